import * as messages from '@vivify/contract/messages'
import { assetContentUrl } from '../../../api/assets.ts'
import { readFile } from '../../../api/client.ts'
import { WorkerClient } from '../../../lib/worker-client.ts'
import type { PictureAnswers, PictureRequest } from './picture-protocol.ts'

export type PictureClient = WorkerClient<PictureRequest, PictureAnswers>

/** A worker that draws pictures; close it when it is no longer needed. */
export function openPictureClient(): PictureClient {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
  return new WorkerClient(worker, messages.kit.drawFailed)
}

/** More pixels than the largest frame that shows it. */
const mostHeroSide = 1600

/** Gives the worker the brand's logo, or none; one that is gone or can't be read counts as none. */
export async function showLogo(client: PictureClient, assetId: string | null): Promise<void> {
  await showPicture(client, 'setLogo', assetId).catch(() => showPicture(client, 'setLogo', null))
}

/** Gives the worker a picture of the library, or none. Throws ApiError when it is gone, Error when it can't be read. */
export const showHero = (client: PictureClient, assetId: string | null): Promise<void> =>
  showPicture(client, 'setHero', assetId)

async function showPicture(
  client: PictureClient,
  type: 'setHero' | 'setLogo',
  assetId: string | null,
): Promise<void> {
  if (assetId === null) {
    await client.request({ type, picture: null })
    return
  }
  const whole = await createImageBitmap(await (await readFile(assetContentUrl(assetId))).blob())
  const picture = await shrink(whole)
  await client.request({ type, picture }, { transfer: [picture] })
}

async function shrink(picture: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = picture
  if (Math.max(width, height) <= mostHeroSide) return picture
  const side = width >= height ? { resizeWidth: mostHeroSide } : { resizeHeight: mostHeroSide }
  const small = await createImageBitmap(picture, { ...side, resizeQuality: 'high' })
  picture.close()
  return small
}
