import type { SiteRun, Upload } from './port.ts'

/** The HTML with the addresses that the pictures got; a picture without one is left out. */
export function placePictures(html: string, addressOf: (assetId: string) => string | undefined): string {
  return html.replace(/<img src="vivify-picture:([\w-]{1,64})"/g, (_, assetId: string) => {
    const address = addressOf(assetId)
    return `<img src="${(address ?? '').replace(/["&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`)}"`
  })
}

/** Keeps the uploads of a run, old and new. */
export class Uploads {
  readonly bySha256: Map<string, Upload>
  readonly #hashes: ReadonlyMap<string, string>

  constructor({ uploads, post }: SiteRun) {
    this.bySha256 = new Map(uploads)
    this.#hashes = new Map(post.pictures.map(({ assetId, sha256 }) => [assetId, sha256]))
  }

  of(assetId: string | null): Upload | undefined {
    const hash = assetId === null ? undefined : this.#hashes.get(assetId)
    return hash === undefined ? undefined : this.bySha256.get(hash)
  }
}
