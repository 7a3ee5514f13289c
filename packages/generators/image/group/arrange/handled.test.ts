import { describe, expect, test } from 'vitest'
import { seeGroupOf } from '../../../node/testing-group.ts'

describe('things in hands', () => {
  test.each([
    'a bodybuilder lifting a car over his head',
    'a strongman lifting a piano',
    'a woman holding a rock above her head',
    'a chef tossing a pizza into the air',
    'a graduate throwing her cap into the air',
  ])('%s has it overhead', async (prompt) => {
    const { members, missing } = await seeGroupOf(prompt)
    const [person, thing] = members
    expect(missing).toEqual([])
    expect(thing!.bottom).toBeLessThan(person!.top + (person!.bottom - person!.top) * 0.3)
    expect(Math.abs(thing!.left + thing!.right - person!.left - person!.right)).toBeLessThan(60)
  })

  test('an umbrella that is held over a cat is over the cat', async () => {
    const { members, missing } = await seeGroupOf('a man holding an umbrella over a stray cat')
    const [man, umbrella, cat] = members
    expect(missing).toEqual([])
    expect(umbrella!.left).toBeLessThan(cat!.left + 3)
    expect(umbrella!.right).toBeGreaterThan(cat!.right - 3)
    expect(umbrella!.top).toBeLessThan(cat!.top - 20)
    expect(cat!.bottom).toBeCloseTo(man!.bottom, -1)
  })

  test('a jar on a high shelf is over the head of who reaches for it', async () => {
    const { members, missing } = await seeGroupOf('a little boy reaching for a cookie jar on a high shelf')
    const [boy, jar, shelf] = members
    expect(missing).toEqual([])
    expect(jar!.bottom).toBeLessThan(boy!.top + 4)
    expect(Math.abs(jar!.bottom - shelf!.top)).toBeLessThan(8)
  })

  test.each(['a person wiping a table with a sponge', 'a woman wiping a table with a cloth'])(
    '%s has it on the table',
    async (prompt) => {
      const { members, missing } = await seeGroupOf(prompt)
      const [person, table, thing] = members
      expect(missing).toEqual([])
      expect(Math.abs(thing!.bottom - table!.top)).toBeLessThan((table!.bottom - table!.top) * 0.4)
      expect(thing!.bottom - thing!.top).toBeLessThan((person!.bottom - person!.top) * 0.2)
    },
  )

  test('the brush of a broom is on the floor', async () => {
    const [janitor, broom] = (await seeGroupOf('a janitor sweeping a hallway')).members
    expect(broom!.bottom).toBeCloseTo(janitor!.bottom, -1)
  })

  test('whoever is tied to a tree is before its trunk', async () => {
    const { members, missing } = await seeGroupOf('a cowboy tied to a tree')
    const [cowboy, tree] = members
    expect(missing).toEqual([])
    expect(tree!.left).toBeLessThan(cowboy!.left)
    expect(tree!.right).toBeGreaterThan(cowboy!.right)
  })

  test('whoever jumps off a bed is beyond it, in the air', async () => {
    const { members, missing } = await seeGroupOf('a boy in a superhero cape jumping off a bed')
    const [boy, bed] = members
    expect(missing).toEqual([])
    expect(boy!.bottom).toBeLessThan(bed!.bottom - 8)
    expect((boy!.left + boy!.right) / 2).toBeGreaterThan(bed!.right - 4)
  })

  test('a heavy load is on the back', async () => {
    const { members, missing } = await seeGroupOf('a man carrying a huge boulder on his back')
    const [man, stone] = members
    expect(missing).toEqual([])
    expect(stone!.bottom).toBeLessThan((man!.top + man!.bottom) / 2 + 4)
  })

  test('who has dinner at a table has it on the table', async () => {
    const { members, missing, of } = await seeGroupOf('a lonely man eating dinner at a long table')
    const [plate] = of('dinner plate')
    const table = members[1]!
    expect(missing).toEqual([])
    expect(Math.abs(plate!.bottom - table.top)).toBeLessThan(4)
    expect(table.right - table.left).toBeGreaterThan(3 * (table.bottom - table.top))
  })
})

