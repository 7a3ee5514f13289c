import { describe, expect, test } from 'vitest'
import { placeOf } from '../../scene/scene.ts'
import { understandPrompt } from '../../understand-prompt.ts'
import type { PersonSubject } from '../../understanding.ts'

function people(prompt: string): PersonSubject[] {
  return understandPrompt(prompt).subjects.filter((subject) => subject.kind === 'person')
}

const poseOf = (prompt: string): string | undefined => people(prompt)[0]?.pose
const missingOf = (prompt: string): readonly string[] => understandPrompt(prompt).missing

describe('what people do every day', () => {
  test.each([
    ['a woman brushing her teeth', 'hand at mouth'],
    ['a man shaving his beard', 'hand at mouth'],
    ['a student raising her hand in class', 'raising a hand'],
    ['a soldier saluting', 'saluting'],
    ['a man with his arms crossed', 'arms crossed'],
    ['a man shrugging his shoulders', 'shrugging'],
    ['a man bowing', 'bowing'],
    ['a woman fainting', 'collapsing'],
    ['a thief sneaking', 'sneaking'],
    ['a man doing push-ups', 'push-up'],
    ['a girl doing a cartwheel', 'cartwheel'],
    ['a man writing a letter', 'writing'],
    ['a grandmother knitting a scarf', 'knitting'],
    ['a woman talking on the phone', 'hand at cheek'],
    ['a girl taking a selfie', 'at arms length'],
    ['a man washing his hands', 'washing'],
    ['a woman taking a shower', 'showering'],
    ['a carpenter hammering a nail', 'hammering'],
    ['a woman casting her vote', 'putting in'],
    ['a businessman walking on a tightrope', 'on a tightrope'],
    ['a girl blowing out the candles on her birthday cake', 'blowing at a cake'],
    ['a politician giving a speech', 'at a lectern'],
    ['a blindfolded man', 'reaching out'],
    ['a prisoner in chains', 'chained'],
    ['a man daydreaming', 'thinking'],
    ['a woman with a headache', 'covering ears'],
    ['she is brushing her hair', 'brushing hair'],
    ['he knocks on a door', 'knocking'],
  ])('%s is drawn so, and nothing is missing', (prompt, pose) => {
    expect(poseOf(prompt)).toBe(pose)
    expect(missingOf(prompt)).toEqual([])
  })

  test('a deed is the same in each of its forms', () => {
    for (const prompt of [
      'a man knocking on a door',
      'a man knocks on a door',
      'a man knocks on the door',
      'two men knock on a door',
    ]) {
      expect(poseOf(prompt), prompt).toBe('knocking')
      expect(missingOf(prompt), prompt).toEqual([])
    }
    expect(poseOf('a girl brushes her hair')).toBe(poseOf('a girl brushing her hair'))
  })

  test('a word for a deed before a thing is no deed', () => {
    expect(people('a smoking volcano')).toEqual([])
    expect(people('a shooting star over a lake')).toEqual([])
    expect(poseOf('a man shooting a film')).toBe('standing')
    expect(poseOf('a man in freezing rain')).toBe('standing')
    expect(understandPrompt('a boy feeding ducks').subjects).toHaveLength(3)
  })

  test('a face is seen from near, unless somebody or something else is in the picture', () => {
    expect(understandPrompt('a man winking').camera.isBust).toBe(true)
    expect(understandPrompt('a man winking at a woman').camera.isBust).toBe(false)
    expect(understandPrompt('a man yawning, wide shot').camera.isBust).toBe(false)
  })

  test('whoever is arrested is in handcuffs, and two who marry are bride and groom', () => {
    const [police, thief] = people('a policeman arresting a thief')
    expect(police!.pose).toBe('pushing')
    expect(thief!.wear?.hands).toEqual(['handcuffs'])
    expect(people('a couple getting married')[1]!.role.look.hat).toBe('veil')
  })

  test('deeds have their usual places, and named places win', () => {
    const where = (prompt: string): string => placeOf(understandPrompt(prompt))
    expect(where('a woman washing dishes')).toBe('kitchen')
    expect(where('a woman mopping the floor')).toBe('living room')
    expect(where('a nurse mopping the floor in a hospital')).toBe('hospital')
  })

  test('who sits does other things with the arms, on a bench, on the floor or on a stool', () => {
    const seats = ['a woman sitting on the floor brushing her hair', 'a man sitting in a bar smoking']
    expect(seats.map((prompt) => people(prompt)[0]!.seat)).toEqual(['floor', 'chair'])
    for (const prompt of [...seats, 'a woman sitting on a bench talking on the phone'])
      expect(missingOf(prompt), prompt).toEqual([])
  })

  test('what somebody is like before the name is no deed of another', () => {
    const [father, son] = people('a father hugging his crying son')
    expect(father!.pose).toBe('hugging')
    expect(father!.wear?.mood).toBeUndefined()
    expect(son!.wear?.mood).toBe('crying')
    expect(people('a policeman arresting a screaming man')[1]!.pose).toBe('led away')
    expect(people('a dad and his sleeping daughter').map(({ pose }) => pose)).toEqual([
      'standing',
      'sleeping',
    ])
  })

  test('the hair of somebody is brushed by somebody behind', () => {
    const prompt = "a mother brushing her daughter's hair"
    expect(people(prompt).map(({ pose }) => pose)).toEqual(['tending hair', 'sitting'])
    expect(missingOf(prompt)).toEqual([])
    expect(poseOf('a man cutting a cake')).toBe('working at a table')
  })

  test('nobody holds up whom they raise', () => {
    expect(poseOf('a knight raising his sword')).toBe('fist raised')
    expect(missingOf('a mother raising her son')).toEqual(['raising'])
  })

  test('a lawyer is in court, and a tennis player on one', () => {
    expect(understandPrompt('a lawyer shouting in court').place).toBe('courtroom')
    expect(understandPrompt('a tennis player on a court').place).toBe('court')
  })

  test('whoever is chased runs ahead', () => {
    const { subjects, bonds, missing } = understandPrompt('a woman being chased by a monster')
    expect(subjects[0]).toMatchObject({ pose: 'running' })
    expect(bonds[0]).toMatchObject({ relation: 'fleeing', from: 0, to: 1 })
    expect(missing).toEqual([])
  })

  test('a spoon is for people and not for pigeons', () => {
    expect(people('a nurse feeding an old man')[0]!.wear?.hands).toEqual(['spoon'])
    expect(people('a nurse feeding pigeons')[0]!.wear?.hands).toEqual(['handful of food'])
  })
})
