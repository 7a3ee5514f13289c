// Answers a creator's questions before posting: is the video loud enough, readable and inside the safe zones, and does
// each platform accept it? Light is measured on the drawn frames, loudness on the mix before AAC, which leaves half a
// decibel of room for the encoder. Every verdict names its limit.

import type { MeasuredDelivery } from '@vivify/contract/delivery-report'
import { contrastRatio } from '../look.ts'
import { isInside } from '../layout/frame.ts'
import { captionPresets } from '../captions/presets.ts'
import type { Timeline } from '../timeline.ts'
import { sceneStartSeconds, shownScenes } from '../timeline.ts'
import { pageText } from '../captions/pages.ts'
import { platformLimits } from './platforms.ts'
import type { TextBox } from './text-boxes.ts'

/** Brightness of each frame, 0 to 1, and its mean difference to the frame before, 0 to 1. */
export interface FrameLight {
  luma: number
  difference: number
}

export interface ReportRequest {
  timeline: Timeline
  light: readonly FrameLight[]
  /** Visible texts at the moments of `settledFrames`, with their frames. */
  texts: readonly { frame: number; boxes: readonly TextBox[] }[]
  /** null when the video is silent. */
  loudnessLufs: number | null
  truePeakDbtp: number | null
  durationSeconds: number
  sizeBytes: number
}

type Check = MeasuredDelivery['checks'][number]

export const reportLimits = {
  loudnessLufs: -14,
  loudnessTolerance: 0.5,
  truePeakDbtp: -1,
  blackLuma: 0.03,
  blackSeconds: 0.4,
  frozenDifference: 0.00002,
  frozenSeconds: 1.5,
  /** Limit for one page. Words are heard while they are read, so a peak may be faster than in silent subtitles. */
  charactersPerSecond: 32,
  contrast: 4.5,
  /** Design units that an overshoot may reach over an edge. */
  safeTolerance: 10,
} as const

/** Checks a finished video against the requirements for posting. */
export function buildDeliveryReport(request: ReportRequest): MeasuredDelivery {
  const { timeline, light } = request
  const black = stretches(
    light,
    timeline.fps,
    reportLimits.blackSeconds,
    (frame) => frame.luma < reportLimits.blackLuma,
  )
  const frozen = stretches(
    light,
    timeline.fps,
    reportLimits.frozenSeconds,
    (frame, index) => index > 0 && frame.difference < reportLimits.frozenDifference,
  )
  const checks = [
    checkLoudness(request.loudnessLufs),
    checkPeak(request.truePeakDbtp),
    check('black', 'Black frames', black.length === 0, describeStretches('black', black)),
    check('frozen', 'Frozen picture', frozen.length === 0, describeStretches('frozen', frozen)),
    checkCaptionSpeed(timeline),
    checkContrast(timeline),
    checkSafeZones(request),
  ]
  const platforms = platformLimits.map((limits) => judgePlatform(limits, request))
  const isGreen = checks.every((entry) => entry.status === 'green')
  return {
    status: isGreen ? 'green' : 'red',
    checks,
    platforms,
    blackStretches: black,
    frozenStretches: frozen,
  }
}

/** One frame per page or card, late enough for its words to be at rest. */
export function settledFrames(timeline: Timeline): number[] {
  return shownScenes(timeline).flatMap((scene) => {
    if (scene.visual.kind === 'brand-card') return [scene.startFrame + Math.floor(scene.frameCount * 0.8)]
    const ends =
      scene.visual.kind === 'kinetic'
        ? scene.visual.cards.map((card) => card.end)
        : scene.pages.map((page) => page.end)
    const last = scene.startFrame + scene.frameCount - 1
    return ends.map((end) =>
      Math.min(last, scene.startFrame + Math.max(0, Math.round(end * timeline.fps) - 4)),
    )
  })
}

function check(id: string, label: string, isGood: boolean, sentence: string): Check {
  return { id, label, status: isGood ? 'green' : 'red', sentence }
}

function checkLoudness(measured: number | null): Check {
  const { loudnessLufs, loudnessTolerance } = reportLimits
  if (measured === null) return check('loudness', 'Loudness', true, 'The video is silent.')
  const isGood = Math.abs(measured - loudnessLufs) <= loudnessTolerance
  const target = `${loudnessLufs} LUFS ± ${loudnessTolerance}`
  return check('loudness', 'Loudness', isGood, `${measured.toFixed(1)} LUFS (target ${target}).`)
}

function checkPeak(measured: number | null): Check {
  if (measured === null) return check('true-peak', 'True peak', true, 'The video is silent.')
  const isGood = measured <= reportLimits.truePeakDbtp
  return check(
    'true-peak',
    'True peak',
    isGood,
    `${measured.toFixed(1)} dBTP; at most ${reportLimits.truePeakDbtp} dBTP.`,
  )
}

