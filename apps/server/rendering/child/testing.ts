import type { PatternJob } from '../testing-pattern.ts'
import type { RenderResult } from '../render-video.ts'
import type { VideoJob } from '../video/job.ts'
import { renderInChild, startRenderProcess, type RenderInChildOptions } from './render-in-child.ts'

/** A render process that only draws patterns. */
export const patternChild = new URL('./testing-child.ts', import.meta.url)

export interface PatternRender extends Omit<RenderInChildOptions, 'job'> {
  job: PatternJob
}

/** Renders a pattern as `renderInChild` renders a video. If `process` is given, it must run `patternChild`. */
export async function renderPattern({ job, ...options }: PatternRender): Promise<RenderResult> {
  const request = { ...options, job: job as unknown as VideoJob }
  if (options.process || options.signal?.aborted) return renderInChild(request)
  const process = await startRenderProcess(options.encoder, { entry: patternChild })
  try {
    return await renderInChild({ ...request, process })
  } finally {
    process.stop()
  }
}
