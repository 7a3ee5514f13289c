import { estimateDraft, type ScriptDraft } from '../types.ts'
import type { Starter } from './types.ts'
import { classifyHook } from '../wording/hook-score.ts'

/** License text of a starter's credits: the words are ours, the page was read to check the fact. */
const creditLicence = 'Source of facts; no text taken'

/** Turns a ready script into a draft. Its sources, each page once, become the draft's credits. */
export function starterToDraft(starter: Starter): ScriptDraft {
  const pages = new Map(starter.facts.flatMap((fact) => fact.sources).map((source) => [source.url, source]))
  return {
    title: starter.title,
    hook: { text: starter.hook, pattern: classifyHook(starter.hook) },
    hookAlternatives: [],
    scenes: starter.scenes.map((scene) => ({
      say: scene.say,
      onScreen: scene.onScreen ?? null,
      visualKeywords: scene.visualKeywords,
      emphasis: scene.emphasis,
    })),
    callToAction: starter.callToAction,
    language: 'en',
    engine: 'starter',
    seconds: estimateDraft([starter.hook, ...starter.scenes.map((scene) => scene.say), starter.callToAction]),
    warnings: [],
    claims: starter.facts.map(({ claim, sources }) => ({
      text: claim,
      credit: [...pages.keys()].indexOf(sources[0]!.url),
    })),
    credit: [...pages.values()].map(({ title, url }) => ({ title, url, licence: creditLicence })),
  }
}
