// Exports the same script and the same changed words through the running server, as a person does: the job's time from
// the click to its last event. The first export begins with an empty data folder. Before each of the others, one word
// is changed, and the preview requests the changed scene's speech and the mix, as the screen does after every change.

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { visualStyles, type VisualStyle } from '@vivify/contract/project'
import { openVisitor, type Visitor } from '../server/visit.ts'
import { createStopwatch } from '../server/stopwatch.ts'
import { changeWord, makeClips, otherWords, scriptFile } from './measure-make.ts'

export interface ExportCost {
  style: VisualStyle
  fullSeconds: number
  /** One value per changed word. */
  againSeconds: number[]
  /** Time to speak the changed scene for the preview, one value per changed word. */
  speechSeconds: number[]
  /** Time to speak the whole script for the preview in another voice. */
  newVoiceSeconds: number
}

const serverFile = fileURLToPath(new URL('../../apps/server/main.ts', import.meta.url))
/** The server is idle while a person reads, listens and changes a word. */
const pauseMs = 3000

/**
 * Exports the script in every style, and again after changing one word. Each style has its own server and data folder.
 */
export async function measureExports(folder: string, resolution: 720 | 1080): Promise<ExportCost[]> {
  const clipsFolder = await makeClips(path.join(folder, 'uploaded'))
  const costs: ExportCost[] = []
  for (const style of visualStyles) {
    const dataFolder = path.join(folder, `server-${style.replaceAll(' ', '-')}`)
    await mkdir(dataFolder)
    await using server = await startServer(dataFolder)
    const visitor = await openVisitor(server.address, createStopwatch())
    const assets = style === 'Stock Footage' ? await uploadClips(server.address, visitor, clipsFolder) : {}
    costs.push(await measureStyle(visitor, { style, resolution, assets }))
  }
  return costs
}

async function measureStyle(
  visitor: Visitor,
  chosen: { style: VisualStyle; resolution: number; assets: object },
): Promise<ExportCost> {
  const { style, resolution, assets } = chosen
  const script = await readFile(scriptFile, 'utf8')
  const written = await visitor.call('write', 'POST', '/api/scripts', {
    source: { kind: 'script', text: script },
    choices: { style, resolution, seed: 1 },
  })
  const document = { ...(written['document'] as object), assets }
  const project = await visitor.call('create', 'POST', '/api/projects', { document })
  const fullSeconds = await exportVideo(visitor, project)
  const againSeconds: number[] = []
  const speechSeconds: number[] = []
  let { revision } = project
  for (const word of otherWords) {
    await wait(pauseMs)
    const changed = { document: JSON.parse(changeWord(JSON.stringify(document), word)) as object }
    const address = `/api/projects/${String(project['id'])}`
    ;({ revision } = await visitor.call('save', 'PUT', address, { ...changed, revision }))
    const heard = performance.now()
    await visitor.call('speak', 'POST', '/api/previews/speech', changed)
    speechSeconds.push((performance.now() - heard) / 1000)
    await visitor.call('look', 'POST', '/api/previews/pictures', changed)
    await visitor.call('mix', 'POST', '/api/previews/sound', changed)
    await wait(pauseMs)
    againSeconds.push(await exportVideo(visitor, project))
  }
  await wait(pauseMs)
  const started = performance.now()
  await visitor.call('speak', 'POST', '/api/previews/speech', { document: { ...document, voice: 'Fable' } })
  const newVoiceSeconds = (performance.now() - started) / 1000
  return { style, fullSeconds, againSeconds, speechSeconds, newVoiceSeconds }
}

async function exportVideo(visitor: Visitor, project: Record<string, unknown>): Promise<number> {
  const started = performance.now()
  const { jobId } = await visitor.call('start', 'POST', '/api/videos', { projectId: project['id'] })
  const state = (await visitor.watch(String(jobId))).at(-1)?.state
  if (state?.status !== 'completed') throw new Error(`An export ended as ${JSON.stringify(state)}`)
  return (performance.now() - started) / 1000
}

async function uploadClips(address: string, visitor: Visitor, folder: string): Promise<object> {
  const entries = ['clip0.mp4', 'clip1.mp4', 'clip2.mp4'].map(async (name) => {
    const body = await readFile(path.join(folder, name))
    const response = await fetch(`${address}/api/assets?name=${name}`, {
      method: 'PUT',
      body,
      headers: { cookie: visitor.cookie(), 'content-type': 'application/octet-stream' },
    })
    if (!response.ok) throw new Error(`${name} was refused: ${await response.text()}`)
    const { id, sha256 } = (await response.json()) as { id: string; sha256: string }
    return [name, { kind: 'clip', source: id, sha256, name }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function startServer(dataFolder: string): Promise<{ address: string } & AsyncDisposable> {
  const child = spawn(process.execPath, [serverFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOOK_UP_FACTS: 'false',
      FIND_STOCK: 'false',
      PORT: '0',
      DATA_DIR: dataFolder,
    },
  })
  let told = ''
  for await (const part of child.stdout) {
    told += String(part)
    const address = /ready at (http\S+)/.exec(told)?.[1]
    if (address !== undefined) return { address, [Symbol.asyncDispose]: () => stop(child) }
  }
  throw new Error(`The server did not start: ${told}`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
