// What each scene's picture is about. A scene is read on its own, but a word out of place ("hole" in a plant pot) must
// not bring golf into a video on plants: the field that the video speaks of decides which words count.

import type { Project, Scene } from '@vivify/contract/project'
import { createRandom } from '@vivify/contract/random'
import { findMotif, findTopics, type NamedTopic } from '@vivify/generators/image/motifs/find-motif'
import { thingsCategory } from '@vivify/generators/image/motifs/niches/things'

/** A word that only sets a mood says less of what a video is about than a thing does. */
const weakVote = 0.3

export interface SceneSubject {
  /** For the painters. */
  prompt: string
  /** Emoji name of the subject. */
  motif: string
}

/**
 * Finds the subject of every scene, by scene id. The things that a scene shows stand in its prompt, the main one first;
 * what belongs to the video's field counts before everyday things, and both before a word that only sets the mood. A
 * scene without any gets one of the things that belong to the field, another one from scene to scene.
 */
export async function findSubjects(project: Project): Promise<Map<string, SceneSubject>> {
  const found = project.scenes.map((scene) => sceneThings(scene).map(findTopics))
  const main = electMain([...found.map((things) => things.flat()), findTopics(project.title)])
  if (!main) return findLooseSubjects(project)
  const related = [main.topic.motif, ...main.topic.extras]
  const offset = createRandom(project.seed)
    .fork('subjects')
    .integer(0, related.length - 1)
  const subjects = new Map<string, SceneSubject>()
  let borrowed = 0
  for (const [index, scene] of project.scenes.entries()) {
    const own = chooseOwn(found[index]!, main.topic.category)
    if (own[0]) {
      const phrases = [...new Set(own.map(({ phrase }) => phrase))]
      subjects.set(scene.id, { prompt: phrases.join(', '), motif: own[0].topic.motif })
      continue
    }
    const motif = borrowed === 0 ? main.topic.motif : related[(offset + borrowed) % related.length]!
    borrowed++
    subjects.set(scene.id, { prompt: motif.replaceAll('-', ' '), motif })
  }
  return subjects
}

/** What of a scene's things may be shown in a video of the field, the subject first. */
function chooseOwn(things: readonly (readonly NamedTopic[])[], field: string): NamedTopic[] {
  const inField = things.flatMap((topics) => topics.filter(({ topic }) => topic.category === field))
  const everyday = things
    .flat()
    .filter(({ topic, isWhole }) => topic.category === thingsCategory && isWhole && things.length > 1)
  // The painters read the longest phrase first: an everyday thing beside the subject would take its place.
  const isNamed = inField.some(({ isWeak }) => !isWeak)
  return [
    ...inField.filter(({ isWeak }) => !isWeak),
    ...(isNamed ? [] : everyday),
    ...inField.filter(({ isWeak }) => isWeak),
  ]
}

/** The field that most scenes speak of; the title has a vote too, and of an even vote the first word counts. */
function electMain(found: readonly (readonly NamedTopic[])[]): NamedTopic | undefined {
  const votes = new Map<string, number>()
  for (const topics of found) {
    for (const category of new Set(topics.map(({ topic }) => topic.category))) {
      if (category !== thingsCategory) votes.set(category, (votes.get(category) ?? 0) + 1)
    }
  }
  const [category] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? []
  const inField = found.flat().filter(({ topic }) => topic.category === category)
  const counts = new Map<NamedTopic['topic'], number>()
  for (const { topic, isWeak } of inField) {
    counts.set(topic, (counts.get(topic) ?? 0) + (isWeak ? weakVote : 1))
  }
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

/** The things that its prompt lists; a scene without one is read as a whole. */
function sceneThings(scene: Scene): string[] {
  const listed = scene.visual.prompt.split(',').filter((thing) => thing.trim() !== '')
  return listed.length > 0 ? listed : [scene.say]
}

function sceneWords(scene: Scene): string {
  return scene.visual.prompt.trim() || scene.say.trim()
}
