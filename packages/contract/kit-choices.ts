// Names and limits of launch kits, for pages that load no zod.

/** What Product Hunt and the platforms accept. `description` is configurable there on some pages; 260 fits everywhere. */
export const kitLimits = {
  taglines: 5,
  taglineCharacters: 60,
  descriptionCharacters: 260,
  topics: 3,
  firstCommentLeast: 600,
  firstCommentMost: 1000,
  threadLeast: 6,
  threadMost: 8,
  xCharacters: 280,
  /** LinkedIn folds the rest of a post behind “see more”. */
  linkedInHookCharacters: 210,
  scripts: 3,
  replies: 10,
} as const

/** Kits that one account keeps. */
export const maxKits = 200
export const maxKitNameCharacters = 60
export const maxAddressCharacters = 2000

/** Longest texts of the form, by field. */
export const kitFormLimits = {
  name: maxKitNameCharacters,
  summary: 300,
  audience: 160,
  news: 400,
  offer: 200,
  link: maxAddressCharacters,
  huntUrl: maxAddressCharacters,
  why: 600,
  features: 900,
  different: 300,
  price: 200,
  platforms: 120,
  privacy: 300,
  next: 300,
  maker: 60,
} as const
export type KitField = keyof typeof kitFormLimits

/** Where the facts of a form came from. `slug`: only the address itself was readable. */
export const kitSourceKinds = ['api', 'feed', 'page', 'slug', 'form'] as const
export type KitSourceKind = (typeof kitSourceKinds)[number]

/** The steps of reading an address, in order. */
export const kitReadingSteps = ['api', 'feed', 'page'] as const
export type KitReadingStep = (typeof kitReadingSteps)[number]

export const kitEmailIds = ['before', 'live', 'thanks'] as const
export type KitEmailId = (typeof kitEmailIds)[number]

/** Sizes of the pictures in pixels. Product Hunt shows the thumbnail at 240×240 and takes it from 240 up. */
export const kitPictureSizes = {
  gallery: { width: 1270, height: 760 },
  thumbnail: { width: 240, height: 240 },
} as const
export const kitPictureIds = ['cover', 'features', 'story', 'launch', 'thumbnail'] as const
export type KitPictureId = (typeof kitPictureIds)[number]

export const kitPalettes = ['ink', 'paper', 'violet', 'forest', 'coral', 'sky'] as const
export type KitPalette = (typeof kitPalettes)[number]

/** True for Product Hunt itself, whose host is producthunt.com or a subdomain of it. */
export function isProductHuntHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  return name === 'producthunt.com' || name.endsWith('.producthunt.com')
}

/**
 * The slug of a launch or product page of Product Hunt, such as `vivify`. Null for every other address, also for one
 * that only contains the domain.
 */
export function readProductHuntSlug(address: string): string | null {
  const { host, path } =
    /^(?:https?:\/\/)?(?<host>[a-z0-9.-]+)(?::(?:80|443))?(?<path>\/[^?#]*)/i.exec(address.trim())?.groups ??
    {}
  if (host === undefined || path === undefined || !isProductHuntHost(host)) return null
  const [, kind, slug] = path.split('/')
  if (kind !== 'posts' && kind !== 'products') return null
  return slug !== undefined && /^[a-z0-9][a-z0-9_-]{0,119}$/i.test(slug) ? slug.toLowerCase() : null
}
