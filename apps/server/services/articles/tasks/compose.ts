import * as messages from '@vivify/contract/messages'
import { writeArticle } from '@vivify/generators/article/write-article'
import type { ArticleParts } from '../article-parts.ts'
import type { TaskRequest } from './article-contract.ts'

/** An article of the sources' own sentences; null when they say too little. */
export async function compose(request: TaskRequest<'compose'>): Promise<ArticleParts | null> {
  const composed = await writeArticle(request)
  if (composed === null) return null
  const { introduction, sections, closing, faq, keywords, warnings } = composed
  return {
    engine: messages.articleWriting.builtIn,
    introduction,
    sections: sections.map(({ heading, markdown, keywords: shows }) => ({
      heading,
      markdown,
      shows: [...shows],
    })),
    closing,
    faq: faq.map(({ question, answer }) => ({ question, answer })),
    shows: [...keywords],
    seoTitle: '',
    description: '',
    flags: [],
    warnings: [...warnings],
  }
}
