// `vivify post` against a real server on a socket, with the publisher of the product and its dry run.

import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commandMessages } from '@vivify/contract/command-messages'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest, signUp } from '@vivify/contract/routes/account'
import { listPosts, savedPostSchema, type SavedPost } from '@vivify/contract/routes/posts'
import { actingAsHeader } from '../lib/local-token.ts'
import { startPublisher, type Publisher } from '../services/posts/publisher.ts'
import { insertConnection } from '../store/connections.ts'
import type { TestBrowser, TestServer } from '../testing.ts'
import { openListeningServer, runInProcess, type ListeningServer, type Ran } from './testing-run.ts'

let server: TestServer
let publisher: Publisher
let listening: ListeningServer
let address: string
/** The account that the commands act as. */
let person: TestBrowser

beforeAll(async () => {
  listening = await openListeningServer()
  ;({ server, address } = listening)
  const { context } = server
  publisher = await startPublisher({ ...context.publishing, logger: context.logger, isAlone: true })
  context.publishing.wake = () => publisher.wake()
  person = server.openBrowser()
  await person.send(signInAsGuest)
})
afterAll(async () => {
  await publisher.stop()
  await listening.close()
})

const runPost = (...argv: string[]) => runInProcess(server.context.config.dataFolder, ['post', ...argv])

function readMade({ exitCode, stdout, stderr }: Ran): SavedPost {
  expect({ exitCode, stderr: stderr.replaceAll(/Uploading .*\n/g, '') }).toEqual({ exitCode: 0, stderr: '' })
  return savedPostSchema.parse(JSON.parse(stdout))
}

/** A webhook that nobody calls before the planned day. Returns its id. */
async function connect(name: string): Promise<string> {
  const { db } = server.context.store
  const { workspaceId } = await server.context.services.accounts.findForOperator(null)
  const account = { platform: 'webhook', server: '', accountId: name, name, facts: {} } as const
  const made = await insertConnection(db, {
    id: randomUUID(),
    workspaceId,
    ...account,
    secrets: '',
    expiresAt: null,
  })
  return made!.id
}

async function countPosts(browser = person): Promise<number> {
  return (await browser.send(listPosts)).posts.length
}

