// "People think hot water takes care of grease. It doesn't.": who tells what is believed must tell that it is wrong.

import { countWords } from '../wording/sentences.ts'

const believed =
  /\b(?:everyone|everybody|most people|many people|a lot of people|all of us|people|they|we|you|i|doctors|experts|scientists)(?: \p{L}{2,10}){0,2} (?:thinks?|thought|believes?|believed|assumes?|assumed|expects?|expected|imagines?)\b|\b(?:everyone|everybody|most people|many people|a lot of people|people|doctors|experts)(?: \p{L}{2,10}){0,2} (?:says?|swears?|tells? (?:you|us|me))\b|\b(?:you|we|everyone|everybody|most people)(?:['’]ve|['’]s| have| has)(?: \p{L}{2,10}){0,2} (?:heard|been told|read|learned|been taught)\b|\b(?:is|are|was|were|get|got|been) (?:always |often |all )?(?:told|taught)\b|\b(?:myth|misconception|legend|rumou?r|old wives['’] tale|common (?:idea|belief)) (?:is|was|goes|says|that)\b|\bit says (?:that|the|it)\b|\baccording to (?:the|most|every) (?:\p{L}{2,12} )?(?:books?|textbooks?|internet|legend|story)\b|\bsupposed to\b/iu
const asksMistake =
  /\b(?:get|gets|got|getting) (?:it )?wrong\b|\b(?:myths?|misconceptions?|misunderstand|misunderstood)\b|\bwrong about\b|\bis it true\b/i
const denial =
  /^(?:(?:but|well|no|actually|in fact|yeah|and|turns out),? ){0,2}(?:(?:it|that|they|this|these|those|you|he|she|we|i|there)(?:['’]s| is| are|['’]re| was| were| do| does| did| has| have| can| will| would)? ?(?:n['’]t|not|never|no)\b|(?:it|they|you|he|she|we|i|there|that) (?:\p{L}{2,6}n['’]t)\b|(?:it|that|this)(?:['’]s| is| was) (?:just |simply |completely |totally |plain )?(?:wrong|false|a myth|nonsense|rubbish|a lie|backwards|untrue|the (?:other way|opposite))\b|not true|wrong\b|false\b|nope\b|no[.!,]|none\b|nonsense|there(?:['’]s| is| was| are| were) (?:no|not|zero|nothing|hardly)\b|the (?:truth|reality|opposite|real reason|real cause)\b|actually|in fact|in reality|it turns out|nothing of the sort|the other way)/iu
const goesOn =
  /^(?:(?:and|so|because),? )?(?:you (?:can|could|may)|it|they|that|this|these|those|he|she|its|their)\b/i
const corrects = /^(?:(?:it|they|that|he|she|this|these)\b|it['’]s|actually|because)/i
/** Denies all that was said before. */
const deniesAll =
  /^(?:but )?(?:that|this)(?:['’]s| is| was) (?:just |simply |completely )?(?:not (?:what|how|why|true|right|the)|wrong|false|a myth|nonsense|backwards)\b/i
const maxBetween = 2
const maxDenialWords = 5

/** The places of sentences that may not be the last that is said: claims, up to what denies them. */
export function findClaims(texts: readonly string[]): ReadonlySet<number> {
  const open = new Set<number>()
  texts.forEach((text, index) => {
    const isAnswer = asksMistake.test(texts[index - 1] ?? '') && texts[index - 1]!.endsWith('?')
    if (!isAnswer && (!believed.test(text) || denial.test(text) || text.endsWith('?'))) return
    for (let next = index + 1; next <= index + 1 + maxBetween; next++) {
      const other = texts[next] ?? ''
      if (denial.test(other)) {
        for (let place = index; place < next; place++) open.add(place)
        // "It's not. It's the air."
        if (countWords(other) <= maxDenialWords && corrects.test(texts[next + 1] ?? '')) open.add(next)
        return
      }
      const isDeniedNext = deniesAll.test(texts[next + 1] ?? '')
      if (!goesOn.test(other) && !isDeniedNext) return
    }
  })
  return open
}

const bareDenial =
  /^(?:it|they|that|this|he|she|you|we|i|there)(?:['’]s| is| are|['’]re| was| were) (?:really |just |definitely |so )?not[.!]$|^(?:it|they|that|this|he|she|you|we|i) (?:really |just )?(?:isn|aren|wasn|weren|don|doesn|didn|can|couldn|won|wouldn)['’]t[.!]$/i

/** "It's not.", "They don't.": nothing without what it denies. */
export function isBareDenial(text: string): boolean {
  return bareDenial.test(text)
}
