import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { webhooksQuery, type Webhook } from '../../../api/webhooks.ts'
import { Link2 } from '../../../ui/icons.tsx'
import { ListSection } from '../list-section.tsx'
import { SecretDialog } from '../secret-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookRow } from './webhook-row.tsx'

const words = messages.webhooks

/** What is open over the list. */
type Open = { dialog: 'form'; webhook: Webhook | null } | { dialog: 'secret'; secret: string } | null

/** The account's webhooks: add, change, try, and read what they answered. */
export function WebhooksSection() {
  const query = useQuery(webhooksQuery)
  const webhooks = query.data?.webhooks ?? []
  const [open, setOpen] = useState<Open>(null)
  const showSecret = (secret: string): void => setOpen({ dialog: 'secret', secret })
  const close = (): void => setOpen(null)
  return (
    <>
      <ListSection
        label="Webhooks"
        about={
          <>
            {words.about} <Link to="/guide?page=webhooks">Guide</Link>
          </>
        }
        query={query}
        count={webhooks.length}
        addLabel="Add webhook"
        onAdd={() => setOpen({ dialog: 'form', webhook: null })}
        empty={{ icon: <Link2 aria-hidden="true" />, title: 'No webhooks', about: words.none }}
      >
        <ul className="flex flex-col gap-4">
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onChange={() => setOpen({ dialog: 'form', webhook })}
              onSecret={showSecret}
            />
          ))}
        </ul>
      </ListSection>
      {open?.dialog === 'form' && (
        <WebhookDialog webhook={open.webhook} onCreated={showSecret} onClose={close} />
      )}
      {open?.dialog === 'secret' && (
        <SecretDialog
          title="Secret of your webhook"
          description={words.shownOnce}
          label="Secret"
          secret={open.secret}
          copied={words.copied}
          onClose={close}
        />
      )}
    </>
  )
}
