import { commandMessages } from '@vivify/contract/command-messages'
import { inspiration } from '@vivify/contract/messages'
import { findRelatedStarters, findStarters } from '@vivify/generators/script/starters/find-starters'
import { starters } from '@vivify/generators/script/starters/index'
import type { Starter } from '@vivify/generators/script/starters/types'
import type { Config } from '../config.ts'
import { openVoicesFolder } from '../providers/speech/kokoro/folder.ts'
import { createKokoro } from '../providers/speech/kokoro/kokoro.ts'
import { listStyleChoices, listVoiceChoices } from '../services/system/list-choices.ts'

/** The voices, with the speed each was measured at. */
export function listVoices(
  argv: readonly string[],
  { naturalVoices }: Pick<Config, 'naturalVoices'>,
): string {
  const list = listVoiceChoices()
  const natural = createKokoro(openVoicesFolder(naturalVoices)).status()
  return show(argv, { voices: list, naturalVoices: natural }, [
    ...list.map((voice) => `${voice.label}  (${voice.wordsPerMinute} words a minute)`),
    `${natural.name} (kokoro): ${natural.sentence}`,
  ])
}

/** Visual styles, presets, captions and music. */
export function listStyles(argv: readonly string[]): string {
  const all = listStyleChoices()
  const lines = Object.entries(all).map(([kind, names]) => `${kind}: ${names.join(', ')}`)
  return show(argv, all, lines)
}

/** The ready scripts, or those about a topic; without any, those that are near it, listed as related. */
export function listStarters(argv: readonly string[]): string {
  const topic = argv
    .filter((argument) => argument !== '--json')
    .join(' ')
    .trim()
  const found = topic === '' ? starters : findStarters(topic, 10).map((match) => match.starter)
  const related = findRelatedStarters(topic)
  const lines = found.map(starterLine)
  if (lines.length === 0) lines.push(commandMessages.noStarter(topic), ...listRelated(topic))
  const near = related.length > 0 ? { related: related.map(describe) } : {}
  return show(argv, { starters: found.map(describe), ...near }, lines)
}

/** Lines with the ready scripts that are near a topic without one; empty when there are none. */
export function listRelated(topic: string): string[] {
  const related = findRelatedStarters(topic)
  return related.length === 0 ? [] : [`${inspiration.related}:`, ...related.map(starterLine)]
}

function describe({ id, niche, title, topics, facts }: Starter) {
  const sources = [...new Set(facts.flatMap((fact) => fact.sources.map((source) => source.url)))]
  return { id, niche, title, topics, sources }
}

function starterLine(starter: Starter): string {
  return `${starter.niche}: ${starter.title}  (--topic "${chooseTopic(starter)}")`
}

/** The first of a starter's topics that leads to this starter, not to another one with the same topic. */
function chooseTopic({ id, title, topics }: Starter): string {
  return topics.find((topic) => findStarters(topic, 1)[0]?.starter.id === id) ?? title
}

function show(argv: readonly string[], value: object, lines: readonly string[]): string {
  return argv.includes('--json') ? `${JSON.stringify(value)}\n` : `${lines.join('\n')}\n`
}
