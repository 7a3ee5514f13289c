import type { OwnText } from '@vivify/contract/routes/scripts'

/** The words of a person's text; a page may be HTML. */
export async function readOwnText({ kind, text }: OwnText): Promise<string> {
  if (kind === 'transcript') return text
  // Loaded on demand, because the page reader takes a tenth of a second to load.
  const { readPageText } = await import('../pages/page-text.ts')
  return readPageText(text)
}
