// Lines that stand around a text where it was published: the head and foot of a letter, menus, ratings, what buyers say,
// and what its writer added later for other readers. None of them is spoken.

import { capitalise } from '../wording/lead-ins.ts'
import { countWords } from '../wording/sentences.ts'

const mailHeader = /^(?:from|to|cc|bcc|sent|date|reply-to|subject|preheader)\s?: ?\S/i
const subjectLine = /^subject\s?: ?(?:fwd?: )*(?!re:)(\S.{2,120})$/i
/** A letter's head is at its very beginning. */
const maxHeaderLines = 10
const salutation = /^(?:hi|hey|hello|dear|good (?:morning|evening))\b[^.!?:]{0,40}[,!]$/i
/** What a letter says before it begins: "It's been a long week here in Leeds." */
const smallTalk =
  /^(?:it['’]s (?:been |finally |still ){0,2}(?:raining|snowing|pouring|freezing|hot|cold|sunny|windy|gr[ae]y|foggy|warm)(?: \p{L}{2,12}){0,2} (?:here|outside|today|again)\b|it['’]s been an? (?:\p{L}+ ){0,2}(?:day|week|month|year|winter|spring|summer|autumn|fall)\b|(?:i )?hope (?:you|this|your|all)\b|how (?:are|is) (?:you|your|everyone)\b|greetings from\b)[^.!?]{0,120}[.!?](?:\s|$)/iu
