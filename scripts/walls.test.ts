import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = path.dirname(import.meta.dirname)
const oxlint = path.join(root, 'node_modules/.bin/oxlint')
let tree: string

beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'vivify-walls-'))
  for (const file of ['.oxlintrc.json', 'scripts/walls.ts'])
    cpSync(path.join(root, file), path.join(tree, file))
})
afterEach(() => rmSync(tree, { recursive: true, force: true }))

/** Lints these files with the repository's rules, as `npm run check` does. */
function lint(files: Record<string, string>): { isClean: boolean; problems: string } {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(tree, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `${text}\n`)
  }
  const { status, stdout } = spawnSync(oxlint, ['--deny-warnings'], { cwd: tree, encoding: 'utf8' })
  return { isClean: status === 0, problems: stdout }
}

const web = 'apps/web/src'
const server = 'apps/server'

test('imports from rooms below are clean', () => {
  const { problems, isClean } = lint({
    'packages/contract/plans.ts': 'export const price = 10',
    [`${web}/lib/cost.ts`]: `export { price } from '@vivify/contract/plans'`,
    [`${web}/features/project/store.ts`]: `export { price as cost } from '../../lib/cost.ts'`,
    [`${web}/features/generate/panel.ts`]: `export const load = () => import('../project/store.ts')`,
  })
  expect(problems).not.toContain('walls')
  expect(isClean).toBe(true)
})

test('a circle of type imports fails', () => {
  const { problems, isClean } = lint({
    [`${web}/lib/one.ts`]: `import type { Two } from './two.ts'\nexport interface One {\n  two: Two\n}`,
    [`${web}/lib/two.ts`]: `import type { One } from './one.ts'\nexport interface Two {\n  one: One\n}`,
  })
  expect(problems).toContain('import(no-cycle)')
  expect(isClean).toBe(false)
})

test('an import from a room above or beside fails, even of a type', () => {
  const breaches = [
    ['features/gif-maker', 'app'],
    ['features/gif-maker', 'features/creations'],
    ['features/project', 'features/generate'],
    ['lib', 'features/project'],
    ['screens/auth', 'screens/pricing'],
    ['ui', 'lib'],
  ].map(([from, to]) => ({ from: `${web}/${from}`, to: `${web}/${to}` }))
  const { problems, isClean } = lint(
    Object.fromEntries(
      breaches.flatMap(({ from, to }, index) => [
        [
          `${from}/from-${index}.ts`,
          `export type { Thing } from '${path.posix.relative(from, to)}/to-${index}.ts'`,
        ],
        [`${to}/to-${index}.ts`, 'export type Thing = string'],
      ]),
    ),
  )
  for (const { from, to } of breaches) expect(problems).toContain(`${from} must not import ${to}`)
  expect(isClean).toBe(false)
})

test('an import up the server fails, and so does one from a stage to an account or to code that uses the stage', () => {
  const breaches = [
    ['lib', 'store'],
    ['store', 'providers'],
    ['services', 'jobs'],
    ['services', 'http'],
    ['http', 'commands'],
    ['services/stages', 'services/previews'],
    ['services/stages', 'services/account'],
    ['services/previews', 'services/videos'],
    ['services/stages/sound', 'services/stages/pictures'],
    ['rendering/segments', 'rendering/video'],
    ['providers/image', 'providers/text'],
    ['providers/speech', 'providers/video'],
  ].map(([from, to]) => ({ from: `${server}/${from}`, to: `${server}/${to}` }))
  const files = breaches.flatMap(({ from, to }, index) => [
    [
      `${from}/from-${index}.ts`,
      `export type { Thing } from '${path.posix.relative(from, to)}/to-${index}.ts'`,
    ],
    [`${to}/to-${index}.ts`, 'export type Thing = string'],
  ])
  const { problems } = lint({
    ...Object.fromEntries(files),
    [`${server}/http/all.ts`]: `export type { Context } from '../context.ts'`,
    [`${server}/context.ts`]: 'export type Context = string',
    [`${server}/providers/text/all.ts`]: `export type { Kind } from '../registry.ts'`,
    [`${server}/providers/registry.ts`]: 'export type Kind = string',
    [`${server}/providers/vendor.ts`]: `export type { Kind } from './text/all.ts'`,
  })
  for (const { from, to } of breaches) expect(problems).toContain(`${from} must not import ${to}`)
  expect(problems).toContain(`${server}/http must not import ${server},`)
  expect(problems).toContain(`${server}/providers/text must not import ${server}/providers/registry.ts`)
  expect(problems).toContain(`${server}/providers must not import ${server}/providers/text`)
})

test('import() and imports by package name are checked too', () => {
  const { problems } = lint({
    'packages/timeline/a.ts': `export const load = () => import('@vivify/generators/script/b')`,
    'packages/contract/a.ts': `export type Pixels = import('@vivify/timeline/ports').Pixels`,
    'packages/generators/a.ts': `export * from '@vivify/server/context'`,
  })
  expect(problems).toContain('packages/timeline must not import packages/generators')
  expect(problems).toContain('packages/contract must not import packages/timeline')
  expect(problems).toContain('packages/generators must not import apps/server')
})
