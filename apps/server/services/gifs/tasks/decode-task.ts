// Converts one video in a separate process, because a hostile file may crash its decoder.

import { serveTask } from '../../../processes/serve-task.ts'
import { decodeClip } from './decode-clip.ts'
import { decodeContract } from './decode-contract.ts'

serveTask(decodeContract, (request, { report }) => decodeClip(request, report))
