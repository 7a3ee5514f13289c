// Decides for all scenes of a document what their pictures show and how. Pure, and the same for the same document.

import { splitWords, stemWord } from '../motifs/words.ts'
import type { ShotView } from '../request.ts'
import type { Hour } from '../scenery/weather.ts'
import { isAnimal } from '../understand/things.ts'
import { chooseShots, viewsOf, type ShotWish } from './choose-shots.ts'
import { sayMeaning } from './meanings.ts'
import {
  readActed,
  readHourOf,
  readListed,
  readNamed,
  readSpoken,
  vagueGrade,
  type Sight,
} from './read-scene.ts'
import { findTeller } from './doers.ts'
import { readActs, type LastNamed } from './read-acts.ts'
import { createSenses } from './senses.ts'

export interface SceneToPlan {
  readonly id: string
  readonly say: string
  /** Things that the scene shows, separated by commas. */
  readonly prompt: string
  /** A stand-in for scenes that name nothing drawable: a topic's symbol. */
  readonly symbol: { readonly prompt: string; readonly name: string; readonly isOwn: boolean }
}

export interface PlannedScene {
  readonly prompt: string
  /** The prompt, then other things that the scene names. */
  readonly things: readonly string[]
  /** The same for pictures of the same things. */
  readonly key: string
  /** The motif of the first thing; absent where people, a place or a symbol are shown. */
  readonly motif: string | undefined
  readonly view: ShotView
  readonly hour: Hour
  readonly texture: number
  /** Where the subject comes from. */
  readonly source: 'own' | 'deed' | 'main' | 'symbol'
}

interface ReadScene {
  readonly scene: SceneToPlan
  readonly sights: readonly Sight[]
  /** Only what its words name, when it asks the viewer for something and took over the prompt of the scene before. */
  readonly appeal: readonly Sight[] | undefined
}

/** A title says what a video is about; it counts as much as this many scenes. */
const titleVotes = 2
/** How much less a prompt counts that another scene has, too: the hook takes over that of the first scene. */
const copyCost = 1.5
const appeal = /^(?:follow|save|share|comment|tag|subscribe|send)\b/i
const saidBonus = 0.8
const orderCost = 0.15
/** How much less a thing counts for each earlier scene that shows it, up to two. */
const repeatCost = 0.45

/**
 * Plans the pictures of a document. A scene shows a thing of its own if it names one that can be drawn; else the main
 * subject of the document; else its symbol. Pictures of the same thing differ in view or hour. Pauses after each scene
 * that it read, because a long document takes seconds.
 */
export function* planScenes(
  { title, seed, scenes }: { title: string; seed: number; scenes: readonly SceneToPlan[] },
  direction = '',
): Generator<undefined, Map<string, PlannedScene>> {
  const isMeant = createSenses([title, ...scenes.flatMap(({ say, prompt }) => [say, prompt])])
  const read = yield* readScenes(
    scenes.map((scene) => withMeanings(scene, title)),
    isMeant,
  )
  const titled = readNamed(sayMeaning(title, 'spoken', { around: '', title: '' }), isMeant)
  const main = findMain(read, titled)
  const isTitled = titled.some(({ key }) => key === main?.key)
  const hour = readHourOf(direction)
  /** How many scenes show each thing already. */
  const firsts = new Map<string, number>()
  const standIn = main ?? findSymbol(read.map(({ scene }) => scene)) ?? findOnly(read)
  const chosen = read.map((each) => {
    const { scene } = each
    // An appeal shows what the title names rather than what the scene before it was about.
    const sights = isTitled && each.appeal ? each.appeal : withPeople(withMain(each, main), main)
    const isLost = !standIn && !scene.symbol.isOwn
    const own = chooseSight(sights, firsts, isLost ? vagueGrade : 1)
    if (own) firsts.set(lookOf(own.key), (firsts.get(lookOf(own.key)) ?? 0) + 1)
    const others = sights.flatMap(({ key, grade, prompt }) => (key === own?.key || grade < 1 ? [] : prompt))
    if (own) return { scene, sight: own, others, source: own.isDeed ? ('deed' as const) : ('own' as const) }
    if (main && !scene.symbol.isOwn) return { scene, sight: main, others, source: 'main' as const }
    const symbol = scene.symbol.isOwn || !standIn ? symbolOf(scene) : standIn
    return { scene, sight: symbol, others, source: 'symbol' as const }
  })
  const wishes: ShotWish[] = []
  for (const { scene, sight } of chosen) {
    const wished = hour ?? sight.hour ?? readHourOf(scene.say)
    wishes.push({ id: scene.id, key: sight.key, hour: wished, views: viewsOf(sight) })
    yield
  }
  const shots = chooseShots(wishes, seed)
  return new Map(
    chosen.map(({ scene, sight, others, source }) => [
      scene.id,
      {
        prompt: sight.prompt,
        things: [sight.prompt, ...others],
        key: sight.key,
        motif: sight.motif,
        source,
        ...shots.get(scene.id)!,
      },
    ]),
  )
}

function withMeanings(scene: SceneToPlan, title: string): SceneToPlan {
  const { say, prompt } = scene
  return {
    ...scene,
    say: sayMeaning(say, 'spoken', { around: prompt, title }),
    prompt: sayMeaning(prompt, 'listed', { around: say, title }),
  }
}

