import { Parser } from 'htmlparser2'

const headings: Readonly<Record<string, string>> = { h1: '# ', h2: '## ', h3: '### ', h4: '#### ', h5: '##### ', h6: '###### ' }
const blocks: ReadonlySet<string> = new Set(
  'p div section article li ul ol dl dt dd table tr blockquote pre figure figcaption main header footer aside br hr'.split(' '),
)
const hidden: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'svg', 'nav', 'button'])
const cells: ReadonlySet<string> = new Set(['td', 'th'])

/** The text of HTML: paragraphs with blank lines between them, headings as in Markdown. */
export function outlineText(html: string): string {
  const lines: string[] = []
  let line = ''
  let depthHidden = 0
  const end = (): void => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (/[\p{L}\p{N}]/u.test(text)) lines.push(text)
    line = ''
  }
  const parser = new Parser({
    onopentagname(name) {
      if (hidden.has(name)) depthHidden++
      const heading = headings[name]
      if (heading !== undefined || blocks.has(name)) end()
      if (heading !== undefined) line = heading
      if (cells.has(name)) line += ' '
    },
    ontext(text) {
      if (depthHidden === 0) line += text
    },
    onclosetag(name) {
      if (hidden.has(name)) depthHidden--
      if (headings[name] !== undefined || blocks.has(name)) end()
    },
  })
  parser.end(html)
  end()
  return lines.join('\n\n')
}
