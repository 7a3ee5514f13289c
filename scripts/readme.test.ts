import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const readme = read('README.md')

test('the README names every setting of the server, and none that is gone', () => {
  const schema = /const environmentSchema = z\.object\(\{(.*?)\n\}\)/s.exec(
    read('apps/server/config.ts'),
  )?.[1]
  const settled = [...schema!.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name!)
  const settings = readme.slice(readme.indexOf('## Settings'), readme.indexOf('### PostgreSQL'))
  const named = [...settings.matchAll(/`([A-Z]+(?:_[A-Z]+)+|PORT|HOST|ENCODER)`/g)].map(([, name]) => name!)
  // The system's own.
  expect(new Set(named)).toEqual(new Set(settled.filter((name) => name !== 'PATH')))
})

test('the commands of the README are there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...readme.matchAll(/npm run (?:--silent )?([a-z:-]+)/g)].map(([, name]) => name!)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('its links lead to files, its pictures are small', () => {
  const targets = [...readme.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target]) => target!)
  for (const target of targets.filter((name) => !name.startsWith('http'))) {
    const file = new URL(`../${target}`, import.meta.url)
    expect(existsSync(file), target).toBe(true)
    if (target.endsWith('.webp')) expect(statSync(file).size, target).toBeLessThan(400_000)
  }
})
