import * as messages from '@vivify/contract/messages'
import { prices } from '@vivify/contract/plans'
import type { JobView } from '../../api/jobs.ts'
import { CircleAlert, Coins, Info, PenLine, Sparkles, X } from '../../ui/icons.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useAllowance } from '../../lib/session/use-allowance.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { WaysToCredits } from '../../ui/credit-links.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { BuiltInVoiceButton } from '../project/built-in-voice-button.tsx'
import { useProject } from '../project/use-project.ts'
import { speakingVendorVoice } from '../project/vendor-voice.ts'
import { useGenerate, type Generate } from './use-generate.tsx'
import {
  addSample,
  describeTimeLeft,
  secondsLeft,
  shareOf,
  stageLabel,
  type ProgressSample,
} from '../../lib/jobs/video-progress.ts'

const LengthLimit = lazy(async () => ({ default: (await import('./length-limit.tsx')).LengthLimit }))

/** The screen's primary action, with its price, the reason if it is unavailable, and its progress. */
export function GeneratePanel() {
  const generate = useGenerate()
  const { outcome, isBusy, dismissOutcome } = generate
  const allowed = useAllowance()
  return (
    <section aria-label="Generate" className="flex flex-col gap-3">
      {outcome !== null && (
        <Notice
          tone={outcome.tone}
          icon={outcome.tone === 'danger' ? <CircleAlert /> : <Info />}
          action={
            <IconButton
              label="Dismiss"
              size="small"
              icon={<X className="size-4" />}
              onClick={dismissOutcome}
            />
          }
        >
          <span role={outcome.tone === 'danger' ? undefined : 'status'}>{outcome.sentence}</span>
          {outcome.mayBeVoice && <VoiceWaysOut {...generate} />}
        </Notice>
      )}
      {isBusy && <JobProgress />}
      {allowed.plan !== null && (
        <Suspense>
          <LengthLimit plan={allowed.plan} />
        </Suspense>
      )}
      <Cost {...generate} />
      <GenerateButton {...generate} />
    </section>
  )
}

/** For a video whose vendor's voice failed: no other voice speaks it unasked. */
function VoiceWaysOut({ generate }: Generate) {
  const isVendors = speakingVendorVoice(useProject().settings) !== null
  if (!isVendors) return null
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      <Button size="small" onClick={generate}>
        Try again
      </Button>
      <BuiltInVoiceButton size="small" onUse={generate} />
    </span>
  )
}

function GenerateButton({ cost, isBusy, isAffordable, generate }: Generate) {
  return (
    <Button
      variant="primary"
      size="large"
      isFullWidth
      isBusy={isBusy}
      busyLabel={messages.dashboard.generatingVideo}
      disabled={!isAffordable}
      aria-describedby="generate-cost"
      icon={<Sparkles className="size-4.5" aria-hidden="true" />}
      onClick={generate}
    >
      {messages.dashboard.generateVideo}
      {cost === 0 && (
        <span aria-hidden="true" className="font-medium">
          · exports again
        </span>
      )}
    </Button>
  )
}

function Cost({ cost, credits, isAffordable, isBusy, needsScript }: Generate) {
  if (!isAffordable && !isBusy) {
    return (
      <p id="generate-cost" className="text-sm text-warning-text">
        A video takes {prices.video} credits and you have {credits}.{' '}
        {messages.credits.missing(cost - credits)} <WaysToCredits />
      </p>
    )
  }
  return (
    <p
      id="generate-cost"
      className={joinClasses(
        'flex items-center justify-between gap-3 text-sm text-muted',
        // There is only room for this or the progress, because the button must stay visible.
        isBusy && 'sr-only',
      )}
    >
      <span className="flex items-center gap-1.5">
        <Coins className="size-4" aria-hidden="true" />
        <strong className="font-semibold text-text">
          {cost === 0 ? 'Free' : `${cost} credits${isBusy ? ' reserved' : ''}`}
        </strong>
      </span>
      {needsScript ? (
        <span className="flex items-center gap-1.5 text-text">
          <PenLine className="size-4 shrink-0 text-muted" aria-hidden="true" />
          It needs a script first
        </span>
      ) : (
        <span>{cost === 0 ? 'Already paid for' : `You have ${credits}`}</span>
      )}
      {cost === 0 && <span className="sr-only">The video is exported again.</span>}
    </p>
  )
}

const lastStage = { stage: 'check', done: 1, total: 1 }

function JobProgress() {
  const { job, progress: told, reason, cancel, isCanceling } = useGenerate()
  // The progress of a finished video stays at its last stage until the page has loaded the result.
  const progress = job?.state.status === 'completed' ? lastStage : told
  const left = useSecondsLeft(progress)
  if (job === undefined) return <Progress stage="Saving the project" share={null} />
  const stage = progress === null ? 'Waiting in line' : stageLabel(progress)
  return (
    <Progress
      stage={isCanceling ? 'Canceling' : stage}
      share={progress === null ? null : shareOf(progress)}
      note={progress === null ? undefined : (describeWait(job.state, reason) ?? describeTimeLeft(left))}
      {...(isCanceling ? {} : { onCancel: cancel })}
    />
  )
}

/** A shorter pause is over before anybody has looked at a clock. */
const worthTellingMs = 20_000

function describeWait(state: JobView['state'], reason: string | null): string | null {
  if (reason === null || state.status !== 'running' || state.waitsUntil === undefined) return reason
  const until = new Date(state.waitsUntil)
  if (until.getTime() - Date.now() < worthTellingMs) return reason
  const time = until.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  return `${reason} ${messages.voices.againAt(time)}`
}

const tickMs = 500

function useSecondsLeft(progress: Parameters<typeof shareOf>[0] | null): number | null {
  const [samples, setSamples] = useState<readonly ProgressSample[]>([])
  const [nowMs, setNowMs] = useState(() => performance.now())
  useEffect(() => {
    if (progress === null) return
    const sample = { atMs: performance.now(), stage: progress.stage, share: shareOf(progress) }
    setSamples((known) => addSample(known, sample))
  }, [progress])
  useEffect(() => {
    const timer = setInterval(() => setNowMs(performance.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return secondsLeft(samples, nowMs)
}
