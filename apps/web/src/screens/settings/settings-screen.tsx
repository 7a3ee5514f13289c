import * as messages from '@vivify/contract/messages'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { ErrorBoundary } from '../../lib/error-boundary.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { OwnerOnlyNotice } from '../../features/team/owner-only-notice.tsx'
import { settingsSections } from './settings-sections.ts'

/** The settings of an account, in sections; the open one is in the address as `?tab=`. */
export function SettingsScreen() {
  const [search, setSearch] = useSearchParams()
  const { user } = useAuth()
  const asked = search.get('tab')
  const isMember = user !== null && user.workspace.role !== 'owner'
  const sections = settingsSections.filter(
    ({ isOperatorOnly }) => isOperatorOnly !== true || user?.isOperator === true,
  )
  const shown = sections.find(({ value }) => value === asked) ?? sections[0]!
  return (
    <div className="flex flex-col gap-6 py-6">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-3xl sm:text-4xl">{messages.settings.heading}</h1>
        <p className="text-base text-muted">{messages.settings.intro}</p>
      </header>
      <Tabs
        label={messages.settings.heading}
        value={shown.value}
        onChange={(tab) => setSearch({ tab }, { preventScrollReset: true })}
        tabs={sections.map(({ value, label, icon: SectionIcon, panel: Panel, isOwnerOnly }) => ({
          value,
          label,
          icon: <SectionIcon aria-hidden="true" />,
          content: (
            <ErrorBoundary key={value}>
              <Suspense fallback={<SectionSkeleton label={label} />}>
                {isOwnerOnly === true && isMember ? <OwnerOnlyNotice /> : <Panel />}
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
      <Skeleton className="h-64 rounded-large" />
    </div>
  )
}
