// Makes one GIF in a separate process, because a hostile file may crash its decoder.

import { serveTask } from '../../../processes/serve-task.ts'
import { encodeGif } from './encode-gif.ts'
import { encodeGifContract } from './encode-gif-contract.ts'

serveTask(encodeGifContract, (request, { report }) => encodeGif(request, report))
