import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** Describes the machine in one line, without a date or the machine's name. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() || 'unknown processor'
  const memory = `${(totalmem() / 2 ** 30).toFixed(0)} GB memory`
  const system = `${process.platform} ${process.arch}`
  return `${availableParallelism()} cores (${model}), ${memory}, ${system}, Node ${process.versions.node}, ffmpeg ${readFfmpegVersion()}.`
}

/** Number of processes that want a core, over the last minute. Above 0.5 before a run, wall times mean little. */
export function readLoad(): number {
  return loadavg()[0]!
}

function readFfmpegVersion(): string {
  try {
    const said = execFileSync('ffmpeg', ['-version'], { encoding: 'utf8' })
    return /^ffmpeg version (\S+)/.exec(said)?.[1] ?? 'unknown'
  } catch {
    return 'missing'
  }
}
