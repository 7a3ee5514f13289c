// A render process that renders patterns.

import { createPattern, patternJobSchema } from '../testing-pattern.ts'
import { renderContract } from './render-contract.ts'
import { serveRenders } from './serve-renders.ts'

const request = renderContract.request.extend({ job: patternJobSchema })
serveRenders({ ...renderContract, request }, async (job) => createPattern(job))
