/** Where a link to the product stands. */
const channels = [
  { id: 'product-hunt', name: 'Product Hunt page', source: 'producthunt', medium: 'referral' },
  { id: 'x', name: 'X', source: 'x', medium: 'social' },
  { id: 'linkedin', name: 'LinkedIn', source: 'linkedin', medium: 'social' },
  { id: 'email', name: 'E-mails', source: 'newsletter', medium: 'email' },
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
  const base = URL.parse(/^https?:\/\//iu.test(link.trim()) ? link.trim() : `https://${link.trim()}`)
  if (base === null || !base.hostname.includes('.')) return []
  const campaign = `${slugOf(name) || 'product'}-launch`
  return channels.map(({ id, name: channel, source, medium }) => {
    const url = new URL(base)
    url.searchParams.set('utm_source', source)
    url.searchParams.set('utm_medium', medium)
    url.searchParams.set('utm_campaign', campaign)
    return { id, name: channel, url: url.href }
  })
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
