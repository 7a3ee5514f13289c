import { serveTask } from '../../../../processes/serve-task.ts'
import { narrateContract } from './narrate-contract.ts'
import { narrateScenes } from './narrate-scenes.ts'

serveTask(narrateContract, (request, { report }) => narrateScenes(request, report))
