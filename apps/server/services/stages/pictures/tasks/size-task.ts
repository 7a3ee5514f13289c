// Reads the sizes of people's pictures with the renderer's decoder, in a separate process.

import '@vivify/timeline/node/bundled-fonts-only'
import { loadImage } from '@napi-rs/canvas'
import { AppError } from '@vivify/contract/errors'
import { serveTask } from '../../../../processes/serve-task.ts'
import { sizeContract } from './size-contract.ts'

serveTask(sizeContract, async ({ files }) => {
  const sizes: { width: number; height: number }[] = []
  // One at a time, because a decoded picture takes much memory.
  for (const file of files) {
    const { width, height } = await loadImage(file).catch((cause: unknown) => {
      throw new AppError('asset_unreadable', `Can't read the picture ${file}. Choose another one.`, { cause })
    })
    sizes.push({ width, height })
  }
  return sizes
})
