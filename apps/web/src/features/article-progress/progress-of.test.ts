import { articleStages } from '@vivify/contract/jobs/write-article'
import { expect, test } from 'vitest'
import type { JobView } from '../../api/jobs.ts'
import { progressOf } from './progress-of.ts'

const running = (stage: string, done: number, total: number, reason?: string) =>
  ({ state: { status: 'running', progress: { stage, done, total }, reason } }) as JobView

test('progress never goes back from stage to stage, and ends at the whole', () => {
  const shares = articleStages.flatMap((stage) =>
    [0, 1, 2].map((done) => progressOf(running(stage, done, 2))!.share!),
  )
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares[0]).toBe(0)
  expect(shares.at(-1)).toBeCloseTo(1)
})

test('the stage says which step is being done; a pause says why', () => {
  expect(progressOf(running('sections', 2, 6))?.stage).toBe('Writing sections: 3 of 6')
  expect(progressOf(running('outline', 0, 1))?.stage).toBe('Outlining')
  expect(progressOf(running('facts', 0, 1, 'Wikipedia is busy.'))?.stage).toBe('Wikipedia is busy.')
  expect(progressOf(running('new stage', 1, 2))).toEqual({ stage: 'Writing', share: null })
})

test('an article in line has no share, and one without a job has no progress', () => {
  expect(progressOf({ state: { status: 'queued' } } as JobView)).toEqual({ stage: 'In line', share: null })
  expect(progressOf(undefined)).toBeNull()
})
