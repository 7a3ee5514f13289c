// Writes the texts of a kit. A vendor's model may write better ones from the same facts: each part is held to the same
// rules, and a part that breaks one stays the built-in writer's.

import { AppError } from '@vivify/contract/errors'
import { kitLimits, type KitForm, type KitTexts } from '@vivify/contract/kit'
import * as messages from '@vivify/contract/messages'
import {
  asksForVotes,
  findDoubledWords,
  findUngivenNumbers,
  findUngivenQuotes,
} from '@vivify/generators/kit/checks'
import { writeKitTexts } from '@vivify/generators/kit/write-kit'
import { countText } from '@vivify/social/count-text'
import { platformRules } from '@vivify/social/rules'
import { z } from 'zod'
import { chooseEngine, type Engines } from '../../providers/engine.ts'
import { ProviderError } from '../../providers/provider-error.ts'
import type { TextEngine } from '../../providers/text/port.ts'

const words = messages.kit
const timeoutMs = 60_000
const countOnX = (text: string): number => countText(text, platformRules.twitter.text)

/** Throws AppError `bad_input` without a name or a summary, and the signal's reason. A vendor's failure is a warning. */
export async function writeTexts(
  engines: Engines<TextEngine>,
  { form, variant }: { form: KitForm; variant: number },
  signal: AbortSignal,
): Promise<{ texts: KitTexts; warnings: string[] }> {
  if (form.name.trim() === '') throw new AppError('bad_input', words.nameMissing)
  if (form.summary.trim() === '') throw new AppError('bad_input', words.summaryMissing)
  const texts = writeKitTexts({ form, variant, countOnX, writtenBy: words.writtenBuiltIn })
  const { engine } = chooseEngine(engines, undefined)
  // The built-in writer of titles can't write kits.
  if (engine === engines.builtIn) return { texts, warnings: [] }
  try {
    return await writeWithVendor(engine, { form, texts }, signal)
  } catch (error) {
    signal.throwIfAborted()
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    if (!AppError.isInstance(error) && !isLate) throw error
    const reason = isLate
      ? new ProviderError({ vendor: engine.name, failure: 'timed_out' }).message
      : error.message
    return { texts, warnings: [words.ownWords(engine.name, reason)] }
  }
}

const text = z.string().trim().max(4000)
const answerSchema = z.object({
  taglines: z.array(text).max(20),
  description: text,
  firstComment: text,
  thread: z.array(text).max(20),
  linkedIn: text,
  update: text,
})
type VendorTexts = z.infer<typeof answerSchema>

const instructions =
  'You write launch texts for Product Hunt in plain American English, as a maker would. Use only the facts that you are given: add no numbers, names, quotes, testimonials, comparisons or promises. Never ask for votes or support, and never mention ranks; ask for feedback. Answer with JSON alone.'

async function writeWithVendor(
  engine: TextEngine,
  { form, texts }: { form: KitForm; texts: KitTexts },
  signal: AbortSignal,
): Promise<{ texts: KitTexts; warnings: string[] }> {
  const facts = Object.entries(form).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]))
  const prompt = `Facts about the product:
${facts.join('\n')}

Write: five taglines of at most ${kitLimits.taglineCharacters} characters without the product's name and without a full stop; a description of at most ${kitLimits.descriptionCharacters} characters; the maker's first comment of ${kitLimits.firstCommentLeast} to ${kitLimits.firstCommentMost} characters (why it exists, what it does, what feedback the maker wants); a thread for X of ${kitLimits.threadLeast} to ${kitLimits.threadMost} posts of at most 270 characters; a LinkedIn post whose first paragraph has at most ${kitLimits.linkedInHookCharacters} characters; one post of at most 270 characters for the middle of the day.
Answer with a JSON object: {"taglines": [string], "description": string, "firstComment": string, "thread": [string], "linkedIn": string, "update": string}.`
  const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const { answer, writtenBy } = await engine.answer({ instructions, prompt, signal: within }, answerSchema)
  const { kept, refused } = checkParts(answer, form)
  const all = Object.keys(kept).length === 0 ? texts : { ...texts, ...kept, writtenBy }
  const warnings = refused.length === 0 ? [] : [words.ownParts(engine.name, refused.join(', '))]
  return { texts: all, warnings }
}

const partNames = {
  taglines: 'the taglines',
  description: 'the description',
  firstComment: 'the first comment',
  thread: 'the thread',
  linkedIn: 'the LinkedIn post',
  update: 'the update for X',
} as const satisfies Record<keyof VendorTexts, string>

/** The parts that keep to the rules, and the names of the others. */
export function checkParts(
  answer: VendorTexts,
  form: KitForm,
): { kept: Partial<VendorTexts>; refused: string[] } {
  const given = Object.values(form).join('\n')
  const isClean = (one: string): boolean =>
    one !== '' &&
    !asksForVotes(one) &&
    findUngivenNumbers(one, given).length === 0 &&
    findUngivenQuotes(one, given).length === 0 &&
    findDoubledWords(one).length === 0
  const { name } = form
  const isTagline = (line: string): boolean =>
    line.length <= kitLimits.taglineCharacters &&
    !line.endsWith('.') &&
    !line.toLowerCase().includes(name.toLowerCase())
  const { firstCommentLeast, firstCommentMost, threadLeast, threadMost, xCharacters } = kitLimits
  const taglines = [...new Set(answer.taglines)].filter((line) => isClean(line) && isTagline(line))
  const isKept: Record<keyof VendorTexts, boolean> = {
    taglines: taglines.length >= kitLimits.taglines,
    description: isClean(answer.description) && answer.description.length <= kitLimits.descriptionCharacters,
    firstComment:
      isClean(answer.firstComment) &&
      answer.firstComment.length >= firstCommentLeast &&
      answer.firstComment.length <= firstCommentMost,
    thread:
      answer.thread.length >= threadLeast &&
      answer.thread.length <= threadMost &&
      answer.thread.every((post) => isClean(post) && countOnX(post) <= xCharacters),
    linkedIn:
      isClean(answer.linkedIn) &&
      answer.linkedIn.split('\n\n')[0]!.length <= kitLimits.linkedInHookCharacters,
    update: isClean(answer.update) && countOnX(answer.update) <= xCharacters,
  }
  const checked: VendorTexts = { ...answer, taglines: taglines.slice(0, kitLimits.taglines) }
  const parts = Object.keys(partNames) as (keyof VendorTexts)[]
  return {
    kept: Object.fromEntries(parts.filter((part) => isKept[part]).map((part) => [part, checked[part]])),
    refused: parts.filter((part) => !isKept[part]).map((part) => partNames[part]),
  }
}
