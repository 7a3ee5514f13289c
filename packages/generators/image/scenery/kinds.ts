import type { Random } from '@vivify/contract/random'
import { isUnderwater, underwaterWords } from '../motifs/sea-life.ts'
import type { PictureRequest } from '../request.ts'
import type { LightName } from './light.ts'
import { readHour, readWeather, type Hour } from './weather.ts'

/** The scenes that the scenery presets know. */
export const sceneKinds = [
  'mountains',
  'snow',
  'field',
  'desert',
  'ocean',
  'underwater',
  'beach',
  'sky',
  'road',
  'night',
  'storm',
  'city',
  'forest',
  'space',
  'room',
  'garden',
  'sunrise',
] as const

export type SceneKind = (typeof sceneKinds)[number]

// One row per scene: the words that mean it, from hints and prompts alike.
const sceneWords: Record<SceneKind, string> = {
  mountains:
    'mountains mountain alps lake peak hill hills valley river hike hiking climb climbing summit cliff volcano',
  snow: 'snow snowy winter ice arctic glacier christmas ski skiing frozen cold polar',
  field: 'field fields farm meadow grass countryside prairie park spring horse cow wheat savanna',
  desert: 'desert dune dunes sand sahara canyon camel egypt pyramid mars cactus',
  underwater: [...underwaterWords].join(' '),
  ocean: 'ocean sea water wave waves island boat ship sail whale fish lighthouse harbor',
  beach: 'beach summer vacation holiday tropical surf coast shore palm',
  sky: 'sky cloud clouds heaven flight fly airplane plane balloon dream dreams bird',
  road: 'road street highway drive car travel trip journey route race truck motorcycle',
  night: 'night stars moon midnight aurora camp camping sleep dark',
  storm: 'storm rain thunder lightning hurricane tornado weather war battle crisis',
  city: 'city town skyline urban office building business finance money market downtown stadium street',
  forest: 'forest woods tree trees jungle nature wolf bear deer mystery wild',
  space: 'space galaxy planet nebula universe cosmos rocket astronaut star orbit moonbase alien',
  room: 'room interior home house desk study library kitchen studio bedroom museum stage classroom lab gym cafe school',
  garden: 'garden flower flowers plants food bloom herbs kitchen bokeh picnic',
  sunrise: 'sunrise sunset dawn dusk morning horizon hope mist fog calm',
}

/** Scenes that suit a mood when neither hint nor words name one. */
const moodScenes: Record<string, readonly SceneKind[]> = {
  calm: ['sunrise', 'ocean', 'mountains', 'sky'],
  dramatic: ['storm', 'mountains', 'desert', 'city'],
  mysterious: ['forest', 'night', 'space', 'room'],
  dark: ['forest', 'night', 'storm', 'room'],
  happy: ['field', 'beach', 'garden', 'sky'],
  upbeat: ['beach', 'field', 'city', 'road'],
  energetic: ['city', 'road', 'mountains', 'storm'],
  inspiring: ['mountains', 'sunrise', 'sky', 'road'],
}

const anyScenes: readonly SceneKind[] = [
  'mountains',
  'sunrise',
  'city',
  'ocean',
  'night',
  'road',
  'sky',
  'field',
  'room',
]

/** Chooses the scene: the hint first, then the words of the prompt, then the mood, then the seed. */
export function chooseScene(request: PictureRequest, random: Random): SceneKind {
  const hinted = sceneOfWord(request.motif.sceneHint)
  if (isUnderwater(request)) return 'underwater'
  if (hinted !== undefined) return hinted
  for (const word of request.words) {
    const scene = sceneOfWord(word)
    if (scene !== undefined) return scene
  }
  return random.pick(moodScenes[request.mood] ?? anyScenes)
}

/** The scene that a word names, or undefined. */
export function sceneOfWord(word: string): SceneKind | undefined {
  const wanted = word.trim().toLowerCase()
  if (wanted === '') return undefined
  return (
    sceneKinds.find((kind) => kind === wanted) ??
    sceneKinds.find((kind) => sceneWords[kind].split(' ').includes(wanted))
  )
}

const darkLights: readonly LightName[] = ['moonlit', 'blueHour', 'storm', 'abyss']

// Lights that look right in each scene, the best twice.
const sceneLights: Record<SceneKind, readonly LightName[]> = {
  mountains: ['golden', 'ember', 'violet', 'moonlit', 'mist', 'teal', 'blueHour'],
  snow: ['violet', 'moonlit', 'blueHour', 'golden', 'day'],
  field: ['golden', 'golden', 'violet', 'teal', 'ember', 'day'],
  desert: ['golden', 'ember', 'violet', 'moonlit', 'teal'],
  ocean: ['golden', 'ember', 'violet', 'moonlit', 'blueHour', 'teal'],
  underwater: ['reef', 'reef', 'abyss', 'lagoon'],
  beach: ['golden', 'ember', 'violet', 'blueHour', 'teal'],
  sky: ['golden', 'violet', 'ember', 'blueHour', 'moonlit', 'day'],
  road: ['golden', 'ember', 'violet', 'teal', 'blueHour'],
  night: ['moonlit', 'aurora', 'moonlit'],
  storm: ['storm', 'storm', 'teal'],
  city: ['blueHour', 'ember', 'violet', 'moonlit', 'blueHour', 'teal'],
  forest: ['golden', 'mist', 'teal', 'moonlit', 'blueHour'],
  space: ['moonlit'],
  room: ['golden', 'golden', 'ember', 'violet', 'teal', 'moonlit'],
  garden: ['golden', 'golden', 'violet', 'teal'],
  sunrise: ['golden', 'ember', 'violet', 'mist', 'teal'],
}

const hourLights: Record<Hour | 'any', readonly LightName[]> = {
  night: ['moonlit'],
  sunset: ['ember', 'violet', 'golden'],
  sunrise: ['golden', 'mist'],
  day: ['day', 'teal'],
  any: [],
}

/** Scenes without a visible time of day or weather. */
const hourless: ReadonlySet<SceneKind> = new Set(['space', 'underwater'])

/** Under water the hour only shows in how deep the light reaches. */
function underwaterLight(hour: Hour | undefined): LightName | undefined {
  if (hour === undefined) return undefined
  return hour === 'night' ? 'abyss' : hour === 'day' ? 'lagoon' : 'reef'
}

/** Chooses a light for a scene; words such as "night" or "sunset" and dark moods narrow the choice. */
export function chooseLight(request: PictureRequest, kind: SceneKind, random: Random): LightName {
  const lights = sceneLights[kind]
  const weather = readWeather(request.words)
  const wanted: LightName[] = [...hourLights[readHour(request.words) ?? 'any']]
  if (kind === 'underwater') return underwaterLight(readHour(request.words)) ?? random.pick(lights)
  if (request.words.some((word) => word === 'aurora' || word === 'northern')) wanted.splice(0, 9, 'aurora')
  else if (weather === 'storm' || weather === 'rain') wanted.splice(0, 9, 'storm')
  if (wanted.length > 0 && !hourless.has(kind)) return random.pick(wanted)
  if (request.mood === 'dark' || request.mood === 'mysterious') {
    const dark = lights.filter((light) => darkLights.includes(light))
    if (dark.length > 0) return random.pick(dark)
  }
  return random.pick(lights)
}
