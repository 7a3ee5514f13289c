// Decides what each scene's picture shows. Scenes are read separately, but a word with two meanings must not bring a
// mouse (the animal) into a video about computers: the video's main field decides which meanings count.

import type { Project, Scene } from '@vivify/contract/project'
import { createRandom } from '@vivify/contract/random'
import { findMotif, findTopics, type NamedTopic } from '@vivify/generators/image/motifs/find-motif'
import { thingsCategory } from '@vivify/generators/image/motifs/niches/things'
import type { Topic } from '@vivify/generators/image/motifs/topics'
import { splitWords } from '@vivify/generators/image/motifs/words'
import { sayMeaning } from '@vivify/generators/image/plan/meanings'
import { createBreather } from '../../../lib/breather.ts'

/** A word that only sets a mood counts less than a thing in choosing the video's field. */
const weakVote = 0.3
/** The most things of a prompt that are considered. No picture shows more. */
const maxThings = 24
/** In this many scenes, a thing of another field counts as a subject of the video too. */
const recurringScenes = 2

export interface SceneSubject {
  /** A prompt for painters of one picture, with the subject first. */
  prompt: string
  /** Prompts of single things, with the subject first. */
  things: string[]
  /** Emoji name of the subject. */
  motif: string
  /** False when the scene names nothing and borrows from the video's field. */
  isOwn: boolean
}

interface ReadScene {
  scene: Scene
  /** The things in the scene's prompt, or the scene's words as one thing. */
  things: Thing[]
}

interface Thing {
  topics: NamedTopic[]
  /** True when the prompt contains words that the scene does not say, because then somebody chose the thing. */
  isChosen: boolean
}

/**
 * Finds the subject of every scene, by scene id. The prompt of a scene lists the things that it shows, the main one
 * first. Things of the video's field come before other things chosen for the scene, and words that only set the mood
 * come last. When neighboring scenes have the same first thing, every other scene shows another of its things. The
 * choice depends on what the neighbors name, not on what they show, so that changing a word changes few pictures. A
 * scene without things gets one from the video's field, and the next such scene gets another one.
 */
export async function findSubjects(written: Project): Promise<Map<string, SceneSubject>> {
  const project = { ...written, scenes: written.scenes.map((scene) => withMeanings(scene, written.title)) }
  const breathe = createBreather()
  const read: ReadScene[] = []
  for (const scene of project.scenes) {
    read.push(readScene(scene))
    await breathe()
  }
  const found = read.map(({ things }) => things.flatMap(({ topics }) => topics))
  const main = electMain([...found, findTopics(project.title)])
  if (!main) return findLooseSubjects(project)
  const recurring = findRecurring(read)
  const related = [main.topic.motif, ...main.topic.extras]
  const offset = createRandom(project.seed)
    .fork('subjects')
    .integer(0, related.length - 1)
  const subjects = new Map<string, SceneSubject>()
  let borrowed = 0
  let before: string | undefined
  let repeats = 0
  for (const { scene, things } of read) {
    const own = listOwn(things, main.topic.category, recurring)
    const first = own[0]?.topic.motif
    repeats = first !== undefined && first === before ? repeats + 1 : 0
    before = first
    if (own.length > 0) {
      subjects.set(scene.id, describeSubject(own, repeats))
      continue
    }
    const motif = borrowed === 0 ? main.topic.motif : related[(offset + borrowed) % related.length]!
    borrowed++
    const prompt = motif.replaceAll('-', ' ')
    subjects.set(scene.id, { prompt, things: [prompt], motif, isOwn: false })
  }
  return subjects
}

/** The scene as its words are meant: a "plant" that makes cars is a factory. */
function withMeanings(scene: Scene, title: string): Scene {
  const { say, visual } = scene
  return {
    ...scene,
    say: sayMeaning(say, 'spoken', { around: visual.prompt, title }),
    visual: { ...visual, prompt: sayMeaning(visual.prompt, 'listed', { around: say, title }) },
  }
}

/**
 * In a row of scenes with the same first thing, the scene after `repeats` others shows that thing only every other
 * time.
 */
