// What speakers without punctuation say between two clauses: asides, talk to the room, and words that begin anew.

import type { SpokenWord } from './speech-words.ts'

/** "The third thing and this is the big one is …": between a name and its verb. */
const asideBehindName =
  /\b((?:the|my) (?:first|second|third|fourth|fifth|sixth|last|next|other|biggest) (?:thing|one|reason|mistake|tip|step|rule|sign|habit|trick|way|point)) (?:and )?(?:this is|this one is|that's|it's|i know|and people|honestly|trust me|listen) (?:\S+ ){1,7}?(?=(?:is|was) (?!(?:that|it|this|for) (?:is|was) ))/giu
/** "The second thing and this is the big one a dull knife is …": between a count and what it counts. */
const asideBehindCount =
  /\b((?:the|my) (?:first|second|third|fourth|fifth|sixth|last|next|other|biggest) (?:thing|one|reason|mistake|tip|step|rule|sign|habit|trick|way|point)|number (?:one|two|three|four|five|six)) (?:and )?this (?:is|one is|one's) (?:the |my )?(?:\S+ ){0,2}?(?:big|important|main|best|favorite|crazy|surprising|real) (?:one|thing|part) (?=(?:an?|the|your|my|you|i|we|most|if|when|people|it|it's|there|there's|never|don't|every) )/giu
/** "Number four and this one's hard you give it away". */
const gradeBehindCount =
  /\b((?:the|my) (?:first|second|third|fourth|fifth|sixth|last|next|other|biggest) (?:thing|one|reason|mistake|tip|step|rule|sign|habit|trick|way|point)|number (?:one|two|three|four|five|six)) (?:and )?this one(?:'s| is) (?:really |pretty |a little |so )?(?:hard|tough|big|important|weird|easy|free|strange|painful|personal|fun|scary|sad|huge|simple) (?=(?:an?|the|your|my|you|i|we|most|if|when|people|it|there|never|don't|every|start|stop|take|put) )/giu
/** "Dirt and I mean really just dirt". */
const repeated = /\b([a-z]{3,20}) and i mean (?:really |actually )?(?:just|only) \1(?= |$)/gi
/** "When you plant it trust me it isn't": said to the audience, between two sentences. */
const trustMe = /(?<=\S )(?:and )?trust me(?= (?:it|you|that|this|they|i|don't|it's|you'll|that's)\b)/gi
/** "Drink some water I mean it pick up the glass". */
const meansIt =
  /(?<=\S )(?:and )?i mean it(?= (?!when|that|was|is|to|as|and|for|could|would|can|has|had)\S)/gi
/** "Nine dollars nine dollars and we lost": one repeats it, the other goes on. */
const echoed =
  /\b((?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|\d+) (?:dollars|euros|pounds|years|months|weeks|days|hours|minutes|seconds|percent|people|times|miles|feet)) (?=\1(?: |$))/gi
