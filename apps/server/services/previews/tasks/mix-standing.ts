import { serveStandingTask } from '../../../lib/standing-task.ts'
import { mixContract } from '../../videos/tasks/mix-contract.ts'
import { mixToFile } from '../../videos/tasks/mix-to-file.ts'

serveStandingTask(mixContract, mixToFile)
