import { beforeAll, describe, expect, test } from 'vitest'
import { loadLanguageTools, type LanguageTools } from './wording/language-tools.ts'
import { writePublishTexts, type PublishedScript } from './publish-texts.ts'
import { starters } from './starters/index.ts'

let tools: LanguageTools
beforeAll(async () => {
  tools = await loadLanguageTools()
})

const scripts: PublishedScript[] = starters.map((starter) => ({
  title: starter.title,
  says: [starter.hook, ...starter.scenes.map((scene) => scene.say), starter.callToAction],
}))
const fields =
  'Science History Food Money Nature Travel Technology Sports Productivity Health Culture Home Business'

describe('texts for publishing', () => {
  test('say only what the script says, hook first', () => {
    for (const script of scripts) {
      const said = script.says.join(' ')
      for (const { caption, title } of writePublishTexts(script, tools)) {
        expect(caption.startsWith(script.says[0]!.split(/[.!?]/)[0]!)).toBe(true)
        for (const part of caption.split(/\n+/)) expect(said).toContain(part)
        if (title !== null) expect(said).toContain(title)
      }
    }
  })

  test('have three to eight hashtags of the script’s own words, or of its field', () => {
    for (const script of scripts) {
      const known = `${script.title} ${script.says.join(' ')} ${fields}`
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '')
      for (const { hashtags, platform } of writePublishTexts(script, tools)) {
        expect(hashtags.length, `${script.title} ${platform}`).toBeGreaterThanOrEqual(2)
        expect(hashtags.length).toBeLessThanOrEqual(8)
        for (const tag of hashtags) {
          expect(tag).toMatch(/^#\p{L}[\p{L}\p{N}]*$/u)
          expect(known, tag).toContain(tag.slice(1).toLowerCase())
        }
      }
    }
  })

  test('keep to the limits of every platform, hashtags included', () => {
    const long = {
      title: 'T'.repeat(200),
      says: Array.from(
        { length: 200 },
        () => 'Tea in the kettle gets very hot, and then a long line goes on and on and on.',
      ),
    }
    const wordless = { title: '', says: ['x'.repeat(2000)] }
    const limits = {
      tiktok: 2200,
      instagram: 2200,
      youtube: 5000,
      facebook: 5000,
      twitter: 280,
      linkedin: 3000,
    }
    for (const script of [long, wordless, ...scripts]) {
      for (const { platform, caption, hashtags, title } of writePublishTexts(script, tools)) {
        expect(caption).not.toBe('')
        expect([caption, hashtags.join(' ')].join('\n\n').length).toBeLessThanOrEqual(limits[platform])
        expect(title?.length ?? 0).toBeLessThanOrEqual(100)
      }
    }
  })
})
