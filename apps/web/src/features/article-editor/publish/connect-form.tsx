import * as messages from '@vivify/contract/messages'
import { useState, type FormEvent } from 'react'
import { toast } from 'react-hot-toast'
import { useConnectSite, type SiteKind, type SiteRequest } from '../../../api/article-sites.ts'
import { Button } from '../../../ui/button.tsx'
import { CircleAlert, Link2, TriangleAlert } from '../../../ui/icons.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Notice } from '../../../ui/surfaces.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CopyField } from '../../connections/copy-field.tsx'

const words = messages.articlePublishing
const kinds: readonly SiteKind[] = ['wordpress', 'ghost', 'webhook']

interface Typed {
  address: string
  user: string
  password: string
  adminKey: string
}
type Problems = Partial<Record<keyof Typed, string>>

/** Connects a site; the secret of a webhook is shown once. */
export function ConnectForm({ onDone }: { onDone: () => void }) {
  const connecting = useConnectSite()
  const [kind, setKind] = useState<SiteKind>('wordpress')
  const [typed, setTyped] = useState<Typed>({ address: '', user: '', password: '', adminKey: '' })
  const [problems, setProblems] = useState<Problems>({})
  const change = (part: Partial<Typed>): void => {
    setProblems({})
    setTyped((now) => ({ ...now, ...part }))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const found = findProblems(kind, typed)
    if (Object.keys(found).length > 0) return setProblems(found)
    connecting.mutate(describeRequest(kind, typed), {
      onSuccess: ({ site, secret }) => {
        toast.success(messages.articleSites.connected(site.name))
        if (secret === null) onDone()
      },
    })
  }
  const { data, error } = connecting
  if (data && data.secret !== null) {
    return <NewSecret name={data.site.name} secret={data.secret} onDone={onDone} />
  }
  return (
    <form noValidate onSubmit={submit} aria-label={words.connect} className="grid grid-cols-1 gap-3">
      <Segmented
        label={words.kind}
        value={kind}
        onChange={(chosen) => {
          setProblems({})
          connecting.reset()
          setKind(chosen)
        }}
        segments={kinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <SiteFields kind={kind} typed={typed} problems={problems} onChange={change} />
      {error !== null && (
        <Notice tone="danger" icon={<CircleAlert aria-hidden="true" />}>
          {error.message}
        </Notice>
      )}
      <div className="flex gap-2">
        <Button
          type="submit"
          size="small"
          variant="primary"
          icon={<Link2 className="size-3.5" />}
          isBusy={connecting.isPending}
          busyLabel={words.connecting}
        >
          {words.connectIt}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

function findProblems(kind: SiteKind, { address, user, password, adminKey }: Typed): Problems {
  return {
    ...(address.trim() === '' ? { address: words.addressMissing } : {}),
    ...(kind === 'wordpress' && user.trim() === '' ? { user: words.userMissing } : {}),
    ...(kind === 'wordpress' && password.trim() === '' ? { password: words.passwordMissing } : {}),
    ...(kind === 'ghost' && adminKey.trim() === '' ? { adminKey: words.adminKeyMissing } : {}),
  }
}

function describeRequest(kind: SiteKind, { address, user, password, adminKey }: Typed): SiteRequest {
  switch (kind) {
    case 'wordpress':
      return { kind, address, user, password }
    case 'ghost':
      return { kind, address, adminKey }
    case 'webhook':
      return { kind, address }
  }
}

interface SiteFieldsProps {
  kind: SiteKind
  typed: Typed
  problems: Problems
  onChange: (part: Partial<Typed>) => void
}

function SiteFields({ kind, typed, problems, onChange }: SiteFieldsProps) {
  const plain = { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } as const
  return (
    <>
      <TextField
        {...plain}
        label={kind === 'webhook' ? words.webhookAddress : words.address}
        inputMode="url"
        placeholder="https://"
        maxLength={2000}
        hint={kind === 'webhook' ? words.webhookHint : undefined}
        error={problems.address}
        value={typed.address}
        onChange={({ target }) => onChange({ address: target.value })}
      />
      {kind === 'wordpress' && (
        <>
          <TextField
            {...plain}
            label={words.user}
            maxLength={200}
            error={problems.user}
            value={typed.user}
            onChange={({ target }) => onChange({ user: target.value })}
          />
          <TextField
            {...plain}
            label={words.password}
            type="password"
            maxLength={300}
            hint={words.passwordHint}
            error={problems.password}
            value={typed.password}
            onChange={({ target }) => onChange({ password: target.value })}
          />
        </>
      )}
      {kind === 'ghost' && (
        <TextField
          {...plain}
          label={words.adminKey}
          type="password"
          maxLength={300}
          hint={words.adminKeyHint}
          error={problems.adminKey}
          value={typed.adminKey}
          onChange={({ target }) => onChange({ adminKey: target.value })}
        />
      )}
    </>
  )
}

function NewSecret({ name, secret, onDone }: { name: string; secret: string; onDone: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <CopyField label={words.secretOf(name)} value={secret} copied={words.secretCopied} isFocused />
      <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
        {words.secretAbout}
      </Notice>
      <Button size="small" className="justify-self-start" onClick={onDone}>
        {words.done}
      </Button>
    </div>
  )
}
