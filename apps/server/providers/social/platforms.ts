import { bluesky } from './bluesky/adapter.ts'
import { facebook } from './facebook/adapter.ts'
import { instagram } from './instagram/adapter.ts'
import { linkedin } from './linkedin/adapter.ts'
import { mastodon } from './mastodon/adapter.ts'
import type { SocialPlatform } from './port.ts'
import { tiktok } from './tiktok/adapter.ts'
import { twitter } from './twitter/adapter.ts'
import { webhook } from './webhook/adapter.ts'
import { youtube } from './youtube/adapter.ts'

/** All platforms; a platform is one folder and one line here. */
export const platforms: readonly SocialPlatform[] = [
  twitter,
  linkedin,
  facebook,
  instagram,
  tiktok,
  youtube,
  bluesky,
  mastodon,
  webhook,
]
