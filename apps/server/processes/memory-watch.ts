// Preloaded in a process with a memory limit (`?megabytes=`): ends the process when it uses more. It measures from its
// own thread, because a decoder that fills memory keeps the main thread busy. It reads the system's count, because
// decoders allocate outside V8's heap. This works the same on Linux, macOS and Windows.

import { writeSync } from 'node:fs'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

const everyMs = 20

if (isMainThread) {
  const url = new URL(import.meta.url)
  const memoryWatch = { maxMegabytes: Number(url.searchParams.get('megabytes')) }
  // Without arguments, because the process's own would make the thread load this file again.
  new Worker(url, { workerData: { memoryWatch }, execArgv: [], env: {} }).unref()
} else {
  const { memoryWatch } = (workerData ?? {}) as { memoryWatch?: { maxMegabytes: number } }
  if (memoryWatch) setInterval(() => endAbove(memoryWatch.maxMegabytes), everyMs)
}

function endAbove(maxMegabytes: number): void {
  const megabytes = process.memoryUsage.rss() / 1e6
  if (megabytes <= maxMegabytes) return
  // `ranOutOfMemory` in fork-child.ts looks for these words.
  writeSync(2, `More memory than this process may have: ${Math.round(megabytes)} of ${maxMegabytes} MB\n`)
  process.kill(process.pid, 'SIGKILL')
}
