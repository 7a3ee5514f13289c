// Gives scenes the person's own footage: a clip chosen for the scene, a clip added to the document, or a clip from a
// folder.

import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { Asset, Project, Scene } from '@vivify/contract/project'
import { listOwnBookends, type BookendPlace } from '@vivify/timeline/document/bookends'
import { type ClipAssignment, type ClipFile, describeClip, type DescribeOptions } from './describe-clip.ts'
import { matchClips } from './match-clips.ts'

export interface AssignedClips {
  /** By scene id, without scenes that show no footage. */
  assigned: Map<string, ClipAssignment>
  /** Own clips that are the intro and outro. */
  bookends: Map<BookendPlace, ClipAssignment>
  /** Sentences for the person. */
  warnings: string[]
}

const clipEndings = ['.mp4', '.mov', '.mkv', '.webm', '.avi', '.ts', '.m4v']
const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp', '.gif', '.heic', '.avif']
/** A clip whose shorter side has fewer pixels looks soft in a 1080 video. */
const minSharpPixels = 720

export interface AssignOptions extends DescribeOptions {
  /** The warning when a scene should show a clip but there is none. Default: a sentence for the web app. */
  noClipsSentence?: string
}

/**
 * Gives each footage scene a clip of the document or a folder: first by the words of file names, then in the order of
 * the names. Every clip is used once before any is used again. A scene with its own chosen clip keeps it. Only clips
 * that are shown are read. Throws AppError `asset_missing` (no such folder, or no videos in it) or `asset_unreadable`
 * (a file that is damaged, empty, cut off or not a video), and the signal's reason.
 */
export async function assignClips(
  project: Project,
  clipsFolder: string | undefined,
  options: AssignOptions = {},
): Promise<AssignedClips> {
  const folder = clipsFolder === undefined ? null : await listFolder(clipsFolder)
  const wanted = new Map<string, ClipFile>()
  for (const [sceneId, asset] of await chooseClips(project))
    wanted.set(sceneId, clipFileOf(project.assets[asset]!))
  const open = project.scenes.filter((scene) => !wanted.has(scene.id) && showsFootage(project, scene))
  const warnings = warnOfFolder(project, folder, open.length, options)
  const clips = folder?.clips.map((file) => ({ file, name: path.basename(file) })) ?? []
  for (const [sceneId, clip] of await matchScenes(open, clips)) wanted.set(sceneId, clip)
  const described = new Map<string, ClipAssignment>()
  const describe = async (clipFile: ClipFile): Promise<ClipAssignment> => {
    options.signal?.throwIfAborted()
    const clip = described.get(clipFile.file) ?? (await describeClip(clipFile, options))
    if (!described.has(clipFile.file)) warnings.push(...warnOfClip(clip))
    described.set(clipFile.file, clip)
    return clip
  }
  const assigned = new Map<string, ClipAssignment>()
  for (const [sceneId, clipFile] of wanted) assigned.set(sceneId, await describe(clipFile))
  const bookends = new Map<BookendPlace, ClipAssignment>()
  for (const { place, asset } of listOwnBookends(project)) {
    if (asset.kind === 'clip') bookends.set(place, await describe(clipFileOf(asset)))
  }
  return { assigned, bookends, warnings }
}

/**
 * Chooses which of the document's own clips each scene shows, as asset keys by scene id: the clip chosen for the scene,
 * otherwise one that was chosen for no scene. Leaves out scenes that show no clip of the document.
 */
export async function chooseClips(project: Project): Promise<Map<string, string>> {
  const chosen = new Map<string, string>()
  for (const scene of project.scenes) {
    if (findOwnClip(project, scene)) chosen.set(scene.id, scene.visual.asset!)
  }
  const { intro, outro } = project.brand
  const bound = new Set([...project.scenes.map(({ visual }) => visual.asset), intro?.asset, outro?.asset])
  const pool = Object.entries(project.assets)
    .filter(([key, asset]) => asset.kind === 'clip' && !bound.has(key))
    .map(([key, asset]) => ({ key, name: clipFileOf(asset).name }))
    // Sorted by name, because the database decides the order of keys in a stored document.
    .sort((a, b) => compareNames(a.name, b.name) || compareNames(a.key, b.key))
  const open = project.scenes.filter((scene) => !chosen.has(scene.id) && showsFootage(project, scene))
  for (const [sceneId, { key }] of await matchScenes(open, pool)) chosen.set(sceneId, key)
  return chosen
}

function clipFileOf(asset: Asset): ClipFile {
  return { file: asset.source, name: asset.name ?? path.basename(asset.source) }
}

async function matchScenes<Clip extends { name: string }>(
  scenes: readonly Scene[],
  clips: readonly Clip[],
): Promise<[sceneId: string, clip: Clip][]> {
  const texts = scenes.map((scene) => `${scene.say} ${scene.visual.prompt} ${scene.onScreen ?? ''}`)
  const matched = await matchClips(
    texts,
    clips.map(({ name }) => name),
  )
  return matched.map((clip, index) => [scenes[index]!.id, clips[clip]!])
}

/** The clip that a person chose for a scene. */
function findOwnClip(project: Project, { visual }: Scene): Asset | undefined {
  const asset = visual.asset === null ? undefined : project.assets[visual.asset]
  const canShow = visual.kind === 'auto' || visual.kind === 'footage'
  return canShow && asset?.kind === 'clip' ? asset : undefined
}

function showsFootage(project: Project, { visual }: Scene): boolean {
  if (visual.kind !== 'auto') return visual.kind === 'footage'
  return visual.asset === null && project.style === 'Stock Footage'
}

function warnOfFolder(
  project: Project,
  files: ClipFolder | null,
  sceneCount: number,
  { noClipsSentence = messages.videoGenerator.clipsMissing }: AssignOptions,
): string[] {
  if (!files) return sceneCount > 0 ? [noClipsSentence] : []
  if (sceneCount === 0) {
    const sentence = `The clips were not used because the style ${project.style} does not show clips. Choose --style "Stock Footage".`
    return [sentence]
  }
  if (files.pictures.length === 0) return []
  const names = files.pictures.map((file) => path.basename(file)).join(', ')
  return [`Pictures in the clips folder were skipped because only videos are used: ${names}.`]
}

function warnOfClip({ name, width, height }: ClipAssignment): string[] {
  if (Math.min(width, height) >= minSharpPixels) return []
  return [`${name} has only ${width} × ${height} pixels, so it will look soft. Use 720 or more.`]
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

const naturalOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Natural order ("clip 2" before "clip 10"), the same on every machine. */
function compareNames(a: string, b: string): number {
  return naturalOrder.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)
}
