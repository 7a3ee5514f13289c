// What a document is about: a thing, whoever acts in it, or a symbol.

import { viewer } from './doers.ts'
import { isHuman, type Sight } from './read-scene.ts'
import { findRoles, roleInSentence, type Role } from './sentence-roles.ts'
import type { ReadScene, SceneToPlan } from './read-scenes.ts'

/** A title says what a video is about; it counts as much as this many scenes. */
const titleVotes = 2
/** How much a scene counts for a thing, by what its sentence says of it. */
const roleVotes: Readonly<Record<Role, number>> = { subject: 1, object: 0.8, passing: 0.6 }
/** The same for a thing that it only lists. */
const unsaidVote = 0.5
/** The same for whoever its pronouns mean. */
const pronounVote = 0.7
const minVotes = 1.4

interface Votes {
  readonly sight: Sight
  readonly count: number
  /** The scenes that say it or mean it, by their order. */
  readonly scenes: readonly number[]
  /** True where any sentence says something of it. */
  readonly isAbout: boolean
  /** How many scenes name it. */
  readonly named: number
}

/** What a text is about, and what else it has in several scenes, those that most of it is about first. */
export interface Subjects {
  readonly main: Sight | undefined
  readonly others: readonly Sight[]
}

/** The things and people whom most sentences and the title are about. */
export function findSubjects(
  read: readonly ReadScene[],
  { title, titled }: { title: string; titled: readonly Sight[] },
  hero: Hero | undefined,
  realm?: Sight,
): Subjects {
  const votes = new Map<string, Votes>()
  const vote = (sight: Sight, weight: number, scene?: number, role: Role | 'unsaid' = 'subject'): void => {
    const entry = votes.get(sight.key) ?? { sight, count: 0, scenes: [], isAbout: false, named: 0 }
    const isSaid = scene !== undefined && !sight.isElsewhere
    votes.set(sight.key, {
      sight: entry.sight,
      count: entry.count + weight,
      scenes: isSaid ? [...entry.scenes, scene] : entry.scenes,
      isAbout: entry.isAbout || role === 'subject',
      named: entry.named + (role === 'unsaid' ? 0 : 1),
    })
  }
  const voteAll = (sights: readonly Sight[], say: string, scene?: number): void => {
    const roles = findRoles(say)
    const own = new Map(sights.filter(isSubject).map((sight) => [sight.key, sight]))
    for (const sight of own.values()) {
      const role = roleInSentence(sight.prompt, roles)
      const weight = role === undefined ? unsaidVote : roleVotes[role]
      if (scene === undefined) vote(sight, weight * titleVotes)
      else vote(sight, weight, scene, role ?? 'unsaid')
    }
  }
  voteAll(titled, title)
  for (const [index, { sights, scene }] of read.entries()) voteAll(sights, scene.say, index)
  for (const { sight, scene } of findMeant(read, findTopic(titled, title))) vote(sight, pronounVote, scene)
  const roles = findRoles(title)
  /** True for what a title says something of; somebody in it may only be part of the beginning. */
  const isTopic = (sight: Sight): boolean =>
    !isHuman(sight) &&
    titled.some(({ key, prompt }) => key === sight.key && roleInSentence(prompt, roles) !== 'passing')
  const ranked = [...votes.values()]
    .filter(
      ({ sight, count, scenes, isAbout, named }) =>
        count >= minVotes &&
        // "He looked at his shoes. She bought new shoes" is about no shoes.
        (isAbout ||
          sight.isPerson ||
          named >= minShown ||
          named < scenes.length ||
          read.length < minSpread) &&
        (isTopic(sight) ||
          (isSpread(scenes, read.length) && !(isHuman(sight) && isSide(scenes, read.length)))),
    )
    .toSorted((first, second) => second.count - first.count)
  const others = ranked.flatMap(({ sight, scenes, count }) =>
    scenes.length >= minShown && count >= ranked[0]!.count * minShare ? sight : [],
  )
  // "Facts about the ocean" are about the ocean, whatever maps they mention.
  if (realm && !titled.some(({ grade }) => grade >= 1)) return { main: realm, others }
  const [best] = ranked
  if (best === undefined) return { main: undefined, others }
  const isTitled = titled.some(({ key }) => key === best.sight.key)
  // A story is about whoever acts in it, unless its title names something.
  return hero && !isTitled && hero.count > best.count
    ? { main: undefined, others }
    : { main: best.sight, others: others.filter((sight) => sight !== best.sight) }
}

/** What so many scenes say takes turns with the main subject; a long text is about nobody of whom fewer scenes tell. */
const minShown = 3
const longText = 8
/** And has at least this share of its votes. */
const minShare = 0.6
/** Texts of fewer scenes are about whatever they name. */
const minSpread = 6

/** True for people of whom few scenes of a long text tell: soldiers beside the road. */
const isSide = (scenes: readonly number[], count: number): boolean =>
  count >= longText && scenes.length < minShown

