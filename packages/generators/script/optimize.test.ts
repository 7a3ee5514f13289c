import { beforeAll, describe, expect, test } from 'vitest'
import { sceneSchema, type Scene } from '@vivify/contract/project'
import { keepsFacts } from './rewording/keeps-facts.ts'
import { loadLanguageTools, type LanguageTools } from './wording/language-tools.ts'
import { optimizeScript } from './optimize.ts'
import { scoreScene } from './wording/scene-score.ts'
import { starterToDraft } from './starters/to-draft.ts'
import { starters } from './starters/index.ts'
import { toProjectScenes } from './types.ts'

let tools: LanguageTools
beforeAll(async () => {
  tools = await loadLanguageTools()
})

function buildScenes(...says: string[]): Scene[] {
  return says.map((say, index) => sceneSchema.parse({ id: `s${index}`, say, emphasis: [say.split(' ')[0]!] }))
}

describe('the optimizer', () => {
  test('cuts greeting and filler, and ends with a question', () => {
    const { scenes, changes } = optimizeScript(
      buildScenes(
        'Hey guys welcome back to my channel.',
        'Today I want to talk about water.',
        'In order to wake up properly, your body needs approximately 500 ml of water.',
        'Coffee has to wait.',
      ),
      tools,
    )
    expect(scenes.map((scene) => scene.say)).toEqual([
      'To wake up properly, your body needs about 500 ml of water.',
      'Coffee has to wait.',
      'Which part surprised you most? Tell me in the comments.',
    ])
    expect(changes.map((change) => change.sceneId)).toEqual(['s0', 's1', 's2', 'ending'])
    for (const { reason } of changes) expect(reason).toMatch(/^[A-Z].*\.$/)
  })

  test('puts a much stronger line first and keeps the title of the old opening', () => {
    const given = buildScenes(
      'It was a morning like many other mornings in the little town by the sea where we lived.',
      'My father opened the shop at six.',
      'Nobody survives 9 minutes in water this cold.',
      'The boats stayed in the harbour.',
      'Tell me what you would have done.',
    )
    given[0]!.onScreen = 'The cold'
    given[2]!.say = 'Nobody survives 9 minutes in freezing water.'
    const { scenes, changes } = optimizeScript(given, tools)
    expect(scenes[0]).toMatchObject({ id: 's2', onScreen: 'The cold' })
    expect(scenes[1]).toMatchObject({ id: 's0', onScreen: null })
    expect(changes[0]!.reason).toMatch(/^Opens with the strongest line: it /)
    expect(scoreScene(scenes[0]!.say, 'hook').score).toBeGreaterThan(scoreScene(given[0]!.say, 'hook').score)
  })

  test('finds nothing to do in a second run', () => {
    for (const starter of starters.slice(0, 30)) {
      const scenes = toProjectScenes(starterToDraft(starter)).map((scene) => sceneSchema.parse(scene))
      const once = optimizeScript(scenes, tools)
      expect(optimizeScript(once.scenes, tools).changes, starter.title).toEqual([])
    }
  })

  test('adds no claims to the ready scripts', () => {
    for (const starter of starters) {
      const scenes = toProjectScenes(starterToDraft(starter)).map((scene) => sceneSchema.parse(scene))
      for (const { before, after, sceneId } of optimizeScript(scenes, tools).changes) {
        if (before === '' || sceneId.startsWith('hook')) continue
        expect(keepsFacts(before, after), after).toBe(true)
      }
    }
  })
})
