// The face of somebody of whom only a deed is said.

import type { Mood } from './expressions.ts'

const rows: readonly (readonly [mood: Mood, pose: RegExp, deed: RegExp])[] = [
  ['angry', /^(?:fighting|throwing)$/, /argu|fight|quarrel|confront|attack|punch|staring each other/],
  ['furious', /^shouting$/, /shout|yell|scold/],
  ['scared', /^$/, /running away|fleeing|escap|hiding|hides/],
  ['calm', /^(?:sleeping|meditating|praying|dozing|slumped)$/, /^$/],
  [
    'happy',
    /^(?:dancing|hugging|hugging on a seat|waving|toasting|hand in hand|walking hand in hand)$/,
    /play|celebrat|kiss/,
  ],
  ['excited', /^(?:cheering|running with raised arms|splashing in water|jumping)$/, /^$/],
  ['crying', /^crying$/, /^$/],
]

export function moodOfDeed(pose: string, deed = ''): Mood | undefined {
  // Who screams may be happy or afraid.
  if (/scream/.test(deed)) return undefined
  return (
    rows.find((row) => row[2].test(deed) && deed !== '')?.[0] ?? rows.find((row) => row[1].test(pose))?.[0]
  )
}
