// The "Pixar" preset, shown to users as "3D toy": smooth glossy figures in a studio or a toy landscape with a
// shallow depth of field. It copies no studio's characters.

import { paintPath } from './paths.ts'
import { createRandom, type Random } from '@vivify/contract/random'
import type { Surface } from '@vivify/timeline/ports'
import { loadMotifOutlines } from '../motifs/outlines.ts'
import { mixColor, shiftColor } from '../raster/color.ts'
import { finishRaster } from '../raster/finish.ts'
import { createNoise } from '../raster/noise.ts'
import type { MotifOutline, PictureRequest } from '../request.ts'
import { defocusRows } from './depth.ts'
import { paintBuiltSet } from './built-set.ts'
import { paintBackdrop, paintSet, shadeFloor } from './dressing.ts'
import { composePlaces, measureFrame, placeGroup, type Composition, type Frame } from './layout.ts'
import { direction, toyMaterial, type Light } from './look.ts'
import { paintPedestal, paintPlace } from './place.ts'
import { isOnItsOwn } from '../shot/framing.ts'
import type { SetStage } from './set-stage.ts'
import { chooseSet, varySet, type PictureSet } from './sets.ts'
import type { Workshop } from './solid.ts'
import { drawReflection } from './sprite.ts'
import {
  chooseStudioColors,
  paintForeground,
  paintSeamless,
  paintStudioSet,
  studioAsSet,
  studioKinds,
} from './studio-set.ts'

const compositions: readonly Composition[] = ['center', 'offset', 'pedestal', 'circle', 'closeup', 'parade']

/** Paints a subject as a glossy toy. Equal requests give equal pixels. Throws the reason of `signal` when aborted. */
export async function paintToy(request: PictureRequest): Promise<Surface> {
  const random = createRandom(request.seed).fork('toy')
  const isPlain = request.motif.group !== undefined || request.motif.isPlaceOnly === true
  const frame = measureFrame(request, isPlain && isOnItsOwn(request))
  const composition = isPlain ? 'center' : random.fork('composition').pick(compositions)
  const isStudio =
    request.motif.place === undefined &&
    !request.motif.isPlaceOnly &&
    random.fork('place').chance(request.motif.group ? 0 : isIndoors(request.motif.sceneHint) ? 0.75 : 0.42)
  const stage = isStudio
    ? buildStudio(request, frame, composition, random)
    : await buildLandscape(request, frame, composition, random)
  request.signal?.throwIfAborted()
  paintSubjects(stage, request, composition, isStudio, random.fork('subjects'))
  request.signal?.throwIfAborted()
  return finishRaster(stage.raster, request.studio, random.fork('finish'), {
    bloom: 0.2,
    bloomThreshold: 0.78,
    vignette: 0.28,
    grain: 0.008,
    saturation: 1.12,
    contrast: 1.05,
  })
}

function isIndoors(sceneHint: string): boolean {
  return sceneHint === 'room' || sceneHint === 'city'
}

function buildStudio(
  request: PictureRequest,
  frame: Frame,
  composition: Composition,
  random: Random,
): SetStage {
  const isDark = request.motif.sceneHint === 'night' || request.motif.sceneHint === 'space'
  const kind = isDark ? 'ring' : random.fork('kind').pick(studioKinds)
  const colors = chooseStudioColors(request.motif.palette, kind)
  const set = studioAsSet(colors, kind === 'ring')
  const workshop = openWorkshop(request, set, frame, random)
  const raster = paintSeamless(frame, colors, workshop)
  const stage: SetStage = {
    raster,
    frame,
    set,
    workshop,
    material: toyMaterial,
    random: random.fork('set'),
    isAirTaken: fillsAir(composition),
    growth: [],
  }
  paintStudioSet(stage, kind, colors)
  return stage
}

