// Turns a bare action into the name of an activity: "bake bread" becomes "baking bread".

/** Verbs that topics begin with. A word that is more often a noun, such as "cook", counts only before another word. */
const verbs = new Set(
  (
    'achieve add adopt ask attract avoid bake balance beat become begin boost brew bring budget build buy calm care carve ' +
    'change choose clean climb code collect compost conquer cook cope craft create crochet cut dance deal debug declutter ' +
    'decorate design develop dive do draw dress drink drive earn eat edit embroider exercise explain explore fall fight ' +
    'find finish fix fly fold forage forgive gain garden get give go grill groom grow handle have heal hike hire host ' +
    'improve increase install invest iron join jump keep knit land launch lead learn let lift live lose love lower make ' +
    'manage market master meditate meet memorize mend move negotiate open organize overcome paint pass pay photograph ' +
    'pickle pitch plan plant play polish pose practice prepare preserve prevent price promote protect publish quit raise ' +
    'read rebuild recover recycle reduce refinish relax remember remove repair reset rest retire ride run save scale ' +
    'schedule sculpt sell set sew sharpen shoot sing sit skate sketch ski sleep slow smoke solve speak speed spend spot ' +
    'stand start stay stop store stretch study style succeed survive swim take talk teach thrift tie train travel treat ' +
    'turn type understand upcycle use wake walk wash watch wear weave win work write'
  ).split(' '),
)
/** The last letter of these doubles: "running". */
const doubling =
  /^(?:begin|cut|debug|fit|forget|get|hit|jog|knit|let|nap|occur|plan|plug|prefer|put|quit|refer|rub|run|set|shop|shut|sit|skip|spin|spot|step|stop|strip|swim|trim|unplug|win|wrap)$/i
/** Longer than any English verb. */
const maxVerbCharacters = 20

/** True for a bare action of several words, such as "lose weight", "wake up earlier" or "don't waste food". */
export function isBareAction(text: string): boolean {
  const [first = '', second, third = ''] = text.split(' ')
  if (second === undefined || /^(?:vs\.?|of|is|are)$/i.test(second)) return false
  if (/^don['’]?t$/i.test(first)) return true
  return isVerb(first) && (!/^(?:and|or)$/i.test(second) || isVerb(third))
}

function isVerb(word: string): boolean {
  return verbs.has(word.toLowerCase())
}

/** The activity of a bare action: "wake up earlier" becomes "waking up earlier", "be kind" "being kind". */
export function toActivity(action: string): string {
  const [first, ...rest] = action.split(' ')
  if (/^(?:don['’]?t|not|never)$/i.test(first!) && rest.length > 0) return `not ${toActivity(rest.join(' '))}`
  const isWord = /^\p{L}{2,}$/u.test(first!) && first!.length <= maxVerbCharacters && !/ing$/i.test(first!)
  const name = isWord || isVerb(first!) ? toGerund(first!) : first!
  // "Plan and cook": the second verb follows the first.
  const [joint, verb, ...others] = rest
  if (/^(?:and|or)$/i.test(joint ?? '') && isVerb(verb ?? '')) {
    return [name, joint, toGerund(verb!), ...others].join(' ')
  }
  return [name, ...rest].join(' ')
}

function toGerund(verb: string): string {
  if (/^(?:sing|bring|ring|swing)$/i.test(verb)) return `${verb}ing`
  if (/ie$/i.test(verb)) return `${verb.slice(0, -2)}ying`
  if (doubling.test(verb)) return `${verb}${verb.at(-1)}ing`
  if (/[^eoy]e$/i.test(verb) && !/^be$/i.test(verb)) return `${verb.slice(0, -1)}ing`
  return `${verb}ing`
}
