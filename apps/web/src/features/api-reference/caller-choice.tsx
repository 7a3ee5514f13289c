import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { TextField } from '../../ui/text-field.tsx'

const words = messages.reference

/** The key to try calls with; null for the session of this browser. */
export type CallerKey = string | null

/** Says as whom calls are tried, and takes an API key, which is only kept while the page is open. */
export function CallerChoice({ onChange }: { onChange: (key: CallerKey) => void }) {
  const { user } = useAuth()
  const [typed, setTyped] = useState('')
  const isKey = typed.trim() !== ''
  const hint = isKey ? words.usesKey : user === null ? words.signInToTry : words.usesSession
  return (
    <div className="flex flex-col gap-3">
      <TextField
        type="password"
        label="API key"
        placeholder="vvf_live_…"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        hint={hint}
        onChange={(event) => {
          setTyped(event.target.value)
          const key = event.target.value.trim()
          onChange(key === '' ? null : key)
        }}
      />
      <p className="text-sm text-muted [&_a]:font-semibold [&_a]:text-primary-text [&_a]:underline [&_a]:underline-offset-4">
        <Link to="/settings?tab=api-keys">Create a key</Link> · <Link to="/guide?page=api">Guide</Link> ·{' '}
        <Link to="/guide?page=mcp">AI assistants</Link> · <a href="/api/openapi.json">openapi.json</a>
      </p>
    </div>
  )
}
