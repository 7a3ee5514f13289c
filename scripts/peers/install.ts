import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Installs packages into a folder of their own unless they are there; `install` does it in the new folder. Returns the
 * seconds it took. Throws Error when it fails.
 */
export async function installOnce(
  folder: string,
  manifest: string,
  install: () => Promise<void>,
): Promise<number> {
  const begun = performance.now()
  const marker = path.join(folder, 'installed.json')
  const isInstalled = existsSync(marker) && (await readFile(marker, 'utf8')) === manifest
  if (isInstalled) return 0
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), manifest)
  await install()
  await writeFile(marker, manifest)
  return (performance.now() - begun) / 1000
}

/** Runs npm. Throws Error with the end of its complaints. */
export function npm(
  folder: string,
  argv: readonly string[],
  environment: Record<string, string> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', [...argv], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...environment },
    })
    // A compiler's warnings are worth reading only when it fails.
    const complaints: Buffer[] = []
    child.stderr?.on('data', (part: Buffer) => complaints.push(part))
    child.once('error', reject)
    child.once('close', (exitCode) => {
      if (exitCode === 0) return resolve()
      const end = Buffer.concat(complaints).toString().slice(-4000)
      reject(new Error(`npm ${argv[0]} ended with exit code ${exitCode}.\n${end}`))
    })
  })
}
