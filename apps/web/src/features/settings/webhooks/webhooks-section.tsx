import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { webhooksQuery, type Webhook } from '../../../api/webhooks.ts'
import { Button } from '../../../ui/button.tsx'
import { Info, Link2, Plus } from '../../../ui/icons.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { EmptyState, Notice, Skeleton } from '../../../ui/surfaces.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookRow } from './webhook-row.tsx'

const words = messages.webhooks

/** What is open over the list. */
type Open = { dialog: 'form'; webhook: Webhook | null } | { dialog: 'secret'; secret: string } | null

/** The account's webhooks: add, change, try, and read what they answered. */
export function WebhooksSection() {
  const { data, error, refetch } = useQuery(webhooksQuery)
  const [open, setOpen] = useState<Open>(null)
  const showSecret = (secret: string): void => setOpen({ dialog: 'secret', secret })
  const close = (): void => setOpen(null)
  const add = (
    <Button
      variant="primary"
      icon={<Plus className="size-4" aria-hidden="true" />}
      disabled={data === undefined || data.refusal !== null}
      onClick={() => setOpen({ dialog: 'form', webhook: null })}
    >
      Add webhook
    </Button>
  )
  return (
    <section className="flex max-w-3xl flex-col gap-5" aria-label="Webhooks">
      <p className="text-sm text-muted [&_a]:font-semibold [&_a]:text-primary-text [&_a]:underline [&_a]:underline-offset-4">
        {words.about} <Link to="/guide?page=webhooks">Guide</Link>
      </p>
      {data?.refusal != null && (
        <Notice tone="warning" icon={<Info aria-hidden="true" />}>
          {data.refusal}
        </Notice>
      )}
      {error !== null && <RetryNotice onRetry={() => void refetch()}>{error.message}</RetryNotice>}
      {data === undefined && error === null && <Skeleton className="h-28 rounded-large" />}
      {data?.webhooks.length === 0 && (
        <EmptyState icon={<Link2 aria-hidden="true" />} title="No webhooks" action={add}>
          {words.none}
        </EmptyState>
      )}
      {data !== undefined && data.webhooks.length > 0 && (
        <>
          <div>{add}</div>
          <ul className="flex flex-col gap-4">
            {data.webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onChange={() => setOpen({ dialog: 'form', webhook })}
                onSecret={showSecret}
              />
            ))}
          </ul>
        </>
      )}
      {open?.dialog === 'form' && (
        <WebhookDialog webhook={open.webhook} onCreated={showSecret} onClose={close} />
      )}
      {open?.dialog === 'secret' && <SecretDialog secret={open.secret} onClose={close} />}
    </section>
  )
}
