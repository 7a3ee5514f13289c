// Where a picture to remix comes from: a creation, an upload, a sample of ours, or a remix that is opened again.

import type { QueryClient } from '@tanstack/react-query'
import { messages } from '@vivify/contract/messages'
import { assetContentUrl, assetQuery, uploadAsset } from '../../api/assets.ts'
import { readFile } from '../../api/client.ts'
import { creationQuery, type Creation } from '../../api/creations.ts'
import { samplePictures, sampleUrl } from '../../lib/samples.ts'
import { checkPicture } from '../../lib/media/check-picture.ts'

/** What the address of the screen names. */
export type SourceAddress =
  | { type: 'creation'; creationId: string; isFlat: boolean }
  | { type: 'asset'; assetId: string }
  | { type: 'sample'; name: string }

/** A picture that can be worked on. */
export interface OpenSource {
  type: 'picture'
  /** Of its draft. */
  key: string
  title: string
  picture: Blob
  /** Upright, in pixels. */
  width: number
  height: number
  /** A recipe it was saved with, as data; null for a picture as it is. */
  recipe: unknown
  /** Where what was made with the recipe is opened as it is; null for a picture without one. */
  finishedSearch: string | null
  /** Said above the picture, such as that the original is gone. */
  note: string | null
  /** The server's copy, to be named as what the remix was made of. */
  assetId: () => Promise<string>
}

/** A video or clip, of which one frame is to be chosen. */
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

/** Opens what an address names. Throws an Error with a sentence for the person. */
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

/** What a creation of this studio was made of and how; null for any other. */
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
    // Not before it is needed: looking at a sample leaves nothing behind.
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
