import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStripe } from './stripe.ts'
import { priceKey, readStripeSettings, stripeSettings } from './stripe-settings.ts'
import { testProvider } from './suite.ts'
import { StubStripe } from './testing-stripe.ts'

describe('Stripe', () => {
  let stub: StubStripe
  beforeAll(async () => {
    stub = await StubStripe.start()
  })
  afterAll(() => stub.stop())

  testProvider(() => {
    const settings = readStripeSettings((name) => stub.environment[name] ?? '')!
    return {
      provider: createStripe(settings),
      pay: (sessionId) => stub.sign(stub.objects.pay(sessionId).at(-1)!),
      refuse: (status) => stub.injected.push({ status, error: { type: 'api_error', message: 'Refused.' } }),
      withWrongKey: createStripe({ ...settings, secretKey: 'sk_wrong' }),
      unreachable: createStripe({ ...settings, baseUrl: 'http://127.0.0.1:1' }),
    }
  })
})

test('settings name every plan and period once', () => {
  const names = stripeSettings.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const read = (name: string): string => (names.includes(name) ? `${name}-value` : '')
  const settings = readStripeSettings((name) => (name === 'STRIPE_BASE_URL' ? '' : read(name)))!
  expect(Object.keys(settings.prices)).toHaveLength(6)
  expect(settings.prices[priceKey({ plan: 'scale', billing: 'yearly' })]).toBe(
    'STRIPE_PRICE_SCALE_YEARLY-value',
  )
})

test('without a key nothing is charged; a key without the secret of its events is refused', () => {
  expect(readStripeSettings(() => '')).toBeNull()
  expect(() => readStripeSettings((name) => (name === 'STRIPE_SECRET_KEY' ? 'sk_test' : ''))).toThrow(
    'STRIPE_WEBHOOK_SECRET',
  )
})
