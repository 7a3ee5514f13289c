import { serveTask } from '../../../processes/serve-task.ts'
import { readLaunchText } from '../read-page-facts.ts'
import { launchPageContract } from './launch-page-contract.ts'

serveTask(launchPageContract, async (request) => readLaunchText(request))
