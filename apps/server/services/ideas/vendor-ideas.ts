// Ideas from a vendor's model. Its scripts are marked as the vendor's, because nobody has checked their facts.

import { z } from 'zod'
import type { Idea } from '@vivify/contract/routes/ideas'
import { readWhole, type TextEngine } from '../../providers/text/port.ts'
import { toIdea } from './idea.ts'

const instructions =
  'You write scripts for faceless short videos of 30 seconds. Use only facts that you are sure of, name no numbers that you are unsure of, and invent no people, studies or quotes. Answer with JSON alone.'

const mostIdeas = 3
const answerSchema = z.object({
  ideas: z
    .array(
      z.object({ title: z.string().trim().min(1).max(200), script: z.string().trim().min(40).max(4000) }),
    )
    .min(1)
    .transform((ideas) => ideas.slice(0, mostIdeas)),
})

/** Writes three scripts on a topic. Throws ProviderError and the signal's reason. */
export async function writeVendorIdeas(
  textEngine: TextEngine,
  topic: string,
  signal: AbortSignal,
): Promise<{ ideas: Idea[]; engine: string }> {
  const prompt = `Topic: ${topic}

Write 3 different ideas for a short about this topic. Each script has 6 to 9 sentences of 8 to 16 words, one sentence a line: first an opening of at most 12 words that makes people stay, last a question or call to action. No stage directions, no emoji, no hashtags.
Answer with a JSON object of 3 ideas: {"ideas": [{"title": string, "script": string}]}. Write in the language of the topic.`
  const { answer, writtenBy } = await textEngine.answer({ instructions, prompt, signal }, answerSchema)
  const ideas = answer.ideas.map(({ title, script }) =>
    toIdea({
      title,
      hook: script.split('\n')[0]!.trim(),
      about: `Written by ${writtenBy}. Check its facts before you post it.`,
      engine: 'vendor',
      source: { kind: 'script', text: script, writtenBy },
    }),
  )
  return { ideas, engine: writtenBy }
}

/** Transcribes a public video. Throws ProviderError and the signal's reason. */
export async function transcribeVideo(
  textEngine: TextEngine,
  videoUrl: string,
  signal: AbortSignal,
): Promise<{ text: string; engine: string }> {
  const prompt =
    'Write down what is said in this video, word for word and in full sentences. No times, no names of speakers, no remarks. If nothing is said, answer with a single dash.'
  const { answer, writtenBy } = await readWhole(textEngine.write({ prompt, videoUrl, signal }))
  return { text: answer, engine: writtenBy }
}
