// Tries patterns on their pumped texts in a thread that can be terminated, and reports each pattern before it begins.

import { parentPort, workerData } from 'node:worker_threads'
import { pumpStrings } from './pump-strings.ts'
import type { Pattern } from './read-patterns.ts'

const { patterns, from } = workerData as { patterns: Pattern[]; from: number }
for (const [index, { source, flags }] of patterns.entries()) {
  if (index < from) continue
  parentPort!.postMessage(index)
  const pattern = new RegExp(source, flags)
  for (const text of pumpStrings(source, flags)) {
    pattern.lastIndex = 0
    pattern.test(text)
  }
}
