// Measures what a command costs: CPU seconds and peak memory of its process and all processes that it starts. Linux
// only, from /proc; elsewhere both are null and only wall time is known.
//
// CPU time is measured in two ways, and the larger value counts. The kernel adds the time of each child that was waited
// for to its parent, up to this process: exact, but it misses a browser's orphans. A sample of every living descendant,
// each counted by its last reading, includes orphans but misses up to one interval of each process.
//
// Memory is the proportional set size, which counts a page shared by n processes as one nth in each. Resident sizes
// would count a browser's code once for each of its processes.

import { readdirSync, readFileSync } from 'node:fs'

export interface TreeUse {
  cpuSeconds: number | null
  peakBytes: number | null
}

export interface TreeWatch {
  /** Call after the root process has ended. */
  stop(): TreeUse
}

/** USER_HZ: 100 on every Linux that Node runs on. */
const ticksPerSecond = 100
const sampleMs = 100
/** Reading a large process's page tables takes milliseconds, so memory is sampled less often than times. */
const samplesPerMemoryReading = 3

/** Watches a process that this process has just started. Only one may be watched at a time. */
export function watchProcessTree(rootId: number, waitedBefore: number | null): TreeWatch {
  const ticksByProcess = new Map<string, number>()
  let members = new Set([rootId])
  let peakBytes = 0
  let sampleCount = 0

  function sample(): void {
    const found = listProcesses()
    members = findTree(rootId, members, found)
    for (const entry of found) if (members.has(entry.id)) ticksByProcess.set(entry.identity, entry.ticks)
    if (sampleCount++ % samplesPerMemoryReading !== 0) return
    let bytes = 0
    for (const id of members) bytes += readProportionalBytes(id)
    peakBytes = Math.max(peakBytes, bytes)
  }

  if (waitedBefore === null) return { stop: () => ({ cpuSeconds: null, peakBytes: null }) }
  sample()
  const timer = setInterval(sample, sampleMs)
  return {
    stop() {
      clearInterval(timer)
      const sampled = [...ticksByProcess.values()].reduce((sum, ticks) => sum + ticks, 0)
      const waited = (readWaitedTicks() ?? 0) - waitedBefore
      return { cpuSeconds: Math.max(sampled, waited) / ticksPerSecond, peakBytes }
    },
  }
}

/** Ticks of all children that have ended and been waited for; null where there is no /proc. */
export function readWaitedTicks(): number | null {
  const fields = readStat('self')
  return fields === null ? null : fields.waitedTicks
}

interface ProcessEntry {
  id: number
  parentId: number
  /** Ids are reused; an id with its start time is unique. */
  identity: string
  ticks: number
}

function listProcesses(): ProcessEntry[] {
  const entries: ProcessEntry[] = []
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = readStat(name)
    if (stat === null) continue
    const { parentId, startTicks, ticks } = stat
    entries.push({ id: Number(name), parentId, identity: `${name} ${startTicks}`, ticks })
  }
  return entries
}

/** The living members of the tree. A process stays a member when its parent dies. */
function findTree(rootId: number, before: ReadonlySet<number>, found: readonly ProcessEntry[]): Set<number> {
  const parents = new Map(found.map((entry) => [entry.id, entry.parentId]))
  const inside = new Set<number>()
  for (const { id } of found) {
    let ancestor: number | undefined = id
    while (ancestor !== undefined && ancestor > 1 && ancestor !== rootId && !before.has(ancestor)) {
      ancestor = parents.get(ancestor)
    }
    if (ancestor !== undefined && ancestor > 1) inside.add(id)
  }
  return inside
}

function readStat(name: string) {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8')
    // The program's name, in parentheses, may contain spaces and parentheses.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return {
      parentId: fields[1]!,
      ticks: fields[11]! + fields[12]!,
      waitedTicks: fields[13]! + fields[14]!,
      startTicks: fields[19]!,
    }
  } catch {
    return null
  }
}

function readProportionalBytes(id: number): number {
  try {
    const text = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
