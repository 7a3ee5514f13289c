// What API keys may be allowed to do. Each route belongs to a scope: the name of its area, and `read` or `write`.

/**
 * The areas that API keys may call, with their labels. Routes of all other areas are for sessions only, so that a new
 * area is closed to keys until somebody adds it here.
 */
export const keyAreas = {
  projects: 'Projects',
  scripts: 'Scripts',
  previews: 'Previews',
  videos: 'Videos',
  voices: 'Voices',
  ads: 'Product ads',
  images: 'Images',
  pictures: 'Pictures of tools',
  gifs: 'GIFs',
  ideas: 'Ideas',
  facts: 'Facts',
  articles: 'Articles',
  'article-sites': 'Article sites',
  personas: 'Personas',
  posts: 'Posts',
  reviews: 'Review links',
  calendar: 'Calendar',
  strategy: 'Strategy',
  trends: 'Trends',
  analytics: 'Analytics',
  connections: 'Connected accounts',
  kits: 'Launch kits',
  creations: 'Creations',
  assets: 'Files',
  library: 'Content library',
  'brand-kit': 'Brand kit',
  content: 'Text generation',
  engines: 'Engines',
  jobs: 'Jobs',
  credits: 'Credits',
  webhooks: 'Webhooks',
} as const

export type KeyArea = keyof typeof keyAreas
export type Scope = `${KeyArea}:${'read' | 'write'}`

/** Every scope, in the order of the areas. */
export const scopes: readonly Scope[] = (Object.keys(keyAreas) as KeyArea[]).flatMap((area): Scope[] => [
  `${area}:read`,
  `${area}:write`,
])

/** The parts of a route that its scope follows from. */
interface ScopedRoute {
  area: string
  method: string
  scope?: Scope | null
}

/** The scope that a key needs for a route; null for a route that keys may not call. */
export function scopeOf({ area, method, scope }: ScopedRoute): Scope | null {
  if (scope !== undefined) return scope
  if (!(area in keyAreas)) return null
  return `${area as KeyArea}:${method === 'get' ? 'read' : 'write'}`
}

/** Whoever may change something may also read it. */
export function allowsScope(held: readonly string[] | null, needed: Scope): boolean {
  if (held === null || held.includes(needed)) return true
  return needed.endsWith(':read') && held.includes(needed.replace(/:read$/, ':write'))
}
