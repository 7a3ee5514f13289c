import { FactStub } from '../../apps/server/providers/facts/testing.ts'
import { killServer, startServerProcess } from '../../apps/server/testing-process.ts'
import { createStopwatch } from '../server/stopwatch.ts'
import { openVisitor } from '../server/visit.ts'

export interface TopicCost {
  /** From the topic to the script, each topic for the first time: the first one starts processes. */
  seconds: readonly number[]
  /** Calls to Wikipedia and Wikidata for each. */
  calls: readonly number[]
  answerMs: number
}

const topics = ['lighthouse', 'sourdough', 'Mary Anning', 'Mercury (planet)', 'Mercury (element)']
const answerMs = 200

/**
 * Scripts about topics without a ready one, on a server whose Wikipedia answers after 200 ms. Throws Error when one is not
 * written.
 */
export async function measureTopics(dataFolder: string): Promise<TopicCost> {
  const sites = new FactStub()
  await sites.open()
  sites.delayMs = answerMs
  const server = await startServerProcess({ DATA_DIR: dataFolder, PORT: '0', ...sites.environment })
  try {
    const visitor = await openVisitor(server.address, createStopwatch())
    const seconds: number[] = []
    const calls: number[] = []
    for (const topic of topics) {
      const before = sites.calls.length
      const started = performance.now()
      const body = { source: { kind: 'topic', topic } }
      const answer = await visitor.call('write a script', 'POST', '/api/scripts', body)
      if (answer['status'] !== 'written') throw new Error(`Nothing was written about “${topic}”.`)
      seconds.push((performance.now() - started) / 1000)
      calls.push(sites.calls.length - before)
    }
    return { seconds, calls, answerMs }
  } finally {
    await killServer(server, 'SIGTERM')
    sites.close()
  }
}
