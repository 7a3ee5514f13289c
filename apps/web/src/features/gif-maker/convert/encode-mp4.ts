import * as messages from '@vivify/contract/messages'
import { openMp4 } from '../../../lib/mp4-writer.ts'
import type { ConvertJob } from './convert-film.ts'
import { drawFrames } from './drawn-frames.ts'
import { mp4BitsPerSecond } from './outputs.ts'

/** Frames that are played backwards must stay in memory until they are shown again. */
const maxHeldBytes = 400_000_000

/** Makes a silent MP4 (H.264). Throws an Error with a sentence for the person if the browser has no encoder for it. */
export async function encodeMp4(job: ConvertJob): Promise<Uint8Array<ArrayBuffer>> {
  const { film, recipe, plan, signal, onProgress } = job
  const { width, height, order, delayMs, sourceSeconds } = plan
  const isHeld = order.length > sourceSeconds.length
  if (isHeld && sourceSeconds.length * width * height * 4 > maxHeldBytes) {
    throw new Error(messages.gifs.bounceTooLong)
  }
  const bitsPerSecond = mp4BitsPerSecond(recipe.quality, plan)
  const file = await openMp4({ width, height, framesPerSecond: 1000 / delayMs, bitsPerSecond })
  if (file === null) throw new Error(messages.gifs.noMp4Encoder)
  const held: ImageBitmap[] = []
  try {
    let done = 0
    const write = async (picture: OffscreenCanvas | ImageBitmap): Promise<void> => {
      await file.write(picture)
      done++
      signal.throwIfAborted()
      onProgress('Making the MP4', (0.97 * done) / order.length)
    }
    for await (const canvas of drawFrames(film, plan, { recipe, signal })) {
      if (isHeld) held.push(await createImageBitmap(canvas))
      await write(canvas)
    }
    for (const index of order.slice(sourceSeconds.length)) await write(held[index]!)
    onProgress('Writing the file', 0.98)
    return await file.finish()
  } catch (error) {
    await file.cancel()
    throw error
  } finally {
    for (const picture of held) picture.close()
  }
}
