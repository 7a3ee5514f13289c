// Three emails to people who know the product: a week before, on the day, and the day after.

import type { KitEmail } from '@vivify/contract/kit'
import type { Facts } from './read-facts.ts'
import { describeIt, launchAddress, nameAudience, speakAs } from './sentences.ts'
import { paragraphs, together } from './words.ts'

export function writeEmails(facts: Facts): KitEmail[] {
  return [writeBefore(facts), writeLive(facts), writeAfter(facts)]
}

function writeBefore(facts: Facts): KitEmail {
  const { name, news, link } = facts
  const me = speakAs(facts)
  return {
    id: 'before',
    subject: `${name} launches on Product Hunt next week`,
    body: paragraphs(
      'Hi,',
      `A week from today, ${name} goes live on Product Hunt.`,
      together(describeIt(facts), nameAudience(facts)),
      news !== '' && `New in this launch: ${news}`,
      `Before then, ${me.we} could use a fresh pair of eyes:`,
      `• Try it and tell ${me.us} where you got stuck.${link === '' ? '' : ` ${link}`}\n• Reply with the first question you would ask. ${me.Well} answer it in public on the day.`,
      'Two lines are plenty. Thank you!',
      signature(facts),
    ),
  }
}

function writeLive(facts: Facts): KitEmail {
  const { name, offer } = facts
  const me = speakAs(facts)
  const address = launchAddress(facts)
  return {
    id: 'live',
    subject: `${name} is live on Product Hunt`,
    body: paragraphs(
      'Hi,',
      `${name} is live on Product Hunt today${address === '' ? '.' : `:\n${address}`}`,
      describeIt(facts),
      offer !== '' && `For Product Hunt: ${offer}`,
      `If you have two minutes, look around and leave a comment with what you really think: what works, what doesn’t, what is missing. ${me.Well} be there all day, answering everything.`,
      'Thank you!',
      signature(facts),
    ),
  }
}

function writeAfter(facts: Facts): KitEmail {
  const { name, next, link } = facts
  const me = speakAs(facts)
  return {
    id: 'thanks',
    subject: `Thank you for looking at ${name}`,
    body: paragraphs(
      'Hi,',
      `Yesterday ${name} was on Product Hunt. Thank you for reading, trying it out and telling ${me.us} what you think.`,
      `${me.Were} going through every comment now and will write again when there is something to show for it.`,
      next !== '' && `What comes next: ${next}`,
      link !== '' && `If you missed it, ${name} is here:\n${link}`,
      signature(facts),
    ),
  }
}

function signature({ maker, name }: Facts): string {
  return maker === '' ? name : `${maker}\n${name}`
}
