import { serveStandingTask } from '../../../lib/standing-task.ts'
import { paintContract } from '../../videos/tasks/paint-contract.ts'
import { paintPictures } from '../../videos/tasks/paint-pictures.ts'

serveStandingTask(paintContract, (request) => paintPictures(request))
