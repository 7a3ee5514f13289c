/** Where a link to the product stands. */
const channels = [
  { id: 'product-hunt', name: 'Product Hunt page', source: 'producthunt', medium: 'referral' },
  { id: 'x', name: 'X', source: 'x', medium: 'social' },
  { id: 'linkedin', name: 'LinkedIn', source: 'linkedin', medium: 'social' },
  { id: 'email', name: 'Emails', source: 'newsletter', medium: 'email' },
  { id: 'press', name: 'Press', source: 'press', medium: 'referral' },
  { id: 'video', name: 'Video descriptions', source: 'video', medium: 'social' },
] as const

export interface LaunchLink {
  id: string
  name: string
  url: string
}

/** The product's address with UTM parameters for each channel; empty without a usable address. */
export function listLaunchLinks({ link, name }: { link: string; name: string }): LaunchLink[] {
  const { scheme = 'https://', rest } =
    /^(?<scheme>https?:\/\/)?(?<rest>[\p{L}\p{N}-]+\.[^\s<>"`]+)$/iu.exec(link.trim())?.groups ?? {}
  if (rest === undefined) return []
  const [address = '', anchor] = rest.split('#', 2)
  const end = anchor === undefined ? '' : `#${anchor}`
  const joiner = address.includes('?') ? '&' : address.includes('/') ? '?' : '/?'
  const campaign = `${slugOf(name) || 'product'}-launch`
  return channels.map(({ id, name: channel, source, medium }) => ({
    id,
    name: channel,
    url: `${scheme}${address}${joiner}utm_source=${source}&utm_medium=${medium}&utm_campaign=${campaign}${end}`,
  }))
}

/** `Night Light 2` gives `night-light-2`. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter(Boolean)
    .join('-')
    .slice(0, 60)
}
