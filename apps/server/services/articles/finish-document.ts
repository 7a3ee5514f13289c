import { cutCharacters } from '@vivify/contract/cut-characters'
import {
  articleDocumentSchema,
  maxArticleTitleCharacters,
  type ArticleConfig,
  type ArticleDocument,
} from '@vivify/contract/article'
import { escapeMarkdown, toSlug } from '@vivify/contract/article-markdown'
import * as messages from '@vivify/contract/messages'
import { hashText } from '@vivify/contract/random'
import { writeSeoTitle } from '@vivify/generators/article/finish-article'
import { outlineArticle } from '@vivify/generators/article/outline-article'
import type { ArticleParts } from './article-parts.ts'
import type { TaskResult } from './tasks/article-contract.ts'

interface Described {
  id: string
  title: string
  sources: ArticleDocument['sources']
}

/** An article, with the limits of its document kept. */
export function finishDocument({
  id,
  title,
  parts,
  sources,
  featured,
  finished,
}: Described & {
  parts: ArticleParts
  featured: ArticleDocument['featured']
  finished: Omit<TaskResult<'assemble'>, 'task'>
}): ArticleDocument {
  const { markdown, seoTitle, description, slug } = finished
  return articleDocumentSchema.parse({
    title: cutCharacters(title, maxArticleTitleCharacters),
    markdown,
    featured,
    seoTitle,
    description,
    slug: slug || slugOf(id),
    faq: parts.faq.map(({ question, answer }) => ({
      question: cutCharacters(question, 300),
      answer: cutCharacters(answer, 2000),
    })),
    sources,
    flags: parts.flags,
  })
}

/** An outline with the questions that only the person can answer. */
export function outlineDocument({
  id,
  title,
  config,
  sources,
}: Described & { config: ArticleConfig }): ArticleDocument {
  const { sections } = outlineArticle(title, config.articleLength)
  const blocks = sections.flatMap(({ heading, questions }) => [
    `## ${escapeMarkdown(heading)}`,
    questions.map((question) => `- ${escapeMarkdown(question)}`).join('\n'),
  ])
  return articleDocumentSchema.parse({
    title: cutCharacters(title, maxArticleTitleCharacters),
    markdown: [escapeMarkdown(messages.articleWriting.outlineMark), ...blocks].join('\n\n'),
    seoTitle: cutCharacters(writeSeoTitle(title), 60),
    slug: toSlug(title) || slugOf(id),
    sources,
  })
}

/** For titles without letters that an address may have. */
function slugOf(articleId: string): string {
  return `article-${hashText(articleId).toString(36)}`
}
