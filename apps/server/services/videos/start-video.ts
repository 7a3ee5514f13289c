import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { prices } from '@vivify/contract/plans'
import type { Database } from '../../store/database.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { PlanGate } from '../plans/plan-limits.ts'
import type { JobService } from '../jobs/jobs.ts'
import { isSpokenByVendor } from '../stages/voice/speak.ts'
import type { FindVoice } from '../stages/voice/vendor-speaking.ts'
import { projectReference, requireProject } from '../projects/projects.ts'

export interface VideoOptions {
  db: Database
  jobs: JobService
  holdToPlan: PlanGate
  /** Throws when the account may not use a vendor's voice. */
  findVoice: FindVoice
  createId: () => string
}

export interface VideoOrder {
  workspaceId: string
  projectId: string
  idempotencyKey: string | undefined
  mayFilm: boolean
}

export interface VideoService {
  /**
   * Starts making a video from the saved document of a project. The document is copied, so that later edits don't
   * affect the video. Throws AppError `not_found`, `script_empty`, `forbidden` when the video exceeds the plan's
   * limits or its voice may not be used, `bad_input` for a vendor's voice that is not ready, `insufficient_credits`, or `conflict` while the project's video is being made.
   */
  start(order: VideoOrder): Promise<JobRow>
}

export function createVideoService(options: VideoOptions): VideoService {
  return { start: (order) => startVideo(options, order) }
}

async function startVideo(options: VideoOptions, request: VideoOrder): Promise<JobRow> {
  const { workspaceId, projectId, mayFilm } = request
  const project = await requireProject(options.db, workspaceId, projectId)
  if (!project.document) throw new AppError('script_empty', messages.dashboard.scriptMissing)
  if (isSpokenByVendor(project.document)) {
    await options.findVoice(workspaceId, project.document.vendorVoice)
  }
  const document = await options.holdToPlan(workspaceId, project.document)
  const idempotencyKey = request.idempotencyKey ?? options.createId()
  return options.jobs.startJob({
    workspaceId,
    kind: 'make-video',
    subject: projectId,
    idempotencyKey,
    payload: { idempotencyKey, workspaceId, projectId, project: document, mayFilm },
    cost: { amount: prices.video, reference: projectReference(projectId) },
  })
}
