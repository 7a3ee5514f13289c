// The pages of the guide, in the order in which they are read. Their text is docs/guide/<name>.md.

import { lexer, type Token } from 'marked'

export const guidePageNames = [
  'first-video',
  'script',
  'voice-and-music',
  'looks',
  'own-media',
  'exporting',
  'pictures',
  'gifs',
  'accounts-and-credits',
  'keys-and-engines',
  'keyboard',
  'troubleshooting',
] as const

export type GuidePageName = (typeof guidePageNames)[number]

export interface GuidePage {
  name: GuidePageName
  title: string
  /** What follows the title. */
  blocks: Token[]
}

/** Takes the title off the text. Throws Error for a text that does not begin with one. */
export function readGuidePage(name: GuidePageName, source: string): GuidePage {
  const [first, ...blocks] = lexer(source)
  if (first?.type !== 'heading' || first['depth'] !== 1) throw new Error(`The page ${name} has no title.`)
  return { name, title: first['text'] as string, blocks }
}

/** Where a link of a page leads in the product: pages name each other as files. Others are left as they are. */
export function resolveGuideLink(href: string): { to: string } | { href: string } {
  const page = /^(?<name>[a-z-]+)\.md(?<anchor>#.*)?$/.exec(href)?.groups
  if (page) return { to: `${addressOf(page['name'] as GuidePageName)}${page['anchor'] ?? ''}` }
  return href.startsWith('/') ? { to: href } : { href }
}

/** The first page is the guide's own address. */
export function addressOf(name: GuidePageName): string {
  return name === guidePageNames[0] ? '/guide' : `/guide?page=${name}`
}

/** For the address of a part of a page. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
