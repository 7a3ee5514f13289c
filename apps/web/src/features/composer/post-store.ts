// The post as a document: what is saved and undone.

import type { PostContent } from '@vivify/contract/post'
import { postApi, type PostApi, type SavedPost } from '../../api/posts.ts'
import { DocumentStore, type DocumentStoreOptions } from '../../lib/document/document-store.ts'
import type { DocumentType } from '../../lib/document/document-type.ts'
import { emptyPost, isWorthSaving } from './post-content.ts'

export const postType: DocumentType<PostContent, SavedPost> = {
  name: 'post',
  empty: emptyPost(),
  isWorthSaving,
  contentOf: ({ content }) => content,
  isContent: (kept): kept is PostContent => {
    const { text, platforms, media, fields } = (kept ?? {}) as Partial<PostContent>
    return (
      typeof text === 'string' && Array.isArray(platforms) && Array.isArray(media) && fields !== undefined
    )
  },
  // Which account posts is chosen for the person at first, and is no step of writing.
  isStep: (before, after) => {
    const { accounts: _one, ...rest } = before
    const { accounts: _other, ...changed } = after
    return Object.entries(changed).some(([key, value]) => rest[key as keyof typeof rest] !== value)
  },
}

export interface PostStoreOptions extends Pick<
  DocumentStoreOptions<PostContent, SavedPost>,
  'drafts' | 'onUnauthorized'
> {
  /** Default: the server's. */
  api?: PostApi
}

export class PostStore extends DocumentStore<PostContent, SavedPost> {
  constructor({ api = postApi, ...options }: PostStoreOptions) {
    super({ ...options, type: postType, api })
  }

  /** Begins a new draft with this content, which saves itself; the open one is saved first. */
  readonly beginWith = (content: PostContent): void => {
    this.begin()
    this.change(() => content)
  }
}
