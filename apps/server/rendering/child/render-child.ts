// The render process. A crash in native code ends only this process, not the server.

import { createSegments } from '../segment-source.ts'
import { renderContract } from './render-contract.ts'
import { serveRenders } from './serve-renders.ts'

serveRenders(renderContract, createSegments)
