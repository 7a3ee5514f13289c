// https://developers.tiktok.com/doc/content-posting-api-media-transfer-guide

import { z } from 'zod'
import * as messages from '@vivify/contract/messages'
import { ProviderError } from '../../provider-error.ts'
import { callPlatform } from '../call-platform.ts'
import type { FoundAgain, PublishRun, SocialFile, StepResult } from '../port.ts'
import { callTikTok, platform, type TikTokAccess } from './call-tiktok.ts'
import { readPublishStatus } from './publish-status.ts'

/** Parts have 5 to 64 MB; the last one takes the rest as well. */
const partBytes = 10_000_000
/** TikTok takes bytes at an upload address for an hour. */
const addressLivesMs = 55 * 60_000
const maxUploads = 3

export interface TikTokVideo {
  run: PublishRun
  access: TikTokAccess
  file: SocialFile
  postInfo: Record<string, unknown>
}

interface Upload extends TikTokVideo {
  publishId: string
  url: string
}

/** Sends a video and returns its publish id. Throws as an adapter does. */
export async function sendTikTokVideo(video: TikTokVideo): Promise<string> {
  const { run, access, file } = video
  for (let count = 1; count <= maxUploads; count++) {
    const { id, url, begun } = await run.step(`open-${count}`, () => openUpload(video))
    const upload = { ...video, publishId: id!, url: url! }
    if (run.now() - Number(begun) > addressLivesMs && !(await hasArrived(access, id!, file))) continue
    const parts = splitFile(file.sizeBytes)
    for (const [index, part] of parts.slice(0, -1).entries()) {
      await run.step(`part-${count}-${index + 1}`, () => sendPart(upload, part))
    }
    const done = await run.commit(
      'finish',
      async () => {
        await sendPart(upload, parts.at(-1)!)
        return { id: id! }
      },
      () => findFinished(upload),
    )
    return done['id']!
  }
  const reason = messages.publishing.notProcessed(platform)
  throw new ProviderError({ vendor: platform, failure: 'unprocessable', reason })
}

async function openUpload({ run, access, file, postInfo }: TikTokVideo): Promise<StepResult> {
  const parts = splitFile(file.sizeBytes)
  const { publish_id: id, upload_url: url } = await callTikTok(access, {
    path: 'post/publish/video/init/',
    json: {
      post_info: postInfo,
      source_info: {
        source: 'FILE_UPLOAD',
        video_size: file.sizeBytes,
        chunk_size: parts[0]!.end,
        total_chunk_count: parts.length,
      },
    },
    data: z.object({ publish_id: z.string().min(1), upload_url: z.url() }),
  })
  return { id, url, begun: String(run.now()) }
}

interface Part {
  start: number
  /** Exclusive. */
  end: number
}

function splitFile(sizeBytes: number): Part[] {
  const count = Math.max(1, Math.floor(sizeBytes / partBytes))
  return Array.from({ length: count }, (_, index) => ({
    start: index * partBytes,
    end: index === count - 1 ? sizeBytes : (index + 1) * partBytes,
  }))
}

/** A part that an earlier attempt already sent is refused with 416 and passed over. */
async function sendPart({ access, file, publishId, url }: Upload, { start, end }: Part): Promise<StepResult> {
  const { status } = await callPlatform({
    platform,
    fetch: access.fetch,
    signal: access.signal,
    method: 'PUT',
    url,
    headers: {
      'content-type': file.mimeType,
      'content-range': `bytes ${start}-${end - 1}/${file.sizeBytes}`,
    },
    body: { file, start, end },
    accepts: [416],
    answer: z.unknown(),
    timeoutMs: 60_000 + Math.ceil((end - start) / 500),
  })
  if (status === 416 && (await readPublishStatus(access, publishId)).uploadedBytes < end) {
    throw new ProviderError({ vendor: platform, failure: 'bad_request', status })
  }
  return { end: String(end) }
}

async function hasArrived(access: TikTokAccess, publishId: string, file: SocialFile): Promise<boolean> {
  const { state, uploadedBytes } = await readPublishStatus(access, publishId)
  return state !== 'uploading' || uploadedBytes >= file.sizeBytes
}

async function findFinished({ access, publishId, file }: Upload): Promise<FoundAgain<StepResult>> {
  const isFinished = await hasArrived(access, publishId, file)
  return isFinished ? { outcome: 'done', result: { id: publishId } } : { outcome: 'absent' }
}
