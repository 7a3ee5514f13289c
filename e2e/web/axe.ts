// What axe says of a page. The pages have no frames of others, so its quicker way of one call will do.

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export interface AxeOptions {
  /** A selector of the part to look at; the whole page by default. */
  within?: string
  /** Names of the rules to check; all by default. */
  rules?: string[]
}

/** Throws when axe finds anything; `where` is named in what it tells. */
export async function expectClean(
  page: Page,
  where = 'the page',
  { within, rules }: AxeOptions = {},
): Promise<void> {
  // Of what is in order it would list every element.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (within !== undefined) axe.include(within)
  if (rules !== undefined) axe.withRules(rules)
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found, where).toEqual([])
}
