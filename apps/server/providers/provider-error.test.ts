import { describe, expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import { callVendor } from './call-vendor.ts'
import { errorOfStatus, ProviderError, toProviderError } from './provider-error.ts'

const now = Date.parse('2026-11-21T20:00:00Z')

describe('a vendor’s refusal', () => {
  test.each([
    ['30', 30],
    ['0', 0],
    ['1.2', 2],
    ['Sat, 21 Nov 2026 20:01:30 GMT', 90],
    ['Sat, 21 Nov 2026 19:00:00 GMT', 0],
    ['soon', null],
    ['', null],
    [null, null],
  ])('with Retry-After %s asks for a pause of %s s', (retryAfter, seconds) => {
    expect(errorOfStatus('Vendor', { status: 429, retryAfter }, now).retryAfterSeconds).toBe(seconds)
  })

  test('keeps the vendor’s explanation for the person, without anything like a key', () => {
    const reason = `Your credit balance\n is too low for sk-ant-api03-abcdefghijklmnop. ${'x '.repeat(300)}`
    const error = errorOfStatus('Vendor', { status: 400, reason })
    const told = String(error.details['reason'])
    expect(told).toMatch(/^Your credit balance is too low for …\./)
    expect(told.length).toBeLessThanOrEqual(200)
  })

  test('is told apart from the caller’s abort and from our own errors', () => {
    const abort = new DOMException('Stopped', 'AbortError')
    const ours = new AppError('too_large', 'Too much.')
    expect(toProviderError(abort, 'Vendor')).toBe(abort)
    expect(toProviderError(ours, 'Vendor')).toBe(ours)
    expect(ProviderError.isInstance(ours)).toBe(false)
    expect(toProviderError(new TypeError('fetch failed'), 'Vendor')).toMatchObject({ failure: 'connection' })
    expect(toProviderError('odd', 'Vendor')).toMatchObject({ failure: 'bad_answer', isRetryable: false })
  })
})

describe('calling a vendor', () => {
  test('ends at once when the work is canceled between two tries', async () => {
    const controller = new AbortController()
    let tries = 0
    const calling = callVendor({ vendor: 'Vendor', signal: controller.signal, retryDelayMs: 60_000 }, () => {
      tries += 1
      setImmediate(() => controller.abort())
      return Promise.reject(errorOfStatus('Vendor', { status: 503 }))
    })
    await expect(calling).rejects.toMatchObject({ name: 'AbortError' })
    expect(tries).toBe(1)
  })

  test('does not begin for work that was already canceled', async () => {
    const call = () => Promise.reject(new Error('called'))
    await expect(callVendor({ vendor: 'Vendor', signal: AbortSignal.abort() }, call)).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})
