import { describe, expect, test } from 'vitest'
import { threadMs } from '@vivify/contract/node/thread-time'
import { loadLanguageTools } from '../wording/language-tools.ts'
import { fromScript } from '../from-script.ts'
import { fromSource } from '../from-source.ts'
import { readSource } from './source-cleaning.ts'
import { readTranscriptMarks } from './transcript.ts'

const tools = await loadLanguageTools()

/** The words of two people, as written in each form. */
const said = ['Coffee plants drug the bees that visit them.', 'Caffeine makes a bee remember the flower.']
const more = [
  'That memory brings it back three times as often.',
  'The plant pays almost nothing for the visit.',
]

const forms: Record<string, string> = {
  '[00:00] HOST: text': `[00:00] HOST: ${said[0]}\n[00:04] GUEST: ${said[1]}\n[00:09] HOST: ${more[0]}\n[00:14] GUEST: ${more[1]}`,
  'one line with a time and a name': `[00:00] HOST: ${said.join(' ')} ${more.join(' ')}`,
  '00:12 NAME: text': `00:00 ANNA: ${said[0]}\n00:04 BEN: ${said[1]}\n00:09 ANNA: ${more[0]}\n00:14 BEN: ${more[1]}`,
  '00:00:12 Name: text': `00:00:00 Anna Lee: ${said[0]}\n00:00:04 Ben: ${said[1]}\n00:00:09 Anna Lee: ${more[0]}\n00:00:14 Ben: ${more[1]}`,
  'NAME (00:12)': `ANNA (00:00)\n${said[0]}\n\nBEN (00:04)\n${said[1]}\n\nANNA (00:09)\n${more[0]}\n\nBEN (00:14)\n${more[1]}`,
  'NAME (00:12): text': `Anna (00:00): ${said[0]}\nBen (00:04): ${said[1]}\nAnna (00:09): ${more[0]}\nBen (00:14): ${more[1]}`,
  'Name (00:12): on a line of its own': `Anna Lee (00:00):\n${said[0]}\n\nBen (00:04):\n${said[1]}\n\nAnna Lee (00:09):\n${more[0]}\n${more[1]}`,
  '>> NAME: text': `>> ANNA: ${said[0]}\n>> BEN: ${said[1]}\n>> ANNA: ${more[0]}\n${more[1]}`,
  '>> text': `>> ${said[0]}\n>> ${said[1]}\n>> ${more[0]}\n${more[1]}`,
  'a time on a line of its own': `0:00\n${said[0]}\n0:04\n${said[1]}\n0:09\n${more[0]}\n0:14\n${more[1]}`,
  'a time and its words, as a video page copies them': `0:00\n0 seconds\n${said[0]}\n0:04\n4 seconds\n${said[1]}\n1:09\n1 minute, 9 seconds\n${more[0]}\n${more[1]}`,
  '<v NAME>': `WEBVTT\n\n00:00.000 --> 00:04.000\n<v Anna Lee>${said[0]}</v>\n\n00:04.000 --> 00:09.000\n<v.loud Ben>${said[1]}\n\n00:09.000 --> 00:14.000\n<v Anna Lee>${more[0]} ${more[1]}`,
  'NAME  00:12': `Anna Lee  0:00\n${said[0]}\n\nBen  0:04\n${said[1]}\n\nAnna Lee  0:09\n${more[0]}\n${more[1]}`,
  'Speaker 1  00:12': `Speaker 1  00:00\n${said[0]}\n\nSpeaker 2  00:04\n${said[1]}\n\nSpeaker 1  00:09\n${more[0]} ${more[1]}`,
  'times of cues with names': `WEBVTT\n\n1\n00:00:00.120 --> 00:00:04.000\nAnna Lee: ${said[0]}\n\n2\n00:00:04.120 --> 00:00:09.000\nBen Okri: ${said[1]}\n\n3\n00:00:09.120 --> 00:00:14.000\nAnna Lee: ${more[0]}\n\n4\n00:00:14.120 --> 00:00:19.000\nBen Okri: ${more[1]}`,
  'all in one paragraph': `[00:00] Anna: ${said[0]} [00:04] Ben: ${said[1]} [00:09] Anna: ${more[0]} [00:14] Ben: ${more[1]}`,
  'Speaker 1: text': `Speaker 1: ${said[0]}\nSpeaker 2: ${said[1]}\nSpeaker 1: ${more[0]}\nSpeaker 2: ${more[1]}`,
  'SPEAKER_00: text': `SPEAKER_00: ${said[0]}\nSPEAKER_01: ${said[1]}\nSPEAKER_00: ${more[0]} ${more[1]}`,
  '**Name:** text': `**Anna:** ${said[0]}\n\n**Ben:** ${said[1]}\n\n**Anna:** ${more[0]} ${more[1]}`,
  'somebody who speaks once': `Anna: ${said[0]}\nBen: ${said[1]}\nAnna: ${more[0]}\nDr. Cleo Marsh: ${more[1]}`,
  'sounds in brackets': `[Music]\n[00:00] HOST: [laughs] ${said[0]} (laughs)\n[00:04] HOST: ${said[1]} [Applause]\n♪♪\n[00:09] HOST: (clears throat) ${more[0]} *chuckles* ${more[1]}`,
}

