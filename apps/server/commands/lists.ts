import { findStarters, starters } from '@vivify/generators/script/starters/index'
import { listStyleChoices, listVoiceChoices } from '../services/system/list-choices.ts'

/** The voices, with the speed each was measured at. */
export function listVoices(argv: readonly string[]): string {
  const list = listVoiceChoices()
  return show(
    argv,
    { voices: list },
    list.map((voice) => `${voice.label}  (${voice.wordsPerMinute} words a minute)`),
  )
}

/** Visual styles, presets, captions and music. */
export function listStyles(argv: readonly string[]): string {
  const all = listStyleChoices()
  const lines = Object.entries(all).map(([kind, names]) => `${kind}: ${names.join(', ')}`)
  return show(argv, all, lines)
}

/** The ready scripts, or those about a topic. */
export function listStarters(argv: readonly string[]): string {
  const topic = argv
    .filter((argument) => argument !== '--json')
    .join(' ')
    .trim()
  const found = topic === '' ? starters : findStarters(topic, 10).map((match) => match.starter)
  const list = found.map(({ id, niche, title, topics, facts }) => ({
    id,
    niche,
    title,
    topics,
    sources: [...new Set(facts.flatMap((fact) => fact.sources.map((source) => source.url)))],
  }))
  const lines = list.map(
    (starter) => `${starter.niche}: ${starter.title}  (--topic "${chooseTopic(starter)}")`,
  )
  return show(argv, { starters: list }, lines.length > 0 ? lines : [`No ready script about “${topic}”.`])
}

/** The first of a starter's topics that leads to this starter, not to another one with the same topic. */
function chooseTopic({
  id,
  title,
  topics,
}: {
  id: string
  title: string
  topics: readonly string[]
}): string {
  return topics.find((topic) => findStarters(topic, 1)[0]?.starter.id === id) ?? title
}

function show(argv: readonly string[], value: object, lines: readonly string[]): string {
  return argv.includes('--json') ? `${JSON.stringify(value)}\n` : `${lines.join('\n')}\n`
}
