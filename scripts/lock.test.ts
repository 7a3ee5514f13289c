import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface LockEntry {
  resolved?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, LockEntry>
}

test('the lock file names the binaries of every platform, so that npm ci works on each', () => {
  const names = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)!))
  const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !names.has(name))
      .map((name) => `${path} wants ${name}`),
  )
  expect(missing).toEqual([])
})

test('the lock file contains no registry address', () => {
  const addressed = Object.entries(lock.packages).filter(
    ([, entry]) => entry.resolved !== undefined && entry.link !== true,
  )
  expect(addressed.map(([path]) => path)).toEqual([])
})

test('every dependency is pinned exactly', () => {
  const manifests = [
    'package.json',
    'apps/server/package.json',
    'packages/contract/package.json',
    'packages/timeline/package.json',
    'packages/generators/package.json',
  ]
  const loose = manifests.flatMap((file) => {
    const manifest = JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')) as Record<
      string,
      Record<string, string>
    >
    return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.entries(manifest[kind] ?? {})
        .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
        .map(([name]) => `${file}: ${name}`),
    )
  })
  expect(loose).toEqual([])
})
