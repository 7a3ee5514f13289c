import { execFileSync, spawn } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRandom } from '@vivify/contract/random'
import { describe, expect, test } from 'vitest'
import { encoderNames, type EncoderName } from '../encoder/port.ts'
import { allowOnly, createTemporaryFolder, hashFrames, hashVideoStream, isRunning } from '../testing.ts'
import { buildPatternJob } from '../testing-pattern.ts'
import { startRenderProcess } from './render-in-child.ts'
import { patternChild, renderPattern, type PatternRender } from './testing.ts'

function buildRequest(
  folder: string,
  encoder: EncoderName,
  changes: Partial<PatternRender> = {},
): PatternRender {
  return {
    job: buildPatternJob(),
    dataFolder: folder,
    maxSegmentBytes: 1e9,
    outputPath: join(folder, 'out.mp4'),
    encoder: allowOnly(encoder),
    ...changes,
  }
}

async function listFolder(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).toSorted()
}

function listHalfWritten(names: string[]): string[] {
  return names.filter((name) => name.includes('.partial'))
}

test('both encoders give the same picture', async () => {
  await using folder = await createTemporaryFolder()
  const hashes = []
  for (const encoder of encoderNames) {
    const request = buildRequest(join(folder.path, encoder), encoder)
    await renderPattern({ ...request, outputPath: join(folder.path, `${encoder}.mp4`) })
    hashes.push(await hashFrames(join(folder.path, `${encoder}.mp4`)))
  }
  expect(hashes[0]).toHaveLength(60)
  expect(hashes[0]).toEqual(hashes[1])
})

describe.each(encoderNames)('a render process using %s', (encoder) => {
  test('killed at random moments and run again gives the bytes of an undisturbed run', async () => {
    await using folder = await createTemporaryFolder()
    const job = buildPatternJob({ sceneFrames: [30, 30, 30, 30, 30] })
    const undisturbed = buildRequest(join(folder.path, 'undisturbed'), encoder, { job })
    await renderPattern({ ...undisturbed, outputPath: join(folder.path, 'undisturbed.mp4') })
    const request = buildRequest(join(folder.path, 'killed'), encoder, {
      job,
      outputPath: join(folder.path, 'killed.mp4'),
    })
    const random = createRandom(7)
    for (let attempt = 0; attempt < 2; attempt++) {
      const killAt = random.integer(1 + attempt * 60, 60 + attempt * 60)
      await expect(renderAndKill(request, killAt, 'SIGKILL')).rejects.toMatchObject({ code: 'render_failed' })
      const left = await listFolder(folder.path)
      expect(listHalfWritten(left)).toEqual([])
      expect(left).not.toContain('killed.mp4')
    }
    const { framesDrawn } = await renderPattern(request)
    expect(framesDrawn).toBeLessThan(150)
    expect(await hashVideoStream(request.outputPath)).toBe(
      await hashVideoStream(join(folder.path, 'undisturbed.mp4')),
    )
  })

  test('stops with the code when canceled, keeps its segments and leaves nothing half-written', async () => {
    await using folder = await createTemporaryFolder()
    const stop = new AbortController()
    const rendering = renderPattern({
      ...buildRequest(folder.path, encoder, { job: buildPatternJob({ sceneFrames: [20, 400, 20] }) }),
      signal: stop.signal,
      onProgress: ({ framesDone }) => {
        if (framesDone >= 60) stop.abort()
      },
    })
    await expect(rendering).rejects.toMatchObject({ code: 'cancelled' })
    const left = await listFolder(folder.path)
    expect(listHalfWritten(left)).toEqual([])
    expect(left).not.toContain('out.mp4')
    expect(left.filter((name) => name.endsWith('.mp4')).length).toBeGreaterThan(0)
  })
})

test('a render process reports its stage and frames in order, up to the end', async () => {
  await using folder = await createTemporaryFolder()
  const seen: { stage: string; framesDone: number }[] = []
  const result = await renderPattern({
    ...buildRequest(folder.path, 'ffmpeg'),
    onProgress: (progress) => seen.push(progress),
  })
  expect(result).toEqual({ encoder: 'ffmpeg', framesTotal: 60, framesDrawn: 60 })
  expect([...new Set(seen.map((progress) => progress.stage))]).toEqual(['preparing', 'drawing', 'joining'])
  expect(seen.map((progress) => progress.framesDone)).toEqual(
    seen.map((p) => p.framesDone).toSorted((a, b) => a - b),
  )
  expect(seen.at(-1)!.framesDone).toBe(60)
})

