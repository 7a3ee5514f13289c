// One spoken sentence without fillers, stutters, tags and remarks aside.

import { withoutCorrections } from './self-corrections.ts'

/** "The thing about octopuses, right, is …", but not "the thing about turning right is …". */
const rightBeforeIs =
  /^((?:so )?(?:the|one) (?:\p{L}+ )?thing about [^,.]{3,40}?(?<!\b(?:turn|turning|go|going|being|far|the))),? right,? (?=is\b)/iu
const thingAbout =
  /^(?:so )?(?:the|one) (?:\p{L}+ )?thing about ([^,.]{3,40}?) is(?: that|,)? (they|it|he|she) (?=\p{L})/iu

/** "The thing about octopuses is they have three hearts" → "Octopuses have three hearts". */
function sayDirectly(whole: string, subject: string, pronoun: string): string {
  // "The thing about cats is it takes time": here "it" is something else.
  const isSame = /^they$/i.test(pronoun) === /(?:[^s]s|people|children|men|women)$/i.test(subject)
  return isSame ? `${subject} ` : whole
}

/** "…, and I'll put the link on Moodle": what listeners get besides the words. */
const handout =
  /,? (?:and|so|but) (?:i(?:'ll| will| can)|we(?:'ll| will)) (?:put|post|share|leave|drop|upload|send|add|link)\b[^,.!?]{0,60}\b(?:links?|slides?|moodle|canvas|blackboard|slack|chat|notes|drive|description|handout)\b[^,.!?]{0,30}(?=[.!?]|$)/giu

/** "So first question, what does mold want?" */
const numberedQuestion =
  /^(?:(?:so|okay|ok|and|well|all right|alright),? ){0,2}(?:my |the |our )?(?:first|next|second|third|last|final) question(?: for you)?[,:] (?=\p{L})/iu

