// Looks into uploaded files. In a process of its own: what strangers send may be made to break whatever decodes it.

import { serveTask } from '../../../processes/serve-task.ts'
import { factsContract } from './facts-contract.ts'
import { readFacts } from './read-facts.ts'

serveTask(factsContract, readFacts)
