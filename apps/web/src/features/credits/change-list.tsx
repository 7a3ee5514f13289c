import { useInfiniteQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { creditChangesQuery, type ChangeFilter, type CreditChange } from '../../api/credits.ts'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Coins } from '../../ui/icons.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { EmptyState, Skeleton } from '../../ui/surfaces.tsx'

const words = messages.credits

/** The changes that pass the filter, page by page. */
export function ChangeList({ filter }: { filter: ChangeFilter }) {
  const query = useInfiniteQuery(creditChangesQuery(filter))
  const { data, error, isRefetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (data === undefined) {
    return error === null ? (
      <Skeleton className="h-80 rounded-large" />
    ) : (
      <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
        {`${words.failed} ${error.message}`}
      </RetryNotice>
    )
  }
  const changes = data.pages.flatMap((page) => page.changes)
  if (changes.length === 0) {
    return (
      <EmptyState icon={<Coins />} title={words.none}>
        {words.noneForFilter}
      </EmptyState>
    )
  }
  return (
    <>
      <ChangeTable changes={changes} />
      {error !== null && (
        <RetryNotice tone="warning" isBusy={isFetchingNextPage} onRetry={() => void fetchNextPage()}>
          {`${words.failed} ${error.message}`}
        </RetryNotice>
      )}
      {hasNextPage && (
        <Button className="self-center" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.showMore}
        </Button>
      )}
    </>
  )
}

function ChangeTable({ changes }: { changes: readonly CreditChange[] }) {
  const { what, when, amount, balanceAfter } = words.columns
  return (
    <div className="overflow-hidden rounded-large border border-line bg-raised">
      <table className="w-full table-fixed border-collapse text-sm">
        <thead className="border-b border-line text-left text-xs text-muted [&_th]:px-4 [&_th]:py-2.5 [&_th]:font-semibold sm:[&_th]:px-5">
          <tr>
            <th scope="col">{what}</th>
            <th scope="col" className="w-60 max-md:hidden">
              {when}
            </th>
            <th scope="col" className="w-20 text-right sm:w-28">
              {amount}
            </th>
            <th scope="col" className="w-22 text-right sm:w-32">
              {balanceAfter}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {changes.map((change) => (
            <ChangeRow key={change.id} change={change} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ChangeRow({ change }: { change: CreditChange }) {
  const { amount, balanceAfter, createdAt, outcome } = change
  const when = <time dateTime={createdAt}>{nameMoment(createdAt)}</time>
  const isBack = outcome === 'returned'
  return (
    <tr className="[&>td]:px-4 [&>td]:py-3 sm:[&>td]:px-5">
      <td className="align-top">
        <span className="line-clamp-2 font-medium break-words">{words.what(change)}</span>
        <span className="block text-xs text-muted">{words.how(change)}</span>
        <span className="block text-xs text-muted md:hidden">{when}</span>
      </td>
      <td className="align-top text-muted max-md:hidden">{when}</td>
      <td
        className={joinClasses(
          'text-right align-top font-semibold tabular-nums',
          amount > 0 ? 'text-good-text' : 'text-text',
          isBack && 'text-muted',
        )}
      >
        {signed(amount)}
      </td>
      <td className="text-right align-top text-muted tabular-nums">{balanceAfter.toLocaleString('en')}</td>
    </tr>
  )
}

/** With the minus sign of typography, as wide as the plus. */
function signed(amount: number): string {
  return `${amount > 0 ? '+' : '−'}${Math.abs(amount).toLocaleString('en')}`
}

function nameMoment(moment: string): string {
  return new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
}
