import { Wand } from '../../ui/icons.tsx'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { isWorthSaving } from '../project/project-content.ts'
import { useProject } from '../project/use-project.ts'
import { useScriptWriter } from '../project/use-script-writer.ts'

/** A topic in the starter library, which has a finished script with checked facts. */
const sampleTopic = 'Octopus'

/** Shown for an empty project: one sentence of instruction, and a button that opens a sample script. */
export function FirstVisit() {
  const { document, notes, changeNotes } = useProject()
  const { write, isWriting } = useScriptWriter()
  const [problem, setProblem] = useState<string | null>(null)
  if (isWorthSaving({ document, notes })) return null

  const begin = async (): Promise<void> => {
    setProblem(null)
    try {
      const written = await write({ kind: 'topic', topic: sampleTopic, facts: [] })
      if (written.status === 'written') changeNotes({ topic: sampleTopic })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The sample could not be opened.')
    }
  }
  return (
    <section
      aria-label="First steps"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-large bg-second-soft px-4 py-3.5 sm:px-6"
    >
      <p className="min-w-0 flex-1 basis-60 text-sm">
        Type a topic, pick an idea, press Generate Video. The preview plays from the first word on.
      </p>
      <Button
        size="small"
        icon={<Wand className="size-4 text-second-text" aria-hidden="true" />}
        isBusy={isWriting}
        busyLabel="Opening the sample"
        onClick={() => void begin()}
      >
        Start with a sample
      </Button>
      {problem !== null && (
        <p role="alert" className="w-full text-sm text-danger-text">
          {problem}
        </p>
      )}
    </section>
  )
}
