import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { captionStyles, formats, themes, visualStyles } from '@vivify/contract/project'
import { isInside } from '../layout/frame.ts'
import { createNodeStudio } from '../node/studio.ts'
import type { Context2D, Surface } from '../ports.ts'
import { settledFrames } from '../report/delivery-report.ts'
import { createTextFinder } from '../report/text-boxes.ts'
import { buildSampleTimeline } from '../testing.ts'
import { transitionKinds, type Timeline } from '../timeline.ts'
import { createCompositor } from './compositor.ts'
import type { PictureSource } from './environment.ts'
import { createFingerprinter } from './fingerprint.ts'
import { planSegments } from './segment-plan.ts'

const studio = createNodeStudio()
const picture = paintPicture()
const pictures: PictureSource = { picture: () => picture, clipFrame: () => picture }
const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

function paintPicture(): Surface {
  const surface = studio.createSurface(800, 1400)
  const context = surface.getContext('2d')
  const sky = context.createLinearGradient(0, 0, 0, 1400)
  sky.addColorStop(0, '#203a6b')
  sky.addColorStop(1, '#d98a4f')
  context.fillStyle = sky
  context.fillRect(0, 0, 800, 1400)
  return surface
}

/** SHA-256 of the pixels of each frame, drawn in the given order by one compositor. */
function hashFrames(timeline: Timeline, frames: readonly number[]): Map<number, string> {
  const compositor = createCompositor({ timeline, studio, pictures })
  const surface = studio.createSurface(timeline.width, timeline.height)
  const context = surface.getContext('2d')
  const hashes = new Map<number, string>()
  for (const frame of frames) {
    compositor.draw(context, frame)
    const { data } = context.getImageData(0, 0, timeline.width, timeline.height)
    hashes.set(frame, createHash('sha256').update(data).digest('hex'))
  }
  return hashes
}

function nameFrames(timeline: Timeline): string[] {
  const fingerprint = createFingerprinter({ timeline, studio, pictures, digest })
  return Array.from({ length: timeline.frameCount }, (_, frame) => fingerprint(frame))
}

describe('drawing a video', () => {
  test.each(visualStyles)('a frame of %s does not depend on the frames drawn before it', (style) => {
    const timeline = buildSampleTimeline({ style })
    const transition = timeline.scenes[1]!.startFrame + 3
    const frames = [5, 40, transition, timeline.frameCount - 1]
    const forwards = hashFrames(timeline, frames)
    const backwards = hashFrames(timeline, frames.toReversed())
    for (const frame of frames) expect(backwards.get(frame)).toBe(forwards.get(frame))
    expect(new Set(forwards.values()).size).toBe(frames.length)
  })

  // At 720, a layout unit is two thirds of a pixel, so an edge may fall inside a pixel.
  test.each(transitionKinds)('a %s redraws every pixel, at any size', (kind) => {
    for (const resolution of [720, 1080] as const) {
      const timeline = buildSampleTimeline({ style: 'Kinetic Text', resolution })
      const scene = timeline.scenes[1]!
      scene.transition = { kind, frames: kind === 'cut' ? 0 : 8 }
      const frames = Array.from({ length: 9 }, (_, index) => scene.startFrame + index)
      const forwards = hashFrames(timeline, frames)
      const backwards = hashFrames(timeline, frames.toReversed())
      for (const frame of frames) expect(backwards.get(frame)).toBe(forwards.get(frame))
    }
  })

  test('two seeds give two videos', () => {
    const frames = [20, 90, 150]
    const one = hashFrames(buildSampleTimeline({ seed: 1 }), frames)
    const other = hashFrames(buildSampleTimeline({ seed: 2 }), frames)
    for (const frame of frames) expect(other.get(frame)).not.toBe(one.get(frame))
  })

  test('a frame outside the video is refused', () => {
    const timeline = buildSampleTimeline()
    const compositor = createCompositor({ timeline, studio, pictures })
    const context = studio.createSurface(timeline.width, timeline.height).getContext('2d')
    expect(() => compositor.draw(context, timeline.frameCount)).toThrow(RangeError)
  })
})

