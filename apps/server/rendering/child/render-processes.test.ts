import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { allowOnly, createTemporaryFolder, hashVideoStream, isRunning } from '../testing.ts'
import { buildPatternJob } from '../testing-pattern.ts'
import type { RenderProcess } from './render-in-child.ts'
import { createRenderProcesses, type RenderProcesses } from './render-processes.ts'
import { patternChild, renderPattern, type PatternRender } from './testing.ts'

const encoder = allowOnly('node-av')
let processes: RenderProcesses | null = null

function openProcesses(): RenderProcesses {
  return (processes = createRenderProcesses(encoder, patternChild))
}

afterEach(() => {
  processes?.stop()
  processes = null
})

function buildRequest(folder: string, name: string, changes: Partial<PatternRender> = {}): PatternRender {
  return {
    job: buildPatternJob({ sceneFrames: [12, 12] }),
    dataFolder: join(folder, name),
    maxSegmentBytes: 1e9,
    outputPath: join(folder, `${name}.mp4`),
    encoder,
    ...changes,
  }
}

async function waitForEnd({ task: { child } }: RenderProcess): Promise<void> {
  await expect.poll(() => child.exitCode ?? child.signalCode).not.toBeNull()
}

test('a process that has finished a video renders the next one, with the same bytes as a fresh process', async () => {
  await using folder = await createTemporaryFolder()
  await renderPattern(buildRequest(folder.path, 'fresh'))
  const open = openProcesses()
  const first = await open.take()
  await renderPattern({ ...buildRequest(folder.path, 'first'), process: first })
  open.giveBack(first, true)
  const second = await open.take()
  expect(second.task.child.pid).toBe(first.task.child.pid)
  await renderPattern({ ...buildRequest(folder.path, 'second'), process: second })
  open.giveBack(second, true)
  const hashes = await Promise.all(
    ['fresh', 'first', 'second'].map((name) => hashVideoStream(join(folder.path, `${name}.mp4`))),
  )
  expect(new Set(hashes).size).toBe(1)
})

test('a process whose work failed or was canceled ends, and a fresh one takes the next video', async () => {
  await using folder = await createTemporaryFolder()
  const open = openProcesses()
  const failing = await open.take()
  const absent = buildRequest(folder.path, 'failing', { outputPath: join(folder.path, 'absent', 'out.mp4') })
  await expect(renderPattern({ ...absent, process: failing })).rejects.toMatchObject({
    code: 'output_unwritable',
  })
  open.giveBack(failing, false)
  await waitForEnd(failing)

  const cancelled = await open.take()
  const stop = new AbortController()
  const rendering = renderPattern({
    ...buildRequest(folder.path, 'cancelled', { job: buildPatternJob({ sceneFrames: [3000] }) }),
    process: cancelled,
    signal: stop.signal,
    onProgress: ({ framesDone }) => framesDone > 3 && stop.abort(),
  })
  await expect(rendering).rejects.toMatchObject({ code: 'cancelled' })
  open.giveBack(cancelled, false)
  await waitForEnd(cancelled)

  const fresh = await open.take()
  expect([failing.task.child.pid, cancelled.task.child.pid]).not.toContain(fresh.task.child.pid)
  await renderPattern({ ...buildRequest(folder.path, 'fresh'), process: fresh })
  open.giveBack(fresh, true)
})

test('a kept process that was killed is not handed out', async () => {
  await using folder = await createTemporaryFolder()
  const open = openProcesses()
  const killed = await open.take()
  await renderPattern({ ...buildRequest(folder.path, 'killed'), process: killed })
  open.giveBack(killed, true)
  killed.task.child.kill('SIGKILL')
  await waitForEnd(killed)
  const next = await open.take()
  expect(await renderPattern({ ...buildRequest(folder.path, 'next'), process: next })).toMatchObject({
    framesDrawn: 24,
  })
  open.giveBack(next, true)
})

test('of two finished processes one is kept, and stopping ends it', async () => {
  const open = openProcesses()
  const [one, other] = await Promise.all([open.take(), open.take()])
  open.giveBack(one, true)
  open.giveBack(other, true)
  await waitForEnd(other)
  expect(one.task.child.connected).toBe(true)
  open.stop()
  await waitForEnd(one)
})

test('a kept process ends with the server that keeps it', async () => {
  await using folder = await createTemporaryFolder()
  const moduleOf = (name: string): string => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)))
  const script = `
    import { patternChild, renderPattern } from ${moduleOf('./testing.ts')}
    import { createRenderProcesses } from ${moduleOf('./render-processes.ts')}
    const open = createRenderProcesses(${JSON.stringify(encoder)}, patternChild)
    const process = await open.take()
    await renderPattern({ ...${JSON.stringify(buildRequest(folder.path, 'kept'))}, process })
    open.giveBack(process, true)
    console.log(process.task.child.pid)
    setInterval(() => {}, 1000)`
  const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = (await once(server.stdout, 'data')) as [Buffer]
  const keptId = Number(String(said))
  expect(isRunning(keptId)).toBe(true)
  server.kill('SIGKILL')
  await expect.poll(() => isRunning(keptId)).toBe(false)
})
