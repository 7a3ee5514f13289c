// The pages of the guide, in reading order. Their text is in docs/guide/<name>.md.

import { lexer, type Token } from 'marked'

export const guidePageNames = [
  'first-video',
  'script',
  'voice-and-music',
  'looks',
  'own-media',
  'exporting',
  'images',
  'logos',
  'remix',
  'product-ads',
  'gifs',
  'ideas',
  'articles',
  'publishing-articles',
  'personas',
  'posting',
  'calendar',
  'launch-kit',
  'connecting-accounts',
  'accounts-and-credits',
  'settings',
  'teams',
  'payments',
  'keys-and-engines',
  'api',
  'webhooks',
  'mcp',
  'keyboard',
  'troubleshooting',
] as const

export type GuidePageName = (typeof guidePageNames)[number]

export interface GuidePage {
  name: GuidePageName
  title: string
  /** Everything after the title. */
  blocks: Token[]
}

/** Separates the title from the text. Throws Error when the text does not start with a title. */
export function readGuidePage(name: GuidePageName, source: string): GuidePage {
  const [first, ...blocks] = lexer(source)
  if (first?.type !== 'heading' || first['depth'] !== 1) throw new Error(`The page ${name} has no title.`)
  return { name, title: first['text'] as string, blocks }
}

/**
 * Resolves a link in a guide page to an address in the product, because pages link to each other as files. Other links
 * stay unchanged.
 */
export function resolveGuideLink(href: string): { to: string } | { href: string } {
  const page = /^(?<name>[a-z-]+)\.md(?<anchor>#.*)?$/.exec(href)?.groups
  if (page) return { to: `${addressOf(page['name'] as GuidePageName)}${page['anchor'] ?? ''}` }
  return href.startsWith('/') ? { to: href } : { href }
}

/** The first page uses the address of the guide itself. */
export function addressOf(name: GuidePageName): string {
  return name === guidePageNames[0] ? '/guide' : `/guide?page=${name}`
}

/** Anchor of a section in the page's address. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
