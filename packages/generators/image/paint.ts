// The entry point of the built-in pictures: takes a prompt and a preset, returns a finished surface. Needs no key and
// no network.

import { createRandom, hashText } from '@vivify/contract/random'
import type { PresetStyle } from '@vivify/contract/project'
import { AppError, assertNever } from '@vivify/contract/errors'
import type { Studio, Surface } from '@vivify/timeline/ports'
import { composeFront } from './group/front.ts'
import { composeGroup, motifsOf } from './group/compose-group.ts'
import { findMotif, type FoundMotif } from './motifs/find-motif.ts'
import { loadMotifOutlines } from './motifs/outlines.ts'
import { paletteColors } from './motifs/palettes.ts'
import { splitWords } from './motifs/words.ts'
import { paintAbstract } from './objects/abstract.ts'
import { paintClaymation } from './objects/claymation.ts'
import { paintToy } from './objects/toy.ts'
import { crowdGround } from './places/crowd.ts'
import type { GroupShape, PictureMotif, PictureRequest, Shot, StopSignal, MotifOutline } from './request.ts'
import { isBuilt, openScene, type BuiltPlace, type PlaceName } from './understand/words/places/places.ts'
import { nameOf } from './understand/scene/instead-of-usual.ts'
import { isDrawable, placeOf, reportLost, sayWhatIsSeen, sceneWords } from './understand/scene/scene.ts'
import { drawDrift, drifts, turnLeaves } from './scenery/drift.ts'
import { drawFog } from './scenery/fog.ts'
import { drawNear, nearOf } from './scenery/near.ts'
import { drawRained, rained } from './scenery/rained.ts'
import { drawTracks, tracks } from './scenery/tracks.ts'
import { mannerOf } from './scenery/hero.ts'
import { isUnderwater } from './motifs/sea-life.ts'
import { drawFall } from './scenery/fall.ts'
import { drawWaterline } from './scenery/waterline.ts'
import { readHour, readWeather } from './scenery/weather.ts'
import { isUpright, standNearer, surfaceRow } from './shot/framing.ts'
import { standingOn } from './shot/standing.ts'
import { developPicture, paintedSize, seeGroup } from './shot/use-camera.ts'
import type { Camera } from './understand/words/view.ts'
import { showInShot } from './shot/show-in-shot.ts'
import { understandPrompt } from './understand/understand-prompt.ts'
import { isAnimal } from './understand/words/things/things.ts'
import type { Understanding } from './understand/understanding.ts'
import { paintAnime } from './scenery/anime.ts'
import { paintCinematic } from './scenery/cinematic.ts'
import { paintVintageFilm } from './scenery/vintage-film.ts'
import { maxSide, minSide } from './picture-sides.ts'

export interface PaintRequest {
  readonly prompt: string
  /** Subjects, props and colors to leave out, in plain words. */
  readonly negativePrompt?: string
  readonly preset: PresetStyle
  /** Whole pixels within the limits of picture-sides.ts. */
  readonly width: number
  readonly height: number
  readonly seed: number
  readonly mood?: string
  readonly studio: Studio
  /** Present when the picture is one of several of a document. */
  readonly shot?: Shot | undefined
  readonly signal?: StopSignal
}

export interface PaintedPicture {
  readonly surface: Surface
  /** Name of the first subject, or of the place where there is none. */
  readonly motif: string
  /** The words of the prompt that are in the picture; empty when none is. */
  readonly understood: readonly string[]
  /** Words of the prompt for things that are not in the picture. */
  readonly missing: readonly string[]
  /** Five hex colors, dark to light. */
  readonly palette: readonly string[]
}

/**
 * Paints a prompt in a preset. The same prompt, preset, size and seed give the same pixels. Takes about a second at
 * 1024 × 1792 without yielding, so run it in a worker. Throws AppError `bad_input` for impossible sizes, and the reason
 * of `signal` when aborted.
 */
