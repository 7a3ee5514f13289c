// Finds every regular expression of source files by parsing them.

import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

export interface Pattern {
  /** File and line. */
  place: string
  source: string
  flags: string
}

export interface PatternsFound {
  literals: Pattern[]
  /** Files that build patterns at run time, once per occurrence. */
  builders: string[]
}

/** Reads the matching files below `root`, except tests and type declarations. */
export function readPatterns(root: string, globs: readonly string[]): PatternsFound {
  const found: PatternsFound = { literals: [], builders: [] }
  const files = globs.flatMap((pattern) => globSync(pattern, { cwd: root }))
  for (const file of files.map((name) => name.replaceAll('\\', '/')).sort()) {
    if (/(?:^|\/)(?:node_modules|dist)\/|\.test\.|(?:^|\/)testing[^/]*$|\.d\.ts$/.test(file)) continue
    const text = readFileSync(`${root}/${file}`, 'utf8')
    visit(parseSync(file, text).program, (node) => {
      const { type, start, regex, callee } = node
      if (type === 'Literal' && regex !== undefined) {
        const line = text.slice(0, start).split('\n').length
        found.literals.push({ place: `${file}:${line}`, source: regex.pattern, flags: regex.flags })
      }
      const isCall = type === 'NewExpression' || type === 'CallExpression'
      if (isCall && callee?.name === 'RegExp') found.builders.push(file)
    })
  }
  return found
}

/** The patterns that files build while they are loaded. */
export async function buildPatterns(root: string, files: readonly string[]): Promise<Pattern[]> {
  const built: Pattern[] = []
  const usual = globalThis.RegExp
  globalThis.RegExp = new Proxy(usual, {
    construct(target, [source, flags = '']: [string, string?], made) {
      // The caller is on the line after the error and this trap.
      const caller = new Error().stack?.split('\n')[2] ?? ''
      const place = files.find((file) => caller.includes(file))
      if (place !== undefined) built.push({ place, source, flags })
      return Reflect.construct(target, [source, flags], made)
    },
  })
  try {
    // The query forces a new load, even if another test has loaded the file.
    for (const file of files) await import(`${root}/${file}?anew`)
  } finally {
    globalThis.RegExp = usual
  }
  return built
}

/** The parts of a syntax tree node that this file reads. */
interface SyntaxNode {
  type?: string
  start?: number
  regex?: { pattern: string; flags: string }
  callee?: { name?: string }
}

function visit(tree: unknown, see: (node: SyntaxNode) => void): void {
  if (typeof tree !== 'object' || tree === null) return
  if (!Array.isArray(tree)) see(tree)
  for (const part of Object.values(tree)) visit(part, see)
}
