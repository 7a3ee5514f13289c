import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { platformNames } from '@vivify/contract/platforms'
import { useState } from 'react'
import { analyticsCsvUrl, analyticsQuery, type Analytics as Measured } from '../../api/analytics.ts'
import { saveAs } from '../../lib/save-as.ts'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Download, Info } from '../../ui/icons.tsx'
import { PlatformIcon } from '../../ui/platform-icons.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Badge, Card, Notice, Skeleton } from '../../ui/surfaces.tsx'
import { ConnectAccount } from '../connections/connect-account.tsx'
import { FollowerChart } from './line-chart.tsx'
import { PostTable } from './post-table.tsx'
import { sampleMetrics, samplePlatforms, type ShownMetric, type ShownPlatform } from './sample-values.ts'
import { showMetrics, showPlatforms } from './show-values.ts'

const words = messages.analytics
const periods = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const
type Period = (typeof periods)[number]['value']

/** The Analytics tab: samples until an account was measured, then its values. */
export function Analytics() {
  const [period, setPeriod] = useState<Period>('30')
  const days = Number(period)
  const { data, error, refetch, isRefetching } = useQuery(analyticsQuery(days))
  // Another period can only be chosen once something was measured.
  const isMeasured = data !== undefined && (hasValues(data) || period !== '30')
  return (
    <section aria-labelledby="analytics" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="analytics" className="text-xl">
          Analytics
        </h2>
        {isMeasured && (
          <div className="flex flex-wrap items-center gap-2">
            <Segmented label="Period" segments={periods} value={period} onChange={setPeriod} />
            <Button
              icon={<Download className="size-4" aria-hidden="true" />}
              onClick={() => saveAs(analyticsCsvUrl(days))}
            >
              Download CSV
            </Button>
          </div>
        )}
      </div>
      {data === undefined && error !== null && (
        <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
          {error.message}
        </RetryNotice>
      )}
      {data === undefined && error === null && <Skeleton className="h-72 rounded-large" />}
      {data !== undefined && !isMeasured && <Samples hasAccounts={data.accounts.length > 0} />}
      {isMeasured && <MeasuredValues data={data} />}
    </section>
  )
}

function hasValues({ accounts, posts }: Measured): boolean {
  return (
    accounts.some(({ days }) => days.length > 0) || posts.some(({ values }) => Object.keys(values).length > 0)
  )
}

function Samples({ hasAccounts }: { hasAccounts: boolean }) {
  return (
    <>
      <Notice tone="second" icon={<Info aria-hidden="true" />} action={!hasAccounts && <ConnectAccount />}>
        {hasAccounts ? words.notMeasuredYet : words.samples}
      </Notice>
      <MetricCards metrics={sampleMetrics} isSample />
      <PlatformPerformance platforms={samplePlatforms} isSample />
    </>
  )
}

function MeasuredValues({ data }: { data: Measured }) {
  const charted = data.accounts.filter(({ days }) => days.some(({ values }) => 'followers' in values))
  return (
    <>
      <MetricCards metrics={showMetrics(data)} />
      <PlatformPerformance platforms={showPlatforms(data)} />
      {charted.length > 0 && (
        <Card className="flex flex-col gap-5">
          <h3 className="text-lg">Followers by day</h3>
          <div className="grid gap-6 md:grid-cols-2">
            {charted.map((account) => (
              <FollowerChart key={account.connectionId} account={account} />
            ))}
          </div>
        </Card>
      )}
      <PostTable posts={data.posts} />
      <p className="text-xs text-muted">{words.withdrawn}</p>
    </>
  )
}

interface CardsProps {
  metrics: readonly ShownMetric[]
  isSample?: boolean
}

function MetricCards({ metrics, isSample = false }: CardsProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {metrics.map(({ title, value, change }) => (
        <li key={title} className="grid">
          <Card className="flex flex-col gap-2 p-4! sm:p-5!">
            <p className="text-sm text-muted">{title}</p>
            <p
              className={joinClasses(
                'flex items-center justify-between gap-2 font-display font-semibold',
                /\d/.test(value) ? 'text-2xl' : 'text-base text-muted',
              )}
            >
              {value}
              {isSample && <Badge tone="second">Sample</Badge>}
            </p>
            {change !== null && (
              <p
                className={joinClasses(
                  'text-sm font-medium tabular-nums',
                  change.startsWith('-') ? 'text-danger-text' : 'text-good-text',
                )}
              >
                {change}
              </p>
            )}
          </Card>
        </li>
      ))}
    </ul>
  )
}

interface PerformanceProps {
  platforms: readonly ShownPlatform[]
  isSample?: boolean
}

function PlatformPerformance({ platforms, isSample = false }: PerformanceProps) {
  return (
    <Card className="flex flex-col gap-4">
      <h3 className="flex items-center gap-3 text-lg">
        Platform Performance
        {isSample && <Badge tone="second">Sample</Badge>}
      </h3>
      <ul className="flex flex-col divide-y divide-line">
        {platforms.map(({ platform, followers, engagement, reach }) => (
          <li key={platform} className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <p className="flex items-center gap-2.5 font-medium">
              <PlatformIcon platform={platform} />
              {platformNames[platform]}
            </p>
            <dl className="grid grid-cols-3 gap-3 text-sm">
              {[
                ['Followers', followers],
                ['Engagement', engagement],
                ['Reach', reach],
              ].map(([term, value]) => (
                <div key={term}>
                  <dt className="text-xs text-muted">{term}</dt>
                  <dd className="tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  )
}
