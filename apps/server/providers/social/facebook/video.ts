// A video of a page: its id is known before a byte is sent, and only `finish` publishes it. Upright videos of up to 90
// seconds become reels. https://developers.facebook.com/docs/video-api/guides/reels-publishing and
// https://developers.facebook.com/docs/graph-api/reference/page/videos

import { z } from 'zod'
import * as messages from '@vivify/contract/messages'
import { ProviderError, quoteReason } from '../../provider-error.ts'
import type { GraphAccess } from '../meta-comment.ts'
import { callGraph, GraphError, isMetaAddress, uploadTimeoutMs, uploadToMeta } from '../meta-graph.ts'
import type { FoundAgain, PublishRun, SocialFile, StepResult } from '../port.ts'

const waitMs = 15_000
/** Facebook proposes larger parts and takes smaller ones. */
const partBytes = 8_388_608
/** Facebook's answer to a part that it does not expect, with the one that it expects. */
const unexpectedPart = 1_363_037

interface Video {
  run: PublishRun
  graph: GraphAccess
  file: SocialFile
}

/** Publishes the video and waits for it. Throws as an adapter does. */
export async function publishVideo(video: Video): Promise<{ id: string; permalink: string }> {
  const { run, graph, file } = video
  const isReel = couldBeReel(file)
  const id = isReel ? await sendReel(video) : await sendVideo(video)
  const {
    video_status: state,
    publishing_phase: publishing,
    processing_phase: processing,
  } = await readStatus(graph, id)
  if (state === 'error' || state === 'upload_failed' || state === 'expired') {
    const reason = processing?.errors?.[0]?.message ?? messages.publishing.notProcessed(graph.platform)
    throw new ProviderError({
      vendor: graph.platform,
      failure: 'unprocessable',
      reason: quoteReason(reason),
    })
  }
  const isLive = state === 'ready' || publishing?.status === 'complete'
  if (!isLive) run.askAgain(waitMs, messages.publishing.processing(graph.platform))
  const permalink = isReel ? `https://www.facebook.com/reel/${id}` : `https://www.facebook.com/watch/?v=${id}`
  return { id, permalink }
}

function couldBeReel({ width, height, durationSeconds: seconds }: SocialFile): boolean {
  if (width === null || height === null || seconds === null) return false
  const isUpright = Math.abs(width / height - 9 / 16) < 0.01
  return isUpright && width >= 540 && height >= 960 && seconds >= 3 && seconds <= 90
}

const finishedSchema = z.object({ success: z.literal(true) })

async function sendReel({ run, graph, file }: Video): Promise<string> {
  const path = `${run.access.accountId}/video_reels`
  const { id, url } = await run.step('start', async () => {
    const answer = z.object({ video_id: z.string(), upload_url: z.string() })
    const json = { upload_phase: 'start' }
    const { video_id: started, upload_url: address } = await callGraph({ ...graph, path, json, answer })
    if (isMetaAddress(address, graph.baseUrl)) return { id: started, url: address }
    throw new ProviderError({ vendor: graph.platform, failure: 'bad_answer' })
  })
  await run.step('sent', async () => {
    const sentBytes = (await readStatus(graph, id!)).uploading_phase?.bytes ?? 0
    if (sentBytes < file.sizeBytes) await uploadToMeta(graph, { url: url!, file, sentBytes })
    return { bytes: String(file.sizeBytes) }
  })
  await run.commit(
    'finish',
    async () => {
      const json = {
        video_id: id,
        upload_phase: 'finish',
        video_state: 'PUBLISHED',
        description: run.post.text,
      }
      await callGraph({ ...graph, path, json, answer: finishedSchema })
      return { id: id! }
    },
    () => findFinished(graph, id!),
  )
  return id!
}

const rangeSchema = z.object({ start_offset: z.coerce.number(), end_offset: z.coerce.number() })
type Range = z.output<typeof rangeSchema>

