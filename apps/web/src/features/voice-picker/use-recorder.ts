import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../lib/use-latest.ts'
import { maxRecordingSeconds, openRecorder } from './recorder.ts'

export type RecordingState =
  | { status: 'idle'; failure: string | null }
  | { status: 'asking' }
  | { status: 'countdown'; left: number }
  | { status: 'recording'; seconds: number; level: number }
  | { status: 'working' }

export interface RecordingControls {
  state: RecordingState
  start: () => void
  finish: () => void
  cancel: () => void
}

const countdownSeconds = 3

/** Asks for the microphone, counts down, records, and returns the file. Releases the microphone on unmount. */
export function useRecorder(onRecorded: (file: File) => void): RecordingControls {
  const [state, setState] = useState<RecordingState>({ status: 'idle', failure: null })
  const session = useRef<{ finish: () => void; cancel: () => void } | null>(null)
  const latest = useLatest(onRecorded)
  useEffect(() => () => session.current?.cancel(), [])

  const start = useCallback(() => {
    if (session.current !== null) return
    const stop = new AbortController()
    let isFinished = false
    session.current = {
      finish: () => {
        isFinished = true
      },
      cancel: () => stop.abort(),
    }
    const run = async (): Promise<void> => {
      setState({ status: 'asking' })
      const recorder = await openRecorder()
      try {
        for (let left = countdownSeconds; left > 0; left--) {
          setState({ status: 'countdown', left })
          await nextSecond(stop.signal)
        }
        recorder.begin()
        const startMs = performance.now()
        while (!isFinished) {
          await nextFrame(stop.signal)
          const seconds = (performance.now() - startMs) / 1000
          if (seconds >= maxRecordingSeconds) isFinished = true
          setState({ status: 'recording', seconds, level: recorder.readLevel() })
        }
        setState({ status: 'working' })
        latest.current(await recorder.finish())
      } finally {
        recorder.dispose()
      }
    }
    void run()
      .then(
        () => null,
        (error: unknown) =>
          stop.signal.aborted || !(error instanceof Error) ? null : error.message || 'The recording failed.',
      )
      .then((failure) => {
        session.current = null
        setState({ status: 'idle', failure })
      })
  }, [])

  const finish = useCallback(() => session.current?.finish(), [])
  const cancel = useCallback(() => session.current?.cancel(), [])
  return { state, start, finish, cancel }
}

function nextSecond(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, 1000)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      },
      { once: true },
    )
  })
}

/** Uses a timer instead of an animation frame, so that a page in the background keeps recording. */
function nextFrame(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (signal.aborted ? reject(signal.reason as Error) : resolve()), 50)
  })
}