/** "It's finally raining here. I've made soup." */
const moreSmallTalk = /^(?:i|we)['’](?:ve|m|re) \p{L}+(?: \p{L}+){0,2}[.!]$/iu
/** Lines below the salutation in which there may be small talk. */
const smallTalkLines = 3
const signOff =
  /^(?:(?:much |lots of |with |all my )?love|(?:all the |my )?best(?: wishes)?|(?:warm(?:est|ly)?|kind(?:est)?|best|with kind) regards(?: from \p{Lu}\p{L}{1,20})?|cheers|hugs|warmly|yours(?: (?:sincerely|truly|faithfully))?|sincerely|talk soon|take care|safe travels|happy \p{L}{3,14}|stay (?:safe|curious|warm|well|kind|weird|hungry|strong)|be well|onward|(?:with|in) (?:gratitude|solidarity|haste|love)|gratefully|thanks for reading|see you (?:soon|next \p{L}+)|until next (?:time|week|month|\p{L}+day)|x?o?xo)[,!.–— ]{0,3}$/iu
/** "Edit 2: wow, this blew up" on a forum. */
const laterNote = /^(?:(?:edit|eta)(?: ?#?\d{1,2})?\s?:|tl;? ?dr\b)/i
const shopLine =
  /^(?:skip to .{3,30}|an? (?:\p{L}+ )?(?:blog|newsletter|podcast|magazine|journal) (?:about|on|for|by) [^.!?]{3,60}|previous(?: post)?: .{2,120}|next post: .{2,120}|comments are closed.{0,20}|liked by .{3,80}|view all \d.{0,40}|type your (?:email|name).{0,10}|launched \d.{0,30} ago|coordinates: .{4,80}|listen to this (?:article|story)\b.{0,30}|story continues below.{0,30}|(?:senior |chief )?(?:staff )?(?:writer|reporter|correspondent|columnist|contributor|editor)|.{0,160}\b(?:reach|contact|email|e-mail|write to|follow) (?:him|her|them|the author) (?:at|on|via)\b.{0,80}|reviewed in .{3,60}|\d{1,4}|<(?:media omitted|attached: .{1,120})>|x{1,3},? \p{L}{2,20}|need b-?roll\b.{0,120}|\d{1,2}:\d{2} ?(?:[ap]m)? ?[·•,] .{4,40}|\d[\d.,]{0,8}[km]? ?(?:reposts?|retweets|quotes?|likes?|views?|upvotes?|reactions?|bookmarks?)\b.{0,80}|(?:sponsored|promoted|presented) by .{2,40}|(?:photos?|images?|pictures?|videos?) (?:can be downloaded|are available|for download)\b.{0,80}|#{2,5}|-? ?ends ?-?|follow me @?.{2,60}|(?:rt|retweet) .{3,60}|press \d.{0,40}|add to (?:cart|bag|basket|wish ?list)\b.{0,80}|buy now\b.{0,40}|in stock\b.{0,40}|report(?: abuse)?|helpful\??|verified (?:purchase|buyer)|view this email in .{0,40}|unsubscribe\b.{0,60}|you(?:'re| are) (?:receiving|getting) this\b.{0,160}|sent (?:with|from) .{2,40}|forwarded this email\b.{0,60}|was this (?:forwarded|(?:\p{L}+ )?helpful)\b.{0,60}|or \d{1,2} interest-free payments\b.{0,60}|pay in \d{1,2}\b.{0,60}|free (?:shipping|returns|delivery)\b.{0,80}|(?:\d[\d.,]{0,8}[km]?\s{1,12}){1,3}\d?[\d.,]{0,8}[km]? ?(?:comments?|shares?|reposts?|likes?|reactions?|views?)\b.{0,60}|(?:like|comment|repost|share|send|reply|react)(?:\s{1,3}(?:like|comment|repost|share|send|reply|react|save)){1,5}|repost\b.{0,60}|(?:#[\p{L}\d_]{2,40}\s{0,3}){1,20}|(?:\d+|one|two) (?:people|person|users?|customers?) found (?:this|it)\b.{0,40}|share (?:this|on|via)\b.{0,60}|\d(?:[.,]\d)? ?(?:\/|out of) ?\d+ (?:stars?)?.{0,40}|.{0,60}[★☆]{1,5}.{0,60}|[$€£]\d[\d.,]*(?:\s.{0,60})?|\d[\d.,]* ?(?:views?|likes?|comments?|shares?|reposts?|followers|subscribers)\b.{0,60}|\d[\d.,]{0,8}[km]?(?: ?· ?\d[\d.,]{0,8}[km]? (?:comments?|shares?|reposts?|retweets?|views?)){1,3})$/iu
/** "← Older: On soup   Newer: On tea →", "« Previous": the way to other pages. A line that only begins with "→" may be a point. */
const pageArrows = /^[←«‹].{0,200}$|^[^.!?]{1,160} [→»›]$/u
/** "View 1,204 upvotes", "Upvote · 1.2K", "Comment 41": what others did with an answer. */
const counters =
  /^(?:view \d[\d.,]{0,8}[km]? \p{L}{4,12}|(?:upvote|downvote|comments?|shares?|answer) ?·? ?\d[\d.,]{0,8}[km]?)$/iu
/** The advert goes on in the lines below. */
const sponsoredBy = /^(?:sponsored|promoted|presented) by .{2,40}$/i
const maxSponsoredLines = 3
/** "Get Craft & Co. delivered four times a year. From €39." */
const magazineOffer =
  /^(?:get|receive) .{2,60} (?:delivered|sent|in your inbox|by (?:mail|post))\b.{0,60}(?:\b(?:a year|issues?|inbox|a month|every (?:week|month|quarter))\b|[$€£]\d).{0,40}$/iu
/** "Follow Anna Lee for daily posts": a name has capitals, "follow the river" has none. */
const followLine = /^[Ff]ollow (?:\p{Lu}[\p{L}.'’-]{1,24} ?){1,3}(?:for|on|to)\b.{0,80}$/u
/** "— Teo", below the last line. */
const signature = /^[–—-]{1,2} ?\p{Lu}[\p{L}.'’-]{1,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,2}$/u
/** "Reviews Guides Deals About": the sections of a site without anything between them. */
const navigation =
  /^(?:(?:home|news|shop|store|blog|about(?: us)?|contact(?: us)?|reviews?|guides?|deals|podcasts?|videos?|recipes|search|menu|log ?in|sign (?:in|up)|subscribe|newsletters?|events|team|careers|gear|topics|features|opinion|sports?|culture|tech|business|travel|food|health|science|style|more|account|cart|help|faq|archive|latest|trending|community|forum|membership|donate)(?:\s{1,4}|$)){3,12}$/i
const sectionName =
  /^(?:method|directions?|instructions?|preparation|notes?|tips?|equipment|storage|faqs?|description|details|reviews?|specs|specifications)\s?:?$/i
/** A quotation with its speaker: “I love it.” – Renee, verified buyer. */
const attributed = /^["“«].{3,300}["”»] ?[–—-]{1,2} ?\p{Lu}[^.!?]{1,60}$/u
const separator = / ?[·|•] ?| [/›»>] |\s{3,}/
const maxMenuWords = 9
/** "548 Market Street, San Francisco, CA 94104" */
const postalAddress =
  /(?:^|, )\d{1,5} \p{Lu}[\p{L}.]{1,20} (?:\p{L}[\p{L}.]{1,20} ){0,2}(?:st|street|ave|avenue|rd|road|blvd|lane|ln|drive|dr|way|square|sq)\b.{0,60}\b[A-Z]{2}(?: \d{5})?(?:-\d{4})?$/iu
const mailAddress = /[\p{L}\d]@[\p{L}\d-]{1,40}\.\p{L}{2,}/u
/** Two parts may be a title and its site. */
const minMenuParts = 3

/** What somebody else wrote before stands below a letter. */
const quotedMail =
  /^(?:> ?)?(?:on .{4,80}\bwrote:|-{2,} ?original message ?-{2,}|begin forwarded message:?)$/i

/** What follows the end of a text is an advert, or something that came to its writer too late to be the ending. */
const postscript = /^(?:p\.? ?){1,2}s\.? ?[.:–—-]?(?: |$)/i
/** "P.S. The referral program is live!": an advert wherever it stands. */
const selling =
  /\b(?:referral|refer a friend|subscri\p{L}+|unsubscribe|forward (?:this|it)|share (?:this|your|the) (?:link|post|issue|letter|email|newsletter)|giveaway|discount|promo|code|% off|tickets?|pre-?orders?|merch|course|workshop|book is|my book|hit reply|reply to this|survey|poll|sponsor\p{L}*|sign up|join (?:us|me)|webinar|patreon|waitlist)\b/iu
const cart = /^(?:add to (?:cart|bag|basket)|buy now|in stock)\b/i

export interface Unframed {
  readonly lines: string[]
  /** The subject of a letter. */
  readonly subject: string | null
  /** True for the page of a shop. */
  readonly isShop: boolean
}

/** The lines without what stands around the text; lines left out are empty. Lines of a speaker stay. */
export function withoutFurniture(lines: readonly string[], hasSpeaker: (line: string) => boolean): Unframed {
  const head = readHead(lines)
  const isLetter =
    head.length > 0 || lines.some((line, index) => index < maxHeaderLines && salutation.test(line))
  const greeted = lines.findIndex((line, index) => index < maxHeaderLines && salutation.test(line))
  let isBehindSignOff = false
  let isBehindEnd = false
  let isShop = false
  const isStaff = (line: string): boolean =>
    /^(?:(?:senior|chief) )?(?:staff )?(?:writer|reporter|correspondent|columnist|contributor|editor)$/i.test(
      line,
    )
  const last = lines.findLastIndex((line) => line !== '' && !isFurniture(line))
  const quotedFrom = lines.findIndex((line) => quotedMail.test(line))
  const kept = withoutSponsored(lines).map((raw, index) => {
    if (quotedFrom >= 0 && index >= quotedFrom) return ''
    if (index === last && signature.test(raw)) return ''
    if (isStaff(lines[index + 1] ?? '') && countWords(raw) <= 4) return ''
    const line = raw.replace(/^[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}$/g, '')
    const isName = isBehindSignOff && countWords(line) <= 3 && !/[.!?]$/.test(line)
    if (line !== '') isBehindSignOff = signOff.test(line)
    isBehindEnd ||= isBehindSignOff && index > lines.length / 2
    isShop ||= cart.test(line)
    if (isBehindEnd && (isLetter || postscript.test(line))) return ''
    if (postscript.test(line) && (selling.test(line) || index > lines.length / 2)) return ''
    if (index < head.length || isName || isBehindSignOff) return ''
    const isNear = index < head.length + 4
    if (hasSpeaker(line)) return raw
    const isOpening = greeted >= 0 && index > greeted && index <= greeted + smallTalkLines
    if (isOpening && smallTalk.test(line)) {
      const rest = line.replace(smallTalk, '')
      return moreSmallTalk.test(rest) ? '' : rest
    }
    return isFurniture(line) || (isNear && salutation.test(line)) ? '' : raw
  })
  return { lines: kept, subject: head.subject, isShop }
}

/** The lines without adverts that say who paid for them: they end where a line is empty. */
function withoutSponsored(lines: readonly string[]): readonly string[] {
  let left = 0
  return lines.map((line) => {
    if (sponsoredBy.test(line)) left = maxSponsoredLines + 1
    else if (line === '') left = 0
    if (left === 0) return line
    left--
    return ''
  })
}

function readHead(lines: readonly string[]): { length: number; subject: string | null } {
  const first = lines.findIndex((line) => line !== '')
  let length = 0
  let subject: string | null = null
  for (let index = Math.max(0, first); index < lines.length && index < maxHeaderLines; index++) {
    if (!mailHeader.test(lines[index]!)) break
    subject ??= capitalise(lines[index]!.match(subjectLine)?.[1] ?? '') || null
    length = index + 1
  }
  return { length, subject }
}

function isFurniture(line: string): boolean {
  if (line.length > 320 || line === '') return false
  return (
    laterNote.test(line) ||
    shopLine.test(line) ||
    navigation.test(line) ||
    followLine.test(line) ||
    pageArrows.test(line) ||
    counters.test(line) ||
    magazineOffer.test(line) ||
    /^(?:follow(?:ing)?|subscribed?)$/i.test(line) ||
    sectionName.test(line) ||
    (mailAddress.test(line) && !/[.!?]$/.test(line)) ||
    attributed.test(line) ||
    postalAddress.test(line) ||
    isMenu(line)
  )
}

/** "Color: Clay · Sand · Moss", "Prep: 5 mins | Cook: 8 mins": short parts that no sentence joins. */
function isMenu(line: string): boolean {
  if (line.startsWith('#') || /[.!?…]["”']?$/.test(line)) return false
  const parts = line.split(separator).filter((part) => part !== '')
  return (
    parts.length >= minMenuParts &&
    parts.every((part) => countWords(part) <= maxMenuWords && !/[.!?] /.test(part))
  )
}
