import { createHash } from 'node:crypto'
import { formats, themes, type ProjectInput } from '@vivify/contract/project'
import { describe, expect, test } from 'vitest'
import { createCompositor } from '../compositor/compositor.ts'
import type { PictureSource } from '../compositor/environment.ts'
import { createFingerprinter } from '../compositor/fingerprint.ts'
import { planSegments } from '../compositor/segment-plan.ts'
import { coverMoments } from '../layers/cover.ts'
import { isInside } from '../layout/frame.ts'
import { contrastRatio } from '../look.ts'
import { createNodeStudio } from '../node/studio.ts'
import { settledFrames } from '../report/delivery-report.ts'
import { createTextFinder } from '../report/text-boxes.ts'
import { buildProject, buildSampleTimeline } from '../testing.ts'
import { buildTimeline, sceneAt, timelineWords, type BookendPictures, type Timeline } from '../timeline.ts'
import { timeForReading } from './reading-times.ts'

const studio = createNodeStudio()
const drawable = studio.createSurface(600, 240)
const pictures: PictureSource = { picture: () => drawable, clipFrame: () => drawable }
const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
const both = { intro: {}, outro: {} } satisfies ProjectInput['brand']

/** Names the segments of a video by what they show. */
function nameSegments(timeline: Timeline): string[] {
  const name = createFingerprinter({ timeline, studio, pictures, digest })
  return planSegments(timeline).map(({ startFrame, frameCount }) =>
    digest(Array.from({ length: frameCount }, (_, frame) => name(startFrame + frame)).join()),
  )
}

function buildWithOwn(brand: ProjectInput['brand'], bookends: BookendPictures): Timeline {
  const project = buildProject({ brand })
  const speech = project.scenes.map(({ id, say }) => {
    return { sceneId: id, ...timeForReading(say), timing: 'estimated' as const }
  })
  return buildTimeline(project, speech, {}, bookends)
}

describe('intro and outro', () => {
  const plain = buildSampleTimeline()
  const full = buildSampleTimeline({ brand: both })

  test('shift words and scenes by two seconds, and lengthen the video by four', () => {
    expect(full.frameCount).toBe(plain.frameCount + 120)
    expect(full.scenes.map(({ startFrame }) => startFrame - 60)).toEqual(
      plain.scenes.map(({ startFrame }) => startFrame),
    )
    const [first] = timelineWords(full)
    expect(first!.start).toBeCloseTo(timelineWords(plain)[0]!.start + 2, 6)
    expect([0, 59, 60, full.frameCount - 60].map((frame) => sceneAt(full, frame).id)).toEqual([
      'intro',
      'intro',
      's0',
      'outro',
    ])
    expect(coverMoments(full, 3)).toEqual(coverMoments(plain, 3).map((frame) => frame + 60))
  })

  test('add their own segments and change no other', () => {
    const before = nameSegments(plain)
    const after = nameSegments(full)
    expect(after.filter((name) => before.includes(name))).toEqual(before)
    expect(after.length).toBeGreaterThan(before.length + 1)
  })

  test('that are turned off change nothing', () => {
    const off = buildSampleTimeline({ brand: { intro: { isOn: false }, outro: { isOn: false, seconds: 9 } } })
    expect(off).toEqual(plain)
  })

  test('show an own clip at its own speed, an own picture, and the card while neither is known', () => {
    const brand = { intro: { asset: 'mine', seconds: 4 }, outro: { asset: 'end' } }
    const clip = { pictures: [], clip: { key: 'clip', durationSeconds: 4 } }
    const own = buildWithOwn(brand, { intro: clip, outro: { pictures: ['end'], clip: null } })
    expect(own.intro).toMatchObject({ frameCount: 120, visual: { kind: 'footage', clip: 'clip' } })
    const { visual } = own.intro!
    expect(visual.kind === 'footage' && visual.clipSeconds).toBeGreaterThanOrEqual(4.3)
    expect(own.outro).toMatchObject({ visual: { kind: 'image', picture: 'end' } })
    const unknown = buildWithOwn(brand, {})
    expect(unknown.intro!.visual.kind).toBe('brand-card')
    expect(unknown.frameCount).toBe(own.frameCount)
  })
})

describe.each(formats)('the card in %s', (format) => {
  test.each(themes)('in %s keeps a long name and the watermark inside the safe zone', (theme) => {
    const name = 'The extraordinarily quiet company, Ltd'
    for (const logoAsset of [null, 'logo']) {
      const brand = { ...both, name, watermark: '@the.extraordinarily.quiet.company', logoAsset }
      const timeline = buildSampleTimeline({ format, theme, brand })
      const frames = settledFrames(timeline)
      const findTexts = createTextFinder({ timeline, studio, pictures })
      const cards = [frames[0]!, frames.at(-1)!]
      for (const { box, text } of findTexts(cards[1]!)) {
        expect(isInside(box, timeline.layout.safe), text).toBe(true)
      }
      const intro = findTexts(cards[0]!).map(({ text }) => text)
      expect(intro).toEqual(expect.arrayContaining(['extraordinarily', brand.watermark]))
    }
  })

  test('draws a logo of one pixel and a very wide one', () => {
    for (const [width, height] of [
      [1, 1],
      [8000, 20],
    ] as const) {
      expect(drawCard(format, studio.createSurface(width, height), '#22c55e')).toHaveLength(
        720 * 4 * longSide(format),
      )
    }
  })
})

test.each(['#ffffff', '#000000'])('makes a logo in %s visible in a brand of the same color', (color) => {
  const logo = studio.createSurface(300, 100)
  const paint = logo.getContext('2d')
  paint.fillStyle = color
  paint.fillRect(100, 0, 100, 100)
  const empty = studio.createSurface(300, 100)
  expect(countVisible(drawCard('1:1', logo, color), drawCard('1:1', empty, color))).toBeGreaterThan(1000)
})

function longSide(format: (typeof formats)[number]): number {
  return format === '1:1' ? 720 : 1280
}

/** The pixels of a settled card of a brand that has only a logo and a single color. */
function drawCard(
  format: (typeof formats)[number],
  logo: ReturnType<typeof studio.createSurface>,
  color: string,
): Uint8ClampedArray {
  const brand = { ...both, logoAsset: 'logo', primaryColor: color, secondaryColor: color }
  const timeline = buildSampleTimeline({ format, brand })
  const context = studio.createSurface(timeline.width, timeline.height).getContext('2d')
  createCompositor({ timeline, studio, pictures: { ...pictures, picture: () => logo } }).draw(context, 45)
  return context.getImageData(0, 0, timeline.width, timeline.height).data
}

/** Number of pixels that differ between two drawings by a contrast of at least 2:1. */
function countVisible(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let count = 0
  for (let at = 0; at < one.length; at += 4) {
    const [first, second] = [one, other].map((data) => hexOf(data[at]!, data[at + 1]!, data[at + 2]!))
    if (first !== second && contrastRatio(first!, second!) >= 2) count++
  }
  return count
}

function hexOf(...channels: number[]): string {
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
