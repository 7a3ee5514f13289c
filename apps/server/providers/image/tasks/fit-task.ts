// Runs in a process of its own, because a foreign file may crash its decoder.

import { serveTask } from '../../../processes/serve-task.ts'
import { fitContract } from './fit-contract.ts'
import { fitPicture } from './fit-picture.ts'

serveTask(fitContract, fitPicture)
