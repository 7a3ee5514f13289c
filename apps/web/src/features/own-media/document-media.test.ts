import { expect, test } from 'vitest'
import { projectSchema, type Project } from '@vivify/contract/project'
import type { SavedAsset } from '../../api/assets.ts'
import {
  addPoolClip,
  bindSceneMedia,
  clearSceneMedia,
  openingWords,
  poolClips,
  removePoolClip,
  setNarration,
  setOwnMusic,
} from './document-media.ts'

function buildProject(says = ['One.', 'Two.']): Project {
  const scenes = says.map((say, index) => ({ id: `s${index}`, say }))
  return projectSchema.parse({ version: 1, title: 'Test', seed: 1, scenes })
}

function buildSaved(id: string, kind: SavedAsset['kind']): SavedAsset {
  return {
    id,
    kind,
    name: `${id}.bin`,
    mimeType: 'image/png',
    sizeBytes: 3,
    sha256: 'a'.repeat(64),
    width: kind === 'audio' ? null : 640,
    height: kind === 'audio' ? null : 480,
    durationSeconds: kind === 'image' ? null : 4,
    provenance: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  }
}

test('the person’s own picture fills its scene in any style, and the document stays valid', () => {
  const project = bindSceneMedia(buildProject(), 's1', buildSaved('p1', 'image'))
  expect(project.scenes[1]!.visual).toMatchObject({ asset: 'p1', kind: 'auto' })
  expect(project.scenes[0]!.visual.asset).toBeNull()
  expect(projectSchema.parse(project)).toEqual(project)
})

test('another picture replaces the previous one and removes its asset', () => {
  const first = bindSceneMedia(buildProject(), 's0', buildSaved('p1', 'image'))
  const second = bindSceneMedia(first, 's0', buildSaved('p2', 'image'))
  expect(Object.keys(second.assets)).toEqual(['p2'])
})

test('a picture that two scenes share is kept until both have cleared it', () => {
  const saved = buildSaved('p1', 'image')
  const both = bindSceneMedia(bindSceneMedia(buildProject(), 's0', saved), 's1', saved)
  const one = clearSceneMedia(both, 's0')
  expect(Object.keys(one.assets)).toEqual(['p1'])
  const none = clearSceneMedia(one, 's1')
  expect(none.assets).toEqual({})
  expect(none.scenes[1]!.visual).toMatchObject({ asset: null, kind: 'auto' })
})

test('clips without a scene form the pool, and a clip leaves the pool when a scene gets it', () => {
  const pool = addPoolClip(addPoolClip(buildProject(), buildSaved('c1', 'clip')), buildSaved('c2', 'clip'))
  expect(poolClips(pool).map(({ key }) => key)).toEqual(['c1', 'c2'])
  const given = bindSceneMedia(pool, 's0', buildSaved('c1', 'clip'))
  expect(poolClips(given).map(({ key }) => key)).toEqual(['c2'])
  expect(poolClips(clearSceneMedia(given, 's0')).map(({ key }) => key)).toEqual(['c1', 'c2'])
  expect(poolClips(removePoolClip(pool, 'c1')).map(({ key }) => key)).toEqual(['c2'])
})

test('a recording and music are set and removed independently', () => {
  const recorded = setNarration(buildProject(), buildSaved('n1', 'audio'))
  const both = setOwnMusic(recorded, buildSaved('m1', 'audio'))
  expect(both).toMatchObject({ narration: 'n1', musicAsset: 'm1' })
  const voice = setNarration(both, null)
  expect(voice.narration).toBeNull()
  expect(Object.keys(voice.assets)).toEqual(['m1'])
  expect(projectSchema.parse(both)).toEqual(both)
})

test('a voice sample uses the first sentence of the script, or its first whole words', () => {
  expect(openingWords(null)).toBe('')
  expect(openingWords(buildProject(['  Stop   scrolling. ']))).toBe('Stop scrolling.')
  const long = `This is the very first sentence. ${'And it goes on for long. '.repeat(8)}`
  expect(openingWords(buildProject([long]))).toBe('This is the very first sentence.')
  const endless = 'word '.repeat(60)
  expect(openingWords(buildProject([endless])).length).toBeLessThanOrEqual(140)
  expect(openingWords(buildProject([endless]))).toMatch(/word$/)
})
