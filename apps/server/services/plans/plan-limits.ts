// Limits of plans, on installations that enforce them (ENFORCE_PLANS).

import { apiKeyMessages } from '@vivify/contract/api-key-messages'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import {
  allowanceOf,
  findPlan,
  firstPlanWith,
  planFeatures,
  planWatermark,
  type Allowance,
  type Plan,
  type PlanFeature,
} from '@vivify/contract/plans'
import { framesPerSecond, type Project } from '@vivify/contract/project'
import { bookendSeconds } from '@vivify/timeline/document/bookends'
import { estimateSeconds } from '@vivify/timeline/document/scene-length'
import { paceOf } from '@vivify/generators/speech/voices'
import { timeScenes, type SceneSpeech } from '@vivify/timeline/timeline'
import type { Database, Executor } from '../../store/database.ts'
import { readPlan, readSeatTerms } from '../../store/workspaces.ts'

/** A script whose reading time exceeds the allowed length by this factor is refused without speaking it. */
const hopelessFactor = 2

/** Checks a document against the limits of its workspace's plan. */
export type PlanGate = (workspaceId: string, project: Project) => Promise<Project>

/** The plan whose limits apply to a workspace. Free accounts have Starter's. */
export async function planOf(db: Database, workspaceId: string): Promise<Plan> {
  return findPlan((await readPlan(db, workspaceId)) ?? 'starter')
}

/** What a workspace may do, for work without a session. */
export async function readAllowance(
  db: Executor,
  { workspaceId, isEnforced }: { workspaceId: string; isEnforced: boolean },
): Promise<Allowance> {
  const { plan, licenceSeats } = await readSeatTerms(db, workspaceId)
  return allowanceOf(plan, isEnforced, licenceSeats)
}

/** Why a plan lets no programs in; null where it does. */
export function describeApiRefusal({ plan, features }: Allowance): string | null {
  return features.includes('api') ? null : apiKeyMessages.noPlan(findPlan(plan ?? 'starter').name)
}

/** Throws AppError `forbidden`, naming the plan to choose, where the plan lacks a feature. */
export function requirePlanFeature(allowed: Allowance, feature: PlanFeature): void {
  if (allowed.features.includes(feature)) return
  const needed = firstPlanWith(feature)
  throw new AppError('forbidden', messages.plans.needed(planFeatures[feature], needed.name), {
    details: { plan: allowed.plan, limit: feature, needed: needed.id },
  })
}

/**
 * Creates the gate. It returns the document with the plan's watermark. It throws AppError `forbidden`, with a sentence
 * on what to change, and what speaking throws.
 */
export function createPlanGate(options: {
  db: Database
  isEnforced: boolean
  speak: (workspaceId: string, project: Project) => Promise<readonly SceneSpeech[]>
}): PlanGate {
  return async (workspaceId, project) => {
    if (!options.isEnforced) return project
    const plan = await planOf(options.db, workspaceId)
    requireResolution(project, plan)
    const estimated = estimateSeconds(project.scenes, paceOf(project.voice)) / hopelessFactor
    requireSeconds(plan, estimated + bookendSeconds(project))
    // The exact length. The speech is cached for the video.
    const { frameCount } = timeScenes(project, await options.speak(workspaceId, project))
    requireSeconds(plan, frameCount / framesPerSecond)
    if (!plan.hasWatermark) return project
    return { ...project, brand: { ...project.brand, watermark: planWatermark } }
  }
}

/** Creates the function that gives a new document a resolution that its workspace's plan allows. */
export function createPlanFit(options: { db: Database; isEnforced: boolean }) {
  return async (workspaceId: string, document: Project): Promise<Project> => {
    const { resolution } = await readAllowance(options.db, { ...options, workspaceId })
    return document.resolution <= resolution ? document : { ...document, resolution }
  }
}

function requireResolution({ resolution }: Project, plan: Plan): void {
  if (resolution <= plan.resolution) return
  throw new AppError('forbidden', messages.plans.resolution(plan.name, plan.resolution), {
    details: { plan: plan.id, limit: 'resolution', allowed: plan.resolution },
  })
}

function requireSeconds(plan: Plan, seconds: number): void {
  if (seconds <= plan.maxVideoSeconds) return
  throw new AppError(
    'forbidden',
    messages.plans.seconds(plan.name, plan.maxVideoSeconds, Math.ceil(seconds)),
    {
      details: { plan: plan.id, limit: 'seconds', allowed: plan.maxVideoSeconds },
    },
  )
}
