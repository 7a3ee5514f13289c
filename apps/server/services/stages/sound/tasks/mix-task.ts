import { serveTask } from '../../../../processes/serve-task.ts'
import { mixContract } from './mix-contract.ts'
import { mixToFile } from './mix-to-file.ts'

serveTask(mixContract, mixToFile)
