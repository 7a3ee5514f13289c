// Reads the scenes of a document one after the other: what each of them names, and who does what in it.

import { splitWords } from '../motifs/words.ts'
import { findNames, findTeller } from './doers.ts'
import { sayMeaning } from './meanings.ts'
import { readActs, type LastNamed } from './read-acts.ts'
import { readActed, readListed, readSpoken, type Sight } from './read-scene.ts'

export interface SceneToPlan {
  readonly id: string
  readonly say: string
  /** Things that the scene shows, separated by commas. */
  readonly prompt: string
  /** A stand-in for scenes that name nothing drawable: a topic's symbol. */
  readonly symbol: { readonly prompt: string; readonly name: string; readonly isOwn: boolean }
}

export interface ReadScene {
  readonly scene: SceneToPlan
  readonly sights: readonly Sight[]
  /** Only what its words name, when it asks the viewer for something and took over the prompt of the scene before. */
  readonly appeal: readonly Sight[] | undefined
  /** Whoever does something in it. */
  readonly doer: string | undefined
}

/** How much less a prompt counts that another scene has, too: the hook takes over that of the first scene. */
const copyCost = 1.5
const appeal =
  /^(?:(?:follow|save|share|comment|tag|subscribe|send)\b|(?:which (?:part|one|of these)|would you|had you|did you|do you|have you|what would you)\b[^.!?]*\?$)/i
/** The same after other words, which may say what is shown. */
const lateAppeal = /[.!?] (?:follow|save|share|comment|tag|subscribe|send)\b/i
const saidBonus = 0.8
const orderCost = 0.15
/** All that is said. */
export const textOf = (scenes: readonly SceneToPlan[]): string => scenes.map(({ say }) => say).join(' ')

/** A scene as its words are meant. */
export function withMeanings(scene: SceneToPlan, title: string): SceneToPlan {
  const { say, prompt } = scene
  return {
    ...scene,
    say: sayMeaning(say, 'spoken', { around: prompt, title }),
    prompt: sayMeaning(prompt, 'listed', { around: say, title }),
  }
}

export function* readScenes(
  scenes: readonly SceneToPlan[],
  isMeant: (word: string) => boolean,
): Generator<undefined, ReadScene[]> {
  const prompts = scenes.map(({ prompt }) => prompt)
  const read: ReadScene[] = []
  const text = textOf(scenes)
  const last: LastNamed = { i: findTeller(text), names: findNames(text) }
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
    const { acts, doer } = readActs(scene.say, last)
    const isAppeal = appeal.test(scene.say) || (acts.length === 0 && lateAppeal.test(scene.say))
    read.push({
      scene: { ...scene, symbol: { ...symbol, isOwn } },
      sights: [...listed, ...spoken, ...readActed(acts, isMeant)],
      doer,
      appeal: isBorrowed && index > 0 && isAppeal ? spoken : undefined,
    })
    yield
  }
  return read
}