describe('layers over the visual', () => {
  test.each(captionStyles.flatMap((captions) => formats.map((format) => [captions, format] as const)))(
    'stays inside the rows named for it: %s captions, %s',
    (captions, format) => {
      const timeline = buildSampleTimeline({
        captions,
        format,
        style: 'AI Generation',
        brand: { watermark: '@vivify', logoAsset: 'logo' },
      })
      const { width, height, scenes } = timeline
      const compositor = createCompositor({ timeline, studio, pictures })
      const context = studio.createSurface(width, height).getContext('2d')
      for (const frame of [2, 40, 73, scenes[2]!.startFrame + 30]) {
        for (const { top, bottom, draw } of compositor.overRuns(frame)) {
          context.setTransform(1, 0, 0, 1, 0, 0)
          context.clearRect(0, 0, width, height)
          // Moved down, so that there is room above and below the run.
          draw(moveDown(context, top))
          const inked = findInkedRows(context, width, height)
          expect(inked.length, `frame ${frame}`).toBeGreaterThan(0)
          expect(inked[0], `frame ${frame}`).toBeGreaterThanOrEqual(top)
          expect(inked.at(-1), `frame ${frame}`).toBeLessThan(bottom)
        }
      }
    },
  )

  test('together with the still, they make the whole frame', () => {
    const timeline = buildSampleTimeline({ style: 'AI Generation' })
    const compositor = createCompositor({ timeline, studio, pictures })
    const { width, height } = timeline
    const context = studio.createSurface(width, height).getContext('2d')
    const frame = 25
    const [layer] = compositor.stillLayers(frame)!
    if (layer?.kind !== 'picture') throw new TypeError('A still was wanted')
    const { place } = layer
    context.drawImage(pictures.picture(layer.picture), place.x, place.y, place.width, place.height)
    for (const { top, draw } of compositor.overRuns(frame)) draw(moveDown(context, top))
    const { data } = context.getImageData(0, 0, width, height)
    const digestOfParts = createHash('sha256').update(data).digest('hex')
    expect(digestOfParts).toBe(hashFrames(timeline, [frame]).get(frame))
  })
})

