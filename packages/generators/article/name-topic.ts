// The article's subject as the sentences of frames.ts name it.

import type { AnalysedSentence } from '../script/meaning/source-analysis.ts'
import type { TopicPhrase } from '../script/meaning/topic-phrase.ts'
import { isGeneralWord } from './title-terms.ts'

const maxWordsBefore = 3
const minUses = 2

/**
 * With the words that the title and the sources put before it: “our bakery” stays theirs. In the plural where the sources
 * use that, and with an article where it is one of many.
 */
export function nameTopic(topic: TopicPhrase, title: string, sentences: readonly AnalysedSentence[]): string {
  const text = sentences.map((sentence) => sentence.text).join('\n')
  const name = topic.isName ? topic.text : (findLonger(topic.text, title, text) ?? topic.text)
  if (topic.isName) return name
  const owner = findOwner(name, title)
  if (owner !== null && countUses(text, `${owner} ${name}`) > 0) return `${owner} ${name}`
  if (topic.isPlural) return name
  if (countUses(text, `${name}s`) > 0) return `${name}s`
  return /^(?:an?|the) /i.test(name) ||
    countUses(text, `(?:an?|each|every|another) ${escape(name)}`, true) === 0
    ? name
    : `the ${name}`
}

/** "our" when the title is about "our bakery". */
function findOwner(name: string, title: string): string | null {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(our|my) ${escape(name)}(?![\\p{L}\\p{N}])`, 'iu')
  return pattern.exec(title)?.[1]!.toLowerCase() ?? null
}

/** "open source project" for "project" when title and sources say so. */
function findLonger(name: string, title: string, text: string): string | null {
  const words = title.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
  const first = name.toLowerCase().split(' ')[0]!
  const at = words.findIndex((word) => [first, `${first}s`].includes(word.toLowerCase()))
  if (at < 0) return null
  const before = words.slice(Math.max(0, at - maxWordsBefore), at)
  const from = before.findLastIndex((word) => isGeneralWord(word.toLowerCase())) + 1
  for (let start = from; start < before.length; start++) {
    const longer = [...before.slice(start).map((word) => word.toLowerCase()), name].join(' ')
    if (countUses(text, longer) + countUses(text, `${longer}s`) >= minUses) return longer
  }
  return null
}

function countUses(text: string, phrase: string, isPattern = false): number {
  const pattern = isPattern ? phrase : escape(phrase)
  return text.match(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu'))?.length ?? 0
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
