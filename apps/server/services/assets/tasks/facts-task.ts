// Reads uploaded files in a separate process, because a hostile file may crash its decoder.

import { serveTask } from '../../../processes/serve-task.ts'
import { factsContract } from './facts-contract.ts'
import { readFacts } from './read-facts.ts'

serveTask(factsContract, readFacts)