/** A context that draws on another one, `rowCount` rows further down. */
function moveDown(context: Context2D, rowCount: number): Context2D {
  const setTransform: Context2D['setTransform'] = (a, b, c, d, e, f) =>
    context.setTransform(a, b, c, d, e, f + rowCount)
  return new Proxy(context, {
    get(target, property) {
      if (property === 'setTransform') return setTransform
      const value: unknown = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
    set: (target, property, value) => Reflect.set(target, property, value),
  })
}

/** Rows with anything drawn in them. */
function findInkedRows(context: Context2D, width: number, height: number): number[] {
  const { data } = context.getImageData(0, 0, width, height)
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  return Array.from({ length: height }, (_, row) => row).filter((row) =>
    pixels.subarray(row * width, (row + 1) * width).some((pixel) => pixel !== 0),
  )
}

describe('names of frames', () => {
  test('frames with one name have the same pixels; frames with different pixels have different names', () => {
    const timeline = buildSampleTimeline({ style: 'AI Generation', captions: 'Karaoke' })
    const names = nameFrames(timeline)
    const frames = [3, 4, 60, 61, 120, 121]
    const pixels = hashFrames(timeline, frames)
    for (const one of frames) {
      for (const other of frames) {
        expect(names[one] === names[other]).toBe(pixels.get(one) === pixels.get(other))
      }
    }
  })

  test('changing a word keeps the frames of other scenes, even when those scenes move', () => {
    const before = buildSampleTimeline({ style: 'Kinetic Text' })
    const after = buildSampleTimeline({
      scenes: before.scenes.map((scene, index) => ({
        id: scene.id,
        say: scene.words
          .map((word) => word.text)
          .join(' ')
          .replace('holiday.', index === 1 ? 'vacation trip.' : 'holiday.'),
        emphasis: index === 1 ? ['85%'] : [],
        onScreen: index === 0 ? 'Coffee money' : null,
      })),
    })
    const names = [nameFrames(before), nameFrames(after)] as const
    expect(after.scenes[2]!.startFrame).toBeGreaterThan(before.scenes[2]!.startFrame)
    const transition = before.scenes[2]!.transition.frames
    for (let frame = transition; frame < before.scenes[2]!.frameCount; frame++) {
      expect(names[1][after.scenes[2]!.startFrame + frame]).toBe(
        names[0][before.scenes[2]!.startFrame + frame],
      )
    }
    expect(names[1].slice(0, before.scenes[1]!.startFrame)).toEqual(
      names[0].slice(0, before.scenes[1]!.startFrame),
    )
  })

  test('segments cover every frame once and begin with every scene', () => {
    const timeline = buildSampleTimeline()
    const spans = planSegments(timeline)
    let next = 0
    for (const span of spans) {
      expect(span.startFrame).toBe(next)
      next += span.frameCount
    }
    expect(next).toBe(timeline.frameCount)
    const starts = new Set(spans.map((span) => span.startFrame))
    for (const scene of timeline.scenes) expect(starts.has(scene.startFrame)).toBe(true)
  })

  test('a changed word redraws less than half a second before its page', () => {
    const timeline = buildSampleTimeline({ style: 'AI Generation' })
    const starts = planSegments(timeline).map((span) => span.startFrame)
    const pages = timeline.scenes.flatMap((scene) =>
      scene.pages.map((page) => scene.startFrame + Math.floor(page.start * timeline.fps)),
    )
    expect(pages.length).toBeGreaterThan(timeline.scenes.length)
    for (const page of pages) {
      const start = starts.findLast((frame) => frame <= page)!
      expect(page - start).toBeLessThan(timeline.fps / 2)
    }
  })
})

describe('positions of words', () => {
  const seeds = Array.from({ length: 12 }, (_, index) => index + 1)

  test.each(themes.flatMap((theme) => formats.map((format) => [theme, format] as const)))(
    'kinetic words of %s stay inside the safe zone of %s for any seed',
    (theme, format) => {
      for (const seed of seeds) expectInside(buildSampleTimeline({ theme, format, seed }))
    },
  )

  test.each(captionStyles)('%s captions stay inside the safe zone of every format', (captions) => {
    for (const format of formats)
      expectInside(buildSampleTimeline({ captions, format, style: 'AI Generation' }))
  })

  test.each(captionStyles)('%s captions appear within 50 ms of their first word', (captions) => {
    const timeline = buildSampleTimeline({ captions, style: 'AI Generation' })
    const findTexts = createTextFinder({ timeline, studio, pictures })
    for (const scene of timeline.scenes) {
      for (const page of scene.pages) {
        const start = scene.startFrame / timeline.fps + scene.words[page.first]!.start
        const wanted = scene.words[page.first]!.text.toLowerCase()
        const around = Math.round(start * timeline.fps)
        const shown = [around - 2, around - 1, around, around + 1, around + 2].find(
          (frame) =>
            frame >= scene.startFrame &&
            findTexts(frame).some((found) => found.text.toLowerCase() === wanted),
        )
        expect(shown).toBeDefined()
        expect(Math.abs(shown! / timeline.fps - start)).toBeLessThanOrEqual(0.05)
      }
    }
  })
})

function expectInside(timeline: Timeline): void {
  const findTexts = createTextFinder({ timeline, studio, pictures })
  const { safe } = timeline.layout
  const allowed = {
    left: safe.left - 10,
    top: safe.top - 10,
    right: safe.right + 10,
    bottom: safe.bottom + 10,
  }
  for (const frame of settledFrames(timeline)) {
    const outside = findTexts(frame).filter((found) => !isInside(found.box, allowed))
    expect(outside, `frame ${frame}`).toEqual([])
  }
}
