// Looks into uploaded files. In a process of its own: what strangers send may be made to break whatever decodes it.

import { serveStandingTask } from '../../../lib/standing-task.ts'
import { factsContract } from './facts-contract.ts'
import { readFacts } from './read-facts.ts'

serveStandingTask(factsContract, readFacts)
