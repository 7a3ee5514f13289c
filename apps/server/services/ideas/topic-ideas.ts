// Ideas about a bare topic: ready scripts about it, outlines that ask for its facts, and ready scripts that are near it.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { Idea } from '@vivify/contract/routes/ideas'
import { fromTopic } from '@vivify/generators/script/from-topic'
import { loadLanguageTools } from '@vivify/generators/script/wording/language-tools'
import { findRelatedStarters, findStarters } from '@vivify/generators/script/starters/find-starters'
import { starterToDraft } from '@vivify/generators/script/starters/to-draft'
import type { Starter } from '@vivify/generators/script/starters/types'
import { readTopicLanguage } from '@vivify/generators/script/topic/topic-language'
import { parseTopic } from '@vivify/generators/script/topic/topic-pattern'
import { toIdea } from './idea.ts'

const maxReadyScripts = 4
const maxRelatedScripts = 4
const maxOutlines = 3

/** Throws AppError `nothing_to_say` for a topic without words. */
export async function findAboutTopic(topic: string): Promise<Idea[]> {
  const ready = findStarters(topic, maxReadyScripts).flatMap(({ starter }) => readyIdea(starter))
  const related = findRelatedStarters(topic, maxRelatedScripts).flatMap(relatedIdea)
  return [...ready, ...(await outlineIdeas(topic, ready.length)), ...related]
}

/** Ideas about a video's title, from which it takes the topic. None for a title without words. */
export async function findAboutTitle(title: string): Promise<Idea[]> {
  const topic = topicOfTitle(title)
  if (!/\p{L}/u.test(topic)) return []
  const whole = findStarters(topic, maxReadyScripts).map(({ starter }) => starter)
  const ready = whole.flatMap(readyIdea)
  // A script about one word of a title is no script about the title.
  const related = whole.length > 0 ? [] : (await findNearTitle(topic)).flatMap(relatedIdea)
  return [...ready, ...(await outlineIdeas(topic, ready.length)), ...related]
}

/** A ready script of another subject, offered apart from the topic's own ideas. */
function relatedIdea(starter: Starter): Idea[] {
  return readyIdea(starter).map((idea) => ({ ...idea, isRelated: true }))
}

function readyIdea(starter: Starter): Idea[] {
  const topic = phraseFor(starter)
  if (topic === null) return []
  const draft = starterToDraft(starter)
  return [
    toIdea({
      title: draft.title,
      hook: draft.hook.text,
      about: messages.inspiration.readyScript(starter.facts.length, Math.round(draft.seconds)),
      engine: 'starter',
      source: { kind: 'topic', topic, facts: [] },
      credit: [...(draft.credit ?? [])],
    }),
  ]
}

/** A topic for which `writeScript` chooses exactly this starter. */
export function phraseFor(starter: Starter): string | null {
  const phrases = [starter.title, ...starter.topics, `${starter.topics[0]} ${starter.title}`]
  return phrases.find((phrase) => findStarters(phrase, 1)[0]?.starter.id === starter.id) ?? null
}

/** None for a topic in another language, because outlines are English sentences around it. */
async function outlineIdeas(topic: string, readyCount: number): Promise<Idea[]> {
  if (readTopicLanguage(topic) !== 'en') return []
  const wanted = readyCount > 1 ? 1 : maxOutlines
  const outlines = await Promise.all(anglesOf(topic).slice(0, wanted).map(outlineIdea))
  return outlines.flatMap((outline) => outline ?? [])
}

/** The topic as given, then other approaches to it. */
function anglesOf(topic: string): string[] {
  const { kind, noun, action } = parseTopic(topic)
  switch (kind) {
    case 'how-to':
      return [topic, `3 mistakes to avoid when you ${action}`, `3 things you need to ${action}`]
    case 'thing':
    case 'activity':
    case 'story':
      // A phrase such as "I built a cabin" can't be used as the name of a thing.
      if (noun.split(' ').length > 4 || /(?:^|\s)(?:I|me|my|we|our|you)(?:\s|$)/i.test(noun)) return [topic]
      return [topic, `3 myths about ${noun}`, `3 things to know about ${noun}`]
    default:
      return [topic]
  }
}

async function outlineIdea(topic: string): Promise<Idea | null> {
  try {
    const draft = await fromTopic(topic)
    const count = draft.questions?.length ?? 0
    return toIdea({
      title: draft.title,
      hook: draft.hook.text,
      about: `Outline with ${count} questions. You add the facts.`,
      engine: 'frame',
      source: { kind: 'topic', topic, facts: [], asOutline: true },
    })
  } catch (error) {
    // Another approach may be too long where the topic itself is not.
    if (AppError.isInstance(error) && error.code === 'script_too_long') return null
    throw error
  }
}

const maxTopicCharacters = 160

/** Removes what creators add to a title for search: brackets, hashtags, emoji, the channel after a bar. */
function topicOfTitle(title: string): string {
  return title
    .replace(/[([{【][^([{【)\]}】]*[)\]}】]/g, ' ')
    .replace(/[#@][\p{L}\p{N}_.]+/gu, ' ')
    .replace(/\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu, ' ')
    .split(/\s[|•·–—-]\s|\s\|\||\|/)[0]!
    .replace(/\b(?:ep(?:isode)?|part|vlog)\.? ?#?\d+\b:?/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxTopicCharacters)
}

/** Ready scripts that are near a title, or about things named in it, the longest name first. */
async function findNearTitle(title: string): Promise<Starter[]> {
  const tools = await loadLanguageTools()
  const runs: string[][] = [[]]
  for (const { text, partOfSpeech } of tools.analyse(title)) {
    if (partOfSpeech === 'NOUN' || partOfSpeech === 'PROPN') runs.at(-1)!.push(text)
    else if (runs.at(-1)!.length > 0) runs.push([])
  }
  const names = runs.flatMap((run) => [run.join(' '), ...run]).filter((name) => name.length > 2)
  const found = names.sort((a, b) => b.length - a.length).flatMap((name) => findStarters(name, 2))
  const near = [...found.map(({ starter }) => starter), ...findRelatedStarters(title, maxRelatedScripts)]
  return [...new Set(near)].slice(0, maxRelatedScripts)
}
