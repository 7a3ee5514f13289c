import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { generateContent } from '@vivify/contract/routes/content'
import { listEngines } from '@vivify/contract/routes/engines'
import { readConfig } from '../config.ts'
import { openTestServer, type TestServer } from '../testing.ts'
import { chooseEngine, type DescribedEngine } from './engine.ts'
import { listVendors, vendors } from './registry.ts'
import { firstFault, suiteKey, VendorStub, type StubAnswer, type StubCall } from './testing.ts'
import { parrot } from './testing-vendor.ts'
import { connect } from './vendor.ts'

class ParrotStub extends VendorStub {
  protected answer({ body }: StubCall): StubAnswer {
    return { body: { said: body['prompt'] } }
  }
}

const stub = new ParrotStub({
  basePath: '/v1',
  findFault: ({ path, headers }) =>
    firstFault([
      [path === '/v1/repeat', 'Unknown address'],
      [headers['x-parrot-key'] === suiteKey, { status: 401, message: 'Unknown key' }],
    ]),
  refuse: (message) => ({ error: { message } }),
})

describe('a vendor added by one file and one line in the list of its kind', () => {
  const lists = { ...vendors, text: [...vendors.text, parrot] }
  let server: TestServer
  beforeAll(async () => {
    await stub.open()
    const environment = { PARROT_API_KEY: suiteKey, PARROT_BASE_URL: `${stub.baseUrl}/` }
    server = await openTestServer({ vendors: lists, environment })
  })
  afterAll(async () => {
    stub.close()
    await server.close()
  })

  test('has its settings read, is listed, and does work', async () => {
    const browser = server.openBrowser()
    await browser.send(signInAsGuest)
    const { engines } = await browser.send(listEngines)
    expect(engines).toContainEqual(
      expect.objectContaining({
        kind: 'text',
        id: 'parrot',
        state: 'ready',
        sentence: 'Writes with grey-2.',
      }),
    )
    const body = { prompt: 'Hello', type: 'creative', provider: 'parrot' }
    expect(await browser.send(generateContent, { body })).toEqual({
      content: 'Hello\n',
      engine: 'Parrot (grey-2)',
    })
  })

  test('has its address checked with all other settings', () => {
    const read = (): unknown => readConfig({ PARROT_BASE_URL: 'parrot' }, { vendors: listVendors(lists) })
    expect(read).toThrow('The environment variable PARROT_BASE_URL has a value that Vivify can')
  })
})

describe('settings of vendors', () => {
  const read = (environment: Record<string, string>) =>
    readConfig(environment, { vendors: listVendors() }).vendors

  test('without a value use what the vendor declares, and say what is missing', () => {
    const connection = connect(parrot, read({})['text/parrot'])
    expect(connection).toMatchObject({ baseUrl: 'https://api.parrot.example/v1', model: 'grey-2' })
    expect(connection.missing).toEqual({
      state: 'needs_key',
      sentence: 'Set PARROT_API_KEY on the server to write with Parrot.',
    })
  })

  test('for a server shared with another vendor include its key and its address together', () => {
    const shared = { COMPATIBLE_BASE_URL: 'http://words.test/v1/', COMPATIBLE_API_KEY: 'of-words' }
    expect(read(shared)['image/compatible']).toEqual({
      apiKey: 'of-words',
      baseUrl: 'http://words.test/v1',
      model: '',
    })
    const own = { ...shared, COMPATIBLE_IMAGE_BASE_URL: 'http://pictures.test' }
    expect(read(own)['image/compatible']).toMatchObject({ apiKey: '', baseUrl: 'http://pictures.test' })
  })

  test('belong to one vendor for each id of a kind', () => {
    const uses = listVendors().map(({ kind, id }) => `${kind}/${id}`)
    expect(new Set(uses).size).toBe(uses.length)
  })
})

describe('the engine for a piece of work', () => {
  const engineOf = (id: string, state: 'ready' | 'needs_key'): DescribedEngine => ({
    id,
    name: id.toUpperCase(),
    status: () => ({ kind: 'text', id, name: id, isBuiltIn: false, state, sentence: `${id}!`, credits: 0 }),
  })
  const engines = {
    vendors: [engineOf('locked', 'needs_key'), engineOf('first', 'ready'), engineOf('second', 'ready')],
    builtIn: engineOf('own', 'ready'),
  }
  const choose = (wanted?: string, can?: (engine: DescribedEngine) => boolean) => {
    const { engine, passedOver } = chooseEngine(engines, wanted, can)
    return { id: engine.id, passedOver }
  }

  test('is the wanted one', () => {
    expect(choose('second')).toEqual({ id: 'second', passedOver: null })
    expect(choose('built-in')).toEqual({ id: 'own', passedOver: null })
  })

  test('is the first one that is ready and fit when none is wanted, else the built-in one', () => {
    expect(choose()).toEqual({ id: 'first', passedOver: null })
    expect(choose(undefined, ({ id }) => id === 'second').id).toBe('second')
    expect(choose(undefined, () => false).id).toBe('own')
  })

  test('is the built-in one, with the reason, when the wanted one is not ready or does not exist', () => {
    expect(choose('locked')).toEqual({ id: 'own', passedOver: { name: 'LOCKED', sentence: 'locked!' } })
    expect(choose('nobody')).toEqual({ id: 'own', passedOver: { name: 'nobody', sentence: null } })
  })
})
