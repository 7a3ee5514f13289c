import { serveTask } from '../../../processes/serve-task.ts'
import { planPersona } from '../plan-persona.ts'
import { planContract } from './plan-contract.ts'

serveTask(planContract, planPersona)
