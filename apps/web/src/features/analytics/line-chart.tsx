import { platformNames } from '@vivify/contract/platforms'
import { showCount } from '@vivify/social/show-measures'
import type { MeasuredAccount } from '../../api/analytics.ts'
import { platformColor } from '../../ui/platform-icons.tsx'

const width = 320
const height = 96
const edge = 4

/** Followers of an account by day. A day without a value leaves no gap: the line joins its neighbors. */
export function FollowerChart({ account }: { account: MeasuredAccount }) {
  const { platform, name, days } = account
  const points = days.flatMap(({ day, values }) => {
    const followers = values['followers']
    return followers === undefined ? [] : [{ dayMs: Date.parse(day), day, followers }]
  })
  const first = points[0]
  const last = points.at(-1)
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="flex items-baseline justify-between gap-3 text-sm">
        <span className="truncate font-medium">
          {platformNames[platform]} <span className="font-normal text-muted">{name}</span>
        </span>
        <span className="tabular-nums">{showCount(last?.followers)}</span>
      </figcaption>
      {first !== undefined && last !== undefined && (
        <svg
          role="img"
          aria-label={`Followers from ${showCount(first.followers)} on ${first.day} to ${showCount(last.followers)} on ${last.day}`}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-24 w-full rounded-small bg-sunken"
        >
          <path
            d={drawLine(points)}
            fill="none"
            stroke={platformColor(platform)}
            strokeWidth={2.5}
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
    </figure>
  )
}

/** A single day is a short level line. */
export function drawLine(points: readonly { dayMs: number; followers: number }[]): string {
  const values = points.map(({ followers }) => followers)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const [start, end] = [points[0]!.dayMs, points.at(-1)!.dayMs]
  const x = (dayMs: number): number =>
    end === start ? width / 2 : edge + ((dayMs - start) / (end - start)) * (width - 2 * edge)
  const y = (followers: number): number =>
    most === least ? height / 2 : height - edge - ((followers - least) / (most - least)) * (height - 2 * edge)
  const line = points.map(({ dayMs, followers }) => `${x(dayMs).toFixed(1)} ${y(followers).toFixed(1)}`)
  return points.length === 1 ? `M${line[0]!}h${edge}` : `M${line.join('L')}`
}
