// Signatures of Standard Webhooks (https://www.standardwebhooks.com): HMAC-SHA-256 over id, time and body.

import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'
const secretBytes = 32

export function createWebhookSecret(): string {
  return `${prefix}${randomBytes(secretBytes).toString('base64')}`
}

export interface SignedContent {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

/** The header `webhook-signature`: one signature for each secret. */
export function signWebhook({ id, timestamp, body }: SignedContent, secrets: readonly string[]): string {
  const content = `${id}.${timestamp}.${body}`
  return secrets.map((secret) => `v1,${signContent(content, secret)}`).join(' ')
}

function signContent(content: string, secret: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  return createHmac('sha256', key).update(content).digest('base64')
}
