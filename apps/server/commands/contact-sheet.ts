// Draws every look that a video can have, for a check by eye before a release.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { AppError } from '@vivify/contract/errors'
import {
  captionStyles,
  formats,
  presetStyles,
  themes,
  visualStyles,
  type Project,
} from '@vivify/contract/project'
import { createCompositor } from '@vivify/timeline/compositor/compositor'
import { parseProject } from '@vivify/timeline/document/edit'
import { timeForReading } from '@vivify/timeline/document/reading-times'
import { compositionNames } from '@vivify/timeline/kinetic/cards'
import { findStarters } from '@vivify/generators/script/starters/find-starters'
import { starterToDraft } from '@vivify/generators/script/starters/to-draft'
import { toProjectScenes } from '@vivify/generators/script/types'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { buildTimeline, type Timeline } from '@vivify/timeline/timeline'
import { shareWithPerson } from '../lib/private-files.ts'
import { createClipReader } from '../rendering/video/clip-decoder.ts'
import type { VideoJob } from '../rendering/video/job.ts'
import { createLoadedPictures, type LoadedPictures } from '../rendering/video/pictures.ts'
import { describeJob } from '../services/stages/render/describe-job.ts'
import { illustrateProject } from '../services/stages/pictures/illustrate.ts'
import type { Config } from '../config.ts'
import type { CommandContext } from './command-context.ts'

const lines = [
  { say: 'Nobody tells you this about your money.', emphasis: ['Nobody'], prompt: 'money' },
  { say: 'A coffee a day costs $1,200 a year, or 85% of a holiday.', emphasis: ['$1,200'], prompt: 'coffee' },
  { say: 'Slow beats fast: start tonight, and watch it grow.', emphasis: ['tonight'], prompt: 'savings' },
]
const tileHeight = 480
const labelHeight = 34
const gap = 8
/** Pixels: six upright tiles, or one of each format. */
const sheetWidth = 1680

interface Tile {
  label: string
  project: Project
  /** Position in the video, 0 to 1. */
  at: number
  /** Shows the middle of this scene; `at` is not used then. */
  sceneIndex?: number
  /** Shows this composition instead of the arranged one. */
  composition?: (typeof compositionNames)[number]
}

/**
 * Draws styles × formats, presets, caption styles and kinetic compositions to PNG sheets in a folder; with `--topic`, every
 * scene of that ready script instead.
 */
export async function runContactSheet(
  argv: readonly string[],
  config: Config,
  context: CommandContext,
): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      out: { type: 'string' },
      seed: { type: 'string' },
      topic: { type: 'string', multiple: true },
      preset: { type: 'string' },
    },
  })
  const folder = path.resolve(values.out ?? 'out/contact-sheets')
  const seed = Number(values.seed ?? 3)
  await mkdir(folder, { recursive: true })
  const sheets = values.topic
    ? Object.fromEntries(values.topic.map((topic) => [topic, listScenes(topic, values.preset, seed)]))
    : listSheets(seed)
  for (const [name, tiles] of Object.entries(sheets)) {
    const file = path.join(folder, `${name}.png`)
    await writeFile(file, await drawSheet(tiles, config.dataFolder))
    shareWithPerson(folder, file)
    context.stdout.write(`${file}\n`)
  }
}

/** A tile for the middle of every scene of a topic's ready script. */
function listScenes(topic: string, preset: string | undefined, seed: number): Tile[] {
  const starter = findStarters(topic, 1)[0]?.starter
  if (!starter)
    throw new AppError('bad_input', `There is no ready script about "${topic}". Try another topic.`)
  const project = parseProject({
    version: 1,
    title: starter.title,
    seed,
    style: 'AI Generation',
    resolution: 720,
    ...(preset === undefined ? {} : { preset }),
    scenes: toProjectScenes(starterToDraft(starter)),
  })
  return project.scenes.map((scene, index) => ({ label: scene.id, project, at: 0.5, sceneIndex: index }))
}

function listSheets(seed: number): Record<string, Tile[]> {
  return {
    styles: visualStyles.flatMap((style) =>
      formats.map((format) => ({
        label: `${style} ${format}`,
        project: sample({ style, format, seed }),
        at: 0.5,
      })),
    ),
    presets: presetStyles.flatMap((preset) =>
      [0.12, 0.9].map((at) => ({
        label: preset,
        project: sample({ style: 'AI Generation', preset, seed }),
        at,
      })),
    ),
    captions: captionStyles.flatMap((captions) =>
      [0.2, 0.5].map((at) => ({
        label: captions,
        project: sample({ style: 'AI Generation', preset: 'Anime', captions, seed }),
        at,
      })),
    ),
    kinetic: themes.flatMap((theme) =>
      compositionNames.map((composition) => ({
        label: `${composition} ${theme}`,
        project: sample({ style: 'Kinetic Text', theme, seed }),
        at: 0.52,
        composition,
      })),
    ),
    transitions: [0, 1, 2, 3, 4, 5].map((step) => ({
      label: `transition ${step}`,
      project: sample({ style: 'Kinetic Text', seed: seed + step }),
      at: -1,
    })),
  }
}

