// Writes all texts of a launch kit from the facts of a form, and from nothing else: no number, name or praise that the
// maker has not given. Parts whose facts are missing are left out, and `gaps` says which fact would make them.

import { kitLimits, type KitForm, type KitTexts } from '@vivify/contract/kit'
import { chooseTopics } from './choose-topics.ts'
import { readFacts, type Facts } from './read-facts.ts'
import { describeFeatures, introduce, nameAudience, speakPrice } from './sentences.ts'
import { asSentence, fitPhrase, fitSentences, together } from './words.ts'
import { writeFirstComment } from './write-comment.ts'
import { writeEmails } from './write-emails.ts'
import { writeIdeas } from './write-ideas.ts'
import { writeLinkedIn, writeThanks, writeThread, writeUpdate, type CountText } from './write-posts.ts'
import { writePress } from './write-press.ts'
import { writeReplies } from './write-replies.ts'
import { writeScripts } from './write-scripts.ts'
import { writeTaglines } from './write-taglines.ts'

export interface WriteKitOptions {
  form: KitForm
  /** Higher numbers give other wordings. */
  variant?: number
  /** The length of a text as X counts it. */
  countOnX: CountText
  /** Topics that Product Hunt itself gave. */
  knownTopics?: readonly string[]
  writtenBy: string
}

/** Writes the texts. The form must have a name and a summary. */
export function writeKitTexts(options: WriteKitOptions): KitTexts {
  const { form, variant = 0, countOnX, knownTopics, writtenBy } = options
  const facts = readFacts(form)
  const { topics, isShort } = chooseTopics(facts, knownTopics)
  const taglines = writeTaglines(facts, variant)
  const firstComment = writeFirstComment(facts, variant)
  return {
    taglines,
    description: writeDescription(facts),
    topics,
    firstComment,
    thread: writeThread(facts, countOnX),
    linkedIn: writeLinkedIn(facts, topics),
    update: writeUpdate(facts, countOnX),
    thanks: writeThanks(facts),
    emails: writeEmails(facts),
    replies: writeReplies(facts),
    scripts: writeScripts(facts),
    ideas: writeIdeas(facts),
    press: writePress(facts),
    gaps: listGaps(facts, { taglines, firstComment, isShortOfTopics: isShort }),
    writtenBy,
  }
}

/** At most 260 characters of whole sentences. */
export function writeDescription(facts: Facts): string {
  const most = kitLimits.descriptionCharacters
  const whole = asSentence(introduce(facts))
  const opening =
    whole.length <= most ? whole : asSentence(fitPhrase(introduce(facts), most - 1) ?? facts.name)
  const sentences = [
    nameAudience(facts),
    ...facts.more,
    ...describeFeatures(facts.features),
    ...speakPrice(facts),
    facts.offer,
  ]
  let text = opening
  for (const sentence of sentences) {
    const fitted = fitSentences(sentence, most - text.length - 1)
    if (fitted !== '') text = together(text, fitted)
  }
  return text
}

function listGaps(
  facts: Facts,
  made: { taglines: readonly string[]; firstComment: string; isShortOfTopics: boolean },
): string[] {
  const gaps: string[] = []
  if (made.taglines.length < kitLimits.taglines) {
    gaps.push(
      `${made.taglines.length} of ${kitLimits.taglines} taglines. Add features, one per line, or say who it is for to get the rest.`,
    )
  }
  if (made.firstComment.length < kitLimits.firstCommentLeast) {
    gaps.push(
      `The first comment has ${made.firstComment.length} characters. Aim for at least ${kitLimits.firstCommentLeast}: add why you made it.`,
    )
  }
  if (facts.why === '')
    gaps.push('The comment, the thread and the second video have no story yet. Add why you made it.')
  if (made.isShortOfTopics) {
    gaps.push(
      'Fewer than three of Product Hunt’s topics follow from your words. Choose the others from its list.',
    )
  }
  if (facts.link === '') gaps.push('Tracked links and “How do I start?” need the product’s address.')
  return gaps
}