function describeSubject(own: readonly NamedTopic[], repeats: number): SceneSubject {
  // Painters use words that only set the mood for the surroundings of a thing, not as a subject.
  const others = own.filter(({ isWeak }, index) => index > 0 && !isWeak)
  const isOther = repeats % 2 === 1 && others.length > 0
  const subject = isOther ? others[((repeats - 1) / 2) % others.length]! : own[0]!
  const ordered = [subject, ...own.filter((topic) => topic !== subject)]
  const things = ordered.map(({ phrase }) => phrase)
  const wordsOf = (phrase: string): number => phrase.split(' ').length
  // Painters take the longest phrase as the subject, so longer phrases are left out.
  const beside = things.slice(1).filter((phrase) => wordsOf(phrase) <= wordsOf(subject.phrase))
  return { prompt: [subject.phrase, ...beside].join(', '), things, motif: subject.topic.motif, isOwn: true }
}

/**
 * The things that a scene may show, each motif once: first those of the video's field, then others that were intended.
 */
function listOwn(things: readonly Thing[], field: string, recurring: ReadonlySet<Topic>): NamedTopic[] {
  const inField = things.flatMap(({ topics }) => topics.filter(({ topic }) => topic.category === field))
  const isNamed = inField.some(({ isWeak }) => !isWeak)
  const others = things.flatMap(({ topics, isChosen }) =>
    topics.filter(({ topic, isWeak, isHead, isWhole }) => {
      if (topic.category === field || isWeak) return false
      const isEveryday = topic.category === thingsCategory
      if (isChosen || (recurring.has(topic) && !isEveryday)) return isHead
      return isEveryday && isWhole && things.length > 1 && !isNamed
    }),
  )
  const ranked = [
    ...inField.filter(({ isWeak }) => !isWeak),
    ...others.filter(({ isWhole }) => isWhole),
    ...others.filter(({ isWhole }) => !isWhole),
    ...inField.filter(({ isWeak }) => isWeak),
  ]
  const motifs = ranked.map(({ topic }) => topic.motif)
  return ranked.filter(({ topic }, index) => motifs.indexOf(topic.motif) === index)
}

/** Topics that several scenes name. A prompt that repeats an earlier one counts for what its scene says, too. */
function findRecurring(read: readonly ReadScene[]): Set<Topic> {
  const counts = new Map<Topic, number>()
  const prompts = new Set<string>()
  for (const { scene, things } of read) {
    const named = new Set(things.flatMap(({ topics }) => topics.map(({ topic }) => topic)))
    const said = new Set(findTopics(scene.say).map(({ topic }) => topic))
    const isRepeated = prompts.has(scene.visual.prompt)
    prompts.add(scene.visual.prompt)
    for (const topic of named)
      if (!isRepeated || said.has(topic)) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= recurringScenes).map(([topic]) => topic))
}

/**
 * The main topic of the field that most scenes are about. The title also votes; in a tie, the field named first wins.
 */
function electMain(found: readonly (readonly NamedTopic[])[]): NamedTopic | undefined {
  const votes = new Map<string, number>()
  for (const topics of found) {
    for (const category of new Set(topics.map(({ topic }) => topic.category))) {
      if (category === thingsCategory) continue
      // "The afternoon sun" sets a mood, and makes no video one about the sky.
      const isNamed = topics.some(({ topic, isWeak }) => topic.category === category && !isWeak)
      votes.set(category, (votes.get(category) ?? 0) + (isNamed ? 1 : weakVote))
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

/** The subjects when nothing belongs to a field: each scene for itself. */
async function findLooseSubjects(project: Project): Promise<Map<string, SceneSubject>> {
  const subjects = new Map<string, SceneSubject>()
  const breathe = createBreather()
  for (const scene of project.scenes) {
    await breathe()
    const prompt = sceneWords(scene) || project.title
    const listed = listThings(prompt)
    const things = listed.length > 0 ? listed : [prompt]
    subjects.set(scene.id, { prompt, things, motif: (await findMotif(prompt)).name, isOwn: false })
  }
  return subjects
}

/** Reads the things in a scene's prompt. Without any, the scene's words are read as a whole. */
function readScene(scene: Scene): ReadScene {
  const listed = listThings(scene.visual.prompt)
  const said = new Set(splitWords(scene.say))
  const things = (listed.length > 0 ? listed : [scene.say]).map((thing) => ({
    topics: findTopics(thing),
    isChosen: splitWords(thing).some((word) => !said.has(word)),
  }))
  return { scene, things }
}

function sceneWords({ visual, say }: Scene): string {
  return (listThings(visual.prompt).length > 0 ? visual.prompt : say).trim()
}

function listThings(prompt: string): string[] {
  return prompt
    .split(',')
    .flatMap((thing) => thing.trim() || [])
    .slice(0, maxThings)
}
