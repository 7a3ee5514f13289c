// Repeating posts: when one's time has come, the next one is planned on the same wall clock.

import { AppError } from '@vivify/contract/errors'
import type { Database } from '../../store/database.ts'
import { listRepeating, type PostRow } from '../../store/posts.ts'
import { nextPlan, resolvePlanTime } from './plan-time.ts'
import type { PostService } from './posts.ts'

interface Options {
  db: Database
  posts: Pick<PostService, 'createNext' | 'schedule'>
}

/** Several processes may do this at once: the database takes one post for each day of a repetition. */
export async function repeatPosts({ db, posts }: Options): Promise<void> {
  for (const row of await listRepeating(db)) {
    const content = nextContent(row)
    if (content === null) continue
    const next = await posts.createNext(row.workspaceId, { content, repeatOf: row.repeatOf ?? row.id })
    if (next === null) continue
    try {
      await posts.schedule(row.workspaceId, next.id, { revision: next.revision, when: 'planned' })
    } catch (error) {
      // It stays a draft, and the person sees why when scheduling it.
      if (!AppError.isInstance(error)) throw error
    }
  }
}

/** The next time that is still to come: those that passed while nothing ran are left out. */
function nextContent({ content }: PostRow): PostRow['content'] | null {
  let next = content
  for (let count = 0; count < 1000; count++) {
    const plan = nextPlan(next)
    if (plan === null) return null
    next = { ...next, plan }
    if (resolvePlanTime(plan).atMs > Date.now()) return next
  }
  return null
}
