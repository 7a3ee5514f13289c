// Ideas for posts and clips around the launch, each about this product.

import type { KitIdea } from '@vivify/contract/kit'
import type { Facts } from './read-facts.ts'
import { cutCharacters } from '@vivify/contract/cut-characters'
import { dropStop, fitPhrase } from './words.ts'

/** A title is one line. */
const maxQuotedCharacters = 160

export function writeIdeas(facts: Facts): KitIdea[] {
  const { name, features, audience, why } = facts
  const [first, second] = features
  const ideas: (Omit<KitIdea, 'id'> | null)[] = [
    {
      title: 'One real task, from start to finish',
      about: `Record ${name} at work in a single take, up to the result. No cuts, no music, less than a minute.`,
    },
    {
      title: 'With and without',
      about: `Show the job done without ${name}, then with it. Keep it fair: the old way as it really is.`,
    },
    first === undefined
      ? null
      : {
          title: `One feature, one minute: “${quote(first.full)}”`,
          about: 'Show where it is, use it once, and say whom it helps.',
        },
    second === undefined
      ? null
      : {
          title: `The detail most people miss: “${quote(second.full)}”`,
          about: 'A still picture with one sentence is enough.',
        },
    why === ''
      ? null
      : {
          title: 'The story behind it',
          about:
            'Tell why you made it in three sentences, to the camera. The second video script has the words.',
        },
    {
      title: 'A decision you changed your mind about',
      about: `What did you plan for ${name} at first, what do you do now, and what made you change it? Makers read other makers’ doubts.`,
    },
    audience === ''
      ? null
      : {
          title: `Ask ${audience}`,
          about: 'Ask three of them how they manage today, and share what they say, with their permission.',
        },
    {
      title: 'The question you get most',
      about: 'Answer it on camera in your own words. The reply bank has a first draft.',
    },
    { title: 'The first version', about: `An early sketch or the first version of ${name} beside today’s.` },
    { title: 'The day after', about: 'What the comments taught you, and what you will change first.' },
  ]
  return ideas.flatMap((idea, at) => (idea === null ? [] : [{ id: `idea-${at + 1}`, ...idea }]))
}

function quote(feature: string): string {
  const whole = dropStop(feature)
  if (whole.length <= maxQuotedCharacters) return whole
  return `${fitPhrase(whole, maxQuotedCharacters) ?? cutCharacters(whole, maxQuotedCharacters)}…`
}
