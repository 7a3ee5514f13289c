import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { LayeredAd, Project, Scene } from '@vivify/contract/project'
import { hashText } from '@vivify/contract/random'
import { maxSide } from '@vivify/generators/image/picture-sides'
import { loadMotifOutlines } from '@vivify/generators/image/motifs/outlines'
import type { PlannedScene } from '@vivify/generators/image/plan/plan-scenes'
import { clearRows, frameSize } from '@vivify/timeline/layout/frame'
import { panelZoom, placePanels } from '@vivify/timeline/layout/storyboard-panels'
import type { Motif, ScenePictures } from '@vivify/timeline/timeline'
import { createBreather } from '../../../lib/breather.ts'
import { contentHash, openContentCache } from '../../../lib/content-cache.ts'
import { runTask, type TaskOptions } from '../../../processes/run-task.ts'
import { paintContract, type PictureRequest } from './tasks/paint-contract.ts'
import type { ClipAssignment } from '../footage/describe-clip.ts'
import { planShots } from './plan-shots.ts'
import { findSubjects } from './subjects.ts'

/** Change this when the built-in painters paint differently for the same request. */
const painterVersion = 27
/** Pictures are larger than the frame by this factor, so that camera moves never enlarge their pixels. */
const cameraMargin = 1.12
/** The largest scale of a camera move. */
const nearestCamera = 1.1
/** The title covers the upper third of the first panel. */
const titledPanelTop = 0.36
const storyboardPanels = 3
/** What panels show of a thing that an earlier panel of the scene shows, too. */
const panelViews = ['close', 'medium', 'wide'] as const

export interface ProjectPictures {
  /** By scene id. */
  scenes: Record<string, ScenePictures>
  /** Local files by picture key. */
  files: Record<string, string>
  /** Sizes in pixels of the pictures that need not be read to know their size. */
  sizes: Record<string, { width: number; height: number }>
  engine: string
}

export interface PicturePlan extends ProjectPictures {
  /** Pictures that must be painted before their files exist, by picture key, in the order of the scenes. */
  missing: Map<string, PictureRequest>
}

/**
 * Finds or paints what each scene shows: a motif behind kinetic words, a picture, storyboard panels, or the clip
 * assigned to it. Painted pictures are cached by everything they depend on.
 */
export async function illustrateProject(
  project: Project,
  clips: ReadonlyMap<string, ClipAssignment>,
  dataFolder: string,
  options: TaskOptions = {},
): Promise<ProjectPictures> {
  const { missing, ...pictures } = await planPictures(project, clips, dataFolder)
  await paintAll([...missing.values()], options)
  return pictures
}

/** Decides what each scene shows, without painting it. Of a clip it needs only the key and the length. */
export async function planPictures(
  project: Project,
  clips: ReadonlyMap<string, Pick<ClipAssignment, 'key' | 'durationSeconds'>>,
  dataFolder: string,
): Promise<PicturePlan> {
  const cache = await openContentCache(path.join(dataFolder, 'cache', 'pictures'))
  const subjects = await findSubjects(project)
  const planned = await planShots(project, subjects)
  const scenes: Record<string, ScenePictures> = {}
  const files: Record<string, string> = {}
  const sizes: ProjectPictures['sizes'] = {}
  const missing = new Map<string, PictureRequest>()
  let isPainted = false
  const breathe = createBreather()
  for (const scene of project.scenes) {
    await breathe()
    const clip = clips.get(scene.id) ?? null
    const own = scene.visual.asset ? project.assets[scene.visual.asset] : undefined
    const subject = subjects.get(scene.id)!
    const found: ScenePictures = { motif: null, pictures: [], clip: null }
    scenes[scene.id] = found
    const ad = findAd(project, scene)
    if (ad) {
      found.ad = ad.layers
      Object.assign(files, ad.files)
    } else if (clip) found.clip = { key: clip.key, durationSeconds: clip.durationSeconds }
    else if (own?.kind === 'image') {
      found.pictures = [own.sha256]
      files[own.sha256] = own.source
    } else if (showsWords(project, scene))
      found.motif =
        (await loadMotif((subject.isOwn ? undefined : planned.get(scene.id)!.motif) ?? subject.motif)) ??
        (await loadMotif(subject.motif))
    else {
      isPainted = true
      for (const request of pictureRequests(project, scene, planned.get(scene.id)!)) {
        const key = contentHash(['picture', painterVersion, request])
        const file = cache.pathOf(`${key}.jpg`)
        found.pictures.push(key)
        files[key] = file
        sizes[key] = { width: request.width, height: request.height }
        if (!(await cache.has(`${key}.jpg`))) missing.set(key, { ...request, file })
      }
    }
  }
  const logo = project.assets[project.brand.logoAsset ?? '']
  if (logo) files[logo.sha256] = logo.source
  const shown = Object.values(scenes)
  const hasOwn = shown.some((found) => found.clip !== null || found.pictures.length > 0 || found.ad)
  const engine = isPainted ? `built-in ${project.preset}` : hasOwn ? 'own media' : 'built-in typography'
  return { scenes, files, sizes, engine, missing }
}

