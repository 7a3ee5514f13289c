import * as messages from '@vivify/contract/messages'
import { webhookEvents, type WebhookEvent } from '@vivify/contract/webhook-events'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useWebhookActions, type Webhook } from '../../../api/webhooks.ts'
import { reportFailure } from '../../../lib/report-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
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
    <Dialog isOpen onClose={onClose} title={webhook === null ? 'Add webhook' : 'Change webhook'}>
      <form
        className="flex flex-col gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
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
        <EventPicker chosen={form.events} onChange={form.setEvents} error={form.errors.events} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" isBusy={form.isBusy} busyLabel="Saving...">
            {webhook === null ? 'Add' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface EventPickerProps {
  chosen: readonly WebhookEvent[]
  onChange: (events: readonly WebhookEvent[]) => void
  error: string | undefined
}

function EventPicker({ chosen, onChange, error }: EventPickerProps) {
  return (
    <fieldset aria-describedby={error === undefined ? undefined : 'event-error'}>
      <legend className="mb-2 text-sm font-medium">Events</legend>
      <div
        role="group"
        aria-label="Events to send"
        tabIndex={0}
        className="grid max-h-64 gap-x-5 gap-y-3 overflow-y-auto rounded-base border border-line p-3 sm:grid-cols-2"
      >
        {labels.map(([event, label]) => (
          <CheckboxField
            key={event}
            label={label}
            hint={event}
            isOn={chosen.includes(event)}
            onChange={(isOn) =>
              onChange(isOn ? [...chosen, event] : chosen.filter((other) => other !== event))
            }
          />
        ))}
      </div>
      {error !== undefined && (
        <p id="event-error" role="alert" className="mt-2 text-xs text-danger-text">
          {error}
        </p>
      )}
    </fieldset>
  )
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
