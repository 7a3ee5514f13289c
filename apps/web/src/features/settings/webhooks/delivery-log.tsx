import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { toast } from 'react-hot-toast'
import { deliveriesQuery, useWebhookActions, type Delivery } from '../../../api/webhooks.ts'
import { reportFailure } from '../../../lib/report-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Badge, Skeleton, type BadgeTone } from '../../../ui/surfaces.tsx'
import { moments } from './moments.ts'

const words = messages.webhooks
const tones: Record<Delivery['state'], BadgeTone> = {
  waiting: 'neutral',
  sending: 'neutral',
  delivered: 'good',
  failed: 'danger',
  cancelled: 'neutral',
}

/** What was sent to a webhook, the latest first. */
export function DeliveryLog({ webhookId, canResend }: { webhookId: string; canResend: boolean }) {
  const { data, error, refetch } = useQuery(deliveriesQuery(webhookId))
  if (error !== null) return <RetryNotice onRetry={() => void refetch()}>{error.message}</RetryNotice>
  if (data === undefined) return <Skeleton className="h-16" />
  if (data.deliveries.length === 0) return <p className="text-sm text-muted">{words.noDeliveries}</p>
  return (
    <ul aria-label="Deliveries" className="flex flex-col">
      {data.deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} {...{ webhookId, delivery, canResend }} />
      ))}
    </ul>
  )
}

interface DeliveryRowProps {
  webhookId: string
  delivery: Delivery
  canResend: boolean
}

function DeliveryRow({ webhookId, delivery, canResend }: DeliveryRowProps) {
  const { resend } = useWebhookActions()
  const { event, state, createdAt, nextTryAt, tries } = delivery
  const last = tries.at(-1)
  const sendAgain = async (): Promise<void> => {
    try {
      await resend.mutateAsync({ webhookId, deliveryId: delivery.id })
      toast.success(words.resent)
    } catch (error) {
      reportFailure('sending a delivery again', error)
      toast.error((error as Error).message)
    }
  }
  return (
    <li className="border-t border-line py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
        <code className="text-xs">{event}</code>
        <span className="text-xs text-muted">{moments.format(new Date(createdAt))}</span>
        <Button
          size="small"
          className="ml-auto"
          disabled={!canResend || state === 'sending'}
          isBusy={resend.isPending}
          busyLabel="Resending..."
          aria-label={`Resend ${event}`}
          onClick={() => void sendAgain()}
        >
          Resend
        </Button>
      </div>
      {last !== undefined && (
        <p className="mt-1.5 text-xs wrap-anywhere text-muted">
          {[
            last.status !== null && words.answered(last.status, last.tookMs),
            last.problem,
            words.tries(tries.length),
            nextTryAt !== null && words.nextTry(moments.format(new Date(nextTryAt))),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <DeliveryTexts delivery={delivery} answer={last?.answer ?? ''} />
    </li>
  )
}

/** What was sent, and what came back. */
function DeliveryTexts({ delivery, answer }: { delivery: Delivery; answer: string }) {
  return (
    <details className="mt-1.5 text-xs">
      <summary className="w-fit cursor-pointer rounded-small text-muted">Details</summary>
      <p className="mt-2 font-medium">{`webhook-id: ${delivery.eventId}`}</p>
      <TextBox label="Sent" text={delivery.body} />
      {answer !== '' && <TextBox label="Answer" text={answer} />}
    </details>
  )
}

function TextBox({ label, text }: { label: string; text: string }) {
  return (
    <>
      <p className="mt-2 text-muted">{label}</p>
      <pre
        role="region"
        aria-label={label}
        tabIndex={0}
        className="mt-1 max-h-48 overflow-auto rounded-base border border-line bg-field p-2.5 font-mono whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
    </>
  )
}
