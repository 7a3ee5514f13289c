import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { threadMs } from '@vivify/contract/node/thread-time'
import { readMarkdown } from './read-markdown.ts'
import { TextBlocks } from './text-blocks.tsx'

const source = {
  id: 'w1',
  kind: 'page' as const,
  title: 'On kettles',
  site: '',
  url: 'https://example.org',
  licence: '',
  licenceUrl: null,
  readAt: '2026-11-24T00:00:00.000Z',
}

function render(markdown: string, flags: { text: string; reason: string }[] = []): string {
  const blocks = readMarkdown({ markdown, flags }) ?? []
  const props = { blocks, numbers: new Map([['w1', 1]]), sources: [source], flags }
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(TextBlocks, props)))
}

test('HTML, scripts and dangerous addresses become text', () => {
  const html = render(
    '<script>alert(1)</script>\n\nA <b onclick="x()">b</b> [link](javascript:alert(1)) ![x](https://example.org/a.png) ![y](asset:../etc)',
  )
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('A &lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt; link')
  expect(html).not.toMatch(/<(script|b|img)\b|href="javascript/)
})

test('citations are the numbers of their sources, and unknown ones are marked', () => {
  expect(render('It boils.[^w1]')).toMatch(
    /<sup[^>]*><a href="#source-w1" aria-label="Source 1: On kettles"[^>]*>1</,
  )
  expect(render('It boils.[^w9]')).toContain('title="No source named w9"')
  expect(render('Not `[^w1]` in code.')).not.toContain('<sup')
})

test('pictures of the library and links to other articles are shown', () => {
  const html = render('![A kettle](asset:a-1 "On a stove")\n\nSee [cups](article:art2).')
  expect(html).toMatch(/<img src="[^"]*\/api\/assets\/a-1\/content"[^>]* alt="A kettle"/)
  expect(html).toContain('On a stove</figcaption>')
  expect(html).toContain('href="/auto-writer?article=art2"')
})

test('a flagged sentence is marked through bold words, links and citations, and nothing else is', () => {
  const flags = [
    { text: 'It holds 7 liters of tea.', reason: 'No source has 7.' },
    { text: 'A sentence that was deleted.', reason: 'Gone.' },
  ]
  const html = render('Before. It **holds 7** [liters](https://example.org) of tea.[^w1] After.', flags)
  const marks = [...html.matchAll(/<mark title="No source has 7\."[^>]*>([^<]*)</g)].map(([, text]) => text)
  expect(marks.join('')).toBe('It holds 7 liters of tea.')
  expect(html).toContain('<strong class="font-semibold"><mark')
  expect(html.match(/<mark/g)).toHaveLength(marks.length)
})

test('blocks say where they begin in the Markdown', () => {
  const markdown = '# One\n\nTwo **2**.\n\n- three\n- four\n'
  const starts = readMarkdown({ markdown, flags: [{ text: 'Two 2.', reason: '' }] })!
    .filter(({ token }) => token.type !== 'space')
    .map(({ start }) => markdown.slice(start).split('\n')[0])
  expect(starts).toEqual(['# One', 'Two **2**.', '- three'])
})

test('entities are characters, tables are tables', () => {
  expect(render('Salt &amp; tea &lt;b&gt;')).toContain('Salt &amp; tea &lt;b&gt;')
  expect(render('|a|b|\n|-|-|\n|1|2[^w1]|')).toMatch(/<th[^>]*>a<.*<td[^>]*>2<sup/)
})

test('a text that is nested too deep is not drawn, and hostile ones take no long time', () => {
  expect(readMarkdown({ markdown: '> '.repeat(20_000), flags: [] })).toBeNull()
  for (const part of ['[', '[^', '**a ', '![', '`', '<b>', '[a](', '_a*', '~~', '|', '&amp;', 'a@', 'www.']) {
    const markdown = part.repeat(50_000 / part.length)
    const before = threadMs()
    readMarkdown({ markdown, flags: [{ text: 'a', reason: '' }] })
    expect(threadMs() - before, part).toBeLessThan(3000)
  }
})
