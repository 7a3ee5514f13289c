import { describe, expect, test } from 'vitest'
import {
  captionStyles,
  formats,
  projectSchema,
  themes,
  visualStyles,
  type Project,
} from '@vivify/contract/project'
import { createRandom } from '@vivify/contract/random'
import { timeForReading } from '@vivify/timeline/document/reading-times'
import type { Context2D, Studio, TextMeasure } from '@vivify/timeline/ports'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { buildDeliveryReport, settledFrames } from '@vivify/timeline/report/delivery-report'
import { createTextFinder } from '@vivify/timeline/report/text-boxes'
import { buildTimeline, type SceneSpeech, type Timeline } from '@vivify/timeline/timeline'
import { toProjectScenes } from '../types.ts'
import { starters } from './index.ts'
import { starterToDraft } from './to-draft.ts'
import { starterNiches, type Starter } from './types.ts'

const seeds = [1, 2, 3, 4, 5]
const studio = createMeasuringStudio()
const size = { width: 1080, height: 1920 }
const pictures = { picture: () => size, clipFrame: () => size }

// The report of a finished video adds facts that need pixels and sound: black, frozen, loud.
describe.each(starterNiches)('ready scripts about %s', (niche) => {
  const ofNiche = starters.filter((starter) => starter.niche === niche)

  test.each(visualStyles)('are laid out with a green report as %s, in every format, five seeds', (style) => {
    const red = ofNiche.flatMap((starter) =>
      formats.flatMap((format) =>
        seeds.flatMap((seed) => {
          const captions = captionStyles[seed % captionStyles.length]!
          const theme = themes[seed % themes.length]!
          const timeline = layOut(starter, { style, format, seed, captions, theme })
          return redSentences(timeline).map((sentence) => [starter.id, format, seed, sentence].join(' · '))
        }),
      ),
    )
    expect(red).toEqual([])
  })
})

function layOut(
  starter: Starter,
  choices: Pick<Project, 'style' | 'format' | 'seed' | 'captions' | 'theme'>,
): Timeline {
  const scenes = toProjectScenes(starterToDraft(starter))
  const project = projectSchema.parse({ version: 1, title: starter.title, scenes, ...choices })
  const clip = choices.style === 'Stock Footage' ? { key: 'clip', durationSeconds: 9 } : null
  const shown = scenes.map(({ id }) => [id, { motif: null, pictures: ['a', 'b', 'c'], clip }])
  const speech = scenes.map(({ id, say }) => timeAsSpoken(id, say, choices.seed))
  return buildTimeline(project, speech, Object.fromEntries(shown))
}

/** No voice reads evenly: words take from half of the reading time to slightly more than all of it. */
function timeAsSpoken(sceneId: string, say: string, seed: number): SceneSpeech {
  const random = createRandom(seed).fork(`${sceneId} ${say}`)
  let now = 0.03
  let read = 0
  const words = timeForReading(say).words.map((word) => {
    const start = now + Math.min(0.3, word.start - read)
    const end = start + (word.end - word.start) * random.between(0.55, 1.1)
    now = end
    read = word.end
    return { text: word.text, start, end }
  })
  return { sceneId, words, durationSeconds: now + 0.08, timing: 'exact' }
}

function redSentences(timeline: Timeline): string[] {
  const findTexts = createTextFinder({ timeline, studio, pictures })
  const report = buildDeliveryReport({
    timeline,
    light: [],
    texts: settledFrames(timeline).map((frame) => ({ frame, boxes: findTexts(frame) })),
    loudnessLufs: null,
    truePeakDbtp: null,
    durationSeconds: timeline.frameCount / timeline.fps,
    sizeBytes: 4_000_000,
  })
  return report.checks.filter(({ status }) => status === 'red').map(({ sentence }) => sentence)
}

/**
 * A studio that draws nothing and measures each text once for all layouts, at one size, because the fonts are not hinted
 * and so grow evenly. Measuring would otherwise take most of the time.
 */
function createMeasuringStudio(): Studio {
  const node = createNodeStudio()
  const real = node.createSurface(8, 8).getContext('2d')
  const known = new Map<string, TextMeasure>()
  const byFont = new Map<string, Map<string, TextMeasure>>()
  const measure = { font: '', textAlign: 'left', textBaseline: 'alphabetic', measureText } as Context2D
  function measureText(text: string): TextMeasure {
    const { font, textAlign, textBaseline } = measure
    const name = `${font}/${textAlign}/${textBaseline}`
    const ofFont = byFont.get(name) ?? new Map<string, TextMeasure>()
    byFont.set(name, ofFont)
    const measured = ofFont.get(text) ?? measureAtAnySize(text, { font, textAlign, textBaseline })
    ofFont.set(text, measured)
    return measured
  }
  function measureAtAnySize(
    text: string,
    { font, textAlign, textBaseline }: Pick<Context2D, 'font' | 'textAlign' | 'textBaseline'>,
  ): TextMeasure {
    const [size = '', pixels] = /([\d.]+)px/.exec(font) ?? []
    const measured = font.replace(size, `${measuredPixels}px`)
    const key = `${measured}/${textAlign}/${textBaseline}/${text}`
    const kept =
      known.get(key) ??
      real.measureText.call(Object.assign(real, { font: measured, textAlign, textBaseline }), text)
    known.set(key, kept)
    return scale(kept, Number(pixels) / measuredPixels)
  }
  return { ...node, createSurface: (width, height) => ({ width, height, getContext: () => measure }) }
}

const measuredPixels = 1000

function scale(measured: TextMeasure, factor: number): TextMeasure {
  return {
    width: measured.width * factor,
    actualBoundingBoxAscent: measured.actualBoundingBoxAscent * factor,
    actualBoundingBoxDescent: measured.actualBoundingBoxDescent * factor,
    actualBoundingBoxLeft: measured.actualBoundingBoxLeft * factor,
    actualBoundingBoxRight: measured.actualBoundingBoxRight * factor,
  }
}
