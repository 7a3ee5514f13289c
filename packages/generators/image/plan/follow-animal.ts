// Whom "it" and "they" mean in a text about an animal: "Crows teach their chicks. They also bring presents" is of crows.

import { readTokens } from '../understand/tokens/read-tokens.ts'
import { pluralOf, singularPhrase } from '../understand/words/singular.ts'
import { splitWords } from '../motifs/words.ts'
import { isAnimalToken } from './named-animals.ts'

const sentences = /(?<=[.!?]) /
/** What leads to whoever does something: "When the light turns red, ", "In Alaska, ". */
const opener =
  /^(?:(?:and|but|so|then|sometimes|today|later|instead|now|still|yet),? )?(?:(?:when|if|while|as|in|on|at|during|from|for|after|before|once|every|by|with|within|even|years|days|over|to)\b[^,.]{1,70}, )?/iu
const pronoun = /^(it|they)(?=[ ’'])/iu
/** After these "it" is nothing: "it was 1912", "it takes three years", "it rains". */
const impersonal =
  /^it(?:[’']s|[’']d|[’']ll)?(?: (?:is|was|has|had|will|would|can|could|may|might|only|also|turns|turned|takes|took|means|meant|seems|seemed|happens|happened|works|worked|rains|rained|snows|snowed|all|costs?|began|begins|starts|started|sounds|looks|looked|feels|felt|helps|matters|depends|gets|got|became|becomes)\b|$)/iu
/** Whose object an animal is. */
const doneToAnimals =
  /\b(feeds?|feeding|fed|catch(?:es)?|caught|hunts?|hunted|pets?|chases?|chased|rescues?|rescued|saves?|saved|watch(?:es)?|watched|trains?|trained|protects?|protected|loves?|loved|follows?|followed|finds?|found) (?:it|them)(?=[ ,.!?]|$)/giu
/** Words of a sentence before which its subject is. */
const maxSubject = 6

/** Replaces the pronouns of one scene after the other, as long as their sentences go on about the animal. */
export function createFollower(animal: string): (say: string) => string {
  const many = pluralOf(animal)
  let isAbout = false
  const followSentence = (sentence: string): string => {
    const [led = ''] = opener.exec(sentence) ?? []
    const rest = sentence.slice(led.length)
    const [, said] = pronoun.exec(rest) ?? []
    if (said === undefined) {
      isAbout = isSubject(rest, animal, isAbout)
      return isAbout ? withObjects(sentence) : sentence
    }
    if (!isAbout || impersonal.test(rest)) return sentence
    const name = said.toLowerCase() === 'it' ? `the ${animal}` : `the ${many}`
    return withObjects(`${led}${name}${rest.slice(said.length)}`)
  }
  const withObjects = (sentence: string): string =>
    sentence.replaceAll(doneToAnimals, (_, verb: string) => `${verb} the ${many}`)
  return (say) => say.split(sentences).map(followSentence).join(' ')
}

/** Deeds of animals, and not of things that somebody finds. */
const living =
  /\bit (?=(?:would |could |had |always |just |then |never |still |even |once )?(?:sat|waited?|waits|slept|sleeps?|flew|flies|landed|learned|learnt|followed|follows|ate|eats|barked|barks|ran|runs|walked|walks|jumped|jumps|came|comes|stole|steals|hissed|purred|sang|sings|swam|swims|climbed|climbs|hid|hides|bit|bites|licked|kicked|stood|stayed|woke|hopped|crawled|curled|growled|stared|limped|trembled|drank|drinks|chased|greeted|brought|brings)\b)/giu
/** What is done to animals that are found. */
const cared =
  /\b(carried|fed|feeds|held|named|called|trained|kept|washed|petted|brought|saved|followed|watched|hugged|taught|rescued|took|lifted|stroked|afraid of|scared of|waited for|talked to|sang to|looked at) it\b(?! (?:was|is|up to|that)\b)/giu

/** "Fed it bread and cat food": it is the animal that is seen. */
const fedWith = /\b(fed|feeds|feeding) it [^,.;!?]{1,60}/giu

/** Replaces "it" in the story of somebody who finds an animal: "a boy found a crow. It slept on his bed". */
export function createFinder(animal: string): (say: string) => string {
  return (say) =>
    say
      .replaceAll(living, (it) => `${it.startsWith('I') ? 'The' : 'the'} ${animal} `)
      .replaceAll(fedWith, (_, deed: string) => `${deed} the ${animal}`)
      .replaceAll(cared, (_, deed: string) => `${deed} the ${animal}`)
}

/** True for scenes of which at least so many have an "it" that lives. */
export function isFoundIn(says: readonly string[]): boolean {
  return says.filter((say) => say.replaceAll(living, '') !== say).length >= minLiving
}
const minLiving = 2

/** Whether what a sentence is about is the animal, somebody else, or, where neither is named, as before. */
function isSubject(sentence: string, animal: string, before: boolean): boolean {
  const first = readTokens(splitWords(sentence.slice(0, maxLetters)).slice(0, maxSubject)).find(
    (token) => token.kind === 'person' || token.kind === 'thing' || token.kind === 'place',
  )
  if (first === undefined) return before
  return isAnimalToken(first) && singularPhrase(first.words.join(' ')) === animal
}

const maxLetters = 120
