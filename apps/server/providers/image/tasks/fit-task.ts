// In a process of its own: what comes from elsewhere may break whatever decodes it.

import { serveTask } from '../../../processes/serve-task.ts'
import { fitContract } from './fit-contract.ts'
import { fitPicture } from './fit-picture.ts'

serveTask(fitContract, fitPicture)
