import { expect, test } from 'vitest'
import type { ReferenceRoute } from '../../api/reference.ts'
import { addressOf, curlOf, findMissing } from './build-call.ts'

const parameter = (name: string, place: 'path' | 'query', isRequired: boolean) =>
  ({ name, in: place, isRequired, schema: { type: 'string' } }) as const
const route: ReferenceRoute = {
  name: 'savePost',
  method: 'PUT',
  path: '/api/posts/{postId}',
  summary: 'Save changes',
  area: 'posts',
  access: 'key',
  scope: 'posts:write',
  parameters: [parameter('postId', 'path', true), parameter('zone', 'query', false)],
  body: { type: 'object' },
  takesBytes: false,
  answers: [],
}

test('parameters are put into the address, and what is missing is named', () => {
  const input = { values: { postId: 'a/b', zone: 'Europe/Berlin' }, body: '{}' }
  expect(addressOf(route, input)).toBe('/api/posts/a%2Fb?zone=Europe%2FBerlin')
  expect(findMissing(route, input)).toEqual([])
  expect(addressOf(route, { values: { zone: ' ' }, body: '' })).toBe('/api/posts/{postId}')
  expect(findMissing(route, { values: {}, body: '' })).toEqual(['postId'])
})

test('the command can be pasted into a shell, and contains no key', () => {
  const body = '{\n  "text": "It’s \'quoted\'"\n}'
  expect(curlOf(route, { values: { postId: 'p1' }, body }, 'http://localhost:3000')).toBe(
    `curl 'http://localhost:3000/api/posts/p1' \\
  -X PUT \\
  -H "Authorization: Bearer $VIVIFY_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"text":"It’s '\\''quoted'\\''"}'`,
  )
})
