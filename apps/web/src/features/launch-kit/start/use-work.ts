import * as messages from '@vivify/contract/messages'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast'

/** What the last work said. */
export interface Told {
  /** What could not be read or written, and why, as sentences. */
  notices: readonly string[]
  failure: string | null
  /** The field without which no kit can be written. */
  missing: 'name' | 'summary' | null
}

const nothing: Told = { notices: [], failure: null, missing: null }

/** Work of a few seconds with stages, which can be canceled. */
export interface WorkOf<Stage> {
  /** null while nothing is being done. */
  stage: Stage | null
  told: Told
  setStage: (stage: Stage) => void
  tell: (changes: Partial<Told>) => void
  note: (notices: readonly string[]) => void
  /** Runs work, and shows why it failed. */
  run: (work: (signal: AbortSignal) => Promise<void>) => Promise<void>
  cancel: () => void
}

/** Leaving the screen cancels the work. */
export function useWork<Stage>(): WorkOf<Stage> {
  const [stage, setStage] = useState<Stage | null>(null)
  const [told, setTold] = useState(nothing)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort('left'), [])

  const tell = (changes: Partial<Told>): void => setTold((known) => ({ ...known, ...changes }))

  async function run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const controller = new AbortController()
    stop.current = controller
    setTold(nothing)
    try {
      await work(controller.signal)
    } catch (error) {
      if (!controller.signal.aborted) tell({ failure: describe(error) })
      else if (controller.signal.reason !== 'left') toast(messages.kit.canceled)
    } finally {
      if (stop.current === controller) stop.current = null
      setStage(null)
    }
  }

  return {
    stage,
    told,
    setStage,
    tell,
    note: (more) => setTold((known) => ({ ...known, notices: [...known.notices, ...more] })),
    run,
    cancel: () => stop.current?.abort(),
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong. Try again.'
}
