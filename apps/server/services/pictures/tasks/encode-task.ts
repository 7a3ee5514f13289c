// In a process of its own: encoding takes long, and what was uploaded may break whatever decodes it.

import { serveTask } from '../../../processes/serve-task.ts'
import { encodeContract } from './encode-contract.ts'
import { encodePicture } from './encode-picture.ts'

serveTask(encodeContract, encodePicture)
