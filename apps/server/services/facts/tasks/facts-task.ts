// Reads strangers' texts and files, in a process with limits.

import { serveTask } from '../../../processes/serve-task.ts'
import { splitTexts } from '../split-statements.ts'
import { factsContract } from './facts-contract.ts'

serveTask(factsContract, async (request) => {
  if (request.kind === 'split') return { kind: 'split', texts: splitTexts(request) }
  // Loaded on demand: the readers of PDF and Word files are large.
  const { readFactFile } = await import('../read-fact-file.ts')
  return { kind: 'file', ...(await readFactFile(request)) }
})
