import { AppError } from '@vivify/contract/errors'
import { naturalVoiceMessages as words } from '@vivify/contract/natural-voice-messages'
import type { EngineStatus } from '@vivify/contract/routes/engines'
import type { SpeechEngine } from '../port.ts'
import { naturalVoices } from './files.ts'
import { readVoicesState, type VoicesFolder, type VoicesState } from './folder.ts'

/** Documents and requests name the engine by it. */
export const kokoroId = 'kokoro'
/** In reports. */
export const kokoroName = 'natural voice (Kokoro)'

/**
 * Kokoro-82M on this machine, from a folder that the person downloaded. Speaking is heavy computation and takes some
 * 700 MB, so it runs in a child process; nothing is loaded before the first word.
 */
export function createKokoro(folder: VoicesFolder): SpeechEngine {
  let loading: Promise<Loaded> | undefined
  const load = (): Promise<Loaded> => {
    loading ??= loadAll(folder).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    id: kokoroId,
    name: words.name,
    status: () => describeVoices(readVoicesState(folder)),
    listVoices: async () =>
      naturalVoices.map(({ name, label, accent, gender }) => ({
        id: name,
        label,
        language: accent === 'british' ? 'en-GB' : 'en-US',
        gender,
      })),
    async prepare() {
      await load()
    },
    creditsFor: () => 0,
    async speak({ text, voice, signal }) {
      signal.throwIfAborted()
      const known = naturalVoices.find(({ name }) => name === voice)
      if (!known) throw new AppError('bad_input', `${words.name} have no voice “${voice}”.`)
      const { speakWithKokoro, ...parts } = await load()
      return { ...(await speakWithKokoro(text, known, { ...parts, signal })), spokenBy: kokoroName }
    },
  }
}

type Loaded = Awaited<ReturnType<typeof loadAll>>

async function loadAll(folder: VoicesFolder) {
  const [{ openKokoroSession }, { speakWithKokoro }, { loadLetterSounds }] = await Promise.all([
    import('./session.ts'),
    import('./speak.ts'),
    import('@vivify/generators/node/letter-sounds'),
  ])
  return { session: await openKokoroSession(folder), speakWithKokoro, soundOut: loadLetterSounds }
}

/** What the screens show of the natural voices. */
export function describeVoices(state: VoicesState): EngineStatus {
  const common = { kind: 'speech', id: kokoroId, name: words.name, isBuiltIn: true, credits: 0 } as const
  const isReady = state.state === 'ready'
  return { ...common, state: isReady ? 'ready' : 'needs_model', sentence: sentenceOf(state) }
}

/** Says in a sentence why the natural voices are, or are not, ready. */
export function sentenceOf(state: VoicesState): string {
  switch (state.state) {
    case 'ready':
      return words.ready
    case 'other_version':
      return words.otherVersion
    case 'downloading':
      return state.isInstalling ? words.installing : words.downloading(state.doneBytes, state.totalBytes)
    case 'missing':
      return state.doneBytes > 0 ? words.unfinished(state.doneBytes, state.totalBytes) : words.missing
  }
}
