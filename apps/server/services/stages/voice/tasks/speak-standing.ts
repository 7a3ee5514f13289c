import { serveStandingTask } from '../../../../lib/standing-task.ts'
import { flite } from '../../../../providers/speech/flite.ts'
import { speakContract } from './speak-contract.ts'
import { speakScenes } from './speak-scenes.ts'

serveStandingTask(speakContract, (request) => speakScenes(flite, request))
