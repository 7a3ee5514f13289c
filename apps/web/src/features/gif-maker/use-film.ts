// The video that is being worked on: chosen, dropped or made before, opened in the page, or converted by the server
// after the person agreed.

import { useQueryClient } from '@tanstack/react-query'
import { messages } from '@vivify/contract/messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { assetContentUrl, assetQuery } from '../../api/assets.ts'
import { readFile } from '../../api/client.ts'
import { creationQuery } from '../../api/creations.ts'
import { forgetFile, startDecoding, takeDecoded, type DecodedVideo } from '../../api/gifs.ts'
import { hasEnded, useCancelJob, useJob } from '../../api/jobs.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { refuseVideo } from './check-video.ts'
import { readDecoding, writeDecoding, type Decoding } from './decoding-note.ts'
import { FilmError, openFilm, type Film } from './film/film.ts'

export interface OpenFilm {
  /** Another one for each that was opened. */
  id: number
  film: Film
  /** As the person's file or creation is called. */
  name: string
  /** The file of the account that it is, if it is one. */
  sourceId: string | null
  /** What the person should know of it, or null. */
  note: string | null
}

export interface FilmWork {
  /** What is going on, in words. */
  stage: string
  /** 0 to 1; null while there is no measure. */
  share: number | null
  cancel: () => void
}

export interface FilmDesk {
  /** null while no video is open. */
  open: OpenFilm | null
  work: FilmWork | null
  failure: string | null
  take: (file: File) => void
  takeCreation: (creationId: string) => void
  /** Puts the video away. */
  clear: () => void
  dismiss: () => void
}

interface Wanted {
  file: Blob
  name: string
  sourceId: string | null
  note?: string | null
}

/** Opens videos. The one before is closed. */
export function useFilm(): FilmDesk {
  const [open, setOpen] = useState<OpenFilm | null>(null)
  const [work, setWork] = useState<FilmWork | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  const latest = useRef<OpenFilm | null>(null)
  const count = useRef(0)
  const client = useQueryClient()
  const { confirm } = useAlerts()

  const show = useCallback((next: OpenFilm | null) => {
    latest.current?.film.close()
    latest.current = next
    setOpen(next)
  }, [])
  useEffect(
    () => () => {
      running.current?.abort()
      latest.current?.film.close()
    },
    [],
  )

  /** One thing at a time; what was going on is stopped. */
  const run = useCallback(async (stage: string, task: (signal: AbortSignal) => Promise<void>) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setFailure(null)
    setWork({ stage, share: null, cancel: () => controller.abort() })
    try {
      await task(controller.signal)
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      if (running.current === controller) setWork(null)
    }
  }, [])

  const openWanted = useCallback(
    async ({ file, name, sourceId, note = null }: Wanted, signal: AbortSignal) => {
      const film = await openFilm(file, name)
      if (signal.aborted) return film.close()
      show({ id: ++count.current, film, name, sourceId, note: note ?? film.note })
    },
    [show],
  )
  const decoding = useDecoding({ run, openWanted, setFailure })
  const { begin } = decoding

  /** What the page can't read is sent to the server, if the person agrees. */
  const openOrAsk = useCallback(
    async (file: File, signal: AbortSignal) => {
      try {
        await openWanted({ file, name: file.name, sourceId: null }, signal)
      } catch (error) {
        if (!(error instanceof FilmError) || error.format === null) throw error
        const isAgreed = await confirm({ message: error.message, confirmLabel: 'Yes', cancelLabel: 'No' })
        if (!isAgreed || signal.aborted) return
        const onProgress = (share: number): void =>
          setWork((known) => known && { ...known, stage: `Sending ${file.name}`, share })
        const sent = await startDecoding(file, { signal, onProgress })
        begin({ ...sent, name: file.name })
      }
    },
    [openWanted, confirm, begin],
  )

  return {
    open,
    work: work ?? decoding.work,
    failure,
    take: useCallback(
      (file: File) => {
        const refusal = refuseVideo(file)
        if (refusal !== null) return setFailure(refusal)
        void run(`Opening ${file.name}`, (signal) => openOrAsk(file, signal))
      },
      [run, openOrAsk],
    ),
    takeCreation: useCallback(
      (creationId: string) =>
        void run('Opening your creation', async (signal) => {
          const { title, files } = await client.fetchQuery(creationQuery(creationId))
          const sourceId = files.video ?? files.clip ?? files.image
          if (sourceId === undefined) throw new Error(messages.gifs.nothingToOpen)
          const { name } = await client.fetchQuery(assetQuery(sourceId))
          const bytes = await (await readFile(assetContentUrl(sourceId), signal)).blob()
          await openWanted({ file: new File([bytes], name), name: title, sourceId }, signal)
        }),
      [run, client, openWanted],
    ),
    clear: useCallback(() => show(null), [show]),
    dismiss: useCallback(() => setFailure(null), []),
  }
}

interface DecodingOptions {
  run: (stage: string, task: (signal: AbortSignal) => Promise<void>) => Promise<void>
  openWanted: (wanted: Wanted, signal: AbortSignal) => Promise<void>
  setFailure: (sentence: string) => void
}

/** A video that the server converts; it comes back into the page by itself, also after a reload. */
function useDecoding({ run, openWanted, setFailure }: DecodingOptions) {
  const [decoding, setDecoding] = useState<Decoding | null>(readDecoding)
  const { job, error } = useJob(decoding?.jobId ?? null)
  const { mutate: cancelJob } = useCancelJob()
  const begin = useCallback((next: Decoding | null) => {
    writeDecoding(next)
    setDecoding(next)
  }, [])

  useEffect(() => {
    if (decoding === null || (error === null && !hasEnded(job))) return
    begin(null)
    const { assetId, name } = decoding
    if (job?.state.status === 'completed') {
      const result = job.state.result as DecodedVideo
      const isPart = result.sourceDurationSeconds - result.durationSeconds > 1
      const note = isPart ? messages.gifs.convertedPart(Math.round(result.durationSeconds / 60)) : null
      void run(`Taking ${name} into the page`, async (signal) => {
        const file = await takeDecoded(result, signal)
        await Promise.all([forgetFile(assetId), forgetFile(result.assetId)])
        await openWanted({ file, name, sourceId: null, note }, signal)
      })
      return
    }
    void forgetFile(assetId)
    if (job?.state.status === 'failed') setFailure(job.state.message)
    else if (error !== null) setFailure(error.message)
  }, [decoding, job, error, begin, run, openWanted, setFailure])

  const progress = job?.state.status === 'running' ? job.state.progress : null
  const work: FilmWork | null = decoding && {
    stage: `Converting ${decoding.name} on your server`,
    share: progress === null ? null : progress.done / progress.total,
    cancel: () => cancelJob(decoding.jobId),
  }
  return { work, begin }
}