/** "They are getting nervous right because", "there would be like fireworks". */
const tagWords =
  /(?<=\b(?!(?:the|a|all|turn|turned|my|your|his|her|their|go|went|left|is|are|was|be|just|not|that's|it's|you're|were|look|looks|so|or|and|feel|feels|felt) )[a-z']{3,20} )right(?= because )|(?<=\bthere (?:would|will|could|must|might|should) be )like(?= )/gi
/** "They rush it like you know the recipe says". */
const likeYouKnow =
  /(?<=(?:^| )(?!i |you |we |they |i'd |would |don't |didn't |never |really |people |someone |somebody |those |guys |just |is |was |not |be |looks? |folks )\S+ )like you know(?= (?:the|a|an|my|your|they|i|we|he|she|it|there|if|when|most|some) )/gi
/** "Can everybody see the board okay", "any questions about that before we move on". */
const toTheRoom =
  /\b(?:can|could) (?:everybody|everyone|anybody|you|you all|you guys|people) (?:all )?(?:hear|see) (?:me|us|it|this|that|the (?:board|screen|slides?|picture)|my screen)(?: (?:okay|ok|all right|alright|now|well|at the back|in the back))?(?= |$)|\b(?:are there )?any questions(?: about (?:that|this|it)| so far)?(?: before we (?:move on|go on|continue))?(?= |$)|\bi(?:'ll| will|'m going to|'m gonna) share my screen(?: now| here)?(?= |$)|\blet me share my screen(?= |$)|\b(?:okay |so )?let(?:'s| us) take (?:a|five|ten|\d{1,2}) (?:short |quick )?(?:break|minutes?)(?: break)?(?= |$)|^(?:(?:okay|so|all right|alright) ){0,2}let(?:'s| us) get (?:started|going|into it)(?= |$)|\b(?:okay |so |now )?(?:take|get|pull) out (?:the|your) (?:handouts?|notebooks?|worksheets?|laptops?|homework|textbooks?)(?= |$)|\b(?:just )?a (?:quick )?reminder (?:the|that|your) (?:\S+ ){1,12}?(?:due|on) (?:\S+day|tonight|tomorrow|today|the \S+th)(?= |$)/gi
/** "Sorry give me a second", "hey everyone welcome back to slow lunch so": between two sentences. */
const toTheViewer =
  /(?<!\b(?:says?|said|goes|like|asked|told me|and|to|they|you|i|we|can|could) )\b(?:sorry )?(?:just )?(?:give|let) me (?:just )?(?:a|one) (?:sec|second|minute|moment)(?= |$)|\b(?:hey|hi|hello|(?:hey |hi )?what's (?:up|going on|happening)|what is up|how's it going) (?:everybody|everyone|guys|folks|friends|y'all) (?:and )?welcome (?:back )?(?:to (?!(?:my|our|the|this) (?:house|home|world|life)\b)(?:\S+ ){1,4}?(?=(?:so|today|my|i'm|i|it's|this|and|in|we|let's) |$))?/gi
/** "If you're new here make sure to smash that like button it really helps the channel": the next sentence follows it. */
const plug =
  /\b(?:(?:and|so|but) )?(?:by the way )?(?:if you(?:'re| are) new (?:here|to (?:this|the|my) channel) )?(?:make sure (?:to|you)|go ahead and|don't forget to|please|consider|be sure to)? ?(?:smash|hit|like|subscribe|subscribing|press|tap)\b(?: (?!and then|so |but |because )\S+){0,8}? (?:it|that|because it|'cause it) (?:really |actually |does |honestly ){0,2}helps? (?:me|us|the channel|the video|the podcast|the show|a lot)(?: out)?(?: a lot| so much)?(?= |$)/gi
/** "All right that's it bye guys": the last words. */
const lastWords =
  /\b(?:(?:and|but|so|all right|alright|okay|yeah|anyway|that's it|that's all|see you|see ya) ){0,4}(?:bye|bye bye|peace|peace out|see ya|cheers|take care)(?: (?:guys|everyone|everybody|y'all|folks))?$|\b(?:but|so|and) yeah anyway(?= |$)/gi
/** "I promise you it's one of these", "nobody wants to hear this", "sits there like nobody the chair". */
const asides =
  /(?<=\S )i promise(?: you)?(?= (?:it|it's|that|this|you|they|there)(?: |$))|\b(?<=number (?:one|two|three|four|five|six) )(?:and )?(?:nobody|no one|you won't|people don't) (?:wants? to hear|wants? to believe|likes?|expects?|like) (?:this|it|this one)(?= )|(?<=\bnobody (?:\S+ ){1,6})like nobody(?= )/gi
/** "I'm recording this while I walk so sorry if it's windy", "so yeah if you hate it". */
const voiceNote =
  /\b(?:(?:hey|hi|so|okay) ){0,2}i'm (?:just )?recording this (?:while|as|on|in|from|at) \S+(?: (?!so |sorry |because )\S+){0,4}(?= (?:so|sorry|and)(?: |$))|\b(?:so )?sorry (?:if|about|for) (?:it's|it gets|the|there's|my) (?:(?:a bit|a little|so|really|some|background|bad|too) ){0,2}(?:windy|wind|loud|noisy|noise|traffic|echo|dog|kids|audio|sound|mic|dark|lighting|voice|music|mess)(?= |$)|\bso (?:yeah|anyway)(?= (?:if|that's|i|you|it|don't|next|the|we|they) )|(?<=\S )(?<!\b(?:do|did|don't|as|if|let|what|that|how|all|think|say) )you know(?= (?:so|and|but) (?:that's|i|he|she|they|we|it|it's|the|then|my)(?: |$))/gi
/** "…, okay so today is about": a new sentence. */
const startsAnew = /^(?:okay|ok|alright|anyway|anyways|well)$/i
const anewWith =
  /^(?:that|so|now|and|but|let's|let|that's|don't|here's|the|i|i'm|we|you|it's|this|today|first)$/i
const holdsOn =
  /^(?:said|says|say|like|was|is|it's|are|be|were|looks|look|feels|feel|that's|not|and|but|so|totally|perfectly|oh|well|an|any|the|it|you're|i'm|we're)$/i
const longest = 40

/** "Hi everybody so my grandmother …": a greeting is no part of the first sentence. */
const greeting =
  /^(?:(?:okay|so|well|all right|alright) )?(?:hi|hey|hello|(?:(?:hey|hi|yo) )?(?:what's (?:up|going on|happening)|what is (?:up|going on)|how's it going|how are you(?: doing)?)|yo|welcome(?: back)?|good (?:morning|afternoon|evening)) (?:everybody|everyone|guys|folks|all|friends|y'all|people|there|class)(?: (?:it's|i'm|this is|my name is) \S+(?: (?:here|again)| from (?:\S+ ){0,3}\S+(?= (?:and|so|today|okay)))?(?= (?:and|so|today|okay|here|again)))?(?: (?:and )?welcome (?:back )?to (?!(?:my|our|the|this) (?:house|home|world|life)\b)(?:\S+ ){0,3}?\S+(?= (?:so|today|my|i'm|i|it's|this|and|in|we|let's|a) ))?(?: (?:so|okay|and))?(?= )/i

/** The words without asides; a new sentence begins where a speaker begins anew. */
export function withoutAsides(words: readonly SpokenWord[]): SpokenWord[] {
  const kept: SpokenWord[] = []
  const dropped = findDropped(words)
  words.forEach((word, index) => {
    const kind = dropped.get(index)
    if (kind === 'aside') return
    if (kind === 'room') {
      breakLast(kept)
      return
    }
    const next = words[index + 1]?.text ?? ''
    const last = kept.at(-1)
    const isAllRight =
      /^all$/i.test(word.text) && /^right$/i.test(next) && anewWith.test(words[index + 2]?.text ?? '')
    if (isAllRight && last !== undefined && !holdsOn.test(last.text))
      dropped.set(index, 'room').set(index + 1, 'room')
    if (dropped.get(index) === 'room') {
      breakLast(kept)
      return
    }
    // "Ask them are you okay and …".
    const isAsked =
      /^(?:you|we|they|he|she|it)$/i.test(last?.text ?? '') &&
      /^(?:are|is|was|were)$/i.test(kept.at(-2)?.text ?? '')
    const isAnew = startsAnew.test(word.text) && anewWith.test(next) && last !== undefined && !isAsked
    const isLed =
      last !== undefined && /^(?:and|so|but|i['’]ll|we['’]ll|just|please|anyways?|okay)$/i.test(last.text)
    if (!isLed && asksAudience(words, index)) breakLast(kept)
    if (isAnew && !holdsOn.test(last.text)) {
      breakLast(kept)
      if (/^any/i.test(word.text)) return
    }
    kept.push(word)
  })
  return kept
}

/** "If you like this video", "let me know in the comments": what is asked of the audience is a sentence of its own. */
const asking =
  /^(?:(?:and |so |but |anyway |anyways |okay ){0,2}(?:if you (?:like|liked|enjoy|enjoyed) (?:this|the|it)|if (?:this|that|it) (?:video |episode |one )?(?:helped|was helpful|was useful)|if you found (?:this|it)|if (?:this|that|it) (?:touched|moved|helped|spoke to|resonated with|made) you|that's (?:it|all|everything) (?:for (?:today|this|me|now)|from me)|don't forget to (?:like|subscribe|follow|hit|share|leave)|let me know (?:in|what|if|down)|(?:hit|smash) (?:that|the) (?:like|thumbs|bell|subscribe)|(?:and )?i'll (?:see|catch) you|see you (?:next|in the|soon)|thanks for (?:watching|listening)|make sure (?:to|you) (?:like|subscribe)|follow (?:me |along )?(?:for (?:part|more)|if you(?:'re|'ve)?)|part (?:two|three|2|3) (?:is|comes|drops)|i'm not an? (?:doctor|lawyer|therapist|nutritionist|dietitian|professional) (?:but|so)|like and subscribe))(?: |$)/i
const longestAsking = 6

function asksAudience(words: readonly SpokenWord[], index: number): boolean {
  const word = words[index]!.text
  if (
    !/^(?:and|so|but|anyways?|okay|if|don['’]t|let|hit|smash|i['’]ll|i['’]m|see|thanks|make|that['’]s|follow|like|part)$/i.test(
      word,
    )
  )
    return false
  const next = words.slice(index, index + longestAsking).map(({ text }) => text.replace('’', "'"))
  return asking.test(next.join(' '))
}

function breakLast(kept: SpokenWord[]): void {
  const last = kept.at(-1)
  if (last !== undefined) kept[kept.length - 1] = { ...last, hasBreak: true }
}

/** The places of words that are not spoken. Windows of words keep the patterns short. */
function findDropped(words: readonly SpokenWord[]): Map<number, 'aside' | 'room'> {
  const dropped = new Map<number, 'aside' | 'room'>()
  const opening = words.slice(0, longestAsking * 3).map(({ text }) => text.replace('’', "'"))
  const greeted = opening.join(' ').match(greeting)
  for (let index = 0; greeted !== null && index <= countSpaces(greeted[0]); index++)
    dropped.set(index, 'aside')
  for (let start = 0; start < words.length; start += longest / 2) {
    const window = words.slice(start, start + longest)
    const text = window.map((word) => word.text.replace('’', "'")).join(' ')
    const mark = (from: number, length: number, kind: 'aside' | 'room'): void => {
      const first = start + countSpaces(text.slice(0, from))
      const count = countSpaces(text.slice(from, from + length).trim()) + 1
      for (let index = first; index < first + count; index++) dropped.set(index, kind)
    }
    for (const found of text.matchAll(asideBehindName)) {
      const [all, name] = found
      if (text.slice(found.index).search(asideBehindCount) >= 0) continue
      mark(found.index + name!.length + 1, all.length - name!.length - 1, 'aside')
    }
    for (const found of [...text.matchAll(asideBehindCount), ...text.matchAll(gradeBehindCount)]) {
      const [all, name] = found
      mark(found.index + name!.length + 1, all.length - name!.length - 1, 'room')
    }
    for (const found of text.matchAll(repeated)) {
      const [all, name] = found
      mark(found.index + name!.length + 1, all.length - name!.length - 1, 'aside')
    }
    for (const found of text.matchAll(echoed)) mark(found.index, found[1]!.length + 1, 'aside')
    for (const found of text.matchAll(tagWords)) mark(found.index, found[0].length, 'aside')
    for (const found of text.matchAll(likeYouKnow)) mark(found.index, found[0].length, 'aside')
    for (const found of text.matchAll(trustMe)) mark(found.index, found[0].length, 'room')
    for (const found of text.matchAll(meansIt)) mark(found.index, found[0].length, 'room')
    for (const found of text.matchAll(toTheRoom)) mark(found.index, found[0].length, 'room')
    for (const found of text.matchAll(asides)) mark(found.index, found[0].length, 'aside')
    if (start + longest >= words.length)
      for (const found of text.matchAll(lastWords)) mark(found.index, found[0].length, 'room')
    for (const found of text.matchAll(plug)) mark(found.index, found[0].trimEnd().length, 'room')
    for (const found of text.matchAll(voiceNote)) mark(found.index, found[0].length, 'room')
    for (const found of text.matchAll(toTheViewer)) mark(found.index, found[0].trimEnd().length, 'room')
  }
  return dropped
}

function countSpaces(text: string): number {
  return text.split(' ').length - 1
}
