import { expect, test } from 'vitest'
import { threadMs } from '@vivify/contract/node/thread-time'
import { isMarkdown, readMarkdown } from './read-markdown.ts'
import { splitTexts } from './split-statements.ts'

const guide = `---
title: Bees
order: 2
---

# Bees &amp; flowers

<p align="center"><img src="bee.png"></p>

**Bees** dance to show [their _sisters_](https://example.org/a?b=1 "A page") where flowers are. A \`queen <bee>\` is [larger][1].

<aside class="quote">
  I have never seen a bee.
  <p>— @nobody</p>
</aside>

## How they dance

> [!NOTE]
> Not every bee dances.

> I danced with bees, says somebody else.

A hive has:

- one queen
- many workers;
- and a few drones

People keep bees. They need these things:

- A box with frames, the hive.
- A veil that keeps bees out.
- A smoker.

A hive is warm.[4][12] It is dark, too.

* [x] **Round:** It means that food is [near](../near/).
1. The waggle dance points at food that is far away.

| Dance | Distance |
| --- | --- |
| Round | This cell is no sentence of the text. |

\`\`\`sh
# Not a heading
count bees in the hive.
\`\`\`

![A bee in a meadow.](bee.jpg) The snake_case_name stays.

<!-- Nobody reads
this comment. -->
`

test('Markdown gives its own sentences under its headings', () => {
  const [found] = splitTexts({ kind: 'split', texts: [{ text: guide, format: 'plain' }] })
  expect(found!.title).toBe('Bees & flowers')
  expect(found!.statements).toEqual([
    { section: null, text: 'Bees dance to show their sisters where flowers are.' },
    { section: null, text: 'A queen <bee> is larger.' },
    { section: 'How they dance', text: 'Not every bee dances.' },
    { section: 'How they dance', text: 'A hive has: one queen, many workers, and a few drones.' },
    { section: 'How they dance', text: 'People keep bees.' },
    {
      section: 'How they dance',
      text: 'They need these things: a box with frames, the hive; a veil that keeps bees out; and a smoker.',
    },
    { section: 'How they dance', text: 'A hive is warm.' },
    { section: 'How they dance', text: 'It is dark, too.' },
    { section: 'How they dance', text: 'Round: It means that food is near.' },
    { section: 'How they dance', text: 'The waggle dance points at food that is far away.' },
    { section: 'How they dance', text: 'The snake_case_name stays.' },
  ])
})

test('HTML that is never closed takes no more than its own part', () => {
  const text = '# Bees\n\n<aside>\n\nA quote of somebody else.\n\n## Hives\n\nA hive is a house of bees.'
  expect(readMarkdown(text)).toContain('A hive is a house of bees.')
  expect(readMarkdown(text)).not.toContain('somebody')
})

test('pages and plain notes are no Markdown', () => {
  expect(isMarkdown('<!doctype html><html><body><h1># Bees</h1></body></html>')).toBe(false)
  expect(isMarkdown('<article><p>Bees dance.</p></article>')).toBe(false)
  expect(isMarkdown('Bees dance.\n# 1 is the queen')).toBe(true)
  expect(isMarkdown('Bees dance. 2 * 3 = 6 and a_b.')).toBe(false)
})

test.each([
  ['brackets', '# a\n' + '['.repeat(400_000)],
  ['brackets in lines', '# a\n' + `${'[a]('.repeat(100)}\n`.repeat(1000)],
  ['tags that never end', '# a\n' + '<a '.repeat(130_000)],
  ['ticks', '# a\n' + '`a'.repeat(200_000)],
  ['quotes', '# a\n' + '> '.repeat(200_000)],
  ['comments', '# a\n' + '<!-- '.repeat(80_000)],
  ['front matter without an end', '---\n'.repeat(100_000)],
])('400,000 characters of %s are read in time', (_, text) => {
  const begun = threadMs()
  readMarkdown(text)
  expect(threadMs() - begun).toBeLessThan(2000)
})
