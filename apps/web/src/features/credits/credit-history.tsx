import * as messages from '@vivify/contract/messages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { prices } from '@vivify/contract/plans'
import { useState } from 'react'
import { creditChangesQuery, creditsCsvUrl, type ChangeFilter, type CreditFilter } from '../../api/credits.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { WaysToCredits } from '../../ui/credit-links.tsx'
import { Download, TriangleAlert } from '../../ui/icons.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { ChangeList } from './change-list.tsx'

const words = messages.credits

type Period = keyof typeof words.periods

const filters = (Object.keys(words.filters) as CreditFilter[]).map((value) => ({
  value,
  label: words.filters[value],
}))
// Not `Object.keys`, which puts numbers first.
const periods = (['all', '30', '90', '365'] satisfies Period[]).map((value) => ({
  value,
  label: words.periods[value],
}))

const dayMs = 86_400_000

/** The balance, and everything that changed it. */
export function CreditHistory() {
  const { user } = useAuth()
  const [filter, setFilter] = useState<ChangeFilter>({ show: 'all' })
  const credits = user?.credits ?? 0
  return (
    <div className="flex flex-1 flex-col gap-6 py-8 sm:py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="flex max-w-xl flex-col gap-2">
          <h1 className="text-3xl sm:text-4xl">{words.heading}</h1>
          <p className="text-muted">{words.about}</p>
        </div>
        <Card className="flex items-center gap-6 px-5 py-4 max-sm:w-full sm:px-6 sm:py-4">
          <dl>
            <dt className="text-xs text-muted">{words.balance}</dt>
            <dd className="font-display text-3xl font-bold tabular-nums">{credits.toLocaleString('en')}</dd>
          </dl>
          <p className="max-w-56 border-l border-line pl-6 text-sm text-muted [&_a]:text-text">
            {words.needMore} <WaysToCredits />
          </p>
        </Card>
      </header>
      {user !== null && credits < prices.video && (
        <Notice tone="warning" icon={<TriangleAlert />}>
          <strong className="font-semibold">{words.runningLow}</strong> {words.low(credits, prices.video)}{' '}
          <WaysToCredits />
        </Notice>
      )}
      <DebtNotice />
      <section aria-label={words.heading} className="flex flex-col gap-4">
        <Filters filter={filter} onChange={setFilter} />
        <ChangeList filter={filter} />
      </section>
    </div>
  )
}

/** Says what later credits pay first. */
function DebtNotice() {
  const { data } = useInfiniteQuery(creditChangesQuery({ show: 'all' }))
  const debt = data?.pages[0]?.debt ?? 0
  if (debt === 0) return null
  return (
    <Notice tone="warning" icon={<TriangleAlert />}>
      {words.debt(debt)}
    </Notice>
  )
}

interface FiltersProps {
  filter: ChangeFilter
  onChange: (filter: ChangeFilter) => void
}

/** What is listed, and the same as a file. */
function Filters({ filter, onChange }: FiltersProps) {
  const [period, setPeriod] = useState<Period>('all')
  const { show } = filter

  function choosePeriod(chosen: Period): void {
    setPeriod(chosen)
    if (chosen === 'all') return onChange({ show })
    onChange({ show, since: new Date(Date.now() - Number(chosen) * dayMs).toISOString() })
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Segmented
        label={words.showLabel}
        segments={filters}
        value={show}
        isWideWhenNarrow
        onChange={(chosen) => onChange({ ...filter, show: chosen })}
      />
      <SelectField
        label={words.periodLabel}
        isLabelHidden
        choices={periods}
        value={period}
        onChange={choosePeriod}
        className="w-40 max-sm:flex-1"
      />
      <a href={creditsCsvUrl(filter)} download className={joinClasses(buttonClasses({}), 'sm:ml-auto')}>
        <Download className="size-4" />
        {words.downloadCsv}
      </a>
    </div>
  )
}
