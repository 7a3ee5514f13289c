import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@vivify/contract/errors'
import { naturalVoiceMessages as words } from '@vivify/contract/natural-voice-messages'
import type { NaturalVoices } from '@vivify/contract/routes/natural-voices'
import {
  deleteVoices,
  downloadVoices,
  type VoicesDownloadOptions,
} from '../../providers/speech/kokoro/download.ts'
import { countBytes, naturalVoicesSource, voiceFiles } from '../../providers/speech/kokoro/files.ts'
import { readVoicesState, type VoicesFolder } from '../../providers/speech/kokoro/folder.ts'
import { sentenceOf } from '../../providers/speech/kokoro/kokoro.ts'

export type NaturalVoicesReport = Omit<NaturalVoices, 'mayChange'>

/** The natural voices of this installation. All accounts share them. */
export interface NaturalVoiceService {
  read(): NaturalVoicesReport
  /** Starts the download, or goes on with it; a second call changes nothing. Its failure is in what `read` returns. */
  start(): Promise<NaturalVoicesReport>
  /** Stops a download of this process. What has arrived is kept. */
  stopDownload(): Promise<NaturalVoicesReport>
  /** Throws AppError `conflict` while a download runs. */
  remove(): Promise<NaturalVoicesReport>
  stop(): Promise<void>
}

export interface NaturalVoiceOptions {
  folder: VoicesFolder
  onFailed: (error: unknown) => void
  download?: Pick<VoicesDownloadOptions, 'install' | 'retryDelayMs'>
}

/** npm is killed at once; longer than that, a process that stops doesn't wait. */
const stopMs = 5000

export function createNaturalVoiceService(options: NaturalVoiceOptions): NaturalVoiceService {
  const { folder, onFailed } = options
  let running: { stop: AbortController; ended: Promise<void> } | null = null
  let failure: string | null = null

  async function download(signal: AbortSignal, onStarted: () => void): Promise<void> {
    failure = null
    try {
      await downloadVoices(folder, { ...options.download, signal, onStarted })
    } catch (error) {
      if (signal.aborted) return
      failure = AppError.isInstance(error) ? error.message : words.failedForUnknownReason
      onFailed(error)
    } finally {
      running = null
    }
  }

  async function stopDownload(): Promise<void> {
    if (running === null) return
    const { stop, ended } = running
    stop.abort(new AppError('cancelled', words.stopped))
    await Promise.race([ended, wait(stopMs, undefined, { ref: false })])
  }

  return {
    read: () => describe(folder, failure),
    async start() {
      if (running === null && readVoicesState(folder).state !== 'ready') {
        const stop = new AbortController()
        const { promise: started, resolve: onStarted } = Promise.withResolvers<void>()
        // It never ends before this assignment, because it begins with a call to the system.
        running = { stop, ended: download(stop.signal, onStarted) }
        await Promise.race([started, running.ended])
      }
      return describe(folder, failure)
    },
    async stopDownload() {
      await stopDownload()
      return describe(folder, failure)
    },
    async remove() {
      await deleteVoices(folder)
      failure = null
      return describe(folder, failure)
    },
    stop: stopDownload,
  }
}

function describe(folder: VoicesFolder, failure: string | null): NaturalVoicesReport {
  const state = readVoicesState(folder)
  const totalBytes = countBytes(folder.files ?? voiceFiles)
  return {
    state: state.state,
    sentence: sentenceOf(state),
    doneBytes: 'doneBytes' in state ? state.doneBytes : state.state === 'ready' ? totalBytes : 0,
    totalBytes,
    isInstalling: state.state === 'downloading' && state.isInstalling,
    failure: state.state === 'ready' ? null : failure,
    source: naturalVoicesSource,
    license: 'Apache-2.0',
  }
}
