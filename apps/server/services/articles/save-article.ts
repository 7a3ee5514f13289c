import type { ArticleDocument } from '@vivify/contract/article'
import { countWords } from '@vivify/contract/article-markdown'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { keepVersion, measureTexts } from '../../store/article-versions.ts'
import { findArticle, lockArticle, updateArticle, type ArticleKey } from '../../store/articles.ts'
import type { Database } from '../../store/database.ts'
import { isBeingWritten } from './describe-article.ts'
import { joinVersionsSeconds, maxTextBytes, maxVersions, measuredCharacters } from './version-limits.ts'

/** Saves a person's edit as a version. Throws as `ArticleService.save` does. */
export async function saveArticle(
  options: { db: Database; maxTextBytes?: number },
  key: ArticleKey,
  { revision, document }: { revision: number; document: ArticleDocument },
): Promise<void> {
  const { db } = options
  const { workspaceId, id: articleId } = key
  const say = messages.articleWriting
  // Before the transaction: counting takes long, and the built-in database does one transaction at a time.
  const words = countWords(document.markdown)
  await requireTextRoom(options, key, document)
  await db.transaction(async (tx) => {
    if (!(await lockArticle(tx, key))) throw missingArticle()
    const article = await findArticle(tx, key)
    if (!article) throw missingArticle()
    if (isBeingWritten(article)) throw new AppError('conflict', say.beingWritten)
    // Whoever has removed the note that it is an outline has made an article of it.
    const isDone = article.ending === 'outline' && !document.markdown.includes(say.outlineMark)
    const ending = isDone ? { ending: 'written' as const } : {}
    const changes = { document, title: document.title, words, ...ending }
    const saved = await updateArticle(tx, { ...key, revision }, changes)
    if (!saved) throw new AppError('conflict', say.changed, { details: { revision: article.revision } })
    await keepVersion(
      tx,
      { articleId, workspaceId, revision: saved.revision, document, words, about: say.versions.edited },
      { joinSeconds: joinVersionsSeconds, most: maxVersions },
    )
  })
}

async function requireTextRoom(
  { db, maxTextBytes: most = maxTextBytes }: { db: Database; maxTextBytes?: number },
  { workspaceId }: ArticleKey,
  document: ArticleDocument,
): Promise<void> {
  if (JSON.stringify(document).length < measuredCharacters) return
  if ((await measureTexts(db, workspaceId)) < most) return
  const sentence = messages.articleWriting.tooMuchText(Math.round(most / 1_000_000))
  throw new AppError('rate_limited', sentence)
}

export function missingArticle(): AppError {
  return new AppError('not_found', messages.articleWriting.notFound)
}
