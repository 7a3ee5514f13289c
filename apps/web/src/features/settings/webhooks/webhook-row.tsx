import * as messages from '@vivify/contract/messages'
import { failingDays, webhookEvents, type WebhookEvent } from '@vivify/contract/webhook-events'
import { useState } from 'react'
import type { Webhook } from '../../../api/webhooks.ts'
import { Button } from '../../../ui/button.tsx'
import { CircleAlert } from '../../../ui/icons.tsx'
import { Notice } from '../../../ui/surfaces.tsx'
import { SwitchField } from '../../../ui/toggles.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { moments } from './moments.ts'
import { useWebhookTasks } from './use-webhook-tasks.ts'

const words = messages.webhooks

interface WebhookRowProps {
  webhook: Webhook
  onChange: () => void
  /** A new secret was made. */
  onSecret: (secret: string) => void
}

/** A webhook: where it leads, what it is told, whether it works, and what was sent. */
export function WebhookRow({ webhook, onChange, onSecret }: WebhookRowProps) {
  const [isLogOpen, setIsLogOpen] = useState(false)
  const tasks = useWebhookTasks(webhook)
  const { host } = new URL(webhook.address)
  const isOn = webhook.state === 'on'
  const test = (): void => {
    setIsLogOpen(true)
    void tasks.sendTest()
  }
  return (
    <li
      aria-label={host}
      className="flex flex-col gap-3.5 rounded-large border border-line bg-raised p-4 shadow-card"
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium wrap-anywhere">{webhook.address}</p>
          <p className="mt-1 text-xs text-muted">{describeEvents(webhook.events)}</p>
        </div>
        <SwitchField label={words.on} isOn={isOn} onChange={(next) => void tasks.turn(next)} />
      </div>
      <HealthNotice webhook={webhook} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={!isOn} onClick={test}>
          Send test
        </Button>
        <Button size="small" aria-expanded={isLogOpen} onClick={() => setIsLogOpen(!isLogOpen)}>
          Deliveries
        </Button>
        <Button size="small" onClick={onChange}>
          Change
        </Button>
        <Button size="small" onClick={() => void tasks.roll(onSecret)}>
          New secret
        </Button>
        <Button size="small" variant="danger" onClick={() => void tasks.remove()}>
          Delete
        </Button>
      </div>
      {isLogOpen && <DeliveryLog webhookId={webhook.id} canResend={isOn} />}
    </li>
  )
}

function HealthNotice({ webhook: { state, failingSince } }: { webhook: Webhook }) {
  const sentence =
    state === 'failures'
      ? words.offByFailures(failingDays)
      : state === 'gone'
        ? words.offByGone
        : state === 'on' && failingSince !== null
          ? words.failing(moments.format(new Date(failingSince)))
          : null
  if (sentence === null) return null
  return (
    <Notice tone="warning" icon={<CircleAlert aria-hidden="true" />}>
      {sentence}
    </Notice>
  )
}

/** Events of a newer Vivify are shown by their names. */
function describeEvents(events: readonly string[]): string {
  return events.map((event) => webhookEvents[event as WebhookEvent] ?? event).join(' · ')
}
