import { readFile, stat } from 'node:fs/promises'
import type { DeliveryReport } from '@vivify/contract/delivery-report'
import type { DigitalSourceType } from '@vivify/contract/provenance'
import { buildCues, writeSrt, writeVtt } from '@vivify/timeline/captions/files'
import { buildDeliveryReport, type FrameLight } from '@vivify/timeline/report/delivery-report'
import { sceneStartSeconds, type Timeline } from '@vivify/timeline/timeline'
import { writeWholeFile } from '../../../lib/whole-file.ts'
import type { MediaFacts } from '../../../rendering/media/probe.ts'
import { videoPlanSchema, type VideoJob } from '../../../rendering/video/job.ts'
import { readLight } from '../../../rendering/video/light-meter.ts'
import type { RenderedVideo } from '../render/render-with-sound.ts'
import { markOutputs, type ShownMedia } from './mark-outputs.ts'
import { besideOutput } from './outputs.ts'
import type { PlannedCover } from './plan-cover.ts'

export interface DeliveryRequest {
  outputPath: string
  timeline: Timeline
  media: ShownMedia
  cover: PlannedCover
  job: Pick<VideoJob, 'planFile' | 'lightFolder'>
  rendered: RenderedVideo
}

export interface DeliveredVideo {
  report: DeliveryReport
  facts: MediaFacts
  /** IPTC's term for how the video came to be; null when unknown. */
  digitalSourceType: DigitalSourceType | null
}

/** Marks a rendered video and its pictures, writes its subtitles, measures it and writes the report. */
export async function deliverVideo(request: DeliveryRequest): Promise<DeliveredVideo> {
  const { outputPath, timeline, cover } = request
  const digitalSourceType = await markOutputs(request.media, {
    videoPath: outputPath,
    picturePaths: [cover.job.path, ...cover.framePaths],
  })
  await writeSubtitles(timeline, outputPath)
  const { probeMedia } = await import('../../../rendering/media/probe.ts')
  const facts = await probeMedia(outputPath)
  return { report: await writeReport(request, facts), facts, digitalSourceType }
}

async function writeReport(
  { outputPath, timeline, job, rendered: { mixed, encoder } }: DeliveryRequest,
  { durationSeconds, mimeType, video, audio }: MediaFacts,
): Promise<DeliveryReport> {
  const plan = videoPlanSchema.parse(JSON.parse(await readFile(job.planFile, 'utf8')))
  const light: FrameLight[] = []
  for (const segment of plan.segments) {
    const kept = await readLight(job.lightFolder, segment.key)
    // A segment without a stored light measurement counts as lit and moving.
    light.push(...(kept ?? Array.from({ length: segment.frameCount }, () => ({ luma: 1, difference: 1 }))))
  }
  const { size: sizeBytes } = await stat(outputPath)
  const { loudnessLufs, truePeakDbtp } = mixed
  const measured = {
    timeline,
    light,
    texts: plan.texts,
    loudnessLufs,
    truePeakDbtp,
    durationSeconds,
    sizeBytes,
  }
  const report: DeliveryReport = {
    ...buildDeliveryReport(measured),
    file: { sizeBytes, mimeType, video, audio },
    encoder,
  }
  await writeWholeFile(besideOutput(outputPath, '.report.json'), `${JSON.stringify(report, null, 2)}\n`)
  return report
}

async function writeSubtitles(timeline: Timeline, outputPath: string): Promise<void> {
  const cues = buildCues(
    timeline.scenes.map((scene) => ({
      startSeconds: sceneStartSeconds(timeline, scene),
      words: scene.words,
    })),
  )
  await writeWholeFile(besideOutput(outputPath, '.srt'), writeSrt(cues))
  await writeWholeFile(besideOutput(outputPath, '.vtt'), writeVtt(cues))
}
