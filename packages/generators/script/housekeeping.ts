// Lessons, meetings, interviews and evenings have their own business: where the slides are, who hears what, when the
// break is, how little time is left. None of it is spoken in a short.

const lesson =
  /\b(?:slides|handouts?|worksheets?|syllabus|reading list|problem sets?|homework|assignments?|essays?|quiz|midterm|exam)\b[^.!?]{0,60}\b(?:portal|moodle|canvas|blackboard|course (?:page|site|website)|uploaded|posted|due (?:on|by|in|at|next|this|tonight|tomorrow|today|\p{L}{2,8}day))\b|\b(?:essays?|homework|assignments?|problem sets?(?: \p{L}{1,8}| \d{1,2})?|papers?|quiz|midterm) (?:is|are|will be) (?:due|on (?:the )?(?:\p{L}{2,8}day|\d))|\bthe (?:reading|homework|assignment) (?:for|is|will be)\b|^(?:(?:and|so|okay|just),? ){0,2}a (?:quick |little |friendly |short )?reminder\b|\bon the (?:midterm|final exam|final test)\b|\bwill (?:not )?be on the (?:exam|test|quiz)\b|\boffice hours\b/iu
const room =
  /\b(?:hear|see) (?:me|us|it|this|that|the (?:board|screen|slides?|picture|video)) (?:okay|ok|all right|alright|now|clearly|well|(?:at|in|from) the back)(?=[?.!,]|$| and\b)|\b(?:share|sharing|shared) my screen\b|\b(?:mute|unmute) (?:yourself|yourselves|your|you|everyone)\b|\byou(?:['’]re| are) (?:still )?(?:muted|on mute)\b|\bphones? (?:on silent|away)\b|\b(?:questions?|it|them|that) in(?:to)? the chat\b|\b(?:lady|gentleman|person|man|woman|hand|one) in the (?:first|second|third|last|front|back|middle) row\b|\bquestions? from the (?:audience|chat|floor|room)\b|\b(?:wine|drinks|coffee|snacks|refreshments|cookies) (?:is |are )?(?:in|outside|at) (?:the|in)\b[^.!?]{0,10}\b(?:foyer|lobby|hallway|hall|back)\b|\bbooks? (?:is|are) (?:on (?:the|a) table|on sale|for sale|by the door)\b|\bsit(?:ting)? down,? (?:please|everyone|everybody)\b|\bplease take your seats\b/i
const time =
  /\b(?:let['’]s|we['’]ll|we will|shall we|we can|i think we) (?:take|have|do|need) (?:a|our|another|five|ten|fifteen|\d{1,2}) ?(?:\p{L}{1,8}[- ])?(?:break|minutes)\b|\bbreak for (?:lunch|coffee|five|ten)\b|\b(?:we['’]re|we are) (?:\p{L}{2,10} )?(?:out of|short on|over) time\b|\b(?:all|everything) (?:that )?we have time for\b|\bwe (?:only |still |just )?have time for (?:one|a|two|maybe)\b|^(?:okay,? |so,? )?same time (?:next|tomorrow)\b|\bbefore we move on\b|\bsee where we (?:are|stand)\b|\bwe(?:['’]re| are) (?:running )?(?:a (?:bit|little) )?(?:late|behind schedule)\b/iu
const recorded =
  /\b(?:okay|ok|fine|all right|alright|mind) if (?:i|we) (?:just )?(?:record|tape)\b|\b(?:just |only )?for my (?:own )?notes[.!]|\bi(?:['’]ll| will) send you (?:the|a|my) (?:quotes?|draft|transcript|link|recording|invoice)\b|\bis (?:now|this) (?:still )?a good time\b|\bi (?:think i )?have (?:what|everything|all) i need(?:ed)?[.!]|\b(?:okay|we(?:['’]re| are)|now|it['’]s) recording\b|\bfor the (?:record|tape|recording), (?:could|can|please)\b/i
const turns =
  /\b(?:can|could|may) i (?:just |quickly |maybe )?(?:jump|come|chime|butt|cut|add something|hop) ?(?:in\b|here\b|[?])|\bif i (?:may|can|could) (?:just )?(?:jump|come|chime) in\b|\bsorry to (?:interrupt|cut you off|jump in)\b|^(?:please|yes|yeah|sure|no),? go ahead[.!]|^go ahead[.!]$|^please[.!]$/i
const farewell =
  /^(?:and )?we['’]ll be (?:right )?back\b|^(?:stay tuned|don['’]t go anywhere|stick around)\b|\b(?:after|back from) the break\b|^(?:(?:okay|all right|so|and),? )?that(?:['’]s| is) (?:it|all)(?: (?:for (?:today|now|this (?:video|week|one))|from me))?[.!]?$|^(?:(?:okay|ok|all right|lovely|great|thanks|anyway|so),? ){0,3}(?:love you|bye|goodbye|talk soon|talk later|ciao)\b.{0,24}$|\bbye[, -]{1,2}bye\b|^(?:and |so )?if (?:this|that|it|you) (?:video |episode |one )?(?:helped|liked|enjoyed|was helpful|was useful|found)(?: [\p{L}'’]{1,12}){0,4}[.!]$/iu

/** The end of a message to one person; what follows is farewell. */
export const privateEnd =
  /^(?:(?:anyway|okay|so),? )?(?:call|text|ring|message|write) me (?:back|if|when|later|tonight|tomorrow)\b/i

/** True for a sentence about the lesson, the meeting or the recording itself. */
export function isHousekeeping(text: string): boolean {
  return [lesson, room, time, recorded, turns, farewell, privateEnd].some((line) => line.test(text))
}
