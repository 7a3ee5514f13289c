// The specification's five title templates. X is put into the form that each template needs, so that "how to bake bread"
// gives "I Tried Baking Bread for 30 Days".

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { isBareAction, toActivity } from './wording/gerund.ts'
import { requireEnglishTopic } from './topic/topic-language.ts'
import { capitalise, parseTopic, uninvert } from './topic/topic-pattern.ts'

export interface TitleIdea {
  readonly title: string
  /** What a script about the idea is about, as a topic for `fromTopic`. */
  readonly topic: string
}

/** The forms of a topic, in the case of a sentence. */
interface TopicForms {
  /** After "about": "coffee", "baking bread", "why cats purr". */
  readonly subject: string
  /** Before a colon: "coffee", "finding out why cats purr". */
  readonly name: string
  /** After "I tried": "coffee", "reading about Rome". */
  readonly trial: string
}

const templates: readonly { title: string; form: keyof TopicForms; topic: string }[] = [
  { title: 'X: 5 Hacks That Will Change Your Life', form: 'name', topic: '5 hacks for X' },
  { title: 'The Truth About X Nobody Talks About', form: 'subject', topic: '3 things to know about X' },
  { title: 'I Tried X for 30 Days', form: 'trial', topic: '3 things to know before 30 days of X' },
  { title: 'X: Beginner vs Expert Comparison', form: 'name', topic: 'X for beginners vs X for experts' },
  { title: 'Why Everyone is Wrong About X', form: 'subject', topic: '3 myths about X' },
]

/**
 * Fills the five title templates with a topic, in their order. Throws AppError `script_empty` for a blank topic, and
 * `unsupported_language` for one that is plainly not in English.
 */
export function buildIdeaTitles(topic: string): TitleIdea[] {
  if (topic.trim() === '') throw new AppError('script_empty', messages.ideas.topicMissing)
  requireEnglishTopic(topic)
  const forms = readForms(
    topic
      .normalize('NFC')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  )
  return templates.map((template) => ({
    title: capitalise(template.title.replace('X', () => inTitle(forms[template.form]))),
    // A comparison has a "vs" of its own.
    topic: template.topic.replaceAll('X', () =>
      / vs /.test(template.topic) ? forms.trial : forms[template.form],
    ),
  }))
}

const questionStart =
  /^(?<verb>should|can|could|will|would|do|does|did) (?<rest>(?:i|you|we|they|he|she|it|the|a|an|my|your|our|\p{L}+) .+)$/iu
/** A question whose subject has no clear end. */
const openQuestion = /^(?:is|are|am|was|were|has|have|had) \S/i
const clauseStart = /^(?:why|what|when|where|who|which|how|whether) \S/i
const sentenceStart = /^(?:i|we|you|they|he|she|it|i['’]\p{L}+) \S/iu

function readForms(topic: string): TopicForms {
  const plain = topic.replace(/(?<![?!.\s])[?!.\s]+$/, '')
  const question = questionStart.exec(plain)?.groups
  if (question) return clause(`whether ${uninvert(question['verb']!.toLowerCase(), question['rest']!)}`)
  if (openQuestion.test(plain)) return same(`“${capitalise(plain)}?”`)
  const { kind, title, noun, action, sides } = parseTopic(topic)
  switch (kind) {
    case 'how-to':
      return same(toActivity(action))
    case 'why':
      return clause(`why ${action}`)
    case 'versus':
      return { ...same(`${sides![0]} vs ${sides![1]}`), trial: `${sides![0]} and ${sides![1]}` }
    case 'story':
      return {
        ...same(title.replace(/^(?:The|A) /, (word) => word.toLowerCase())),
        trial: `reading about ${noun}`,
      }
    case 'list':
    case 'activity':
      return same(noun)
    case 'thing':
      return readThing(noun)
  }
}

function readThing(noun: string): TopicForms {
  const bare = noun.replace(/^to (?=\p{L}+ )/iu, '')
  if (isBareAction(bare)) return same(toActivity(bare))
  if (clauseStart.test(noun)) return clause(noun)
  return same(sentenceStart.test(noun) ? `“${noun}”` : noun)
}

function same(text: string): TopicForms {
  return { subject: text, name: text, trial: text }
}

function clause(text: string): TopicForms {
  return { subject: text, name: `finding out ${text}`, trial: `finding out ${text}` }
}

/** Words that stay small in a title. */
export const smallWords = /^(?:a|an|the|and|or|but|of|in|on|at|to|for|from|with|by|as|into|vs)$/i

/** Words in title case; small ones stay small, because the template goes before them. */
function inTitle(text: string): string {
  return text
    .split(' ')
    .map((word) => (smallWords.test(word) ? word.toLowerCase() : capitaliseWord(word)))
    .join(' ')
}

/** "low-carb" becomes "Low-Carb", "“quit" "“Quit". */
function capitaliseWord(word: string): string {
  return word
    .split('-')
    .map((part) => {
      const [opening = ''] = /^["“‘(]*/u.exec(part) ?? []
      return opening + capitalise(part.slice(opening.length))
    })
    .join('-')
}
