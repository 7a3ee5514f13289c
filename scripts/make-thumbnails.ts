// Draws the pictures of the style and preset cards with the painters and the compositor that make videos: `node
// scripts/make-thumbnails.ts`. The results are committed.

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { presetStyles, type PresetStyle, type Project } from '@vivify/contract/project'
import { paintPicture } from '@vivify/generators/image/paint'
import { createCompositor } from '@vivify/timeline/compositor/compositor'
import { parseProject } from '@vivify/timeline/document/edit'
import { timeForReading } from '@vivify/timeline/document/reading-times'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import type { Drawable } from '@vivify/timeline/ports'
import { buildTimeline, type ScenePictures } from '@vivify/timeline/timeline'

const folder = path.resolve(import.meta.dirname, '../apps/web/public/presets')
const maxBytes = 40_000
const presetSize = { width: 312, height: 416 }
const styleSize = { width: 384, height: 384 }
/** Painted larger than displayed, because the painters' details are made for videos. */
const oversize = 2.4
const presetPrompts: Record<PresetStyle, string> = {
  Cinematic: 'mountains at sunset',
  Anime: 'a cat at night in the city',
  'Vintage Film': 'a sailing ship on the ocean',
  Pixar: 'a fox in the forest',
  Claymation: 'a fox in the forest',
  Abstract: 'purple and blue ocean waves',
}
const studio = createNodeStudio()

await mkdir(folder, { recursive: true })
for (const name of presetStyles) {
  const picture = await paint(presetPrompts[name], name, 11, presetSize)
  await keep(name, shrink(picture, presetSize))
}
await keep('AI Generation', shrink(await drawStyle('AI Generation', 'Anime'), styleSize))
await keep('Storyboard', shrink(await drawStyle('Storyboard', 'Pixar'), styleSize))
await keep('Kinetic Text', shrink(await drawStyle('Kinetic Text', 'Cinematic'), styleSize))
await keep('Stock Footage', await drawFilmStrip())

async function paint(
  prompt: string,
  look: PresetStyle,
  seed: number,
  size: { width: number; height: number },
): Promise<Drawable> {
  const [width, height] = [size.width, size.height].map((side) => Math.round(side * oversize))
  const { surface } = await paintPicture({
    prompt,
    preset: look,
    width: width!,
    height: height!,
    seed,
    studio,
  })
  return surface
}

/** A frame from the middle of a one-scene video. */
async function drawStyle(name: Project['style'], look: PresetStyle): Promise<Drawable> {
  const say = 'One small habit changes everything.'
  const project = parseProject({
    version: 1,
    title: name,
    seed: 5,
    format: '1:1',
    resolution: 720,
    style: name,
    preset: look,
    captions: name === 'Kinetic Text' ? 'Off' : 'Pill',
    progressBar: false,
    scenes: [{ id: 'scene-1', say, emphasis: ['everything'] }],
  })
  const prompts =
    name === 'Storyboard'
      ? ['a sunrise over hills', 'a person running in the park', 'a trophy']
      : ['a hiker on a mountain peak at sunrise']
  const painted = new Map<string, Drawable>()
  for (const [index, prompt] of prompts.entries()) {
    painted.set(`picture-${index}`, await paint(prompt, look, index + 3, styleSize))
  }
  const scene: ScenePictures = { motif: null, pictures: [...painted.keys()], clip: null }
  const speech = [{ sceneId: 'scene-1', timing: 'estimated' as const, ...timeForReading(say) }]
  const timeline = buildTimeline(project, speech, { 'scene-1': scene })
  const surface = studio.createSurface(timeline.width, timeline.height)
  const pictures = { picture: (key: string) => painted.get(key)!, clipFrame: refuseClips }
  createCompositor({ timeline, studio, pictures }).draw(
    surface.getContext('2d'),
    Math.floor(timeline.frameCount * 0.72),
  )
  return surface
}

function refuseClips(key: string): never {
  throw new RangeError(`A thumbnail has no clip ${key}`)
}

/** Three strips of film, slanted across the card. */
async function drawFilmStrip(): Promise<Canvas> {
  const canvas = createCanvas(styleSize.width, styleSize.height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#10131a'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const frame = { width: 216, height: 122 }
  const prompts = [
    ['a city at sunset', 'an airplane in the sky at sunrise', 'a forest at sunrise'],
    ['a camel in the desert at sunset', 'a sailboat on the sea at sunset', 'mountains at sunrise'],
    ['snowy mountains in daylight', 'a beach at sunset', 'northern lights'],
  ]
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate(-0.2)
  for (const [row, strip] of prompts.entries()) {
    const y = (row - 1) * 160 - 76
    context.fillStyle = '#05060a'
    context.fillRect(-420, y, 840, 152)
    for (const [index, prompt] of strip.entries()) {
      const picture = await paint(prompt, 'Cinematic', row * 3 + index + 1, frame)
      const x = (index - 1.5) * (frame.width + 8) + (row - 1) * -52
      context.drawImage(picture as unknown as Canvas, x, y + 15, frame.width, frame.height)
    }
    context.fillStyle = '#d9dfec'
    for (let x = -420; x < 420; x += 18) {
      context.beginPath()
      context.roundRect(x, y + 4, 9, 6.5, 2)
      context.roundRect(x, y + 141.5, 9, 6.5, 2)
      context.fill()
    }
  }
  return canvas
}

function shrink(picture: Drawable, size: { width: number; height: number }): Canvas {
  const canvas = createCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture as unknown as Canvas, 0, 0, size.width, size.height)
  return canvas
}

/** Writes the smallest file that looks good, because cards are the first pictures to load on their screen. */
async function keep(name: string, canvas: Canvas): Promise<void> {
  const file = `${name.toLowerCase().replaceAll(' ', '-')}.webp`
  for (const quality of [84, 74, 64, 52, 40]) {
    const bytes = await canvas.encode('webp', quality)
    if (bytes.length > maxBytes && quality > 40) continue
    await writeFile(path.join(folder, file), bytes)
    console.log(`${file} ${bytes.length}`)
    return
  }
}
