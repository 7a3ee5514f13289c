import { isCountedFrame } from './shapes/counted-hook.ts'
import { closingLines } from './shapes/source-call-to-action.ts'
import { openHookFrames } from './shapes/source-hooks.ts'

const closings = [`${closingLines.facts} Tell me in the comments.`, ...Object.values(closingLines)]
const maxOpeningCharacters = 160

/** The part of a scene that is not from the script's source text: an opening question, the
 * opening of a list, or a closing call to action. */
export function findAddedWords(say: string): string | null {
  const closing = closings.find((line) => say.endsWith(line))
  if (closing !== undefined) return closing
  const asked = say.lastIndexOf(`${closingLines.person} `)
  if (asked >= 0 && say.endsWith('?')) return say.slice(asked)
  if (say.length > maxOpeningCharacters) return null
  if (isCountedFrame(say)) return say
  const isFrame = openHookFrames.some((frame) => {
    const [before, after] = frame.split('{topic}')
    return after === undefined ? say === frame : say.startsWith(before!) && say.endsWith(after)
  })
  return isFrame ? say : null
}
