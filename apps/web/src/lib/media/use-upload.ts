import { useCallback, useEffect, useRef, useState } from 'react'
import { uploadAsset, type SavedAsset } from '../../api/assets.ts'
import { useLatest } from '../use-latest.ts'
import { refuseFile, type MediaKind } from './check-file.ts'

export interface Sending {
  name: string
  /** Progress from 0 to 1; at 1 the server is checking the file. */
  share: number
  /** Number of files that wait behind this one. */
  waiting: number
}

export interface Upload {
  sending: Sending | null
  /** Why files were refused, one sentence for each. */
  failures: readonly string[]
  /** Uploads files one after the other; `onSaved` gets each file as soon as the server has stored it. */
  send: (files: readonly File[]) => void
  cancel: () => void
  dismiss: () => void
}

/** Uploads for one place on the screen. Leaving the screen stops them. */
export function useUpload(kinds: readonly MediaKind[], onSaved: (saved: SavedAsset) => void): Upload {
  const [sending, setSending] = useState<Sending | null>(null)
  const [failures, setFailures] = useState<readonly string[]>([])
  const stop = useRef<AbortController | null>(null)
  const latest = useLatest({ kinds, onSaved })
  useEffect(() => () => stop.current?.abort(), [])

  const send = useCallback((files: readonly File[]) => {
    if (stop.current !== null || files.length === 0) return
    const controller = new AbortController()
    stop.current = controller
    setFailures([])
    const sendAll = async (): Promise<void> => {
      for (const [index, file] of files.entries()) {
        if (controller.signal.aborted) break
        const report = (share: number): void =>
          setSending({ name: file.name, share, waiting: files.length - index - 1 })
        report(0)
        try {
          const refusal = refuseFile(file, latest.current.kinds)
          if (refusal !== null) throw new Error(refusal)
          const saved = await uploadAsset(file, file.name, {
            onProgress: report,
            signal: controller.signal,
          })
          latest.current.onSaved(saved)
        } catch (error) {
          if (controller.signal.aborted) break
          const sentence = error instanceof Error ? error.message : 'The upload failed.'
          setFailures((known) => [...known, files.length > 1 ? `${file.name}: ${sentence}` : sentence])
        }
      }
      stop.current = null
      setSending(null)
    }
    void sendAll()
  }, [])

  const cancel = useCallback(() => stop.current?.abort(), [])
  const dismiss = useCallback(() => setFailures([]), [])
  return { sending, failures, send, cancel, dismiss }
}
