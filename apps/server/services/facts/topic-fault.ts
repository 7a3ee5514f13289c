import * as messages from '@vivify/contract/messages'

const maxTopicWords = 20
const notLatin = /[^\P{L}\p{Script=Latin}]/u

/** Why a topic can't be looked up, as a sentence for the person; null when it can. */
export function findTopicFault(topic: string): string | null {
  const words = topic.match(/[\p{L}\p{N}]+/gu) ?? []
  if (topic.trim() === '') return messages.facts.noTopic
  if (words.length === 0) return messages.facts.noWords
  if (words.length > maxTopicWords) return messages.facts.tooManyWords(maxTopicWords)
  // Greek letters are also signs, as in "π".
  if (words.some((word) => notLatin.test(word) && word.length > 1)) return messages.facts.englishOnly
  return words.join('').length < 2 ? messages.facts.oneLetter : null
}
