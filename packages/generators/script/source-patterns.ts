// Patterns for the parts of transcripts and pages that are not content.

export const citation = /\[(?:\d+|[a-z]|note \d+|citation needed|edit|clarification needed|update)\]/gi
export const webAddress = /\bhttps?:\/\/\S+|\bwww\.\S+/gi

/** A line of page navigation, not text. */
export const furnitureLine =
  /^(see also\b.*|references?|external links?|further reading|notes|bibliography|sources|contents|navigation|menu|share( this)?.*|advertisement|sponsored|read more.*|related( articles| posts)?.*|you (may|might) also (like|enjoy).*|jump to recipe.*|print recipe.*|did you make this.*|enjoyed this.*|sign (up|in).*|log ?in|subscribe.*|newsletter.*|cookies?.*|we use cookies.*|accept( all)?|all rights reserved.*|©.*|copyright.*|from .{3,40}(library|encyclop\w+|wiki\w*)\b.*|.{0,40}last (edited|updated|modified).*|jump to.*|main article:.*|\d+ (min|minutes?) read.*|by [A-Z][\w.]+ [A-Z][\w.]+|posted (on|by).*|published.*|photo(graph)?( credit| by|:).*|image( credit| by|:).*|table of contents|comments?( \(\d+\))?|tags?:.*|edit|menu|home|search)$/i
/** Everything after such a heading is not part of the text. */
export const endOfPage =
  /^(see also|references?|external links?|further reading|bibliography|notes|related (?:articles|posts|stories)|you (?:may|might) also (?:like|enjoy)|more from\b.{0,30}|about the author|comments)\b.{0,30}$/i

