// Scenes of one text name the same things again and again, so what was read last is kept.

import { understandPrompt } from '../understand/understand-prompt.ts'
import type { Understanding } from '../understand/understanding.ts'

const maxKept = 400
const kept = new Map<string, Understanding>()

/** A short prompt as the reader of prompts understands it. */
export function readPrompt(prompt: string): Understanding {
  const known = kept.get(prompt)
  if (known) return known
  const read = understandPrompt(prompt)
  if (kept.size >= maxKept) kept.delete(kept.keys().next().value!)
  // Whole texts don't repeat.
  if (prompt.length < 100) kept.set(prompt, read)
  return read
}
