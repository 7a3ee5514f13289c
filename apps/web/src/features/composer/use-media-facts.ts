import { useQueries } from '@tanstack/react-query'
import type { PostContent } from '@vivify/contract/post'
import type { MediaFacts } from '@vivify/social/check-post'
import { useMemo } from 'react'
import { assetQuery, assetTracksQuery, type SavedAsset } from '../../api/assets.ts'

export interface PostFile {
  assetId: string
  altText: string
  /** null while it is loading, and when it is gone. */
  asset: SavedAsset | null
  kind: MediaFacts['kind']
  /** The file was deleted or can't be read. */
  isGone: boolean
}

/** The files of a post, with what decides whether a platform takes them. */
export function usePostFiles(media: PostContent['media']): { files: PostFile[]; facts: MediaFacts[] } {
  const results = useQueries({ queries: media.map(({ assetId }) => assetQuery(assetId)) })
  const known = results.map(({ data, isError }) => ({ data, isError }))
  const inside = useQueries({
    queries: media.map(({ assetId }, index) => {
      const asset = known[index]?.data
      return { ...assetTracksQuery(assetId), enabled: asset !== undefined && kindOf(asset) === 'video' }
    }),
  })
  const tracks = inside.map(({ data }) => data ?? null)
  const signature = known
    .map(({ data, isError }, index) => `${data?.id ?? isError} ${tracks[index] === null}`)
    .join()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `known` and `tracks` are new at each render; `signature` says when it changed
  return useMemo(() => {
    const files = media.map(({ assetId, altText }, index): PostFile => {
      const { data: asset = null, isError = false } = known[index] ?? {}
      return { assetId, altText, asset, kind: asset === null ? 'image' : kindOf(asset), isGone: isError }
    })
    return {
      files,
      facts: files.flatMap(({ asset }, index) =>
        asset === null ? [] : [{ ...factsOf(asset), tracks: tracks[index] ?? null }],
      ),
    }
  }, [media, signature])
}

/** An animated picture is a GIF to platforms, wherever it was made. */
function kindOf({ mimeType, kind }: SavedAsset): MediaFacts['kind'] {
  if (mimeType === 'image/gif') return 'gif'
  return kind === 'clip' || kind === 'video' || mimeType.startsWith('video/') ? 'video' : 'image'
}

function factsOf(asset: SavedAsset): MediaFacts {
  const { id, mimeType, sizeBytes, width, height, durationSeconds } = asset
  return { assetId: id, kind: kindOf(asset), mimeType, sizeBytes, width, height, durationSeconds }
}
