import { serveStandingTask } from '../../../lib/standing-task.ts'
import { speakContract } from '../../videos/tasks/speak-contract.ts'
import { speakScenes } from '../../videos/tasks/speak-scenes.ts'

serveStandingTask(speakContract, (request) => speakScenes(request))
