import { z } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import type { Measured, MeasureCall, MeasuredName } from '../port.ts'
import { callTikTok, type TikTokAccess } from './call-tiktok.ts'
import { readPublishStatus } from './publish-status.ts'

const postFields: Readonly<Record<string, MeasuredName>> = {
  view_count: 'views',
  like_count: 'likes',
  comment_count: 'comments',
  share_count: 'shares',
}
const accountFields: Readonly<Record<string, MeasuredName>> = {
  follower_count: 'followers',
  likes_count: 'likes',
}
const idsPerCall = 20
/** TikTok answers 30 of these a minute. */
const maxLookUps = 10

const countsSchema = z.record(z.string(), z.unknown())

/** Posts that only their owner sees are not measured by TikTok and left out. Throws ProviderError. */
export async function measureTikTokPosts(
  call: MeasureCall,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Measured>> {
  const access = connect(call)
  const asked = await findPublicIds(access, ids)
  const found = new Map<string, Measured>()
  const publicIds = [...asked.keys()]
  for (let start = 0; start < publicIds.length; start += idsPerCall) {
    const videoIds = publicIds.slice(start, start + idsPerCall)
    const videos = await readFields(Object.keys(postFields), async (fields) => {
      const { videos: list } = await callTikTok(access, {
        path: `video/query/?fields=${['id', ...fields].join(',')}`,
        json: { filters: { video_ids: videoIds } },
        data: z.object({ videos: z.array(countsSchema).default([]) }),
      })
      return new Map(list.map((video) => [String(video['id']), video]))
    })
    for (const [publicId, counts] of videos) {
      const id = asked.get(publicId)
      if (id !== undefined) found.set(id, nameCounts(counts, postFields))
    }
  }
  return found
}

/** Totals of the account's life. Throws ProviderError. */
export async function measureTikTokAccount(call: MeasureCall): Promise<Measured> {
  const users = await readFields(Object.keys(accountFields), async (fields) => {
    const { user } = await callTikTok(connect(call), {
      method: 'GET',
      path: `user/info/?fields=${fields.join(',')}`,
      data: z.object({ user: countsSchema }),
    })
    return new Map([['', user]])
  })
  return nameCounts(users.get('') ?? {}, accountFields)
}

/** Posts by their public ids. A post that was still checked when it was published is asked for by its publish id. */
async function findPublicIds(access: TikTokAccess, ids: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let lookUps = 0
  for (const id of ids) {
    if (/^\d+$/.test(id)) found.set(id, id)
    else if (lookUps++ < maxLookUps) {
      const publicId = await readPublicId(access, id)
      if (publicId !== null) found.set(publicId, id)
    }
  }
  return found
}

async function readPublicId(access: TikTokAccess, publishId: string): Promise<string | null> {
  try {
    return (await readPublishStatus(access, publishId)).postId
  } catch (error) {
    if (isRefused(error)) return null
    throw error
  }
}

type Counts = Readonly<Record<string, unknown>>

/** A field that TikTok withdrew makes the whole call fail; then each is asked for alone. */
async function readFields(
  fields: readonly string[],
  read: (fields: readonly string[]) => Promise<ReadonlyMap<string, Counts>>,
): Promise<ReadonlyMap<string, Counts>> {
  try {
    return await read(fields)
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  const found = new Map<string, Counts>()
  for (const field of fields) {
    try {
      for (const [id, counts] of await read([field])) found.set(id, { ...found.get(id), ...counts })
    } catch (error) {
      if (!isRefused(error)) throw error
    }
  }
  return found
}

function isRefused(error: unknown): boolean {
  return ProviderError.isInstance(error) && ['bad_request', 'forbidden', 'not_found'].includes(error.failure)
}

function connect({ access, settings, fetch, signal }: MeasureCall): TikTokAccess {
  return { fetch, signal, baseUrl: settings.baseUrl, token: access.token }
}

function nameCounts(counts: Counts, names: Readonly<Record<string, MeasuredName>>): Measured {
  return Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => {
      const value = counts[field]
      return typeof value === 'number' ? [[name, value]] : []
    }),
  )
}
