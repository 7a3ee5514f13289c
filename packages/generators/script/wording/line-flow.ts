// Whether lines of a script are sentences, or parts of running text that was wrapped or copied from captions.

/** The last word of a line whose sentence is not over. */
const openEnd =
  /(?:^|\s)(?:the|a|an|of|to|and|or|with|for|my|your|our|their|his|is|are|was|were|but|because|than|from|by|as|when|while|which|who|if|into|very|really|can|will|would|could|should|don['’]t|we['’]re|you['’]re|i['’]m|it['’]s|gonna|going)$/i
/** The first word of a line that goes on with the one before it. */
const goesOn = /^(?:of|than|which|whose|whom|to (?!be honest|all|make|do|get|fix|start))\b/i
const closed = /[.!?…]["'”’)]*$/

/** From this share of line ends that are in mid-sentence, lines are captions or wrapped. */
const minOpenShare = 0.2
/** From this share of lines that begin with a small letter, small letters say nothing about sentences. */
const minSmallShare = 0.6

/** How the lines of a text follow each other. */
export interface LineFlow {
  /** True when a line goes on with the one before it, in the same paragraph. */
  continues(before: string, after: string): boolean
}

/** Reads the flow of lines, without the blank ones. */
export function readLineFlow(lines: readonly string[]): LineFlow {
  if (areHardWrapped(lines)) return { continues: () => true }
  const small = lines.filter((line) => /^\p{Ll}/u.test(line)).length
  const letters = lines.filter((line) => /^\p{L}/u.test(line)).length
  const writesSmall = small >= letters * minSmallShare && !isRunning(lines)
  return {
    continues(before, after) {
      if (/[,–—-]$/.test(before)) return true
      if (!/^\p{Ll}/u.test(after) || closed.test(before)) return false
      // Who writes every line small begins sentences small, too.
      return !writesSmall || (!before.endsWith(':') && isOpenBetween(before, after))
    },
  }
}

/** True when lines are wrapped at a width rather than by meaning: most are long and end in mid-sentence. */
function areHardWrapped(lines: readonly string[]): boolean {
  if (lines.length < 3) return false
  const lengths = lines.map((line) => line.length).sort((a, b) => a - b)
  const open = lines.filter((line) => !/[.!?…:;]["'”’)]*$/.test(line)).length
  return lengths[Math.floor(lengths.length / 2)]! > 50 && open > lines.length / 2
}

/** True for speech in lines that end anywhere, as captions do. */
function isRunning(lines: readonly string[]): boolean {
  const open = lines.filter((line, index) => index > 0 && isOpenBetween(lines[index - 1]!, line)).length
  return open > 1 && open >= (lines.length - 1) * minOpenShare
}

/** True when the sentence of a line goes on in the next one, by the words there. */
export function isOpenBetween(before: string, after: string): boolean {
  return openEnd.test(before) || goesOn.test(after)
}
