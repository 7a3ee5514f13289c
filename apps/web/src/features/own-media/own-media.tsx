import * as messages from '@vivify/contract/messages'
import type { Motion, Project, Scene } from '@vivify/contract/project'
import { estimateSceneSeconds } from '@vivify/timeline/document/scene-length'
import { toast } from 'react-hot-toast'
import { Film, Images, RefreshCw, Search, Trash2, Type } from '../../ui/icons.tsx'
import { lazy, Suspense, useState } from 'react'
import type { SavedAsset } from '../../api/assets.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { thumbnailRatio } from '../project/thumbnail-ratio.ts'
import { useProject } from '../project/use-project.ts'
import { usePreviewControls } from '../video-preview/preview-controls.ts'
import { bindSceneMedia, changeVisual, clearSceneMedia, poolClips } from './document-media.ts'
import { DropArea } from '../../lib/media/drop-area.tsx'
import { MediaThumbnail } from '../../lib/media/media-thumbnail.tsx'
import { useUpload } from '../../lib/media/use-upload.ts'

const CreationChooser = lazy(async () => ({
  default: (await import('./creation-chooser.tsx')).CreationChooser,
}))

const StockPicker = lazy(async () => ({
  default: (await import('../stock-picker/stock-picker.tsx')).StockPicker,
}))

const kinds = ['image', 'clip'] as const

/** Edits a scene's picture: a painted one, or the person's own picture or clip. */
export function OwnMedia({ sceneId }: { sceneId: string }) {
  const { document } = useProject()
  const scene = document?.scenes.find(({ id }) => id === sceneId)
  if (!document || !scene) return null
  return <SceneMedia document={document} scene={scene} />
}

function SceneMedia({ document, scene }: { document: Project; scene: Scene }) {
  const { edit } = useProject()
  const [isChoosing, setIsChoosing] = useState(false)
  const [isFinding, setIsFinding] = useState(false)
  const bind = (saved: SavedAsset): void => edit((project) => bindSceneMedia(project, scene.id, saved))
  const upload = useUpload(kinds, bind)
  const asset = scene.visual.asset === null ? undefined : document.assets[scene.visual.asset]
  return (
    <section aria-label="What this scene shows" className="flex flex-col min-w-0 gap-3">
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3">
        <div
          style={{ aspectRatio: thumbnailRatio(document, scene) }}
          className="self-start overflow-hidden rounded-base border border-line bg-sunken"
        >
          {asset ? <MediaThumbnail asset={asset} /> : <PaintedThumbnail document={document} scene={scene} />}
        </div>
        <div className="flex flex-col min-w-0 gap-2">
          <p className="truncate text-sm font-medium">
            {asset ? (asset.name ?? 'Your own') : sourceOf(document, scene)}
          </p>
          <MainAction scene={scene} isOwn={asset !== undefined} />
          <Button size="small" icon={<Images className="size-3.5" />} onClick={() => setIsChoosing(true)}>
            From Your Creations
          </Button>
          <Button size="small" icon={<Search className="size-3.5" />} onClick={() => setIsFinding(true)}>
            {messages.stock.find}
          </Button>
          <MotionChoice scene={scene} />
        </div>
      </div>
      {!asset && <PictureWords scene={scene} />}
      <DropArea
        label="Upload a picture or clip"
        hint="Drop, paste or choose. Pictures under 10MB, videos under 100MB"
        kinds={kinds}
        upload={upload}
        takesPaste
      />
      {isChoosing && (
        <Suspense fallback={null}>
          <CreationChooser
            onClose={() => setIsChoosing(false)}
            onChosen={(saved) => {
              bind(saved)
              setIsChoosing(false)
            }}
          />
        </Suspense>
      )}
      {isFinding && <SceneFinder {...{ document, scene, bind }} onClose={() => setIsFinding(false)} />}
    </section>
  )
}

interface SceneFinderProps {
  document: Project
  scene: Scene
  bind: (saved: SavedAsset) => void
  onClose: () => void
}

function SceneFinder({ document, scene, bind, onClose }: SceneFinderProps) {
  return (
    <Suspense fallback={null}>
      <StockPicker
        sceneId={scene.id}
        number={document.scenes.indexOf(scene) + 1}
        suggestion={suggestSearch(scene)}
        format={document.format}
        seconds={estimateSceneSeconds([scene])[0]!}
        onClose={onClose}
        onPlaced={({ asset }) => {
          bind(asset)
          onClose()
          toast.success(messages.stock.used)
        }}
      />
    </Suspense>
  )
}

