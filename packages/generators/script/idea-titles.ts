import { AppError } from '@vivify/contract/errors'
import { messages } from '@vivify/contract/messages'
import { readInput } from './bad-input.ts'

/** The specification's five title templates, in its order. */
const templates = [
  'X: 5 Hacks That Will Change Your Life',
  'The Truth About X Nobody Talks About',
  'I Tried X for 30 Days',
  'X: Beginner vs Expert Comparison',
  'Why Everyone is Wrong About X',
] as const

/** Fills the five title templates with a topic, as typed. Throws AppError `script_empty` or `nothing_to_say`. */
export function buildIdeaTitles(topic: string): string[] {
  if (topic.trim() === '') throw new AppError('script_empty', messages.ideas.topicMissing)
  const subject = readInput(topic, 'topic').replace(/\s+/g, ' ')
  return templates.map((template) => template.replace('X', () => subject))
}
