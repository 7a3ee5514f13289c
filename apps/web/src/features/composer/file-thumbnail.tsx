import { MediaThumbnail } from '../../lib/media/media-thumbnail.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import type { PostFile } from './use-media-facts.ts'

/** A file of the post in a small frame. A skeleton until its kind is known, because a video is no picture. */
export function FileThumbnail({ file }: { file: PostFile }) {
  const { asset, assetId, kind, isGone } = file
  if (asset === null && !isGone) return <Skeleton className="size-full" />
  return <MediaThumbnail asset={{ kind: kind === 'video' ? 'clip' : 'image', source: assetId }} />
}
