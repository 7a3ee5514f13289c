// Every route. Checks use the list to make sure that the server implements all of them.

import * as account from './account.ts'
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
import * as strategy from './strategy.ts'
import * as system from './system.ts'
import * as trends from './trends.ts'
import * as videos from './videos.ts'

const rooms = [
  account,
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
  strategy,
  system,
  trends,
  videos,
]

export const routes: readonly Route[] = rooms.flatMap((room) => Object.values(room).filter(isRoute))

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
