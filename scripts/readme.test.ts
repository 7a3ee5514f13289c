import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { platformNames } from '@vivify/contract/platforms'
import { listPlatformSettings } from '../apps/server/config.ts'
import { listVendors } from '../apps/server/providers/registry.ts'
import { stripeSettings } from '../apps/server/providers/payment/stripe-settings.ts'
import { platforms } from '../apps/server/providers/social/platforms.ts'
import { settingRoles, type DeclaredVendor, type SettingRole } from '../apps/server/providers/vendor.ts'

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const readme = read('README.md')

test('the README names every setting of the server, and no removed one', () => {
  const schema = /const environmentSchema = z\.object\(\{(.*?)\n\}\)/s.exec(
    read('apps/server/config.ts'),
  )?.[1]
  const declared = listVendors().flatMap(({ settings }) =>
    settingRoles.flatMap((role) => settings[role]?.name ?? []),
  )
  const registered = platforms.flatMap(({ registration }) => listPlatformSettings(registration))
  const settled = [
    ...[...schema!.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name!),
    ...declared,
    ...registered,
    ...stripeSettings.map(({ name }) => name),
  ]
  const settings = readme.slice(readme.indexOf('## Settings'), readme.indexOf('### PostgreSQL'))
  const named = [...settings.matchAll(/`([A-Z]+(?:_[A-Z]+)+|PORT|HOST|ENCODER)`/g)].map(([, name]) => name!)
  // Variables of the system itself.
  expect(new Set(named)).toEqual(new Set(settled.filter((name) => name !== 'PATH')))
})

test('the README’s table of keys matches the vendors’ declarations', () => {
  expect(readTable('### Keys', '### Platforms')).toEqual(describeAccounts(listVendors()))
})

test('the README’s table of platforms matches their registrations', () => {
  expect(readTable('### Platforms', '### Payments')).toEqual(
    platforms.flatMap(({ id, registration: { settings } }) => {
      const quote = (names: string[]) =>
        names.flatMap((name) => (name === '' ? [] : [`\`${name}\``])).join(', ')
      const cells = [
        quote([settings.clientId, settings.clientSecret]),
        quote([settings.baseUrl, settings.loginUrl]),
      ]
      return cells.every((cell) => cell === '') ? [] : [[platformNames[id], ...cells]]
    }),
  )
})

test('the README’s table of payments matches the settings', () => {
  expect(readTable('### Payments', '### PostgreSQL')).toEqual(
    stripeSettings.map(({ name, use }) => [`\`${name}\``, use]),
  )
})

test('the guide for payments names every setting of a live server', () => {
  const guide = read('docs/guide/payments.md')
  const names = stripeSettings.filter(({ isUrl }) => !isUrl).map(({ name }) => name)
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

/** The cells of the table in a section, without its head. */
function readTable(from: string, to: string): string[][] {
  const table = readme.slice(readme.indexOf(from), readme.indexOf(to))
  const rows = table.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    return cells.length > 2 ? [cells.slice(1, -1)] : []
  })
  return rows.slice(2)
}

test('the guide names the keys of all vendors', () => {
  const guide = read('docs/guide/keys-and-engines.md')
  const keys = listVendors().flatMap(({ settings }) =>
    settingRoles.flatMap((role) => (settings[role]?.missing ? [settings[role].name] : [])),
  )
  expect(keys.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

/** One row per account that an operator pays for: key, purpose, address and models. */
function describeAccounts(vendors: readonly DeclaredVendor[]): string[][] {
  return [...new Set(vendors.map(({ account }) => account))].map((account) => {
    const own = vendors.filter((vendor) => vendor.account === account)
    const tell = (role: SettingRole): string[] => own.flatMap((vendor) => describeSetting(vendor, role) ?? [])
    const others = [...new Set([...tell('baseUrl'), ...tell('model')])]
    return [
      account,
      tell('apiKey')[0] ?? 'none',
      own.map(({ usedFor }) => usedFor).join(', '),
      others.join(', '),
    ]
  })
}

/** Null for a setting that the vendor does not have. */
function describeSetting({ settings, sharedServer }: DeclaredVendor, role: SettingRole): string | null {
  const setting = settings[role]
  if (!setting) return null
  const { name, missing } = setting
  if (role === 'apiKey') return missing ? `\`${name}\`` : `\`${name}\`, if it wants one`
  if (role === 'baseUrl' && sharedServer) return `\`${name}\` (or \`${sharedServer.baseUrl}\`)`
  return missing ? `\`${name}\` (needed)` : `\`${name}\``
}

test('the commands of the README exist', () => {
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
