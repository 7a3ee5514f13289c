// The voice of a video, and by the same process its mix, whose code loads once all is spoken.

import { loadFliteEngine } from '@vivify/generators/node/flite'
import { serveTask } from '../../../../lib/task.ts'
import { mixContract } from '../../sound/tasks/mix-contract.ts'
import { speakContract } from './speak-contract.ts'
import { speakScenes } from './speak-scenes.ts'

serveTask(speakContract, async (request, report) => {
  const spoken = await speakScenes(request, report)
  void loadMix().catch(() => {})
  return spoken
})
serveTask(mixContract, async (request) => (await loadMix()).mixToFile(request))
// The voice loads while its request is worked out; what is missing is told when it is to speak.
loadFliteEngine().catch(() => {})

function loadMix(): Promise<typeof import('../../sound/tasks/mix-to-file.ts')> {
  return import('../../sound/tasks/mix-to-file.ts')
}
