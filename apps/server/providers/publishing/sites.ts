import type { SiteKind } from '@vivify/contract/routes/article-sites'
import { ghost } from './ghost.ts'
import type { PublishingSite } from './port.ts'
import { webhook } from './webhook.ts'
import { wordpress } from './wordpress.ts'

/** Every kind of site. A new one adds its line here. */
export const publishingSites: Readonly<Record<SiteKind, PublishingSite>> = { wordpress, ghost, webhook }
