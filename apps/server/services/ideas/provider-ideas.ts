// What a connected model adds. Its scripts are marked as its own: nobody has checked their facts.

import { z } from 'zod'
import type { Idea } from '@vivify/contract/routes/ideas'
import { ProviderError } from '../../providers/provider-error.ts'
import type { TextEngine } from '../../providers/text/port.ts'
import { toIdea } from './idea.ts'

export interface WrittenByProvider {
  /** The engine and its model, as a screen names them. */
  engine: string
}

const instructions =
  'You write scripts for faceless short videos of 30 seconds. Use only facts that you are sure of, name no numbers that you are unsure of, and invent no people, studies or quotes. Answer with JSON alone.'

const answerSchema = z.array(
  z.object({ title: z.string().trim().min(1).max(200), script: z.string().trim().min(40).max(4000) }),
)

/** Three scripts on a topic. Throws ProviderError and the signal's reason. */
export async function writeProviderIdeas(
  engine: TextEngine,
  topic: string,
  signal: AbortSignal,
): Promise<WrittenByProvider & { ideas: Idea[] }> {
  const prompt = `Topic: ${topic}

Write 3 different ideas for a short about this topic. Each script has 6 to 9 sentences of 8 to 16 words, one sentence a line: first an opening of at most 12 words that makes people stay, last a question or call to action. No stage directions, no emoji, no hashtags.
Answer with a JSON array of 3 objects: {"title": string, "script": string}. Write in the language of the topic.`
  const { text, model } = await engine.write({ instructions, prompt, signal })
  const name = `${engine.name} (${model})`
  const ideas = parseIdeas(text, engine.name).map(({ title, script }) =>
    toIdea({
      title,
      hook: script.split('\n')[0]!.trim(),
      about: `Written by ${name}. Check its facts before you post it.`,
      engine: 'provider',
      source: { kind: 'script', text: script, writtenBy: name },
    }),
  )
  return { engine: name, ideas }
}

function parseIdeas(text: string, provider: string): z.infer<typeof answerSchema> {
  // Models like to put JSON between fences or words.
  const json = text.slice(text.indexOf('['), text.lastIndexOf(']') + 1)
  try {
    const ideas = answerSchema.parse(JSON.parse(json)).slice(0, 3)
    if (ideas.length > 0) return ideas
  } catch {
    // Told below.
  }
  throw new ProviderError({ provider, failure: 'bad_answer' })
}

/** What is said in a public video. Throws ProviderError and the signal's reason. */
export async function transcribeVideo(
  engine: TextEngine,
  videoUrl: string,
  signal: AbortSignal,
): Promise<WrittenByProvider & { text: string }> {
  const prompt =
    'Write down what is said in this video, word for word and in full sentences. No times, no names of speakers, no remarks. If nothing is said, answer with a single dash.'
  const { text, model } = await engine.write({ prompt, videoUrl, signal })
  return { engine: `${engine.name} (${model})`, text }
}
