// What a mood of a place asks of its hour and weather, where a text names neither: what is haunted is seen at night.

import { isIndoors, type PlaceName } from '../words/places/places.ts'
import type { Token } from '../token.ts'

const moods: readonly (readonly [words: RegExp, air: readonly string[]])[] = [
  [/^(?:haunted|spooky|creepy|scary|sinister|eerie|horror|cursed|nightmare|terrifying)$/, ['night', 'moon']],
  [/^(?:abandoned|mysterious|bleak|desolate|ominous|forsaken|gloomy)$/, ['haze']],
  [/^neon$/, ['night']],
  [/^(?:cozy|cosy|romantic|dreamy|nostalgic)$/, ['sunset']],
]

const hours = /^(?:night|sunset|sunrise|day|moon|autumn|spring|sunlit)$/
const weathers = /^(?:rain|storm|snow|fog|smoke|haze)$/
/** Places whose drawing has a light of its own. */
const lit =
  /underwater|space|moon|mars|cave|volcano|aurora|neon|city at night|lantern|enchanted|haunted|desert|beach/

export function airOfMood(
  tokens: readonly Token[],
  air: readonly string[],
  place: PlaceName,
): readonly string[] {
  const words = tokens
    .filter(
      ({ kind }) =>
        kind === 'quality' || kind === 'silent' || kind === 'thing' || kind === 'air' || kind === 'place',
    )
    .flatMap((token) => token.words)
  const found = moods.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1]
  if (!found || isIndoors(place) || lit.test(place)) return air
  const hasHour = air.some((each) => hours.test(each))
  const hasWeather = air.some((each) => weathers.test(each))
  const isNight = found.includes('night')
  return [
    ...air,
    ...found.filter((each) =>
      hours.test(each) ? !hasHour && !hasWeather : !hasWeather && (!hasHour || isNight),
    ),
  ]
}

/** Words of moods that the night shows. */
export function moodWordsOf(
  tokens: readonly Token[],
  air: readonly string[],
  place: PlaceName,
): ReadonlySet<string> {
  const isNight = airOfMood(tokens, air, place).includes('night')
  const words = tokens.map((token) => token.words.join(' '))
  return new Set(isNight && !isIndoors(place) ? words.filter((word) => moods[0]![0].test(word)) : [])
}
