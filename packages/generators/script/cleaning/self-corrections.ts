// Speakers correct themselves: "it costs less than a coffee, well, two coffees". Only what they mean is spoken. Where it
// isn't plain which words they take back, all of it stays.

/** "The last payment was, when was it, in October": they look for a word. */
const search =
  /,? (?:when was (?:it|that)|what was it|what(?:['’]s| is) it called|what do you call (?:it|that|them)|how do you (?:say|call)(?: it| that)?|what(?:['’]s| is) the word|what(?:['’]s| was) (?:his|her|its|the) name|let me think|let me see|how should i say(?: it| this)?),\s/gi
const mark = String.raw`(?:, (?:no,? (?:sorry|wait)|i mean|or rather|sorry,? i mean),?|, (?:sorry|wait|scratch that|well|no|actually),)`
const amount = String.raw`(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|a hundred|a thousand|\d[\d.,]{0,12}\d|\d)`
const place = String.raw`(?:in|on|at|by|from|to|for|since|until|about|around|over|after|before|with)`
const word = String.raw`[\p{L}\p{N}'’-]{1,20}`
/** "In October, no, sorry, in November". */
const samePlace = new RegExp(String.raw`\b(${place}) ${word}(?: ${word}){0,2}${mark}(?: no,)? (?=\1 )`, 'giu')
/** "A coffee, well, two coffees". */
const sameThing = new RegExp(
  String.raw`\b${amount} (${word})${mark} (${amount}(?: ${word})? (${word}))(?![\p{L}\p{N}])`,
  'giu',
)
/** "In 1998, no, 1999", "eleven, sorry, twelve". */
const sameNumber = new RegExp(String.raw`\b${amount}${mark} (?=${amount}(?![\p{L}\p{N}]))`, 'giu')

/** A sentence with the second part of its corrections only. */
export function withoutCorrections(sentence: string): string {
  if (!sentence.includes(',')) return sentence
  return sentence
    .replace(search, ' ')
    .replace(samePlace, '')
    .replace(sameThing, (all: string, before: string, corrected: string, after: string) =>
      isSameNoun(before.toLowerCase(), after.toLowerCase()) ? corrected : all,
    )
    .replace(sameNumber, '')
}

/** "Coffee" and "coffees". */
function isSameNoun(one: string, other: string): boolean {
  return one === other || `${one}s` === other || `${other}s` === one || `${one}es` === other
}
