// A server of posts for tests.

import type { PostContent } from '@vivify/contract/post'
import type { SavedPost } from '../../api/posts.ts'
import type { DocumentApi } from '../../lib/document/document-type.ts'
import { startTestServer, type TestServer } from '../../lib/document/testing.ts'

export function startTestPosts(): TestServer<SavedPost> & DocumentApi<PostContent, SavedPost> {
  const at = '2025-01-01T00:00:00.000Z'
  return startTestServer<PostContent, SavedPost>((content) => ({
    content,
    state: 'draft',
    targets: [],
    repeatOf: null,
    createdAt: at,
    updatedAt: at,
  }))
}
