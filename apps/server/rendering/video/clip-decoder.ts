import type { ClipReader } from './clip-reader.ts'
import type { VideoJob } from './job.ts'

export function createClipReader(_job: Pick<VideoJob, 'clips'>): ClipReader {
  return { prepare: async () => {}, frameAt: () => null, close: async () => {} }
}
