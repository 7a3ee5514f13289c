import { serveTask } from '../../../../lib/task.ts'
import { speakContract } from './speak-contract.ts'
import { speakScenes } from './speak-scenes.ts'

serveTask(speakContract, speakScenes)
