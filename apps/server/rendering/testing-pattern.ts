// A moving pattern with a tone, for tests that need frames but no project.

import { createCanvas } from '@napi-rs/canvas'
import { createRandom } from '@vivify/contract/random'
import { z } from 'zod'
import { createPixelReader } from './segments/pixel-reader.ts'
import type { FrameSource, RenderSource, Segment, SoundSource } from './segments/segment.ts'

export const patternJobSchema = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  fps: z.number().int().positive(),
  seed: z.number().int(),
  /** The frames of each scene. Each scene becomes one segment. */
  sceneFrames: z.array(z.number().int().positive()),
  hasSound: z.boolean(),
})
export type PatternJob = z.infer<typeof patternJobSchema>

/** Builds the job of a small pattern that renders quickly. */
export function buildPatternJob(changes: Partial<PatternJob> = {}): PatternJob {
  const job = { width: 180, height: 320, fps: 30, seed: 1, hasSound: true }
  return { ...job, sceneFrames: [20, 33, 7], ...changes }
}

export function createPattern(job: PatternJob): RenderSource {
  const { width, height, fps, seed } = job
  const segments = job.sceneFrames.map((frameCount, scene): Segment => ({
    key: `pattern-${seed}-${scene}`,
    frameCount,
    open: () => drawScene(job, scene, frameCount),
  }))
  const frameTotal = job.sceneFrames.reduce((sum, count) => sum + count, 0)
  return { width, height, fps, segments, sound: job.hasSound ? createTone(frameTotal / fps) : null }
}

function drawScene({ width, height, fps, seed }: PatternJob, scene: number, frameCount: number): FrameSource {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const random = createRandom(`${seed}-${scene}`)
  const hue = random.integer(0, 359)
  const discs = Array.from({ length: 12 }, () => ({
    x: random.next(),
    y: random.next(),
    speed: random.between(0.1, 0.6),
    radius: random.between(0.04, 0.16),
    hue: random.integer(0, 359),
  }))
  return {
    width,
    height,
    fps,
    frameCount,
    draw(frame) {
      context.fillStyle = `hsl(${hue} 60% 30%)`
      context.fillRect(0, 0, width, height)
      for (const disc of discs) {
        const x = ((disc.x + (disc.speed * frame) / fps) % 1.4) - 0.2
        context.fillStyle = `hsl(${disc.hue} 70% 60%)`
        context.beginPath()
        context.arc(x * width, disc.y * height, disc.radius * width, 0, Math.PI * 2)
        context.fill()
      }
      // A bar whose length is the frame number makes every frame differ from its neighbors.
      context.fillStyle = '#ffffff'
      context.fillRect(0, 0, (width * (frame + 1)) / frameCount, Math.max(2, height / 60))
    },
    readRows: createPixelReader(context, width, height),
  }
}

function createTone(durationSeconds: number): SoundSource {
  const sampleRate = 48_000
  const chunkLength = 4800
  const total = Math.round(durationSeconds * sampleRate)
  return {
    key: `tone-${total}`,
    sampleRate,
    channelCount: 2,
    *open() {
      for (let start = 0; start < total; start += chunkLength) {
        const length = Math.min(chunkLength, total - start)
        const chunk = new Float32Array(length * 2)
        for (let index = 0; index < length; index++) {
          const sample = 0.2 * Math.sin((2 * Math.PI * 440 * (start + index)) / sampleRate)
          chunk.fill(sample, index * 2, index * 2 + 2)
        }
        yield chunk
      }
    },
  }
}
