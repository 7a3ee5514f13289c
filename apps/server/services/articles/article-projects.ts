// From an article to a short and back.

import { createHash } from 'node:crypto'
import { cutCharacters } from '@vivify/contract/cut-characters'
import { maxArticleTitleCharacters, type ArticleConfig, type ArticleDocument } from '@vivify/contract/article'
import { listCitedSources, plainText } from '@vivify/contract/article-markdown'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { projectNotesSchema } from '@vivify/contract/routes/projects'
import { scriptChoicesSchema } from '@vivify/contract/routes/scripts'
import { articleSourcesSchema } from '@vivify/contract/article'
import { builtInId } from '../../providers/engine.ts'
import type { ProjectService } from '../projects/projects.ts'
import type { ScriptService } from '../scripts/scripts.ts'
import type { VendorCustomer } from '../vendors/vendor-rules.ts'
import type { ArticleOrder } from './order-articles.ts'

const maxTitle = 200

/** Makes a project whose script is taken from the article, and which credits the article's sources. */
export async function makeShort(
  { projects, scripts }: { projects: Pick<ProjectService, 'create'>; scripts: Pick<ScriptService, 'write'> },
  article: { workspaceId: string; articleId: string; document: ArticleDocument; signal: AbortSignal },
): Promise<{ projectId: string }> {
  const { workspaceId, articleId, document, signal } = article
  const text = pageOf(document)
  const title = cutCharacters(document.title, maxTitle)
  const choices = scriptChoicesSchema.parse({ title })
  const written = await scripts.write(workspaceId, { source: { kind: 'page', text }, choices }, signal)
  if (written.status !== 'written') throw new AppError('nothing_to_say', messages.articleWriting.noShort)
  const words = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const { id } = await projects.create(workspaceId, {
    title: written.document.title,
    document: written.document,
    notes: projectNotesSchema.parse({
      scriptEngine: written.engine,
      credit: listCredits(document),
      derivedFrom: [{ kind: 'article', id: articleId, title }],
    }),
    idempotencyKey: `article ${articleId} short ${words}`,
    usesBrandKit: true,
  })
  return { projectId: id }
}

/** The article as a page: its title as the first heading, and paragraphs without citations and pictures. */
function pageOf({ title, markdown }: ArticleDocument): string {
  const blocks = markdown.split(/\n{2,}/).flatMap((block) => {
    const text = plainText(block)
    if (text === '') return []
    return [/^##? /.test(block) ? `## ${text}` : text]
  })
  return [`# ${title}`, ...blocks].join('\n\n')
}

/** Each page once. */
function listCredits(document: ArticleDocument): { title: string; url: string; licence: string }[] {
  return listCitedSources(document).flatMap(({ title, site, url, licence }) =>
    url === null ? [] : [{ title: site === '' ? title : `${title} – ${site}`, url, licence }],
  )
}

/** Orders an article about a project's subject, from its script. Throws AppError `bad_input` without one. */
export async function orderFromProject(
  {
    projects,
    order,
  }: {
    projects: Pick<ProjectService, 'read'>
    order: (customer: VendorCustomer, wanted: ArticleOrder) => Promise<{ articles: { id: string }[] }>
  },
  customer: VendorCustomer,
  request: { projectId: string; config: ArticleConfig; idempotencyKey: string },
): Promise<{ articleId: string }> {
  const { projectId, config, idempotencyKey } = request
  const { title, document } = await projects.read(customer.workspaceId, projectId)
  const says = document?.scenes.map(({ say }) => say.trim()).filter((say) => say !== '') ?? []
  if (says.length === 0) throw new AppError('bad_input', messages.articleWriting.noDocument)
  const { articles } = await order(customer, {
    titles: [cutCharacters(title.trim() || says[0]!, maxArticleTitleCharacters)],
    config,
    sources: articleSourcesSchema.parse({ notes: says.join('\n') }),
    imageEngine: builtInId,
    idempotencyKey: `project ${projectId} ${idempotencyKey}`,
    derivedFrom: { kind: 'project', id: projectId, title: cutCharacters(title, maxTitle) },
  })
  const [article] = articles
  if (!article) throw new AppError('not_found', messages.articleWriting.deleted)
  return { articleId: article.id }
}
