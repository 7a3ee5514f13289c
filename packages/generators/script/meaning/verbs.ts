// Whether a sentence has a verb of its own.

import type { AnalysedSentence } from './source-analysis.ts'

/** "One thing, out loud, to a person who will be there.": only who it is has a verb. */
export function isDescribedOnly({ tokens }: AnalysedSentence): boolean {
  const at = tokens.findIndex(({ lower }) => /^(?:who|which)$/.test(lower))
  if (at < 2 || hasVerb({ tokens: tokens.slice(0, at) })) return false
  const verbs = tokens.flatMap(({ partOfSpeech }, place) =>
    place > at && /^(?:VERB|AUX)$/.test(partOfSpeech) ? [place] : [],
  )
  if (verbs[0] === undefined || verbs[0] > at + 2) return false
  // "The man who came was tall": the second verb is the sentence's own.
  return verbs.every(
    (place, order) =>
      order === 0 || (verbs[order - 1]! === place - 1 && tokens[place - 1]!.partOfSpeech === 'AUX'),
  )
}

/** "Every night, same time, when the lobby cooled down.": only what tells the time has a verb. */
export function isTimeOnly({ text, tokens }: AnalysedSentence): boolean {
  if (!/^(?:every|each|same|only|mostly|usually|always|just|once|twice|about|around)\b/i.test(text))
    return false
  const at = tokens.findIndex(({ lower }) =>
    /^(?:when|while|until|because|before|after|if|since)$/.test(lower),
  )
  return at > 1 && !hasVerb({ tokens: tokens.slice(0, at) })
}

/** True when a verb of the sentence was recognized; always true without a tagger. */
export function hasVerb({ tokens }: Pick<AnalysedSentence, 'tokens'>): boolean {
  return tokens.every(({ partOfSpeech }) => /^(?:NOUN|X)$/.test(partOfSpeech))
    ? tokens.some(({ partOfSpeech }) => partOfSpeech === 'X')
    : tokens.some(
        ({ partOfSpeech }, place) =>
          (partOfSpeech === 'VERB' && !isNaming(tokens, place)) || partOfSpeech === 'AUX',
      )
}

/** "A piano, a cake and once a horse named Gerald" has no verb of its own. */
function isNaming(tokens: AnalysedSentence['tokens'], place: number): boolean {
  const [before, token, next] = [tokens[place - 1], tokens[place]!, tokens[place + 1]]
  return (
    /^(?:named|called|nicknamed)$/.test(token.lower) &&
    before?.partOfSpeech === 'NOUN' &&
    /^\p{Lu}/u.test(next?.text ?? '')
  )
}
