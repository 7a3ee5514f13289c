// The open video. The person picks, drops or reuses a file; the page opens it, or the server converts it after the
// person agrees.

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { assetContentUrl, assetQuery, uploadAsset } from '../../api/assets.ts'
import { readFile } from '../../api/client.ts'
import { creationQuery } from '../../api/creations.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { refuseVideo } from './check-video.ts'
import { openFilm, type Film } from './film/film.ts'
import { takeFilm, type FilmSource } from './take-film.ts'
import { takeAndForget, useDecoding, type Decoded, type Decoding } from './use-decoding.ts'

export interface OpenFilm extends FilmSource {
  /** A new id for each opened film. */
  id: number
  film: Film
}

export interface FilmWork {
  /** Label of the current step. */
  stage: string
  /** Progress from 0 to 1; null when it is unknown. */
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
  /** Opens one of our own samples, for people without a video at hand. */
  takeSample: (address: string, name: string) => void
  /** Reopens a video that was closed. */
  reopen: (source: FilmSource) => void
  /** Closes the video. */
  clear: () => void
  dismiss: () => void
}

/** Opens videos. The previous film is closed. */
export function useFilm(): FilmDesk {
  const { open, show, clear } = useOpenFilm()
  const { work, setWork, failure, setFailure, run } = useWork()
  const client = useQueryClient()
  const onDecoded = useCallback(
    ({ result, ...source }: Decoded) =>
      void run(`Loading ${source.name}`, async (signal) => {
        const file = await takeAndForget(result, signal)
        await show({ ...source, file, recipe: null }, signal)
      }),
    [run, show],
  )
  const decoding = useDecoding({ onDecoded, onFailure: setFailure })
  const { begin } = decoding

  const takeLater = useTake({ run, show, setWork, begin })
  return {
    open,
    work: work ?? decoding.work,
    failure,
    take: useCallback(
      (file) => {
        const refusal = refuseVideo(file)
        if (refusal !== null) return setFailure(refusal)
        const { name } = file
        takeLater(`Opening ${name}`, async () => ({ file, name, sourceId: null, note: null, recipe: null }))
      },
      [takeLater, setFailure],
    ),
    takeCreation: useCallback(
      (creationId) =>
        takeLater('Opening your creation', (signal) => readCreation(client, creationId, signal)),
      [takeLater, client],
    ),
    takeSample: useCallback(
      (address, name) =>
        takeLater(`Opening ${name}`, async (signal) => {
          const file = await (await readFile(address, signal)).blob()
          return { file, name, sourceId: null, note: null, recipe: null }
        }),
      [takeLater],
    ),
    reopen: useCallback((source) => takeLater(`Opening ${source.name}`, async () => source), [takeLater]),
    clear,
    dismiss: useCallback(() => setFailure(null), [setFailure]),
  }
}

type OpenFilmState = ReturnType<typeof useOpenFilm>
type WorkState = ReturnType<typeof useWork>
interface TakeOptions extends Pick<OpenFilmState, 'show'>, Pick<WorkState, 'run' | 'setWork'> {
  /** Called when the server should convert a video. */
  begin: (decoding: Decoding) => Promise<void>
}

/** Opens a source. If the page can't read it, the server converts it when the person agrees. */
function useTake({ run, show, setWork, begin }: TakeOptions) {
  const { confirm } = useAlerts()
  return useCallback(
    (stage: string, read: (signal: AbortSignal) => Promise<FilmSource>): void =>
      void run(stage, async (signal) => {
        const onSending = (sending: string, share: number): void =>
          setWork((known) => known && { ...known, stage: sending, share })
        await takeFilm({ show, confirm, upload: uploadAsset, begin, onSending }, await read(signal), signal)
      }),
    [run, show, setWork, confirm, begin],
  )
}

/** The open film. */
function useOpenFilm() {
  const [open, setOpen] = useState<OpenFilm | null>(null)
  const latest = useRef<OpenFilm | null>(null)
  const count = useRef(0)
  const put = useCallback((next: OpenFilm | null) => {
    latest.current?.film.close()
    latest.current = next
    setOpen(next)
  }, [])
  useEffect(() => () => latest.current?.film.close(), [])
  /** Throws FilmError. */
  const show = useCallback(
    async (source: FilmSource, signal: AbortSignal): Promise<void> => {
      const film = await openFilm(source.file, source.name)
      if (signal.aborted) return film.close()
      put({ ...source, id: ++count.current, film, note: source.note ?? film.note })
    },
    [put],
  )
  return { open, show, clear: useCallback(() => put(null), [put]) }
}

/** Runs one task at a time; a new task stops the previous one. */
function useWork() {
  const [work, setWork] = useState<FilmWork | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
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
  return { work, setWork, failure, setFailure, run }
}

/** Throws ApiError, and an Error with a sentence for the person when the creation has no moving picture. */
async function readCreation(
  client: QueryClient,
  creationId: string,
  signal: AbortSignal,
): Promise<FilmSource> {
  const { title, files } = await client.fetchQuery(creationQuery(creationId))
  const sourceId = files.video ?? files.clip ?? files.image
  if (sourceId === undefined) throw new Error(messages.gifs.nothingToOpen)
  const { name } = await client.fetchQuery(assetQuery(sourceId))
  const bytes = await (await readFile(assetContentUrl(sourceId), signal)).blob()
  return { file: new File([bytes], name), name: title, sourceId, note: null, recipe: null }
}
