import * as messages from '@vivify/contract/messages'
import { findPlan, type Plan } from '@vivify/contract/plans'
import { paceOf } from '@vivify/generators/speech/voices'
import { bookendSeconds } from '@vivify/timeline/document/bookends'
import { estimateSeconds } from '@vivify/timeline/document/scene-length'
import { PricingLink } from '../../ui/pricing-link.tsx'
import { useProject } from '../project/use-project.ts'
import { usePreviewControls } from '../video-preview/preview-controls.ts'

const words = messages.plans

/** Says that the video is longer than the plan allows, before it is ordered. Nothing while it fits. */
export function LengthLimit({ plan }: { plan: Plan['id'] }) {
  const seconds = useVideoSeconds()
  const { name, maxVideoSeconds } = findPlan(plan)
  if (seconds === null || seconds <= maxVideoSeconds) return null
  return (
    <p role="status" className="text-sm text-warning-text">
      {words.tooLong(Math.ceil(seconds), name, maxVideoSeconds)}{' '}
      <PricingLink className="underline underline-offset-2">{words.largerPlans}</PricingLink>
    </p>
  )
}

/** The length of the video with intro and outro: known once the preview has spoken it, estimated before. */
function useVideoSeconds(): number | null {
  const { document } = useProject()
  const { spoken } = usePreviewControls()
  if (document === null) return null
  const { scenes, voice } = document
  const isSpoken = spoken.length === scenes.length
  const script = isSpoken
    ? spoken.reduce((sum, { seconds }) => sum + seconds, 0)
    : estimateSeconds(scenes, paceOf(voice))
  return script + bookendSeconds(document)
}
