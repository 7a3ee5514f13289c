// The article as a document: what is saved and undone. Articles come into being by an order, so none is created here.

import * as messages from '@vivify/contract/messages'
import { articleApi, type ArticleDocument, type SavedArticle } from '../../api/articles.ts'
import { ApiError } from '../../api/client.ts'
import { DocumentStore, type DocumentStoreOptions } from '../../lib/document/document-store.ts'
import type { DocumentApi, DocumentType } from '../../lib/document/document-type.ts'
import type { LocalDrafts } from '../../lib/document/local-drafts.ts'

const emptyArticle: ArticleDocument = {
  title: '',
  markdown: '',
  featured: null,
  seoTitle: '',
  description: '',
  slug: '',
  faq: [],
  sources: [],
  flags: [],
}

export const articleType: DocumentType<ArticleDocument, SavedArticle> = {
  name: 'article',
  empty: emptyArticle,
  isWorthSaving: () => true,
  contentOf: ({ document }) => document,
  isContent: (kept): kept is ArticleDocument => {
    const { title, markdown, faq, sources, flags } = (kept ?? {}) as Partial<ArticleDocument>
    const areLists = [faq, sources, flags].every((list) => Array.isArray(list))
    return typeof title === 'string' && typeof markdown === 'string' && areLists
  },
}

const api: DocumentApi<ArticleDocument, SavedArticle> = {
  ...articleApi,
  // Asked for only when the article was deleted elsewhere.
  create: () => Promise.reject(new ApiError('not_found', 404, messages.articleEditor.gone)),
}

export interface ArticleStoreOptions extends Pick<
  DocumentStoreOptions<ArticleDocument, SavedArticle>,
  'onUnauthorized'
> {
  drafts: LocalDrafts<ArticleDocument>
}

export class ArticleStore extends DocumentStore<ArticleDocument, SavedArticle> {
  constructor({ drafts, onUnauthorized }: ArticleStoreOptions) {
    // The address says which article is open.
    super({
      type: articleType,
      api,
      drafts: { ...drafts, readOpen: () => null, writeOpen: () => undefined },
      onUnauthorized,
    })
  }
}
