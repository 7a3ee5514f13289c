import { serveStandingTask } from '../../../../lib/standing-task.ts'
import { mixContract } from './mix-contract.ts'
import { mixToFile } from './mix-to-file.ts'

serveStandingTask(mixContract, mixToFile)
