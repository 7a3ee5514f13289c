import { useEffect, useRef, useState } from 'react'
import type { Creation } from '../../api/creations.ts'

/** The current step as a label, and its progress. */
export interface Step {
  stage: string
  /** Progress from 0 to 1; null when it is unknown. */
  share: number | null
}

export interface Steps {
  signal: AbortSignal
  onStep: (stage: string, share?: number | null) => void
}

export interface Exporting {
  /** null while no export is running. */
  step: Step | null
  problem: string | null
  /** The latest export. */
  exported: Creation | null
  /** Runs one export; leaving the screen cancels it. */
  start: (make: (steps: Steps) => Promise<Creation>) => Promise<void>
  cancel: () => void
}

/** Runs one export at a time, with its progress, its failure and its result. */
export function useExporting(): Exporting {
  const [step, setStep] = useState<Step | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [exported, setExported] = useState<Creation | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function start(make: (steps: Steps) => Promise<Creation>): Promise<void> {
    if (stop.current !== null) return
    const controller = new AbortController()
    const { signal } = controller
    stop.current = controller
    setProblem(null)
    setExported(null)
    try {
      const onStep: Steps['onStep'] = (stage, share = null) => signal.aborted || setStep({ stage, share })
      setExported(await make({ signal, onStep }))
    } catch (error) {
      if (!signal.aborted) setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      stop.current = null
      setStep(null)
    }
  }
  return { step, problem, exported, start, cancel: () => stop.current?.abort() }
}
