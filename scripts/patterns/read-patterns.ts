// Every regular expression of source files, found by parsing them.

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
  /** Files that put patterns together while they run, each as often as it does. */
  builders: string[]
}

/** Reads the files below `root` that match; tests and type declarations are left out. */
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

/** The patterns that files put together as they are loaded. */
export async function buildPatterns(root: string, files: readonly string[]): Promise<Pattern[]> {
  const built: Pattern[] = []
  const usual = globalThis.RegExp
  globalThis.RegExp = new Proxy(usual, {
    construct(target, [source, flags = '']: [string, string?], made) {
      // Behind what was thrown and this trap stands who asked.
      const caller = new Error().stack?.split('\n')[2] ?? ''
      const place = files.find((file) => caller.includes(file))
      if (place !== undefined) built.push({ place, source, flags })
      return Reflect.construct(target, [source, flags], made)
    },
  })
  try {
    // The query loads a file anew, though another test has loaded it.
    for (const file of files) await import(`${root}/${file}?anew`)
  } finally {
    globalThis.RegExp = usual
  }
  return built
}

/** The parts of a syntax tree's node that are read here. */
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