export async function paintPicture(request: PaintRequest): Promise<PaintedPicture> {
  checkSize(request.width)
  checkSize(request.height)
  request.signal?.throwIfAborted()
  const { preset, prompt, width, height, studio, shot: asked, signal } = request
  const exclude = splitWords(request.negativePrompt ?? '')
  const read = understandPrompt(request.prompt, exclude)
  const found = await findMotif(request.prompt, { exclude })
  const named = await loadMotif(found)
  const camera = asked
    ? { ...read.camera, isBust: false, isFront: false, isFar: false, isLow: false }
    : read.camera
  const isNarrow = asked !== undefined && isUpright(request)
  const { motif: arranged, lost } = await arrangeMotif(read, named, {
    studio,
    camera,
    width,
    height,
    isNarrow,
  })
  const seed = hashText(`${preset} ${request.seed} ${prompt.trim().toLowerCase()}`)
  const words = arranged ? sceneWords(read) : splitWords(prompt).filter((word) => !exclude.includes(word))
  const motif = takeShot(arranged ?? named, { shot: asked, studio, seed })
  const hasPeople =
    read.subjects.some(({ kind }) => kind === 'person') && standingOn(placeOf(read)) === undefined
  const shot = asked && motif.group && hasPeople ? standNearer(asked, motif.group, { width, height }) : asked
  const painted = await paintPreset(preset, {
    ...paintedSize({ width, height }, camera),
    seed,
    motif,
    words: shot?.hour && readHour(words) === undefined ? [...words, shot.hour] : words,
    mood: request.mood ?? '',
    studio,
    shot,
    signal,
  })
  const surface = developPicture(painted, camera, { studio, width, height })
  const weather = readWeather(words)
  if (weather && lacksFall(preset, motif, words))
    drawFall(surface, weather === 'snow' ? 'snow' : 'rain', createRandom(seed).fork('weather'))
  if (words.includes('crowd') && motif.isPlaceOnly && !motif.place)
    crowdGround(surface, createRandom(seed).fork('crowd'))
  if (words.includes(tracks)) drawTracks(surface, !motif.isPlaceOnly, createRandom(seed).fork(tracks))
  const near = isNarrow ? nearOf(motif) : undefined
  if (near && preset !== 'Abstract') drawNear(surface, near, studio, createRandom(seed).fork('near'))
  layAirOver(surface, words, { seed, place: motif.place })
  if (motif.place === 'waterline')
    drawWaterline(surface, surfaceRow, preset === 'Vintage Film', createRandom(seed).fork('waterline'))
  if (words.includes('smoke')) drawFog(surface, true, 0.75)
  if (words.includes('haze')) drawFog(surface, read.air.includes('night'), 0.5)
  if (words.includes('fog'))
    drawFog(surface, read.air.includes('night'), preset === 'Vintage Film' ? 0.55 : 0.74)
  return {
    surface,
    motif: motif.name,
    ...sayWhatIsSeen(preset, reportLost(read, lost)),
    palette: motif.palette,
  }
}

/** The season of the words, and what drifts or hangs in their air. */
function layAirOver(
  surface: Surface,
  words: readonly string[],
  { seed, place }: { seed: number; place: BuiltPlace | undefined },
): void {
  const random = createRandom(seed).fork('drift')
  // The park of autumn is painted in its colors.
  if (words.includes('autumn') && place !== 'autumn park') {
    turnLeaves(surface)
    drawDrift(surface, 'leaves', random)
  }
  if (words.includes('spring')) drawDrift(surface, 'petals', random)
  for (const drift of drifts) if (words.includes(drift)) drawDrift(surface, drift, random.fork(drift))
  for (const what of rained) if (words.includes(what)) drawRained(surface, what, random.fork(what))
}

function checkSize(side: number): void {
  if (Number.isInteger(side) && side >= minSide && side <= maxSide) return
  throw new AppError(
    'bad_input',
    `A picture side must be ${minSide} to ${maxSide} whole pixels, not ${side}.`,
  )
}

interface Arranged {
  /** Undefined when the prompt names neither a subject nor a place. */
  readonly motif: PictureMotif | undefined
  /** Words for relations that the arrangement doesn't show. */
  readonly lost: readonly string[]
}

/** True for a picture whose style draws no rain or snow of its own there; the drops of a toy set are out of focus. */
function lacksFall(preset: PresetStyle, motif: PictureMotif, words: readonly string[]): boolean {
  if (motif.place) return preset === 'Pixar' || preset === 'Claymation' || preset === 'Vintage Film'
  return preset === 'Pixar' && !/^(?:room|space)$/.test(motif.sceneHint) && !isUnderwater({ motif, words })
}

