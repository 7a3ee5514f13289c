import { AppError } from '@vivify/contract/errors'
import { readTitleRequest, writeTitles } from '@vivify/generators/script/write-titles'
import { builtInId, describeBuiltIn } from '../engine.ts'
import type { TextEngine } from './port.ts'

const status = describeBuiltIn(
  'text',
  'Built-in writer',
  'Condenses your text, and offers ready scripts with checked facts.',
)
const usage = { input: 0, output: 0 }

/** Writes by fixed rules, so it can answer only some requests: of free prompts, those that ask for titles. */
export const builtInWriter: TextEngine = {
  id: builtInId,
  name: status.name,
  watchesVideos: false,
  status: () => status,
  async *write({ prompt, signal }) {
    signal.throwIfAborted()
    const request = readTitleRequest(prompt)
    if (!request) throw titlesOnly()
    const answer = writeTitles(request).join('\n')
    yield answer
    return { answer, writtenBy: 'Built-in title templates', usage }
  },
  async answer() {
    throw titlesOnly()
  },
}

function titlesOnly(): AppError {
  return new AppError(
    'bad_input',
    'The built-in engine writes titles only, such as “Generate 5 titles about cats”.',
  )
}
