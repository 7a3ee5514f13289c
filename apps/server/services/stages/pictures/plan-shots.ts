import type { Project } from '@vivify/contract/project'
import { planScenes, type PlannedScene } from '@vivify/generators/image/plan/plan-scenes'
import { createBreather } from '../../../lib/breather.ts'
import type { SceneSubject } from './subjects.ts'

/** What the painted pictures of a document show and how, by scene id; `subjects` stand in where nothing can be drawn. */
export async function planShots(
  { title, seed, scenes, visualPrompt }: Pick<Project, 'title' | 'seed' | 'scenes' | 'visualPrompt'>,
  subjects: ReadonlyMap<string, SceneSubject>,
): Promise<Map<string, PlannedScene>> {
  const planning = planScenes(
    {
      title,
      seed,
      scenes: scenes.map(({ id, say, visual }) => {
        const { prompt, motif: name, isOwn } = subjects.get(id)!
        return { id, say, prompt: visual.prompt, symbol: { prompt, name, isOwn } }
      }),
    },
    visualPrompt,
  )
  const breathe = createBreather()
  for (;;) {
    const step = planning.next()
    if (step.done) return step.value
    await breathe()
  }
}
