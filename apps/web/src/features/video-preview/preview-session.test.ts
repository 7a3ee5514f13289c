import { projectSchema, type Project, type ProjectInput } from '@vivify/contract/project'
import { describe, expect, test } from 'vitest'
import { picturesKey, soundKey, speechKey } from './part-keys.ts'
import { createPreviewSession, type PreviewParts, type PreviewSource } from './preview-session.ts'

function buildDocument(input: Partial<ProjectInput> = {}): Project {
  const scenes = [
    { id: 'a', say: 'Look up tonight.' },
    { id: 'b', say: 'Then wait.' },
  ]
  return projectSchema.parse({ version: 1, title: 'Sky', seed: 7, scenes, ...input })
}

describe('the keys of the parts', () => {
  const keysOf = (document: Project): string[] =>
    [speechKey, picturesKey, soundKey].map((key) => key(document))
  const [speech, pictures, sound] = keysOf(buildDocument())

  test('another caption style or progress bar changes no key', () => {
    expect(keysOf(buildDocument({ captions: 'Glow', progressBar: false }))).toEqual([speech, pictures, sound])
  })
  test('other music changes only the key of the sound', () => {
    const changed = keysOf(buildDocument({ music: 'Lo-fi Beat' }))
    expect(changed.slice(0, 2)).toEqual([speech, pictures])
    expect(changed[2]).not.toBe(sound)
  })
  test('another style changes only the key of the pictures', () => {
    const changed = keysOf(buildDocument({ style: 'Storyboard' }))
    expect([changed[0], changed[2]]).toEqual([speech, sound])
    expect(changed[1]).not.toBe(pictures)
  })
  test('another word changes all keys', () => {
    const changed = keysOf(buildDocument({ scenes: [{ id: 'a', say: 'Look down tonight.' }] }))
    expect(changed.some((key, index) => key === [speech, pictures, sound][index])).toBe(false)
  })
})

/** Answers when the test says so; records the requests and the canceled ones. */
function createStandIn() {
  const asked: string[] = []
  const givenUp: string[] = []
  const open = new Map<string, { answer: (value: never) => void; fail: (error: Error) => void }>()
  const ask = (name: string) => (document: Project, signal: AbortSignal) => {
    const call = `${name} of ${document.title}`
    asked.push(call)
    signal.addEventListener('abort', () => givenUp.push(call))
    return new Promise<never>((answer, fail) => open.set(call, { answer, fail }))
  }
  const source: PreviewSource = {
    speak: ask('speech'),
    planPictures: ask('pictures'),
    mixSound: ask('sound'),
  }
  const settle = async (call: string, error?: Error): Promise<void> => {
    if (error) open.get(call)!.fail(error)
    else open.get(call)!.answer({ scenes: [] } as never)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { source, asked, givenUp, settle }
}

describe('a session', () => {
  test('requests speech and pictures at once, and the sound when the speech is ready', async () => {
    const server = createStandIn()
    let parts: PreviewParts | null = null
    const session = createPreviewSession(server.source, (next) => (parts = next))
    session.show(buildDocument())
    expect(server.asked).toEqual(['speech of Sky', 'pictures of Sky'])
    await server.settle('speech of Sky')
    expect(server.asked.at(-1)).toBe('sound of Sky')
    expect(parts).toMatchObject({
      speech: { status: 'ready' },
      pictures: { status: 'loading' },
      sound: { status: 'loading' },
    })
  })

  test('cancels the requests of an older document and never shows their answers', async () => {
    const server = createStandIn()
    const seen: PreviewParts[] = []
    const session = createPreviewSession(server.source, (next) => seen.push(next))
    session.show(buildDocument({ title: 'Old' }))
    session.show(buildDocument({ title: 'New', scenes: [{ id: 'a', say: 'Something else.' }] }))
    expect(server.givenUp).toEqual(['speech of Old', 'pictures of Old'])
    await server.settle('speech of Old')
    expect(seen.at(-1)!.speech.status).toBe('loading')
    await server.settle('speech of New')
    expect(seen.at(-1)).toMatchObject({ document: { title: 'New' }, speech: { status: 'ready' } })
  })

  test('reports why a part failed, keeps the other parts, and retries only the failed one', async () => {
    const server = createStandIn()
    let parts: PreviewParts | null = null
    const session = createPreviewSession(server.source, (next) => (parts = next))
    session.show(buildDocument())
    await server.settle('pictures of Sky', new Error('The painter is gone.'))
    await server.settle('speech of Sky')
    expect(parts).toMatchObject({ pictures: { status: 'failed', failure: 'The painter is gone.' } })
    session.retry()
    expect(server.asked.filter((call) => call.startsWith('pictures'))).toHaveLength(2)
    expect(server.asked.filter((call) => call.startsWith('speech'))).toHaveLength(1)
  })
})
