// The part of Markdown that docs/guide is written in: headings, paragraphs, lists, tables, fenced code, quotes as notes,
// and inside of them strong words, code and links. Text only ever becomes text, never HTML.

export type Inline =
  { type: 'text' | 'strong' | 'code'; text: string } | { type: 'link'; text: string; href: string }

export type Block =
  | { type: 'heading'; level: 1 | 2 | 3; text: string }
  | { type: 'paragraph' | 'note'; content: Inline[] }
  | { type: 'list'; isOrdered: boolean; items: Inline[][] }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { type: 'code'; text: string }

const listMark = /^(?:-|\d+\.) /

/** Reads a page. What it does not know becomes a paragraph. */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = []
  const lines = source.replaceAll('\r', '').split('\n')
  let at = 0
  /** Takes lines for as long as they belong together. */
  const take = (belongs: (line: string) => boolean): string[] => {
    const from = at
    while (at < lines.length && belongs(lines[at]!)) at++
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at]!
    if (line.trim() === '') {
      at++
    } else if (line.startsWith('```')) {
      at++
      blocks.push({ type: 'code', text: take((next) => !next.startsWith('```')).join('\n') })
      at++
    } else if (/^#{1,3} /.test(line)) {
      at++
      blocks.push(parseHeading(line))
    } else if (line.startsWith('|')) {
      blocks.push(parseTable(take((next) => next.startsWith('|'))))
    } else if (line.startsWith('> ')) {
      const quoted = take((next) => next.startsWith('>')).map((next) => next.replace(/^> ?/, ''))
      blocks.push({ type: 'note', content: parseInline(quoted.join(' ')) })
    } else if (listMark.test(line)) {
      blocks.push(parseList(take((next) => listMark.test(next) || /^ +\S/.test(next))))
    } else {
      at++
      const rest = take((next) => next.trim() !== '' && !/^(?:#{1,3} |```|\||> )/.test(next))
      blocks.push({ type: 'paragraph', content: parseInline([line, ...rest].join(' ')) })
    }
  }
  return blocks
}

function parseHeading(line: string): Block {
  const level = line.indexOf(' ') as 1 | 2 | 3
  return { type: 'heading', level, text: line.slice(level + 1).trim() }
}

/** Indented lines go on with the entry above them. */
function parseList(lines: readonly string[]): Block {
  const items: string[] = []
  for (const line of lines) {
    if (listMark.test(line)) items.push(line.replace(listMark, ''))
    else items.push(`${items.pop()} ${line.trim()}`)
  }
  return { type: 'list', isOrdered: /^\d/.test(lines[0]!), items: items.map(parseInline) }
}

/** The second line is the rule under the head. */
function parseTable(lines: readonly string[]): Block {
  const [head, , ...rows] = lines.map((line) =>
    line
      .replace(/^\|/, '')
      .replace(/\|\s*$/, '')
      .split('|')
      .map((cell) => parseInline(cell.trim())),
  )
  return { type: 'table', head: head!, rows }
}

const inlinePattern = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/g

/** Reads what stands inside of a line. */
export function parseInline(source: string): Inline[] {
  const parts: Inline[] = []
  let at = 0
  const addText = (to: number): void => {
    if (to > at) parts.push({ type: 'text', text: source.slice(at, to) })
  }
  for (const match of source.matchAll(inlinePattern)) {
    const { strong, code, label, href } = match.groups!
    addText(match.index)
    at = match.index + match[0].length
    if (strong !== undefined) parts.push({ type: 'strong', text: strong })
    else if (code !== undefined) parts.push({ type: 'code', text: code })
    else parts.push({ type: 'link', text: label!, href: href! })
  }
  addText(source.length)
  return parts
}
