import { serveTask } from '../../../processes/serve-task.ts'
import { findInText } from '../find-in-text.ts'
import { findContract } from './find-contract.ts'

serveTask(findContract, findInText)
