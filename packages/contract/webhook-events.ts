// What webhooks are told. A name says what happened to what, so it stays as it is once it is given.

/** Every event that a webhook may choose, with its label. */
export const webhookEvents = {
  'video.finished': 'Video finished',
  'video.failed': 'Video failed',
  'article.finished': 'Article written',
  'article.failed': 'Article failed',
  'article.published': 'Article published at a site',
  'article.publishing_failed': 'Article not published at a site',
  'picture.finished': 'Pictures finished',
  'picture.failed': 'Pictures failed',
  'gif.finished': 'GIF finished',
  'gif.failed': 'GIF failed',
  'persona.finished': 'Persona finished',
  'persona.failed': 'Persona failed',
  'post.published': 'Post published',
  'post.failed': 'Post failed',
  'post.rehearsed': 'Post rehearsed',
  'post.unconfirmed': 'Post sent, outcome unknown',
} as const

export type WebhookEvent = keyof typeof webhookEvents

export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]]

/** Sent by "Send test"; every webhook gets it. */
export const testEvent = 'webhook.test'

/** A webhook is turned off when every call has failed for this many days. */
export const failingDays = 5
