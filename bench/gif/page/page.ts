// Makes GIFs in a browser with the screen's code.

import { gifQualities } from '@vivify/generators/gif/encode'
import { BlobSource, Input, MP4 } from 'mediabunny'
import {
  encodeGif,
  predictGif,
  type GifJob,
} from '../../../apps/web/src/features/gif-maker/engine/encode-gif.ts'
import { readVideoPictures } from '../../../apps/web/src/features/gif-maker/engine/video-pictures.ts'

export interface GifRun {
  seconds: number
  /** Base64-encoded. */
  file: string
}

interface BenchWindow {
  makeGif: (quality: string) => Promise<GifRun>
  predict: (quality: string) => Promise<number>
  isReady: boolean
}

declare global {
  interface Window {
    gifBench: BenchWindow
  }
}

const size = { width: 480, height: 270 }
const framesPerSecond = 15
const clip = await (await fetch('/clip.mp4')).blob()

window.gifBench = {
  async makeGif(quality) {
    const started = performance.now()
    const bytes = await withJob(quality, (job) => encodeGif(job, { signal: new AbortController().signal }))
    const seconds = (performance.now() - started) / 1000
    return { seconds, file: toBase64(bytes) }
  },
  predict: (quality) => withJob(quality, (job) => predictGif(job, { signal: new AbortController().signal })),
  isReady: true,
}

/** Opens the film as if it had just been dropped. */
async function withJob<Result>(quality: string, work: (job: GifJob) => Promise<Result>): Promise<Result> {
  using input = new Input({ source: new BlobSource(clip), formats: [MP4] })
  const track = (await input.getPrimaryVideoTrack())!
  const count = Math.round((await track.computeDuration()) * framesPerSecond)
  const crop = { left: 0, top: 0, width: track.displayWidth, height: track.displayHeight }
  return await work({
    ...size,
    quality: gifQualities.find(({ id }) => id === quality)!,
    loop: 'forever',
    pictureCount: count,
    order: Array.from({ length: count }, (_, index) => index),
    delayMs: 1000 / framesPerSecond,
    isSeeThrough: false,
    overlay: null,
    // The frame nearest to each time, as in ffmpeg's fps filter.
    read: (numbers) =>
      readVideoPictures(
        track,
        numbers.map((number) => number / framesPerSecond + 0.001),
        crop,
      ),
  })
}

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 32_768)
    binary += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  return btoa(binary)
}
