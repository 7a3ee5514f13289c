import type { Random } from '@vivify/contract/random'
import type { SceneKind } from '../kinds.ts'
import { readHour, readWeather } from '../weather.ts'
import type { AnimeTime } from './palette.ts'

/** Scenes that Anime draws; every scene word leads to one of them. */
export type AnimeScene =
  | 'meadow'
  | 'town'
  | 'sea'
  | 'night'
  | 'sakura'
  | 'roof'
  | 'lake'
  | 'shrine'
  | 'towers'
  | 'forest'
  | 'snow'
  | 'road'
  | 'clouds'
  | 'room'
  | 'reef'
  | 'dunes'

/** More than one only where each shows what the word says. */
const sceneChoices: Record<SceneKind, readonly AnimeScene[]> = {
  mountains: ['lake'],
  snow: ['snow'],
  field: ['meadow', 'meadow', 'sakura'],
  desert: ['dunes'],
  ocean: ['sea'],
  underwater: ['reef'],
  beach: ['sea'],
  sky: ['clouds'],
  road: ['road'],
  night: ['night', 'night', 'roof'],
  storm: ['roof', 'town', 'sea'],
  city: ['towers', 'town', 'roof'],
  forest: ['forest'],
  space: ['clouds'],
  room: ['room'],
  garden: ['sakura', 'meadow'],
  sunrise: ['lake', 'clouds', 'sea', 'meadow', 'shrine'],
}

const sceneTimes: Record<AnimeScene, readonly AnimeTime[]> = {
  meadow: ['noon', 'noon', 'golden', 'sunset', 'spring'],
  town: ['noon', 'golden', 'sunset', 'twilight', 'night'],
  sea: ['noon', 'noon', 'sunset', 'twilight', 'golden'],
  night: ['night', 'night', 'twilight'],
  sakura: ['spring', 'spring', 'golden', 'twilight'],
  roof: ['sunset', 'twilight', 'noon', 'night'],
  lake: ['noon', 'sunset', 'spring', 'twilight', 'golden'],
  shrine: ['sunset', 'twilight', 'spring', 'golden', 'night'],
  towers: ['noon', 'sunset', 'twilight', 'night', 'golden'],
  forest: ['noon', 'golden', 'night', 'spring'],
  snow: ['winter', 'winter', 'night', 'twilight'],
  road: ['noon', 'sunset', 'golden', 'twilight', 'spring'],
  clouds: ['noon', 'sunset', 'twilight', 'golden', 'night'],
  room: ['noon', 'sunset', 'golden', 'twilight'],
  reef: ['noon', 'noon', 'spring', 'twilight'],
  dunes: ['noon', 'golden', 'sunset', 'twilight', 'night'],
}

/** Chooses scene and time of day; words and dark moods favor evening and night. */
export function chooseAnimeScene(
  kind: SceneKind,
  words: readonly string[],
  mood: string,
  random: Random,
): { scene: AnimeScene; time: AnimeTime } {
  const usual = random.pick(sceneChoices[kind])
  // Nobody stands on the water before a summit.
  const scene = usual === 'lake' && words.includes('summit') ? 'meadow' : usual
  const times = sceneTimes[scene]
  if (scene === 'reef') return { scene, time: random.pick(times) }
  const weather = readWeather(words)
  const hour = readHour(words)
  if (hour === 'night') return { scene, time: 'night' }
  if (kind === 'space' || kind === 'night')
    return { scene, time: random.pick(['night', 'night', 'twilight']) }
  if (weather === 'storm' || weather === 'rain' || kind === 'storm') return { scene, time: 'storm' }
  if (hour === 'sunset') return { scene, time: random.pick(['sunset', 'twilight']) }
  if (hour === 'sunrise') return { scene, time: 'golden' }
  if (hour === 'day' && weather !== 'snow') return { scene, time: times[0]! }
  if (weather === 'snow') return { scene, time: 'winter' }
  if (mood === 'dark' || mood === 'mysterious') {
    const late = times.filter((time) => time === 'night' || time === 'twilight' || time === 'sunset')
    if (late.length > 0) return { scene, time: random.pick(late) }
  }
  return { scene, time: random.pick(times) }
}
