// Ideas from a page or transcript: a short about all of it, shorts about its parts, and shorts with other openings.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { Idea } from '@vivify/contract/routes/ideas'
import type { ScriptSource } from '@vivify/contract/routes/scripts'
import { fromSource, type FromSourceOptions } from '@vivify/generators/script/from-source'
import { splitSource } from '@vivify/generators/script/source-sections'
import type { ScriptDraft } from '@vivify/generators/script/types'
import { speechRate } from '@vivify/generators/speech/voices'
import { writeFactsPage } from '../scripts/write-facts-page.ts'
import { toIdea } from './idea.ts'

export interface IdeaSource {
  kind: 'page' | 'transcript'
  text: string
  credit: Idea['credit']
}

const maxIdeas = 5
/** Each idea contains its text, so a longer text is not repeated for every opening. */
const maxRepeatedCharacters = 200_000
const targetSeconds = 32
const maxOpeningCharacters = 1000
/** The pace of a new project's default voice. */
const wordsPerMinute = speechRate('Alloy')

/** One idea from facts about a topic. Throws like `findInSource`. */
export async function findInFacts(
  facts: Extract<ScriptSource, { kind: 'facts' }>,
  credit: Idea['credit'],
): Promise<Idea[]> {
  const draft = await condense({ kind: 'page', text: writeFactsPage(facts), credit })
  return [
    toIdea({
      title: draft.title,
      hook: draft.hook.text,
      about: messages.facts.shortAbout(Math.round(draft.seconds)),
      engine: 'extractive',
      source: { ...facts, ...openingOf(draft) },
      credit,
    }),
  ]
}

/** Returns at least one idea. Throws AppError `script_empty`, `script_too_long` or `nothing_to_say`. */
export async function findInSource(source: IdeaSource): Promise<Idea[]> {
  const { kind, text } = source
  const whole = await condense(source)
  const seconds = Math.round(whole.seconds)
  const first = ideaOf(source, whole, text, `The whole ${kind} in about ${seconds} s, in its own words.`)
  const ideas = [first, ...(await partIdeas(source))]
  const openings = text.length > maxRepeatedCharacters ? [] : await openingIdeas(source, whole)
  return withoutRepeats([...ideas, ...openings]).slice(0, maxIdeas)
}

async function partIdeas(source: IdeaSource): Promise<Idea[]> {
  const parts = splitSource(source.text)
  const ideas: Idea[] = []
  for (const [index, text] of parts.entries()) {
    const draft = await condense({ ...source, text }).catch(nothingThere)
    if (draft === null) continue
    ideas.push(ideaOf(source, draft, text, `Part ${index + 1} of ${parts.length} of the ${source.kind}.`))
  }
  return ideas
}

/**
 * Ideas with the same words after another opening. Left out when the text is used whole, because then it keeps its own
 * opening.
 */
async function openingIdeas(source: IdeaSource, whole: ScriptDraft): Promise<Idea[]> {
  const ideas: Idea[] = []
  for (const { text: opening } of whole.hookAlternatives) {
    const draft = await condense(source, { opening })
    if (draft.hook.text !== opening) continue
    const about = `The whole ${source.kind}, with another opening.`
    ideas.push(ideaOf(source, draft, source.text, about))
  }
  return ideas
}

function condense({ kind, text }: IdeaSource, options: FromSourceOptions = {}): Promise<ScriptDraft> {
  return fromSource(text, { targetSeconds, wordsPerMinute, textName: kind, ...options })
}

/** Ignores a part without ideas: it may contain only greetings or ads. */
function nothingThere(error: unknown): null {
  if (AppError.isInstance(error)) return null
  throw error
}

function ideaOf({ kind, credit }: IdeaSource, draft: ScriptDraft, text: string, about: string): Idea {
  return toIdea({
    title: draft.title,
    hook: draft.hook.text,
    about,
    engine: 'extractive',
    source: { kind, text, ...openingOf(draft) },
    credit,
  })
}

/** Stored with the source, so that the script begins with the words on the card, whatever its voice and length. */
function openingOf({ hook }: ScriptDraft): { opening?: string } {
  return hook.text.length <= maxOpeningCharacters ? { opening: hook.text } : {}
}

function withoutRepeats(ideas: readonly Idea[]): Idea[] {
  const byHook = new Map<string, Idea>()
  for (const idea of ideas) if (!byHook.has(idea.hook)) byHook.set(idea.hook, idea)
  return [...byHook.values()]
}
