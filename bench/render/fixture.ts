// The video that every pipeline makes: six painted stills under camera moves, five cross-fades, captions timed by word,
// and finished sound.

import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Canvas } from '@napi-rs/canvas'
import { fonts } from '@vivify/contract/fonts'
import { framesPerSecond, presetStyles, projectSchema, type Project } from '@vivify/contract/project'
import { composeMusic } from '@vivify/generators/music/compose-music'
import { paintPicture } from '@vivify/generators/image/paint'
import { timeForReading } from '@vivify/timeline/document/reading-times'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { mixSound } from '@vivify/timeline/sound/mix'
import { writeWav } from '@vivify/timeline/sound/wav'
import { buildTimeline, type SceneSpeech, type Timeline } from '@vivify/timeline/timeline'
import type { VideoJob } from '../../apps/server/rendering/video/job.ts'
import { describeFrames } from './describe-frames.ts'

export interface Fixture {
  /** Each run sets its own `lightFolder` and `planFile`. */
  job: VideoJob
  jobFile: string
  /** Interleaved stereo 32-bit floats. */
  soundFile: string
  /** Pictures, sound, font and frame list, as a Remotion project's public folder. */
  publicFolder: string
  frameCount: number
}

const scenes = [
  { say: 'Nobody tells you this about a small habit.', prompt: 'sunrise over quiet mountains' },
  { say: 'Ten minutes a day is sixty hours a year.', prompt: 'city skyline at night with lit windows' },
  { say: 'That is a whole working week, for free.', prompt: 'old train crossing a bridge' },
  { say: 'Start tonight, and write down just one line.', prompt: 'coffee cup and a book on a desk' },
  { say: 'Tomorrow you will want to write a second.', prompt: 'clay rocket on a small planet' },
  { say: 'Slow beats fast when nobody is watching you.', prompt: 'ocean waves and flowing silk' },
]
/** A picture is larger than the frame, so that the camera can move. */
const pictureSize = { width: 1210, height: 2150 }
/** Same quality as the pipeline's own pictures. */
const jpegQuality = 94
/** Same length as a fade of `buildTimeline`. */
const fadeFrames = 8
const sampleRate = 48_000

/** Makes the video's parts in a folder. Takes about ten seconds. */
export async function makeFixture(folder: string, framesPerScene: number): Promise<Fixture> {
  const publicFolder = path.join(folder, 'public')
  await mkdir(publicFolder, { recursive: true })
  const timeline = layOut(framesPerScene)
  const pictures = await paintPictures(publicFolder)
  const soundFile = path.join(folder, 'sound.f32')
  await makeSound(timeline.frameCount / timeline.fps, soundFile, path.join(publicFolder, 'sound.wav'))
  const font = fonts.find(({ family }) => family === 'Montserrat')!
  const require = createRequire(new URL('../../packages/timeline/node/studio.ts', import.meta.url))
  await copyFile(require.resolve(`${font.package}/${font.file}`), path.join(publicFolder, 'caption.woff2'))
  const frames = describeFrames(timeline, pictureSize)
  await writeFile(path.join(publicFolder, 'frames.json'), JSON.stringify(frames))
  const job: VideoJob = {
    timeline,
    pictures,
    clips: {},
    sound: { key: 'bench', sampleRate },
    lightFolder: folder,
    planFile: path.join(folder, 'plan.json'),
  }
  const jobFile = path.join(folder, 'job.json')
  await writeFile(jobFile, JSON.stringify(job))
  return { job, jobFile, soundFile, publicFolder, frameCount: timeline.frameCount }
}

function layOut(framesPerScene: number): Timeline {
  const project: Project = projectSchema.parse({
    version: 1,
    title: 'Bench',
    seed: 11,
    style: 'AI Generation',
    captions: 'Classic',
    progressBar: false,
    scenes: scenes.map(({ say }, index) => ({ id: `s${index}`, say })),
  })
  const speech = scenes.map(({ say }, index) => speak(say, index, framesPerScene))
  const found = scenes.map((_, index) => [
    `s${index}`,
    { motif: null, pictures: [`picture${index}`], clip: null },
  ])
  const timeline = buildTimeline(project, speech, Object.fromEntries(found))
  return {
    ...timeline,
    scenes: timeline.scenes.map((scene) =>
      scene.index === 0 ? scene : { ...scene, transition: { kind: 'fade', frames: fadeFrames } },
    ),
  }
}

/** Words at reading speed, stretched to the wanted number of frames. */
function speak(say: string, index: number, frameCount: number): SceneSpeech {
  const silenceSeconds = index === scenes.length - 1 ? 0.9 : 0.22
  const durationSeconds = Math.max(0.1, (frameCount - 0.5) / framesPerSecond - silenceSeconds)
  const read = timeForReading(say)
  const stretch = durationSeconds / read.durationSeconds
  const words = read.words.map(({ text, start, end }) => ({
    text,
    start: start * stretch,
    end: end * stretch,
  }))
  return { sceneId: `s${index}`, durationSeconds, words, timing: 'estimated' }
}

async function paintPictures(folder: string): Promise<VideoJob['pictures']> {
  const studio = createNodeStudio()
  const pictures: VideoJob['pictures'] = {}
  for (const [index, { prompt }] of scenes.entries()) {
    const preset = presetStyles[index % presetStyles.length]!
    const { surface } = await paintPicture({ prompt, preset, ...pictureSize, seed: index + 1, studio })
    const file = path.join(folder, `picture${index}.jpg`)
    await writeFile(file, await (surface as unknown as Canvas).encode('jpeg', jpegQuality))
    pictures[`picture${index}`] = { file, ...pictureSize }
  }
  return pictures
}

async function makeSound(durationSeconds: number, floatFile: string, wavFile: string): Promise<void> {
  const music = composeMusic({ mood: 'Uplifting', seed: 1, durationSeconds: Math.max(4, durationSeconds) })
  const { pcm } = await mixSound({
    durationSeconds,
    utterances: [],
    words: [],
    music,
    effects: [],
    seed: 1,
    clock: () => performance.now() / 1000,
  })
  const [left, right] = pcm
  const interleaved = new Float32Array(left.length * 2)
  for (let index = 0; index < left.length; index++) {
    interleaved[index * 2] = left[index]!
    interleaved[index * 2 + 1] = right[index]!
  }
  await writeFile(floatFile, new Uint8Array(interleaved.buffer))
  await writeFile(wavFile, writeWav([left, right], sampleRate))
}
