// Requests the parts of a document's preview (speech, pictures, sound), each as soon as possible. When the document
// changes, the parts that are affected are requested again and their older requests are canceled.

import type { Project } from '@vivify/contract/project'
import type { PreviewPictures, PreviewSound, PreviewSpeech } from '../../api/previews.ts'
import { picturesKey, soundKey, speechKey } from './part-keys.ts'

/** One part of a preview. `value` belongs to the current document; null until it is ready. */
export interface PreviewPart<Value> {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  value: Value | null
  /** A sentence for the person when the part failed. */
  failure: string | null
}

export interface PreviewParts {
  document: Project
  speech: PreviewPart<PreviewSpeech>
  pictures: PreviewPart<PreviewPictures>
  sound: PreviewPart<PreviewSound>
}

/** The source of the parts: the server, or a fake one in tests. */
export interface PreviewSource {
  speak(document: Project, signal: AbortSignal): Promise<PreviewSpeech>
  planPictures(document: Project, signal: AbortSignal): Promise<PreviewPictures>
  mixSound(document: Project, signal: AbortSignal): Promise<PreviewSound>
}

export interface PreviewSession {
  /** Switches to `document`; keeps the parts that it does not change. */
  show(document: Project): void
  /** Requests the failed parts again. */
  retry(): void
  close(): void
}

/** Creates a session; `onChange` is called whenever a part changes. */
export function createPreviewSession(
  source: PreviewSource,
  onChange: (parts: PreviewParts) => void,
): PreviewSession {
  let document: Project | null = null
  const speech = createSlot(source.speak, speechKey, () => {
    // The mix needs the speech. Requested earlier, it would make the server speak everything twice.
    if (document && speech.part().status === 'ready') sound.show(document)
    tell()
  })
  const pictures = createSlot(source.planPictures, picturesKey, tell)
  const sound = createSlot(source.mixSound, soundKey, tell)

  function tell(): void {
    if (document === null) return
    onChange({ document, speech: speech.part(), pictures: pictures.part(), sound: sound.part() })
  }

  function show(next: Project): void {
    document = next
    speech.show(next)
    pictures.show(next)
    if (speech.part().status === 'ready') sound.show(next)
    else sound.giveUp(next)
    tell()
  }

  return {
    show,
    retry() {
      for (const slot of [speech, pictures, sound]) slot.forgetFailure()
      if (document) show(document)
    },
    close() {
      document = null
      for (const slot of [speech, pictures, sound]) slot.close()
    },
  }
}

interface Slot<Value> {
  part(): PreviewPart<Value>
  show(document: Project): void
  /** Drops the part and cancels its request if `document` needs a different one. */
  giveUp(document: Project): void
  forgetFailure(): void
  close(): void
}

function createSlot<Value>(
  ask: (document: Project, signal: AbortSignal) => Promise<Value>,
  keyOf: (document: Project) => string,
  onSettled: () => void,
): Slot<Value> {
  let key: string | null = null
  let part: PreviewPart<Value> = { status: 'idle', value: null, failure: null }
  let running: AbortController | null = null

  function reset(): void {
    running?.abort()
    running = null
    key = null
    part = { status: 'idle', value: null, failure: null }
  }

  async function run(document: Project, request: AbortController): Promise<void> {
    let settled: PreviewPart<Value>
    try {
      settled = { status: 'ready', value: await ask(document, request.signal), failure: null }
    } catch (error) {
      settled = { status: 'failed', value: null, failure: describeFailure(error) }
    }
    if (running !== request) return
    running = null
    part = settled
    onSettled()
  }

  return {
    part: () => part,
    show(document) {
      const wanted = keyOf(document)
      if (wanted === key) return
      reset()
      key = wanted
      running = new AbortController()
      part = { status: 'loading', value: null, failure: null }
      void run(document, running)
    },
    giveUp(document) {
      if (keyOf(document) !== key) reset()
    },
    forgetFailure() {
      if (part.status === 'failed') reset()
    },
    close: reset,
  }
}

function describeFailure(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
