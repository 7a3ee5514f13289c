import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kitFormSchema } from '@vivify/contract/kit'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest } from '@vivify/contract/routes/account'
import * as routes from '@vivify/contract/routes/kits'
import { testProducts } from '@vivify/generators/kit/testing'
import { suiteKey } from '../../providers/testing.ts'
import { geminiRules, TextStub } from '../../providers/text/testing.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { checkParts } from './write-texts.ts'

const words = messages.kit
const vendor = new TextStub(geminiRules)
let server: TestServer

beforeAll(async () => {
  await vendor.open()
  server = await openTestServer({
    environment: { GEMINI_API_KEY: suiteKey, GEMINI_BASE_URL: vendor.baseUrl },
  })
})
afterAll(async () => {
  vendor.close()
  await server.close()
})

async function openGuest(): Promise<TestBrowser> {
  const guest = server.openBrowser()
  await guest.send(signInAsGuest)
  return guest
}

describe('a text vendor', () => {
  const form = testProducts.developerTool
  const comment = `Hi Product Hunt! I made Querylight after a weekend that one missing index took from me. ${'It reads the log that Postgres writes and tells you which query to fix. '.repeat(8)}What would you want to see first?`
  const answer = {
    taglines: [
      'Know which query to fix first',
      'Slow queries, explained in plain English',
      'Postgres logs that finally speak',
      'Catch slow queries before users do',
      'No agent, only your logs',
    ],
    description: 'Querylight reads your Postgres logs and says which query to fix.',
    firstComment: comment,
    thread: ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'],
    linkedIn: 'A weekend lost to one index.\n\nSo I made Querylight.',
    update: 'What would you like to know about Querylight?',
  }

  test('writes the parts that keep to the rules; the others stay built in and are named', async () => {
    vendor.say(JSON.stringify({ ...answer, description: 'Loved by 10,000 teams. Please upvote!' }))
    const guest = await openGuest()
    const { texts, warnings } = await guest.send(routes.writeKit, { body: { form } })
    expect(texts.taglines).toEqual(answer.taglines)
    expect(texts.writtenBy).toContain('Gemini')
    expect(texts.description).toContain('Querylight finds slow database queries')
    expect(warnings).toEqual([expect.stringContaining('the description')])
  })

  test('that fails leaves the kit to the built-in writer, with the reason', async () => {
    vendor.planned = [{ status: 401, body: geminiRules.refuse('API key not valid') }]
    const guest = await openGuest()
    const { texts, warnings } = await guest.send(routes.writeKit, { body: { form } })
    expect(texts.writtenBy).toBe(words.writtenBuiltIn)
    expect(warnings[0]).toContain('rejected its key')
  })

  test('is held to every rule', () => {
    const full = kitFormSchema.parse(form)
    expect(checkParts(answer, full).refused).toEqual([])
    for (const [change, part] of [
      [{ taglines: ['Querylight finds it'] }, 'taglines'],
      [{ description: 'Used by 500 teams' }, 'description'],
      [{ firstComment: 'Short.' }, 'first comment'],
      [{ thread: ['a'.repeat(281), ...answer.thread] }, 'thread'],
      [{ linkedIn: 'a'.repeat(211) }, 'LinkedIn'],
      [{ update: 'Dana says “the best tool I have ever used”' }, 'update'],
      [{ update: 'Support us on Product Hunt today' }, 'update'],
    ] as const) {
      expect(checkParts({ ...answer, ...change } as typeof answer, full).refused.join(), part).toContain(part)
    }
  })
})
