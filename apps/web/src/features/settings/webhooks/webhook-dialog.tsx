import * as messages from '@vivify/contract/messages'
import { webhookEvents, type WebhookEvent } from '@vivify/contract/webhook-events'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useWebhookActions, type Webhook } from '../../../api/webhooks.ts'
import { reportFailure } from '../../../lib/report-failure.ts'
import { ChoiceList } from '../../../ui/choice-list.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CheckboxField } from '../../../ui/toggles.tsx'

const words = messages.webhooks
const labels = Object.entries(webhookEvents) as [WebhookEvent, string][]

interface WebhookDialogProps {
  /** null to add one. */
  webhook: Webhook | null
  onCreated: (secret: string) => void
  onClose: () => void
}

/** Asks for address and events. */
export function WebhookDialog({ webhook, onCreated, onClose }: WebhookDialogProps) {
  const form = useWebhookForm({ webhook, onCreated, onClose })
  return (
    <FormDialog
      title={webhook === null ? 'Add webhook' : 'Change webhook'}
      submitLabel={webhook === null ? 'Add' : 'Save'}
      busyLabel="Saving..."
      isBusy={form.isBusy}
      onSubmit={() => void form.submit()}
      onClose={onClose}
    >
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        placeholder="https://n8n.example.com/webhook/vivify"
        value={form.address}
        maxLength={2000}
        autoFocus
        error={form.errors.address}
        onChange={(event) => form.setAddress(event.target.value)}
      />
      <ChoiceList
        legend="Events"
        label="Events to send"
        error={form.errors.events}
        className="grid gap-x-5 gap-y-3 p-3 sm:grid-cols-2"
      >
        {labels.map(([event, label]) => (
          <CheckboxField
            key={event}
            label={label}
            hint={event}
            isOn={form.events.includes(event)}
            onChange={(isOn) => form.setEvents(withOrWithout(form.events, event, isOn))}
          />
        ))}
      </ChoiceList>
    </FormDialog>
  )
}

function withOrWithout<Item>(all: readonly Item[], one: Item, isIn: boolean): readonly Item[] {
  return isIn ? [...all, one] : all.filter((other) => other !== one)
}

function useWebhookForm({ webhook, onCreated, onClose }: WebhookDialogProps) {
  const { create, change } = useWebhookActions()
  const [address, setAddress] = useState(webhook?.address ?? '')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(() =>
    labels.map(([event]) => event).filter((event) => webhook?.events.includes(event)),
  )
  const [isSent, setIsSent] = useState(false)
  const isAddressWrong = !/^https?:\/\/[^\s/]+/i.test(address.trim())
  const submit = async (): Promise<void> => {
    setIsSent(true)
    if (isAddressWrong || events.length === 0) return
    const wanted = { address: address.trim(), events: [...events] }
    try {
      if (webhook === null) {
        const { secret } = await create.mutateAsync(wanted)
        toast.success(words.created)
        return onCreated(secret)
      }
      await change.mutateAsync({ ...wanted, webhookId: webhook.id, isOn: webhook.state === 'on' })
      toast.success(words.saved)
      onClose()
    } catch (error) {
      reportFailure('saving a webhook', error)
      toast.error((error as Error).message)
    }
  }
  const errors = {
    address: isSent && isAddressWrong ? words.addressInvalid : undefined,
    events: isSent && events.length === 0 ? words.eventsMissing : undefined,
  }
  const isBusy = create.isPending || change.isPending
  return { address, setAddress, events, setEvents, errors, isBusy, submit }
}
