// What each scene's picture is about. A scene is read on its own, but a word out of place ("hole" in a plant pot) must
// not bring golf into a video on plants: the video's own subject decides what belongs.

import type { Project, Scene } from '@vivify/contract/project'
import { createRandom } from '@vivify/contract/random'
import { findMotif, type FoundMotif } from '@vivify/generators/image/motifs/find-motif'

export interface SceneSubject {
  /** For the painters. */
  prompt: string
  /** Emoji name of the subject. */
  motif: string
}

/**
 * Finds the subject of every scene, by scene id. A scene whose own words lead to another field than the video's gets
 * one of the things that belong to the video's subject, a different one from scene to scene. A prompt that the person
 * wrote for a scene is taken as it is.
 */
export async function findSubjects(
  project: Project,
  writtenPrompts: ReadonlySet<string> = new Set(),
): Promise<Map<string, SceneSubject>> {
  const sceneMotifs = await Promise.all(project.scenes.map((scene) => findMotif(sceneWords(scene))))
  const main = electMain([...sceneMotifs, await findMotif(project.title)])
  const related = [main.name, ...main.extras]
  const offset = createRandom(project.seed)
    .fork('subjects')
    .integer(0, related.length - 1)
  const subjects = new Map<string, SceneSubject>()
  let taken = 0
  for (const [index, scene] of project.scenes.entries()) {
    const words = sceneWords(scene)
    const found = sceneMotifs[index]!
    if (writtenPrompts.has(scene.id) || belongs(found, main)) {
      subjects.set(scene.id, { prompt: words, motif: found.name })
      continue
    }
    const name = taken === 0 ? main.name : related[(offset + taken) % related.length]!
    taken++
    subjects.set(scene.id, { prompt: name.replaceAll('-', ' '), motif: name })
  }
  return subjects
}

/** The field that most scenes speak of; the title has a vote too, and the first word of an even vote counts. */
function electMain(found: readonly FoundMotif[]): FoundMotif {
  const votes = new Map<string, number>()
  for (const motif of found) {
    if (motif.understood.length > 0) votes.set(motif.category, (votes.get(motif.category) ?? 0) + 1)
  }
  const [category] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? []
  return found.find((motif) => motif.understood.length > 0 && motif.category === category) ?? found[0]!
}

function belongs(found: FoundMotif, main: FoundMotif): boolean {
  if (found.understood.length === 0) return false
  return found.category === main.category || main.understood.length === 0
}

function sceneWords(scene: Scene): string {
  return scene.visual.prompt.trim() || scene.say.trim()
}
