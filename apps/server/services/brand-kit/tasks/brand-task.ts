// Runs in a process of its own, because a damaged logo may crash its decoder.

import { serveTask } from '../../../processes/serve-task.ts'
import { brandContract } from './brand-contract.ts'
import { drawBrandFile } from './draw-brand-file.ts'

serveTask(brandContract, drawBrandFile)