/** The first thing that the scene's picture should show, or its longest words. */
function suggestSearch({ visual, say }: Scene): string {
  const [thing = ''] = visual.prompt.split(',')
  if (thing.trim() !== '') return thing.trim().slice(0, 100)
  const spoken = say.split(/[^\p{L}\p{N}’'-]+/u).filter((word) => word.length > 3)
  return spoken
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 2)
    .join(' ')
    .slice(0, 100)
}

function MainAction({ scene, isOwn }: { scene: Scene; isOwn: boolean }) {
  const { edit } = useProject()
  return isOwn ? (
    <Button
      size="small"
      icon={<Trash2 className="size-3.5" />}
      onClick={() => edit((project) => clearSceneMedia(project, scene.id))}
    >
      Remove
    </Button>
  ) : (
    <Button
      size="small"
      icon={<RefreshCw className="size-3.5" />}
      onClick={() => edit((project) => nextVariant(project, scene.id))}
    >
      Another picture
    </Button>
  )
}

/** The scene's picture from the preview; a skeleton until the preview has it. */
function PaintedThumbnail({ document, scene }: { document: Project; scene: Scene }) {
  const picture = usePreviewControls().pictures[scene.id]
  if (picture !== undefined) return <img src={picture} alt="" className="size-full object-cover" />
  const isWords = showsWords(document, scene)
  if (!isWords && !takesFromPool(document, scene)) return <Skeleton className="size-full" />
  const Icon = isWords ? Type : Film
  return (
    <span className="grid size-full place-items-center text-muted">
      <Icon className="size-6" aria-hidden="true" />
    </span>
  )
}

/** Describes what fills a scene without its own media. */
function sourceOf(document: Project, scene: Scene): string {
  if (takesFromPool(document, scene)) return 'One of your clips'
  return showsWords(document, scene) ? 'Moving words' : 'Painted from the words'
}

function takesFromPool(document: Project, { visual }: Scene): boolean {
  const isFootage =
    visual.kind === 'footage' || (visual.kind === 'auto' && document.style === 'Stock Footage')
  return isFootage && poolClips(document).length > 0
}

function showsWords({ style }: Project, { visual }: Scene): boolean {
  return visual.kind === 'kinetic' || (visual.kind === 'auto' && style === 'Kinetic Text')
}

/** Asks for another picture. A scene of animated words or pool clips changes to a painted picture instead. */
function nextVariant(project: Project, sceneId: string): Project {
  const scene = project.scenes.find(({ id }) => id === sceneId)
  if (!scene) return project
  const { variant } = scene.visual
  return changeVisual(
    project,
    sceneId,
    showsWords(project, scene) || takesFromPool(project, scene)
      ? { kind: 'image' }
      : { variant: variant >= maxVariant ? 0 : variant + 1 },
  )
}

const maxVariant = 9999

function PictureWords({ scene }: { scene: Scene }) {
  const { edit } = useProject()
  return (
    <TextField
      label="Describe the picture"
      value={scene.visual.prompt}
      maxLength={2000}
      placeholder="Based on the narration"
      onChange={(event) => {
        const prompt = event.target.value
        edit((project) => changeVisual(project, scene.id, { prompt }), `picture words ${scene.id}`)
      }}
    />
  )
}

const motionChoices = [
  { value: 'auto', label: 'Chosen for you' },
  { value: 'push-in', label: 'Push in' },
  { value: 'pull-out', label: 'Pull out' },
  { value: 'pan-left', label: 'Pan left' },
  { value: 'pan-right', label: 'Pan right' },
  { value: 'pan-up', label: 'Pan up' },
  { value: 'pan-down', label: 'Pan down' },
  { value: 'still', label: 'Still' },
] as const satisfies readonly { value: Motion; label: string }[]

function MotionChoice({ scene }: { scene: Scene }) {
  const { edit } = useProject()
  return (
    <SelectField
      label="Camera motion"
      choices={motionChoices}
      value={scene.visual.motion}
      onChange={(motion) => edit((project) => changeVisual(project, scene.id, { motion }))}
    />
  )
}
