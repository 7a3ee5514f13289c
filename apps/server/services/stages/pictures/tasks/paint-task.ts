import { serveTask } from '../../../../lib/task.ts'
import { paintContract } from './paint-contract.ts'
import { paintPictures } from './paint-pictures.ts'

serveTask(paintContract, paintPictures)
