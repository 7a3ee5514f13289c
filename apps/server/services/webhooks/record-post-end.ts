import type { TargetState } from '@vivify/contract/post'
import type { WebhookEvent } from '@vivify/contract/webhook-events'
import type { Executor } from '../../store/database.ts'
import type { TargetRow } from '../../store/posts.ts'
import { recordEvent } from './record-event.ts'

const events: Partial<Record<TargetState, WebhookEvent>> = {
  published: 'post.published',
  failed: 'post.failed',
  rehearsed: 'post.rehearsed',
  unconfirmed: 'post.unconfirmed',
}

type EndedTarget = Pick<
  TargetRow,
  'id' | 'workspaceId' | 'postId' | 'platform' | 'state' | 'accountName' | 'permalink' | 'message'
>

/** Called in the transaction that changes a post's target. A state in which it goes on is no event. */
export async function recordPostEnd(
  tx: Executor,
  target: EndedTarget,
  createId: () => string,
): Promise<void> {
  const { id: targetId, workspaceId, postId, platform, state, accountName, permalink, message } = target
  const event = events[state]
  if (event === undefined) return
  // A post that failed may be sent again, and then ends again.
  const key = createId()
  const data = { postId, targetId, platform, accountName, permalink, message }
  await recordEvent(tx, { workspaceId, event, key, describe: () => Promise.resolve(data) }, createId)
}
