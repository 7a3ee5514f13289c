// The maker's first comment: what it is, why it exists, and what the maker wants to hear.

import { kitLimits } from '@vivify/contract/kit-choices'
import type { Facts } from './read-facts.ts'
import { describe, listFeatures, nameAudience, namePrice, speakAs } from './sentences.ts'
import { fitSentences, paragraphs, together } from './words.ts'

const { firstCommentLeast: least, firstCommentMost: most } = kitLimits

/** At most 1,000 characters; at least 600 when the facts are enough. */
export function writeFirstComment(facts: Facts, variant = 0): string {
  const { name, news, offer, different, features, why } = facts
  const me = speakAs(facts)
  const opening = `Hi Product Hunt! 👋 ${me.Were} ${me.makers} of ${name}.`
  const questions = chooseQuestions(facts, variant)
  const closing = `${me.Well} be here all day, reading every comment and answering every question. Thank you for taking a look!`
  const ask = (count: number): string =>
    `${me.Wed} love your honest feedback, above all on this:\n${questions
      .slice(0, count)
      .map((question) => `• ${question}`)
      .join('\n')}`
  const parts = new Map<string, string>([
    ['what', together(describe(facts), nameAudience(facts))],
    ['ask', ask(2)],
  ])
  const order = ['why', 'what', 'features', 'different', 'news', 'costs', 'ask']
  const build = (): string => paragraphs(opening, ...order.map((part) => parts.get(part) ?? null), closing)
  const add = (part: string, text: string): void => {
    const before = parts.get(part)
    if (text === '') return
    parts.set(part, text)
    if (build().length <= most) return
    if (before === undefined) parts.delete(part)
    else parts.set(part, before)
  }
  if (build().length > most) parts.set('what', fitSentences(describe(facts), 300))
  add('why', why === '' ? '' : `Why ${name}? ${why}`)
  if (why !== '' && !parts.has('why')) {
    const fitted = fitSentences(why, most - build().length - name.length - 10)
    add('why', fitted === '' ? '' : `Why ${name}? ${fitted}`)
  }
  for (let count = features.length; count > 1 && !parts.has('features'); count--) {
    add('features', `Here’s what you get today:\n${listFeatures(features.slice(0, count))}`)
  }
  add('news', news === '' ? '' : `New in this launch: ${news}`)
  add('costs', together(namePrice(facts), offer === '' ? '' : `For Product Hunt: ${offer}`))
  add('different', different === '' ? '' : `What sets it apart: ${different}`)
  for (let count = 3; count <= questions.length && build().length < least; count++) add('ask', ask(count))
  return build()
}

function chooseQuestions({ name, audience }: Facts, variant: number): string[] {
  const all = [
    `Is it clear within a few seconds what ${name} does?`,
    'What is missing before you would use it?',
    audience === ''
      ? 'Who do you know that this would help, and how do they manage today?'
      : `If you know ${audience} well: what would you do differently?`,
    'Which part would you remove, and what would you put in its place?',
    'What did you expect to find here that you didn’t find?',
  ]
  const step = variant % 2
  return [...all.slice(step, 2), ...all.slice(0, step), ...all.slice(2)]
}
