import * as messages from '@vivify/contract/messages'
import type { WebhookEvent } from '@vivify/contract/webhook-events'
import { toast } from 'react-hot-toast'
import { useWebhookActions, type Webhook } from '../../../api/webhooks.ts'
import { reportFailure } from '../../../lib/report-failure.ts'
import { useAlerts } from '../../../ui/alerts.tsx'

const words = messages.webhooks

/** What can be done with a webhook; failures are shown as they happen. */
export function useWebhookTasks({ id, address, events }: Webhook) {
  const actions = useWebhookActions()
  const { confirm } = useAlerts()
  const { host } = new URL(address)

  async function attempt(about: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      reportFailure(about, error)
      toast.error((error as Error).message)
    }
  }
  return {
    sendTest: () =>
      attempt('sending a test event', async () => {
        await actions.sendTest.mutateAsync(id)
        toast.success(words.testSent)
      }),

    turn: (isOn: boolean) =>
      attempt('turning a webhook on or off', async () => {
        await actions.change.mutateAsync({
          webhookId: id,
          address,
          events: events as WebhookEvent[],
          isOn,
        })
      }),

    async roll(onSecret: (secret: string) => void) {
      const question = { message: words.rollTitle(host), details: words.rollWarning }
      if (!(await confirm({ ...question, confirmLabel: 'Make new secret' }))) return
      await attempt('making a new secret', async () => {
        const { secret } = await actions.roll.mutateAsync(id)
        toast.success(words.rolled)
        onSecret(secret)
      })
    },

    async remove() {
      const question = { message: words.deleteTitle(host), details: words.deleteWarning }
      if (!(await confirm({ ...question, confirmLabel: 'Delete', isDangerous: true }))) return
      await attempt('deleting a webhook', async () => {
        await actions.remove.mutateAsync(id)
        toast.success(words.deleted)
      })
    },
  }
}