async function buildLandscape(
  request: PictureRequest,
  frame: Frame,
  composition: Composition,
  random: Random,
): Promise<SetStage> {
  const place = chooseSet(request)
  const set = varySet(place, random.fork('colors'))
  const workshop = openWorkshop(request, set, frame, random)
  const growth = await loadMotifOutlines(set.growth)
  const built = request.motif.place
  const raster = built ? paintBuiltSet(request, built, frame, random) : paintBackdrop(frame, set, workshop, 0)
  const stage: SetStage = {
    raster,
    frame,
    set,
    workshop,
    material: toyMaterial,
    random: random.fork('set'),
    isAirTaken: fillsAir(composition),
    growth: [...growth.values()],
  }
  if (!built) paintSet(stage)
  paintPath(stage, request)
  defocusRows(raster, {
    sharpFrom: frame.heroBase - 50 * frame.unit,
    sharpTo: frame.heroBase + 260 * frame.unit,
    falloff: 240 * frame.unit,
    radius: (request.motif.isPlaceOnly ? 1.5 : 9) * frame.unit,
  })
  return stage
}

function fillsAir(composition: Composition): boolean {
  return composition === 'circle' || composition === 'pedestal'
}

function openWorkshop(request: PictureRequest, set: PictureSet, frame: Frame, random: Random): Workshop {
  return {
    studio: request.studio,
    light: chooseLight(set, random.fork('light')),
    noise: createNoise(random.fork('noise')),
    unit: frame.unit,
  }
}

function paintSubjects(
  stage: SetStage,
  request: PictureRequest,
  composition: Composition,
  isStudio: boolean,
  random: Random,
): void {
  const { frame, set, raster } = stage
  const outlines: (MotifOutline | undefined)[] = [
    request.motif.outline,
    ...request.motif.extras.map(({ outline }) => outline),
  ]
  const { group } = request.motif
  const places = group
    ? [placeGroup(frame, group, random, request.shot)]
    : composePlaces(composition, frame, random, request.motif.extras.length)
  const hasPedestal = composition === 'pedestal'
  if (hasPedestal) {
    paintPedestal(
      stage,
      {
        x: frame.width / 2,
        top: frame.heroBase - frame.heroSize * 0.17,
        radius: frame.heroSize * 0.42,
        height: frame.heroSize * 0.13,
      },
      shiftColor(mixColor(set.ground, set.accent, 0.5), { lightness: 0.04 }),
    )
  }
  for (const [index, place] of places.entries()) {
    const outline = outlines[place.motifIndex]
    if (!outline) continue
    const isRaised = hasPedestal && place.role === 'hero'
    const { sprite, left, top } = paintPlace(stage, outline, place, {
      phase: index * 13,
      isOnPedestal: isRaised,
    })
    if (isStudio && (place.role === 'hero' || place.role === 'side') && !isRaised)
      drawReflection(raster, sprite, left, top - 2 * frame.unit, { strength: 0.3, reach: place.size * 0.42 })
    request.signal?.throwIfAborted()
  }
  if (isStudio) paintForeground(stage, [set.accent, mixColor(set.skyTop, set.accent, 0.4)])
  shadeFloor(raster, frame.heroBase + 30 * frame.unit, 0.22)
}

/** A large soft key from one side, a bright ceiling and a colored edge light. */
function chooseLight(set: PictureSet, random: Random): Light {
  const side = random.chance(0.5) ? 1 : -1
  return {
    key: direction(side * random.between(0.4, 0.56), -random.between(0.56, 0.68), 0.68),
    keyColor: set.isDark ? [1, 0.98, 1.04] : [1.06, 1, 0.94],
    keyStrength: set.isDark ? 0.74 : 0.8,
    skyColor: mixColor(set.skyTop, [1, 1, 1], 0.62),
    bounceColor: mixColor(set.ground, [1, 0.92, 0.9], 0.45),
    ambientStrength: set.isDark ? 0.4 : 0.46,
    rimColor: set.isDark ? mixColor(set.accent, [1, 1, 1], 0.35) : mixColor(set.skyBottom, [1, 1, 1], 0.55),
  }
}
