// `vivify account` through a server on a socket, and on the data folder of a server that has stopped.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandMessages } from '@vivify/contract/command-messages'
import { signIn, signUp } from '@vivify/contract/routes/account'
import { resetPassword } from '@vivify/contract/routes/security'
import { fillDataFolder } from '../testing-template.ts'
import type { TestServer } from '../testing.ts'
import { openListeningServer, runInProcess, type ListeningServer } from './testing-run.ts'

let listening: ListeningServer
let server: TestServer
const startMs = 60_000
beforeAll(async () => {
  listening = await openListeningServer()
  server = listening.server
}, startMs)
afterAll(() => listening.close(), startMs)

const run = (dataFolder: string, ...argv: string[]) => runInProcess(dataFolder, ['account', ...argv])
const runHere = (...argv: string[]) => run(server.context.config.dataFolder, ...argv)

test('reset prints an address that sets a new password once; operator hands the server over', async () => {
  const credentials = { email: 'ada@example.com', password: 'forgotten' }
  await server.openBrowser().send(signUp, { body: credentials })
  await server.openBrowser().send(signUp, { body: { ...credentials, email: 'bob@example.com' } })
  const { exitCode, stdout } = await runHere('reset', 'Ada@Example.com')
  expect(exitCode).toBe(0)
  const token = /#reset=([\w-]{43})/.exec(stdout)![1]!
  const browser = server.openBrowser()
  await browser.send(resetPassword, { body: { token, password: 'remembered' } })
  const body = { email: credentials.email, password: 'remembered' }
  expect((await browser.send(signIn, { body })).session.isOperator).toBe(true)
  expect(await runHere('operator', 'bob@example.com')).toMatchObject({
    exitCode: 0,
    stdout: `${commandMessages.operatorMoved('bob@example.com')}\n`,
  })
  expect((await browser.send(signIn, { body })).session.isOperator).toBe(false)
})

test('an unknown email, and arguments that mean nothing, are told', async () => {
  expect(await runHere('reset', 'nobody@example.com')).toMatchObject({
    exitCode: 1,
    stderr: `${commandMessages.noSuchAccount('nobody@example.com')}\n`,
  })
  for (const argv of [[], ['reset'], ['reset', 'not an email'], ['forget', 'a@b.org'], ['reset', '--all']]) {
    expect(await runHere(...argv)).toMatchObject({ exitCode: 1, stderr: `${commandMessages.accountUsage}\n` })
  }
})

test(
  'without a server, the data folder itself is opened',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vivify-account-'))
    try {
      await fillDataFolder(folder)
      expect(await run(folder, 'reset', 'nobody@example.com')).toMatchObject({
        exitCode: 1,
        stderr: `${commandMessages.noSuchAccount('nobody@example.com')}\n`,
      })
      const empty = await run(path.join(folder, 'nothing'), 'reset', 'nobody@example.com')
      expect(empty.stderr).toMatch(/^No server is running/)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  startMs,
)