/** First sentences of a paid ad. */
export const sponsorOpening =
  /\b(sponsor(s|ed|ing)?\b|brought to you by|paid partner|thanks to .{2,30} for (supporting|making)|today's (partner|sponsor)|(use|with) (my |the |promo |discount |coupon )?code [A-Z0-9]{3,}|affiliate|\b(check out|go to|visit|head (over )?to) [\w-]+\.(com|io|co|net|org|app|ai)\b|percent off (your|the) first|free trial at|link in (the|my) (description|bio) (to|for) (get|a|your))/i
/** Further sentences of a paid ad. */
export const sponsorMore =
  /\b(app|code|discount|percent off|% off|sign up|free (trial|month|shipping)|link|description|offer|promo|subscription|they (make|help|offer|have)|I('ve| have)? (been )?us(e|ing) (it|them)|download|deal|[\w-]+\.(com|io|co|app))\b/i
export const sponsorEnd = /^(so|okay|ok|alright|all right|anyway|anyways|now|back to|with that|right)\b/i

/** Requests to like, subscribe and the like. */
export const subscribeLine =
  /\b(subscrib\w*|smash (that|the)|hit (that|the) (like|bell|button|notification)|like button|thumbs up|notification bell|leave a (comment|like)|(in|down in) the comments|comments? (down )?below|(links?|info|everything) (is|are|will be)? ?(in|down in) the description|in the description (below|down)|follow me|patreon|merch|join the (channel|discord)|supports? the channel|helps? (out )?the channel|share this video|see you (guys )?(in the )?(next|soon|later|tomorrow)|thanks? (you )?(so much |again )?for (watching|listening|tuning)|catch you (in|later))\b/i
/** The speaker's own advertising: books, shops, profiles, reviews. */
export const plugLine =
  /\b((find|follow|tag|message|dm|join) (me|us)\b|where can (people|we|folks|listeners|everybody|everyone) find|my (new )?(book|course|newsletter|website|instagram|store|shop|merch\w*|coaching|e-?book) (is|are|comes|drops|launches)\b|is (on|at) my (website|blog|instagram|channel)|leave (us |me |it |a )?.{0,24}(reviews?|ratings?|comment)|(five|5)[- ]stars?\b|star rating|links? (is |are )?(below|in (the |my |our )?bio)|turn on notifications|new to (the|this|my) channel|if you're new here|shout-?outs? to|did you make this recipe|^(want|like|looking for) more\b[^?]{0,40}\?|that's all the time|(enjoyed|liked|like|loved) this (video|post|episode|article|recipe|one)|check out (the|my|our) (next|other|last|store|merch|previous|new)|next one right here|small commission|may earn|(hit|turn on|ring) the bell|our discord|let me know (what|if|how|in|which) |let me know\.|drop a comment|(sign up|register) (for|at|on) (my|our|the))/i
/** Greetings, farewells and talk about the video itself. */
export const metaLine =
  /^((so|okay|ok|alright|all right|well|and|now|um|uh|hey|hi|yo|yes|yeah)[,.]? )*((hi|hey|hello|yo|what's up|welcome( back)?|good (morning|evening|afternoon)|greetings|peace|cheers|bye|see you|take care|thank you|thanks)\b|my name('s| is)|it's me\b|i'm [A-Z]\w+ and|let's (get|dive|jump|go|start|talk|begin|move)( right| straight)?( into| in| it| to| on| about| started)?\b.{0,20}$|(today(,)? (i|i'm|i'll|we|we're|we'll|let's|you'll|you're|my guest|our guest)\b|today's (guest|video|topic|episode|lesson|question|sponsor|recipe|story)|in this (video|episode|talk|clip|article|post|guide)|this (video|episode)|in (today's|this week's))\b|i('m| am) (really |so |very |super )?(excited|happy|glad|thrilled|pleased|delighted) (to|about|that) (be|have|today|this|see|you)|(it's )?(great|good|nice|awesome) to (be|have|see|meet)\b|before (we|i) (start|begin|get|dive)|(i want to|i wanna|i'm going to|i'm gonna|i'll|we'll|we're going to) (talk|show|share|tell|explain|cover|walk|go over|go through|discuss|be talking|get into|start with)|as (i|you) (said|mentioned|can see)|like i said|stay tuned|stick around|coming up|we'll come back)/i
/** Words of assent, or promises without content. */
export const emptyLine =
  /^((so|and|but|okay|ok|um|uh|well|now|yeah|oh|wow)[,.]? )*(okay|ok|alright|all right|right(, right)?|yeah|yes|yep|no|sure|exactly|totally|wow|(?:ha){1,4}|huh|oh|that (?:explains (?:a lot|it|so much|everything)|makes (?:total |a lot of |perfect )?sense)|i love that|no way|really|cool|nice|great|amazing|awesome|sorry|good (question|point)|fair enough|mm+-?|mm-?hmm?|uh-?huh|(oh )?my god|oh no|what a (story|day|ride)|(wow, )?i (didn't|never) know that|i'm stealing that|trust me|lovely|perfect|interesting|anyway|anyways|peace|you know|i know(, i know)?|i see|got it|love (that|it)|that's (it|all|interesting|crazy|great|amazing|funny|wild|insane|a joke|awesome|cool|true|right|so (true|good|hard for me|interesting|funny))|here's the (thing|deal)|here we go|there it is|there you go|think about (it|that)|let that sink in|that's (the whole trick|all there is to it|pretty much it|about it|it, that's [^.!?…]*)|and here's why|guess what|you get the idea|(okay )?that's interesting|i get it|i (know|promise|swear)\b.{0,32}|this one's big|.*\bwhatever)[.!?…]*$/i
/** The speaker's actions in the room, or things that only a picture shows. */
export const roomTalk =
  /\b(let me (just |quickly )?(grab|get|find|show|see|check|move|zoom|pull)|where's my|you see (that|this)|see (that|this)\?|(that|this) right (there|here)|over here|right here you|as you can see|look at this|on (the|my) screen( here| you)|hold on|one sec|we should (get|grab)|by the way|i don't know if|can you (hear|see) me)\b/i
/** Talk about the meeting, class or broadcast itself. */
export const meetingTalk =
  /\b(on mute|(can|could) (everybody|everyone|you( all| guys)?) (hear|see) (me|us|it|this|my screen)|we can hear you|(see|share|sharing) (my|your) screen|the recording\b|(it's|are we|is it) recording|hard stop|(take|taking) (it|this|that) offline|wrap (it |this |things )?up\b|(any|are there|there any) (other |more )?questions\b|back (right )?after (the|this|a) (short )?break|right back after|we are live\b|we're live\b|(read|finish|do) chapter \w+|(last|next) (week|time|class|lecture),? (we|we'll|i|i'll) (looked|talked|learned|discussed|saw|covered|will|look|talk|cover|discuss)|there will be a (quiz|test)|phones away|hand in your|coffee in the back|(have|take) a seat|that's it from me|i think we can start|back to the studio|back to you\b|(good morning|good evening|good afternoon|morning|hello|hi|bye),? (everybody|everyone|all|class|folks)\b|introduce yourself|last question\b|how are you (doing|today)|let's (get (going|started)|move on|recap))/i
export const byline =
  /^(?:(?:written |words |story |reported )?by \p{Lu}[\p{L}.'’-]{1,24}(?: (?:\p{Lu}[\p{L}.'’-]{0,24}|and|&)){1,5}(?: ?[|·•,].{0,80})?|.{0,60}\d{1,2} ?-?min(?:ute)?s? read.{0,30})$/u
