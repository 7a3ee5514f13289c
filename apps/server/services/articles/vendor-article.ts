// An article by a vendor's text engine: brief, outline, then one section after another, each a step that is paid once.
// What no source says is sent back once and then flagged. The engine's words are text: no markup of theirs survives.

import { z } from 'zod'
import type { ArticleDocument } from '@vivify/contract/article'
import { cutCharacters } from '@vivify/contract/cut-characters'
import { escapeMarkdown } from '@vivify/contract/article-markdown'
import type { CollectedFacts } from '@vivify/contract/facts'
import type { JobProgress } from '@vivify/contract/jobs'
import * as messages from '@vivify/contract/messages'
import type { TextEngine } from '../../providers/text/port.ts'
import { articlePartsSchema, type ArticleParts } from './article-parts.ts'
import type { ArticleSteps } from './article-steps.ts'
import {
  askForBrief,
  askForFrame,
  askForOutline,
  askForSection,
  askToMend,
  briefSchema,
  frameSchema,
  instructions,
  numberStatements,
  outlineSchema,
  sectionSchema,
  type Block,
  type Brief,
  type NumberedStatement,
  type Outline,
  type VendorRequest,
} from './vendor-prompts.ts'
import { checkedFrameSchema, checkedSectionSchema, type CheckedText } from './checked-text.ts'

export interface VendorWriting {
  engine: TextEngine
  steps: ArticleSteps
  check: (request: { markdown: string; known: string[]; taken: string[] }) => Promise<CheckedText>
  /** Texts of the batch's other articles. They are no part of any key: a step that is kept stays. */
  taken: readonly string[]
  signal: AbortSignal
  report: (progress: JobProgress) => void
}

/** Fewer statements of its own make a section look at all of them. */
const fewestStatements = 3
const maxProblems = 20

/** Throws what the engine throws, and the signal's reason. Steps that were kept are not asked for again. */
export async function writeWithVendor(writing: VendorWriting, request: VendorRequest): Promise<ArticleParts> {
  const { steps, report } = writing
  const statements = numberStatements(request.facts)
  report({ stage: 'brief', done: 0, total: 1 })
  const { answer: brief } = await ask(writing, 'brief', askForBrief(request, statements), briefSchema)
  report({ stage: 'outline', done: 0, total: 1 })
  const planning = askForOutline(request, brief, statements)
  const { answer: outline, writtenBy } = await ask(writing, 'outline', planning, outlineSchema)
  const sections = await writeSections(writing, request, { brief, outline, statements })
  const summaries = sections.map(({ summary }) => summary)
  const prompt = askForFrame(request, { brief, outline, summaries }, statements)
  const frame = await steps.run('frame', [writing.engine.id, prompt], checkedFrameSchema, () =>
    writeFrame(writing, request, { prompt, sections: sections.map(({ markdown }) => markdown) }),
  )
  const flags = [...sections, frame].flatMap((part) => part.flags)
  const hasRepeats = [...sections, frame].some((part) => part.hasRepeats)
  return articlePartsSchema.parse({
    engine: writtenBy,
    introduction: frame.introduction,
    sections: sections.map(({ markdown }, index) => ({
      heading: outline.sections[index]!.heading,
      markdown,
      shows: outline.sections[index]!.shows,
    })),
    closing: frame.closing,
    faq: frame.faq,
    shows: frame.shows,
    seoTitle: frame.seoTitle,
    description: frame.description,
    flags: flags.slice(0, 200),
    warnings: [
      ...(flags.length > 0 ? [messages.articleWriting.flagged(flags.length)] : []),
      ...(hasRepeats ? [messages.articleWriting.repeats] : []),
    ],
  })
}

interface Kept<Answer> {
  answer: Answer
  writtenBy: string
}

/** One answer of the engine, kept as a step. A mended answer is kept under the prompt that was answered first. */
function ask<Schema extends z.ZodObject>(
  { engine, steps, signal }: VendorWriting,
  name: string,
  prompt: string,
  schema: Schema,
  mend?: string,
): Promise<Kept<z.output<Schema>>> {
  const kept = z.object({ answer: schema, writtenBy: z.string() }) as unknown as z.ZodType<
    Kept<z.output<Schema>>
  >
  return steps.run(name, [engine.id, prompt], kept, async () => {
    const { answer, writtenBy } = await engine.answer(
      { instructions, prompt: mend ?? prompt, signal },
      schema,
    )
    return { answer, writtenBy }
  })
}

async function writeSections(
  writing: VendorWriting,
  request: VendorRequest,
  {
    brief,
    outline,
    statements,
  }: { brief: Brief; outline: Outline; statements: readonly NumberedStatement[] },
): Promise<z.infer<typeof checkedSectionSchema>[]> {
  const { steps, report } = writing
  const written: z.infer<typeof checkedSectionSchema>[] = []
  const total = outline.sections.length
  for (const [index, section] of outline.sections.entries()) {
    report({ stage: 'sections', done: index, total })
    const summaries = written.map(({ summary }) => summary)
    const own = chooseStatements(statements, section.statements)
    const prompt = askForSection(request, { brief, outline, index, summaries }, own)
    const name = `section ${index}`
    const before = written.map(({ markdown }) => markdown)
    written.push(
      await steps.run(name, [writing.engine.id, prompt], checkedSectionSchema, () =>
        writeSection(writing, request, { name, prompt, before }),
      ),
    )
  }
  report({ stage: 'sections', done: total, total })
  return written
}

