import * as messages from '@vivify/contract/messages'
import { Coins, Info, Sparkles, X } from '../../ui/icons.tsx'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { WaysToCredits } from '../../ui/credit-links.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { describeCost } from './describe-picture.ts'
import type { ImageFormState } from './use-image-form.ts'
import type { ImageJob } from './use-image-job.ts'

const words = messages.images

/** The screen's primary action, with its price, the reason if it is unavailable, and its progress. */
export function GenerateBar({ state, work }: { state: ImageFormState; work: ImageJob }) {
  const { user } = useAuth()
  const { form, engine } = state
  const cost = engine.credits * form.count
  const credits = user?.credits ?? 0
  const isAffordable = cost <= credits
  const isBlank = form.prompt.trim() === ''
  return (
    <section
      aria-label="Generate"
      className="grid gap-3 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:order-1 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface/95 max-lg:opaque:bg-surface max-lg:px-4 max-lg:py-3 max-lg:backdrop-blur-md sm:max-lg:-mx-6 sm:max-lg:px-6 lg:sticky lg:bottom-0 lg:z-10 lg:-mx-2 lg:bg-surface/95 lg:opaque:bg-surface lg:px-2 lg:py-4 lg:backdrop-blur-md"
    >
      {work.notices.length > 0 && <Notices {...work} />}
      {work.isBusy && <JobProgress {...work} />}
      {!isAffordable && !work.isBusy ? (
        <TooDear state={state} cost={cost} credits={credits} isGuest={user?.isGuest ?? false} />
      ) : (
        <p
          id="image-cost"
          className={work.isBusy ? 'sr-only' : 'flex items-center justify-between gap-3 text-sm text-muted'}
        >
          <span className="flex items-center gap-1.5">
            <Coins className="size-4" aria-hidden="true" />
            <strong className="font-semibold text-text">{describeCost(cost)}</strong>
          </span>
          <span className="truncate">{isBlank ? 'Write a prompt first' : engine.name}</span>
        </p>
      )}
      <Button
        variant="primary"
        size="large"
        isFullWidth
        isBusy={work.isBusy}
        busyLabel={words.generating}
        disabled={!isAffordable}
        // Not `disabled`, because pressing it without a prompt shows what is missing.
        aria-disabled={isBlank || undefined}
        aria-describedby="image-cost"
        icon={<Sparkles className="size-4.5" aria-hidden="true" />}
        className="aria-disabled:cursor-not-allowed! aria-disabled:bg-hover aria-disabled:bg-none aria-disabled:text-muted aria-disabled:shadow-none"
        onClick={work.generate}
      >
        {words.generate}
      </Button>
    </section>
  )
}

function Notices({ notices, dismissNotices }: ImageJob) {
  return (
    <Notice
      tone="second"
      icon={<Info />}
      action={
        <IconButton label="Dismiss" size="small" icon={<X className="size-4" />} onClick={dismissNotices} />
      }
    >
      <span role="status">{notices.join(' ')}</span>
    </Notice>
  )
}

interface TooDearProps {
  state: ImageFormState
  cost: number
  credits: number
  isGuest: boolean
}

function TooDear({ state, cost, credits, isGuest }: TooDearProps) {
  const { form, engine, change } = state
  return (
    <p id="image-cost" className="text-sm text-warning-text">
      {words.tooDear(form.count, engine.name, cost, credits)} {messages.credits.missing(cost - credits)}{' '}
      {isGuest && words.guestOutOfCredits}{' '}
      <button
        type="button"
        className="font-semibold underline underline-offset-2"
        onClick={() => change({ engine: 'built-in' })}
      >
        Use the built-in painter
      </button>
      , <WaysToCredits isBeginning={false} />
    </p>
  )
}

function JobProgress({ job, progress, reason, cancel, isCanceling }: ImageJob) {
  if (job === undefined) return <Progress stage="Sending your prompt" share={null} />
  const onCancel = isCanceling ? {} : { onCancel: cancel }
  if (progress === null) {
    return <Progress stage={isCanceling ? 'Canceling' : 'Waiting in line'} share={null} {...onCancel} />
  }
  const { done, total } = progress
  const stage = `Painting picture ${Math.min(done + 1, total)} of ${total}`
  return (
    <Progress
      stage={isCanceling ? 'Canceling' : stage}
      share={total === 1 ? null : done / total}
      note={reason ?? undefined}
      {...onCancel}
    />
  )
}
