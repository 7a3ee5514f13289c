// Lessons, meetings, interviews and evenings have their own business: where the slides are, who hears what, when the
// break is, how little time is left. None of it is spoken in a short.

const lesson =
  /^(?:please )?bring (?:a |an |your |two )?(?:pens?|pencils?|calculators?|laptops?|id|student id|textbooks?|notebooks?)\b|\b(?:somebody|someone) (?:left|forgot|lost) (?:a|an|their|his|her) [^.!?]{2,40}\b(?:here|in (?:the|this) room|last (?:week|time)|on (?:mon|tues|wednes|thurs|fri)day)\b|^sorry about the (?:projector|microphone|mic|noise|sound|screen|slides?|room|delay|wifi)\b|\b(?:slides|handouts?|worksheets?|syllabus|reading list|problem sets?|homework|assignments?|essays?|quiz|midterm|exam)\b[^.!?]{0,60}\b(?:portal|moodle|canvas|blackboard|course (?:page|site|website)|uploaded|posted|due (?:on|by|in|at|next|this|tonight|tomorrow|today|\p{L}{2,8}day))\b|\b(?:essays?|homework|assignments?|problem sets?(?: \p{L}{1,8}| \d{1,2})?|papers?|quiz|midterm) (?:is|are|will be) (?:due|on (?:the )?(?:\p{L}{2,8}day|\d))|\bthe (?:reading|homework|assignment) (?:for|is|will be)\b|^(?:(?:and|so|okay|just),? ){0,2}(?:a )?(?:quick |little |friendly |short )?reminder\b|\bon the (?:midterm|final exam|final test)\b|\bwill (?:not )?be on the (?:exam|test|quiz)\b|\boffice hours\b/iu
