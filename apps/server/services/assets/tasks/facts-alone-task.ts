// Looks into one file, in a process for it alone.

import { serveTask } from '../../../lib/task.ts'
import { factsContract } from './facts-contract.ts'
import { readFacts } from './read-facts.ts'

serveTask(factsContract, readFacts)
