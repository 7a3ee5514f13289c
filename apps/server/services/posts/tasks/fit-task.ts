// Runs in a process of its own, because a damaged picture may crash its decoder.

import { serveTask } from '../../../processes/serve-task.ts'
import { fitContract } from './fit-contract.ts'
import { fitImage } from './fit-image.ts'

serveTask(fitContract, fitImage)
