// The strategy that a person edits, and how far the planned and published posts follow it.

import { contentPillars } from '@vivify/contract/content-pillars'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { strategySchema, type SavedStrategy, type Strategy } from '@vivify/contract/routes/strategy'
import type { Database } from '../../store/database.ts'
import { countPillars, findStrategy, saveStrategy, type StrategyRow } from '../../store/strategies.ts'

export interface StrategyService {
  read(workspaceId: string): Promise<SavedStrategy>
  /** Throws AppError `conflict` when the revision is not the latest, and `bad_input` for names of pillars. */
  save(workspaceId: string, change: { document: Strategy; revision: number }): Promise<SavedStrategy>
}

const dayMs = 86_400_000
const windowDays = 30

/** What everybody begins with. */
const usual: Strategy = {
  audience: '',
  goals: '',
  schedule: '',
  pillars: contentPillars.map(({ title, percentage }) => ({ title, percent: percentage })),
}

/** `now` is in milliseconds since 1970. */
export function createStrategyService({ db, now }: { db: Database; now: () => number }): StrategyService {
  const view = async (workspaceId: string, row: StrategyRow | null): Promise<SavedStrategy> => {
    const day = (days: number): string => new Date(now() + days * dayMs).toISOString().slice(0, 10)
    const range = { from: day(-windowDays), today: day(0), to: day(windowDays) }
    const counted = await countPillars(db, workspaceId, range)
    const document = row ? strategySchema.parse(row.document) : usual
    const titles = new Set(document.pillars.map(({ title }) => title))
    const add = (rows: typeof counted) => ({
      planned: rows.reduce((sum, { planned }) => sum + planned, 0),
      published: rows.reduce((sum, { published }) => sum + published, 0),
    })
    return {
      document,
      revision: row?.revision ?? 0,
      counts: document.pillars.map(({ title }) => add(counted.filter(({ pillar }) => pillar === title))),
      other: add(counted.filter(({ pillar }) => pillar === null || !titles.has(pillar))),
    }
  }
  return {
    read: async (workspaceId) => view(workspaceId, await findStrategy(db, workspaceId)),
    async save(workspaceId, { document, revision }) {
      const titles = document.pillars.map(({ title }) => title)
      if (titles.includes('')) throw new AppError('bad_input', messages.strategy.pillarNameMissing)
      if (new Set(titles).size < titles.length)
        throw new AppError('bad_input', messages.strategy.pillarNameTwice)
      const row = await saveStrategy(db, { workspaceId, revision }, document)
      if (!row) throw new AppError('conflict', messages.strategy.conflict)
      return view(workspaceId, row)
    },
  }
}
