// In a process of its own: drawing would hold up the server.

import { serveTask } from '../../../processes/serve-task.ts'
import { coverContract } from './cover-contract.ts'
import { drawCoverFile } from './draw-cover.ts'

serveTask(coverContract, drawCoverFile)