/** "…, so I hope this counts", "by the way". */
function withoutRemarksAside(sentence: string): string {
  return (
    sentence
      // "A conductor like for an orchestra".
      .replace(/(?<=\b(?:an?|the) \p{L}{1,20}) like (?=for (?:an?|the|my) )/giu, ' ')
      // "Since like the eighties".
      .replace(
        /\b(since|until|from|in) like (?=(?:the \p{L}{3,7}ties|(?:19|20)\d\d|\p{Lu}\p{L}{2,8})\b)/gu,
        '$1 ',
      )
      // "The charge is still there it just can't get out".
      .replace(
        /\b(is|are|'s|'re|was) ((?:still |all |right )?(?:there|here|fine|full|empty|good|ready|alive)) (it|they|you|he|she) just (?=(?:can|don|doesn|didn|isn|won|couldn|wasn|aren)'t )/giu,
        '$1 $2, $3 just ',
      )
      .replace(numberedQuestion, '')
      .replace(/,? (?:so|but) i hope (?:this|it|that) (?:counts|is okay|helps)(?=[.!])/i, '')
      .replace(/^(?:okay, )?(?:so )?(?:she|he) says (?:that )?(?=maybe |perhaps )/i, '')
      .replace(/,? by the way(?:,(?= ))?(?=[,.!? ])/gi, '')
      .replace(/^by the way,? /i, '')
  )
}

/** Removes fillers, stutters and spoken tags from one sentence. Numbers, names and negations stay. */
export function cleanSpeech(sentence: string): string {
  const cleaned = withoutRemarksAside(withoutCorrections(sentence.replace(/’/g, "'")))
    // "No, um, mostly acrylic."
    .replace(/^(no|yes|yeah|nope|yep|right|exactly), (?:um+|uh+|uhm+|erm+), (?=\p{L})/iu, '$1, ')
    .replace(/,?(?:(?<!\s)\s+)?\b(um+|uh+|uhm+|erm+|hmm+|mmm+)\b(?!\.\w)[,.]?\s*/gi, ' ')
    .replace(/(?<=\p{L}), (you know|like|basically|literally), (?=\p{L})/giu, ' ')
    .replace(
      /(^|,)\s*(you know|i mean|like|honestly|basically|literally|seriously|obviously|frankly|right|okay|well(?!, \S+(?: \S+){0,2}[.!?]$))\s*,\s*/gi,
      (_, comma: string) => (comma ? ', ' : ''),
    )
    .replace(
      /,\s*(you know(?! (?:it|that|this|them|him|her|what|how|why|who|when|where|exactly)\b)|i mean|honestly|basically|literally|seriously|obviously)\b\s*/gi,
      ', ',
    )
    .replace(/\b(basically|literally|honestly|seriously)\s+/gi, '')
    .replace(
      /(?<!\b(?:a|an|the|this|that|what|some|any|every|each|one|same|another|different|other|of) )\b(kind|sort) of\s+/gi,
      '',
    )
    .replace(
      /\blike (?=(?:about|around|a hundred|\d|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty)\b)/gi,
      'about ',
    )
    .replace(/\babout about\b/gi, 'about')
    .replace(/\blike (?=(?:every single|literally|really|super|all the time)\b)/gi, '')
    .replace(/\bkinda\s+/gi, '')
    .replace(/\b(took|takes|lasted|was|cost) what, (?=\p{L}|\d)/giu, '$1 ')
    .replace(
      /^(?:(?:short|quick|simple|honest|long) answer|(?:the )?bottom line|(?:the |my )?takeaway|in short|long story short): (?=\p{L})/iu,
      '',
    )
    .replace(
      /^(?:(?:so|and|okay|now|but),? ){0,2}for (?:those|any(?:one|body)|every(?:one|body)|people|folks)(?: of you)?(?: who(?:'s|'re| is| are)?)? (?:missed|didn't see|hasn't seen|(?:just |only )?(?:now )?(?:joining|tuning in|watching|listening|new)\b)[^,:]{0,40}[:,] (?=\p{L})/iu,
      '',
    )
    .replace(/([!?])\1{1,5}/g, '$1')
    .replace(rightBeforeIs, '$1 ')
    .replace(thingAbout, sayDirectly)
    .replace(/\b(was|were|is|are|about|took|for|got) like (?=(?:\d|\p{L}+(?:teen|ty)\b))/giu, '$1 ')
    .replace(/(?<!\b(?:said|says|asked|answered|replied|thought|told me),?),? i don't know, /gi, ' ')
    .replace(/\b(I|he|she|they|we) (?:was|were) like, (?=\p{L})/giu, '$1 said, ')
    .replace(/\b(he|she) goes, (?=\p{L})/giu, '$1 said, ')
    .replace(
      /^((?:(?:and|but|so|then|well),? )?(?:my|his|her|our|the) \p{L}+), (?:he|she|they) (?![^,.]{3,60}, (?:was|is|were|are|had|has)\b)(?=\p{Ll}+(?:ed|s)? )/iu,
      '$1 ',
    )
    .replace(/\band like,?\s+/gi, 'and ')
    .replace(
      /(?:,|(?<!\s))\s+(or something( like that)?|or whatever|and stuff( like that)?|and things like that|or anything like that)(?=[,.!?]|$)/gi,
      '',
    )
    .replace(/,\s*(right|okay|you know|yeah|huh|i promise you|you know what i mean)\s*\?/gi, '.')
    .replace(handout, '')
    // "(Russian: Царь-колокол)"
    .replace(/ \((?:\p{Lu}\p{Ll}{2,14}: |pronounced |IPA)[^()]{1,80}\)/gu, '')
    .replace(/\b(gonna)\b/gi, 'going to')
    .replace(/\bwanna\b/gi, 'want to')
    .replace(/\bgotta\b/gi, 'have to')
  return tidy(withoutStutter(cleaned))
}

/** "We were, we were lost", "his mother-, that a tailor": what a speaker begins twice. */
function withoutStutter(text: string): string {
  // "When you've already salted it, it doesn't need more salt."
  const isFronted =
    /(?:^|, |\band |\bbut )(?:when|if|once|after|before|as soon as|until|while|because|since)\b/i.test(text)
  return (
    text
      .replace(/\b(\p{L}+) [\p{L}' ]{1,24}(?<!\s)[-–—]{1,2},? \1 (?=\p{L})/giu, '$1 ')
      .replace(/\b(\p{L}+), \1 ((?:out )?of [^,.]{2,40}), (?=\p{L})/giu, '$1 $2 ')
      // "If you have to walk, walk." says something.
      // "He couldn't, he couldn't get it closed".
      .replace(/\b(\p{L}+ \p{L}+n't), \1\b/giu, '$1')
      .replace(
        /\b(\p{L}+(?:'\p{L}+)?)(?:,? \1\b(?!-|[.!])| \1\b(?!-))/giu,
        (match, word: string, at: number) =>
          // "Thank you, you were the only one."
          (/^you, you$/i.test(match) && /\bthank $/i.test(text.slice(0, at))) ||
          /^(that|had|very|really|no|so|bye)$/i.test(word) ||
          (/^(?:it|you|them)$/i.test(word) && isFronted)
            ? match
            : word,
      )
      .replace(
        /\b(it's|it also|you need|we were|they were|and then|in the|and the|of the|to the),? \1\b/gi,
        '$1',
      )
      .replace(/\b((?:\p{L}+ )?\p{L}+), ((?:it )?also),? (?:it )?\1\b/giu, '$1')
  )
}

function tidy(text: string): string {
  const cleaned = text
    .replace(/^(?:(?:okay|so|hey),? )?(?:guys|folks|y'all), /i, '')
    .replace(
      /^well (?=(?:the|a|an|i|you|he|she|it|we|they|this|that|there|in|if|when|my|our|most|some|it's|i'm|you're|we're|they're|that's|there's|here's|because) )/i,
      '',
    )
    .replace(/^[\s,;]+/, '')
    .replace(/(?<!\s)\s+([,.!?;:])/g, '$1')
    .replace(/, (?:so|and|but|or)(?=[.!]$)/i, '')
    .replace(/,+(?=[.!?,])/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return cleaned.charAt(0).toUpperCase() + cleaned.slice(1)
}
