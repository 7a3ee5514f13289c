// Every route. Checks use the list to make sure that the server implements all of them.

import * as account from './account.ts'
import * as accountData from './account-data.ts'
import * as ads from './ads.ts'
import * as analytics from './analytics.ts'
import * as articles from './articles.ts'
import * as articleSites from './article-sites.ts'
import * as assets from './assets.ts'
import * as brandKit from './brand-kit.ts'
import * as calendar from './calendar.ts'
import * as checkout from './checkout.ts'
import * as connections from './connections.ts'
import * as content from './content.ts'
import * as creations from './creations.ts'
import * as credits from './credits.ts'
import * as engines from './engines.ts'
import * as facts from './facts.ts'
import * as gifs from './gifs.ts'
import * as ideas from './ideas.ts'
import * as images from './images.ts'
import * as jobs from './jobs.ts'
import * as keys from './keys.ts'
import * as kits from './kits.ts'
import * as library from './library.ts'
import * as licences from './licences.ts'
import * as personas from './personas.ts'
import * as pictures from './pictures.ts'
import * as posts from './posts.ts'
import * as previews from './previews.ts'
import * as projects from './projects.ts'
import * as reviews from './reviews.ts'
import type { Route } from './route.ts'
import * as sales from './sales.ts'
import * as scripts from './scripts.ts'
import * as security from './security.ts'
import * as strategy from './strategy.ts'
import * as system from './system.ts'
import * as teams from './teams.ts'
import * as trends from './trends.ts'
import * as vendorKeys from './vendor-keys.ts'
import * as videos from './videos.ts'
import * as voices from './voices.ts'
import * as webhooks from './webhooks.ts'

const rooms = [
  account,
  accountData,
  ads,
  analytics,
  articles,
  articleSites,
  assets,
  brandKit,
  calendar,
  checkout,
  connections,
  content,
  creations,
  credits,
  engines,
  facts,
  gifs,
  ideas,
  images,
  jobs,
  keys,
  kits,
  library,
  licences,
  personas,
  pictures,
  posts,
  previews,
  projects,
  reviews,
  sales,
  scripts,
  security,
  strategy,
  system,
  teams,
  trends,
  vendorKeys,
  videos,
  voices,
  webhooks,
]

export type Rooms = (typeof rooms)[number]

/** A route with its name, which is the `operationId` of the OpenAPI document. */
export interface NamedRoute extends Route {
  name: string
}

export const routes: readonly NamedRoute[] = rooms.flatMap((room) =>
  Object.entries(room).flatMap(([name, value]) => (isRoute(value) ? [{ ...value, name }] : [])),
)

const names = new Map(routes.map(({ method, path, name }) => [`${method} ${path}`, name]))

/** The name under which the contract exports a route. */
export function nameOf({ method, path }: Pick<Route, 'method' | 'path'>): string {
  return names.get(`${method} ${path}`) ?? `${method} ${path}`
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
