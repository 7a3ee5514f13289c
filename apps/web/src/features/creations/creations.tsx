import { useInfiniteQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { CircleAlert, Search, TriangleAlert, Upload, X } from '../../ui/icons.tsx'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { shelfQuery, type Creation } from '../../api/creations.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Progress } from '../../ui/progress.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CreationCard } from './creation-card.tsx'
import { SamplePictureCard, SampleVideoCard } from './sample-cards.tsx'
import { samplePictures, sampleVideos } from '../../lib/samples.ts'
import { Shelf } from './shelf.tsx'
import { importAccept, useImport, type Import } from './use-import.ts'
import { useUseScript, type UseScript } from './use-script.ts'
import { Viewer, type Viewed } from './viewer.tsx'

const words = messages.creations
/** With fewer creations than this, a person finds them at a glance and needs no search. */
const searchFrom = 8
const typingMs = 250

/** Your Creations: everything that the person made or imported; samples until there is something. */
export function Creations() {
  const imports = useImport()
  const script = useUseScript()
  const search = useSearch()
  const drop = useDrop(imports.take)
  const [viewed, setViewed] = useState<Viewed | null>(null)

  return (
    <section
      id="creations"
      aria-labelledby="creations-heading"
      {...drop.handlers}
      className={joinClasses(
        'relative flex flex-col scroll-mt-20 gap-8 rounded-large',
        drop.isOver && 'outline-2 outline-offset-8 outline-primary outline-dashed',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="creations-heading" className="mr-auto text-2xl">
          {words.heading}
        </h2>
        {search.isOffered && (
          <TextField
            label="Search creations"
            isLabelHidden
            type="search"
            placeholder="Search by title"
            icon={<Search aria-hidden="true" />}
            value={search.typed}
            onChange={(event) => search.setTyped(event.target.value)}
            className="w-full sm:w-56"
          />
        )}
        <ImportButton imports={imports} />
      </div>
      <ImportState imports={imports} />
      <Shelves search={search.sought} script={script} onView={setViewed} />
      {viewed !== null && <Viewer viewed={viewed} onClose={() => setViewed(null)} />}
    </section>
  )
}

interface ShelvesProps {
  search: string
  script: UseScript
  onView: (viewed: Viewed) => void
}

function Shelves({ search, script, onView }: ShelvesProps) {
  const card = (creation: Creation): ReactNode => (
    <CreationCard creation={creation} script={script} onOpen={() => onView({ type: 'creation', creation })} />
  )
  return (
    <>
      <Shelf
        shelf="videos"
        heading="Videos"
        search={search}
        card={card}
        invitation="These are samples. Your first video replaces them."
        samples={sampleVideos.map((sample) => ({
          id: sample.name,
          ratio: sample.width / sample.height,
          content: (
            <SampleVideoCard
              sample={sample}
              onOpen={() => onView({ type: 'sample video', sample })}
              onUse={() => void script.useSample(sample)}
            />
          ),
        }))}
      />
      <Shelf
        shelf="images"
        heading="Images"
        search={search}
        card={card}
        invitation="These are samples. Your first image replaces them."
        samples={samplePictures.map((sample) => ({
          id: sample.name,
          ratio: sample.width / sample.height,
          content: (
            <SamplePictureCard sample={sample} onOpen={() => onView({ type: 'sample picture', sample })} />
          ),
        }))}
      />
    </>
  )
}

function ImportButton({ imports }: { imports: Import }) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        isBusy={imports.sending !== null}
        busyLabel={words.importing}
        icon={<Upload className="size-4" aria-hidden="true" />}
        onClick={() => chooser.current?.click()}
      >
        {words.import}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={importAccept}
        onChange={(event) => {
          imports.take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}

function ImportState({ imports }: { imports: Import }) {
  const { sending, failures, warnings, cancel, dismiss } = imports
  const sentences = [...failures, ...warnings]
  return (
    <>
      {sending !== null && (
        <Progress
          stage={sending.share < 1 ? `Importing ${sending.name}` : `Reading ${sending.name}`}
          share={sending.share < 1 ? sending.share : null}
          note={sending.waiting > 0 ? `${sending.waiting} more to go` : undefined}
          onCancel={cancel}
        />
      )}
      {sentences.length > 0 && (
        <Notice
          tone={failures.length > 0 ? 'danger' : 'warning'}
          icon={failures.length > 0 ? <CircleAlert /> : <TriangleAlert />}
          action={
            <IconButton label="Dismiss" size="small" icon={<X className="size-4" />} onClick={dismiss} />
          }
        >
          <ul className="flex flex-col gap-1">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

/** Offers a search when there are enough creations. */
function useSearch() {
  const [typed, setTyped] = useState('')
  const [sought, setSought] = useState('')
  const videos = useInfiniteQuery(shelfQuery('videos', ''))
  const images = useInfiniteQuery(shelfQuery('images', ''))
  useEffect(() => {
    const timer = setTimeout(() => setSought(typed.trim()), typingMs)
    return () => clearTimeout(timer)
  }, [typed])
  const count = [videos, images].reduce((sum, { data }) => sum + (data?.pages[0]?.total ?? 0), 0)
  return { typed, setTyped, sought, isOffered: count >= searchFrom || typed !== '' }
}

/** Imports files that are dropped anywhere on the section. */
function useDrop(take: (files: readonly File[]) => void) {
  const [depth, setDepth] = useState(0)
  const hasFiles = (event: React.DragEvent): boolean => event.dataTransfer.types.includes('Files')
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: (event: React.DragEvent) => hasFiles(event) && setDepth((known) => known + 1),
      onDragLeave: (event: React.DragEvent) => hasFiles(event) && setDepth((known) => Math.max(0, known - 1)),
      onDragOver: (event: React.DragEvent) => hasFiles(event) && event.preventDefault(),
      onDrop: (event: React.DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setDepth(0)
        take([...event.dataTransfer.files])
      },
    },
  }
}
