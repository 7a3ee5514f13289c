// The launch kit as a document: what is saved and undone.

import { kitApi, type KitDocument, type SavedKit } from '../../api/kits.ts'
import { DocumentStore, type DocumentStoreOptions } from '../../lib/document/document-store.ts'
import type { DocumentApi, DocumentType } from '../../lib/document/document-type.ts'

export const emptyKit: KitDocument = {
  form: {
    name: '',
    summary: '',
    audience: '',
    news: '',
    offer: '',
    link: '',
    huntUrl: '',
    why: '',
    features: '',
    different: '',
    price: '',
    platforms: '',
    privacy: '',
    next: '',
    maker: '',
  },
  source: null,
  variant: 0,
  texts: null,
  pictures: { palette: 'ink', heroAssetId: null, words: {} },
  launchDate: null,
  done: [],
}

export const kitType: DocumentType<KitDocument, SavedKit> = {
  name: 'launch kit',
  empty: emptyKit,
  // An address alone is no kit yet.
  isWorthSaving: ({ form, texts }) => texts !== null || form.name.trim() !== '' || form.summary.trim() !== '',
  contentOf: ({ document }) => document,
  isContent: (kept): kept is KitDocument => {
    const { form, pictures, done, texts } = (kept ?? {}) as Partial<KitDocument>
    const hasForm = Object.keys(emptyKit.form).every(
      (field) => typeof form?.[field as keyof KitDocument['form']] === 'string',
    )
    return hasForm && Array.isArray(done) && texts !== undefined && typeof pictures?.words === 'object'
  },
}

export interface KitStoreOptions extends Pick<
  DocumentStoreOptions<KitDocument, SavedKit>,
  'drafts' | 'onUnauthorized'
> {
  /** Default: the server's. */
  api?: DocumentApi<KitDocument, SavedKit>
}

export class KitStore extends DocumentStore<KitDocument, SavedKit> {
  constructor({ api = kitApi, ...options }: KitStoreOptions) {
    super({ ...options, type: kitType, api })
  }

  /** How many empty kits were begun; what a screen says about one kit ends with it. */
  begun = 0

  readonly beginEmpty = (): void => {
    this.begun++
    this.begin()
  }
}
