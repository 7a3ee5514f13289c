// Shared by the timeline's tests: a document with spoken times, without media files.

import { projectSchema, type Project, type ProjectInput } from '@vivify/contract/project'
import { timeForReading } from './document/reading-times.ts'
import { buildTimeline, type Motif, type SceneSpeech, type Timeline } from './timeline.ts'

const says = [
  'Nobody tells you this about your coffee habit.',
  'It costs $1,200 a year, or 85% of a cheap holiday.',
  'Start tonight, not someday, and watch what an extraordinarily small change does.',
]

const motif: Motif = {
  name: 'droplet',
  viewBox: 32,
  layers: [{ pathData: 'M16 2C16 2 6 13 6 20a10 10 0 0 0 20 0C26 13 16 2 16 2Z', fill: '#3b82f6' }],
}

export function buildProject(input: Partial<ProjectInput> = {}): Project {
  return projectSchema.parse({
    version: 1,
    title: 'Coffee money',
    seed: 7,
    resolution: 720,
    scenes: says.map((say, index) => ({
      id: `s${index}`,
      say,
      emphasis: index === 1 ? ['85%'] : [],
      onScreen: index === 0 ? 'Coffee money' : null,
    })),
    ...input,
  })
}

/** A timeline whose words have reading times. */
export function buildSampleTimeline(input: Partial<ProjectInput> = {}): Timeline {
  const project = buildProject(input)
  const speech: SceneSpeech[] = project.scenes.map((scene) => ({
    sceneId: scene.id,
    ...timeForReading(scene.say),
    timing: 'estimated',
  }))
  const clip = project.style === 'AI Generation' ? null : { key: 'c1', durationSeconds: 1.5 }
  const pictures = Object.fromEntries(
    project.scenes.map((scene) => [scene.id, { motif, pictures: ['p1', 'p2', 'p3'], clip }]),
  )
  return buildTimeline(project, speech, pictures)
}
