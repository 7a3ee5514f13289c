import * as messages from '@vivify/contract/messages'
import { firstPlanWith } from '@vivify/contract/plans'
import type { ReactNode } from 'react'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { useAllowance } from '../../lib/session/use-allowance.ts'
import { Button } from '../../ui/button.tsx'
import { Info, Plus } from '../../ui/icons.tsx'
import { PlanNeeded } from '../../ui/plan-needed.tsx'
import { PricingLink } from '../../ui/pricing-link.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { EmptyState, Notice, Skeleton } from '../../ui/surfaces.tsx'

interface ListSectionProps {
  label: string
  /** What the things are for, with its links. */
  about: ReactNode
  /** The list as it was asked for: `refusal` says why the account can't add any. */
  query: {
    data: { refusal: string | null } | undefined
    error: Error | null
    refetch: () => unknown
  }
  count: number
  addLabel: string
  onAdd: () => void
  empty: { icon: ReactNode; title: string; about: string }
  /** The list. */
  children: ReactNode
}

/** Both API keys and webhooks are for programs, which not every plan lets in. */
function WayToPrograms() {
  const { features } = useAllowance()
  if (features.includes('api')) return null
  return (
    <PricingLink className="font-semibold underline underline-offset-4">
      {messages.plans.see(firstPlanWith('api').name)}
    </PricingLink>
  )
}

/** A plan without programs; guests sign up first. */
function useIsClosed(): boolean {
  const { user } = useAuth()
  const { features } = useAllowance()
  return user?.isGuest === false && !features.includes('api')
}

/** Things that an account adds one by one, such as its API keys. */
export function ListSection(props: ListSectionProps) {
  const { label, about, query, count, addLabel, onAdd, empty, children } = props
  const { data, error, refetch } = query
  const isClosed = useIsClosed() && count === 0
  const add = (
    <Button
      variant="primary"
      icon={<Plus className="size-4" aria-hidden="true" />}
      disabled={data === undefined || data.refusal !== null}
      onClick={onAdd}
    >
      {addLabel}
    </Button>
  )
  return (
    <section className="flex max-w-3xl flex-col gap-5" aria-label={label}>
      <p className="text-sm text-muted [&_a]:font-semibold [&_a]:text-primary-text [&_a]:underline [&_a]:underline-offset-4">
        {about}
      </p>
      {isClosed && data !== undefined && <PlanNeeded feature="api" />}
      {!isClosed && data?.refusal != null && (
        <Notice tone="warning" icon={<Info aria-hidden="true" />}>
          {data.refusal} <WayToPrograms />
        </Notice>
      )}
      {error !== null && <RetryNotice onRetry={() => void refetch()}>{error.message}</RetryNotice>}
      {data === undefined && error === null && <Skeleton className="h-28 rounded-large" />}
      {!isClosed && data !== undefined && count === 0 && (
        <EmptyState icon={empty.icon} title={empty.title} action={add}>
          {empty.about}
        </EmptyState>
      )}
      {data !== undefined && count > 0 && (
        <>
          <div>{add}</div>
          {children}
        </>
      )}
    </section>
  )
}
