import type { Facts } from './read-facts.ts'
import { describe, describeFeatures, nameAudience } from './sentences.ts'
import { paragraphs, splitSentences, together } from './words.ts'

/** A few paragraphs that a journalist can quote from, in the third person. */
export function writePress(facts: Facts): string {
  const { name, news, price, platforms, link, maker, different } = facts
  return paragraphs(
    `${name} launches on Product Hunt`,
    together(describe(facts), nameAudience(facts)),
    describeFeatures(facts.features).join(' '),
    withoutSpeaker(news) !== '' && `New in this launch: ${withoutSpeaker(news)}`,
    withoutSpeaker(different),
    together(platforms !== '' && `Runs on: ${platforms}.`, price !== '' && `Price: ${price}`),
    together(link !== '' && `Address: ${link}`, maker !== '' && `Contact: ${maker}`),
  )
}

/** Press texts don't say “we”. */
function withoutSpeaker(text: string): string {
  return splitSentences(text)
    .filter((sentence) => !/\b(?:I|we|my|our|me|us)\b/iu.test(sentence))
    .join(' ')
}
