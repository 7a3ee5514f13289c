// Where a text answers the question that its title asks.

import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import { leansOn } from '../meaning/sentence-ties.ts'
import type { SourceReading } from '../meaning/source-reading.ts'

const asked = /^(?:why|how come)\b[^?]*\?$/i
const reason = /\b(?:because|the reason|that['’]s why|this is why)\b/i
/** "The real reason is that …", but not "the usual answer is …", which is taken back. */
const saysReason =
  /^(?:but |so |and |no,? )?the (?:(?:real|actual|main|true|short|simple|honest|biggest|better) )?(?:reason|answer|explanation|cause) (?:is|was)\b/i
const maxAnswerSentences = 3

/**
 * The sentences that answer a title such as "Why do elevators have mirrors?": the first one that names its last noun as a
 * consequence or gives a reason, with those that it goes on from. Empty for other titles.
 */
export function answerOf({ title, sentences, topic }: SourceReading): readonly AnalysedSentence[] {
  if (title === null || !asked.test(title)) return []
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const subject = [...words.slice(1), ...(topic?.lemmas ?? [])]
  const names = ({ tokens }: AnalysedSentence): boolean =>
    tokens.some(({ lower, lemma }) => subject.includes(lower) || subject.includes(lemma))
  const said = sentences.find(({ index, text }) => index > 0 && saysReason.test(text))
  if (said !== undefined) return [said, ...sentences.slice(said.index + 1).filter(goesOnFrom(said))]
  const answer = sentences.find(
    (sentence) =>
      sentence.index > 0 && names(sentence) && (sentence.connective === 'so' || reason.test(sentence.text)),
  )
  if (answer === undefined) return []
  const found = [answer]
  while (found.length < maxAnswerSentences) {
    const [first] = found
    const before = sentences[first!.index - 1]
    const isTied = before !== undefined && before.text !== '' && !before.isLabel && leansOn(first!, before)
    if (!isTied && !(first === answer && answer.connective === 'so')) break
    found.unshift(before!)
  }
  return found.filter((sentence) => sentence !== undefined)
}

/** "It cost a week's pay." behind "The real reason is that a portrait was made once in a life." */
function goesOnFrom({ index }: AnalysedSentence): (sentence: AnalysedSentence) => boolean {
  return (sentence) =>
    sentence.index === index + 1 && !sentence.startsBlock && /^(?:it|they|that|this)\b/i.test(sentence.text)
}
