// Local servers in place of the stock libraries. They refuse calls that break the libraries' documented rules, and serve
// small files.

import { setTimeout as wait } from 'node:timers/promises'
import { VendorStub, type StubAnswer, type StubCall, type StubRules } from '../testing.ts'
import type { StockVendor } from './create-engine.ts'
import { drawPhoto, filmClip } from './testing-files.ts'
import { stockItems, type StockItem } from './testing-items.ts'

export interface StockRules extends StubRules {
  vendor: StockVendor
  /** The smallest answer without a hit. */
  nothing: unknown
  /** The answer to a search. `fileOf` gives addresses of this stub. */
  answer(asked: URLSearchParams, found: readonly StockItem[], fileOf: FileAddress): unknown
  /** The parts of a call that say what is searched. */
  readSearch(call: URL): { words: string; kind: StockItem['kind']; perPage: number; page: number }
  /** The answer to a call about one file. */
  answerFile?(call: URL, fileOf: FileAddress): unknown
  /** The items' licenses don't matter in a library with its own. */
  hasOwnLicence: boolean
  clipEnding: 'mp4' | 'webm'
}

export type FileFault =
  'a page in its place' | 'a picture in its place' | 'an address that has expired' | 'a cut file'

export type FileAddress = (item: StockItem, part: 'file' | 'preview') => string

const fileName = /^\/files\/(\d+)\.(?:jpg|mp4|webm)$/
const previewName = /^\/previews\/(\d+)\.jpg$/

/** A library on a local server. Answers take `delayMs`. */
export class StockStub extends VendorStub<StockRules> {
  delayMs = 0
  /** Sent with every answer. */
  headers: Record<string, string> = {}
  /** What its files turn out to be. */
  fileFault: FileFault | null = null
  /** Ids of files that were downloaded, in order. */
  downloads: number[] = []
  /** The most calls at once so far. */
  mostAtOnce = 0
  /** Between the starts of two calls, in milliseconds. */
  pausesMs: number[] = []
  #open = 0
  #lastMs: number | null = null
  readonly #files = new Map<string, Promise<Buffer>>()

  get environment(): Record<string, string> {
    const { settings } = this.rules.vendor
    return {
      [settings.baseUrl.name]: this.baseUrl,
      ...(settings.apiKey ? { [settings.apiKey.name]: 'key-of-the-suite-0123456789abcdef' } : {}),
    }
  }

  override forget(): void {
    super.forget()
    Object.assign(this, {
      downloads: [],
      mostAtOnce: 0,
      pausesMs: [],
      headers: {},
      delayMs: 0,
      fileFault: null,
    })
    this.#lastMs = null
  }

  protected override async handOut({ path }: StubCall): Promise<StubAnswer | null> {
    const { pathname } = new URL(path, this.origin)
    const [, file] = fileName.exec(pathname) ?? []
    const [, preview] = previewName.exec(pathname) ?? []
    const item = stockItems.find(({ id }) => id === Number(file ?? preview))
    if (!item) return fileName.test(pathname) || previewName.test(pathname) ? { status: 404, body: '' } : null
    if (file !== undefined) this.downloads.push(item.id)
    const spoiled = file === undefined ? null : await this.#spoil(item)
    if (spoiled) return spoiled
    const { kind } = item
    const body = await this.#draw(item, preview === undefined && kind === 'video')
    const type = preview === undefined && kind === 'video' ? `video/${this.rules.clipEnding}` : 'image/jpeg'
    return { headers: { 'content-type': type }, body }
  }

  async #spoil(item: StockItem): Promise<StubAnswer | null> {
    const type = { 'content-type': `video/${this.rules.clipEnding}` }
    switch (this.fileFault) {
      case 'a page in its place':
        return { headers: { 'content-type': 'text/html' }, body: '<html>Not here</html>' }
      case 'a picture in its place':
        return { headers: type, body: await this.#draw(item, false) }
      case 'an address that has expired':
        return { status: 403, body: '' }
      case 'a cut file':
        return { headers: type, body: (await this.#draw(item, item.kind === 'video')).subarray(0, 300) }
      case null:
        return null
    }
  }

  #draw(item: StockItem, isClip: boolean): Promise<Buffer> {
    const name = `${item.id} ${isClip}`
    const color = `#${(((item.id * 0x35_91_c7) % 0xff_ff_ff) + 0x10_00_00).toString(16).slice(-6).padStart(6, '4')}`
    const { width, height } = item
    const known =
      this.#files.get(name) ??
      (isClip
        ? filmClip({ width, height, color }, { seconds: item.seconds ?? 2, ending: this.rules.clipEnding })
        : drawPhoto({
            width: Math.round(width / (item.kind === 'video' ? 4 : 1)),
            height: Math.round(height / (item.kind === 'video' ? 4 : 1)),
            color,
          }))
    this.#files.set(name, known)
    return known
  }

  protected async answer(call: StubCall): Promise<StubAnswer> {
    // Whoever asked may have gone when the answer comes.
    const url = new URL(call.path, this.origin)
    const now = Date.now()
    if (this.#lastMs !== null) this.pausesMs.push(now - this.#lastMs)
    this.#lastMs = now
    this.#open++
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#open)
    await wait(this.delayMs)
    this.#open--
    return { headers: this.headers, body: this.#answer(url) }
  }

  #answer(url: URL): unknown {
    const { rules } = this
    const fileOf: FileAddress = ({ id, kind }, part) =>
      part === 'preview'
        ? `${url.origin}/previews/${id}.jpg`
        : `${url.origin}/files/${id}.${kind === 'video' ? rules.clipEnding : 'jpg'}`
    const one = rules.answerFile?.(url, fileOf)
    if (one !== undefined) return one
    const { words, kind, perPage, page } = rules.readSearch(url)
    const found = search(words, kind)
    return rules.answer(url.searchParams, found.slice((page - 1) * perPage, page * perPage), fileOf)
  }
}

/** Every word must be in a file's title or tags, as in the real ones. */
function search(words: string, kind: StockItem['kind']): StockItem[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean)
  return stockItems.filter((item) => {
    const known = `${item.title} ${item.tags}`.toLowerCase()
    return item.kind === kind && asked.every((word) => known.includes(word.replace(/(?:ing|s)$/, '')))
  })
}
