// Runs in a separate process, because a hostile picture may crash its decoder.

import sharp from 'sharp'
import { serveTask } from '../../../processes/serve-task.ts'
import { thumbnailContract } from './thumbnail-contract.ts'

const maxPixels = 50_000_000

serveTask(thumbnailContract, async ({ file, width, height }) => {
  const small = await sharp(file, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width, height, fit: 'cover' })
    .jpeg({ quality: 72 })
    .toBuffer()
  return small.toString('base64')
})