test.each(Object.entries(forms))('%s is read without speaking any name, time or sound', (_form, text) => {
  const sentences = readSource(text, tools).sentences.map((sentence) => sentence.text)
  expect(sentences).toEqual([...said, ...more])
})

test.each(Object.entries(forms))('a script from %s speaks no name, time or sound', async (_form, text) => {
  const draft = await fromSource(text)
  const spoken = [draft.title, draft.hook.text, ...draft.scenes.map((scene) => scene.say), draft.callToAction]
  expect(spoken.join(' ')).not.toMatch(
    /host|guest|anna|\bben\b|lee|okri|cleo|marsh|speaker|\d:\d|\d seconds|[[\]<>()*♪]|laughs|applause|music|throat/i,
  )
  expect(spoken.join(' ')).toContain(said[0])
})

test('a transcript given as a finished script has no spoken names either, and is reported', async () => {
  const draft = await fromScript(forms['00:12 NAME: text']!)
  const spoken = [draft.hook.text, ...draft.scenes.map((scene) => scene.say)].join(' ')
  expect(spoken).not.toMatch(/anna|ben|\d:\d/i)
  expect(draft.warnings.join(' ')).toContain('4 speakers')
})

describe('real sentences', () => {
  test.each([
    'Remember: drink water before you feel thirsty.',
    'Step 1: boil the water for three minutes.',
    'Rule one: never salt the pan before the eggs.',
    '10:30 is when the first bus leaves the village.',
    'The bus leaves at 10:30 every morning.',
    'WARNING: the pan is hot after twenty minutes.',
    'Myth: cats always land on their feet.',
    'Coffee: the drink that built the stock exchange.',
    'Here is the rule (10:30): no screens in bed.',
    'She had one wish: to sail around the world.',
    'Mercury (the planet) has no moons at all.',
    'A ratio of 16:9 fits a television.',
    'Bach wrote music (and a lot of it was lost after he died in 1750).',
  ])('"%s" is kept whole', (sentence) => {
    const text = `Bees are older than flowers with petals.\n${sentence}\nMost of them live alone in the ground.`
    const sentences = readSource(text, tools).sentences.map(({ text: kept }) => kept)
    expect(sentences.join(' ')).toContain(sentence)
  })

  test('repeated openings of a list are not people', () => {
    const text = 'Myth: bulls hate red.\nFact: they see no red.\nMyth: bats are blind.\nFact: they see well.'
    expect(
      readSource(text, tools)
        .sentences.map((sentence) => sentence.text)
        .join(' '),
    ).toMatch(/Myth: bulls hate red\..*Fact: they see no red\./)
  })

  test('steps that begin with a time of day keep the time', () => {
    const text =
      '10:30 is when the bread goes in.\n9:15 is when the dough was made.\nThe oven is hot by then.'
    expect(readSource(text, tools).sentences[0]!.text).toBe('10:30 is when the bread goes in.')
  })
})

test.each(['HOST: ', '[00:00] ', 'A', '((((', '[[[[', '>> ', '*a ', 'Ann ', '00:', ' : ', '<v '])(
  'a line of 100,000 characters of "%s" is read at once',
  (piece) => {
    const line = piece.repeat(100_000 / piece.length)
    const started = threadMs()
    readTranscriptMarks([line, `${line}:`, `${line} 00:12`]).read(line)
    expect(threadMs() - started).toBeLessThan(5000)
  },
)
