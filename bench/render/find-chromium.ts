import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

export interface Browser {
  program: string
  /** Full Chromium, or the smaller headless shell, with which Remotion is a third faster. */
  kind: 'headless-shell' | 'chromium'
  version: string
}

const programs = [
  { kind: 'headless-shell', names: ['chromium-headless-shell', 'chrome-headless-shell'] },
  { kind: 'chromium', names: ['chromium', 'chromium-browser', 'google-chrome'] },
] as const

/**
 * The best browser for Remotion on this machine: the one in BENCH_CHROMIUM, else a headless shell, else Chromium.
 * Throws Error with installation advice when there is none.
 */
export function findChromium(environment: Readonly<Record<string, string | undefined>>): Browser {
  const given = environment['BENCH_CHROMIUM']
  if (given !== undefined) {
    const kind = path.basename(given).includes('headless-shell') ? 'headless-shell' : 'chromium'
    return { program: given, kind, version: readVersion(given) }
  }
  const folders = [...(environment['PATH'] ?? '').split(path.delimiter), '/usr/lib/chromium']
  for (const { kind, names } of programs) {
    for (const name of names) {
      const program = folders.map((folder) => path.join(folder, name)).find(isExecutable)
      if (program !== undefined) return { program, kind, version: readVersion(program) }
    }
  }
  throw new Error(
    'Remotion needs a browser. Install one (Debian: apt-get install chromium-headless-shell, or chromium) or name its program in BENCH_CHROMIUM.',
  )
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function readVersion(program: string): string {
  const said = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return said.trim()
}
