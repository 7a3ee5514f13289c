// Receivers check `x-vivify-signature: t=<seconds since 1970>,v1=<hex>`: `v1` is the HMAC-SHA-256 of "<t>.<body>" under
// the webhook's secret. They refuse a call that is older than five minutes, so a recorded one is of no use.

import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'x-vivify-signature'
const toleranceSeconds = 300

export function signBody(body: string, { secret, nowMs }: { secret: string; nowMs: number }): string {
  const seconds = Math.floor(nowMs / 1000)
  return `t=${seconds},v1=${digest(`${seconds}.${body}`, secret)}`
}

/** What a receiver does. */
export function isSigned(
  body: string,
  { header, secret, nowMs }: { header: string; secret: string; nowMs: number },
): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header)
  if (!parts) return false
  const [, seconds = '', signature = ''] = parts
  if (Math.abs(nowMs / 1000 - Number(seconds)) > toleranceSeconds) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(digest(`${seconds}.${body}`, secret)))
}

function digest(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}
