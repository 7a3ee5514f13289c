// Puts the posts of a kit into the calendar. Each is made once: later calls move it, as long as it is a draft.

import { AppError } from '@vivify/contract/errors'
import type { KitDocument, KitTexts } from '@vivify/contract/kit'
import * as messages from '@vivify/contract/messages'
import { postContentSchema, type Plan, type PostContent } from '@vivify/contract/post'
import { planLaunch, type LaunchMoment } from '@vivify/generators/kit/launch-plan'
import type { Database } from '../../store/database.ts'
import { findKit, keepKitPosts, lockKit } from '../../store/kits.ts'
import type { PostService } from '../posts/posts.ts'

export interface PlannedPosts {
  posts: { slot: string; postId: string; date: string; time: string; isNew: boolean }[]
  warnings: string[]
}

interface PlanRequest {
  workspaceId: string
  kitId: string
  document: KitDocument
  date: string
  zone: string
}

/** Throws AppError `bad_input` for a kit without texts, and for a day or a zone that does not exist. */
export async function planPosts(
  { db, posts }: { db: Database; posts: PostService },
  request: PlanRequest,
): Promise<PlannedPosts> {
  const { workspaceId, kitId, document, date, zone } = request
  const { texts } = document
  if (texts === null) throw new AppError('bad_input', messages.kit.noTexts)
  const steps = readPlan(date, zone).filter(({ platform }) => platform !== null)
  const planned: PlannedPosts = { posts: [], warnings: [] }
  for (const step of steps) {
    const content = contentOf(step, { texts, document, kitId, zone })
    if (content === null) continue
    const known = await readKnown({ db, posts }, { workspaceId, kitId, slot: step.id })
    const at = { slot: step.id, date: step.date, time: step.localTime }
    const { postId: draftId, goneId } = known
    if (draftId === null) {
      const postId = await add({ db, posts }, { workspaceId, kitId, slot: step.id, content, goneId })
      planned.posts.push({ ...at, postId, isNew: true })
      continue
    }
    try {
      await posts.move(workspaceId, draftId, content.plan!)
      planned.posts.push({ ...at, postId: draftId, isNew: false })
    } catch (error) {
      if (!AppError.isInstance(error)) throw error
      const reason = error.code === 'conflict' ? messages.kit.alreadySent : error.message
      planned.warnings.push(messages.kit.notPlanned(step.title, reason))
    }
  }
  return planned
}

function readPlan(date: string, zone: string): LaunchMoment[] {
  try {
    return planLaunch(date, zone)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const isZone = /zone/i.test(error.message)
    throw new AppError('bad_input', isZone ? messages.kit.badZone(zone) : messages.kit.badDate)
  }
}

function contentOf(
  { text, platform, date, localTime }: LaunchMoment,
  kit: { texts: KitTexts; document: KitDocument; kitId: string; zone: string },
): PostContent | null {
  const [first = '', ...thread] = wordsOf(text, kit.texts)
  if (first.trim() === '' || platform === null) return null
  const plan: Plan = { date, time: localTime, zone: kit.zone, fold: 'earlier' }
  return postContentSchema.parse({
    text: first,
    thread,
    platforms: [platform],
    plan,
    derivedFrom: [{ kind: 'kit', id: kit.kitId, title: kit.document.form.name }],
  })
}

function wordsOf(text: LaunchMoment['text'], texts: KitTexts): string[] {
  switch (text) {
    case 'thread':
      return texts.thread.filter((post) => post.trim() !== '')
    case 'linkedIn':
      return [texts.linkedIn]
    case 'update':
      return [texts.update]
    case 'thanks':
      return [texts.thanks]
    default:
      return []
  }
}

interface Slot {
  workspaceId: string
  kitId: string
  slot: string
}

interface KnownDraft {
  /** The draft that an earlier call made; null when there is none, or when the person deleted it. */
  postId: string | null
  /** The draft that was deleted. */
  goneId: string | null
}

async function readKnown(
  { db, posts }: { db: Database; posts: PostService },
  { workspaceId, kitId, slot }: Slot,
): Promise<KnownDraft> {
  const id = (await findKit(db, workspaceId, kitId))?.postIds[slot]
  if (id === undefined) return { postId: null, goneId: null }
  try {
    return { postId: (await posts.read(workspaceId, id)).id, goneId: null }
  } catch (error) {
    if (AppError.isInstance(error) && error.code === 'not_found') return { postId: null, goneId: id }
    throw error
  }
}

/**
 * The key names the deleted draft that this call saw, so that two calls at the same moment add one. It must not be read
 * again here: the other call may have added its draft meanwhile.
 */
async function add(
  { db, posts }: { db: Database; posts: PostService },
  { workspaceId, kitId, slot, content, goneId }: Slot & { content: PostContent; goneId: string | null },
): Promise<string> {
  const idempotencyKey = `kit ${kitId} ${slot} ${goneId ?? ''}`
  const { id } = await posts.create(workspaceId, { content, idempotencyKey })
  await db.transaction(async (tx) => {
    const row = await lockKit(tx, workspaceId, kitId)
    if (row) await keepKitPosts(tx, { workspaceId, id: kitId }, { ...row.postIds, [slot]: id })
  })
  return id
}
