// Draws in a separate process, because drawing would block the server.

import { serveTask } from '../../../processes/serve-task.ts'
import { drawReport } from './draw-report.ts'
import { reportContract } from './report-contract.ts'

serveTask(reportContract, drawReport)