test.each([
  { what: 'process', pidOf: (renderer: number) => renderer },
  { what: 'encoder', pidOf: (renderer: number) => findChild(renderer) },
])(
  'a render whose $what is frozen is ended with a sentence, and leaves nothing half-written',
  async ({ pidOf }) => {
    await using folder = await createTemporaryFolder()
    const rendering = await startRenderProcess(allowOnly('ffmpeg'), { entry: patternChild })
    const warm = buildRequest(join(folder.path, 'warm'), 'ffmpeg', {
      outputPath: join(folder.path, 'warm.mp4'),
    })
    await renderPattern({ ...warm, process: rendering })
    let frozen = 0
    const hanging = renderPattern({
      ...buildRequest(folder.path, 'ffmpeg', { job: buildPatternJob({ sceneFrames: [4000] }) }),
      process: rendering,
      maxQuietMs: 3000,
      onProgress({ framesDone }) {
        if (framesDone < 5 || frozen > 0) return
        frozen = pidOf(rendering.task.child.pid!)
        process.kill(frozen, 'SIGSTOP')
      },
    })
    await expect(hanging).rejects.toMatchObject({
      code: 'timed_out',
      message: expect.stringContaining('no progress') as unknown,
      details: { stoodStill: true },
    })
    await expect.poll(() => isRunning(frozen)).toBe(false)
    expect(listHalfWritten(await listFolder(folder.path))).toEqual([])
  },
)

// With node-av the encoder's native code also runs in the render process.
test('a render process that crashes natively gives one error with its signal, and the next render works', async () => {
  await using folder = await createTemporaryFolder()
  const request = buildRequest(folder.path, 'node-av')
  await expect(renderAndKill(request, 5, 'SIGSEGV')).rejects.toMatchObject({
    code: 'render_failed',
    details: { killedBy: 'SIGSEGV' },
  })
  expect(await renderPattern(request)).toMatchObject({ framesTotal: 60 })
})

test('a killed render ends only when its ffmpeg has ended, even one that starts late, and leaves nothing behind', async () => {
  await using folder = await createTemporaryFolder()
  const program = join(folder.path, 'slow-ffmpeg')
  const log = join(folder.path, 'log')
  await writeFile(
    program,
    `#!/bin/sh\necho begun >> ${log}\nsleep 0.4\nffmpeg "$@"\necho ended >> ${log}\n`,
    {
      mode: 0o755,
    },
  )
  const encoder = { ...allowOnly('ffmpeg'), ffmpegProgram: program }
  const request = buildRequest(folder.path, 'ffmpeg', { encoder })
  await expect(renderAndKill(request, 1, 'SIGKILL')).rejects.toMatchObject({ code: 'render_failed' })
  const countRunning = async (): Promise<number> => {
    const lines = (await readFile(log, 'utf8')).trim().split('\n')
    return lines.filter((line) => line === 'begun').length - lines.filter((line) => line === 'ended').length
  }
  await expect.poll(countRunning).toBe(0)
  expect(listHalfWritten(await listFolder(folder.path))).toEqual([])
})

test.each([
  { name: 'a folder that is not there', outputPath: (folder: string) => join(folder, 'absent', 'out.mp4') },
  { name: 'a folder in place of the file', outputPath: (folder: string) => folder },
])('$name as output is refused in one sentence, before a frame is drawn', async ({ outputPath }) => {
  await using folder = await createTemporaryFolder()
  const request = buildRequest(folder.path, 'ffmpeg', { outputPath: outputPath(folder.path) })
  const stages = new Set<string>()
  const rendering = renderPattern({ ...request, onProgress: ({ stage }) => stages.add(stage) })
  await expect(rendering).rejects.toMatchObject({ code: 'output_unwritable' })
  expect([...stages]).toEqual(['preparing'])
  expect(await listFolder(folder.path)).toEqual([])
})

test('a signal aborted beforehand starts no process', async () => {
  await using folder = await createTemporaryFolder()
  const request = buildRequest(folder.path, 'ffmpeg')
  await expect(renderPattern({ ...request, signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'cancelled',
  })
  expect(await listFolder(folder.path)).toEqual([])
})

test('a render process whose parent dies ends by itself', async () => {
  await using folder = await createTemporaryFolder()
  const request = buildRequest(folder.path, 'ffmpeg', { job: buildPatternJob({ sceneFrames: [9000] }) })
  const script = `
    import { renderPattern } from ${JSON.stringify(fileURLToPath(new URL('./testing.ts', import.meta.url)))}
    const request = ${JSON.stringify(request)}
    await renderPattern({ ...request, onStart: (id) => console.log(id), onProgress: (p) => {
      if (p.framesDone === 20) process.kill(process.pid, 'SIGKILL')
    } })`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const childId = Number(
    await new Promise<string>((resolve) => parent.stdout.once('data', (data) => resolve(String(data)))),
  )
  await new Promise((resolve) => parent.once('close', resolve))
  await expect.poll(() => isRunning(childId)).toBe(false)
})

/** Finds the encoder process of a render process. */
function findChild(processId: number): number {
  const listed = execFileSync('ps', ['-o', 'pid=,comm=', '--ppid', String(processId)], { encoding: 'utf8' })
  return Number(/^\s*(\d+) ffmpeg/m.exec(listed)![1])
}

async function renderAndKill(
  request: PatternRender,
  atFrame: number,
  signal: NodeJS.Signals,
): Promise<unknown> {
  let processId = 0
  return renderPattern({
    ...request,
    onStart: (id) => (processId = id),
    onProgress({ framesDone }) {
      if (framesDone >= atFrame) process.kill(processId, signal)
    },
  })
}
