import { useQuery } from '@tanstack/react-query'
import { Clapperboard, Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
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

/** The frame: the video as it will be, or as it was made. What was just made is shown at once. */
export function StudioFrame() {
  const { id, isPaid } = useProject()
  const { creationId } = useGenerate()
  const { data: creation } = useQuery({ ...latestVideoQuery(id ?? ''), enabled: id !== null && isPaid })
  const [view, setView] = useState<View>('live')
  useEffect(() => setView(creationId === null ? 'live' : 'finished'), [creationId, id])

  if (!creation) return <LiveView />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex justify-center">
        <Segmented label="Show" segments={views} value={view} onChange={setView} />
      </div>
      {view === 'live' ? (
        <LiveView />
      ) : (
        <Part skeleton={<FrameSkeleton />}>
          <VideoResult creation={creation} />
        </Part>
      )}
    </div>
  )
}

function LiveView() {
  return (
    <Part skeleton={<FrameSkeleton />}>
      <VideoPreview />
    </Part>
  )
}