function chooseStatements(
  statements: readonly NumberedStatement[],
  wanted: readonly number[],
): NumberedStatement[] {
  const numbers = new Set(wanted)
  const own = statements.filter(({ number }) => numbers.has(number))
  return own.length >= fewestStatements ? own : [...statements]
}

/** Writes a section, and once more when something is wrong with it; what is still wrong is flagged. */
async function writeSection(
  writing: VendorWriting,
  request: VendorRequest,
  { name, prompt, before }: { name: string; prompt: string; before: string[] },
): Promise<z.infer<typeof checkedSectionSchema>> {
  const taken = [...before, ...writing.taken]
  const review = async (section: z.infer<typeof sectionSchema>) => {
    const markdown = renderBlocks(section.blocks, request.facts)
    const checked = await writing.check({ markdown, known: knownTexts(request), taken })
    const uncited = listUncited(section.blocks, request.facts)
    return { summary: section.summary, markdown, checked, uncited }
  }
  const draft = await ask(writing, `${name} draft`, prompt, sectionSchema)
  let reviewed = await review(draft.answer)
  const problems = describeProblems(reviewed.checked, reviewed.uncited)
  if (problems.length > 0) {
    const again = askToMend(prompt, reviewed.markdown, problems)
    const mended = await ask(writing, `${name} mended`, prompt, sectionSchema, again)
    reviewed = await review(mended.answer)
  }
  const { markdown, summary, checked, uncited } = reviewed
  return { markdown, summary, flags: listFlags(checked, uncited), hasRepeats: checked.repeats.length > 0 }
}

/** Writes what stands around the sections, checked like them. */
async function writeFrame(
  writing: VendorWriting,
  request: VendorRequest,
  { prompt, sections }: { prompt: string; sections: string[] },
): Promise<z.infer<typeof checkedFrameSchema>> {
  const review = async (frame: z.infer<typeof frameSchema>) => {
    const parts = renderFrame(frame, request.facts)
    const answers = parts.faq.map((one) => `${one.question}\n\n${one.answer}`)
    const markdown = [parts.introduction, parts.closing, ...answers].join('\n\n')
    const checked = await writing.check({ markdown, known: knownTexts(request), taken: sections })
    return { parts, markdown, checked }
  }
  const draft = await ask(writing, 'frame draft', prompt, frameSchema)
  let reviewed = await review(draft.answer)
  const problems = describeProblems(reviewed.checked, [])
  if (problems.length > 0) {
    const again = askToMend(prompt, reviewed.markdown, problems)
    const mended = await ask(writing, 'frame mended', prompt, frameSchema, again)
    reviewed = await review(mended.answer)
  }
  const { parts, checked } = reviewed
  return { ...parts, flags: listFlags(checked, []), hasRepeats: checked.repeats.length > 0 }
}

function renderFrame(
  { introduction, closing, faq, ...rest }: z.infer<typeof frameSchema>,
  facts: CollectedFacts,
) {
  return {
    ...rest,
    introduction: renderBlocks(introduction, facts),
    closing: renderBlocks(closing, facts),
    faq: faq.map(({ question, answer, sources }) => ({
      question,
      answer: escapeMarkdown(answer) + cite(sources, facts),
    })),
  }
}

function knownTexts({ title, config, facts }: VendorRequest): string[] {
  return [
    title,
    config.niche,
    ...facts.sources.map((source) => source.title),
    ...facts.statements.map(({ text }) => text),
  ]
}

/** Text with a citation after each sentence's statements. Every character of it is text. */
function renderBlocks(blocks: readonly Block[], facts: CollectedFacts): string {
  return blocks
    .map(({ kind, sentences }) => {
      const texts = sentences.map(({ text, sources }) => escapeMarkdown(text) + cite(sources, facts))
      return kind === 'list' ? texts.map((text) => `- ${text}`).join('\n') : texts.join(' ')
    })
    .join('\n\n')
}

function cite(sources: readonly string[], facts: CollectedFacts): string {
  return listKnown(sources, facts)
    .map((id) => `[^${id}]`)
    .join('')
}

function listKnown(sources: readonly string[], facts: CollectedFacts): string[] {
  return [...new Set(sources)].filter((id) => facts.sources.some((source) => source.id === id))
}

/** Short sentences lead from one thought to the next and state nothing. */
const fewestStatedWords = 9

function listUncited(blocks: readonly Block[], facts: CollectedFacts): string[] {
  return blocks
    .flatMap(({ sentences }) => sentences)
    .filter(({ text, sources }) => {
      return listKnown(sources, facts).length === 0 && text.split(/\s+/).length >= fewestStatedWords
    })
    .map(({ text }) => text)
}

function describeProblems({ claims, repeats }: CheckedText, uncited: readonly string[]): string[] {
  return [
    ...claims.map(({ text, words }) => `No statement has ${words.join(', ')}: “${text}”`),
    ...repeats.map((text) => `This is said already: “${text}”`),
    ...uncited.map((text) => `No source is named for: “${text}”`),
  ].slice(0, maxProblems)
}

function listFlags({ claims }: CheckedText, uncited: readonly string[]): ArticleDocument['flags'] {
  const { flagReason, notCited } = messages.articleWriting
  const known = new Set(claims.map(({ text }) => text))
  return [
    ...claims.map(({ text, words }) => ({
      text: cutCharacters(text, 2000),
      reason: cutCharacters(flagReason(words.join(', ')), 500),
    })),
    ...uncited
      .filter((text) => !known.has(text))
      .map((text) => ({ text: cutCharacters(text, 2000), reason: notCited })),
  ]
}