const room =
  /^(?:(?:so|okay|and|all right),? ){0,2}can (?:you|everybody|everyone|people|you guys|folks)(?: all| guys)?(?: (?:in|at) the back)? (?:see|hear|read)\b[^.!?]{0,30}\?|^(?:(?:and|so|okay),? ){0,2}(?:any|more|other|no more|no other) (?:ideas|guesses|questions|takers|thoughts|volunteers)\b[^.!?]{0,30}[?.]|^questions (?:on|about|so far|before)\b[^.!?]{0,40}\?|\b(?:turn|go|move|skip|look|jump|flip) (?:on |back |over |ahead )?(?:to|at) (?:the next )?slides?\b|\b(?:hear|see) (?:me|us|it|this|that|the (?:board|screen|slides?|picture|video)) (?:okay|ok|all right|alright|now|clearly|well|(?:at|in|from) the back)(?=[?.!,]|$| and\b)|\b(?:share|sharing|shared) my screen\b|\b(?:mute|unmute) (?:yourself|yourselves|your|you|everyone)\b|\byou(?:['’]re| are) (?:still )?(?:muted|on mute)\b|\bphones? (?:on silent|away)\b|\b(?:questions?|it|them|that) in(?:to)? the chat\b|\b(?:lady|gentleman|person|man|woman|hand|one) in the (?:first|second|third|last|front|back|middle) row\b|\bquestions? from the (?:audience|chat|floor|room)\b|\b(?:wine|drinks|coffee|snacks|refreshments|cookies) (?:is |are )?(?:in|outside|at) (?:the|in)\b[^.!?]{0,10}\b(?:foyer|lobby|hallway|hall|back)\b|\bbooks? (?:is|are) (?:on (?:the|a) table|on sale|for sale|by the door)\b|\bsit(?:ting)? down,? (?:please|everyone|everybody)\b|\bplease take your seats\b/i
const time =
  /\b(?:let['’]s|we['’]ll|we will|shall we|we can|i think we) (?:take|have|do|need) (?:a|our|another|five|ten|fifteen|\d{1,2}) ?(?:\p{L}{1,8}[- ])?(?:break|minutes)\b|\bbreak for (?:lunch|coffee|five|ten)\b|\b(?:we['’]re|we are) (?:\p{L}{2,10} )?(?:out of|short on|over) time\b|\b(?:all|everything) (?:that )?we have time for\b|\bwe (?:only |still |just )?have time for (?:one|a|two|maybe)\b|^(?:okay,? |so,? )?same time (?:next|tomorrow)\b|\bbefore we move on\b|\bsee where we (?:are|stand)\b|\bwe(?:['’]re| are) (?:running )?(?:a (?:bit|little) )?(?:late|behind schedule)\b/iu
const recorded =
  /^(?:are )?we good\?|^(?:in )?three,? two,? one[.!]|^(?:(?:and|but|so),? )?(?:you can|please|don['’]t|do not|can you|maybe) (?:put|use|keep|cut|leave|quote|print|edit) (?:that|this|me)(?: (?:in|out|on that|there))?[.!?]$|^(?:that|this)(?:['’]s| is) off the record\b|\b(?:okay|ok|fine|all right|alright|mind) if (?:i|we) (?:just )?(?:record|tape)\b|\b(?:just |only )?for my (?:own )?notes[.!]|\bi(?:['’]ll| will) send you (?:the|a|my) (?:quotes?|draft|transcript|link|recording|invoice)\b|\bis (?:now|this) (?:still )?a good time\b|\bi (?:think i )?have (?:what|everything|all) i need(?:ed)?[.!]|\b(?:okay|we(?:['’]re| are)|now|it['’]s) recording\b|\bfor the (?:record|tape|recording), (?:could|can|please)\b/i
const turns =
  /^(?:(?:so|okay|and|well|all right),? ){0,2}let(?:['’]s| us| me) (?:start|begin|open|kick (?:things |it )?off) with (?:the|a|my|our|an) (?:\p{L}+ ){0,2}question\b.{0,40}$|\bunmute\b|\bbreakout rooms?\b|\bcameras? (?:on|off)\b|\b(?:lab )?reports? (?:is|are) due\b|\bi see the (?:thumbs|hands|chat)\b|\bparents in the chat\b|^(?:i think |i['’]m sure |maybe )?you can (?:find|think of|come up with|imagine) your own\b|\b(?:can|could|may) i (?:just |quickly |maybe )?(?:jump|come|chime|butt|cut|add something|hop) ?(?:in\b|here\b|[?])|\bif i (?:may|can|could) (?:just )?(?:jump|come|chime) in\b|\bsorry to (?:interrupt|cut you off|jump in)\b|^(?:please|yes|yeah|sure|no),? go ahead[.!]|^go ahead[.!]$|^please[.!]$/iu
/** What a post says of itself: "forgive me if details are fuzzy", "I'm on mobile". */
const posted =
  /\b(?:forgive me if|sorry (?:for|about|if) (?:the |my |any |bad |this )?(?:formatting|english|grammar|spelling|typos|mistakes|length|long post|is long)|excuse (?:my|the) (?:english|formatting|grammar|typos|spelling)|english is(?:n['’]t| not)? my (?:first|second|third|native|mother)|i(?:['’]m| am) on mobile|on mobile,? so|long[- ]time lurker|first[- ]time (?:poster|posting|caller)|(?:names|details) (?:have been|are|were) changed|obligatory\b[^.!?]{0,40}\b(?:today|mobile|actually)|this blew up|long post\b|tl;?dr\b|wall of text\b|thanks for the (?:awards?|gold|silver|upvotes)|kind stranger)\b|^(?:(?:former|retired|professional|licensed|certified|longtime|current|actual) )?(?:\p{L}{2,20}[ -]){1,4}here,? (?:so |and )?i (?:can|could|might|may) (?:answer|help|speak|explain|confirm|chime|weigh|clear|tell|shed|add)\b.{0,60}$|^(?:please )?(?:read|see|view|check) (?:out )?(?:our|the|my) (?:full |complete )?(?:disclosure|privacy|affiliate|cookie|editorial|ethics)\b.{0,30}$/iu
/** "I wanted to tell you about my neighbor because I think it would make a good video." */
const pitched =
  /\bbecause i (?:just |really )?(?:think|thought|feel like) (?:it|this|that|he|she|they)(?:['’](?:d|ll)| would| could| might| will| can)? (?:make|be) an? (?:(?:really|pretty|very|super) )?(?:good|great|nice|fun|cool|perfect|interesting|funny) (?:video|short|reel|post|episode|clip|tiktok|story for)\b/i
const farewell =
  /^(?:and )?we['’]ll be (?:right )?back\b|^(?:stay tuned|don['’]t go anywhere|stick around)\b|\b(?:after|back from) the break\b(?! in\b)|^(?:(?:okay|all right|so|and|but),? )?that(?:['’]s| is) (?:it|all|(?:the|my) (?:whole )?(?:\p{L}+ ){0,2}story)(?: (?:for (?:today|now|this (?:video|week|one))|from me))?(?:,? (?:guys|folks|everyone|everybody|friends))?(?:,? (?:peace(?: out)?|bye|cheers|ciao|take care))?(?:,? (?:guys|everyone|everybody))?[.!]?$|^(?:so,? )?today,? i['’]?m (?:at|in|here|back|standing|sitting) [^.!?]{3,60} and i(?:['’]m| am)? (?:want to|wanna|going to|gonna|have to|will) (?:tell|show|talk|share|explain)\b[^.!?]{0,60}[.!]$|^(?:(?:okay|ok|all right|lovely|great|thanks|anyway|so),? ){0,3}(?:love you|bye|goodbye|talk soon|talk later|ciao)\b.{0,24}$|\bbye[, -]{1,2}bye\b|^(?:and |so )?if (?:this|that|it|you) (?:video |episode |one )?(?:helped|liked|enjoyed|was helpful|was useful|found)(?: [\p{L}'’]{1,12}){0,4}[.!]$/iu

/** "I'm not a doctor.", "Part two is on Friday.", "Sorry, give me a second." */
const aboutRecording =
  /^(?:(?:so|now|and|but|again|okay),? ){0,2}(?:i['’]m|i am) (?:obviously )?not an? (?:doctor|lawyer|therapist|nutritionist|dietitian|financial (?:advisor|adviser)|psychologist|professional)(?:,? (?:by the way|but|or anything|obviously|just saying|by any means))?[.!]$|^(?:(?:and|so),? )?part (?:two|three|four|2|3|4) (?:is|comes|drops|goes (?:up|live)|will be)\b.{0,40}$|^if you (?:liked|enjoyed|loved) (?:this|it|what you)\b.{0,120}$|^(?:(?:and|so|but|anyway|anyways),? ){0,2}if (?:this|that|it) (?:touched|moved|helped|spoke to|resonated with),? you,?\b.{0,60}$|^yeah,? (?:that|it) was an? (?:\p{L}+ )?(?:fun|wild|crazy|rough|long|great|bad|weird|interesting|good) (?:week|day|time|month|call|meeting)[.!]$|^(?:oh,? )?that (?:would|must) (?:drive (?:you|me|anyone|anybody) (?:crazy|nuts|insane|mad)|(?:have been|be) (?:so |really |very )?(?:hard|scary|awful|amazing|weird|tough|terrible|strange|incredible))[.!]$|^(?:okay|ok|anyway|alright),? .{0,40}\b(?:talk (?:soon|later)|bye|love you)[.!]$|^loud and clear[.!]$|^(?:tap|hit|press|click) the (?:heart|star|like)\b.{0,80}$|^(?:sorry,? )?(?:just )?(?:give|let) me (?:just )?(?:a|one) (?:sec|second|minute|moment)[.!]$/iu

/** "When we come back, the weather with Rick.", "We begin tonight with a story about a bridge." */
const newsroom =
  /^(?:(?:and|but|so|now),? ){0,2}(?:(?:when we come back|coming up(?: next)?|up next|still to come|still ahead|next up|more on (?:that|this) (?:later|when|after)),? |(?:back to you|over to you)\b|(?:we|i)(?:['’]ll)? (?:begin|start|open|turn|end|close|go) (?:(?:now|next|first|tonight|today|this (?:morning|afternoon|evening)),? )?(?:with|to) (?:an?|the|our) (?:\p{L}+ ){0,2}(?:story|report|tale|look|piece) (?:about|of|from|on|at)\b|(?:our|tonight['’]s|today['’]s) (?:top|first|next|last|final|lead|main) (?:story|report)\b)/iu

/** The end of a message to one person; what follows is farewell. */
export const privateEnd =
  /^(?:(?:anyway|okay|so),? )?(?:call|text|ring|message|write) me (?:back|if|when|later|tonight|tomorrow)\b/i

/** True for a sentence about the lesson, the meeting or the recording itself. */
export function isHousekeeping(text: string): boolean {
  return [
    lesson,
    room,
    time,
    recorded,
    turns,
    posted,
    pitched,
    farewell,
    aboutRecording,
    newsroom,
    privateEnd,
  ].some((line) => line.test(text))
}
