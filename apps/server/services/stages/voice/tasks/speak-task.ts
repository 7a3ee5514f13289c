import { serveTask } from '../../../../processes/serve-task.ts'
import { flite } from '../../../../providers/speech/flite.ts'
import { speakContract } from './speak-contract.ts'
import { speakScenes } from './speak-scenes.ts'

serveTask(speakContract, (request, { report }) => speakScenes(flite, request, report))
