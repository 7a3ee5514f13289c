// Tests that every charging provider must pass, against a server that answers as its documentation says.

import { expect, test } from 'vitest'
import { ProviderError } from '../provider-error.ts'
import type { ChargingProvider, CheckoutOrder } from './port.ts'

/** A provider, and what its stub has to do for a test. */
export interface ProviderUnderTest {
  provider: ChargingProvider
  /** Pays a checkout page. Returns its last event as it would be sent. */
  pay(sessionId: string): { body: string; signature: string }
  /** The next call is refused with this status. */
  refuse(status: number): void
  /** The same provider with a wrong key, and one that nobody answers. */
  withWrongKey: ChargingProvider
  unreachable: ChargingProvider
}

/** Registers the suite of one provider. */
export function testProvider(open: () => ProviderUnderTest): void {
  testPages(open)
  testReading(open)
  testFailures(open)
}

let orders = 0

function order(changes: Partial<CheckoutOrder> = {}): CheckoutOrder {
  return {
    id: `checkout-${++orders}`,
    workspaceId: 'workspace-1',
    customerId: null,
    email: 'buyer@example.com',
    plan: 'creator',
    billing: 'monthly',
    paidUrl: 'http://localhost:3000/checkout?id=1',
    canceledUrl: 'http://localhost:3000/pricing',
    ...changes,
  }
}

function testPages(open: () => ProviderUnderTest): void {
  test('orders a page once for each id, and refuses other content under the same id', async () => {
    const { provider } = open()
    const first = order()
    const page = await provider.openCheckout(first)
    expect(page).toMatchObject({ status: 'open', checkoutId: first.id, workspaceId: 'workspace-1' })
    expect(new URL(page.url!).protocol).toMatch(/^http/)
    expect((await provider.openCheckout(first)).sessionId).toBe(page.sessionId)
    await expect(provider.openCheckout({ ...first, plan: 'starter' })).rejects.toBeInstanceOf(ProviderError)
    expect((await provider.openCheckout(order())).sessionId).not.toBe(page.sessionId)
  })

  test('closes a page once; a paid one stays paid', async () => {
    const { provider, pay } = open()
    const [closed, paid] = [await provider.openCheckout(order()), await provider.openCheckout(order())]
    await provider.closeCheckout(closed.sessionId)
    await provider.closeCheckout(closed.sessionId)
    expect(await provider.readCheckout(closed.sessionId)).toMatchObject({ status: 'expired', url: null })
    pay(paid.sessionId)
    await provider.closeCheckout(paid.sessionId)
    expect((await provider.readCheckout(paid.sessionId)).status).toBe('paid')
    await expect(provider.closeCheckout('none')).rejects.toMatchObject({ failure: 'not_found' })
  })
}

function testReading(open: () => ProviderUnderTest): void {
  test('reads a paid page, its subscription and its invoice', async () => {
    const { provider, pay } = open()
    const { sessionId } = await provider.openCheckout(order({ billing: 'yearly' }))
    pay(sessionId)
    const paid = await provider.readCheckout(sessionId)
    expect(paid).toMatchObject({ status: 'paid', url: null })
    const subscription = await provider.readSubscription(paid.subscriptionId!)
    expect(subscription).toMatchObject({
      plan: 'creator',
      billing: 'yearly',
      status: 'active',
      workspaceId: 'workspace-1',
      customerId: paid.customerId,
      endsAtPeriodEnd: false,
    })
    expect(await provider.readInvoice(paid.invoiceId!)).toMatchObject({
      subscriptionId: paid.subscriptionId,
      isPaid: true,
      lines: [{ price: { plan: 'creator', billing: 'yearly' }, isCredit: false }],
      periodEnd: subscription!.periodEnd,
    })
  })

  test('reads an event that it signed, and refuses one that was altered', async () => {
    const { provider, pay } = open()
    const { sessionId } = await provider.openCheckout(order())
    const { body, signature } = pay(sessionId)
    const event = await provider.readEvent(body, signature)
    expect(event).toMatchObject({ subject: { type: 'checkout', id: sessionId } })
    const refused = { code: 'bad_input' }
    await expect(provider.readEvent(`${body} `, signature)).rejects.toMatchObject(refused)
    await expect(provider.readEvent(body, undefined)).rejects.toMatchObject(refused)
    const listed = await provider.listEvents({ since: new Date(Date.now() - 60_000), limit: 500 })
    expect(listed.map(({ id }) => id)).toContain(event.id)
    const moments = listed.map(({ happenedAt }) => happenedAt.getTime())
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
  })

  test('leads a customer to the portal', async () => {
    const { provider, pay } = open()
    const { sessionId } = await provider.openCheckout(order())
    pay(sessionId)
    const { customerId } = await provider.readCheckout(sessionId)
    const url = await provider.openPortal({ customerId: customerId!, returnUrl: 'http://localhost:3000/' })
    expect(new URL(url).protocol).toMatch(/^http/)
  })
}

function testFailures(open: () => ProviderUnderTest): void {
  test.each([
    [400, 'bad_request'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [429, 'rate_limited'],
  ] as const)(
    'an answer %i is a failure of its kind, without the key in its words',
    async (status, failure) => {
      const { provider, refuse } = open()
      refuse(status)
      const error = await provider.openCheckout(order()).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ failure, status })
      expect(JSON.stringify(error)).not.toContain('sk_')
    },
  )

  test('a wrong key and a server that nobody reaches are told apart', async () => {
    const { withWrongKey, unreachable } = open()
    await expect(withWrongKey.readCheckout('any')).rejects.toMatchObject({ failure: 'unauthorized' })
    await expect(unreachable.readCheckout('any')).rejects.toMatchObject({ failure: 'connection' })
  })

  test('an object that does not exist is not found', async () => {
    const { provider } = open()
    await expect(provider.readDispute('none')).rejects.toMatchObject({ failure: 'not_found' })
  })
}
