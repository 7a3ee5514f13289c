import { WorkerClient } from '../../../lib/worker-client.ts'
import type { RemixAnswers, RemixRequest } from './protocol.ts'

/** A worker that remixes one picture. */
export class RemixClient extends WorkerClient<RemixRequest, RemixAnswers> {
  constructor() {
    const worker = new Worker(new URL('./remix-worker.ts', import.meta.url), { type: 'module' })
    super(worker, 'The image editor could not be loaded.')
  }
}
