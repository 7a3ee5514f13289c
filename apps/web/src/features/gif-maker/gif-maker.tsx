import { CircleAlert } from '../../ui/icons.tsx'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Progress } from '../../ui/progress.tsx'
import { Card, Notice, Skeleton } from '../../ui/surfaces.tsx'
import { EmptyDock } from './convert-dock.tsx'
import { DropZone } from './drop-zone.tsx'
import { FilmChooser } from './film-chooser.tsx'
import { useConversion } from './use-conversion.ts'
import { useFilm, type FilmDesk } from './use-film.ts'

const Editor = lazy(async () => ({ default: (await import('./editor.tsx')).Editor }))
const ResultCard = lazy(async () => ({ default: (await import('./result-card.tsx')).ResultCard }))

/** Turns a video into a GIF. */
export function GifMaker() {
  const desk = useFilm()
  const { open, clear } = desk
  const conversion = useConversion(clear)
  const { made } = conversion
  useCreationInAddress(desk)
  const result = made !== null && (
    <Suspense fallback={<Skeleton className="h-96 rounded-large" />}>
      <ResultCard key={made.url} made={made} onEditAgain={() => desk.reopen(made.source)} />
    </Suspense>
  )
  return (
    <div className="flex flex-col gap-6">
      {desk.failure !== null && <Failure sentence={desk.failure} onDismiss={desk.dismiss} />}
      {open === null ? (
        <div
          className={joinClasses(
            'grid grid-cols-[minmax(0,1fr)] gap-6',
            result !== false && 'lg:grid-cols-[24rem_minmax(0,1fr)]',
          )}
        >
          <div className="flex flex-col gap-4">
            <Intake desk={desk} isCompact={result !== false} />
            <EmptyDock />
          </div>
          {result !== false && <div className="max-lg:order-first">{result}</div>}
        </div>
      ) : (
        <>
          {desk.work !== null && <Working desk={desk} />}
          <Suspense fallback={<Skeleton className="h-[32rem] rounded-large" />}>
            <Editor key={open.id} {...{ open, conversion }} onClear={clear} />
          </Suspense>
          {result}
        </>
      )}
    </div>
  )
}

function Failure({ sentence, onDismiss }: { sentence: string; onDismiss: () => void }) {
  return (
    <Notice
      tone="danger"
      icon={<CircleAlert aria-hidden="true" />}
      action={
        <Button size="small" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      {sentence}
    </Notice>
  )
}

function Working({ desk }: { desk: FilmDesk }) {
  return desk.work === null ? null : (
    <Card>
      <Progress stage={desk.work.stage} share={desk.work.share} onCancel={desk.work.cancel} />
    </Card>
  )
}

/** The drop zone, or the progress while a video opens. */
function Intake({ desk, isCompact }: { desk: FilmDesk; isCompact: boolean }) {
  const [isChoosing, setIsChoosing] = useState(false)
  if (desk.work !== null) return <Working desk={desk} />
  return (
    <>
      <DropZone
        isCompact={isCompact}
        onFile={desk.take}
        onSample={desk.takeSample}
        onBrowseCreations={() => setIsChoosing(true)}
      />
      {isChoosing && (
        <FilmChooser
          onClose={() => setIsChoosing(false)}
          onChosen={(creationId) => {
            setIsChoosing(false)
            desk.takeCreation(creationId)
          }}
        />
      )}
    </>
  )
}

/** Opens the creation in `?creation=ID`, which "Make GIF" links to; the address is read once. */
function useCreationInAddress({ takeCreation }: FilmDesk): void {
  const [search, setSearch] = useSearchParams()
  const creationId = search.get('creation')
  const taken = useRef<string | null>(null)
  useEffect(() => {
    if (creationId === null || taken.current === creationId) return
    taken.current = creationId
    takeCreation(creationId)
    setSearch({}, { replace: true })
  }, [creationId, takeCreation, setSearch])
}
