// Draws every frame of the benchmark's video into one file of raw I420, as input for x264 alone.

import { open, readFile } from 'node:fs/promises'
import { countI420Bytes } from '../../apps/server/rendering/i420/plain.ts'
import { createI420Converter } from '../../apps/server/rendering/i420/converter.ts'
import { createSegments } from '../../apps/server/rendering/segment-source.ts'
import { videoJobSchema } from '../../apps/server/rendering/video/job.ts'

const [jobFile, rawFile] = process.argv.slice(2) as [string, string]
const job = videoJobSchema.parse(JSON.parse(await readFile(jobFile, 'utf8')))
const source = await createSegments(job, Promise.resolve(''))
const { width, height } = source
const converter = await createI420Converter({ width, height, slotCount: 1 })
await using file = await open(rawFile, 'w')
for (const segment of source.segments) {
  const frames = await segment.open()
  for (let frame = 0; frame < segment.frameCount; frame++) {
    await frames.draw(frame)
    await file.write(converter.convert(frames.readRows, 0), 0, countI420Bytes(width, height))
  }
}
