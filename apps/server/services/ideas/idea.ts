import { hashText } from '@vivify/contract/random'
import * as messages from '@vivify/contract/messages'
import type { Idea } from '@vivify/contract/routes/ideas'

/** Creates an idea. The same words and source give the same id. */
export function toIdea(idea: Omit<Idea, 'id' | 'credit'> & { credit?: Idea['credit'] }): Idea {
  const words = JSON.stringify([idea.engine, idea.title, idea.hook, idea.source])
  return { ...idea, id: `${idea.engine}-${hashText(words).toString(36)}`, credit: idea.credit ?? [] }
}

/** An idea about one meaning of a topic; its script is looked up under the meaning's title. */
export function ideaOfMeaning({ title, description }: { title: string; description: string }): Idea {
  return toIdea({
    title,
    hook: '',
    about: messages.facts.meaningAbout(description.charAt(0).toUpperCase() + description.slice(1)),
    engine: 'extractive',
    source: { kind: 'topic', topic: title, facts: [] },
    isMeaning: true,
  })
}
