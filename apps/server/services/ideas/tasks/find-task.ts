import { serveStandingTask } from '../../../lib/standing-task.ts'
import { findInText } from '../find-in-text.ts'
import { findContract } from './find-contract.ts'

serveStandingTask(findContract, findInText)
