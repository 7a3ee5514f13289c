import { derivePostState } from '@vivify/contract/post'
import type { PostEvent, PostTarget, SavedPost } from '@vivify/contract/routes/posts'
import type { EventRow, PostRow, TargetRow } from '../../store/posts.ts'

/** A post as its owner sees it. */
export function describePost(row: PostRow, targets: readonly TargetRow[]): SavedPost {
  return {
    id: row.id,
    content: row.content,
    revision: row.revision,
    state: derivePostState(targets),
    targets: targets.map(describeTarget),
    repeatOf: row.repeatOf,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function describeTarget(row: TargetRow): PostTarget {
  const { id, platform, connectionId, accountName, state, permalink, message } = row
  return {
    id,
    platform,
    connectionId,
    accountName,
    state,
    // While it is being sent, `dueAt` is the lease of a process.
    dueAt: state === 'scheduled' ? (row.dueAt?.toISOString() ?? null) : null,
    endedAt: row.endedAt?.toISOString() ?? null,
    permalink,
    message,
  }
}

export function describeEvent({ id, targetId, platform, at, state, message }: EventRow): PostEvent {
  return { id, targetId, platform, at: at.toISOString(), state, message }
}
