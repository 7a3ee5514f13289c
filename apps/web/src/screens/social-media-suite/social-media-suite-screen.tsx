import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { ErrorBoundary } from '../../lib/error-boundary.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useLoginOutcome } from '../../features/connections/connections.tsx'
import { suiteTabs } from './suite-tabs.tsx'

/** Posts from the first word to the measured result, in tabs; the open one is in the address as `?tab=`. */
export function SocialMediaSuiteScreen() {
  useLoginOutcome()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const first = suiteTabs[0]!.value
  const shown = suiteTabs.find(({ value }) => value === asked)?.value ?? first
  const choose = (value: string): void =>
    setSearch(
      (current) => {
        if (value === first) current.delete('tab')
        else current.set('tab', value)
        return current
      },
      { preventScrollReset: true },
    )
  return (
    <div className="flex flex-col gap-6 py-6">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-3xl sm:text-4xl">Social Media Suite</h1>
        <p className="text-base text-muted">
          Write a post once, fit it to each platform, and keep a receipt of what happened to it.
        </p>
      </header>
      <Tabs
        label="Social Media Suite"
        value={shown}
        onChange={choose}
        tabs={suiteTabs.map(({ value, label, icon: TabIcon, panel: Panel }) => ({
          value,
          label,
          icon: <TabIcon aria-hidden="true" />,
          content: (
            <ErrorBoundary key={value}>
              <Suspense fallback={<PanelSkeleton label={label} />}>
                <Panel />
              </Suspense>
            </ErrorBoundary>
          ),
        }))}
      />
    </div>
  )
}

function PanelSkeleton({ label }: { label: string }) {
  return (
    <div className="flex flex-col gap-4">
      <span role="status" className="sr-only">
        {`Loading ${label}`}
      </span>
      <Skeleton className="h-[32rem] rounded-large" />
    </div>
  )
}