/** The layers of a product ad, if the document has all three. Their keys become content hashes. */
function findAd(
  { assets }: Project,
  { visual }: Scene,
): { layers: LayeredAd; files: Record<string, string> } | null {
  if (!visual.ad) return null
  const [background, product, words] = [visual.ad.background, visual.ad.product, visual.ad.words].map(
    (key) => assets[key],
  )
  if (!background || !product || !words) return null
  return {
    layers: {
      ...visual.ad,
      background: background.sha256,
      product: product.sha256,
      words: words.sha256,
    },
    files: Object.fromEntries([background, product, words].map(({ sha256, source }) => [sha256, source])),
  }
}

function showsWords(project: Project, scene: Scene): boolean {
  if (scene.visual.kind !== 'auto') return scene.visual.kind === 'kinetic'
  return project.style === 'Kinetic Text'
}

async function loadMotif(name: string): Promise<Motif | null> {
  const outline = (await loadMotifOutlines([name])).get(name)
  return outline ? { name, viewBox: outline.viewBox, layers: [...outline.layers] } : null
}

function pictureRequests(
  project: Project,
  scene: Scene,
  planned: PlannedScene,
): Omit<PictureRequest, 'file'>[] {
  const frame = frameSize(project.format, project.resolution)
  const isStoryboard = scene.visual.kind === 'storyboard' || project.style === 'Storyboard'
  const base = { preset: project.preset, seed: pictureSeed(project, scene) }
  const hasTitle = (scene.onScreen ?? '').trim() !== ''
  if (!isStoryboard) {
    // In 4K the margin would exceed the painters' largest size, so there the camera enlarges pixels a little.
    const scale = Math.min(cameraMargin, maxSide / Math.max(frame.width, frame.height))
    const width = even(frame.width * scale)
    const height = even(frame.height * scale)
    const clear = clearRows(project.format, { hasTitle })
    const shot = {
      view: planned.view,
      hour: planned.hour,
      ...(project.preset === 'Abstract' ? { texture: planned.texture } : {}),
      clear: { top: rowUnderCamera(clear.top), bottom: rowUnderCamera(clear.bottom) },
    }
    return [{ ...base, prompt: withDirection(project, planned.prompt), width, height, shot }]
  }
  // Each picture has the shape of its panel, which would otherwise cut off what is at its sides.
  return placePanels(project.format, storyboardPanels).map((place, panel) => ({
    preset: project.preset,
    prompt: withDirection(project, planned.things[panel % planned.things.length]!),
    seed: (base.seed ^ hashText(`panel ${panel}`)) >>> 0,
    width: even(place.width * panelZoom * frame.scale),
    height: even(place.height * panelZoom * frame.scale),
    shot: {
      view: panel < planned.things.length ? planned.view : panelViews[panel]!,
      hour: planned.hour,
      ...(project.preset === 'Abstract' ? { texture: planned.texture + panel } : {}),
      clear: { top: panel === 0 && hasTitle ? titledPanelTop : 0.06, bottom: 0.92 },
    },
  }))
}

/** The row of a picture, as a share of its height, that the nearest camera shows at a row of the frame. */
function rowUnderCamera(row: number): number {
  return (row - 0.5) / nearestCamera + 0.5
}

/** Adds the direction after the subject, because the picture is about the subject. */
function withDirection({ visualPrompt = '' }: Project, subject: string): string {
  return visualPrompt.trim() === '' ? subject : `${subject}, ${visualPrompt.trim()}`
}

/** For its first picture, a scene's seed depends only on the document's seed and the scene. */
function pictureSeed(project: Project, { id, visual }: Scene): number {
  const other = visual.variant === 0 ? 0 : hashText(`variant ${visual.variant}`)
  return (project.seed ^ hashText(id) ^ other) >>> 0
}

/** Painting a picture takes seconds. */
const maxQuietMs = 5 * 60_000

/** Splits the work among as many processes as there are cores, at most four. */
async function paintAll(pictures: readonly PictureRequest[], options: TaskOptions): Promise<void> {
  if (pictures.length === 0) return
  const workers = Math.min(4, availableParallelism(), pictures.length)
  const done = new Array<number>(workers).fill(0)
  const stop = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal
  const shares = Array.from({ length: workers }, (_, worker) =>
    pictures.filter((_picture, index) => index % workers === worker),
  )
  try {
    await Promise.all(
      shares.map((share, worker) =>
        runTask(
          new URL('./tasks/paint-task.ts', import.meta.url),
          paintContract,
          { pictures: share },
          {
            signal,
            maxQuietMs,
            onProgress: (count) => {
              done[worker] = count
              options.onProgress?.(
                done.reduce((sum, each) => sum + each, 0),
                pictures.length,
              )
            },
          },
        ),
      ),
    )
  } catch (error) {
    stop.abort()
    throw error
  }
}

function even(value: number): number {
  return Math.round(value / 2) * 2
}
