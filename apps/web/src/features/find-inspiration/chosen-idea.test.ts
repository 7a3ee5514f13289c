import { expect, test } from 'vitest'
import { ChosenIdeas } from './chosen-idea.ts'

interface Version {
  say: string
}
const build = (say: string): Version => ({ say })

test('an edited script keeps its idea; undoing leads back to the idea of the script before', () => {
  const ideas = new ChosenIdeas<Version>()
  const [own, first, edited, second] = ['own', 'first', 'edited', 'second'].map(build)
  expect(ideas.show(own!)).toBeNull()
  ideas.expect('tea')
  expect(ideas.show(first!)).toBe('tea')
  expect(ideas.show(edited!)).toBe('tea')
  ideas.expect('coffee')
  expect(ideas.show(second!)).toBe('coffee')
  expect([edited, first, own, first, second].map((version) => ideas.show(version!))).toEqual([
    'tea',
    'tea',
    null,
    'tea',
    'coffee',
  ])
})

test('an idea that became no script marks none', () => {
  const ideas = new ChosenIdeas<Version>()
  ideas.show(build('own'))
  ideas.expect('tea')
  ideas.expect(null)
  expect(ideas.show(build('typed'))).toBeNull()
})

test('an expected idea marks one script only', () => {
  const ideas = new ChosenIdeas<Version>()
  const own = build('own')
  ideas.show(own)
  ideas.expect('tea')
  ideas.show(build('written'))
  ideas.show(own)
  expect(ideas.show(build('typed'))).toBeNull()
})

test('after a new search no script is of an idea, and neither is what is made of the one on the screen', () => {
  const ideas = new ChosenIdeas<Version>()
  const [old, current] = [build('old'), build('current')]
  ideas.expect('tea')
  ideas.show(old)
  ideas.show(current)
  ideas.forget(current)
  expect([current, build('edited'), old].map((version) => ideas.show(version))).toEqual([null, null, null])
})

test('without a script there is no idea', () => {
  const ideas = new ChosenIdeas<Version>()
  ideas.expect('tea')
  ideas.show(build('written'))
  expect(ideas.show(null)).toBeNull()
  expect(ideas.show(build('typed'))).toBeNull()
})
