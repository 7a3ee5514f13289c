import path from 'node:path'
import { nameAgent } from '../../lib/name-agent.ts'
import type { FactEngine } from './port.ts'
import { createSite, type SiteTimes } from './site.ts'
import { starterFacts } from './starters.ts'
import { createWikidata } from './wikidata.ts'
import { createWikipedia } from './wikipedia.ts'

export interface FactEngineSettings {
  isOn: boolean
  contact: string | undefined
  simpleUrl: string
  englishUrl: string
  wikidataUrl: string
}

/** The engines in the order in which they are asked: Wikidata needs the subject that Wikipedia found. */
export function createFactEngines(
  settings: FactEngineSettings,
  dataFolder: string,
  times: Partial<SiteTimes> = {},
): FactEngine[] {
  if (!settings.isOn) return [starterFacts]
  const cacheFolder = path.join(dataFolder, 'cache', 'facts')
  const userAgent = nameAgent(settings.contact)
  const open = (name: string, apiUrl: string) => createSite({ name, apiUrl, userAgent, cacheFolder, times })
  const simple = open('Simple English Wikipedia', settings.simpleUrl)
  const english = open('Wikipedia', settings.englishUrl)
  const wikidata = createWikidata(open('Wikidata', settings.wikidataUrl), settings.wikidataUrl)
  return [createWikipedia({ simple, english }), wikidata, starterFacts]
}
