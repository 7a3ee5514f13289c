// What the toolbar does to the text and its selection, as functions from one state to the next.

export interface Selected {
  text: string
  start: number
  end: number
}

/** Puts a mark such as `**` around the selection, or takes it away. Blanks at the ends stay outside. */
export function toggleMark({ text, start, end }: Selected, mark: string): Selected {
  const inside = text.slice(start, end)
  const from = start + (inside.length - inside.trimStart().length)
  const to = Math.max(from, end - (inside.length - inside.trimEnd().length))
  const size = mark.length
  if (hasMarkAround(text, from, to, mark)) {
    return {
      text: text.slice(0, from - size) + text.slice(from, to) + text.slice(to + size),
      start: from - size,
      end: to - size,
    }
  }
  const chosen = text.slice(from, to)
  if (chosen.length >= 2 * size && chosen.startsWith(mark) && chosen.endsWith(mark)) {
    const bare = chosen.slice(size, -size)
    return { text: text.slice(0, from) + bare + text.slice(to), start: from, end: from + bare.length }
  }
  return {
    text: text.slice(0, from) + mark + chosen + mark + text.slice(to),
    start: from + size,
    end: to + size,
  }
}

/** `*` beside `**` is no mark of its own. */
function hasMarkAround(text: string, from: number, to: number, mark: string): boolean {
  const size = mark.length
  if (text.slice(from - size, from) !== mark || text.slice(to, to + size) !== mark) return false
  return size > 1 || text[from - 2] !== mark || text[from - 3] === mark
}

export const linePrefixes = { heading: '## ', subheading: '### ', list: '- ', quote: '> ' } as const
export type LineKind = keyof typeof linePrefixes | 'numbered'

const anyPrefix = /^(?:#{1,6} |- |> |\d{1,3}\. )/

/** Makes the selected lines headings, list items or quotes; a second time, takes that away. */
export function toggleLines({ text, start, end }: Selected, kind: LineKind): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const after = text.indexOf('\n', Math.max(start, end - 1))
  const to = after === -1 ? text.length : after
  const lines = text.slice(from, to).split('\n')
  const full = lines.filter((line) => line.trim() !== '')
  const prefixOf = (index: number): string => (kind === 'numbered' ? `${index + 1}. ` : linePrefixes[kind])
  const hasAll = full.length > 0 && full.every((line) => isOfKind(line, kind))
  let count = 0
  const changed = lines.map((line) => {
    if (line.trim() === '' && full.length > 0) return line
    const bare = line.replace(anyPrefix, '')
    return hasAll ? bare : prefixOf(count++) + bare
  })
  const replaced = changed.join('\n')
  const isCaret = start === end
  const caret = from + Math.max(0, replaced.length - (to - start))
  return {
    text: text.slice(0, from) + replaced + text.slice(to),
    start: isCaret ? caret : from,
    end: isCaret ? caret : from + replaced.length,
  }
}

function isOfKind(line: string, kind: LineKind): boolean {
  return kind === 'numbered' ? /^\d{1,3}\. /.test(line) : line.startsWith(linePrefixes[kind])
}

/** Makes the selection a link, and selects what is to be replaced: the address, or the words when there are none. */
export function addLink({ text, start, end }: Selected, placeholder: string): Selected {
  const words = text.slice(start, end).replace(/\s+/g, ' ').trim()
  const address = 'https://'
  const label = words === '' ? placeholder : words
  const inserted = `[${label}](${address})`
  const at = words === '' ? start + 1 : start + label.length + 3
  return {
    text: text.slice(0, start) + inserted + text.slice(end),
    start: at,
    end: at + (words === '' ? label.length : address.length),
  }
}

/** Inserts text at the end of the selection and puts the caret behind it. */
export function insertAfter({ text, end }: Selected, inserted: string): Selected {
  const caret = end + inserted.length
  return { text: text.slice(0, end) + inserted + text.slice(end), start: caret, end: caret }
}

/** Inserts a block of its own after the paragraph of the selection. */
export function insertBlock({ text, end }: Selected, block: string): Selected {
  const paragraphEnd = text.indexOf('\n\n', Math.max(0, end - 1))
  const at = paragraphEnd === -1 ? text.trimEnd().length : paragraphEnd
  const before = text.slice(0, at)
  const inserted = `${before === '' ? '' : '\n\n'}${block}`
  const after = text.slice(at)
  const caret = at + inserted.length
  return { text: before + inserted + (after.trim() === '' ? '\n' : after), start: caret, end: caret }
}

/** A list or quote goes on in the next line when Enter is pressed; in an empty item it ends. Null for other lines. */
export function continueLine({ text, start, end }: Selected): Selected | null {
  if (start !== end) return null
  const from = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(from, start)
  const found = /^(?<prefix>\s{0,3}(?:[-*+]|>|(?<number>\d{1,3})\.) )(?<rest>.*)$/.exec(line)?.groups
  if (!found) return null
  if (found['rest'] === '') {
    return { text: text.slice(0, from) + text.slice(start), start: from, end: from }
  }
  const number = found['number']
  const prefix =
    number === undefined ? found['prefix']! : found['prefix']!.replace(number, String(Number(number) + 1))
  return insertAfter({ text, start, end }, `\n${prefix}`)
}
