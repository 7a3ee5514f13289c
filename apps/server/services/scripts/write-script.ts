// From what a person has (a topic, a script, a transcript, a page) to a draft of a short's script.

import { AppError } from '@vivify/contract/errors'
import type { VoiceName } from '@vivify/contract/project'
import { fromScript } from '@vivify/generators/script/from-script'
import { fromSource } from '@vivify/generators/script/from-source'
import { fromTopic } from '@vivify/generators/script/from-topic'
import { findStarters } from '@vivify/generators/script/starters/index'
import { starterToDraft } from '@vivify/generators/script/starters/to-draft'
import type { ScriptDraft } from '@vivify/generators/script/types'
import { speechRate } from '@vivify/generators/speech/voices'

export type ScriptSource =
  | { kind: 'topic'; topic: string; facts: readonly string[]; asOutline?: boolean | undefined }
  | { kind: 'script'; text: string }
  | { kind: 'transcript'; text: string; opening?: string | undefined }
  | { kind: 'page'; text: string; opening?: string | undefined }

/** What a 30 s short takes; the middle of the 20 to 45 s that do best. */
const targetSeconds = 32

/**
 * Writes a draft. A ready script is kept word for word; a transcript or page is condensed; a topic is taken from the
 * starter library or, with the person's facts, from its frame. Throws AppError `bad_input` with the questions when a
 * topic has neither.
 */
export async function writeScript(
  source: ScriptSource,
  options: { voice: VoiceName | null; title?: string },
): Promise<ScriptDraft> {
  const wordsPerMinute = options.voice === null ? 150 : speechRate(options.voice)
  const title = options.title ? { title: options.title } : {}
  switch (source.kind) {
    case 'script':
      return fromScript(source.text, { ...title, wordsPerMinute })
    case 'transcript':
      return fromSource(source.text, { ...title, ...openingOf(source), targetSeconds, wordsPerMinute })
    case 'page': {
      // A page reader takes a tenth of a second to load.
      const { readPageText } = await import('./page-text.ts')
      const parts = {
        ...title,
        ...openingOf(source),
        targetSeconds,
        wordsPerMinute,
        textName: 'page' as const,
      }
      return fromSource(readPageText(source.text), parts)
    }
    case 'topic':
      return writeTopic(source, wordsPerMinute)
  }
}

function openingOf({ opening }: { opening?: string | undefined }): { opening?: string } {
  return opening ? { opening } : {}
}

async function writeTopic(
  { topic, facts, asOutline = false }: Extract<ScriptSource, { kind: 'topic' }>,
  wordsPerMinute: number,
): Promise<ScriptDraft> {
  if (facts.length === 0 && !asOutline) {
    const [best] = findStarters(topic, 1)
    if (best) return starterToDraft(best.starter)
  }
  const draft = await fromTopic(topic, { facts, wordsPerMinute })
  const questions = draft.questions ?? []
  if (questions.length === 0) return draft
  const list = questions.map(({ question }) => `  - ${question}`).join('\n')
  throw new AppError(
    'bad_input',
    `There is no ready script about “${topic}”, and Vivify never makes up facts. Answer these questions in a file, one per line, and pass it with --facts:\n${list}`,
    {
      details: {
        questions: questions.map(({ question }) => question),
        examples: questions.map(({ example }) => example),
      },
    },
  )
}
