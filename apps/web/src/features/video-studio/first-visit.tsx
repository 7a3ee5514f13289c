import { Wand } from 'lucide-react'
import { useWriteScript } from '../../api/scripts.ts'
import { Button } from '../../ui/button.tsx'
import { isWorthSaving } from '../project/project-content.ts'
import { useProject } from '../project/use-project.ts'

/** In the starter library: a ready script whose facts were checked. */
const sampleTopic = 'Octopus'

/** Where nothing is there yet: one sentence that says what to do, and a script to begin with. */
export function FirstVisit() {
  const { document, notes, changeNotes, replaceDocument } = useProject()
  const { mutateAsync: write, isPending, error } = useWriteScript()
  if (isWorthSaving({ document, notes })) return null

  const begin = async (): Promise<void> => {
    const source = { kind: 'topic', topic: sampleTopic } as const
    const written = await write({ source, choices: notes.choices })
    if (written.status !== 'written') return
    changeNotes({ topic: sampleTopic })
    replaceDocument(written.document)
  }
  return (
    <section
      aria-label="First steps"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-large bg-second-soft px-4 py-3.5 sm:px-6"
    >
      <p className="min-w-0 flex-1 basis-60 text-sm">
        Type a topic, pick an idea, press Generate Video. The video plays beside you from the first word on.
      </p>
      <Button
        size="small"
        icon={<Wand className="size-4 text-second-text" aria-hidden="true" />}
        isBusy={isPending}
        busyLabel="Opening the sample"
        onClick={() => void begin().catch(() => undefined)}
      >
        Start with a sample
      </Button>
      {error !== null && (
        <p role="alert" className="w-full text-sm text-danger-text">
          {error.message}
        </p>
      )}
    </section>
  )
}
