// Checks a page with axe, whose source goes into each document once: given anew for every check, as axe's own package
// for Playwright gives it, it took more time than the checks. The pages contain no frames that axe would have to visit.

import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(check, { within, rules })
  const found = violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found, where).toEqual([])
}

/** Runs in the page. By default, axe would also list every element that passes. */
async function check({ within, rules }: AxeOptions): Promise<AxeResults['violations']> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within ?? document, {
    resultTypes: ['violations'],
    ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } }),
  })
  return violations
}
