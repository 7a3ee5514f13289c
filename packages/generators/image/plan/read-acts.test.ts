import { describe, expect, test } from 'vitest'
import { quickestMs } from '@vivify/contract/node/thread-time'
import { findNames, findTeller, recallHeroes } from './doers.ts'
import { readActs, type LastNamed } from './read-acts.ts'

function actsOf(...sentences: readonly string[]): (string | undefined)[] {
  const last: LastNamed = { names: findNames(sentences.join(' ')) }
  return sentences.map((sentence) => readActs(sentence, last).acts[0]?.prompt)
}

describe('what people do in a spoken sentence', () => {
  test.each([
    ['They stole the money, and the guard slept in a chair.', 'guard sleeping in a chair'],
    ['My son yelled from the dock.', 'son yelling from the dock'],
    ['The bride was standing in the mud.', 'bride standing in the mud'],
    ['A man ate sardines at 3 am.', 'man eating sardines at 3 am'],
    [
      'And a grandma walked over to the gas station and bought water.',
      'grandma walking over to the gas station',
    ],
  ])('is a prompt: %s', (say, prompt) => {
    expect(actsOf(say)).toEqual([prompt])
  })

  test('names the people whom a pronoun means', () => {
    expect(
      actsOf(
        'Three men sat in a boat.',
        'They stole the spoons from the prison.',
        'An engineer came.',
        'He slept.',
      ),
    ).toEqual([
      'three men sitting in a boat',
      'three men stealing the spoons from the prison',
      undefined,
      'an engineer sleeping',
    ])
  })

  test.each([
    [
      'Whoever tells a text does what "I" does',
      'I baked bread in the kitchen.',
      'a man baking bread in the kitchen',
    ],
    [
      'what the viewer is told to do',
      'Then wipe the pan with a cloth.',
      'a person wiping the pan with a cloth',
    ],
    ['a second deed of the same person', 'My uncle sat down and drank coffee.', 'uncle drinking coffee'],
    ['what "it" means in the sentence', 'Take the pan, then wash it.', 'a person washing the pan'],
    ['a thing without what nobody sees of it', 'She dug up the whole bed.', 'a woman digging up the bed'],
    ['a deed after another verb', 'The boy started to dig a hole.', 'boy digging a hole'],
    ['a purchase, as the thing in a shop', 'A man bought a ring in 1990.', 'man holding a ring in a shop'],
    ['a way to a place', 'She went back to the hospital.', 'a woman walking in the hospital'],
    [
      'what somebody has along on the way',
      'The boy walked down to the harbor with a lantern.',
      'boy walking in the harbor with a lantern',
    ],
    ['an embrace', 'The sisters held each other.', 'sisters hugging'],
    ['a mood', 'My brother was so angry.', 'angry brother'],
    ['a thought', 'He realized that nobody would come.', 'a man thinking'],
    ['a deed whatever follows', 'A girl swam one length.', 'girl swimming'],
    ['a deed after words that say who it is', 'The woman at the counter ate a cake.', 'woman eating a cake'],
    ['a thing without its price', 'My son bought boots for thirty dollars.', 'son holding boots in a shop'],
    ['a call', 'My aunt got a phone call.', 'aunt talking on the phone'],
    [
      'a deed after another name',
      'A priest, Art Fry, was singing in a church.',
      'a priest singing in a church',
    ],
    ['what somebody has in hand', 'My friend came out with a lamp.', 'friend holding a lamp'],
    [
      'a house without whose it is',
      "The widow painted her uncle's old house.",
      'widow painting her old house',
    ],
    ['a scarf around a neck', 'The nurse tied a scarf around her neck.', 'nurse wearing a scarf'],
    [
      'a scarf around the neck of another',
      "The nurse tied a scarf around the boy's neck.",
      'the boy wearing a scarf',
    ],
    ['who is put somewhere', 'The nurse sat him on a bench.', 'a man sitting on a bench'],
    ['a bite', 'The judge took a bite of the cake.', 'judge eating the cake'],
    ['a search', 'The soldiers searched the harbor.', 'soldiers standing in the harbor'],
    ['a leap into the water', 'The cook jumped into the cold water.', 'cook diving into a lake'],
    ['what belongs to another', "A boy found a bird's nest.", 'boy finding a bird nest'],
    ['a deed with its particle', 'A woman was hanging up laundry.', 'woman hanging laundry'],
    ['a gift', 'My aunt gave my son a ring.', 'aunt giving a ring to my son'],
    ['an arrest', 'The thief was arrested on a beach.', 'arrested thief on a beach'],
    ['a gift that is thrown', 'The coach threw me the gloves.', 'coach throwing the gloves to a man'],
    ['a gift to an animal', 'The boy gave the dog a bone.', 'boy giving a bone to the dog'],
    ['a loan', 'My aunt lent my son two hundred dollars.', 'aunt giving money to my son'],
    ['a door that is held', 'A man held the door for an old lady.', 'man opening the door for an old lady'],
    ['what is put somewhere', 'A woman put a shoe in the window.', 'woman holding a shoe in the window'],
    [
      'what was loaded just before',
      'My aunt loaded her sled with bread and pulled it home.',
      'aunt pulling the sled',
    ],
    ['what somebody leaves with', 'Two men left with forty thousand dollars.', 'two men holding money'],
    ['a business', 'My aunt had the only bakery in town.', 'aunt standing in the bakery'],
    ['a fall on the ice', 'The mailman slipped on the ice.', 'mailman slipping on the ice'],
    ['who is asleep', 'The driver was asleep in his kitchen.', 'driver sleeping in his kitchen'],
    [
      'a deed after where somebody is from',
      'A farmer in Mexico was plowing his field when it rained.',
      'farmer plowing his field',
    ],
    ['what is put up', 'My dad put up a fence.', 'dad building a fence'],
    ['some of the things', 'A man ate one of the apples.', 'man eating the apples'],
    ['what somebody walks out with', 'The driver walked out with a briefcase.', 'driver holding a briefcase'],
    ['a call to the police', 'A waitress called the police.', 'waitress talking on the phone'],
    ['a wedding', 'My aunt got married in a barn.', 'aunt getting married in a barn'],
    ['a hand that is held', 'The nurse held his hand.', 'nurse holding hands with a man'],
    ['what she sells', 'My sister sold her car to pay for it.', 'sister looking at her car'],
    [
      'what the police do',
      'The police followed a man into the forest.',
      'police following a man into the forest',
    ],
    [
      'where somebody writes what nobody can draw',
      'A man wrote his first song in a laundromat.',
      'man writing in a laundromat',
    ],
    ['a sight', 'A man saw a heron.', 'man looking at a heron'],
    [
      'a second deed after one that is not known',
      'A man schemed with his uncle and bought an oven.',
      'man holding an oven in a shop',
    ],
    ['a walk with a dog', 'A man took his dog for a walk.', 'man walking his dog'],
    ['somebody of an age', 'A twelve-year-old boy cleaned old shoes.', 'boy cleaning old shoes'],
    ['an arrival', 'My uncle came to the hospital.', 'uncle walking in the hospital'],
    [
      'a deed after more about somebody else',
      'The coach pointed at me, the smallest player, and threw a ball.',
      'coach throwing a ball',
    ],
    ['a ride', 'A woman took the train to work.', 'woman riding the train'],
    [
      'what somebody sets out to do',
      'A woman left alone to ski across a lake.',
      'woman skiing across a lake',
    ],
    [
      'an order within speech that has no punctuation',
      'you want to get out in the morning sun for ten minutes and then walk the dog',
      'a person walking the dog',
    ],
    ['a deed with a name', 'The next day Mary Anderson rode a streetcar.', 'a woman riding a streetcar'],
    [
      'a deed with a name and a job',
      'That night Detective Claes opened a safe.',
      'a detective opening a safe',
    ],
  ])('is read: %s', (_, say, prompt) => {
    expect(actsOf(say)).toEqual([prompt])
  })

  test('is done by one or all of those who were just named', () => {
    expect(
      actsOf(
        'Two men walked into a bank.',
        'The first one gave a letter to the guard.',
        'Both of them slept.',
      ),
    ).toEqual(['two men walking into a bank', 'a man giving a letter to the guard', 'two men sleeping'])
    expect(actsOf('The first one slept.')).toEqual([undefined])
  })

  test('is done by the one whose dad was named, not by the dad', () => {
    expect(
      actsOf('A boy slept.', 'His dad gave him a ring, and he climbed a tree.', 'He ate a cake.').at(-1),
    ).toBe('a boy eating a cake')
  })

  test('is done by whoever was found, and not by the finder', () => {
    const say = 'The guard found his sister on the beach, dancing with a fan.'
    expect(readActs(say, {}).acts.map(({ prompt }) => prompt)).toContain('his sister dancing with a fan')
    expect(actsOf('The guard left the beach, dancing with a fan.')).toEqual(['guard dancing with a fan'])
  })

  test('is done by the mother to whom somebody went, and by nobody whom he is only like', () => {
    expect(actsOf('A cook drove to his mother.', 'She ate a cake.')[1]).toBe('a mother eating a cake')
    expect(actsOf('A cook drove like his mother.', 'She ate a cake.')[1]).toBe('a woman eating a cake')
  })

  test('is done by the one who has a rival, and not by the rival', () => {
    expect(actsOf('A cook slept.', 'His rival laughed.', 'He ate a cake.')[2]).toBe('a cook eating a cake')
  })

  test('is done by a child where a text has a grandmother of theirs and nothing of grown people', () => {
    const nameIn = (text: string): unknown => findNames(`One day ${text}`).get('ada')?.role
    expect(nameIn('Ada slept at her grandmother’s house.')).toBe('girl')
    expect(nameIn('Ada and her husband slept at her grandmother’s house.')).toBeUndefined()
  })

  test('is done by old people and by boys as their names say', () => {
    const names = findNames('One day old Clara and her nephew Sandro slept. She snored.')
    expect(names.get('clara')?.role).toBe('old woman')
    expect(names.get('sandro')).toMatchObject({ role: 'nephew', isWoman: false })
    expect(findNames('"Sleep," he said.').size).toBe(0)
  })

  test('is first what the viewer is told, then what comes later', () => {
    expect(actsOf('Paint the fence before you eat a cake.')).toEqual(['a person painting the fence'])
  })

  test('is done by the one whose boss was named two scenes later', () => {
    const last: LastNamed = {}
    const says = ['A cook slept.', 'His boss laughed.', 'The rain fell.', 'He ate a cake.']
    const prompts = says.map((say) => {
      recallHeroes(last)
      return readActs(say, last).acts[0]?.prompt
    })
    expect(prompts.at(-1)).toBe('a cook eating a cake')
  })

  test('is done by an old man again after a student was named in passing', () => {
    const last: LastNamed = {}
    const says = ['An old man slept.', 'A student laughed.', 'The rain fell.', 'He ate a cake.']
    const prompts = says.map((say) => {
      recallHeroes(last)
      return readActs(say, last).acts[0]?.prompt
    })
    expect(prompts.at(-1)).toBe('an old man eating a cake')
  })

  test('is done by a woman where whoever tells it has a husband', () => {
    const i = findTeller('My husband laughed. I cried.')
    expect(readActs('I cried.', { i }).acts[0]?.prompt).toBe('a woman crying')
  })

  test.each([
    'An octopus named Inky lived here. Inky climbed out.',
    'My brother stopped eating.',
    'The doctors watched their brains.',
    'The thief was caught by a dog.',
    'Follow for more, and save this for when you need the pan.',
    'They turned up in hats.',
    "The cook's knife cut the bread.",
    'We won’t open the safe.',
    'Most of what we do is repair.',
    'She paints her nails red.',
    'The soldier never slept.',
    'If a man walks, he feels better.',
    'He ran two shops.',
    'They ran out of time.',
    'The police box is red.',
    'He put one under a microscope.',
    'A scientist called it penicillin.',
    'My aunt put the children to bed.',
    'The market slept.',
  ])('is nothing where that is not seen: %s', (say) => {
    expect(actsOf(say)).toEqual([undefined])
  })

  test('is found quickly in the longest sentences', () => {
    const say = 'a man who saw a woman and a boy and a king walked the dog of a queen with a hat, '.repeat(60)
    expect(quickestMs(() => readActs(say, {}))).toBeLessThan(150)
  })
})
