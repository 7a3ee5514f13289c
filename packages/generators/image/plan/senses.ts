// Words that mean a thing only in some texts: a mouse is no animal in a video about computers.

import { splitWords, stemWord } from '../motifs/words.ts'

/** The words, then words of a text in which they mean something else. */
const rows: readonly (readonly [words: string, elsewhere: string])[] = [
  ['mouse', 'computer laptop keyboard cursor screen click desktop'],
  ['bug', 'software code programmer app update developer computer'],
  ['python', 'code coding programming programmer software developer'],
  ['apple', 'iphone ipad mac macbook stock shares jobs company'],
  ['bull bear ox', 'market stock stocks investor shares trading crypto bitcoin'],
  ['star', 'hollywood celebrity movie singer football rating review app'],
  ['cloud', 'server software storage data upload'],
  ['cell', 'brain blood body nerve cancer tissue organ'],
  ['seal', 'wax envelope document letter'],
  ['spring', 'mattress season april summer winter'],
  ['palm', 'hand finger wrist'],
  ['nail', 'finger hand toe polish'],
  ['trunk', 'car elephant'],
  ['bank', 'river shore'],
  ['pool', 'money prize gene'],
  ['shell', 'company egg'],
  ['jam', 'traffic'],
  ['crane', 'building construction'],
  ['bat', 'baseball cricket'],
  ['note', 'music'],
  ['web', 'site browser internet'],
  ['worm virus', 'computer software email hacker'],
  ['turkey', 'istanbul ankara ottoman'],
  ['ring', 'phone saturn boxing tree'],
  ['crown', 'tooth teeth'],
  ['mole', 'skin spy'],
  ['market', 'job salary stock shares price raise offer startup investor'],
  ['stage', 'cancer life early later'],
  ['court', 'tennis basketball'],
  ['key', 'insight takeaway answer difference'],
  ['foot feet', 'tall inch meter mile square cubic deep wide long high stood'],
  ['arm', 'army weapon race deal'],
  ['leg', 'table chair journey'],
  ['cardinal', 'pope church bishop confession'],
  ['mercury', 'metal thermometer poison'],
  ['root', 'problem square cause word'],
  ['tail', 'coin comet'],
  ['horn', 'car traffic'],
  ['nucleus', 'muscle fiber cell brain'],
  ['bar', 'pull pushup gym squat barbell muscle chocolate candy chin soap'],
  ['glasses', 'drink water milk wine juice beer'],
]

/** The words, then words of which a text must have one for them to mean what would be drawn. */
const needs: readonly (readonly [words: string, context: string])[] = [
  ['ruler', 'king queen throne kingdom empire emperor reign dynasty crown'],
  ['ball', 'game player soccer football kick sport goal match throw golf tennis basketball'],
]

const elsewhereOf: ReadonlyMap<string, readonly string[]> = new Map(indexRows(rows))

const neededBy: ReadonlyMap<string, readonly string[]> = new Map(indexRows(needs))

function indexRows(table: readonly (readonly [words: string, context: string])[]): [string, string[]][] {
  return table.flatMap(([words, context]) =>
    words.split(' ').map((word): [string, string[]] => [word, splitWords(context).map(stemWord)]),
  )
}

/** Tells for the words of a text whether a word in it means the thing that would be drawn. */
export function createSenses(texts: readonly string[]): (word: string) => boolean {
  const stems = new Set(texts.flatMap(splitWords).map(stemWord))
  const has = (stem: string): boolean => stems.has(stem)
  return (word) => {
    const single = word.replace(/s$/, '')
    const elsewhere = elsewhereOf.get(word) ?? elsewhereOf.get(single)
    const needed = neededBy.get(word) ?? neededBy.get(single)
    return !elsewhere?.some(has) && (needed === undefined || needed.some(has))
  }
}
