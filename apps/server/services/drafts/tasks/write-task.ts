import { serveStandingTask } from '../../../lib/standing-task.ts'
import { draftScript } from '../draft-script.ts'
import { writeContract } from './write-contract.ts'

serveStandingTask(writeContract, draftScript)
