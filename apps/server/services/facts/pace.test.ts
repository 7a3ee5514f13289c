import { expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { Pace } from './pace.ts'

test('an account begins so often in a minute, whatever others do', () => {
  const pace = new Pace(2)
  pace.begin('one', 0)
  pace.begin('one', 30_000)
  const refused = { code: 'rate_limited', message: messages.facts.tooManyPages(2) }
  expect(() => pace.begin('one', 59_000)).toThrow(expect.objectContaining(refused))
  pace.begin('other', 59_000)
  pace.begin('one', 60_500)
  expect(() => pace.begin('one', 61_000)).toThrow(
    expect.objectContaining({ details: { retryAfterSeconds: 29 } }),
  )
})
