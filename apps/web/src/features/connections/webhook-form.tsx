import * as messages from '@vivify/contract/messages'
import { useState, type FormEvent } from 'react'
import { useConnectWebhook } from '../../api/connections.ts'
import { Button } from '../../ui/button.tsx'
import { TriangleAlert } from '../../ui/icons.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CopyField } from './copy-field.tsx'
import { ConnectButton, Failure } from './login-forms.tsx'

const { webhookNameMissing, webhookUrlMissing, secretCopied } = messages.connections

/** Sends posts to an address of the person's own; its secret is shown once. */
export function WebhookForm() {
  const connecting = useConnectWebhook()
  const [typed, setTyped] = useState({ name: '', url: '' })
  const [problems, setProblems] = useState<{ name?: string; url?: string }>({})
  const change = (part: Partial<typeof typed>): void => {
    setProblems({})
    setTyped((now) => ({ ...now, ...part }))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const [name, url] = [typed.name.trim(), typed.url.trim()]
    if (name === '') return setProblems({ name: webhookNameMissing })
    if (!/^https?:\/\/[^\s/]+/i.test(url)) return setProblems({ url: webhookUrlMissing })
    connecting.mutate({ name, url }, { onSuccess: () => setTyped({ name: '', url: '' }) })
  }
  if (connecting.data) {
    const { connection, secret } = connecting.data
    return <NewSecret name={connection.name} secret={secret} onDone={() => connecting.reset()} />
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <TextField
        label="Name"
        placeholder="My automation"
        maxLength={80}
        error={problems.name}
        value={typed.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={2000}
        hint="For your own automation, such as n8n. Vivify sends each post there as JSON, signed with a secret."
        error={problems.url}
        value={typed.url}
        onChange={(event) => change({ url: event.target.value })}
      />
      <Failure error={connecting.error} />
      <ConnectButton isBusy={connecting.isPending} />
    </form>
  )
}

function NewSecret({ name, secret, onDone }: { name: string; secret: string; onDone: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <CopyField label={`Secret of ${name}`} value={secret} copied={secretCopied} isFocused />
      <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
        Copy it now: it is shown only once. Your automation checks the signature of each post with it.
      </Notice>
      <Button className="justify-self-start" onClick={onDone}>
        I have copied it
      </Button>
    </div>
  )
}
