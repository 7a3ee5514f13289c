// What each scene's picture is about. A scene is read on its own, but a word of the script with two meanings must not
// bring an animal's mouse into a video on computers: the field that the video speaks of decides which of them count.

import type { Project, Scene } from '@vivify/contract/project'
import { createRandom } from '@vivify/contract/random'
import { findMotif, findTopics, type NamedTopic } from '@vivify/generators/image/motifs/find-motif'
import { thingsCategory } from '@vivify/generators/image/motifs/niches/things'
import type { Topic } from '@vivify/generators/image/motifs/topics'
import { splitWords } from '@vivify/generators/image/motifs/words'
import { createBreather } from '../../../lib/breather.ts'

/** A word that only sets a mood says less of what a video is about than a thing does. */
const weakVote = 0.3
/** So many things of a prompt are looked at: no picture shows more. */
const maxThings = 24
/** In so many scenes a thing of another field is one that the video is about too. */
const recurringScenes = 2

export interface SceneSubject {
  /** For the painters of one picture: the subject first. */
  prompt: string
  /** Prompts of single things, the subject first. */
  things: string[]
  /** Emoji name of the subject. */
  motif: string
}

interface ReadScene {
  scene: Scene
  /** What each of its things names. */
  things: Thing[]
}

interface Thing {
  topics: NamedTopic[]
  /** It says more than the scene's words do: somebody chose it. */
  isChosen: boolean
}

/**
 * Finds the subject of every scene, by scene id. The things that a scene shows stand in its prompt, the main one first;
 * what belongs to the video's field counts before other things that were chosen for the scene, and all before a word
 * that only sets the mood. Of neighbors that name the same first, every other one shows another of its things; what a
 * scene shows hangs on what those name, not on what they show, so that a changed word changes few pictures. A scene
 * without any gets one of the things that belong to the field, another one from scene to scene.
 */
export async function findSubjects(project: Project): Promise<Map<string, SceneSubject>> {
  const breathe = createBreather()
  const read: ReadScene[] = []
  for (const scene of project.scenes) {
    read.push(readScene(scene))
    await breathe()
  }
  const found = read.map(({ things }) => things.flatMap(({ topics }) => topics))
  const main = electMain([...found, findTopics(project.title)])
  if (!main) return findLooseSubjects(project)
  const recurring = findRecurring(found)
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
    subjects.set(scene.id, { prompt, things: [prompt], motif })
  }
  return subjects
}

/** Its `repeats`th neighbor in a row with the same first thing shows that one again only every other time. */
function describeSubject(own: readonly NamedTopic[], repeats: number): SceneSubject {
  // Beside a thing, painters take a word that only sets the mood for its surroundings.
  const others = own.filter(({ isWeak }, index) => index > 0 && !isWeak)
  const isOther = repeats % 2 === 1 && others.length > 0
  const subject = isOther ? others[((repeats - 1) / 2) % others.length]! : own[0]!
  const ordered = [subject, ...own.filter((topic) => topic !== subject)]
  const things = ordered.map(({ phrase }) => phrase)
  const wordsOf = (phrase: string): number => phrase.split(' ').length
  // Painters take the longest phrase for the subject.
  const beside = things.slice(1).filter((phrase) => wordsOf(phrase) <= wordsOf(subject.phrase))
  return { prompt: [subject.phrase, ...beside].join(', '), things, motif: subject.topic.motif }
}

/** What of a scene's things may be shown, each picture once: the field's first, then others that were meant. */
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

/** Topics that several scenes name. */
function findRecurring(found: readonly (readonly NamedTopic[])[]): Set<Topic> {
  const counts = new Map<Topic, number>()
  for (const named of found) {
    for (const topic of new Set(named.map((each) => each.topic))) {
      counts.set(topic, (counts.get(topic) ?? 0) + 1)
    }
  }
  return new Set([...counts].filter(([, count]) => count >= recurringScenes).map(([topic]) => topic))
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

/** Nothing that belongs to a field: each scene for itself. */
async function findLooseSubjects(project: Project): Promise<Map<string, SceneSubject>> {
  const subjects = new Map<string, SceneSubject>()
  const breathe = createBreather()
  for (const scene of project.scenes) {
    await breathe()
    const prompt = sceneWords(scene) || project.title
    const listed = listThings(prompt)
    const things = listed.length > 0 ? listed : [prompt]
    subjects.set(scene.id, { prompt, things, motif: (await findMotif(prompt)).name })
  }
  return subjects
}

/** The things that its prompt lists; a scene without one is read as a whole. */
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
