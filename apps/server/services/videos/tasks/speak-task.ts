import { loadFliteEngine } from '@vivify/generators/node/flite'
import { serveTask } from '../../../lib/task.ts'
import { speakContract } from './speak-contract.ts'
import { speakScenes } from './speak-scenes.ts'

serveTask(speakContract, speakScenes)
// The voice loads while its request is worked out; what is missing is told when it is to speak.
loadFliteEngine().catch(() => {})
