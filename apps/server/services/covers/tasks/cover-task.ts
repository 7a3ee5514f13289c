// In a process of its own: drawing would hold up the server.

import { serveStandingTask } from '../../../lib/standing-task.ts'
import { coverContract } from './cover-contract.ts'
import { drawCoverFile } from './draw-cover.ts'

serveStandingTask(coverContract, drawCoverFile)
