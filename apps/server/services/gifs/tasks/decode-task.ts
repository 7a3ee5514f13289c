// Converts one video, in a process for it alone: what strangers send may be made to break whatever decodes it.

import { serveTask } from '../../../processes/serve-task.ts'
import { decodeClip } from './decode-clip.ts'
import { decodeContract } from './decode-contract.ts'

serveTask(decodeContract, (request, { report }) => decodeClip(request, report))
