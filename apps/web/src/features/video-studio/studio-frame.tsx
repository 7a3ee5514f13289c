import { useQuery } from '@tanstack/react-query'
import { Clapperboard, Eye } from '../../ui/icons.tsx'
import { useEffect, useRef, useState } from 'react'
import { latestVideoQuery } from '../../api/videos.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { useGenerate } from '../generate/use-generate.tsx'
import { useProject } from '../project/use-project.ts'
import { FrameSkeleton, Part, VideoPreview, VideoResult } from './parts.tsx'

const views = [
  { value: 'live', label: 'Live preview', icon: <Eye aria-hidden="true" /> },
  { value: 'finished', label: 'Finished video', icon: <Clapperboard aria-hidden="true" /> },
] as const

type View = (typeof views)[number]['value']

/**
 * Shows the finished video if there is one, otherwise the live preview. A change of the project switches to the live
 * preview.
 */
export function StudioFrame() {
  const { id, isPaid } = useProject()
  const latest = useQuery({ ...latestVideoQuery(id ?? ''), enabled: id !== null && isPaid })
  const { view, setView } = useView()

  // While the finished video is loading, shows a skeleton instead of a preview that would be replaced at once.
  if (latest.isLoading) return <FrameSkeleton />
  if (!latest.data) return <LiveView />
  return (
    <div className="flex flex-col gap-4">
      <div className="flex justify-center">
        <Segmented label="Show" segments={views} value={view} onChange={setView} />
      </div>
      {view === 'live' ? (
        <LiveView />
      ) : (
        <Part skeleton={<FrameSkeleton />}>
          <VideoResult creation={latest.data} />
        </Part>
      )}
    </div>
  )
}

/** The selected view: the finished video until the project is changed. */
function useView() {
  const { id, document } = useProject()
  const { creationId } = useGenerate()
  const [view, setView] = useState<View>('finished')
  const seen = useRef({ id, document })
  useEffect(() => {
    const isEdited = seen.current.id === id && seen.current.document !== document
    seen.current = { id, document }
    setView(isEdited ? 'live' : 'finished')
  }, [id, document])
  useEffect(() => {
    if (creationId !== null) setView('finished')
  }, [creationId])
  return { view, setView }
}

function LiveView() {
  return (
    <Part skeleton={<FrameSkeleton />}>
      <VideoPreview />
    </Part>
  )
}
