import { describe, expect, test } from 'vitest'
import { inspiration } from '@vivify/contract/messages'
import { captionStyles, musicNames, presetStyles, visualStyles, voices } from '@vivify/contract/project'
import { findStarters } from '@vivify/generators/script/starters/find-starters'
import { runVivify } from './testing.ts'

async function show(...argv: string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runVivify(argv, {})
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  return stdout
}

describe('with --json every list is one object', () => {
  test('voices have the seven names, each with its speed', async () => {
    const { voices: list } = JSON.parse(await show('voices', '--json'))
    expect(list.map(({ name }: { name: string }) => name)).toEqual(voices.map(({ name }) => name))
    for (const { wordsPerMinute } of list) expect(wordsPerMinute).toBeGreaterThan(120)
  })

  test('styles are the values that make accepts', async () => {
    expect(JSON.parse(await show('styles', '--json'))).toEqual({
      styles: visualStyles,
      presets: presetStyles,
      captions: captionStyles,
      music: musicNames,
    })
  })

  test('starters are at least forty over ten niches, each with its sources', async () => {
    const { starters } = JSON.parse(await show('starters', '--json'))
    expect(starters.length).toBeGreaterThanOrEqual(40)
    expect(new Set(starters.map(({ niche }: { niche: string }) => niche)).size).toBeGreaterThanOrEqual(10)
    for (const { sources } of starters) {
      expect(sources.length).toBeGreaterThan(0)
      for (const source of sources) expect(source).toMatch(/^https?:\/\//)
    }
  })
})

test('without --json a list is one line per entry', async () => {
  const lines = (await show('voices')).trim().split('\n')
  expect(lines).toHaveLength(voices.length + 1)
  expect(lines.at(-1)).toContain('Natural voices (kokoro): Natural voices are not on this server yet.')
  const styles = await show('styles')
  for (const name of [...visualStyles, ...presetStyles, ...captionStyles, ...musicNames]) {
    expect(styles).toContain(name)
  }
})

test('the topic shown beside a starter leads to that starter', async () => {
  const lines = (await show('starters')).trim().split('\n')
  const shown = lines.map((line) => /^.+?: (.+) {2}\(--topic "(.+)"\)$/.exec(line)!)
  expect(shown.length).toBeGreaterThanOrEqual(40)
  const others = shown.filter(([, title, topic]) => findStarters(topic!, 1)[0]?.starter.title !== title)
  expect(others.map(([line]) => line)).toEqual([])
})

test('starters about a topic are found, and a topic without one gets an answer', async () => {
  expect(await show('starters', 'octopus')).toMatch(/octopus/i)
  expect(await show('starters', 'qqqq')).toBe('No ready script about “qqqq”.\n')
  expect(JSON.parse(await show('starters', 'qqqq', '--json'))).toEqual({ starters: [] })
  const near = (await show('starters', 'samurai')).split('\n')
  expect(near.slice(0, 2)).toEqual(['No ready script about “samurai”.', `${inspiration.related}:`])
  expect(near[2]).toMatch(/ninja/i)
  const { starters, related } = JSON.parse(await show('starters', 'samurai', '--json'))
  expect([starters.length, related.length > 0]).toEqual([0, true])
})

test.each([['--help'], ['-h'], ['help'], ['make --help'], ['post -h']])(
  '%s shows every command',
  async (name) => {
    const usage = await show(...name.split(' '))
    for (const command of ['make', 'voices', 'styles', 'starters']) expect(usage).toContain(command)
  },
)

test('an unknown command is one sentence, and no command at all shows the usage, both with a failing code', async () => {
  expect(await runVivify(['mke'], {})).toMatchObject({
    exitCode: 1,
    stdout: '',
    stderr: 'There is no command “mke”. Run vivify help for the list.\n',
  })
  expect((await runVivify([], {})).exitCode).toBe(2)
})