function* readScenes(
  scenes: readonly SceneToPlan[],
  isMeant: (word: string) => boolean,
): Generator<undefined, ReadScene[]> {
  const prompts = scenes.map(({ prompt }) => prompt)
  const read: ReadScene[] = []
  const last: LastNamed = { i: findTeller(scenes.map(({ say }) => say).join(' ')) }
  for (const [index, scene] of scenes.entries()) {
    const isCopied =
      scene.prompt !== '' && prompts.indexOf(scene.prompt) !== prompts.lastIndexOf(scene.prompt)
    // The hook and the call to action take over a neighbor's prompt, which describes the neighbor.
    const isBorrowed = isCopied && (index === 0 || index === scenes.length - 1)
    const said = new Set(scene.say.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    const listed = readListed(scene.prompt, isMeant).map((sight, order) => ({
      ...sight,
      grade:
        sight.grade -
        order * orderCost +
        (sight.prompt
          .toLowerCase()
          .split(' ')
          .some((word) => said.has(word))
          ? saidBonus
          : 0) -
        (isBorrowed ? copyCost : 0),
    }))
    const spoken = readSpoken(scene.say, isMeant).map((sight) =>
      sight.isDeed || sight.isPlace || sight.grade < 1 ? sight : { ...sight, grade: sight.grade + saidBonus },
    )
    const { symbol } = scene
    const isOwn = symbol.isOwn && !isBorrowed && splitWords(symbol.prompt).every(isMeant)
    read.push({
      scene: { ...scene, symbol: { ...symbol, isOwn } },
      sights: [...listed, ...spoken, ...readActed(readActs(scene.say, last), isMeant)],
      appeal: isBorrowed && appeal.test(scene.say) ? spoken : undefined,
    })
    yield
  }
  return read
}

/** A scene that names the main subject and no other thing shows it rather than an empty place: "octopus skin, reef". */
function withMain({ scene, sights }: ReadScene, main: Sight | undefined): readonly Sight[] {
  if (!main || sights.some(({ isPlace, grade }) => !isPlace && grade >= 1)) return sights
  const named = new Set(splitWords(`${scene.say} ${scene.prompt}`).map(stemWord))
  return splitWords(main.prompt).every((word) => named.has(stemWord(word))) ? [main] : sights
}

/**
 * "She wrote" is done by the grandmother whom the text is about, and "they swim" by its whales, not by people. A place where
 * somebody does something is not empty, nor is the bed of somebody who sleeps.
 */
function withPeople(sights: readonly Sight[], main: Sight | undefined): readonly Sight[] {
  const done = sights.flatMap((sight) => {
    if (sight.isTheirs && main?.motif !== undefined && isAnimal(main.motif)) return []
    if (!sight.isUnknown || !main?.isPerson || !/\b(?:man|woman)\b/.test(sight.prompt)) return sight
    return { ...sight, prompt: sight.prompt.replace(/\b(?:man|woman)\b/, main.prompt), key: main.key }
  })
  const asleep = done.find((sight) => sight.isDeed && sight.prompt.startsWith('sleeping'))
  return done.flatMap((sight) => {
    if (sight.key === 'bed' && asleep) return { ...asleep, grade: sight.grade }
    const isEmpty =
      sight.isPlace && done.some(({ isDeed, prompt }) => isDeed && prompt.endsWith(`, ${sight.prompt}`))
    return isEmpty ? [] : sight
  })
}

/** What something else lies on, hangs on or is in: shown where a scene names nothing else. */
const settings: ReadonlySet<string> = new Set(['table', 'brick', 'package'])
const settingCost = 0.8
/** Things that look much alike. */
const lookalikes: Readonly<Record<string, string>> = { 'desktop-computer': 'laptop', books: 'open-book' }

const lookOf = (key: string): string => lookalikes[key] ?? key

/** The best sight of a scene, a little more gladly one that earlier scenes don't show. */
function chooseSight(
  sights: readonly Sight[],
  before: ReadonlyMap<string, number>,
  minGrade: number,
): Sight | undefined {
  const worth = ({ grade, key }: Sight): number =>
    grade - repeatCost * Math.min(2, before.get(lookOf(key)) ?? 0) - (settings.has(key) ? settingCost : 0)
  return sights
    .filter(({ grade }) => grade >= minGrade)
    .toSorted((first, second) => worth(second) - worth(first))[0]
}

/** The thing that most scenes and the title name. */
function findMain(read: readonly ReadScene[], titled: readonly Sight[]): Sight | undefined {
  const votes = new Map<string, { sight: Sight; count: number }>()
  const vote = (sights: readonly Sight[], weight: number): void => {
    const own = new Map(sights.map((sight) => [sight.key, sight]))
    for (const sight of own.values()) {
      if (sight.isPlace || sight.isDeed) continue
      const entry = votes.get(sight.key) ?? { sight, count: 0 }
      votes.set(sight.key, { sight: entry.sight, count: entry.count + weight })
    }
  }
  vote(titled, titleVotes)
  for (const { sights } of read)
    vote(
      sights.filter(({ grade }) => grade >= 1),
      1,
    )
  const best = [...votes.values()].sort((first, second) => second.count - first.count)[0]
  return best && best.count >= 2 ? best.sight : undefined
}

/** The symbol of the topic that most scenes name, if more than one does. */
function findSymbol(scenes: readonly SceneToPlan[]): Sight | undefined {
  const own = scenes.filter(({ symbol }) => symbol.isOwn)
  const countOf = ({ symbol }: SceneToPlan): number =>
    own.filter((other) => other.symbol.name === symbol.name).length
  const best = own.toSorted((first, second) => countOf(second) - countOf(first))[0]
  return best && countOf(best) > 1 ? symbolOf(best) : undefined
}

/** The first thing that any scene names, when nothing is named twice. */
function findOnly(read: readonly ReadScene[]): Sight | undefined {
  return read
    .flatMap(({ sights }) => sights)
    .find(({ isPlace, isDeed, grade }) => !isPlace && !isDeed && grade >= 2)
}

/** Symbols stand for themselves: two piles of charts say no more than one. */
function symbolOf({ symbol }: SceneToPlan): Sight {
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
