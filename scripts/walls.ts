// The lint rule `walls/upward`: which room may import which. Ladders in .oxlintrc.json list rooms from the bottom up. A
// file imports from its own room and from rooms below it; types and `import()` count too.

import path from 'node:path'

/**
 * Folders or files relative to the repository's root. Rooms in one array are side by side and don't import each other.
 */
type Ladder = readonly (string | readonly string[])[]

interface Node {
  source?: Node | null
  value?: unknown
}

interface RuleContext {
  filename: string
  options: readonly unknown[]
  report: (problem: { node: Node; message: string }) => void
}

interface Place {
  rung: number
  room: string
}

const root = path.dirname(import.meta.dirname)
/** Workspaces by their package names. */
const workspaces: Record<string, string> = {
  '@vivify/contract': 'packages/contract',
  '@vivify/timeline': 'packages/timeline',
  '@vivify/generators': 'packages/generators',
  '@vivify/server': 'apps/server',
  '@vivify/web': 'apps/web',
}

const upward = {
  meta: { schema: false },
  create({ filename, options, report }: RuleContext) {
    const importer = path.relative(root, filename).replaceAll('\\', '/')
    const ladders = (options[0] as { ladders: Ladder[] }).ladders.flatMap((ladder) => {
      const from = placeOf(ladder, importer)
      return from === null ? [] : [{ ladder, from }]
    })
    if (ladders.length === 0) return {}
    const check = (node: Node): void => {
      const imported = typeof node.source?.value === 'string' ? resolve(importer, node.source.value) : null
      if (imported === null) return
      for (const { ladder, from } of ladders) {
        const to = placeOf(ladder, imported)
        if (to === null || to.room === from.room || to.rung < from.rung) continue
        const relation = to.rung === from.rung ? 'beside' : 'above'
        report({
          node,
          message: `${from.room} must not import ${to.room}, which is ${relation} it: see “Walls” in docs/architecture.md.`,
        })
      }
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    }
  },
}

/** A path relative to the repository's root; null for an external package. */
function resolve(importer: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(importer), specifier)
  const name = specifier.split('/', 2).join('/')
  const folder = workspaces[name]
  return folder === undefined ? null : `${folder}${specifier.slice(name.length)}`
}

/** The most specific room that contains the file; `features/*` makes each folder in it a room of its own. */
function placeOf(ladder: Ladder, file: string): Place | null {
  let closest = -1
  let place: Place | null = null
  for (const [rung, rooms] of ladder.entries()) {
    for (const room of [rooms].flat()) {
      const folder = room.endsWith('/*') ? room.slice(0, -1) : room
      const isInside = file === folder || file.startsWith(room.endsWith('/*') ? folder : `${folder}/`)
      if (!isInside || folder.length <= closest) continue
      closest = folder.length
      const inner = file.slice(folder.length).split('/')[0]
      place = { rung, room: room.endsWith('/*') ? `${folder}${inner}` : room }
    }
  }
  return place
}

export default { meta: { name: 'walls' }, rules: { upward } }
