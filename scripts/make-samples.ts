// Makes the samples that a new account sees under Your Creations, with the engines that make videos: `node
// scripts/make-samples.ts` (needs FFmpeg to compress the shorts). The results are committed.

import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas'
import { paintPicture } from '@vivify/generators/image/paint'
import { parseProject } from '@vivify/timeline/document/edit'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { markPicture } from '../apps/server/provenance/mark-picture.ts'
import { makeVideo } from '../apps/server/services/videos/make-video.ts'
import { samplePictures, sampleVideos } from '../apps/web/src/lib/samples.ts'

const folder = path.resolve(import.meta.dirname, '../apps/web/public/samples')
/** Painted larger than displayed, because the painters' details are made for videos. */
const oversize = 2
const pictureQuality = 80
const studio = createNodeStudio()
/** Provenance of the samples, which a remix of a sample keeps. */
const paintedMark = {
  digitalSourceType: 'algorithmicMedia',
  madeWith: 'Built-in painter',
  aiSystem: null,
} as const

await mkdir(folder, { recursive: true })
for (const { name, prompt, preset, seed, width, height } of samplePictures) {
  const size = { width: width * oversize, height: height * oversize }
  const { surface } = await paintPicture({ prompt, preset, seed, ...size, studio })
  await keepPicture(name, surface as unknown as Canvas, { width, height })
}

const dataFolder = await mkdtemp(path.join(tmpdir(), 'vivify-samples-'))
try {
  for (const { name, document, width, height } of sampleVideos) {
    const outputPath = path.join(dataFolder, `${name}.mp4`)
    const made = await makeVideo({
      project: parseProject(document),
      dataFolder,
      outputPath,
      encoder: { encoder: 'auto', ffmpegProgram: 'ffmpeg' },
    })
    shrinkVideo(outputPath, path.join(folder, `${name}.mp4`), { width, height })
    const poster = await loadImage(outputPath.replace(/\.mp4$/, '.jpg'))
    await keepPicture(name, poster, { width, height })
    const { size } = await stat(path.join(folder, `${name}.mp4`))
    console.log(
      `${name}.mp4 ${size} bytes, ${made.durationSeconds.toFixed(2)} s, report ${made.report.status}`,
    )
  }
} finally {
  await rm(dataFolder, { recursive: true, force: true })
}

function shrinkVideo(from: string, to: string, size: { width: number; height: number }): void {
  const video = ['-vf', `scale=${size.width}:${size.height}:flags=lanczos`, '-c:v', 'libx264', '-crf', '27']
  const look = ['-preset', 'veryslow', '-pix_fmt', 'yuv420p', '-movflags', '+faststart']
  const sound = ['-c:a', 'aac', '-b:a', '64k']
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', from, ...video, ...look, ...sound, to])
}

async function keepPicture(
  name: string,
  picture: Parameters<ReturnType<Canvas['getContext']>['drawImage']>[0],
  { width, height }: { width: number; height: number },
): Promise<void> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  const bytes = markPicture(await canvas.encode('webp', pictureQuality), 'webp', paintedMark)
  await writeFile(path.join(folder, `${name}.webp`), bytes)
  console.log(`${name}.webp ${bytes.length} bytes`)
}
