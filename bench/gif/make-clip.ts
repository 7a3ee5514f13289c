// The input film for all makers of GIFs: 10 s of 1280×720 at 30 frames per second. It shows painted pictures under a
// moving camera, then a test card with thin lines and digits, then a dive into a fractal: soft, flat and busy in turn.

import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createCanvas, ImageData } from '@napi-rs/canvas'
import type { PresetStyle } from '@vivify/contract/project'
import { paintPicture } from '@vivify/generators/image/paint'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { measureCommand } from '../measure/run-command.ts'

interface Shot {
  prompt: string
  preset: PresetStyle
  /** Corner of the 1280×720 window in a picture of 1920×1080, as an expression of the time `t` in seconds. */
  x: string
  y: string
}

const shots: readonly Shot[] = [
  { prompt: 'mountain lake at sunrise', preset: 'Cinematic', x: '40+240*t', y: '180+40*sin(t*2)' },
  { prompt: 'city skyline at night', preset: 'Anime', x: '600-220*t', y: '60+100*t' },
  { prompt: 'money jar with coins', preset: 'Claymation', x: '320+120*sin(t*3)', y: '330-130*t' },
]
const shotSeconds = 2

/** Makes the film in a folder; returns its path. Equal calls give equal pictures. */
export async function makeClip(folder: string): Promise<string> {
  const studio = createNodeStudio()
  const inputs: string[] = []
  for (const [index, { prompt, preset }] of shots.entries()) {
    const file = path.join(folder, `shot-${index}.png`)
    const { surface } = await paintPicture({
      prompt,
      preset,
      width: 1920,
      height: 1080,
      seed: index + 1,
      studio,
    })
    const { width, height, data } = surface.getContext('2d').getImageData(0, 0, 1920, 1080)
    const canvas = createCanvas(width, height)
    canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
    await writeFile(file, await canvas.encode('png'))
    inputs.push('-loop', '1', '-framerate', '30', '-t', String(shotSeconds), '-i', file)
  }
  for (const source of [
    'testsrc2=size=1280x720:rate=30',
    'mandelbrot=size=1280x720:rate=30:end_scale=0.02:maxiter=500',
  ])
    inputs.push('-f', 'lavfi', '-t', String(shotSeconds), '-i', source)
  // Cropped from a larger picture, so that the camera moves by half pixels.
  const moves = shots.map(
    ({ x, y }, index) =>
      `[${index}]scale=3840:2160:flags=bicubic,crop=2560:1440:'(${x})*2':'(${y})*2',scale=1280:720:flags=area,setsar=1[v${index}]`,
  )
  const joined = `[v0][v1][v2][${shots.length}][${shots.length + 1}]concat=n=5,format=yuv420p[out]`
  const clip = path.join(folder, 'clip.mp4')
  const encoding =
    '-c:v libx264 -crf 18 -preset medium -bf 2 -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'
  await measureCommand({
    program: 'ffmpeg',
    parameters: [
      ...['-v', 'error', '-y'].concat(
        inputs,
        '-filter_complex',
        [...moves, joined].join(';'),
        '-map',
        '[out]',
      ),
      ...encoding.split(' ').concat('-movflags', '+faststart', clip),
    ],
  })
  return clip
}
