// Runs in a separate process, because encoding takes long and an uploaded file may crash its decoder.

import { serveTask } from '../../../processes/serve-task.ts'
import { encodeContract } from './encode-contract.ts'
import { encodePicture } from './encode-picture.ts'

serveTask(encodeContract, encodePicture)
