// Commands to the listener.

import type { AnalysedToken } from './language-tools.ts'

const imperativeVerbs =
  /^(don't|never|always|stop|start|get|look|check|keep|leave|stick|choose|put|take|use|try|call|ask|pay|find|turn|open|write|make|do|go|give|add|avoid|buy|drink|eat|cook|stir|salt|hang|set|move|wash|save|test|film|be|let|think|remember|watch|read|learn|walk|run|sleep|work|wait|cut|pick|place|plan|pull|push|hold|press|click|switch|store|charge|send|tell|talk|bring|spend|track|build|clean|measure|mix|pour|heat|place|remove|repeat|lower|rest|scrape|forget|treat|replace|practice|practise|invest|skip)\b/i
/** Verbs that are nouns, too: a command only before what they are done to. */
const handling =
  /^(?:brush|wipe|rinse|sprinkle|fill|knock|screw|mark|wrap|drain|fold|peel|slice|spread|squeeze|swap|trim|unplug|scrub|soak|shake|aim|close|cover|draw|dry|feed|fix|hide|lay|lift|lock|name|note|order|pack|plant|plug|sand|seal|share|shut|sign|sort|split|spray|tie|tape|time|twist|warm|water|weigh|rub|roll|dip|dig|count|carry|cool|block|label|list|line|oil|paint|pinch|point|press|pump|record|rent|reset|return|ring|season|sew|skim|smell|stack|steam|stretch|strip|switch|tap|taste|thank|thread|toss|touch|trace|vacuum|visit|wind) (?:the|an?|your|it|them|each|every|all|both|some|any|this|these|that) ?/i

/** True for a command to the listener. */
export function startsImperative(text: string, tokens: readonly AnalysedToken[]): boolean {
  if (imperativeVerbs.test(text) || handling.test(text)) return true
  const [first, second, third] = tokens
  // "Frozen wax sinks" is no command.
  const isBare = second?.partOfSpeech === 'NOUN' && third?.partOfSpeech !== 'PUNCT'
  if (first?.lower.endsWith('en') === true && isBare) return false
  return first?.partOfSpeech === 'VERB' && !/(ing|ed)$/.test(first.lower) && second?.partOfSpeech !== 'PUNCT'
}