describe('people who have to do with each other', () => {
  test.each([
    'a girl pushing her brother on a swing',
    'an old couple holding hands on a park bench',
    'a girl whispering a secret to her friend',
    'two businessmen arguing across a table',
    'two women gossiping over a fence',
    'a woman carrying a child on her back',
    'a father feeding his baby in a high chair',
    'a nurse holding the hand of a sick man in bed',
    'a teacher helping a student with homework',
    'a man kneeling and proposing to a woman with a ring',
    'a mother kissing her son goodnight in bed',
    'a woman being chased by a shadow',
    'a man catching a falling woman',
    'a boy climbing out of a window at night',
    'a man buried in paperwork',
    'a soldier carrying a wounded comrade over his shoulder',
    'a girl washing a dog in a bathtub',
    'a homeless man sleeping on a bench under newspapers',
    'a bully taking a lunchbox from a small boy',
    'a man locked in a bird cage',
    'a woman dancing with a robot',
    'a tiny man standing on a giant hand',
    'a hooded figure standing in front of a giant eye',
    'a man kicking down a door',
    'a man giving his coat to a shivering woman',
    'a boy looking through a keyhole',
    'a girl blowing out candles on a birthday cake',
    'a girl hugging a stack of books',
    'a businessman with a money bag for a head',
    'a man whispering in a king’s ear',
    'a mother holding two babies',
    'a mother protecting her children from a wolf',
    'a boy standing between two arguing parents',
    'a man pushing a boulder up a hill',
    'a butler holding an umbrella for a rich lady',
    'a girl with an umbrella walking on a wall',
    'a robot playing chess with an old man',
    'a surfer carrying a surfboard on his head',
    'a man holding a baby and a briefcase',
    'a man eating dinner with a skeleton',
    'a boy catching a butterfly with a net',
    'a man cutting a wedding cake with a sword',
    'a man carrying a coffin on his shoulder',
    'a woman reading to three children in bed',
    'a farmer milking a cow',
    'a girl pulling her brother on a sled',
    'a man leaning against a brick wall with his arms crossed',
    'a knight carrying a princess in his arms',
    'a woman kissing a frog',
    'a tiny girl sitting inside a teacup',
    'a samurai drawing his sword in the rain',
    'a man stuck in a spider web',
    'a girl holding a candle on the stairs',
    'a woman hanging laundry on a clothesline',
    'a man holding a door open for an old lady',
    'a man pulling a donkey by a rope',
    'a girl with an umbrella walking a dog',
    'a man pushing a shopping cart full of gold',
    'a man walking away from an explosion',
    'a queen sitting on a mountain of skulls',
    'a man sitting at a table across from death',
    'a child offering an apple to a giant',
    'a scientist holding up a test tube',
  ])('%s is shown as a whole', async (prompt) => {
    expect((await seeGroupOf(prompt)).missing).toEqual([])
  })

  test('one who walks against the crowd has people on both sides', async () => {
    const { members, missing } = await seeGroupOf('one person walking against the crowd')
    const [one, ...crowd] = members
    expect(missing).toEqual([])
    expect(crowd.some(({ right }) => right < one!.right)).toBe(true)
    expect(crowd.some(({ left }) => left > one!.left)).toBe(true)
  })

  test('a dog that is fed has its mouth at the hand', async () => {
    const [man, dog] = (await seeGroupOf('a man feeding a stray dog')).members
    expect(Math.max(dog!.left - man!.right, man!.left - dog!.right)).toBeLessThan(2)
  })

  test('what somebody has for a head is where the head would be', async () => {
    const [man, bulb] = (await seeGroupOf('a man with a light bulb for a head')).members
    expect(bulb!.bottom).toBeLessThan(man!.top + (man!.bottom - man!.top) * 0.2)
    expect(Math.abs(bulb!.left + bulb!.right - man!.left - man!.right)).toBeLessThan(20)
  })

  test('“like a horse” shows no horse, and says so', async () => {
    const { members, missing } = await seeGroupOf('a boy riding on his father’s back like a horse')
    expect(members).toHaveLength(2)
    expect(missing).toContain('horse')
  })

  test('whoever is lifted by balloons is below them and off the ground', async () => {
    const { members } = await seeGroupOf('a woman being lifted by balloons')
    const [woman, balloon] = members
    expect(balloon!.bottom).toBeLessThan((woman!.top + woman!.bottom) / 2)
  })

  test('whoever pushes something up a hill is below it on the slope', async () => {
    const [man, stone, hill] = (await seeGroupOf('a man pushing a boulder up a hill')).members
    expect(man!.bottom).toBeLessThan(hill!.bottom)
    expect(stone!.bottom).toBeLessThan(man!.bottom)
    expect(stone!.bottom).toBeGreaterThan(hill!.top)
  })

  test('those who are protected are behind who protects them', async () => {
    const [first, , mother, wolf] = (await seeGroupOf('a mother protecting her children from a wolf')).members
    const middle = ({ left, right }: { left: number; right: number }): number => (left + right) / 2
    expect(Math.sign(middle(mother!) - middle(first!))).toBe(Math.sign(middle(wolf!) - middle(mother!)))
  })

  test('a cake that is cut is on the table, and the sword in the hand', async () => {
    const [, cake, sword, table] = (await seeGroupOf('a man cutting a cake with a sword')).members
    expect(Math.abs(cake!.bottom - table!.top)).toBeLessThan(6)
    expect(sword!.bottom).toBeGreaterThan(0)
    expect(cake!.left).toBeGreaterThan(table!.left - 2)
    expect(cake!.right).toBeLessThan(table!.right + 2)
  })

  test('stones that are thrown are smaller than a head', async () => {
    const [boy, stone] = (await seeGroupOf('a boy throwing stones at a window')).members
    expect(stone!.right - stone!.left).toBeLessThan((boy!.bottom - boy!.top) * 0.25)
  })

  test('carrots for a horse are in the hand and not on the ground', async () => {
    const { members, missing } = await seeGroupOf('a girl feeding carrots to a horse')
    const [girl, carrot, another] = members
    expect(missing).toEqual([])
    for (const { bottom } of [carrot!, another!]) expect(bottom).toBeLessThan(girl!.bottom - 4)
  })

  test('those who argue across a table are at its sides and not on it', async () => {
    const [first, second, table] = (await seeGroupOf('two lawyers arguing across a desk')).members
    expect(first!.bottom).toBeCloseTo(table!.bottom, -1)
    expect(second!.bottom).toBeCloseTo(table!.bottom, -1)
  })

  test('nobody is tied to what is too small for it', async () => {
    expect((await seeGroupOf('a man tied to a coin')).missing).toContain('tied')
  })
})
