import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { AppError } from '@vivify/contract/errors'
import { outlineText } from './outline-text.ts'
import { requireModestPage } from './page-bounds.ts'

/**
 * Extracts the readable text of an HTML page, with its title as the first heading. Plain text is returned unchanged.
 * Throws AppError `script_empty`, and `bad_input` for a page that is too large to read.
 */
export function readPageText(text: string): string {
  return readPage(text, (article) => article.textContent ?? '')
}

/** Like `readPageText`, with the headings of the page's parts, as in Markdown. */
export function readPageOutline(text: string): string {
  return readPage(text, (article) => outlineText(article.content ?? ''))
}

type Article = NonNullable<ReturnType<Readability['parse']>>

function readPage(text: string, readArticle: (article: Article) => string): string {
  if (!/<(?:html|body|article|p|div)[\s>]/i.test(text)) return text
  requireModestPage(text)
  const { document } = parseHTML(text)
  const heading = document.querySelector('h1')?.textContent?.trim()
  const article = new Readability(document as unknown as ConstructorParameters<typeof Readability>[0]).parse()
  const readable = article ? readArticle(article).trim() : ''
  if (readable === '') {
    throw new AppError('script_empty', 'This page has no readable text. Paste the text itself instead.')
  }
  const title = heading || article?.title?.trim()
  return title ? `# ${title}\n\n${readable}` : readable
}
