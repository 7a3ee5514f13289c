// Steps of writing an article. A result is kept by the hash of everything that it depends on, so an article that is
// written again, in whatever process, finds what it has and pays for nothing twice.

import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Database, Transaction } from '../../store/database.ts'
import { findStep, insertStep } from '../../store/article-versions.ts'
import type { ArticleKey } from '../../store/articles.ts'

/** Changes when what the steps make changes its meaning. */
const version = 1

export interface ArticleSteps {
  /** The kept result, or the one that `make` returns, which is then kept. */
  run<Result>(
    name: string,
    input: unknown,
    schema: z.ZodType<Result>,
    make: () => Promise<Result>,
  ): Promise<Result>
  /** The kept result, or null. */
  find<Result>(name: string, input: unknown, schema: z.ZodType<Result>): Promise<Result | null>
  /** Keeps a result in the caller's transaction, together with what it describes. */
  keep(tx: Transaction, name: string, input: unknown, result: unknown): Promise<void>
}

export function createArticleSteps(db: Database, article: ArticleKey): ArticleSteps {
  const { workspaceId, id: articleId } = article
  async function find<Result>(
    name: string,
    input: unknown,
    schema: z.ZodType<Result>,
  ): Promise<Result | null> {
    const known = await findStep(db, article, keyOf(name, input))
    const parsed = known && schema.safeParse(known.result)
    return parsed?.success ? parsed.data : null
  }
  return {
    find,
    async run(name, input, schema, make) {
      const known = await find(name, input, schema)
      if (known !== null) return known
      const result = await make()
      await insertStep(db, { articleId, workspaceId, key: keyOf(name, input), name, result })
      return result
    },
    keep: (tx, name, input, result) =>
      insertStep(tx, { articleId, workspaceId, key: keyOf(name, input), name, result }),
  }
}

function keyOf(name: string, input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([version, name, input]))
    .digest('hex')
}
