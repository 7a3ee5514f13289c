import * as messages from '@vivify/contract/messages'
import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import { useState, type FormEvent } from 'react'
import { toast } from 'react-hot-toast'
import { useConnectByPassword, useStartLogin } from '../../api/connections.ts'
import { Button } from '../../ui/button.tsx'
import { CircleAlert, Globe, Link2, LogIn } from '../../ui/icons.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface LoginProps {
  platform: PlatformId
}

/** Leads to the platform's own page, which asks the person and comes back. */
export function LoginButton({ platform }: LoginProps) {
  const { login, start } = useLogin()
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-sm text-muted">
        {platformNames[platform]} asks you what Vivify may do, then brings you back here. Vivify never sees
        your password.
      </p>
      <Failure error={login.error} />
      <Button
        variant="primary"
        className="justify-self-start"
        icon={<LogIn className="size-4" />}
        isBusy={login.isPending || login.isSuccess}
        busyLabel="Opening..."
        onClick={() => start({ platform })}
      >
        Log in at {platformNames[platform]}
      </Button>
    </div>
  )
}

/** For platforms with many servers, such as Mastodon. */
export function ServerForm({ platform }: LoginProps) {
  const { login, start } = useLogin()
  const [server, setServer] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (server.trim() === '') setProblem(messages.connections.serverMissing)
    else start({ platform, server: server.trim() })
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
      <TextField
        label="Your server"
        placeholder="mastodon.social"
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={300}
        icon={<Globe />}
        hint="The part of your handle after the second @. You log in there; Vivify never sees your password."
        error={problem}
        value={server}
        onChange={(event) => {
          setProblem(undefined)
          setServer(event.target.value)
        }}
      />
      <Failure error={login.error} />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        icon={<LogIn className="size-4" />}
        isBusy={login.isPending || login.isSuccess}
        busyLabel="Opening..."
      >
        Log in there
      </Button>
    </form>
  )
}

function useLogin() {
  const login = useStartLogin()
  return {
    login,
    start: (request: Parameters<typeof login.mutate>[0]): void =>
      login.mutate(request, { onSuccess: ({ url }) => globalThis.location.assign(url) }),
  }
}

/** An app password, which opens the account without its own password (Bluesky). */
export function PasswordForm({ platform }: LoginProps) {
  const connecting = useConnectByPassword()
  const [typed, setTyped] = useState({ identifier: '', password: '', server: '' })
  const [problems, setProblems] = useState<{ identifier?: string; password?: string }>({})
  const change = (part: Partial<typeof typed>): void => {
    setProblems({})
    setTyped((now) => ({ ...now, ...part }))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const { identifier, password, server } = typed
    if (identifier.trim() === '') return setProblems({ identifier: messages.connections.identifierMissing })
    if (password === '') return setProblems({ password: messages.connections.passwordMissing })
    const request = { platform, identifier: identifier.trim().replace(/^@/, ''), password }
    connecting.mutate(server.trim() === '' ? request : { ...request, server: server.trim() }, {
      onSuccess: () => {
        setTyped({ identifier: '', password: '', server: '' })
        toast.success(messages.connections.connected(platformNames[platform]))
      },
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <PasswordFields platform={platform} typed={typed} problems={problems} onChange={change} />
      <Failure error={connecting.error} />
      <ConnectButton isBusy={connecting.isPending} />
    </form>
  )
}

interface PasswordFieldsProps extends LoginProps {
  typed: { identifier: string; password: string; server: string }
  problems: { identifier?: string; password?: string }
  onChange: (part: Partial<PasswordFieldsProps['typed']>) => void
}

function PasswordFields({ platform, typed, problems, onChange }: PasswordFieldsProps) {
  return (
    <>
      <TextField
        label="Handle"
        placeholder="you.bsky.social"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        maxLength={300}
        error={problems.identifier}
        value={typed.identifier}
        onChange={(event) => onChange({ identifier: event.target.value })}
      />
      <TextField
        label="App password"
        type="password"
        autoComplete="off"
        maxLength={300}
        hint={`Make one in ${platformNames[platform]} under Settings, Privacy and security, App passwords. Don’t use your own password.`}
        error={problems.password}
        value={typed.password}
        onChange={(event) => onChange({ password: event.target.value })}
      />
      <TextField
        label="Server"
        placeholder="https://bsky.social"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        hint="Leave it empty unless your account is on a server of its own."
        value={typed.server}
        onChange={(event) => onChange({ server: event.target.value })}
      />
    </>
  )
}

export function ConnectButton({ isBusy }: { isBusy: boolean }) {
  return (
    <Button
      type="submit"
      variant="primary"
      className="justify-self-start"
      icon={<Link2 className="size-4" />}
      isBusy={isBusy}
      busyLabel="Connecting..."
    >
      Connect
    </Button>
  )
}

export function Failure({ error }: { error: Error | null }) {
  if (error === null) return null
  return (
    <Notice tone="danger" icon={<CircleAlert aria-hidden="true" />}>
      {error.message}
    </Notice>
  )
}
