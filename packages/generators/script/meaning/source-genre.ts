// What kind of text a source is, as far as a short treats it differently: its last words must fit it.

import type { AnalysedSentence } from './source-analysis.ts'

/** `steps` tells how something is done, `advice` what to do, `story` what happened to people, `opinion` what should be. */
export type Genre = 'recipe' | 'steps' | 'advice' | 'story' | 'opinion' | 'product' | 'facts'

const kitchen =
  /\b(?:oven|bake|baked|simmer|stir|tablespoons?|teaspoons?|dough|flour|onions?|garlic|butter|boil|pan|recipe|knead|lentils|soup|sauce|season|rice|eggs?|fry|fried|yolks?|whisk)\b/i
const narrative =
  /\b(?:he|she|they|i|we|my \p{L}+|his|her) (?:was|were|had|did|didn't|said|told|asked|went|came|took|saw|found|gave|got|knew|thought|left|bought|sat|stood|turned|put|drove|ran|paid|lost|met|used to|never|\p{L}{2,}ed)\b/iu
/** "The harvest failed", "bread riots broke out": history is told in the past, about nobody in particular. */
const past =
  /\b(?:was|were|had|did|didn't|wasn't|weren't|became|began|broke|built|came|caught|cost|fell|found|gave|got|grew|held|kept|knew|left|lost|made|met|paid|ran|rose|said|sank|saw|sent|sold|spoke|stood|struck|thought|told|took|went|won|wrote|\p{L}{2,}ed)\b/iu
const research = /\b(?:study|studies|researchers?|scientists?|experiments?|participants?|volunteers)\b/i
const present = /\b(?:is|are|has|have|does|do|can|will|should|you|your)\b|n't\b/i
const opinion =
  /\b(?:should|shouldn't|ought to|we need to|i'm not saying|i think|the fix is|the real problem|it's time)\b/i
const product =
  /\b(?:our (?:app|tool|product|customers|users|team|company|test|building)|we (?:built|made|timed|tested|launched|ship|say|send)|ships? (?:in|on)|price|v\d|beta|launch\w*)\b/i

const ownShare = 0.3
const ownPast = 0.5

/** Fewer sentences may be in the past by chance. */
const minHistory = 6

const minCommandShare = 0.8

/** "Descale a kettle", and every point says what to do next. */
function areSteps(sentences: readonly AnalysedSentence[], title: string | null): boolean {
  const points = sentences.filter(({ isCounted }) => isCounted)
  const ordered = points.filter(({ isImperative }) => isImperative).length >= points.length * minCommandShare
  return ordered && title !== null && commandTitle.test(title)
}

const commandTitle =
  /^(?:descale|clean|make|build|fix|repair|replace|install|bake|cook|grow|plant|paint|sew|knit|set up|remove|change|sharpen|wash|store|fold|tie|hang|mount|unclog|unblock|restore|start|write|draw|learn|brew|patch|seal|tune|reset|back up)\b/i

/** Reads the kind of text from its sentences and title. English. */
export function findGenre(sentences: readonly AnalysedSentence[], title: string | null): Genre {
  if (/^(?:introducing|announcing|presenting) /i.test(title ?? '')) return 'product'
  const read = sentences.slice(0, 400)
  const share = (matches: (sentence: AnalysedSentence) => boolean): number =>
    read.filter(matches).length / Math.max(1, read.length)
  const commands = share((sentence) => sentence.isImperative)
  const cooking = share(({ text }) => kitchen.test(text))
  const told = share(({ text }) => narrative.test(text))
  const counted = read.filter((sentence) => sentence.isCounted).length
  if (cooking > 0.3 && commands > 0.25) return 'recipe'
  if (commands > 0.15 && counted >= 3 && /^how to\b/i.test(title ?? '')) return 'steps'
  if (commands > 0.15 && counted >= 3 && areSteps(read, title)) return 'steps'
  if (told > 0.42 && commands < 0.12) return 'story'
  const happened = share(({ text }) => narrative.test(text) || (past.test(text) && !present.test(text)))
  if (told > 0.3 && happened > 0.55 && commands < 0.12 && counted < 3) return 'story'
  if (told > 0.2 && happened > 0.54 && commands < 0.08 && counted < 3) return 'story'
  const isResearch = share(({ text }) => research.test(text)) > 0.1
  if (
    !isResearch &&
    read.length >= minHistory &&
    share(({ text }) => past.test(text) && !present.test(text)) > 0.7
  )
    return 'story'
  if (share(({ text }) => product.test(text)) > 0.14) return 'product'
  // Told by the person whom it happened to.
  const own = share(({ text }) => /\b(?:i|my|me)\b/i.test(text))
  const isPast = share(({ text }) => past.test(text)) > ownPast
  if (own > ownShare && isPast && commands < 0.08 && counted < 3) return 'story'
  if (commands > 0.18 || (counted >= 3 && commands > 0.07)) return 'advice'
  // "You should hear the pump", "What should people do?" only say what to do.
  const isOpinion = ({ text, isQuestion }: AnalysedSentence): boolean =>
    !isQuestion &&
    opinion.test(
      text.replace(
        /\b(?:you|we) should(?:n['’]t)? (?:hear|see|feel|smell|notice|find|look|know|get|have)\b/gi,
        '',
      ),
    )
  return share(isOpinion) > 0.12 ? 'opinion' : 'facts'
}
