import * as messages from '@vivify/contract/messages'
import type { ApiKey } from '../../../api/keys.ts'
import { Button } from '../../../ui/button.tsx'

const words = messages.apiKeys
const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** A key as it can still be shown: its beginning and end, what it may do, and when it was used. */
export function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, prefix, lastFour, scopes, createdAt, lastUsedAt } = apiKey
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3.5 last:border-0">
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2.5 font-medium">
          <span className="min-w-0 truncate">{name}</span>
          <code className="text-xs text-muted">{`${prefix}…${lastFour}`}</code>
        </p>
        <p className="text-xs break-words text-muted">
          {scopes === null ? words.allScopes : words.chosenScopes(scopes)}
        </p>
        <p className="text-xs text-muted">
          {`Created ${days.format(new Date(createdAt))} · `}
          {lastUsedAt === null ? words.neverUsed : words.lastUsed(moments.format(new Date(lastUsedAt)))}
        </p>
      </div>
      <Button size="small" variant="danger" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  )
}
