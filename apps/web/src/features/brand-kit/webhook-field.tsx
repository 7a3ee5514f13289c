import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { CircleAlert, CircleCheck } from '../../ui/icons.tsx'
import { webhookDeliveryQuery, type WebhookDelivery } from '../../api/brand-kit.ts'
import { joinClasses } from '../../ui/class-names.ts'
import { TextField } from '../../ui/text-field.tsx'

interface WebhookFieldProps {
  value: string
  /** The saved webhook address; null when there is none. */
  saved: string | null
  error: string | undefined
  onChange: (typed: string) => void
}

/** The address to call when a video is finished, with the result of the last call. */
export function WebhookField({ value, saved, error, onChange }: WebhookFieldProps) {
  const last = useQuery({ ...webhookDeliveryQuery, enabled: saved !== null })
  // The result belongs to the saved address only.
  const delivery = value.trim() === saved ? last.data?.delivery : null
  return (
    <TextField
      label="Webhook URL"
      type="url"
      inputMode="url"
      placeholder="https://"
      hint={
        <>
          For your own automation, such as n8n. Vivify calls it when a video is finished.
          {delivery && <DeliveryLine delivery={delivery} />}
        </>
      }
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function DeliveryLine({ delivery }: { delivery: WebhookDelivery }) {
  const hasFailed = delivery.outcome === 'failed'
  const when = new Date(delivery.at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
  const Icon = hasFailed ? CircleAlert : CircleCheck
  return (
    <span
      className={joinClasses(
        'mt-1.5 flex items-start gap-1.5 wrap-anywhere',
        hasFailed ? 'text-danger-text' : 'text-good-text',
      )}
    >
      <Icon className="mt-px size-3.5 shrink-0" aria-hidden="true" />
      {hasFailed
        ? messages.brandKit.webhookFailed(when, delivery.reason)
        : messages.brandKit.webhookDelivered(when)}
    </span>
  )
}
