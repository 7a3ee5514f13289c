// Captions without punctuation: a clause ends where the speaker begins anew.

import { expect, test } from 'vitest'
import { readSource } from '../cleaning/source-cleaning.ts'
import { loadLanguageTools } from '../wording/language-tools.ts'

const tools = await loadLanguageTools()
const before = 'so my uncle ran a small bakery in Leeds for thirty years'
const after = 'and that was the end of the bakery because he sold it in the spring to a cousin'

function cut(words: string): string {
  return readSource(`${before}\n${words}\n${after}`, tools)
    .sentences.map(({ text }) => text)
    .join(' | ')
}

test.each([
  [
    'the best time is not at your review at your review the budget is already gone',
    /not at your review\. \| At your review,? the budget/i,
  ],
  ['the money is not in the bread in the bread you lose two cents', /in the bread\. \| In the bread,? you/i],
  ['first you let it dry completely do not worry', /completely/],
  ["let it cool slowly don't touch it when it's warm", /slowly\. \| Don't touch it/],
  ["put the dough there and cover it don't move it for an hour", /cover it\. \| Don't move it/],
  ["what's left is a greasy shadow for that you need a paper bag", /shadow\. \| For that,? you need/],
  ['the crust stays soft with this you get a better loaf', /soft\. \| With this,? you get/],
  [
    "and how do we know that well there's a photograph of the oven",
    /know that[.?]? \| (?:Well,? )?there's a photograph/i,
  ],
  ['the paper drinks the wax you can actually see it', /wax\. \| You can actually see it/],
  ['it takes a dough an hour to get that big he lives above the shop', /that big\. \| He lives above/],
  [
    'if you say ten it sounds like a wish if you say eleven it sounds like you did the math',
    /like a wish\. \| If you say eleven/,
  ],
  ['so ask in the month when the budget is made', /in the month when the budget is made/],
])('"%s" has its end', (words, expected) => {
  expect(cut(words)).toMatch(expected)
})

test.each([
  ['he told me the oven works well because he built it himself', /works well because/],
  ['this is the bread you can make in an hour', /the bread you can make in an hour/],
  ['call me if you see it and if you see him call the shop', /if you see it/],
  ['she said it was that cold he lost a finger', /\w/],
  ["I told him they don't touch it", /they don't touch it/],
])('"%s" stays whole', (words, expected) => {
  expect(cut(words)).toMatch(expected)
})
