// vivify voices --download | --delete: the natural voices in the data folder. A server that runs on it sees them at
// once.

import { AppError } from '@vivify/contract/errors'
import { naturalVoiceMessages as words } from '@vivify/contract/natural-voice-messages'
import type { Config } from '../config.ts'
import { closeDataFolder } from '../lib/private-files.ts'
import { hearStopRequest } from '../lib/stop-requests.ts'
import {
  deleteVoices,
  downloadVoices,
  type VoicesDownloadOptions,
} from '../providers/speech/kokoro/download.ts'
import { openVoicesFolder, readVoicesState, type VoicesFolder } from '../providers/speech/kokoro/folder.ts'
import { sentenceOf } from '../providers/speech/kokoro/kokoro.ts'
import type { CommandContext } from './command-context.ts'
import { drawBar } from './progress-bar.ts'

const reportEveryMs = 250
/** Without a terminal, progress is written only after this share. */
const lineStep = 0.1

export interface NaturalVoicesOptions {
  /** Default: as configured. */
  folder?: VoicesFolder
  download?: Pick<VoicesDownloadOptions, 'install' | 'retryDelayMs'>
}

/** Throws AppError; its message is shown to the person. */
export async function runNaturalVoices(
  action: '--download' | '--delete',
  config: Config,
  context: CommandContext,
  options: NaturalVoicesOptions = {},
): Promise<void> {
  const folder = options.folder ?? openVoicesFolder(config.naturalVoices)
  closeDataFolder(config.dataFolder)
  if (action === '--delete') {
    const wasThere = readVoicesState(folder)
    await deleteVoices(folder)
    const isEmpty = wasThere.state === 'missing' && wasThere.doneBytes === 0
    context.stdout.write(`${isEmpty ? words.notThere : words.deleted}\n`)
    return
  }
  const stop = new AbortController()
  void hearStopRequest(context.environment).then(() => stop.abort(new AppError('cancelled', words.stopped)))
  const report = reportProgress(folder, context)
  try {
    await downloadVoices(folder, { ...options.download, signal: stop.signal })
  } finally {
    report.close()
  }
  context.stdout.write(`${words.downloaded} ${folder.path}\n`)
}

function reportProgress(folder: VoicesFolder, { stderr }: CommandContext): { close: () => void } {
  let lastLine = ''
  const show = (): void => {
    const state = readVoicesState(folder)
    if (state.state !== 'downloading') return
    const share = state.doneBytes / state.totalBytes
    if (stderr.isTTY) {
      stderr.write(`\r\u001b[2K${drawBar(share)}  ${sentenceOf(state)}`)
      return
    }
    const step = state.isInstalling ? 1 : Math.floor(share / lineStep) * lineStep
    const line = state.isInstalling ? sentenceOf(state) : `${Math.round(step * 100)}%`
    if (line !== lastLine) stderr.write(`${line}\n`)
    lastLine = line
  }
  const timer = setInterval(show, reportEveryMs)
  return {
    close() {
      clearInterval(timer)
      if (stderr.isTTY) stderr.write('\r\u001b[2K')
    },
  }
}
