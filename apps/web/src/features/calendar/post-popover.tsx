import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import * as messages from '@vivify/contract/messages'
import { platformNames } from '@vivify/contract/platforms'
import type { Plan } from '@vivify/contract/post'
import type { PostTarget } from '../../api/posts.ts'
import { IconButton } from '../../ui/button.tsx'
import { ExternalLink, TriangleAlert, X } from '../../ui/icons.tsx'
import { PlatformIcon } from '../../ui/platform-icons.tsx'
import { popupClasses } from '../../ui/popup-classes.ts'
import { Badge, type BadgeTone } from '../../ui/surfaces.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { nameDay } from './calendar-dates.ts'
import type { PlacedPost, PostTone } from './calendar-posts.ts'
import { ReviewDialog } from './dialogs/review-dialog.tsx'
import { PlanFields } from './plan-fields.tsx'
import { PostActions } from './post-actions.tsx'
import { toneNames } from './chip-look.ts'

export interface PostPopoverProps {
  placed: PlacedPost
  /** The chip that was pressed. */
  anchor: HTMLElement
  zone: string
  onMove: (placed: PlacedPost, plan: Plan) => void
  onClose: () => void
}

/** A post on the calendar: its words, its state on each platform, and what can be done with it. */
export function PostPopover({ placed, anchor, zone, onMove, onClose }: PostPopoverProps) {
  const [isReviewing, setIsReviewing] = useState(false)
  const { post, warnings } = placed
  const { plan, text } = post.content
  if (isReviewing) return <ReviewDialog postId={post.id} onClose={onClose} />
  return (
    <Popover.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          sideOffset={6}
          collisionPadding={12}
          // On a phone there is no room beside the chip, so it is a sheet at the bottom.
          className="z-30 outline-none max-sm:fixed! max-sm:inset-x-3! max-sm:top-auto! max-sm:bottom-3! max-sm:w-auto! max-sm:transform-none!"
        >
          <Popover.Popup
            className={joinClasses(
              popupClasses,
              'flex max-h-(--available-height) max-sm:max-h-[80dvh] sm:w-96 w-full flex-col gap-3 overflow-y-auto p-4 *:shrink-0',
            )}
          >
            <Heading placed={placed} zone={zone} />
            <p className="line-clamp-5 text-sm break-words whitespace-pre-line">
              {text.trim() === '' ? messages.calendar.noText : text}
            </p>
            {warnings.map((warning) => (
              <p key={warning} className="flex gap-1.5 text-xs text-warning-text">
                <TriangleAlert className="mt-px size-3.5 shrink-0" />
                {warning}
              </p>
            ))}
            <Targets placed={placed} />
            {placed.isMovable && plan !== null && (
              <PlanFields
                key={`${plan.date} ${plan.time}`}
                plan={plan}
                onSave={(next) => onMove(placed, next)}
              />
            )}
            <PostActions {...{ placed, zone, onMove, onClose }} onReview={() => setIsReviewing(true)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Heading({ placed: { post, day, time, tone }, zone }: Pick<PostPopoverProps, 'placed' | 'zone'>) {
  const { plan } = post.content
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="flex flex-col gap-1">
        <Popover.Title className="text-base">{`${nameDay(day)}, ${time}`}</Popover.Title>
        {plan !== null && plan.zone !== zone && (
          <p className="text-xs text-muted">{`Planned for ${plan.date}, ${plan.time} in ${plan.zone}.`}</p>
        )}
      </div>
      <div className="flex items-center gap-1">
        <Badge tone={badgeTones[tone]}>{toneNames[tone]}</Badge>
        <Popover.Close render={<IconButton size="small" label="Close" icon={<X className="size-4" />} />} />
      </div>
    </div>
  )
}

const badgeTones: Record<PostTone, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'second',
  published: 'good',
  rehearsed: 'neutral',
  failed: 'danger',
  unconfirmed: 'warning',
}

const stateNames: Record<PostTarget['state'], string> = {
  ...toneNames,
  publishing: 'Publishing',
  cancelled: 'Canceled',
}

/** A line for each platform. */
function Targets({ placed: { post } }: { placed: PlacedPost }) {
  return (
    <ul aria-label="Platforms" className="flex flex-col gap-1.5 text-sm">
      {post.content.platforms.map((platform) => {
        const target = post.targets.find((one) => one.platform === platform)
        return (
          <li key={platform} className="flex items-start gap-2">
            <PlatformIcon platform={platform} className="mt-0.5 size-4" />
            <div className="min-w-0 flex-1">
              <span className="font-medium">{platformNames[platform]}</span>{' '}
              <span className="text-muted">{describeTarget(target)}</span>
              {target?.message != null && <p className="text-xs text-muted">{target.message}</p>}
            </div>
            {target?.permalink != null && (
              <a
                href={target.permalink}
                target="_blank"
                rel="noreferrer"
                className="flex items-center gap-1 text-xs font-semibold text-primary-text"
              >
                Open <ExternalLink className="size-3.5" />
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function describeTarget(target: PostTarget | undefined): string {
  if (target === undefined) return toneNames.draft
  const account = target.accountName ?? messages.calendar.dryRun
  return `${stateNames[target.state]} · ${account}`
}
