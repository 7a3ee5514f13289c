// What each scene's picture is about. A scene is read on its own, but a word out of place ("hole" in a plant pot) must
// not bring golf into a video on plants: the field that the video speaks of decides which words count.

import type { Project, Scene } from '@vivify/contract/project'
import { createRandom } from '@vivify/contract/random'
import { findMotif, findTopics } from '@vivify/generators/image/motifs/find-motif'

export interface SceneSubject {
  /** For the painters. */
  prompt: string
  /** Emoji name of the subject. */
  motif: string
}

type FoundTopic = ReturnType<typeof findTopics>[number]

/**
 * Finds the subject of every scene, by scene id. A scene without a word of the video's field gets one of the things
 * that belong to it, another one from scene to scene.
 */
export async function findSubjects(project: Project): Promise<Map<string, SceneSubject>> {
  const found = project.scenes.map((scene) => findTopics(sceneWords(scene)))
  const main = electMain([...found, findTopics(project.title)])
  if (!main) return findLooseSubjects(project)
  const related = [main.topic.motif, ...main.topic.extras]
  const offset = createRandom(project.seed)
    .fork('subjects')
    .integer(0, related.length - 1)
  const subjects = new Map<string, SceneSubject>()
  let borrowed = 0
  for (const [index, scene] of project.scenes.entries()) {
    const own = found[index]!.filter(({ topic }) => topic.category === main.topic.category)
    if (own[0]) {
      subjects.set(scene.id, {
        prompt: own.map(({ phrase }) => phrase).join(', '),
        motif: own[0].topic.motif,
      })
      continue
    }
    const motif = borrowed === 0 ? main.topic.motif : related[(offset + borrowed) % related.length]!
    borrowed++
    subjects.set(scene.id, { prompt: motif.replaceAll('-', ' '), motif })
  }
  return subjects
}

/** The field that most scenes speak of; the title has a vote too, and of an even vote the first word counts. */
function electMain(found: readonly (readonly FoundTopic[])[]): FoundTopic | undefined {
  const votes = new Map<string, number>()
  for (const topics of found) {
    for (const category of new Set(topics.map(({ topic }) => topic.category))) {
      votes.set(category, (votes.get(category) ?? 0) + 1)
    }
  }
  const [category] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? []
  const inField = found.flat().filter(({ topic }) => topic.category === category)
  const counts = new Map<FoundTopic['topic'], number>()
  for (const { topic } of inField) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  return inField.toSorted((a, b) => counts.get(b.topic)! - counts.get(a.topic)!)[0]
}

/** No word of the table anywhere: each scene for itself. */
async function findLooseSubjects(project: Project): Promise<Map<string, SceneSubject>> {
  const subjects = new Map<string, SceneSubject>()
  for (const scene of project.scenes) {
    const prompt = sceneWords(scene) || project.title
    subjects.set(scene.id, { prompt, motif: (await findMotif(prompt)).name })
  }
  return subjects
}

function sceneWords(scene: Scene): string {
  return scene.visual.prompt.trim() || scene.say.trim()
}