/** The subjects and the place that the prompt names. */
async function arrangeMotif(
  read: Understanding,
  named: PictureMotif,
  {
    studio,
    camera,
    isNarrow,
    ...size
  }: { studio: Studio; camera: Camera; width: number; height: number; isNarrow: boolean },
): Promise<Arranged> {
  if (!isDrawable(read)) return { motif: undefined, lost: [] }
  const outlines = await loadMotifOutlines(motifsOf(read))
  const outlineOf = (name: string): MotifOutline | undefined => outlines.get(name)
  const front = camera.isFront ? composeFront(read, studio, outlineOf, size) : undefined
  const group = front ?? composeGroup(read, studio, outlineOf, isNarrow)
  const place = placeOf(read)
  const shape = front ?? (group && 'members' in group ? seeGroup(group, camera, studio, size) : undefined)
  const motif: PictureMotif = {
    name: read.subjects[0] ? nameOf(read.subjects[0]) : place.replaceAll(' ', '-'),
    category: named.category,
    outline: shape?.outline,
    group: shape && {
      ...shape.group,
      isSmall: isSmallInPlace(read),
      isTiny: isTinyAlone(read),
      isForTable: isForTable(read),
      ...standIn(place, size, shape.group),
      ...landOn(place, read, shape.group),
    },
    isPlaceOnly: group === undefined,
    extras: [],
    palette: named.palette,
    ...(isBuilt(place) ? { place, sceneHint: 'room' } : { sceneHint: openScene(place).sceneHint }),
  }
  return { motif, lost: group?.lost ?? [] }
}

/** Where feet are in a place that is stood upon, and how broad its top is. */
function standIn(
  place: PlaceName,
  size: { width: number; height: number },
  { reach = 1, isBust }: GroupShape,
): Pick<GroupShape, 'stand' | 'reach'> {
  const standing = isBust ? undefined : standingOn(place)
  return standing
    ? { stand: standing.foot[isUpright(size) ? 1 : 0], reach: reach * standing.reach }
    : { reach }
}

/** Birds on a summit have landed there. */
function landOn(
  place: PlaceName,
  { drawn, subjects }: Understanding,
  { bearing }: GroupShape,
): Pick<GroupShape, 'bearing'> {
  const isOnLand = /^(?:hilltop|iceberg|islet|sea rock|mountain top|cliff)$/.test(place)
  const isFlying = drawn.some((word) =>
    /\b(?:over|above|flying|flies|soaring|hovering|gliding|landing)\b/.test(word),
  )
  const isBeast = subjects.every((subject) => subject.kind === 'thing' && isAnimal(subject.thing.motif))
  // Seals on the ice swim in nothing.
  const isDry = bearing === 'water' && /^(?:snow|field|desert|road|forest|city)$/.test(place)
  return { bearing: isDry || (bearing === 'air' && isOnLand && isBeast && !isFlying) ? 'ground' : bearing }
}

function isSmallInPlace({ subjects: [only, ...others], place }: Understanding): boolean {
  const isSmall = only?.kind === 'thing' && only.thing.meters * only.size < maxSmallMeters
  return isSmall && others.length === 0 && place !== undefined && isBuilt(place)
}

const maxSmallMeters = 1.2

/** True for cups and phones, not for who or what stands on its own feet. */
function isForTable({ subjects }: Understanding): boolean {
  return subjects.every(
    (subject) =>
      subject.kind === 'thing' &&
      !isAnimal(subject.thing.motif) &&
      subject.thing.meters * subject.size < maxTableMeters,
  )
}

const maxTableMeters = 0.7

/** "A tiny house on a hill", "a small boat on the sea". */
function isTinyAlone({ subjects: [only, ...others], place }: Understanding): boolean {
  return only !== undefined && others.length === 0 && place !== undefined && only.size < tinySize
}

const tinySize = 0.7

/** The subject as its shot shows it; a place without a subject stays as it is. */
function takeShot(
  motif: PictureMotif,
  { shot, studio, seed }: { shot: Shot | undefined; studio: Studio; seed: number },
): PictureMotif {
  const bearing = mannerOf(motif)
  if (!shot || !motif.outline || bearing === 'none') return motif
  const random = createRandom(seed).fork('shot')
  const { outline, group } = showInShot({ outline: motif.outline, bearing }, shot.view, { studio, random })
  return {
    ...motif,
    outline,
    group: { ...group, isForTable: motif.group?.isForTable === true },
    extras: [],
  }
}

async function loadMotif(found: FoundMotif): Promise<PictureMotif> {
  const outlines = await loadMotifOutlines([found.name, ...found.extras])
  return {
    name: found.name,
    category: found.category,
    outline: outlines.get(found.name),
    extras: found.extras.flatMap((name) => {
      const outline = outlines.get(name)
      return outline ? [{ name, outline }] : []
    }),
    palette: paletteColors(found.palette),
    sceneHint: found.sceneHint,
  }
}

async function paintPreset(preset: PresetStyle, request: PictureRequest): Promise<Surface> {
  switch (preset) {
    case 'Cinematic':
      return paintCinematic(request)
    case 'Anime':
      return paintAnime(request)
    case 'Vintage Film':
      return paintVintageFilm(request)
    case 'Pixar':
      return paintToy(request)
    case 'Claymation':
      return paintClaymation(request)
    case 'Abstract':
      return paintAbstract(request)
    default:
      return assertNever(preset)
  }
}