async function sendVideo({ run, graph, file }: Video): Promise<string> {
  const path = `${run.access.accountId}/videos`
  // Bytes of videos go to a host of their own.
  const host = {
    ...graph,
    baseUrl: graph.baseUrl.replace('//graph.facebook.com', '//graph-video.facebook.com'),
  }
  const started = await run.step('start', async () => {
    const answer = rangeSchema.extend({ video_id: z.string(), upload_session_id: z.string() })
    const form = { upload_phase: 'start', file_size: String(file.sizeBytes) }
    const opened = await callGraph({ ...host, path, form, answer })
    return { id: opened.video_id, session: opened.upload_session_id, ...formatRange(opened) }
  })
  const { id, session } = started
  let range = readRange(started)
  while (range.start_offset < Math.min(range.end_offset, file.sizeBytes)) {
    const from = range
    const next = await run.step(`part-${from.start_offset}`, async () =>
      formatRange(await sendPart(host, { path, session: session!, file, range: from })),
    )
    if (Number(next['start']) <= from.start_offset) {
      throw new ProviderError({ vendor: graph.platform, failure: 'bad_answer' })
    }
    range = readRange(next)
  }
  await run.commit(
    'finish',
    async () => {
      const form = { upload_phase: 'finish', upload_session_id: session!, description: run.post.text }
      await callGraph({ ...host, path, form, answer: finishedSchema })
      return { id: id! }
    },
    () => findFinished(graph, id!),
  )
  return id!
}

function formatRange({ start_offset: start, end_offset: end }: Range): StepResult {
  return { start: String(start), end: String(end) }
}

function readRange({ start, end }: StepResult): Range {
  return { start_offset: Number(start), end_offset: Number(end) }
}

/** Sends a part and returns the next one. A part that an earlier attempt already sent is passed over. */
async function sendPart(
  graph: GraphAccess,
  part: { path: string; session: string; file: SocialFile; range: Range },
): Promise<Range> {
  const { path, session, file, range } = part
  const start = range.start_offset
  const end = Math.min(range.end_offset, start + partBytes, file.sizeBytes)
  const bytes = await file.read(start, end)
  const body = new FormData()
  body.set('upload_phase', 'transfer')
  body.set('upload_session_id', session)
  body.set('start_offset', String(start))
  body.set('video_file_chunk', new Blob([Buffer.from(bytes)]), 'part')
  try {
    const timeoutMs = uploadTimeoutMs(end - start)
    return await callGraph({ ...graph, path, body, answer: rangeSchema, timeoutMs })
  } catch (error) {
    const isExpected = !(error instanceof GraphError) || error.subcode !== unexpectedPart
    if (isExpected) throw error
    const expected = rangeSchema.safeParse(error.facts)
    if (expected.success && expected.data.start_offset > start) return expected.data
    throw error
  }
}

const bytesSchema = z
  .object({
    // The documentation spells it in both ways.
    bytes_transferred: z.coerce.number().optional(),
    bytes_transfered: z.coerce.number().optional(),
  })
  .transform((phase) => ({ bytes: phase.bytes_transferred ?? phase.bytes_transfered ?? 0 }))
const statusSchema = z.object({
  status: z.object({
    video_status: z.string(),
    uploading_phase: bytesSchema.optional(),
    processing_phase: z.object({ errors: z.array(z.object({ message: z.string() })).optional() }).optional(),
    publishing_phase: z.object({ status: z.string() }).optional(),
  }),
})

async function readStatus(graph: GraphAccess, id: string): Promise<z.output<typeof statusSchema>['status']> {
  const query = { fields: 'status' }
  const { status } = await callGraph({ ...graph, method: 'GET', path: id, query, answer: statusSchema })
  return status
}

/** `finish` can't publish a second video, because it names the first one. */
async function findFinished(graph: GraphAccess, id: string): Promise<FoundAgain<StepResult>> {
  const { video_status: state, publishing_phase: publishing } = await readStatus(graph, id)
  const isFinished = publishing
    ? publishing.status !== 'not_started'
    : ['processing', 'ready'].includes(state)
  return isFinished ? { outcome: 'done', result: { id } } : { outcome: 'absent' }
}
