import { callWithin } from '../../providers/call-within.ts'
import type { SpeechEngine, Voice } from '../../providers/speech/port.ts'

/** A vendor's list changes when somebody adds a voice there, so it is asked for again from time to time. */
const freshMs = 5 * 60_000
const timeoutMs = 15_000

interface KeptList {
  voices: readonly Voice[]
  readAtMs: number
}

/** Remembers the lists of engines. An account with a key of its own has engines of its own, so no list is shared. */
export class VoiceLists {
  readonly #kept = new WeakMap<object, KeptList>()
  readonly #running = new WeakMap<object, Promise<readonly Voice[]>>()

  /** Throws what `listVoices` throws, and the signal's reason. */
  async read(engine: SpeechEngine, signal: AbortSignal): Promise<readonly Voice[]> {
    const key = keyOf(engine)
    const kept = this.#kept.get(key)
    if (kept && performance.now() - kept.readAtMs < freshMs) return kept.voices
    const reading = this.#running.get(key) ?? this.#ask(engine)
    const voices = await reading
    signal.throwIfAborted()
    return voices
  }

  /** The list as it was read last; undefined when it was not read yet. */
  known(engine: SpeechEngine): readonly Voice[] | undefined {
    return this.#kept.get(keyOf(engine))?.voices
  }

  /** Callers who ask at the same time share one call, so it has a time-out instead of a caller's signal. */
  #ask(engine: SpeechEngine): Promise<readonly Voice[]> {
    const key = keyOf(engine)
    const reading = callWithin({ vendor: engine.name, timeoutMs }, (signal) => engine.listVoices(signal))
      .then((voices) => {
        this.#kept.set(key, { voices, readAtMs: performance.now() })
        return voices
      })
      .finally(() => this.#running.delete(key))
    this.#running.set(key, reading)
    return reading
  }
}

/** Copies of an engine, such as those with another status, have its functions. */
function keyOf({ listVoices }: SpeechEngine): object {
  return listVoices
}
