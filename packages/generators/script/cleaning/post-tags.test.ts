import { expect, test } from 'vitest'
import { fromScript } from '../from-script.ts'
import { fromSource } from '../from-source.ts'
import { toProjectScenes, type ScriptDraft } from '../types.ts'
import { withoutPostTags } from './post-tags.ts'

const said = (draft: ScriptDraft): string =>
  toProjectScenes(draft)
    .map(({ say }) => say)
    .join(' ')

test.each([
  ['You will be surprised. #privacy #phone @apple', 'You will be surprised.'],
  ['Save this ✨ #plants', 'Save this ✨'],
  ['Water them once a week #plants #care', 'Water them once a week'],
  ['Buy it here #ad', 'Buy it here'],
  ['It works.\n\n@maria.travels\n#lisbon', 'It works.\n\n\n#lisbon'],
  ['It works.\n#tech #wifi @tplink', 'It works.\n'],
  ['It works. #wifi, #tech.', 'It works.'],
  ['Follow @maria #travel #lisbon', 'Follow @maria'],
  ['ฝนตก! #ฝน', 'ฝนตก!'],
])('tags that end a post are left out: %j', (text, rest) => {
  expect(withoutPostTags(text).text).toBe(rest)
})

test.each([
  'I love #coffee',
  'Follow @maria',
  'Follow @maria.travels for more.',
  'We are #1',
  'Why #metoo changed Hollywood.',
  'Write to me@example.com',
  'Use C# or F#',
  'The pan by @cookwithjo is great. Buy it.',
])('words of a sentence stay: %s', (text) => {
  expect(withoutPostTags(text)).toEqual({ text, hashtags: 0, handles: 0 })
})

test('a pasted post is spoken without its tags, and the report counts them', async () => {
  const post = `My router was slow.
I moved it to the hall.
Now every room has a signal. #wifi #home

.
.
@tplink #router`
  const draft = await fromScript(post)
  expect(said(draft)).toBe('My router was slow. I moved it to the hall. Now every room has a signal.')
  expect(draft.warnings.join(' ')).toContain('Left out at the end: 3 hashtags, 1 handle.')
  expect(said(await fromSource(post))).not.toMatch(/[#@]/)
})

test('a text of many tags is read in linear time', () => {
  const start = performance.now()
  for (const part of ['#a ', '@a ', '#a @', '.\n', '@a\n', '#', '#1 '])
    withoutPostTags(`Go. ${part.repeat(60_000)}`)
  expect(performance.now() - start).toBeLessThan(1500)
})
