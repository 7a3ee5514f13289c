// The render process: native code that crashes takes only this down.

import { createSegments } from '../segment-source.ts'
import { renderContract } from './render-contract.ts'
import { serveRenders } from './serve-renders.ts'

serveRenders(renderContract, createSegments)
