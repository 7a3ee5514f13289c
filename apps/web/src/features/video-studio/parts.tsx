// The parts of the studio, each in a separate chunk, so that the page shows at once and parts appear as they load.

import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from '../../lib/error-boundary.tsx'
import { loadChunk } from '../../lib/load-chunk.ts'
import { Skeleton } from '../../ui/surfaces.tsx'
import { WhenNear } from '../../lib/when-near.tsx'

export const FindInspiration = loadPart(
  'Find inspiration',
  async () => (await import('../find-inspiration/find-inspiration.tsx')).FindInspiration,
)
export const LatestProjects = loadPart(
  'Your latest work',
  async () => (await import('../project/latest-projects.tsx')).LatestProjects,
)
export const BrandKitButton = loadPart(
  'The brand kit',
  async () => (await import('../brand-kit/brand-kit-button.tsx')).BrandKitButton,
)
export const BookendSwitches = loadPart(
  'Intro and outro',
  async () => (await import('../brand-kit/bookend-switches.tsx')).BookendSwitches,
)
export const ScriptEditor = loadPart(
  'The script editor',
  async () => (await import('../script-editor/script-editor.tsx')).ScriptEditor,
)
export const PersonaChoice = loadPart(
  'The personas',
  async () => (await import('./persona-choice.tsx')).PersonaChoice,
)
export const VoicePicker = loadPart(
  'The voices',
  async () => (await import('../voice-picker/voice-picker.tsx')).VoicePicker,
)
export const MusicPicker = loadPart(
  'The music',
  async () => (await import('../music-picker/music-picker.tsx')).MusicPicker,
)
export const CaptionPicker = loadPart(
  'The caption styles',
  async () => (await import('../caption-picker/caption-picker.tsx')).CaptionPicker,
)
export const VisualStylePicker = loadPart(
  'The visual styles',
  async () => (await import('../visual-style/visual-style-picker.tsx')).VisualStylePicker,
)
export const FormatPicker = loadPart(
  'The formats',
  async () => (await import('../format-picker/format-picker.tsx')).FormatPicker,
)
export const VideoPreview = loadPart(
  'The preview',
  async () => (await import('../video-preview/video-preview.tsx')).VideoPreview,
)
export const VideoResult = lazy(async () => ({
  default: await loadChunk(
    'The finished video',
    async () => (await import('../video-result/video-result.tsx')).VideoResult,
  ),
}))
export const Creations = loadPart(
  'Your creations',
  async () => (await import('../creations/creations.tsx')).Creations,
)

function loadPart(name: string, load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await loadChunk(name, load) }))
}

export interface PartProps {
  children: ReactNode
  skeleton?: ReactNode
  /** True for a part far down the page; its code loads after the visible parts. */
  isBelow?: boolean
}

/** Shows a skeleton until a part's code is loaded. If a part fails, the other parts keep working. */
export function Part({ children, skeleton = <PartSkeleton />, isBelow = false }: PartProps) {
  const content = <Suspense fallback={skeleton}>{children}</Suspense>
  return (
    <ErrorBoundary isPart>
      {isBelow ? <WhenNear skeleton={skeleton}>{content}</WhenNear> : content}
    </ErrorBoundary>
  )
}

function PartSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-10" />
      <Skeleton className="h-10 w-2/3" />
    </div>
  )
}

export function FrameSkeleton() {
  return (
    <Skeleton className="mx-auto aspect-9/16 h-[clamp(20rem,62dvh,46rem)] lg:h-[clamp(20rem,min(62dvh,100dvh-24.25rem),46rem)] max-w-full rounded-large" />
  )
}
