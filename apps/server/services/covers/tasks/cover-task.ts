// Draws in a separate process, because drawing would block the server.

import { serveTask } from '../../../processes/serve-task.ts'
import { coverContract } from './cover-contract.ts'
import { drawCoverFile } from './draw-cover.ts'

serveTask(coverContract, drawCoverFile)
