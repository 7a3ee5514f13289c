// Draws the recipe live while sliders move: one drawing at a time, and of the waiting recipes only the latest.

import type { RemixRecipe } from '@vivify/generators/remix/recipe'
import { fitInside } from './decode-size.ts'
import type { PixelSize } from './protocol.ts'
import { keyOfPixels, withoutLook } from './recipe-parts.ts'
import { RemixClient } from './remix-client.ts'

export interface LiveState {
  /** The remixed picture without its words; null until the first one is drawn. */
  after: ImageBitmap | null
  /** The original pixels of the same part. */
  before: ImageBitmap | null
  isBusy: boolean
  /** Progress of a drawing that takes longer than a second, 0 to 1. */
  share: number | null
  problem: string | null
}

/** Large enough to zoom into a part of the picture. */
const sourceSide = 1800
const previewSide = 960
/** Progress is reported for drawings that take longer than this. */
const patienceMs = 1000

interface Wanted {
  recipe: RemixRecipe
  key: string
}

export class LivePicture {
  readonly #client = new RemixClient()
  readonly #listeners = new Set<() => void>()
  #state: LiveState = { after: null, before: null, isBusy: true, share: null, problem: null }
  #wanted: Wanted | null = null
  #drawnKey = ''
  #beforeKey = ''
  #isWorking = false
  #isClosed = false
  #opened: Promise<unknown>

  constructor(picture: Blob, size: PixelSize) {
    this.#opened = this.#client.request({ type: 'open', picture, size: fitInside(size, sourceSide) })
    this.#opened.catch(() => undefined)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getState = (): LiveState => this.#state

  /** Draws this recipe as soon as the current drawing is done. The caller draws the words. */
  show(recipe: RemixRecipe): void {
    const key = keyOfPixels(recipe)
    if (key === this.#wanted?.key) return
    this.#wanted = { recipe, key }
    if (!this.#isWorking) void this.#work()
  }

  close(): void {
    this.#isClosed = true
    this.#client.close()
    this.#state.after?.close()
    this.#state.before?.close()
  }

  async #work(): Promise<void> {
    this.#isWorking = true
    this.#set({ isBusy: true })
    try {
      await this.#opened
      while (this.#wanted !== null && this.#wanted.key !== this.#drawnKey) await this.#draw(this.#wanted)
      this.#set({ isBusy: false, share: null })
    } catch (error) {
      // A failed recipe is not retried until another one is requested.
      this.#drawnKey = this.#wanted?.key ?? ''
      const problem = error instanceof Error ? error.message : String(error)
      this.#set({ isBusy: false, share: null, problem })
    }
    this.#isWorking = false
    if (!this.#isClosed && this.#wanted !== null && this.#wanted.key !== this.#drawnKey) void this.#work()
  }

  async #draw({ recipe, key }: Wanted): Promise<void> {
    const startedAt = performance.now()
    const after = await this.#client.request(
      { type: 'render', recipe, maxSide: previewSide },
      {
        onProgress: (share) => {
          if (performance.now() - startedAt > patienceMs) this.#set({ share })
        },
      },
    )
    this.#drawnKey = key
    this.#state.after?.close()
    this.#set({ after, share: null, problem: null })
    const plain = withoutLook(recipe)
    const beforeKey = keyOfPixels(plain)
    if (beforeKey === this.#beforeKey) return
    const before = await this.#client.request({ type: 'render', recipe: plain, maxSide: previewSide })
    this.#beforeKey = beforeKey
    this.#state.before?.close()
    this.#set({ before })
  }

  #set(change: Partial<LiveState>): void {
    if (this.#isClosed) return
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
