import * as messages from '@vivify/contract/messages'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { settingsSections } from '../../features/settings/sections.ts'
import { ErrorBoundary } from '../../lib/error-boundary.tsx'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'

/** Sections of the settings; the open one is in the address as `?tab=`. */
export function SettingsScreen() {
  const { user } = useAuth()
  const [search, setSearch] = useSearchParams()
  const sections = settingsSections.filter(({ isFor }) => user !== null && (isFor?.(user) ?? true))
  const first = settingsSections[0]!.id
  const shown = sections.find(({ id }) => id === search.get('tab'))?.id ?? first
  const choose = (id: string): void =>
    setSearch(
      (current) => {
        if (id === first) current.delete('tab')
        else current.set('tab', id)
        return current
      },
      { preventScrollReset: true },
    )
  return (
    <div className="flex flex-col gap-6 py-6">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-3xl sm:text-4xl">{messages.settings.heading}</h1>
        <p className="text-base text-muted">{messages.settings.intro}</p>
      </header>
      <Tabs
        label={messages.settings.sections}
        value={shown}
        onChange={choose}
        tabs={sections.map(({ id, label, icon: SectionIcon, element: Section }) => ({
          value: id,
          label,
          icon: <SectionIcon aria-hidden="true" />,
          content: (
            <ErrorBoundary key={id}>
              <Suspense fallback={<SectionSkeleton label={label} />}>
                <Section />
              </Suspense>
            </ErrorBoundary>
          ),
        }))}
      />
    </div>
  )
}

function SectionSkeleton({ label }: { label: string }) {
  return (
    <div className="flex flex-col gap-4">
      <span role="status" className="sr-only">
        {`Loading ${label}`}
      </span>
      <Skeleton className="h-40 rounded-large" />
      <Skeleton className="h-64 rounded-large" />
    </div>
  )
}
