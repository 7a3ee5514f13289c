// Speaks scenes with the voices of vendors. The calls are made in this process, which has the keys; words that came
// without times are timed in another one, because that is heavy work.

import { AppError } from '@vivify/contract/errors'
import type { VendorVoice } from '@vivify/contract/project'
import { contentHash, type ContentCache } from '../../../lib/content-cache.ts'
import { Gate } from '../../../lib/gate.ts'
import { SharedWork } from '../../../lib/shared-work.ts'
import { writeWholeFile } from '../../../lib/whole-file.ts'
import { StandingPool } from '../../../processes/standing-pool.ts'
import type { SpeechEngine } from '../../../providers/speech/port.ts'
import type { Utterance } from './tasks/speak-contract.ts'
import { timeContract } from './tasks/time-contract.ts'
import { estimateTimes } from './tasks/time-words.ts'

/** Change this when the same answer of a vendor is stored or timed differently. */
const vendorSpeechVersion = 1

/** The smallest plans of vendors allow two or three calls at once. */
const turns = { atOnce: 16, atOncePerAccount: 2, maxWaiting: 8000, maxWaitingPerAccount: 800 }
const timers = {
  processes: 1,
  idleMs: 120_000,
  timeoutMs: 120_000,
  maxMegabytes: 500,
  maxWaiting: 8000,
  maxWaitingPerAccount: 800,
}

/** A voice with the engine that speaks with it, for one account. */
export interface OpenVoice {
  engine: SpeechEngine
  id: string
  gender: 'female' | 'male' | null
  /** Part of the names in the cache, so that no account hears what another one paid for. */
  account: string
  /** Counts a text before it is ordered. Throws AppError `rate_limited`. */
  count(text: string): Promise<void>
}

/** Finds a voice for an account. Throws AppError `bad_input` when it can't be used, and `forbidden`. */
export type FindVoice = (account: string, voice: VendorVoice) => Promise<OpenVoice>

export interface VendorSpeaking {
  find: FindVoice
  /**
   * Speaks a text into the cache under `name`. Texts that several callers ask for are ordered once. Throws what the
   * engine's `speak` throws, and AppError `cancelled` when the signal aborts.
   */
  speak(voice: OpenVoice, order: SpeechOrder, signal: AbortSignal): Promise<Utterance>
  stop(): void
}

export interface SpeechOrder {
  cache: ContentCache
  name: string
  say: string
}

export function createVendorSpeaking(find: FindVoice): VendorSpeaking {
  const gate = new Gate(turns)
  const spoken = new SharedWork<Utterance>()
  const entry = new URL('./tasks/time-task.ts', import.meta.url)
  const timing = new StandingPool(entry, timeContract, timers)

  // What was ordered is billed, so it is finished and kept even when its caller has left.
  const ordered = new Map<string, Promise<Utterance>>()
  const closing = new AbortController()
  const { signal } = closing

  async function order(voice: OpenVoice, asked: SpeechOrder): Promise<Utterance> {
    const { engine, id, gender, account } = voice
    const { cache, name, say } = asked
    await voice.count(say)
    const { pcm, sampleRate, timed, spokenBy } = await engine.speak({ text: say, voice: id, signal })
    const file = cache.pathOf(name)
    await writeWholeFile(file, new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength))
    const { words, timing: source } =
      timed ??
      (await timing.ask(account, { text: say, file, sampleRate, gender }, signal).catch((error: unknown) => {
        signal.throwIfAborted()
        if (!AppError.isInstance(error)) throw error
        // The sound is paid for: it must not be ordered again because its words can't be found.
        return estimateTimes(say, pcm.length / sampleRate)
      }))
    const utterance: Utterance = {
      file,
      sampleRate,
      durationSeconds: pcm.length / sampleRate,
      words: [...words],
      timing: source,
      engine: spokenBy,
    }
    await writeWholeFile(`${file}.json`, JSON.stringify(utterance))
    return utterance
  }

  /** Joins an order that its first caller has left. */
  function orderOnce(voice: OpenVoice, asked: SpeechOrder): Promise<Utterance> {
    const running = ordered.get(asked.name)
    if (running) return running
    const ordering = order(voice, asked).finally(() => ordered.delete(asked.name))
    ordered.set(asked.name, ordering)
    return ordering
  }

  return {
    find,
    speak: (voice, asked, caller) =>
      spoken.run(asked.name, caller, (stop) => gate.pass(voice.account, stop, () => orderOnce(voice, asked))),
    stop() {
      closing.abort()
      gate.refuseAll()
      timing.stop()
    },
  }
}

/** The cache name of an utterance by a vendor. */
export function nameVendorUtterance({ engine, id, account }: OpenVoice, say: string): string {
  const made = ['vendor speech', vendorSpeechVersion, account, engine.id, engine.model ?? '', id, say]
  return `${contentHash(made)}.f32`
}
