// The Claymation preset: the subject modeled in plasticine on a small handmade set.

import { paintPath } from './paths.ts'
import { createRandom, type Random } from '@vivify/contract/random'
import type { Surface } from '@vivify/timeline/ports'
import { loadMotifOutlines } from '../motifs/outlines.ts'
import { mixColor, shiftColor } from '../raster/color.ts'
import { finishRaster } from '../raster/finish.ts'
import { createNoise } from '../raster/noise.ts'
import type { MotifOutline, PictureRequest } from '../request.ts'
import { paintBuiltSet } from './built-set.ts'
import { paintBackdrop, paintSet, roughen } from './dressing.ts'
import { composePlaces, measureFrame, placeGroup, type Composition, type Place } from './layout.ts'
import { clayMaterial, direction, type Light } from './look.ts'
import { paintPedestal, paintPlace, paintString } from './place.ts'
import { isOnItsOwn } from '../shot/framing.ts'
import type { SetStage } from './set-stage.ts'
import { chooseSet, varySet, type PictureSet } from './sets.ts'
import type { Workshop } from './solid.ts'

const compositions: readonly Composition[] = [
  'center',
  'offset',
  'pedestal',
  'parade',
  'hanging',
  'closeup',
  'circle',
]

/** Paints a subject in clay. Equal requests give equal pixels. Throws the reason of `signal` when aborted. */
export async function paintClaymation(request: PictureRequest): Promise<Surface> {
  const random = createRandom(request.seed).fork('claymation')
  const isPlain = request.motif.group !== undefined || request.motif.isPlaceOnly === true
  const frame = measureFrame(request, isPlain && isOnItsOwn(request))
  const place = chooseSet(request)
  const set = varySet(place, random.fork('colors'))
  const workshop: Workshop = {
    studio: request.studio,
    light: chooseLight(set, random.fork('light')),
    noise: createNoise(random.fork('noise')),
    unit: frame.unit,
  }
  const growth = await loadMotifOutlines(set.growth)
  const composition = isPlain ? 'center' : random.fork('composition').pick(compositions)
  const built = request.motif.place
  const raster = built
    ? paintBuiltSet(request, built, frame, random)
    : paintBackdrop(frame, set, workshop, 0.05)
  if (built) roughen(raster, workshop, 0.09)
  const stage: SetStage = {
    raster,
    frame,
    set,
    workshop,
    random: random.fork('set'),
    material: clayMaterial,
    growth: [...growth.values()],
    isAirTaken: composition === 'hanging' || composition === 'circle' || composition === 'pedestal',
  }
  if (!built) paintSet(stage)
  paintPath(stage, request)
  request.signal?.throwIfAborted()
  paintSubjects(stage, request, composition, random.fork('subjects'))
  request.signal?.throwIfAborted()
  return finishRaster(raster, request.studio, random.fork('finish'), {
    bloom: 0.14,
    bloomThreshold: 0.74,
    vignette: 0.32,
    grain: 0.016,
    saturation: 1.1,
    contrast: 1.06,
  })
}

function paintSubjects(
  stage: SetStage,
  request: PictureRequest,
  composition: Composition,
  random: Random,
): void {
  const { frame, set } = stage
  const outlines: (MotifOutline | undefined)[] = [
    request.motif.outline,
    ...request.motif.extras.map(({ outline }) => outline),
  ]
  const { group } = request.motif
  const places = group
    ? [placeGroup(frame, group, random, request.shot)]
    : composePlaces(composition, frame, random, request.motif.extras.length)
  if (composition === 'pedestal') {
    const radius = frame.heroSize * 0.4
    paintPedestal(
      stage,
      {
        x: frame.width / 2,
        top: frame.heroBase - frame.heroSize * 0.17,
        radius,
        height: frame.heroSize * 0.16,
      },
      shiftColor(mixColor(set.ground, set.accent, 0.55), { lightness: 0.06 }),
    )
  }
  for (const [index, place] of places.entries()) {
    const outline = outlines[place.motifIndex]
    if (!outline) continue
    if (place.role === 'hanging') paintString(stage, place)
    paintPlace(stage, outline, place, {
      phase: index * 13 + random.between(0, 9),
      isOnPedestal: isOnPedestal(composition, place),
    })
    request.signal?.throwIfAborted()
  }
}

function isOnPedestal(composition: Composition, place: Place): boolean {
  return composition === 'pedestal' && place.role === 'hero'
}

/** One key light from the upper left or right; warm by day, cool by night. */
function chooseLight(set: PictureSet, random: Random): Light {
  const side = random.chance(0.5) ? 1 : -1
  return {
    key: direction(side * random.between(0.42, 0.58), -random.between(0.58, 0.7), 0.66),
    keyColor: set.isDark ? [0.98, 1, 1.08] : [1.06, 1, 0.92],
    keyStrength: set.isDark ? 0.76 : 0.82,
    skyColor: mixColor(set.skyTop, [1, 1, 1], 0.6),
    bounceColor: mixColor(set.ground, [0.9, 0.85, 0.85], 0.5),
    ambientStrength: set.isDark ? 0.38 : 0.44,
    rimColor: mixColor(set.skyBottom, [1, 1, 1], 0.4),
  }
}
