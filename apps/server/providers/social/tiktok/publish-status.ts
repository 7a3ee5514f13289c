import { z } from 'zod'
import { callTikTok, type TikTokAccess } from './call-tiktok.ts'

export interface PublishStatus {
  state: 'uploading' | 'processing' | 'published' | 'failed'
  uploadedBytes: number
  /** The post's id once it is public and was checked; null before, and for posts that only their owner sees. */
  postId: string | null
  /** TikTok's code, such as `duration_check_failed`; empty unless it failed. */
  failReason: string
}

const statusSchema = z.object({
  status: z.string(),
  fail_reason: z.string().default(''),
  uploaded_bytes: z.number().default(0),
  // Spelled like this by TikTok.
  publicaly_available_post_id: z.array(z.coerce.string()).default([]),
})

/** https://developers.tiktok.com/doc/content-posting-api-reference-get-video-status. Throws ProviderError. */
export async function readPublishStatus(access: TikTokAccess, publishId: string): Promise<PublishStatus> {
  const answer = await callTikTok(access, {
    path: 'post/publish/status/fetch/',
    json: { publish_id: publishId },
    data: statusSchema,
  })
  return {
    state: readState(answer.status),
    uploadedBytes: answer.uploaded_bytes,
    postId: answer.publicaly_available_post_id[0] ?? null,
    failReason: answer.fail_reason,
  }
}

function readState(status: string): PublishStatus['state'] {
  switch (status) {
    case 'PROCESSING_UPLOAD':
      return 'uploading'
    case 'PUBLISH_COMPLETE':
      return 'published'
    case 'FAILED':
      return 'failed'
    default:
      // PROCESSING_DOWNLOAD, and states that TikTok may add.
      return 'processing'
  }
}
