import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createSmtpMailer } from './smtp.ts'
import { testMailer } from './suite.ts'

const from = 'Vivify <vivify@example.com>'

testMailer('SMTP', (url) => createSmtpMailer({ url, from }))

test('SMTP gives up on a server that says nothing', async () => {
  const silent = createServer(() => {})
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 200 })
  await expect(mailer.send({ to: 'a@example.com', subject: 's', text: 't' })).rejects.toMatchObject({
    failure: 'timed_out',
  })
  silent.close()
})
