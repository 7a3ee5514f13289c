// Opens the picture to remix: a creation, an upload, one of our samples, or an earlier remix.

import type { QueryClient } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { assetContentUrl, assetQuery, uploadAsset } from '../../api/assets.ts'
import { readFile } from '../../api/client.ts'
import { creationQuery, type Creation } from '../../api/creations.ts'
import { samplePictures, sampleUrl } from '../../lib/samples.ts'
import { checkPicture } from '../../lib/media/check-picture.ts'

/** The source named in the screen's address. */
export type SourceAddress =
  | { type: 'creation'; creationId: string; isFlat: boolean }
  | { type: 'asset'; assetId: string }
  | { type: 'sample'; name: string }

/** A picture that is ready to edit. */
export interface OpenSource {
  type: 'picture'
  /** Key of its draft. */
  key: string
  title: string
  picture: Blob
  /** Width of the upright picture in pixels. */
  width: number
  height: number
  /** The recipe saved with the picture, as unparsed data; null without one. */
  recipe: unknown
  /** Query string that opens the finished remix as a flat picture; null without a recipe. */
  finishedSearch: string | null
  /** Shown above the picture, for example when the original was deleted. */
  note: string | null
  /** Id of the server's copy, which the remix lists as its source. */
  assetId: () => Promise<string>
}

/** A video or clip from which the person chooses a frame. */
export interface OpenClip {
  type: 'clip'
  title: string
  url: string
  assetId: string
}

export function readAddress(search: URLSearchParams): SourceAddress | null {
  const creationId = search.get('creation')
  const assetId = search.get('asset')
  const name = search.get('sample')
  if (creationId !== null) return { type: 'creation', creationId, isFlat: search.get('as') === 'finished' }
  if (assetId !== null) return { type: 'asset', assetId }
  return name === null ? null : { type: 'sample', name }
}

/** Opens the source in an address. Throws an Error with a sentence for the person. */
export async function openSource(
  client: QueryClient,
  address: SourceAddress,
  signal: AbortSignal,
): Promise<OpenSource | OpenClip> {
  switch (address.type) {
    case 'sample':
      return openSample(address.name, signal)
    case 'asset': {
      const { name } = await client.fetchQuery(assetQuery(address.assetId))
      return openAsset(address.assetId, withoutEnding(name), signal)
    }
    case 'creation': {
      const creation = await client.fetchQuery(creationQuery(address.creationId))
      return openCreation(creation, address.isFlat, signal)
    }
  }
}

async function openCreation(
  creation: Creation,
  isFlat: boolean,
  signal: AbortSignal,
): Promise<OpenSource | OpenClip> {
  const { title, files } = creation
  const remixed = isFlat ? null : remixOf(creation)
  let note: string | null = null
  if (remixed !== null) {
    try {
      const source = await openAsset(remixed.assetId, title, signal)
      return {
        ...source,
        key: `creation.${creation.id}`,
        recipe: remixed.recipe,
        finishedSearch: `?creation=${encodeURIComponent(creation.id)}&as=finished`,
      }
    } catch (error) {
      if (signal.aborted) throw error
      note = messages.remix.originalGone
    }
  }
  if (files.image !== undefined) return { ...(await openAsset(files.image, title, signal)), note }
  const moving = files.clip ?? files.video
  if (moving === undefined) throw new Error(messages.remix.nothingToRemix)
  return { type: 'clip', title, url: assetContentUrl(moving), assetId: moving }
}

/** The source and recipe of a remix; null for any other creation. */
function remixOf({ facts }: Creation): { assetId: string; recipe: unknown } | null {
  const [assetId] = Array.isArray(facts['sourceAssetIds']) ? (facts['sourceAssetIds'] as unknown[]) : []
  if (facts['tool'] !== 'remix' || typeof assetId !== 'string') return null
  return { assetId, recipe: facts['recipe'] }
}

async function openAsset(assetId: string, title: string, signal: AbortSignal): Promise<OpenSource> {
  const picture = await (await readFile(assetContentUrl(assetId), signal)).blob()
  return {
    type: 'picture',
    key: `asset.${assetId}`,
    title,
    picture,
    ...(await checkPicture(picture, title)),
    recipe: null,
    finishedSearch: null,
    note: null,
    assetId: () => Promise.resolve(assetId),
  }
}

async function openSample(name: string, signal: AbortSignal): Promise<OpenSource> {
  const sample = samplePictures.find((each) => each.name === name)
  if (sample === undefined) throw new Error(messages.remix.nothingToRemix)
  const picture = await (await readFile(sampleUrl(name, 'webp'), signal)).blob()
  let uploaded: Promise<string> | null = null
  return {
    type: 'picture',
    key: `sample.${name}`,
    title: sample.title,
    picture,
    ...(await checkPicture(picture, sample.title)),
    recipe: null,
    finishedSearch: null,
    note: null,
    // Uploaded only when needed, so that looking at a sample leaves nothing on the server.
    assetId: () => {
      uploaded ??= uploadAsset(picture, `${sample.title}.webp`).then(({ id }) => id)
      uploaded.catch(() => (uploaded = null))
      return uploaded
    },
  }
}

function withoutEnding(name: string): string {
  return name.replace(/\.[a-z0-9]{2,5}$/i, '') || name
}
