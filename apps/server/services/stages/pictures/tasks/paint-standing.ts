import { serveStandingTask } from '../../../../lib/standing-task.ts'
import { paintContract } from './paint-contract.ts'
import { paintPictures } from './paint-pictures.ts'

serveStandingTask(paintContract, (request) => paintPictures(request))