describe('vivify post', () => {
  test('sends a text with a picture now, waits for the outcome, and says what was only rehearsed', async () => {
    const picture = path.join(server.context.config.dataFolder, 'reef.png')
    const reef = { width: 640, height: 640, channels: 3, background: '#1a6b8f' } as const
    await writeFile(picture, await sharp({ create: reef }).png().toBuffer())
    const given = ['--text', 'An octopus has three hearts.', '--media', picture, '--alt', 'A reef']
    const ran = await runPost(...given, '--platforms', 'twitter,linkedin', '--now')
    expect(ran.stderr).toBe(`${commandMessages.uploading('reef.png')}\n`)
    expect(ran.stdout.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(/^Twitter: rehearsed, not published/),
      expect.stringMatching(/^LinkedIn: rehearsed, not published/),
    ])
    expect(ran.exitCode).toBe(0)
    const [latest] = (await person.send(listPosts)).posts
    expect(latest).toMatchObject({ state: 'rehearsed', content: { media: [{ altText: 'A reef' }] } })
  })

  test('plans a post for a wall-clock time of a zone, and says when clocks skip it', async () => {
    const year = new Date().getUTCFullYear() + 1
    const lastSunday = new Date(Date.UTC(year, 2, 31))
    lastSunday.setUTCDate(31 - lastSunday.getUTCDay())
    const date = lastSunday.toISOString().slice(0, 10)
    const given = ['--text', 'Spring forward.', '--platforms', 'bluesky', '--zone', 'Europe/Berlin']
    const ran = await runPost(...given, '--at', `${date} 02:30`)
    expect(ran.stderr).toBe(`${messages.posts.hourSkipped('02:30', 'Europe/Berlin', '03:30')}\n`)
    expect(ran.stdout).toContain(commandMessages.scheduledFor(`${date} 02:30, Europe/Berlin`))
    expect(ran.stdout).toContain('Bluesky: scheduled')
    expect(ran.exitCode).toBe(0)
  })

  test('without a time saves a draft, and the same key makes one post', async () => {
    const before = await countPosts()
    const given = ['--text', 'Once.', '--platforms', 'mastodon', '--key', 'night-17']
    const [first, second] = [
      await runPost(...given, '--json'),
      await runPost(...given, '--json', '--now'),
    ].map(readMade)
    expect(first!.state).toBe('draft')
    expect(second).toMatchObject({ id: first!.id, state: 'rehearsed' })
    expect(readMade(await runPost(...given, '--json', '--now')).targets).toEqual(second!.targets)
    expect(await countPosts()).toBe(before + 1)
    expect((await runPost('--text', 'Later.', '--platforms', 'x=1,mastodon')).exitCode).toBe(1)
    expect((await runPost('--text', 'Later.', '--platforms', 'mastodon')).stdout).toBe(
      `${commandMessages.savedDraft}\n`,
    )
  })

  test('uses the connected account, asks which when there are several, and rehearses when told to', async () => {
    const first = await connect('Night shift')
    const planned = ['--text', 'Hook.', '--at', '2027-11-01 09:00', '--json']
    const made = readMade(await runPost(...planned, '--platforms', 'webhook'))
    expect(made.targets).toMatchObject([{ connectionId: first, accountName: 'Night shift' }])
    await connect('Day shift')
    expect((await runPost(...planned, '--platforms', 'webhook')).stderr).toContain('Several Webhook accounts')
    const day = readMade(await runPost(...planned, '--platforms', 'webhook=day shift'))
    expect(day.targets).toMatchObject([{ accountName: 'Day shift' }])
    expect((await runPost(...planned, '--platforms', 'webhook=none')).stderr).toBe(
      `${commandMessages.noSuchConnection('Webhook', 'none', ['Night shift', 'Day shift'])}\n`,
    )
    const rehearsed = readMade(await runPost(...planned, '--platforms', 'webhook', '--rehearse'))
    expect(rehearsed.targets).toMatchObject([{ connectionId: null }])
  })

  test.each([
    [['--platforms', 'twitter'], commandMessages.noText],
    [['--text', 'Hi.'], commandMessages.noPlatforms],
    [['--text', 'Hi.', '--text-file', 'x', '--platforms', 'twitter'], commandMessages.twoTexts],
    [['--text', 'Hi.', '--platforms', 'myspace'], /^There is no platform “myspace”/],
    [
      ['--text', 'Hi.', '--platforms', 'twitter', '--at', 'tomorrow'],
      `${commandMessages.badTime('tomorrow')}`,
    ],
    [
      ['--text', 'Hi.', '--platforms', 'twitter', '--at', '2031-01-01 09:00', '--now'],
      commandMessages.twoTimes,
    ],
    [
      ['--text', 'Hi.', '--platforms', 'twitter', '--at', '2020-01-01 09:00', '--zone', 'UTC'],
      messages.posts.past,
    ],
    [
      ['--text', 'Hi.', '--platforms', 'twitter', '--at', '2027-02-01 09:00', '--zone', 'Mars/Base'],
      messages.posts.unknownZone,
    ],
    [['--text', 'Hi.', '--platforms', 'twitter', '--media', '/nowhere.png'], /^Can't open \/nowhere\.png/],
    [['--text', 'a'.repeat(300), '--platforms', 'twitter', '--now'], /280/],
    [['--text', 'Hi.', '--platforms', 'twitter', '--loud'], /Run vivify help/],
    [['--text', 'Hi.', '--platforms', 'twitter', '--alt', 'A reef'], commandMessages.tooManyAlts],
  ])('%j is refused in one sentence', async (argv, sentence) => {
    const { exitCode, stdout, stderr } = await runPost(...argv)
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
    expect(stderr.trim().split('\n')).toHaveLength(1)
    if (typeof sentence === 'string') expect(stderr.trim()).toBe(sentence)
    else expect(stderr).toMatch(sentence)
  })

  test('acts as the account that is named, and asks when there are several', async () => {
    const draft = ['--text', 'Whose?', '--platforms', 'twitter']
    const [ada, bob] = [server.openBrowser(), server.openBrowser()]
    await ada.send(signUp, { body: { email: 'ada@example.com', password: 'a long password' } })
    // The only account with an e-mail comes before any guest.
    expect((await runPost(...draft)).exitCode).toBe(0)
    expect(await countPosts(ada)).toBe(1)
    await bob.send(signUp, { body: { email: 'bob@example.com', password: 'a long password' } })
    expect((await runPost(...draft)).stderr).toBe(
      `${commandMessages.whichAccount(['ada@example.com', 'bob@example.com'], false)}\n`,
    )
    expect((await runPost(...draft, '--account', 'Bob@example.com')).exitCode).toBe(0)
    expect([await countPosts(ada), await countPosts(bob)]).toEqual([1, 1])
    expect((await runPost(...draft, '--account', 'eve@example.com')).stderr).toBe(
      `${commandMessages.noSuchAccount('eve@example.com')}\n`,
    )
  })

  test('without the server’s token nobody acts as another account', async () => {
    const headers = { [actingAsHeader]: 'ada%40example.com' }
    for (const authorization of [undefined, 'Bearer ', `Bearer ${'x'.repeat(43)}`]) {
      const given = authorization === undefined ? headers : { ...headers, authorization }
      expect((await fetch(`${address}${listPosts.path}`, { headers: given })).status).toBe(401)
    }
  })

  test('says that a server is needed when none runs', async () => {
    listening.forgetToken()
    const { exitCode, stderr } = await runPost('--text', 'Hi.', '--platforms', 'twitter')
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: `${commandMessages.noServer}\n` })
  })
})
