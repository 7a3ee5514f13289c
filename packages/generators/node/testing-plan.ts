// Plans the pictures of a text as the product does, for tests of what its scenes show.

import { planScenes, type PlannedScene } from '../image/plan/plan-scenes.ts'
import type { SceneToPlan } from '../image/plan/read-scenes.ts'

/** What stands for a topic of which nothing can be drawn. */
const symbol: SceneToPlan['symbol'] = { prompt: 'light bulb', name: 'light-bulb', isOwn: false }

/** A scene in short: what is said, and after " | " what is listed. */
type SceneLine = string | { readonly say: string; readonly prompt: string }

/** The pictures of a text, one for each scene. */
export function planText(title: string, lines: readonly SceneLine[], direction?: string): PlannedScene[] {
  const planning = planScenes({ title, seed: 3, scenes: lines.map(sceneOf) }, direction)
  for (;;) {
    const step = planning.next()
    if (step.done) return [...step.value.values()]
  }
}

/** What each picture of a text is painted of. */
export const promptsOf = (title: string, ...lines: SceneLine[]): string[] =>
  planText(title, lines).map(({ prompt }) => prompt)

function sceneOf(line: SceneLine, index: number): SceneToPlan {
  const [say = '', prompt = ''] = typeof line === 'string' ? line.split(' | ') : [line.say, line.prompt]
  return { id: `scene-${index + 1}`, say, prompt, symbol }
}
