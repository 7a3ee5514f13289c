import { serveTask } from '../../../../processes/serve-task.ts'
import { paintContract } from './paint-contract.ts'
import { paintPictures } from './paint-pictures.ts'

serveTask(paintContract, (request, { report }) => paintPictures(request, report))
