import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSealer, isUnopenable, makeSealingKey, parseSealingKeys } from './sealed.ts'
import { readSecrets } from './secrets.ts'

const row = 'connections/a'
const token = 'the token of a person — 🦊'

describe('a sealed secret', () => {
  const key = makeSealingKey()
  const sealer = createSealer([key])

  test('opens for its row, shows nothing of its text and is never the same twice', () => {
    const sealed = sealer.seal(token, row)
    expect(sealer.open(sealed, row)).toBe(token)
    expect(sealed).not.toBe(sealer.seal(token, row))
    const encrypted = Buffer.from(sealed.split('.')[3]!, 'base64url')
    expect(encrypted.includes('token')).toBe(false)
  })

  test('is refused when any of its characters was changed', () => {
    const sealed = sealer.seal(token, row)
    const [version, , iv] = sealed.split('.')
    const start = `${version}.${key.id}.`.length
    // A key's name is only a hint, and the last character of each part has unused bits.
    const ends = [start + iv!.length - 1, start + iv!.length, sealed.length - 1]
    for (let index = start; index < sealed.length; index++) {
      if (ends.includes(index)) continue
      const changed = `${sealed.slice(0, index)}${sealed[index] === 'A' ? 'B' : 'A'}${sealed.slice(index + 1)}`
      expect(() => sealer.open(changed, row), `character ${index}`).toThrow()
    }
    for (const text of ['', 'v1', 'v2' + sealed.slice(2), sealed.slice(0, -8), `${sealed}.x`]) {
      expect(isUnopenable(catchError(() => sealer.open(text, row))), text).toBe(true)
    }
  })

  test('is refused for another row and by another key', () => {
    const sealed = sealer.seal(token, row)
    expect(isUnopenable(catchError(() => sealer.open(sealed, 'connections/b')))).toBe(true)
    expect(isUnopenable(catchError(() => sealer.open(sealed, 'server_clients/a')))).toBe(true)
    expect(isUnopenable(catchError(() => createSealer([makeSealingKey()]).open(sealed, row)))).toBe(true)
  })

  test('opens with an older key after a rotation, which says that it should be sealed again', () => {
    const old = sealer.seal(token, row)
    const rotated = createSealer([makeSealingKey(), key])
    expect(rotated.open(old, row)).toBe(token)
    expect(rotated.isCurrent(old)).toBe(false)
    const again = rotated.seal(rotated.open(old, row), row)
    expect(rotated.isCurrent(again)).toBe(true)
    expect(isUnopenable(catchError(() => sealer.open(again, row)))).toBe(true)
  })

  test('opens with its key under another name', () => {
    const renamed = createSealer([makeSealingKey(), { ...key, id: 'old' }])
    expect(renamed.open(sealer.seal(token, row), row)).toBe(token)
  })
})

describe('SECRETS_KEY', () => {
  const encoded = (): string => randomBytes(32).toString('base64')

  test('is one key, or a list with names', () => {
    const one = encoded()
    expect(parseSealingKeys(one)[0]!.bytes).toEqual(Buffer.from(one, 'base64'))
    expect(parseSealingKeys(` new:${encoded()}, 2026-01:${one} `).map(({ id }) => id)).toEqual([
      'new',
      '2026-01',
    ])
  })

  test.each([
    ['short keys', randomBytes(16).toString('base64')],
    ['names that are used twice', `a:${encoded()},a:${encoded()}`],
    ['other characters', `${'!'.repeat(44)}`],
    ['nothing', ' , '],
  ])('refuses %s', (_, text) => {
    expect(() => parseSealingKeys(text)).toThrow('SECRETS_KEY')
  })
})

describe('the keys of an installation', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'vivify-secrets-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('are made once and kept in a file that only its owner reads', () => {
    const first = readSecrets(folder, {})
    expect(readSecrets(folder, {})).toEqual(first)
    expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  test('are added to the file of an older version, which keeps its secret', () => {
    const authSecret = 'a'.repeat(43)
    writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify({ authSecret }))
    const secrets = readSecrets(folder, {})
    expect(secrets.authSecret).toBe(authSecret)
    expect(JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8'))).toMatchObject({ authSecret })
    expect(readSecrets(folder, {})).toEqual(secrets)
  })

  test('follow from AUTH_SECRET, so that several processes have the same', () => {
    const authSecret = 'b'.repeat(43)
    const [first] = readSecrets(folder, { authSecret }).sealingKeys
    const [second] = readSecrets(path.join(folder, 'elsewhere'), { authSecret }).sealingKeys
    expect(first).toEqual(second)
    expect(Buffer.from(first!.bytes).toString('utf8')).not.toContain('b'.repeat(8))
  })

  test('open what was sealed before AUTH_SECRET or SECRETS_KEY was set', () => {
    const sealed = createSealer(readSecrets(folder, {}).sealingKeys).seal(token, row)
    const authSecret = 'b'.repeat(43)
    const derived = createSealer(readSecrets(folder, { authSecret }).sealingKeys)
    expect(derived.open(sealed, row)).toBe(token)
    const resealed = derived.seal(token, row)
    const secretsKey = randomBytes(32).toString('base64')
    expect(
      createSealer(readSecrets(folder, { authSecret, secretsKey }).sealingKeys).open(resealed, row),
    ).toBe(token)
  })
})

function catchError(call: () => unknown): unknown {
  try {
    call()
  } catch (error) {
    return error
  }
  throw new Error('It was not refused.')
}
