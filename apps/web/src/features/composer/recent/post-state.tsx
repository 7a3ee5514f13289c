import * as messages from '@vivify/contract/messages'
import { platformIds, platformNames } from '@vivify/contract/platforms'
import type { PostState, TargetState } from '@vivify/contract/post'
import type { PostTarget } from '../../../api/posts.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { Badge, type BadgeTone } from '../../../ui/surfaces.tsx'
import { PlatformIcon } from '../../../ui/platform-icons.tsx'

export const stateNames: Record<PostState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  publishing: 'Publishing',
  published: 'Published',
  failed: 'Failed',
  unconfirmed: 'Unconfirmed',
  cancelled: 'Canceled',
  rehearsed: messages.composer.rehearsed,
}

const tones: Record<PostState, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'second',
  publishing: 'second',
  published: 'good',
  failed: 'danger',
  unconfirmed: 'warning',
  cancelled: 'neutral',
  rehearsed: 'neutral',
}

/** The state of a post or of one of its platforms, as a word. */
export function StateBadge({ state }: { state: PostState }) {
  return (
    <Badge tone={tones[state]}>
      {state === 'publishing' && <Spinner className="size-3" />}
      {stateNames[state]}
    </Badge>
  )
}

/** Each platform of the post with its own state. */
export function TargetMarks({ targets }: { targets: readonly PostTarget[] }) {
  return (
    <ul aria-label="Platforms" className="flex flex-wrap gap-1.5">
      {inOrder(targets).map(({ id, platform, state }) => (
        <li
          key={id}
          title={`${platformNames[platform]}: ${stateNames[state]}`}
          className="relative grid size-8 place-items-center rounded-full bg-hover"
        >
          <PlatformIcon platform={platform} className="size-4" />
          <span className="sr-only">{`${platformNames[platform]}: ${stateNames[state]}`}</span>
          <span
            aria-hidden="true"
            className={`absolute -right-0.5 -bottom-0.5 size-3 rounded-full border-2 border-raised ${dots[state]}`}
          />
        </li>
      ))}
    </ul>
  )
}

/** In the order of the toggles. */
export function inOrder<Target extends Pick<PostTarget, 'platform'>>(targets: readonly Target[]): Target[] {
  const place = ({ platform }: Target): number => platformIds.indexOf(platform)
  return targets.toSorted((one, other) => place(one) - place(other))
}

const dots: Record<TargetState, string> = {
  scheduled: 'bg-second',
  publishing: 'bg-second',
  published: 'bg-good-text',
  failed: 'bg-danger',
  unconfirmed: 'bg-warning-text',
  cancelled: 'bg-control-line',
  rehearsed: 'bg-control-line',
}
