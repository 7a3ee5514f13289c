// What leans on something that is left out isn't told; whole runs of the text are, with the end of a story.

import { describe, expect, test } from 'vitest'
import { findVersions } from '../source-versions.ts'

async function tell(text: string, targetSeconds: number): Promise<string[]> {
  const versions = await findVersions(text, { targetSeconds })
  return versions.map(({ draft }) => [draft.hook.text, ...draft.scenes.map(({ say }) => say)].join(' '))
}

const talk = `[00:00] HOST: What does a bell tuner listen for?
[00:04] IVO: The hum. A big bell has five notes in it, and the lowest one tells you its age.
[00:12] IVO: Cold changes everything. In January a bell goes flat by a quarter of a tone. I tuned my first bell in a warm shed, and it was wrong in the tower for a year.
[00:24] HOST: Is there one bell that you think of?
[00:27] IVO: There was a widow in Salt Fork, maybe eighty. She had a cracked bell in her barn, and she had kept it for fifty years. She asked me if it could ring once more. I said once, and then it would break. She said once was all she needed. So we hung it from the oak behind the house. She stood under it with the rope for a long time. And then she called her son in Ohio and held up the phone. He had been deaf in one ear since the day that bell cracked, because he was the boy who rang it.`

describe('a talk', () => {
  test.each([15, 30, 60])('tells an anecdote to its end or not at all in %s seconds', async (seconds) => {
    for (const said of await tell(talk, seconds))
      if (said.includes('There was a widow')) expect(said).toContain('the boy who rang it')
  })

  test.each([15, 30, 60])('never says "she" without the widow in %s seconds', async (seconds) => {
    for (const said of await tell(talk, seconds))
      if (/\bshe\b/i.test(said)) expect(said).toContain('There was a widow')
  })
})

const story = `My brother Owen and I did not talk for nine years. It was about a boat.

The boat had been our father's. When he died, I sold it in a week to a man from the harbor. Owen drove up for the funeral and found an empty trailer. He asked me where it was. I said it took up the whole yard. He left that night.

For nine years our aunt carried the news between us. He has a daughter. I moved to Ames.

Last fall I cleaned out the garage. Behind the paint there was a box of letters from the harbor. They were bills for a mooring, twelve dollars a month. Somebody had paid every one of them. I counted them. There were a hundred and eight.

I drove to the harbor with the box. The boat was at the end of the pier under a gray cover.

The boat is in my yard again, and it takes up all of it. Owen paints it every spring, and his daughter holds the brush.`

describe('a story', () => {
  test('has its end in 30 seconds, with the boat that it speaks of', async () => {
    for (const said of await tell(story, 30)) expect(said).toMatch(/\bboat\b.*Owen paints it every spring/s)
  })

  test.each([15, 30, 60])('says of what there were a hundred and eight in %s seconds', async (seconds) => {
    for (const said of await tell(story, seconds))
      if (said.includes('There were a hundred and eight'))
        expect(said).toContain('I counted them. There were')
  })
})

describe('facts', () => {
  const facts = `Ravens hide food, and for years nobody believed the keepers who said so. Each raven buries meat under the snow. Another raven watches from a tree and steals it. In 2016, a biologist named Thomas Bugnyar filmed what happens next. The first raven comes back and moves its meat. It does so even when it only hears another raven behind a wall. Bugnyar has two ideas. Either the raven imagines what the other one sees. Or it has learned that sounds mean trouble. If it imagines, then a bird knows that others have thoughts.`

  test.each([15, 30, 60])('name somebody by what presents him in %s seconds', async (seconds) => {
    for (const said of await tell(facts, seconds))
      if (/\bBugnyar has\b/.test(said)) expect(said).toContain('a biologist named Thomas Bugnyar')
  })

  test.each([15, 30, 60])('tell both sides of a choice in %s seconds', async (seconds) => {
    for (const said of await tell(facts, seconds)) {
      if (said.includes('Either the raven')) expect(said).toContain('Or it has learned')
      if (said.includes('what happens next')) expect(said).toContain('moves its meat')
    }
  })
})

describe('what answers', () => {
  const parade = `I marched at the very back of the parade, behind the horses. Behind me there was a van that picks up people who are tired. The driver opened his window and asked what songs I knew. I said every one from the fifties. He turned up the radio and drove behind me for an hour. At the bridge my shoe came apart. He gave me one of his own, size eleven. I walked the last mile in it, and he walked beside me in a sock.`

  test.each([15, 30, 60])('an indirect question is told behind it in %s seconds', async (seconds) => {
    for (const said of await tell(parade, seconds))
      if (said.includes('I said every one')) expect(said).toContain('what songs I knew. I said every one')
  })

  const meeting = `Lena (00:01)\nLast month we asked two hundred people why they quit the gym. Only eleven people said money. The most common answer was that they forgot they had it.\n\nJun (00:12)\nSo what did you do?\n\nLena (00:14)\nEvery Sunday at five we sent each of them one sentence about their week. No button and no discount.\n\nJun (00:22)\nAnd what happened?\n\nLena (00:24)\nCancellations dropped by a third in six weeks. Four hundred people wrote back. One man wrote that nobody else had asked how his knee was. People stay with whoever notices them.`

  test.each([15, 30, 60])('what happened is told behind what was done in %s seconds', async (seconds) => {
    for (const said of await tell(meeting, seconds))
      if (said.includes('Cancellations dropped')) expect(said).toContain('Every Sunday at five')
  })
})
