import { expect, test } from 'vitest'
import { checkCredentials } from './credentials.ts'

test('any e-mail address with any password is taken', () => {
  expect(checkCredentials({ email: ' Ada@Example.com ', password: '1' })).toEqual({})
})

test('each field that is missing or wrong has its own sentence', () => {
  expect(checkCredentials({ email: '', password: '' })).toEqual({
    email: 'Please enter your email.',
    password: 'Please enter your password.',
  })
  expect(checkCredentials({ email: 'ada', password: 'x'.repeat(600) })).toEqual({
    email: 'Please enter a valid email address.',
    password: 'Please enter a shorter password.',
  })
})
