// Composes the group of a prompt as painters do, for tests of what stands where and of what is told as missing.

import { createNodeStudio } from '@vivify/timeline/node/studio'
import { loadMotifOutlines } from '../image/motifs/outlines.ts'
import { reportLost } from '../image/understand/scene/scene.ts'
import { understandPrompt } from '../image/understand/understand-prompt.ts'
import { composeGroup, motifsOf, type Group } from '../image/group/compose-group.ts'
import type { Member } from '../image/group/item.ts'

const studio = createNodeStudio()

export interface SeenGroup {
  readonly group: Group
  readonly members: readonly Member[]
  readonly missing: readonly string[]
  /** The members with this word. */
  readonly of: (word: string) => Member[]
}

/** The group of a prompt that names something. */
export async function seeGroupOf(prompt: string): Promise<SeenGroup> {
  const read = understandPrompt(prompt)
  const outlines = await loadMotifOutlines(motifsOf(read))
  const group = composeGroup(read, studio, (name) => outlines.get(name))!
  const { members, lost } = group
  return {
    group,
    members,
    missing: reportLost(read, lost).missing,
    of: (word) => members.filter((member) => member.word === word),
  }
}
