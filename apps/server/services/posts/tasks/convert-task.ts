// Runs in a process of its own, because it decodes a stranger's video.

import '@vivify/timeline/node/bundled-fonts-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { callByName } from '../../../lib/file-name.ts'
import type { Count } from '../../../processes/contract.ts'
import { serveTask } from '../../../processes/serve-task.ts'
import { markVideo } from '../../../provenance/mark-video.ts'
import { convertVideo } from '../../../rendering/convert-video.ts'
import { chooseEncoder } from '../../../rendering/encoder/choose.ts'
import { repackVideo } from '../../../rendering/repack-video.ts'
import { convertContract, type ConvertRequest, type ConvertResult } from './convert-contract.ts'

serveTask(convertContract, (request, { signal, report }) => convert(request, signal, report))

async function convert(
  request: ConvertRequest,
  signal: AbortSignal,
  report: (count: Count) => void,
): Promise<ConvertResult> {
  const { input, output: outputPath, form, workFolder, mark } = request
  try {
    if (form === null) await repackVideo({ input, outputPath, signal })
    else {
      const encoder = await chooseEncoder(request.encoder)
      const onFrame = (done: number, total: number): void => report({ done, total })
      await convertVideo({ ...form, input, outputPath, workFolder, encoder, signal, onFrame })
    }
    if (mark !== null) await markVideo(outputPath, mark)
    const { size } = await stat(outputPath)
    const hash = createHash('sha256')
    await pipeline(createReadStream(outputPath), hash)
    const sha256 = hash.digest('hex')
    return { width: form?.width ?? null, height: form?.height ?? null, sizeBytes: size, sha256 }
  } catch (error) {
    throw callByName(error, input, request.name)
  }
}
