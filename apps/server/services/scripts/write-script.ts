// Turns a topic, a script, a transcript or a page into a draft of a short's script.

import { assertNever } from '@vivify/contract/errors'
import type { VoiceName } from '@vivify/contract/project'
import type { ScriptSource as RequestedSource } from '@vivify/contract/routes/scripts'
import { fromScript } from '@vivify/generators/script/from-script'
import { fromSource } from '@vivify/generators/script/from-source'
import { fromTopic } from '@vivify/generators/script/from-topic'
import { findStarters } from '@vivify/generators/script/starters/find-starters'
import { starterToDraft } from '@vivify/generators/script/starters/to-draft'
import type { ScriptDraft } from '@vivify/generators/script/types'
import { speechRate } from '@vivify/generators/speech/voices'
import { readOwnText } from './read-own-text.ts'
import { writeFactsPage } from './write-facts-page.ts'

type FactsSource = Extract<RequestedSource, { kind: 'facts' }>

export type ScriptSource =
  | { kind: 'topic'; topic: string; facts: readonly string[]; asOutline?: boolean | undefined }
  | { kind: 'script'; text: string }
  | { kind: 'transcript'; text: string; opening?: string | undefined }
  | { kind: 'page'; text: string; opening?: string | undefined }
  | FactsSource

/** A draft, or questions that only the person can answer. The writer invents nothing. */
export type WriterAnswer =
  | { status: 'written'; draft: ScriptDraft }
  | {
      status: 'questions'
      questions: string[]
      /** A good answer to each question, about another subject. */
      examples: string[]
    }

/** The length of a typical short of 30 s, in the middle of the 20 to 45 s that do best. */
const targetSeconds = 32

/**
 * Writes a draft. A finished script is kept word for word; a transcript, a page or facts are condensed. A topic uses the starter
 * library or, with the person's facts, a template; without either, the result is questions. Throws AppError
 * `script_empty`, `script_too_long` or `nothing_to_say`.
 */
export async function writeScript(
  source: ScriptSource,
  options: { voice: VoiceName | null; title?: string },
): Promise<WriterAnswer> {
  const wordsPerMinute = options.voice === null ? 150 : speechRate(options.voice)
  const title = options.title ? { title: options.title } : {}
  switch (source.kind) {
    case 'script':
      return written(await fromScript(source.text, { ...title, wordsPerMinute }))
    case 'transcript':
      return written(
        await fromSource(source.text, { ...title, ...openingOf(source), targetSeconds, wordsPerMinute }),
      )
    case 'facts':
      return writeScript({ ...source, kind: 'page', text: writeFactsPage(source) }, options)
    case 'page': {
      const parts = {
        ...title,
        ...openingOf(source),
        targetSeconds,
        wordsPerMinute,
        textName: 'page' as const,
      }
      return written(await fromSource(await readOwnText({ kind: 'page', text: source.text }), parts))
    }
    case 'topic':
      return writeTopic(source, wordsPerMinute)
    default:
      return assertNever(source)
  }
}

function openingOf({ opening }: { opening?: string | undefined }): { opening?: string } {
  return opening ? { opening } : {}
}

async function writeTopic(
  { topic, facts, asOutline = false }: Extract<ScriptSource, { kind: 'topic' }>,
  wordsPerMinute: number,
): Promise<WriterAnswer> {
  if (facts.length === 0 && !asOutline) {
    const [best] = findStarters(topic, 1)
    if (best) return written(starterToDraft(best.starter))
  }
  const draft = await fromTopic(topic, { facts, wordsPerMinute })
  const open = draft.questions ?? []
  if (open.length === 0) return written(draft)
  return {
    status: 'questions',
    questions: open.map(({ question }) => question),
    examples: open.map(({ example }) => example),
  }
}

function written(draft: ScriptDraft): WriterAnswer {
  return { status: 'written', draft }
}
