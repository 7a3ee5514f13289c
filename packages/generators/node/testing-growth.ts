// For tests of how work grows with a text. A ratio holds on every machine; seconds hold on one.

import { threadMs } from '@vivify/contract/node/thread-time'

/** A whole text takes up to 4 times as long as its first quarter, and 16 times where work grows with the square. */
export const mostGrowth = 8

/** How many times longer `work` takes for the whole text than for its first quarter, in processor time. */
export async function measureGrowth(work: (text: string) => Promise<unknown>, text: string): Promise<number> {
  const quarter = await measure(work, text.slice(0, Math.ceil(text.length / 4)))
  return (await measure(work, text)) / quarter
}

async function measure(work: (text: string) => Promise<unknown>, text: string): Promise<number> {
  const start = threadMs()
  await work(text)
  return threadMs() - start
}
