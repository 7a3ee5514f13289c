import * as messages from '@vivify/contract/messages'
import { StubStripe } from '../../apps/server/providers/payment/testing-stripe.ts'
import { expectClean } from './axe.ts'
import { expect, test as base } from './journeys.ts'
import { startStack, type Stack } from './stack.ts'

const words = messages.payments

/** A server that sells plans through a stub of Stripe, which sends its events by itself, each twice. */
const test = base.extend<object, { stack: Stack; stripe: StubStripe }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const stub = await StubStripe.start()
      await use(stub)
      await stub.stop()
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ stripe }, use) => {
      const stack = await startStack(stripe.environment)
      stripe.webhookUrl = `${stack.address}/api/payments/events`
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
})

test('a plan is paid on the provider’s page, fails to renew, is paid after all, refunded and disputed', async ({
  page,
  stack,
  stripe,
}) => {
  const balance = page.getByRole('meter', { name: 'Available Credits' })
  const headers = { origin: stack.address }
  const data = { email: 'buyer@example.com', password: 'long enough' }
  await page.request.post('/api/auth/sign-up', { headers, data, failOnStatusCode: true })

  await page.goto('/pricing')
  const choose = page.getByRole('button', { name: 'Choose Creator' })
  await expect(choose).toBeEnabled()
  await choose.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText(words.canceled)).toBeVisible()
  await expect(balance).toHaveAttribute('aria-valuenow', '20')

  // The page that says so waits for the provider's report, whatever its address says.
  const hook = stripe.webhookUrl
  stripe.webhookUrl = null
  await choose.click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirming)
  await expectClean(page, 'a payment that is not confirmed')
  stripe.webhookUrl = hook
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmed('Creator'), {
    timeout: 30_000,
  })
  await expect(balance).toHaveAttribute('aria-valuenow', '520')
  await expectClean(page, 'a confirmed payment')

  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: `${words.heading}: Creator` })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Creator' }).getByRole('button')).toHaveText(words.manage)
  await expectClean(page, 'pricing with a subscription')

  const subscription = stripe.objects.all('subscription').at(-1)!.id
  stripe.objects.failRenewal(subscription)
  const notice = page.getByRole('note').filter({ hasText: words.failed })
  await expect(async () => {
    await page.goto('/credits')
    await expect(notice).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectClean(page, 'a failed payment')
  await notice.getByRole('button', { name: words.updateCard }).click()
  await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible()
  stripe.objects.payOpenInvoice(subscription)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(async () => {
    await page.goto('/credits')
    await expect(balance).toHaveAttribute('aria-valuenow', '1020', { timeout: 1000 })
  }).toPass()
  await expect(notice).toBeHidden()

  const [first, second] = stripe.objects.all('charge')
  stripe.objects.refund(first!.id, 4900)
  stripe.objects.dispute(second!.id)
  await expect(async () => {
    await page.goto('/credits')
    await expect(balance).toHaveAttribute('aria-valuenow', '20', { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('row').filter({ hasText: messages.credits.kinds.refund })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: messages.credits.kinds.dispute })).toBeVisible()
  await expectClean(page, 'credits after a refund and a dispute')
})
