// All text that people read uses American spelling. These tests check only quoted and displayed text; identifiers are
// free.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const folders = [
  'apps/web/src',
  'apps/server/services',
  'apps/server/http',
  'apps/server/commands',
  'apps/server/providers',
  'packages/contract',
  'packages/generators/ad',
  'packages/generators/remix',
  'packages/timeline/report',
]

/** `licence:` begins references of the ledger. */
const british =
  /\b(\w*colour\w*|licences?(?!:)|favourites?|centres?|centred|\w+ise[sd]?|\w+ising|cancelled|cancelling|modelled|modelling|travelled|behaviours?|neighbour\w*|grey|catalogue|programme|dialogue|forwards|backwards|afterwards|towards|whilst|e-mail)\b/i
/** American words that share these endings. */
const american =
  /^(other|like|any|some|rise|raise|noise|wise|precise|exercise|promise|surprise|advertise|premise|praise|revise|close|otherwise|advise|franchise|expertise|compromise|enterprise|disguise|concise|cruise|bruise|poise|demise|devise|despise|supervise|improvise|merchandise|comprise|excise|incise|arise|chastise|likewise|clockwise|paradise|treatise|sunrise)s?d?$|^(rais|ris|advertis|exercis|promis|surpris|revis|advis|aris)(ing|ed)$|wise$/i

test('the words on the screens, in messages and on the command line are American', () => {
  const found: string[] = []
  for (const folder of folders) {
    for (const file of listSources(path.join(root, folder))) {
      for (const text of listTexts(readFileSync(file, 'utf8'), file)) {
        const word = british.exec(text)?.[0]
        if (word !== undefined && !american.test(word)) found.push(`${path.relative(root, file)}: ${text}`)
      }
    }
  }
  expect(found).toEqual([])
})

test('the user guide is American, too', () => {
  const guide = path.join(root, 'docs/guide')
  const found = readdirSync(guide).flatMap((name) =>
    readFileSync(path.join(guide, name), 'utf8')
      .split('\n')
      .filter((line) => {
        const word = british.exec(line)?.[0]
        return word !== undefined && !american.test(word)
      }),
  )
  expect(found).toEqual([])
})

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing|fixtures|node_modules|suite\.ts/.test(name))
    .map((name) => path.join(folder, name))
}

/** String literals of more than one word, and the text between JSX tags. */
function listTexts(source: string, file: string): string[] {
  const texts: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: unknown[] }
    if (type?.startsWith('Import') || type?.startsWith('TSType') || type?.startsWith('TSInterface')) return
    if (type === 'JSXText' || (type === 'Literal' && typeof value === 'string' && value.includes(' '))) {
      texts.push(String(value).replace(/\s+/g, ' ').trim())
    }
    if (type === 'TemplateLiteral') {
      const text = quasis!.map((part) => (part as { value: { cooked: string } }).value.cooked).join(' … ')
      if (text.includes(' ')) texts.push(text)
    }
    for (const [name, child] of Object.entries(node)) if (name !== 'parent') visit(child)
  }
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)
  return texts
}
