// What a document is about: a thing, whoever acts in it, or a symbol.

import { viewer } from './doers.ts'
import type { Sight } from './read-scene.ts'
import type { ReadScene, SceneToPlan } from './read-scenes.ts'

/** A title says what a video is about; it counts as much as this many scenes. */
const titleVotes = 2
/** The thing that most scenes and the title name. */
export function findMain(
  read: readonly ReadScene[],
  titled: readonly Sight[],
  hero: Hero | undefined,
  realm?: Sight,
): Sight | undefined {
  const votes = new Map<string, { sight: Sight; count: number; said: number }>()
  const vote = (sights: readonly Sight[], weight: number): void => {
    const own = new Map(sights.map((sight) => [sight.key, sight]))
    for (const sight of own.values()) {
      if (sight.isPlace || sight.isDeed || sight.isBorrowed) continue
      const entry = votes.get(sight.key) ?? { sight, count: 0, said: 0 }
      votes.set(sight.key, {
        sight: entry.sight,
        count: entry.count + weight,
        said: entry.said + (sight.isElsewhere ? 0 : weight),
      })
    }
  }
  vote(
    titled.filter(({ grade }) => grade >= 1),
    titleVotes,
  )
  for (const { sights } of read)
    vote(
      sights.filter(({ grade }) => grade >= 1),
      1,
    )
  // What scenes list that never say it comes from somewhere else.
  const best = [...votes.values()]
    .filter(({ said }) => said > 0)
    .toSorted((first, second) => second.count - first.count)[0]
  // "Facts about the ocean" are about the ocean, whatever maps they mention.
  if (realm && !titled.some(({ grade }) => grade >= 1)) return realm
  if (best === undefined || best.count < 2) return undefined
  const isTitled = titled.some(({ key }) => key === best.sight.key)
  // A story is about whoever acts in it, unless its title names something.
  return hero && !isTitled && hero.count > best.count ? undefined : best.sight
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
    .find(({ isPlace, isDeed, isElsewhere, grade }) => !isPlace && !isDeed && !isElsewhere && grade >= 2)
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
