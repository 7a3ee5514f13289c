// Words for people that mean animals in a text about animals: the mother who carries her calf is an elephant.

import { createFinder, createFollower, isFoundIn } from './follow-animal.ts'
import { isAnimalToken } from './named-animals.ts'
import { readTokens } from '../understand/tokens/read-tokens.ts'
import { pluralOf, singularPhrase } from '../understand/words/singular.ts'
import { splitWords } from '../motifs/words.ts'

interface TextOfScene {
  readonly say: string
  readonly prompt: string
}

/** An animal is the subject of a text when at least this many scenes name it. */
const minScenes = 2
const minShare = 0.3
const kin = /\b(?:mothers?|moms?|fathers?|parents?|females?|males?)\b/gi
const young =
  /\b(?:newborn )?(?:(?<=\b(?:her|his|its|their|the|a|new|newborn|one|every|each) )(?:calf|cub|pup|chick|foal|baby|newborn|child)|calves|cubs|pups|chicks|foals|babies)\b/gi
const relatives =
  /\b(?:family|families|friends?|faces?|sisters?|brothers?|daughters?|sons?|aunts?|relatives)\b/gi
const isYoung = /^(?:calf|calves|cub|cubs|pup|pups|chick|chicks|foal|foals|kid|kids)$/
/** Words that show there are people in a scene. */
const ofPeople =
  /\b(?:man|men|woman|women|people|person|humans?|you|your|we|our|i|my|scientists?|researchers?|keepers?|farmers?|hunters?|boys?|girls?|doctors?|vets?|biologists?|owners?|children|kids|trainers?|divers?|sailors?|fishermen|villagers|rangers?|named)\b/i

/** The scenes, with words such as “mother” or “calf” replaced by the animal that the text is about. */
export function* withAnimalFamilies<Scene extends TextOfScene>(
  scenes: readonly Scene[],
  title: string,
): Generator<undefined, Scene[]> {
  const { animal, isFound } = yield* findAnimal(scenes, title)
  if (animal === undefined) return [...scenes]
  /** Changed lists by the original, for scenes that reuse a neighbor's list. */
  const lists = new Map<string, string>()
  const told: Scene[] = []
  const [follower, finder] = [createFollower(animal), createFinder(animal)]
  const follow = (say: string): string => (isFound ? follower(finder(say)) : follower(say))
  for (const each of scenes) {
    yield
    const followed = follow(sayKind(each.say, animal))
    const isActing = acting.test(followed)
    const say = followed.replace(acting, (_, before: string) => `${before}the ${animal} `)
    const list = isActing ? animal : withAnimal(each.prompt, { say, animal })
    const scene = say === each.say ? each : { ...each, say, prompt: list }
    if (scene !== each) lists.set(each.prompt, list)
    if (isAboutAnimals(scene.say, animal)) {
      const prompt = tell(scene.prompt.replaceAll(listedYoung, 'a $&'), animal).replaceAll(
        /\ba baby/g,
        'baby',
      )
      lists.set(scene.prompt, prompt)
      told.push({ ...scene, say: tell(scene.say, animal), prompt })
    } else if (owned.test(scene.say) && (saysAnimal(scene.say, animal) || !ofPeople.test(scene.say))) {
      // "The crow that you meet will tell its family."
      const own = (text: string): string => text.replaceAll(ownRelatives, `${animal}s`)
      lists.set(scene.prompt, own(scene.prompt))
      told.push({ ...scene, say: own(scene.say), prompt: own(scene.prompt) })
    } else told.push(scene)
  }
  return told.map((scene) => ({ ...scene, prompt: lists.get(scene.prompt) ?? scene.prompt }))
}

/** A list with the animal that a scene says now, unless the list has it already. */
function withAnimal(list: string, { say, animal }: { say: string; animal: string }): string {
  const many = pluralOf(animal)
  const listed = list.replaceAll(/\bbirds\b/g, many)
  if (splitWords(listed).some((word) => word === many || word === animal)) return listed
  return `${splitWords(say).includes(many) ? many : animal}, ${listed}`
}

/** "In Alaska, it crawls under the leaves": whatever crawls is the animal. */
const acting =
  /^((?:(?:In|On|At|During|From|For) [^,.]{1,40}, )?)it (?=(?:crawl|swim|swam|hide|hid|hunt|eat|ate|sleep|slept|jump|fly|flies|flew|climb|dig|dug|run|ran|hop|dive|dove|drink|drank|bite|bit|hang|hung)(?:s|ed|es)?\b)/i

const owned =
  /\b(?:its|their) (?:family|parents|mother|father|children|mates?|partners?|friends?|neighbors?)\b/i
