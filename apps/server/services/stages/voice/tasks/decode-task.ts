import { writeFile } from 'node:fs/promises'
import { serveTask } from '../../../../processes/serve-task.ts'
import { decodeSound } from '../../../../rendering/sound/decode-sound.ts'
import { decodeContract } from './decode-contract.ts'

serveTask(decodeContract, async ({ input, output, sampleRate, maxSeconds }) => {
  const [pcm] = await decodeSound(input, { channelCount: 1, sampleRate, maxSeconds })
  await writeFile(output, new Uint8Array(pcm!.buffer, pcm!.byteOffset, pcm!.byteLength))
  return {}
})
