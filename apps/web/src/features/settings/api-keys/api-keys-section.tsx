import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { Link } from 'react-router'
import { keysQuery, useKeyActions, type ApiKey } from '../../../api/keys.ts'
import { reportFailure } from '../../../lib/report-failure.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { KeyRound } from '../../../ui/icons.tsx'
import { ListSection } from '../list-section.tsx'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { KeyRow } from './key-row.tsx'

const words = messages.apiKeys

/** The account's API keys: create, see when each was used, revoke. */
export function ApiKeysSection() {
  const query = useQuery(keysQuery)
  const keys = query.data?.keys ?? []
  const [isCreating, setIsCreating] = useState(false)
  const revoke = useRevoke()
  return (
    <>
      <ListSection
        label="API keys"
        about={
          <>
            {words.about} <Link to="/api">API reference</Link> · <Link to="/guide?page=api">Guide</Link>
          </>
        }
        query={query}
        count={keys.length}
        addLabel="Create API key"
        onAdd={() => setIsCreating(true)}
        empty={{ icon: <KeyRound aria-hidden="true" />, title: 'No API keys', about: words.none }}
      >
        <ul className="overflow-hidden rounded-large border border-line bg-raised">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => void revoke(key)} />
          ))}
        </ul>
      </ListSection>
      {isCreating && <CreateKeyDialog onClose={() => setIsCreating(false)} />}
    </>
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
