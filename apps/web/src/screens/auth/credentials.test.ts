import { expect, test } from 'vitest'
import { checkCredentials } from './credentials.ts'

test('any email address with any password is accepted', () => {
  expect(checkCredentials({ email: ' Ada@Example.com ', password: '1' })).toEqual({})
})

test('each missing or invalid field has its own message', () => {
  expect(checkCredentials({ email: '', password: '' })).toEqual({
    email: 'Please enter your email.',
    password: 'Please enter your password.',
  })
  expect(checkCredentials({ email: 'ada', password: 'x'.repeat(600) })).toEqual({
    email: 'Please enter a valid email address.',
    password: 'Please enter a shorter password.',
  })
})