function checkCaptionSpeed(timeline: Timeline): Check {
  let fastest = 0
  let where = ''
  for (const scene of timeline.scenes) {
    for (const page of scene.pages) {
      const text = pageText(scene.words, page)
      const speed = text.length / Math.max(1 / timeline.fps, page.end - page.start)
      if (speed > fastest && text.length > 6) {
        fastest = speed
        where = `“${text}” at ${(sceneStartSeconds(timeline, scene) + page.start).toFixed(1)} s`
      }
    }
  }
  const limit = reportLimits.charactersPerSecond
  const sentence = `At most ${fastest.toFixed(0)} characters a second${where ? ` (${where})` : ''}; limit ${limit}.`
  return check('caption-speed', 'Caption speed', fastest <= limit, sentence)
}

function checkContrast(timeline: Timeline): Check {
  const { look } = timeline
  const ratios = timeline.scenes.flatMap((scene) => {
    if (scene.visual.kind === 'kinetic') {
      const palette = look.palettes[scene.visual.paletteIndex]!
      const onGround = palette.background.map((color) => contrastRatio(palette.ink, color))
      return [...onGround, contrastRatio(palette.accent, palette.onAccent)]
    }
    if (timeline.captions === 'Off') return []
    const isOnShade =
      captionPresets[timeline.captions].outline > 0 || captionPresets[timeline.captions].plate > 0
    return [isOnShade ? contrastRatio(look.captionInk, look.captionShade) : 1]
  })
  const lowest = Math.min(21, ...ratios)
  const sentence = `Lowest contrast of words ${lowest.toFixed(1)}:1; at least ${reportLimits.contrast}:1.`
  return check('contrast', 'Contrast', lowest >= reportLimits.contrast, sentence)
}

function checkSafeZones(request: ReportRequest): Check {
  const { safe } = request.timeline.layout
  const by = reportLimits.safeTolerance
  const allowed = {
    left: safe.left - by,
    top: safe.top - by,
    right: safe.right + by,
    bottom: safe.bottom + by,
  }
  const watermark = request.timeline.watermark
  for (const { frame, boxes } of request.texts) {
    const outside = boxes.find((entry) => entry.text !== watermark && !isInside(entry.box, allowed))
    if (!outside) continue
    const seconds = (frame / request.timeline.fps).toFixed(1)
    return check('safe-zones', 'Safe zones', false, `“${outside.text}” leaves the safe zone at ${seconds} s.`)
  }
  return check(
    'safe-zones',
    'Safe zones',
    true,
    `Checked at ${request.texts.length} moments: text stays inside the safe zone of every platform.`,
  )
}

function judgePlatform(
  limits: (typeof platformLimits)[number],
  request: ReportRequest,
): MeasuredDelivery['platforms'][number] {
  const { durationSeconds, sizeBytes, timeline } = request
  const { format } = timeline.layout
  const problems = [
    limits.formats.includes(format) ? '' : `does not accept ${format}`,
    durationSeconds < limits.minSeconds ? `needs at least ${limits.minSeconds} s` : '',
    durationSeconds > limits.maxSeconds ? `allows at most ${limits.maxSeconds} s` : '',
    sizeBytes > limits.maxBytes ? `allows at most ${Math.round(limits.maxBytes / 1e6)} MB` : '',
  ].filter(Boolean)
  const facts = `${durationSeconds.toFixed(1)} s, ${(sizeBytes / 1e6).toFixed(1)} MB, ${format}`
  return {
    name: limits.name,
    status: problems.length === 0 ? 'green' : 'red',
    sentence:
      problems.length === 0 ? `${facts}: fits.` : `${facts}: ${limits.name} ${problems.join(' and ')}.`,
  }
}

function stretches(
  light: readonly FrameLight[],
  fps: number,
  minSeconds: number,
  isMarked: (frame: FrameLight, index: number) => boolean,
): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let from = -1
  for (let index = 0; index <= light.length; index++) {
    const marked = index < light.length && isMarked(light[index]!, index)
    if (marked && from < 0) from = index
    if (marked || from < 0) continue
    if ((index - from) / fps >= minSeconds) found.push({ start: from / fps, end: index / fps })
    from = -1
  }
  return found
}

function describeStretches(what: string, found: readonly { start: number; end: number }[]): string {
  if (found.length === 0) return `No ${what} stretch.`
  const places = found.map((entry) => `${entry.start.toFixed(1)}–${entry.end.toFixed(1)} s`)
  return `The picture is ${what} at ${places.join(', ')}.`
}
