// Gives scenes the person's own footage: a folder of clips, or a clip chosen for a scene.

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@vivify/contract/errors'
import type { Asset, Project, Scene } from '@vivify/contract/project'
import { readClipFacts } from '../../rendering/video/clip-facts.ts'
import { matchClips } from './match-clips.ts'

/** A clip that a scene shows. */
export interface ClipAssignment {
  /** Hash of the file's content. */
  key: string
  file: string
  /** Square pixels, upright. */
  width: number
  height: number
  durationSeconds: number
}

export interface AssignedClips {
  /** By scene id; scenes that show no footage are left out. */
  assigned: Map<string, ClipAssignment>
  /** Sentences for the person. */
  warnings: string[]
}

const clipEndings = ['.mp4', '.mov', '.mkv', '.webm', '.avi', '.ts', '.m4v']
const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp', '.gif', '.heic', '.avif']
/** Below this many pixels of its shorter side a clip looks soft in a video of 1080. */
const minSharpPixels = 720

/**
 * Gives each footage scene a clip of a folder, by the words of its file name first and then in the order of the names,
 * every clip once before any comes again. A scene whose own clip was chosen keeps it. Only clips that are shown are
 * read. Throws AppError `asset_missing` (no such folder, nothing in it) or `asset_unreadable` (a file that is damaged,
 * empty, cut off or no video).
 */
export async function assignClips(project: Project, clipsFolder: string | undefined): Promise<AssignedClips> {
  const files = clipsFolder === undefined ? null : await listFolder(clipsFolder)
  const wanted = new Map<string, string>()
  for (const scene of project.scenes) {
    const own = findOwnClip(project, scene)
    if (own) wanted.set(scene.id, own.source)
  }
  const open = project.scenes.filter((scene) => !wanted.has(scene.id) && showsFootage(project, scene))
  const warnings = warnOfFolder(project, open.length, files)
  if (files) {
    const texts = open.map((scene) => `${scene.say} ${scene.visual.prompt} ${scene.onScreen ?? ''}`)
    const names = files.clips.map((file) => path.basename(file))
    for (const [index, clip] of matchClips(texts, names).entries()) {
      wanted.set(open[index]!.id, files.clips[clip]!)
    }
  }
  const described = new Map<string, ClipAssignment>()
  const assigned = new Map<string, ClipAssignment>()
  for (const [sceneId, file] of wanted) {
    const clip = described.get(file) ?? (await describeClip(file))
    if (!described.has(file)) warnings.push(...warnOfClip(clip))
    described.set(file, clip)
    assigned.set(sceneId, clip)
  }
  return { assigned, warnings }
}

function findOwnClip(project: Project, { visual }: Scene): Asset | undefined {
  const asset = visual.asset === null ? undefined : project.assets[visual.asset]
  const canShow = visual.kind === 'auto' || visual.kind === 'footage'
  return canShow && asset?.kind === 'clip' ? asset : undefined
}

function showsFootage(project: Project, { visual }: Scene): boolean {
  if (visual.kind !== 'auto') return visual.kind === 'footage'
  return visual.asset === null && project.style === 'Stock Footage'
}

function warnOfFolder(project: Project, sceneCount: number, files: ClipFolder | null): string[] {
  if (!files) {
    const sentence = 'No clips were given (--clips DIR), so the scenes show painted pictures instead.'
    return sceneCount > 0 ? [sentence] : []
  }
  if (sceneCount === 0) {
    const sentence = `The clips were not used: the style ${project.style} shows none. Choose --style "Stock Footage".`
    return [sentence]
  }
  if (files.pictures.length === 0) return []
  const names = files.pictures.map((file) => path.basename(file)).join(', ')
  return [`Pictures in the clips folder were left out, only videos are used: ${names}.`]
}

function warnOfClip({ file, width, height }: ClipAssignment): string[] {
  if (Math.min(width, height) >= minSharpPixels) return []
  return [
    `${path.basename(file)} has only ${width} × ${height} pixels, so it will look soft. Use 720 or more.`,
  ]
}

interface ClipFolder {
  clips: string[]
  pictures: string[]
}

async function listFolder(folder: string): Promise<ClipFolder> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    const sentence = `Can't open the clips folder ${folder}. Check its name and that it is a folder you may read.`
    throw new AppError('asset_missing', sentence, { cause, details: { folder } })
  })
  const files = entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort(compareNames)
  const withEnding = (endings: readonly string[]): string[] =>
    files
      .filter((name) => endings.includes(path.extname(name).toLowerCase()))
      .map((name) => path.join(folder, name))
  const clips = withEnding(clipEndings)
  if (clips.length > 0) return { clips, pictures: withEnding(pictureEndings) }
  const sentence = `There are no videos in ${folder}. Put ${clipEndings.join(', ')} files there, or leave --clips out.`
  throw new AppError('asset_missing', sentence, { details: { folder } })
}

/** "clip 2" before "clip 10", the same on every machine. */
function compareNames(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' }) || (a < b ? -1 : 1)
}

async function describeClip(file: string): Promise<ClipAssignment> {
  const facts = await readClipFacts(file)
  return { key: await hashFile(file), file, ...facts }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(file), hash)
  } catch (cause) {
    const sentence = `Can't read the clip ${path.basename(file)}. Check that you may read it.`
    throw new AppError('asset_unreadable', sentence, { cause, details: { file } })
  }
  return hash.digest('hex')
}
