// In a process of its own: encoding takes long, and what was uploaded may break whatever decodes it.

import { serveStandingTask } from '../../../lib/standing-task.ts'
import { encodeContract } from './encode-contract.ts'
import { encodePicture } from './encode-picture.ts'

serveStandingTask(encodeContract, encodePicture)
