import { serveTask } from '../../../../lib/task.ts'
import { narrateContract } from './narrate-contract.ts'
import { narrateScenes } from './narrate-scenes.ts'

serveTask(narrateContract, narrateScenes)