/** False for what only the beginning, the middle or the end of a text names: somebody who left, or a thing of one step. */
function isSpread(scenes: readonly number[], count: number): boolean {
  if (scenes.length === 0) return false
  if (count < minSpread) return true
  return Math.max(...scenes) - Math.min(...scenes) >= count / 4
}

const isSubject = ({ isPlace, isDeed, isBorrowed, isCompared, isIdea, grade }: Sight): boolean =>
  grade >= 1 && !isPlace && !isDeed && !isBorrowed && !isCompared && !isIdea

const ofHim = /\b(?:he|him|his|himself)\b/i
const ofHer = /\b(?:she|her|hers|herself)\b/i
const several = /(?:crowd|team|group|couple|family|men|women|people|children|[^su]s)$/
const ofWomen =
  /(?:woman|girl|lady|mother|mom|mum|grandma|grandmother|wife|sister|daughter|aunt|queen|girlfriend|actress|waitress|widow|bride|princess|nun)$/
const ofMen =
  /(?:man|boy|guy|father|dad|grandpa|grandfather|uncle|husband|brother|son|king|boyfriend|prince|monk|emperor)$/

const ofThings = /\b(?:it|its|they|them|their|one|ones)\b/i

interface Meant {
  readonly sight: Sight
  readonly scene: number
}

/** What a title says something of. */
function findTopic(titled: readonly Sight[], title: string): Sight | undefined {
  const roles = findRoles(title)
  return titled.find(
    (sight) => isSubject(sight) && !isHuman(sight) && roleInSentence(sight.prompt, roles) === 'subject',
  )
}

/** What pronouns mean in scenes that name nobody, or nothing that does something: the last person, or the topic. */
function findMeant(read: readonly ReadScene[], topic: Sight | undefined): Meant[] {
  let he: Sight | undefined
  let she: Sight | undefined
  return read.flatMap(({ sights, scene: { say } }, scene) => {
    const said = sights.filter((sight) => isSubject(sight) && !sight.isElsewhere)
    const person = said.find(
      (sight) => isHuman(sight) && !several.test(sight.prompt) && !several.test(sight.key),
    )
    // "The coach told him" is about somebody else.
    if (person && !ofWomen.test(person.prompt)) he = /\bhim\b/i.test(say) ? undefined : person
    if (person && !ofMen.test(person.prompt)) she = / her[.,!?]/i.test(say) ? undefined : person
    if (person) return []
    const someone = ofHim.test(say) ? he : ofHer.test(say) ? she : undefined
    const roles = findRoles(say)
    const isNew = said.some((sight) => roleInSentence(sight.prompt, roles) === 'subject')
    const something = someone || isNew || !ofThings.test(say) ? undefined : topic
    const sight = someone ?? something
    return sight ? [{ sight, scene }] : []
  })
}

/** Somebody who does something in most scenes of a text that is told of them. */
export interface Hero {
  readonly name: string
  readonly count: number
}

const minHeroScenes = 3

export function findHero(read: readonly ReadScene[], teller: string): Hero | undefined {
  const best = mostFrequentDoer(read)
  const isTold = best !== undefined && best.name !== teller && best.name !== 'people'
  return isTold && best.count >= minHeroScenes ? best : undefined
}

/** Whoever does something in most scenes, the viewer excepted. */
export function mostFrequentDoer(read: readonly ReadScene[]): Hero | undefined {
  const counts = new Map<string, Hero>()
  for (const { doer } of read) {
    if (doer === undefined || doer === viewer) continue
    const key = doer.replace(/^(?:an?|the) /, '')
    counts.set(key, { name: counts.get(key)?.name ?? doer, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()].toSorted((first, second) => second.count - first.count)[0]
}

/** The symbol of the topic that most scenes name, if more than one does. */
export function findSymbol(scenes: readonly SceneToPlan[]): Sight | undefined {
  const own = scenes.filter(({ symbol }) => symbol.isOwn)
  const countOf = ({ symbol }: SceneToPlan): number =>
    own.filter((other) => other.symbol.name === symbol.name).length
  const best = own.toSorted((first, second) => countOf(second) - countOf(first))[0]
  return best && countOf(best) > 1 ? symbolOf(best) : undefined
}

/** The first thing that any scene names, when nothing is named twice. */
export function findOnly(read: readonly ReadScene[]): Sight | undefined {
  return read
    .flatMap(({ sights }) => sights)
    .find((sight) => isSubject(sight) && !sight.isElsewhere && sight.grade >= 2)
}

/** Symbols stand for themselves: two piles of charts say no more than one. */
export function symbolOf({ symbol }: SceneToPlan): Sight {
  return {
    prompt: symbol.prompt,
    key: symbol.name,
    grade: 1,
    isPlace: false,
    isPerson: false,
    isIndoors: true,
    canRepeat: false,
    hour: undefined,
  }
}