function sample(choices: Partial<Project> & { seed: number }): Project {
  return parseProject({
    ...choices,
    version: 1,
    title: 'Money habits',
    resolution: 720,
    brand: { watermark: 'vivify' },
    scenes: lines.map((line, index) => ({
      id: `scene-${index + 1}`,
      say: line.say,
      emphasis: line.emphasis,
      onScreen: index === 0 ? 'Your money, slowly' : null,
      visual: { prompt: line.prompt },
    })),
  })
}

async function drawSheet(tiles: readonly Tile[], dataFolder: string): Promise<Buffer> {
  const drawn: { label: string; canvas: Canvas }[] = []
  for (const tile of tiles) drawn.push({ label: tile.label, canvas: await drawTile(tile, dataFolder) })
  const places = arrange(drawn.map(({ canvas }) => Math.round((canvas.width / canvas.height) * tileHeight)))
  const sheet = createCanvas(
    Math.max(...places.map(({ x, width }) => x + width)),
    places.at(-1)!.y + labelHeight + tileHeight,
  )
  const context = sheet.getContext('2d')
  context.fillStyle = '#12151c'
  context.fillRect(0, 0, sheet.width, sheet.height)
  context.imageSmoothingQuality = 'high'
  drawn.forEach(({ label, canvas }, index) => {
    const { x, y, width } = places[index]!
    context.drawImage(canvas, x, y + labelHeight, width, tileHeight)
    context.fillStyle = '#f4f6fb'
    context.font = '700 22px Geist'
    context.fillText(label, x + 4, y + 24)
  })
  return sheet.encode('png')
}

/** Places tiles from left to right; a tile that would cross the right edge begins a new row. */
function arrange(widths: readonly number[]): { x: number; y: number; width: number }[] {
  let x = 0
  let y = 0
  return widths.map((width) => {
    if (x > 0 && x + width > sheetWidth) {
      x = 0
      y += labelHeight + tileHeight + gap
    }
    const place = { x, y, width }
    x += width + gap
    return place
  })
}

async function drawTile(tile: Tile, dataFolder: string): Promise<Canvas> {
  const { project } = tile
  const speech = project.scenes.map((scene) => ({
    sceneId: scene.id,
    ...timeForReading(scene.say),
    timing: 'estimated' as const,
  }))
  const pictures = await illustrateProject(project, new Map(), dataFolder)
  const timeline = withComposition(buildTimeline(project, speech, pictures.scenes), tile.composition)
  const scratch = await mkdtemp(path.join(tmpdir(), 'vivify-sheet-'))
  try {
    const job: VideoJob = await describeJob({
      timeline,
      pictures,
      clips: [],
      sound: null,
      dataFolder,
      planFile: path.join(scratch, 'plan.json'),
    })
    const loaded = createLoadedPictures(job, createClipReader(job))
    return await drawFrame(timeline, loaded, frameOf(tile, timeline))
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

function frameOf({ sceneIndex, at }: Tile, { scenes, frameCount }: Timeline): number {
  if (sceneIndex !== undefined) {
    const { startFrame, frameCount: length } = scenes[sceneIndex]!
    return startFrame + Math.floor(length / 2)
  }
  return at < 0 ? scenes[1]!.startFrame + 4 : Math.floor(at * frameCount)
}

async function drawFrame(timeline: Timeline, pictures: LoadedPictures, frame: number): Promise<Canvas> {
  const studio = createNodeStudio()
  await pictures.load(...timeline.scenes)
  const surface = studio.createSurface(timeline.width, timeline.height)
  createCompositor({ timeline, studio, pictures }).draw(surface.getContext('2d'), frame)
  return surface as unknown as Canvas
}

function withComposition(timeline: Timeline, composition: Tile['composition']): Timeline {
  if (!composition) return timeline
  for (const scene of timeline.scenes) {
    if (scene.visual.kind !== 'kinetic') continue
    for (const card of scene.visual.cards) card.composition = composition
  }
  return timeline
}
