// Loaded first in a process that may only have so much memory (`?megabytes=`): ends it when it holds more. It looks from
// a thread of its own, because a decoder that fills memory keeps the main one busy, and at what the system counts,
// because decoders allocate outside of V8's heap. That works alike on Linux, macOS and Windows.

import { writeSync } from 'node:fs'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

const everyMs = 20

if (isMainThread) {
  const url = new URL(import.meta.url)
  const memoryWatch = { maxMegabytes: Number(url.searchParams.get('megabytes')) }
  // Without arguments: it would load itself again by what this process was started with.
  new Worker(url, { workerData: { memoryWatch }, execArgv: [], env: {} }).unref()
} else {
  const { memoryWatch } = (workerData ?? {}) as { memoryWatch?: { maxMegabytes: number } }
  if (memoryWatch) setInterval(() => endAbove(memoryWatch.maxMegabytes), everyMs)
}

function endAbove(maxMegabytes: number): void {
  const megabytes = process.memoryUsage.rss() / 1e6
  if (megabytes <= maxMegabytes) return
  // `ranOutOfMemory` of fork-child.ts looks for these words.
  writeSync(2, `More memory than this process may have: ${Math.round(megabytes)} of ${maxMegabytes} MB\n`)
  process.kill(process.pid, 'SIGKILL')
}
