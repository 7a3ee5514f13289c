import { describe, expect, test } from 'vitest'
import { placeOf } from '../understand/scene/scene.ts'
import { understandPrompt } from '../understand/understand-prompt.ts'
import { seeGroupOf } from '../../node/testing-group.ts'

const poseOf = (prompt: string): unknown => {
  const [subject] = understandPrompt(prompt).subjects
  return subject?.kind === 'person' ? subject.pose : undefined
}

describe('people at what they do', () => {
  test('instruments are at the chin or the mouth of those who play them', async () => {
    for (const prompt of [
      'a woman playing the violin',
      'a man playing the trumpet',
      'a saxophonist on a bridge',
    ]) {
      const { members } = await seeGroupOf(prompt)
      const player = members[0]!
      const instrument = members.at(-1)!
      const tall = player.bottom - player.top
      expect(instrument.top, prompt).toBeLessThan(player.top + tall * 0.3)
    }
  })

  test('whoever smokes on a bench sits on it, and whoever stands on it doesn’t', async () => {
    const seatOf = async (prompt: string): Promise<number> => {
      const { members, missing } = await seeGroupOf(prompt)
      expect(missing, prompt).toEqual([])
      return members[1]!.bottom - members[0]!.bottom
    }
    const standing = await seatOf('a man standing on a bench shouting')
    expect(await seatOf('a man smoking on a bench')).toBeLessThan(standing - 10)
  })

  test('drums stand before the drummer', async () => {
    const [boy, drum] = (await seeGroupOf('a boy playing the drums')).members
    expect(drum!.bottom).toBeCloseTo(boy!.bottom, -1)
    expect(drum!.right).toBeGreaterThan(boy!.right)
  })

  test('who shouts at somebody looks at them', async () => {
    expect(poseOf('an angry boss yelling at his employee')).toBe('shouting')
    expect((await seeGroupOf('an angry boss yelling at his employee')).missing).toEqual([])
  })

  test('whoever plays on a bridge is on it, whatever is in the hands', async () => {
    expect((await seeGroupOf('a saxophonist playing on a bridge')).missing).toEqual([])
    expect((await seeGroupOf('a group of hikers walking across a rope bridge')).missing).toEqual([])
  })

  test('all of a line push the car at its end', async () => {
    expect((await seeGroupOf('three men pushing a broken car')).missing).toEqual([])
  })

  test('a lamp is not so high that the people under it become small', async () => {
    const [first, , lamp] = (await seeGroupOf('a couple kissing under a street lamp')).members
    expect(lamp!.bottom - lamp!.top).toBeLessThan(1.6 * (first!.bottom - first!.top))
  })

  test('whoever is painted sits beyond the easel', async () => {
    const [painter, lady] = (await seeGroupOf('a painter painting a portrait of an old lady')).members
    const gap = Math.max(lady!.left - painter!.right, painter!.left - lady!.right)
    expect(gap).toBeGreaterThan(20)
  })

  test('campfires and benches are outdoors, and whoever speaks before the class is in the room', () => {
    expect(placeOf(understandPrompt('friends sitting around a campfire singing'))).toBe('field')
    expect(placeOf(understandPrompt('a man sleeping on a bench'))).toBe('park')
    expect(placeOf(understandPrompt('a student giving a speech in front of the class'))).toBe('classroom')
    expect(placeOf(understandPrompt('a woman in front of a school'))).toBe('school front')
  })

  test('riders of whom no text says what they ride have a mount', async () => {
    expect((await seeGroupOf('a motorcyclist riding through the desert')).members).toHaveLength(2)
    expect((await seeGroupOf('a jockey riding a brown horse')).members).toHaveLength(2)
  })

  test('a second burger is in the arms with the first, and not on the floor', async () => {
    const [waitress, first, second] = (await seeGroupOf('a waitress serving burgers')).members
    expect(second!.bottom).toBeLessThan(waitress!.bottom - 20)
    expect(Math.abs(second!.bottom - first!.bottom)).toBeLessThan(20)
  })

  test('trees are felled with axes by people on the ground', async () => {
    const { members, missing } = await seeGroupOf('a lumberjack chopping down a tree')
    expect(missing).toEqual([])
    expect(members.map(({ word }) => word)).toContain('axe')
    expect(members[0]!.bottom).toBeCloseTo(members[1]!.bottom, -1)
  })

  test('who drinks has a glass at the mouth, and several who drink sit at a table', async () => {
    const [boy, juice] = (await seeGroupOf('a boy drinking a glass of milk')).members
    expect(juice!.top).toBeLessThan(boy!.top + (boy!.bottom - boy!.top) * 0.35)
    expect((await seeGroupOf('two friends drinking coffee')).members.map(({ word }) => word)).toContain(
      'table',
    )
  })

  test('babies crawl on the ground, and the tired sleep at their desks', () => {
    expect(poseOf('a baby crawling towards a ball')).toBe('crawling')
    expect(poseOf('a tired office worker asleep at his desk')).toBe('slumped')
  })

  test('a phone that several laugh at is in their hands', async () => {
    const members = (await seeGroupOf('three friends laughing at a phone')).members
    const phone = members.find(({ word }) => word === 'phone')!
    const ground = Math.max(...members.map(({ bottom }) => bottom))
    expect(phone.bottom).toBeLessThan(ground - 15)
  })

  test('nobody stands on a patient', async () => {
    const [surgeon, patient] = (await seeGroupOf('a surgeon operating on a patient')).members
    expect(surgeon!.bottom).toBeCloseTo(patient!.bottom, -1)
  })

  test('somebody whose trade no list knows is drawn as a person, without the thing of the trade', () => {
    const { subjects, missing } = understandPrompt('a window cleaner sleeping on a bench')
    expect(subjects.map(({ word }) => word)).toEqual(['cleaner', 'bench'])
    expect(missing).toEqual(['window'])
    expect(understandPrompt('a glassblower sitting on a chair').subjects[0]?.kind).toBe('person')
    expect(understandPrompt('a tower falling').subjects[0]?.kind).not.toBe('person')
  })

  test('each of several has a tool', async () => {
    const words = (await seeGroupOf('two men mining')).members.map(({ word }) => word)
    expect(words.filter((word) => word === 'pick')).toHaveLength(2)
    const { members } = await seeGroupOf('two friends clinking glasses')
    const glasses = members.filter(({ word }) => word === 'wine glass')
    expect(glasses).toHaveLength(2)
    for (const glass of glasses) {
      expect(glass.left).toBeGreaterThan(Math.min(...members.map(({ left }) => left)))
      expect(glass.right).toBeLessThan(Math.max(...members.map(({ right }) => right)))
    }
  })

  test('hands that hold a dove hold nothing else', async () => {
    const words = (await seeGroupOf('a magician holding a white dove')).members.map(({ word }) => word)
    expect(words).toEqual(['magician', 'white dove'])
  })

  test('a full bus has its passengers at its windows', async () => {
    const { members, missing } = await seeGroupOf('a bus full of children')
    const [bus, ...children] = members
    expect(missing).toEqual([])
    for (const child of children) {
      expect(child.left).toBeGreaterThan(bus!.left)
      expect(child.right).toBeLessThan(bus!.right)
      expect(child.bottom).toBeLessThan(bus!.bottom - 20)
    }
  })

  test('who feeds pigeons on a bench sits on it, and who takes a bath is in a bathtub', async () => {
    const [man, , , bench] = (await seeGroupOf('an old man feeding pigeons on a bench')).members
    expect(man!.left).toBeGreaterThan(bench!.left - 5)
    expect(man!.top).toBeLessThan(bench!.top)
    const bath = (await seeGroupOf('a woman taking a bath with candles')).members
    const [woman, tub] = [bath[0]!, bath.find(({ word }) => word === 'bathtub')!]
    expect(woman.left).toBeGreaterThan(tub.left)
    expect(woman.right).toBeLessThan(tub.right + 5)
  })

  test('runners reach a finish with raised arms, and judges are in court', () => {
    const { subjects } = understandPrompt('a runner crossing the finish line with arms raised')
    expect(subjects.map(({ word }) => word)).toEqual(['runner', 'finish gate'])
    expect(placeOf(understandPrompt('a judge reading in court'))).toBe('courtroom')
    expect(placeOf(understandPrompt('a tennis player on a court'))).toBe('court')
  })

  test('a child behind its mother is smaller than she is', async () => {
    const [girl, mother] = (await seeGroupOf('a little girl hiding behind her mother')).members
    expect(mother!.bottom - mother!.top).toBeGreaterThan(girl!.bottom - girl!.top)
  })

  test('babies in the arms of their mothers are held by them, whether they sleep or cry', async () => {
    for (const prompt of ["a baby sleeping in her mother's arms", 'a father holding a crying baby']) {
      const { members, missing } = await seeGroupOf(prompt)
      const [baby, parent] = members[0]!.word === 'baby' ? members : members.toReversed()
      expect(missing, prompt).toEqual([])
      expect(baby!.bottom, prompt).toBeLessThan(parent!.bottom - 20)
      expect(
        Math.min(baby!.right, parent!.right) - Math.max(baby!.left, parent!.left),
        prompt,
      ).toBeGreaterThan(-6)
    }
  })

  test('couples sit on the benches they are on, and hold hands there', async () => {
    const { members, missing } = await seeGroupOf('an old couple holding hands on a park bench')
    const [first, second, bench] = members
    expect(first!.bottom).toBeGreaterThan(bench!.top + 20)
    expect(second!.left).toBeGreaterThan(first!.left)
    expect(missing).toEqual([])
    expect(second!.left - first!.right).toBeLessThan(6)
  })

  test('a huge crowd is of people as large as others', () => {
    const { subjects } = understandPrompt('a rapper in front of a huge crowd')
    expect(new Set(subjects.map(({ size }) => size))).toEqual(new Set([1]))
  })

  test('whoever is taught to fish has a rod, and no fish lies about', () => {
    const { subjects } = understandPrompt('a grandfather teaching his grandson to fish')
    expect(subjects.map(({ kind }) => kind)).toEqual(['person', 'person'])
  })

  test('divers go into the pool head first', () => {
    expect(poseOf('a swimmer diving into a pool')).toBe('diving')
  })

  test('two ride one mount, one behind the other', async () => {
    for (const prompt of ['a couple riding a motorcycle', 'a father and daughter riding an elephant']) {
      const { members, missing } = await seeGroupOf(prompt)
      const [first, second, mount] = members
      expect(missing, prompt).toEqual([])
      expect(Math.abs(first!.left - second!.left), prompt).toBeGreaterThan(5)
      for (const rider of [first!, second!]) expect(rider.top, prompt).toBeLessThan(mount!.top)
    }
  })

  test('the board of a surfer is a surfboard', () => {
    const [, board] = understandPrompt('a surfer carrying his board').subjects
    expect(board?.kind === 'thing' && board.thing.motif).toBe('surfboard')
  })

  test('of musicians who play together each has an instrument and plays in their own way', () => {
    const { subjects } = understandPrompt('a guitarist and a drummer playing')
    expect(subjects.map((subject) => (subject.kind === 'person' ? subject.pose : subject.word))).toEqual([
      'playing guitar',
      'holding',
      'drum',
    ])
  })

  test('spoons and scissors are in the hands of those who use them', async () => {
    for (const prompt of [
      'a woman feeding a baby with a spoon',
      "a hairdresser cutting a man's hair with scissors",
    ]) {
      const { members } = await seeGroupOf(prompt)
      const [doer, , tool] = members
      expect(tool!.bottom, prompt).toBeLessThan(doer!.bottom - 15)
    }
  })

  test('two who share an umbrella are under it, and a painter stands before one canvas', async () => {
    const [first, second, umbrella] = (await seeGroupOf('two friends sharing an umbrella')).members
    expect(umbrella!.left).toBeLessThan(first!.right)
    expect(umbrella!.right).toBeGreaterThan(second!.left)
    expect(umbrella!.top).toBeLessThan(first!.top)
    expect((await seeGroupOf('an artist painting on a canvas')).members).toHaveLength(2)
  })
})
