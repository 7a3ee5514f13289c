// Captions without punctuation: what a mistake is, what turned out, what is done instead, and how long something took.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSource } from '../cleaning/source-cleaning.ts'
import { loadLanguageTools } from '../wording/language-tools.ts'

const tools = await loadLanguageTools()
/** Enough around the words that they are read as captions. */
const before = 'so my uncle ran a small bakery in Leeds for thirty years'
const after = 'and that was the end of the bakery because he sold it in the spring to a cousin'

function cut(words: string): string[] {
  return readSource(`${before}\n${words}\n${after}`, tools).sentences.map((sentence) => sentence.text)
}

describe('clauses without punctuation', () => {
  test.each([
    [
      'what a mistake is stays with it',
      'the biggest mistake I see people make with sourdough is they rush it and then they wonder',
      ['he biggest mistake I see people make with sourdough is they rush it'],
    ],
    [
      'what a problem is stays with it',
      'the only problem with that plan is he never told his wife about the loan',
      ['he only problem with that plan is he never told his wife about the loan.'],
    ],
    [
      'what somebody says while they look for words is not told',
      'people rush it like you know the label says ten minutes so they wait ten minutes',
      ['People rush it.', 'The label says ten minutes'],
    ],
    [
      'an order ends what is forbidden with the same verb, of which "so" opens the first',
      "it might take eight so don't watch the time watch the dough",
      ["So don't watch the time.", 'Watch the dough.'],
    ],
    [
      'what is made instead is an order of its own',
      "but don't throw it away make focaccia you just press it in a pan",
      ["don't throw it away.", 'Make focaccia.'],
    ],
    [
      'what is done instead is an order of its own',
      "never pour it out use vinegar it's cheaper than soap",
      ['Never pour it out.', 'Use vinegar.'],
    ],
    [
      'what somebody has themselves is a subject',
      "borrow a ladder don't buy one mine fell apart in a year",
      ["Don't buy one.", 'Mine fell apart in a year'],
    ],
    [
      'how long something took ends a sentence',
      'I fixed ours last weekend and it took an hour you turn off the power first',
      ['and it took an hour.', 'You turn off the power first'],
    ],
    [
      'what does not happen is whole',
      "its only job is to rust so the tank doesn't it's made of magnesium",
      ["is to rust, so the tank doesn't.", "It's made of magnesium"],
    ],
    [
      'a condition without anything that depends on it stays behind',
      'they thought nobody would call them if the delivery went wrong and these are sofas so they were scared',
      ['nobody would call them if the delivery went wrong'],
    ],
    [
      'a verb may end before "it"',
      'we hoped for more and then fewer people finished it dropped four percent in a week',
      ['fewer people finished.', 'It dropped four percent in a week'],
    ],
    [
      'all that somebody had opens a sentence',
      'he went in the back himself all he had was tortillas cheese and a jar of pickles',
      ['He went in the back himself.', 'All he had was tortillas, cheese and a jar of pickles'],
    ],
    [
      'what was done one thing after the other has commas',
      'he cut the tortillas in triangles fried them put the cheese on and slid the whole thing under the fire',
      ['in triangles, fried them, put the cheese on and slid'],
    ],
    [
      'what something was called ends a question',
      'the women asked what it was called now in Spanish the short name for Ignacio is Nacho',
      ['asked what it was called.', 'In Spanish the short name for Ignacio is Nacho'],
    ],
    [
      'what turned out stays with it',
      "and he lives next door and it turned out he's almost deaf he never heard us",
      ["it turned out he's almost deaf."],
    ],
    [
      'where somebody comes from belongs to what follows',
      'he said where I come from a crying baby means the house is alive',
      ['where I come from, a crying baby means the house is alive'],
    ],
    [
      'a measure needs nothing behind it',
      'he could only hear the baby because the baby is that loud so now every Sunday we knock',
      ['because the baby is that loud.'],
    ],
    [
      'a condition inside what was learned has its commas',
      'what I learned is before you decide that somebody is rude find out if they can hear you',
      ['What I learned is, before you decide that somebody is rude, find out if they can hear you'],
    ],
    [
      'a question may end in "be"',
      'it was in their hands now why would that be the idea is that your brain files things by place',
      ['Now why would that be?', 'The idea is that your brain files things by place'],
    ],
    [
      'a question is answered in two words',
      'does that work for exams somebody always asks me that a little if you study in the room you remember more',
      ['Does that work for exams?', 'Somebody always asks me that.', 'A little.'],
    ],
    [
      'two things that are the same stand together',
      "sometimes there was a door and sometimes there wasn't same distance same object the only difference is the door",
      ['Same distance, same object.', 'The only difference is the door'],
    ],
  ])('%s', (_, words, wanted) => {
    const said = cut(words).join(' ')
    for (const sentence of wanted) expect(said).toContain(sentence)
  })

  test.each([
    ["that's where I come from my father had a farm", "That's where I come from. My father had a farm"],
    ['the man who fixed it moved to Ohio last year', 'The man who fixed it moved to Ohio last year'],
    ["don't let kids make breakfast alone", "Don't let kids make breakfast alone"],
    ['he asked me how mine turned out in the end', 'He asked me how mine turned out in the end'],
    ['she said not even the priest knew about it', 'She said not even the priest knew about it'],
    ['I like you know the old ones better', 'I like you know the old ones better'],
    ['my wife put the kettle on and set the table', 'My wife put the kettle on and set the table'],
  ])('%j is cut nowhere else', (words, wanted) => {
    expect(cut(words).join(' ').toLowerCase()).toContain(wanted.toLowerCase())
  })

  test.each([
    [
      'a denied order ends what it denies',
      "everybody tells you to call a guy don't call a guy the squeak is not the board it's the nail the wood dries out and shrinks",
      ['tells you to call a guy.', "Don't call a guy.", "It's the nail.", 'The wood dries out and shrinks'],
    ],
    [
      'what somebody did is announced, and then told',
      "so here's what my dad did he was a janitor at a school",
      ["Here's what my dad did.", 'He was a janitor at a school'],
    ],
    [
      'a preposition with its noun ends nothing',
      'you sprinkle it in the gap you walk on it for a minute',
      ['in the gap.', 'You walk on it for a minute'],
    ],
    [
      'what people do not know stays with its noun',
      "and what's the one thing people don't know about hospitals at night they're loud people think it's quiet",
      [
        "what's the one thing people don't know about hospitals at night?",
        "They're loud.",
        "People think it's quiet",
      ],
    ],
    [
      'a count is corrected behind a comma',
      "that's usually four times five if it's a cheap one what you're washing off is starch",
      ["four times, five if it's a cheap one.", "What you're washing off is starch"],
    ],
    [
      'ingredients stand together',
      "it's just dust from the bag then one cup of rice one and a quarter cups of water pinch of salt bring it to a boil put the lid on turn it down",
      [
        'Then one cup of rice, one and a quarter cups of water, pinch of salt.',
        'Bring it to a boil.',
        'Put the lid on.',
      ],
    ],
    [
      'a short denial is a sentence',
      "I thought it was superstition it's not it works",
      ['I thought it was superstition.', "It's not.", 'It works'],
    ],
    [
      'what something is for stays with it',
      "my grandmother wrapped the lid in a towel so the drops don't fall back in",
      ["in a towel, so the drops don't fall back in"],
    ],
    [
      'a person is named, and then described',
      "I did four laps and the lady in the next lane she's like eighty she said nobody's counting",
      ["and the lady in the next lane, she's like eighty."],
    ],
    [
      'how many there are stays with who did them',
      "I have no idea how many laps I do and my back doesn't hurt",
      ['how many laps I do'],
    ],
    [
      '"maybe" opens the main clause of a condition',
      "if you hate working out maybe you don't hate it maybe you just hate being watched",
      ["If you hate working out, maybe you don't hate it.", 'Maybe you just hate being watched'],
    ],
    [
      'years later, a sentence begins',
      'I told the doctor what I did and he laughed and then a year later they changed the alarms',
      ['and he laughed.', 'And then a year later they changed the alarms'],
    ],
    [
      'how a recording came about is not told',
      "hey so I'm recording this while I walk so sorry if it's windy I was thinking about my gym",
      ['I was thinking about my gym'],
    ],
    [
      'a question in the middle is asked, and answered',
      'a plant with rotten roots looks thirsty so what do you do you water it again',
      ['looks thirsty.', 'So what do you do?', 'You water it again'],
    ],
    [
      'how something is done is announced, and then told',
      "here's how you check stick your finger in the soil if it's wet walk away if it's dry water it",
      ["Here's how you check.", 'Stick your finger in the soil.', "If it's wet, walk away."],
    ],
    [
      'what it is instead ends a sentence',
      "the reason they die is not that you forget to water them it's that you remember most plants drown",
      ["It's that you remember.", 'Most plants drown'],
    ],
    [
      'what broke asks nothing',
      'the freezer was fine the temperature was fine what broke was the door seal',
      ['The temperature was fine.', 'What broke was the door seal.'],
    ],
    [
      'a sum that another one repeats is said once',
      'it costs nine dollars nine dollars nine dollars and we lost forty thousand',
      ['It costs nine dollars and we lost forty thousand'],
    ],
    [
      'an apology stands with what it is for',
      "I say it two hundred times a day sorry the room isn't ready sorry the elevator is slow",
      ["Sorry the room isn't ready.", 'Sorry the elevator is slow'],
    ],
    [
      'what is done every time belongs to it',
      'I tried something for a week every time I wanted to say sorry I said thank you instead',
      ['Every time I wanted to say sorry, I said thank you instead'],
    ],
    [
      '"but" ends a condition inside',
      'cables hum when the wind is right but this was a different note it was lower and it kept stopping',
      ['this was a different note.', 'It was lower and it kept stopping'],
    ],
  ])('%s, too', (_, words, wanted) => {
    const said = cut(words).join(' ')
    for (const sentence of wanted) expect(said.toLowerCase()).toContain(sentence.toLowerCase())
    expect(said).not.toMatch(/recording|windy/)
  })

  test('whole captions hold no clause that is cut in the middle', () => {
    const fixtures = path.join(import.meta.dirname, '..', 'fixtures', 'fresh')
    const torn =
      /^(?:Is they|If the delivery went wrong and these|A crying baby means the house is alive, and it turned out\.|Does that work for exams somebody)/
    for (const file of readdirSync(fixtures).filter((name) => /^(?:268|269|27\d|28[0-2])-/.test(name)))
      for (const { text } of readSource(readFileSync(path.join(fixtures, file), 'utf8'), tools).sentences)
        expect(text).not.toMatch(torn)
  })
})
