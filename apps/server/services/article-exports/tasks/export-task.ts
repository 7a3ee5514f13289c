// Runs in a process of its own: reading Markdown and pictures of strangers, and drawing pages, would hold up the server.

import { serveTask } from '../../../processes/serve-task.ts'
import { exportContract } from './export-contract.ts'
import { makeExport } from './make-export.ts'

serveTask(exportContract, makeExport)