const ownRelatives =
  /\b(?:its |their )?(?:family|parents|mother|father|children|mates?|partners?|friends?|neighbors?)\b/gi
const saysAnimal = (say: string, animal: string): boolean => say.toLowerCase().includes(animal)

/** True for a scene whose mothers and young are the animal's: it has no people, and no young of other animals. */
function isAboutAnimals(say: string, animal: string): boolean {
  if (ofPeople.test(say) || appeals.test(say) || !ofAnimals.test(say)) return false
  return youngOf.every(([word, animals]) => !word.test(say) || animals.test(animal))
}

const ofAnimals =
  /\b(?:the famil(?:y|ies)|they|their|them|herds?|packs?|flocks?|pods?|males?|females?|calf|calves|cubs?|pups?|chicks?|foals?|eggs|nests?|hatch(?:es|ed)?)\b/i
const appeals = /\b(?:follow|save this|share|comment|tag|subscribe|send this)\b/i
const youngOf: readonly (readonly [word: RegExp, animals: RegExp])[] = [
  [
    /\b(?:calf|calves)\b/i,
    /elephant|whale|dolphin|orca|cow|giraffe|hippo|rhino|manatee|moose|camel|buffalo|bison|narwhal|walrus|deer/,
  ],
  [/\bcubs?\b/i, /lion|tiger|bear|fox|wolf|panda|cheetah|leopard|hyena|raccoon|lynx|jaguar/],
  [/\b(?:pup|pups)\b/i, /dog|wolf|seal|otter|bat|shark|fox|rat|mouse|meerkat|coyote|hyena/],
  [
    /\bchicks?\b/i,
    /penguin|owl|eagle|duck|chicken|hen|crow|raven|albatross|flamingo|ostrich|bird|parrot|swan|goose|puffin|gull|hawk|falcon|stork|robin|pigeon|peacock|turkey|cuckoo/,
  ],
  [/\bfoals?\b/i, /horse|zebra|donkey/],
]

const listedYoung = /(?<=^|, )(?:calf|cub|pup|chick|foal)(?=$|,)/g

/** "The birds" and "birds that had been caught" are crows in a text about crows; "no other birds" are not. */
const birds =
  /(?<!\b(?:other|no|all|most|than|like|smartest|of|these|those|many) )(?:\b(?<=the )birds\b|\bbirds(?= (?:that|who|which)\b))/gi

function sayKind(say: string, animal: string): string {
  const isBird = youngOf.some(([word, animals]) => word.test('chick') && animals.test(animal))
  return isBird ? say.replaceAll(birds, pluralOf(animal)) : say
}

/** "A mother carries her calf" as "an elephant with a baby elephant". */
const tell = (text: string, animal: string): string =>
  text
    .replaceAll(kin, (word) => (word.toLowerCase().endsWith('s') ? `${animal}s` : animal))
    .replaceAll(young, `baby ${animal}`)
    .replaceAll(relatives, (word) =>
      /^(?:famil|friends|sisters|brothers)/i.test(word) ? `${animal}s` : animal,
    )

/** The animal that most scenes name; or the only one of a text, which somebody finds and which is "it" after that. */
function* findAnimal(
  scenes: readonly TextOfScene[],
  title: string,
): Generator<undefined, { readonly animal: string | undefined; readonly isFound: boolean }> {
  const counts = new Map<string, number>()
  for (const text of [title, ...scenes.map(({ say }) => say)]) {
    const named = new Set(
      readTokens(splitWords(text).slice(0, maxWords))
        .filter(isAnimalToken)
        .map(({ words }) => singularPhrase(words.join(' ')))
        .filter((word) => !isYoung.test(word)),
    )
    yield
    for (const word of named) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const [best] = [...counts].toSorted((first, second) => second[1] - first[1])
  const says = scenes.map(({ say }) => say)
  const found = isFoundIn(says) ? [...counts.keys()].find((each) => finds(says, each)) : undefined
  const isMain = best !== undefined && best[1] >= Math.max(minScenes, scenes.length * minShare)
  const animal = isMain ? best[0] : found
  return { animal, isFound: animal !== undefined && animal === found }
}

/** True for the crow of "a boy found a crow", and not for the cats of its food. */
function finds(says: readonly string[], animal: string): boolean {
  return says.some((say) => {
    const [found = ''] = finding.exec(say) ?? []
    return found !== '' && splitWords(found).includes(animal)
  })
}

const finding =
  /\b(?:found|rescued|adopted|met|saved|bought|got|caught|noticed|heard|saw|had|kept|raised|brought home|took in) (?:an?|this|one|his|her|my|their) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+(?=[ .,!?]|$)(?: [\p{L}-]+)?/iu

const maxWords = 60
