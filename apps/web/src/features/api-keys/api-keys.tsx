import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { Link } from 'react-router'
import { keysQuery, useKeyActions, type ApiKey } from '../../api/keys.ts'
import { reportFailure } from '../../lib/report-failure.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Info, KeyRound, Plus } from '../../ui/icons.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { EmptyState, Notice, Skeleton } from '../../ui/surfaces.tsx'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { KeyRow } from './key-row.tsx'

const words = messages.apiKeys

/** The account's API keys: create, see when each was used, revoke. */
export function ApiKeys() {
  const { data, error, refetch } = useQuery(keysQuery)
  const [isCreating, setIsCreating] = useState(false)
  const revoke = useRevoke()
  const create = (
    <Button
      variant="primary"
      icon={<Plus className="size-4" aria-hidden="true" />}
      disabled={data === undefined || data.refusal !== null}
      onClick={() => setIsCreating(true)}
    >
      Create API key
    </Button>
  )
  return (
    <section className="flex max-w-3xl flex-col gap-5" aria-label="API keys">
      <p className="text-sm text-muted [&_a]:font-semibold [&_a]:text-primary-text [&_a]:underline [&_a]:underline-offset-4">
        {words.about} <Link to="/api">API reference</Link> · <Link to="/guide?page=api">Guide</Link>
      </p>
      {data?.refusal != null && (
        <Notice tone="warning" icon={<Info aria-hidden="true" />}>
          {data.refusal}
        </Notice>
      )}
      {error !== null && <RetryNotice onRetry={() => void refetch()}>{error.message}</RetryNotice>}
      {data === undefined && error === null && <Skeleton className="h-28 rounded-large" />}
      {data?.keys.length === 0 && (
        <EmptyState icon={<KeyRound aria-hidden="true" />} title="No API keys" action={create}>
          {words.none}
        </EmptyState>
      )}
      {data !== undefined && data.keys.length > 0 && (
        <>
          <div>{create}</div>
          <ul className="overflow-hidden rounded-large border border-line bg-raised">
            {data.keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} onRevoke={() => void revoke(key)} />
            ))}
          </ul>
        </>
      )}
      {isCreating && <CreateKeyDialog onClose={() => setIsCreating(false)} />}
    </section>
  )
}

function useRevoke(): (key: ApiKey) => Promise<void> {
  const { revoke } = useKeyActions()
  const { confirm } = useAlerts()
  return async ({ id, name }) => {
    const isAgreed = await confirm({
      message: words.revokeTitle(name),
      details: words.revokeWarning,
      confirmLabel: 'Revoke',
      isDangerous: true,
    })
    if (!isAgreed) return
    try {
      await revoke.mutateAsync(id)
      toast.success(words.revoked)
    } catch (error) {
      reportFailure('revoking an API key', error)
      toast.error((error as Error).message)
    }
  }
}
