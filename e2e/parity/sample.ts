// Samples that the parity test draws in both environments: no media files, no clock, no randomness.

import { fonts } from '@vivify/contract/fonts'
import { captionStyles, projectSchema, type CaptionStyle, type Project } from '@vivify/contract/project'
import type { Context2D, Studio, Surface } from '@vivify/timeline/ports'
import { buildTimeline, type Timeline } from '@vivify/timeline/timeline'

const lines = [
  { say: 'Three sunsets you can see every day.', emphasis: ['sunsets'] },
  { say: 'Nobody counts 85% of them, or $1,200 worth.', emphasis: ['85%'] },
  { say: 'Look up tonight, and wait.', emphasis: ['wait'] },
]

const motif = {
  name: 'droplet',
  viewBox: 32,
  layers: [{ pathData: 'M16 2C16 2 6 13 6 20a10 10 0 0 0 20 0C26 13 16 2 16 2Z', fill: '#3b82f6' }],
}

/** A product ad whose three layers are the same picture. */
const ad = {
  background: 'picture',
  product: 'picture',
  words: 'picture',
  productBox: { x: 0.3, y: 0.4, width: 0.4, height: 0.5 },
  wordsParts: [
    { role: 'headline', x: 0.1, y: 0.05, width: 0.8, height: 0.15 },
    { role: 'callToAction', x: 0.3, y: 0.22, width: 0.4, height: 0.1 },
  ],
} as const

/** `what` is a style (or `Ad`), a theme, a caption style and a format, separated by "/". */
export function sampleTimeline(what: string): Timeline {
  const [style, theme, captions, format] = what.split('/')
  const project = projectSchema.parse({
    version: 1,
    title: 'Parity',
    seed: 20,
    style: style === 'Ad' ? 'AI Generation' : style,
    theme,
    captions,
    format,
    resolution: 720,
    brand: { watermark: 'vivify' },
    scenes: lines.map((line, index) => ({
      id: `s${index}`,
      ...line,
      onScreen: index === 0 ? 'Look up' : null,
      visual: { kind: style === 'Stock Footage' ? 'footage' : 'auto' },
    })),
  })
  return buildTimeline(project, project.scenes.map(timeScene), picturesOf(project, style === 'Ad'))
}

export const sampleNames: readonly string[] = [
  ...captionStyles.map((captions: CaptionStyle) => `AI Generation/viral/${captions}/9:16`),
  'Kinetic Text/viral/Off/9:16',
  'Kinetic Text/pixar/Off/1:1',
  'Kinetic Text/viral/Off/16:9',
  'Storyboard/viral/Classic/9:16',
  'Stock Footage/pixar/Pill/16:9',
  'Ad/viral/Off/1:1',
]

/** One caption as text only, in a font of its own. */
export function captionFrame(context: Context2D, family: string): void {
  const font = fonts.find((entry) => entry.family === family)!
  context.fillStyle = '#12151c'
  context.fillRect(0, 0, 720, 160)
  context.font = `${font.weight} 64px "${font.family}"`
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  context.lineWidth = 10
  context.strokeStyle = '#000000'
  context.strokeText('85% of them, really', 24, 104)
  context.fillStyle = '#ffffff'
  context.fillText('85% of them, really', 24, 104)
}

/** A picture with gradients and edges, drawn the same way in both environments. */
export function pictureOf(studio: Studio, timeline: Timeline): Surface {
  const width = Math.round(timeline.width * 1.12)
  const height = Math.round(timeline.height * 1.12)
  const surface = studio.createSurface(width, height)
  const context = surface.getContext('2d')
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, '#14305c')
  sky.addColorStop(0.6, '#e39a5b')
  sky.addColorStop(1, '#1c2b1f')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#fff2c9'
  context.beginPath()
  context.arc(width * 0.6, height * 0.4, width * 0.12, 0, Math.PI * 2)
  context.fill()
  return surface
}

function timeScene(scene: Project['scenes'][number]) {
  let now = 0.04
  const words = scene.say.split(' ').map((text) => {
    const word = { text, start: now, end: now + 0.1 + text.length * 0.05 }
    now = word.end + 0.02
    return word
  })
  return { sceneId: scene.id, durationSeconds: now, words, timing: 'exact' as const }
}

function picturesOf(project: Project, isAd: boolean) {
  const clip = project.style === 'AI Generation' ? null : { key: 'clip', durationSeconds: 2 }
  const found = { motif, pictures: ['picture', 'picture'], clip }
  const layers = { ...ad, wordsParts: [...ad.wordsParts] }
  return Object.fromEntries(
    project.scenes.map((scene) => [scene.id, isAd ? { ...found, ad: layers } : found]),
  )
}
