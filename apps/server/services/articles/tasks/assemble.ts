import { cutCharacters } from '@vivify/contract/cut-characters'
import { escapeMarkdown, toSlug, writePicture } from '@vivify/contract/article-markdown'
import * as messages from '@vivify/contract/messages'
import { cutBetweenWords, writeDescription, writeSeoTitle } from '@vivify/generators/article/finish-article'
import { linkArticles } from '@vivify/generators/article/link-articles'
import type { TaskRequest, TaskResult } from './article-contract.ts'

const maxSeoTitle = 60
const maxDescription = 155

export function assemble({
  title,
  parts,
  pictures,
  targets,
}: TaskRequest<'assemble'>): Omit<TaskResult<'assemble'>, 'task'> {
  const sections = parts.sections.flatMap(({ heading, markdown }, index) => {
    const [first = '', ...others] = markdown.split(/\n{2,}/)
    const picture = pictures[index]
    // After the first paragraph, so that the reader knows what is shown.
    return [`## ${escapeMarkdown(heading)}`, first, ...(picture ? [writePicture(picture)] : []), ...others]
  })
  const closing =
    parts.closing === ''
      ? []
      : [`## ${escapeMarkdown(messages.articleWriting.furtherReading)}`, parts.closing]
  const text = [parts.introduction, ...sections, ...closing].filter((block) => block !== '').join('\n\n')
  const { markdown } = linkArticles(text, { title }, targets)
  return {
    markdown,
    seoTitle: cutCharacters(writeSeoTitle(parts.seoTitle.trim() || title), maxSeoTitle),
    description: describe(parts.description, parts.introduction),
    slug: toSlug(title),
  }
}

function describe(given: string, introduction: string): string {
  const words = given.replace(/\s+/g, ' ').trim()
  const description =
    words === '' ? writeDescription(introduction) : cutBetweenWords(words, maxDescription - 1, '…')
  return cutCharacters(description, maxDescription)
}
