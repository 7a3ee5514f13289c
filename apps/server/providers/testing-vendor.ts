// A vendor as a newcomer would add it: this file, plus one line in the list of its kind. vendor.test.ts adds that line.

import { z } from 'zod'
import { callJson } from './call-json.ts'
import { callVendor } from './call-vendor.ts'
import type { TextVendor } from './text/create-engine.ts'
import type { TextEngine, TextRequest, Written } from './text/port.ts'
import { neededKey, type Connection } from './vendor.ts'

const name = 'Parrot'

/** Repeats its prompt. */
export const parrot: TextVendor = {
  kind: 'text',
  id: 'parrot',
  name,
  account: 'Parrot & Sons',
  usedFor: 'words',
  settings: {
    apiKey: neededKey('PARROT_API_KEY', 'write with Parrot'),
    baseUrl: { name: 'PARROT_BASE_URL', default: 'https://api.parrot.example/v1' },
    model: { name: 'PARROT_MODEL', default: 'grey-2' },
  },
  createEngine: (connection, calls) => {
    const { missing, model } = connection
    const usage = { input: 0, output: 0 }
    const writtenBy = `${name} (${model})`
    const say = (request: TextRequest) =>
      callVendor({ vendor: name, signal: request.signal, ...calls }, (signal) =>
        repeat(connection, request.prompt, signal),
      )
    return {
      id: 'parrot',
      name,
      watchesVideos: false,
      status: () => ({
        kind: 'text',
        id: 'parrot',
        name,
        isBuiltIn: false,
        state: missing?.state ?? 'ready',
        sentence: missing?.sentence ?? `Writes with ${model}.`,
        credits: 0,
      }),
      async *write(request) {
        const answer = await say(request)
        yield answer
        return { answer, writtenBy, usage }
      },
      async answer(request, schema) {
        const answer = schema.parse(JSON.parse(await say(request)))
        return { answer, writtenBy, usage } as Written<z.infer<typeof schema>>
      },
    } satisfies TextEngine
  },
}

async function repeat({ apiKey, baseUrl }: Connection, prompt: string, signal: AbortSignal): Promise<string> {
  const { said } = await callJson({
    vendor: name,
    url: `${baseUrl}/repeat`,
    headers: { 'x-parrot-key': apiKey },
    body: { prompt },
    answer: z.object({ said: z.string() }),
    signal,
  })
  return said
}
