// Texts of a persona by a vendor's model. Answers are bounded by their schemas; nobody has checked their facts.

import { z } from 'zod'
import { personaStrategySchema, type PersonaForm, type PersonaStrategy } from '@vivify/contract/persona'
import type { TextEngine } from '../../providers/text/port.ts'

const instructions =
  'You plan content for a virtual influencer that is openly an AI persona. Use only what the form says about the persona: invent no past, no facts, no numbers, no testimonials and no other people. Write plain American English as a good copywriter would. Answer with JSON alone.'

const timeoutMs = 60_000
const postCount = 5
const line = z.string().trim().min(1).max(400)
const lines = z
  .array(line)
  .min(2)
  .transform((all) => all.slice(0, 7))

const strategyAnswer = z.object({
  audience: z.string().trim().min(10).max(1000),
  pillars: z
    .array(
      z.object({
        title: z.string().trim().min(1).max(80),
        percent: z.number().min(0).max(100),
        about: z.string().trim().min(1).max(600),
      }),
    )
    .min(3)
    .transform((pillars) => pillars.slice(0, 4)),
  voiceRules: lines,
  dos: lines,
  donts: lines,
  bannedWords: z.array(z.string().trim().min(1).max(60)).transform((words) => words.slice(0, 20)),
})

export interface VendorStrategy {
  strategy: PersonaStrategy
  writtenBy: string
}

/** Writes a strategy; the rhythm stays `planned`. Throws ProviderError, AppError and the signal's reason. */
export async function writeStrategy(
  engine: TextEngine,
  form: PersonaForm,
  planned: PersonaStrategy,
  signal: AbortSignal,
): Promise<VendorStrategy> {
  const prompt = `${describeForm(form)}

Write the content strategy: the audience in two or three sentences, 3 or 4 content pillars whose percents add up to 100, 4 voice rules, 4 things to do, 4 things not to do, and up to 12 words or phrases that the persona never uses.
Answer with a JSON object: {"audience": string, "pillars": [{"title": string, "percent": number, "about": string}], "voiceRules": [string], "dos": [string], "donts": [string], "bannedWords": [string]}.`
  const { answer, writtenBy } = await engine.answer(
    { instructions, prompt, signal: within(signal) },
    strategyAnswer,
  )
  const strategy = { ...answer, pillars: toWholePercents(answer.pillars), rhythm: planned.rhythm }
  return { strategy: personaStrategySchema.parse(strategy), writtenBy }
}

const contentAnswer = z.object({
  posts: z
    .array(z.object({ text: z.string().trim().min(10).max(1000), pillar: z.string().trim().max(80) }))
    .min(postCount)
    .transform((posts) => posts.slice(0, postCount)),
  script: z.string().trim().min(40).max(4000),
})

export interface VendorContent extends z.infer<typeof contentAnswer> {
  writtenBy: string
}

/** Writes five posts and a script. Throws like `writeStrategy`. */
export async function writeContent(
  engine: TextEngine,
  form: PersonaForm,
  strategy: PersonaStrategy,
  signal: AbortSignal,
): Promise<VendorContent> {
  const prompt = `${describeForm(form)}
Pillars: ${strategy.pillars.map(({ title }) => title).join('; ')}
Voice rules: ${strategy.voiceRules.join(' ')}
Don’t: ${strategy.donts.join(' ')}

Write the persona’s first ${postCount} posts, each of at most 260 characters and without hashtags, each for one of the pillars. The first one introduces the persona and says that it is an AI persona. Then write the script of its first short video: 6 to 9 sentences of 8 to 16 words, one sentence a line, first an opening of at most 12 words, last a question. No stage directions and no emoji in the script.
Answer with a JSON object: {"posts": [{"text": string, "pillar": string}], "script": string}.`
  const { answer, writtenBy } = await engine.answer(
    { instructions, prompt, signal: within(signal) },
    contentAnswer,
  )
  return { ...answer, writtenBy }
}

function describeForm({ name, backstory, personalityTraits, visualStyle }: PersonaForm): string {
  return `Name: ${name}
Backstory: ${backstory}
Personality: ${personalityTraits.join(', ')}
Visual style: ${visualStyle}`
}

/** Rounds to whole percents that add up to 100. */
export function toWholePercents<Pillar extends { percent: number }>(pillars: readonly Pillar[]): Pillar[] {
  const total = pillars.reduce((sum, { percent }) => sum + percent, 0)
  const share = (percent: number): number => (total > 0 ? (percent * 100) / total : 100 / pillars.length)
  const whole = pillars.map((pillar) => ({ ...pillar, percent: Math.floor(share(pillar.percent)) }))
  const missing = 100 - whole.reduce((sum, { percent }) => sum + percent, 0)
  return whole.map((pillar, index) => ({ ...pillar, percent: pillar.percent + (index < missing ? 1 : 0) }))
}

function within(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
}
