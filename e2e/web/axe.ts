// Checks a page with axe. The pages contain no foreign frames, so its faster mode with a single call suffices.

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export interface AxeOptions {
  /** Selector of the part to check; the whole page by default. */
  within?: string
  /** Names of the rules to check; all by default. */
  rules?: string[]
}

/** Throws when axe finds anything; the message contains `where`. */
export async function expectClean(
  page: Page,
  where = 'the page',
  { within, rules }: AxeOptions = {},
): Promise<void> {
  // By default, axe would list every element that passes.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (within !== undefined) axe.include(within)
  if (rules !== undefined) axe.withRules(rules)
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found, where).toEqual([])
}
