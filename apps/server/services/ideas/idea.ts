import { hashText } from '@vivify/contract/random'
import type { Idea } from '@vivify/contract/routes/ideas'

/** Creates an idea. The same words and source give the same id. */
export function toIdea(idea: Omit<Idea, 'id' | 'credit'> & { credit?: Idea['credit'] }): Idea {
  const words = JSON.stringify([idea.engine, idea.title, idea.hook, idea.source])
  return { ...idea, id: `${idea.engine}-${hashText(words).toString(36)}`, credit: idea.credit ?? [] }
}
