// Captions without punctuation: clauses end, or go on, by what is farther away than the words beside the joint.

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

describe('captions without punctuation', () => {
  test.each([
    [
      'an order ends what is forbidden with the same verb',
      "don't ask does it spark joy ask when did I last touch it",
      ["Don't ask does it spark joy.", 'Ask when did I last touch it.'],
    ],
    [
      'a clause without "that" stays in its noun phrase',
      "I helped my grandmother move out of a house she'd lived in for 51 years",
      ["I helped my grandmother move out of a house she'd lived in for 51 years."],
    ],
    [
      '"there" behind a noun opens nothing',
      "he went to America to sell it and the buyers there didn't have any bowls",
      ["He went to America to sell it and the buyers there didn't have any bowls."],
    ],
    [
      '"would rather" keeps its verb',
      "she said I'd rather see it on you than imagine it on you",
      ["She said I'd rather see it on you than imagine it on you."],
    ],
    [
      'what somebody is asked to remember follows as a sentence',
      "that's the thing I want you to remember crying is good a kid that's crying is breathing",
      ["That's the thing I want you to remember.", 'Crying is good.', "A kid that's crying is breathing."],
    ],
    [
      'where something comes from ends a sentence',
      "that's where the cup comes from he ate them almost every day until he died",
      ["That's where the cup comes from.", 'He ate them almost every day until he died'],
    ],
    [
      'an order to go ends what is before it',
      "if they just look at you you've got less than thirty seconds go get them",
      ["If they just look at you, you've got less than thirty seconds.", 'Go get them'],
    ],
    [
      'a question may end in "okay"',
      'ask them are you okay and if they can answer they probably are if not you swim',
      ['are you okay and if they can answer they probably are.'],
    ],
    [
      'a greeting in the middle is not told',
      'they said instant noodles hey everyone welcome back to slow lunch so his name was Ando and he was broke',
      ['They said instant noodles.'],
    ],
    [
      'a name of two words stays together',
      'they called it stimulus progression even the White House had it and people liked it',
      ['the White House had it'],
    ],
    [
      'the part that a speaker loves is announced, and then told',
      "but here's the part I love people stopped being afraid of elevators and nobody noticed the music",
      ["But here's the part I love.", 'People stopped being afraid of elevators'],
    ],
    [
      'a question behind "right" is asked',
      "you've heard elevator music right but have you ever actually heard it in an elevator probably not and there's a reason when elevators first got tall people were terrified of them",
      ['But have you ever actually heard it in an elevator?', "Probably not and there's a reason."],
    ],
    [
      'what a speaker says of a point is not told',
      "number four and this one's hard you give it away while you're alive",
      ["You give it away while you're alive"],
    ],
  ])('%s', (_, words, wanted) => {
    const said = cut(words).join(' ')
    for (const sentence of wanted) expect(said.toLowerCase()).toContain(sentence.toLowerCase())
    expect(said).not.toMatch(/slow lunch|this one's hard/)
  })
})
