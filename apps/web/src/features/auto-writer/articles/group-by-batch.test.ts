import { expect, test } from 'vitest'
import type { ListedArticle } from '../../../api/articles.ts'
import { groupByBatch } from './group-by-batch.ts'

test('articles are grouped by order', () => {
  const article = (id: string, batchId: string) => ({ id, batchId, createdAt: batchId }) as ListedArticle
  const batches = groupByBatch([article('c', 'two'), article('a', 'one'), article('b', 'one')])
  expect(batches.map(({ id, articles }) => [id, articles.map((one) => one.id)])).toEqual([
    ['two', ['c']],
    ['one', ['a', 'b']],
  ])
})
