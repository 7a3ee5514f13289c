import { describeBuiltIn } from '../engine.ts'
import type { FactEngine, FactText } from './port.ts'

const status = describeBuiltIn(
  'facts',
  'Starter library',
  'Checked facts of the ready scripts. Works offline.',
)
const maxStarters = 3
/** The starters' words are ours; the page was read to check them. */
const licence = 'Source of facts; no text taken'

/** The checked facts of the ready scripts, each with the page that it was checked against. */
export const starterFacts: FactEngine = {
  id: 'starters',
  name: status.name,
  needsNetwork: false,
  status: () => status,
  find: ({ topic }) => findAmong(topic),
}

async function findAmong(topic: string): ReturnType<FactEngine['find']> {
  // A large table, which the server does not wait for when it starts.
  const { findStarters } = await import('@vivify/generators/script/starters/find-starters')
  const readAt = new Date()
  const pages = new Map<string, FactText>()
  for (const { starter } of findStarters(topic, maxStarters)) {
    for (const { claim, sources } of starter.facts) {
      const [source] = sources
      if (!source) continue
      const known = pages.get(source.url)
      const text = known ? `${known.text}\n\n${claim}` : claim
      pages.set(source.url, {
        kind: 'starter',
        title: source.title,
        site: new URL(source.url).host,
        url: source.url,
        licence,
        licenceUrl: null,
        readAt,
        text,
      })
    }
  }
  if (pages.size === 0) return { status: 'nothing' }
  return { status: 'found', texts: [...pages.values()], entity: null }
}
