// The platforms that posts go to. What each accepts is in packages/social.

import { z } from 'zod'

/** The specification's six, in its order, then those that appear once they are connected. */
export const platformIds = [
  'twitter',
  'linkedin',
  'facebook',
  'instagram',
  'tiktok',
  'youtube',
  'bluesky',
  'mastodon',
  'webhook',
] as const
export type PlatformId = (typeof platformIds)[number]
/** Marked pure, so that pages which only need the names load no zod. */
export const platformSchema = /*#__PURE__*/ z.enum(platformIds)

/** Shown to everybody; without an account they are rehearsed. */
export const specifiedPlatforms = [
  'twitter',
  'linkedin',
  'facebook',
  'instagram',
  'tiktok',
  'youtube',
] as const satisfies readonly PlatformId[]

/** As shown on screens. */
export const platformNames: Record<PlatformId, string> = {
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
  webhook: 'Webhook',
}
