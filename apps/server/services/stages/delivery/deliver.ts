import { readFile, stat } from 'node:fs/promises'
import {
  buildDeliveryReport,
  type DeliveryReport,
  type FrameLight,
} from '@vivify/timeline/report/delivery-report'
import type { Timeline } from '@vivify/timeline/timeline'
import { writeWholeFile } from '../../../lib/whole-file.ts'
import type { MediaFacts } from '../../../rendering/probe.ts'
import { videoPlanSchema } from '../../../rendering/video/job.ts'
import { readLight } from '../../../rendering/video/light-meter.ts'
import { besideOutput } from './beside-output.ts'
import type { Mixed } from '../sound/tasks/mix-contract.ts'

export interface VideoReport extends DeliveryReport {
  file: { sizeBytes: number; mimeType: string; video: MediaFacts['video']; audio: MediaFacts['audio'] }
  encoder: string
}

/** Measures a finished video and writes its report beside it. */
export async function reportDelivery(options: {
  timeline: Timeline
  planFile: string
  lightFolder: string
  mixed: Mixed
  outputPath: string
  facts: MediaFacts
  encoder: string
}): Promise<VideoReport> {
  const { timeline, mixed, outputPath, facts } = options
  const plan = videoPlanSchema.parse(JSON.parse(await readFile(options.planFile, 'utf8')))
  const light: FrameLight[] = []
  for (const segment of plan.segments) {
    const kept = await readLight(options.lightFolder, segment.key)
    // A segment of which no light was kept counts as lit and moving.
    const measured = kept ?? Array.from({ length: segment.frameCount }, () => ({ luma: 1, difference: 1 }))
    light.push(...measured)
  }
  const { size } = await stat(outputPath)
  const report: VideoReport = {
    ...buildDeliveryReport({
      timeline,
      light,
      texts: plan.texts,
      loudnessLufs: mixed.loudnessLufs,
      truePeakDbtp: mixed.truePeakDbtp,
      durationSeconds: facts.durationSeconds,
      sizeBytes: size,
    }),
    file: { sizeBytes: size, mimeType: facts.mimeType, video: facts.video, audio: facts.audio },
    encoder: options.encoder,
  }
  const file = besideOutput(outputPath, '.report.json')
  await writeWholeFile(file, `${JSON.stringify(report, null, 2)}\n`)
  return report
}
