// Words for times of day, weather, seasons and what drifts through the air.

import { indexPhrases } from './index-phrases.ts'

/** Times of day and weather: the word that the painters know, then words for it. */
const airRows: readonly (readonly [air: string, words: string])[] = [
  [
    'night',
    'night, at night, midnight, moonlight, moonlit, dark, nighttime, nocturnal, starry night, starry sky, milky way, stars, night sky, full of stars, under the stars, three in the morning, 3 am, 3am, 2am, 2 am, 4am, 1am, 11pm, late at night, after dark, darkness, starry, blue hour, at blue hour, the blue hour, nightfall, at nightfall',
  ],
  [
    'day',
    'day, summer day, summer afternoon, hot summer day, noon, midday, daytime, daylight, broad daylight, at noon, sunny day, summer, in summer, sunny, bright sunshine, sunshine, in the sun, under the sun, in the sunlight, sunlight, in the sunshine, under a blazing sun, afternoon, blue sky',
  ],
  [
    'sunset',
    'sunset, dusk, evening, at sunset, golden hour, the golden hour, magic hour, late afternoon, at golden hour, in golden hour, twilight, sundown, golden light, warm evening light',
  ],
  ['sunrise', 'sunrise, dawn, morning, at dawn, daybreak, early morning'],
  ['rain', 'rain, rainy, raining, in the rain, pouring rain, drizzle, rainstorm, downpour, heavy rain'],
  ['storm', 'storm, stormy, thunderstorm, lightning, hurricane, thunder'],
  [
    'snow',
    'snow covered, covered in snow, snowcapped, heavy snow, snowy, snowing, snowfall, blizzard, winter, in the snow, falling snow, snowstorm',
  ],
  [
    'sunlit',
    'sun rays, sunbeams, sun beams, rays of light, light rays, god rays, shafts of light, beams of light, sunlight streaming, sunlight streaming in, rays of sunlight, rays of sun, sunlight streaming through the windows, sunlight streaming through the window',
  ],
  ['smoke', 'smoky, smoke filled, in smoke, full of smoke, in thick smoke, steamy'],
  ['crowd', 'rush hour, at rush hour, in rush hour, during rush hour'],
  [
    'wind',
    'windy, windy day, on a windy day, in the wind, in strong wind, in a strong wind, gusty, breezy, in the breeze, in a gale, against the wind, windswept',
  ],
  ['fog', 'fog, foggy, mist, misty, haze, hazy, in the fog'],
  [
    'autumn',
    'in autumn, in the autumn, autumn, autumnal, in fall, in the fall, fall colors, autumn colors, autumn day',
  ],
  ['spring', 'spring, in spring, in the spring, springtime, spring day'],
  [
    'leaves',
    'falling leaves, leaves falling, swirling leaves, leaves swirling, leaves in the wind, falling autumn leaves, leaves in the air',
  ],
  [
    'petals',
    'petals, falling petals, petals falling, rose petals falling, falling rose petals, raining petals, raining rose petals, rain of petals, rain of rose petals, shower of petals, rose petals, flower petals, cherry blossom petals, falling cherry blossoms',
  ],
  [
    'confetti',
    'confetti, falling confetti, confetti falling, colorful confetti, in confetti, confetti in the air, confetti everywhere',
  ],
  [
    'fireflies',
    'fireflies, glowing fireflies, floating lights, glowing dots, magic particles, glowing particles, sparkles, magical sparkles',
  ],
  [
    'meteors',
    'meteor shower, meteor showers, shower of meteors, shooting stars, falling stars, rain of meteors, meteors falling, falling meteors',
  ],
  [
    'dust cloud',
    'in the dust, through dust, through the dust, cloud of dust, clouds of dust, in a cloud of dust, through a cloud of dust, in dust, dust clouds, kicking up dust, raising dust, in a dust storm, in a sandstorm, through a sandstorm, dust in the air',
  ],
  ['embers', 'embers, glowing embers, sparks, flying sparks, sparks flying, ashes, burning embers'],
  [
    'candles',
    'by candlelight, in candlelight, in the candlelight, in candle light, by candle light, by the light of a candle, by the light of candles, by the light of one candle, by the glow of a candle',
  ],
  [
    'string lights',
    'string lights, fairy lights, christmas lights, party lights, strings of lights, hanging lights, garland of lights, festoon lights',
  ],
]

/** What falls from the sky in stories, and how it is named. */
const rainedRows: readonly (readonly [air: string, names: readonly string[]])[] = [
  [
    'falling money',
    ['money', 'cash', 'dollar bills', 'dollars', 'bills', 'banknotes', 'bank notes', 'dollar notes', 'notes'],
  ],
  ['falling coins', ['coins', 'gold coins', 'golden coins', 'gold', 'pennies']],
  ['falling hearts', ['hearts', 'red hearts', 'love']],
  ['falling stars', ['golden stars', 'gold stars', 'yellow stars']],
  ['falling papers', ['papers', 'paper', 'documents', 'pages', 'paperwork', 'sheets of paper', 'resumes']],
  ['falling feathers', ['feathers', 'white feathers']],
  ['falling books', ['books']],
  ['falling letters', ['letters', 'envelopes', 'love letters', 'mail']],
  ['floating bubbles', ['bubbles', 'soap bubbles']],
]

/** True for the word of the air for things that fall. */
export function isRained(air: string): boolean {
  return rainedRows.some(([own]) => own === air)
}

/** All that a text says of things that fall: "a storm of money", "coins raining from the sky". */
function sayRained(name: string): string {
  return [
    ...[
      'rain',
      'storm',
      'shower',
      'whirlwind',
      'tornado',
      'hurricane',
      'blizzard',
      'flurry',
      'rainstorm',
    ].map((lead) => `${lead} of ${name}`),
    ...[
      'falling',
      'fall',
      'are falling',
      'is falling',
      'raining',
      'rain',
      'rain down',
      'rain from the sky',
      'fall from the sky',
      'are raining',
      'are flying everywhere',
      'fly everywhere',
      'raining down',
      'falling down',
      'falling from the sky',
      'raining from the sky',
      'falling from above',
      'flying everywhere',
      'flying around',
      'flying through the air',
      'flying all around',
      'falling everywhere',
      'swirling',
      'floating everywhere',
      'in the air',
    ].map((end) => `${name} ${end}`),
    `falling ${name}`,
    `raining ${name}`,
    `swirling ${name}`,
    `flying ${name}`,
  ].join(', ')
}

export const airWords: ReadonlyMap<string, string> = indexPhrases([
  ...airRows,
  ...rainedRows.map(([air, names]) => [air, names.map(sayRained).join(', ')] as const),
])
