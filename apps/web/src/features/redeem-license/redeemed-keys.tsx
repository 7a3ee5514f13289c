import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { redeemedQuery, type RedeemedLicence } from '../../api/licences.ts'
import { joinClasses } from '../../ui/class-names.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { nameDay, nameOf } from './redemption-result.tsx'

const words = messages.licences

/** Keys that the account redeemed, newest first. Only the end of a key is known. */
export function RedeemedKeys() {
  const { data, error, isRefetching, refetch } = useQuery(redeemedQuery)
  return (
    <section aria-labelledby="redeemed-keys" className="flex min-w-0 flex-col gap-3 lg:pt-2">
      <h2 id="redeemed-keys" className="text-lg">
        {words.history}
      </h2>
      {data === undefined && error === null && <Skeleton className="h-24 rounded-base" />}
      {data === undefined && error !== null && (
        <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
          {words.historyFailed}
        </RetryNotice>
      )}
      {data?.licences.length === 0 && (
        <p className="rounded-base border border-dashed border-control-line/60 p-5 text-sm text-muted">
          {words.historyEmpty}
        </p>
      )}
      {data !== undefined && data.licences.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-base border border-line bg-raised">
          {data.licences.map((licence) => (
            <RedeemedKey key={licence.id} licence={licence} />
          ))}
        </ul>
      )}
    </section>
  )
}

function RedeemedKey({ licence }: { licence: RedeemedLicence }) {
  const { lastFour, plan, credits, redeemedAt, revokedAt, takenBackCredits } = licence
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 px-4 py-3 text-sm">
      <span className="truncate font-mono font-semibold tracking-wider">{words.ending(lastFour)}</span>
      <span
        className={joinClasses(
          'font-semibold tabular-nums',
          revokedAt === null ? 'text-good-text' : 'text-muted line-through',
        )}
      >
        {words.creditsAdded(credits)}
      </span>
      <span className="text-xs text-muted">
        {nameOf(plan)} · <time dateTime={redeemedAt}>{nameDay(redeemedAt)}</time>
      </span>
      {revokedAt !== null && (
        <span className="col-span-2 text-xs text-warning-text">{words.revoked(takenBackCredits)}</span>
      )}
    </li>
  )
}
