import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useDeferredValue, useState } from 'react'
import {
  installationAccountsQuery,
  type AccountFilter,
  type ListedAccount,
} from '../../../api/installation.ts'
import { Button } from '../../../ui/button.tsx'
import { Search } from '../../../ui/icons.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Badge, Skeleton } from '../../../ui/surfaces.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FigureTable } from './figure-table.tsx'
import { nameBytes, nameCount, nameDay, nameMoment } from './figures.ts'

const words = messages.installation
const shown = [
  { value: 'people', label: words.people },
  { value: 'guests', label: words.guests },
] as const satisfies { value: AccountFilter['show']; label: string }[]
const maxSearchCharacters = 100

/** Who has an account here, and how much each uses; searched by email, page by page. */
export function AccountList() {
  const [filter, setFilter] = useState<AccountFilter>({ show: 'people', search: '' })
  const query = useInfiniteQuery({
    ...installationAccountsQuery(useDeferredValue(filter)),
    placeholderData: keepPreviousData,
  })
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const accounts = data?.pages.flatMap((page) => page.accounts) ?? []
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label={words.show}
          segments={shown}
          value={filter.show}
          isWideWhenNarrow
          onChange={(show) => setFilter({ show, search: '' })}
        />
        {filter.show === 'people' && (
          <TextField
            label={words.search}
            isLabelHidden
            type="search"
            icon={<Search />}
            placeholder={words.search}
            maxLength={maxSearchCharacters}
            value={filter.search}
            className="flex-1 basis-56"
            onChange={(event) => setFilter({ ...filter, search: event.target.value })}
          />
        )}
      </div>
      {error !== null && <RetryNotice onRetry={() => void refetch()}>{error.message}</RetryNotice>}
      {data === undefined && error === null && <Skeleton className="h-40 rounded-large" />}
      {data !== undefined && accounts.length === 0 && (
        <p role="status" className="text-sm text-muted">
          {words.noAccounts}
        </p>
      )}
      {accounts.length > 0 && <AccountTable accounts={accounts} />}
      {hasNextPage && (
        <Button className="self-center" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.showMore}
        </Button>
      )}
    </>
  )
}

function AccountTable({ accounts }: { accounts: readonly ListedAccount[] }) {
  const { email, created, lastSeen, plan, credits, files } = words.columns
  return (
    <FigureTable
      label={words.accounts}
      rows={accounts}
      keyOf={({ id }) => id}
      columns={[
        { label: email, cell: nameAccount },
        { label: created, cell: ({ createdAt }) => nameDay(createdAt) },
        {
          label: lastSeen,
          cell: ({ lastSeenAt }) => (lastSeenAt === null ? words.never : nameMoment(lastSeenAt)),
        },
        { label: plan, cell: ({ plan: id }) => words.plan(id) },
        { label: credits, isNumber: true, cell: (account) => nameCount(account.credits) },
        { label: files, isNumber: true, cell: ({ bytes }) => nameBytes(bytes) },
      ]}
    />
  )
}

function nameAccount({ email, isOperator }: ListedAccount) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {email ?? words.guest}
      {isOperator && <Badge tone="primary">{words.operator}</Badge>}
    </span>
  )
}
