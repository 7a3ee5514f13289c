import { describe, expect, test } from 'vitest'
import { findStarters } from './find-starters.ts'
import { starters } from './index.ts'

describe('findStarters', () => {
  test.each([
    ['octopus', 'octopus-arms-think'],
    ['Octopuses', 'octopus-arms-think'],
    ['coffee', 'coffee-bees'],
    ['popcorn', 'popcorn-temperature'],
    ['cats', 'cats-no-sweet'],
    ['dog', 'dog-heat-nose'],
    ['puppies', 'dog-heat-nose'],
    ['the Moon', 'moon-leaving'],
    ['Saturn’s rings', 'saturn-rings-vanishing'],
    ['Venus', 'venus-slow-day'],
    ['ancient Rome', 'roman-concrete'],
    ['Marie Curie', 'curie-notebooks'],
    ['marathon running', 'marathon-distance'],
    ['why do crows remember', 'crow-grudge'],
    ['sharks', 'sharks-before-trees'],
    ['goosebumps', 'goosebumps'],
    ['sleep', 'sleep-brain-wash'],
    ['social anxiety', 'spotlight-effect'],
    ['compound interest', 'rule-of-72'],
    ['CHOCOLATE', 'chocolate-money'],
    ['how to sleep better', 'sleep-brain-wash'],
    ['sleep in hotels', 'first-night-sleep'],
    ['the science of coffee', 'coffee-bees'],
    ['facts about octopuses', 'octopus-arms-think'],
    ['5 amazing facts about sharks', 'sharks-before-trees'],
    ['10 things to know about Venus', 'venus-slow-day'],
    ['the power of habit', 'if-then-plan'],
    ['21 day habit', 'habit-66-days'],
    ['the secret of vanilla', 'vanilla-edmond-albius'],
    ['why do we get goosebumps?', 'goosebumps'],
    ['The Science Behind Popcorn', 'popcorn-temperature'],
    ['spicy food', 'chili-birds'],
    ['GPS', 'gps-einstein'],
    ['email', 'at-sign-email'],
    ['Post-it notes', 'post-it-failure'],
    ['Mount Everest', 'chimborazo-everest'],
    ['pyramids', 'sudan-pyramids'],
    ['lightning', 'lightning-heat'],
    ['deep sea', 'longest-mountain-range'],
    ['habits', 'if-then-plan'],
    ['deadlines', 'planning-fallacy'],
    ['Vincent van Gogh', 'van-gogh-sale'],
    ['Réunion', 'vanilla-edmond-albius'],
    ['houseplants', 'overwatering'],
    ['salary negotiation', 'precise-salary'],
    ['how to fall asleep faster', 'bedtime-to-do-list'],
    ['stoicism', 'zeno-shipwreck'],
    ['how to stop procrastinating', 'forgive-procrastination'],
    ['motivation', 'gold-star-motivation'],
    ['how to make friends', 'hours-to-friendship'],
    ['how to start running', 'couch-to-5k'],
    ['how to cook steak', 'searing-myth'],
    ['how to save energy', 'thermostat-rule'],
    ['bitcoin', 'bitcoin-pizza'],
    ['how to memorize', 'memory-palace'],
    ['black holes', 'black-hole-spaghetti'],
    ['the science of black holes', 'black-hole-spaghetti'],
    ['whales', 'whale-naps-standing'],
    ['dog training', 'teach-dog-sit'],
    ['how to train a better dog', 'teach-dog-sit'],
    ['star wars', 'star-wars-toys'],
    ['Napoleon', 'napoleon-height'],
    ['World War II', 'ghost-army'],
    ['Titanic', 'titanic-lifeboats'],
    ['volcanoes', 'krakatoa-sound'],
    ['the internet', 'undersea-cables'],
    ['soccer', 'pickles-world-cup'],
    ['AI', 'eliza-chatbot'],
    ['dinosaurs', 't-rex-closer'],
    ['Easter Island', 'easter-island-walk'],
    ['Greek mythology', 'pandora-jar'],
    ['the speed of light', 'romer-light-speed'],
  ])('answers "%s" with %s first', (topic, id) => {
    const found = findStarters(topic)
    expect(found.map(({ starter }) => starter.id).slice(0, 1)).toEqual([id])
    expect(found[0]!.score).toBeGreaterThanOrEqual(70)
  })

  test.each([
    ['matcha latte'],
    ['best coffee machine'],
    ['space heater'],
    ['cash flow forecast'],
    ['wedding photography'],
    ['meal prep for one'],
    ['kubernetes'],
    ['zither lessons'],
    ['mental health'],
    ['how to make coffee at home'],
    ['the science of'],
    ['5 amazing facts'],
    ['how to get better'],
    ['honey'],
    ['years'],
    ['ice cream maker'],
    ['why is it so'],
    ['量子力学'],
    ['🎉🎉'],
    ['   '],
    [''],
  ])('gives nothing for "%s"', (topic) => {
    expect(findStarters(topic)).toEqual([])
  })

  test('gives coffee nothing from space, and space nothing about coffee', () => {
    expect(findStarters('coffee', 50).map(({ starter }) => starter.niche)).not.toContain('space')
    expect(findStarters('space', 50).map(({ starter }) => starter.niche)).not.toContain('food')
  })

  test('finds a script by its subject and a later detail', () => {
    expect(findStarters('why octopuses have three hearts')[0]?.starter.title).toBe(
      'The Animal That Thinks With Its Arms',
    )
    expect(findStarters('coffee with three hearts')).toEqual([])
  })

  test('gives a whole niche when the niche is the topic', () => {
    const animals = starters.filter((starter) => starter.niche === 'animals').map((starter) => starter.id)
    expect(findStarters('animals', 50).map(({ starter }) => starter.id)).toEqual(
      expect.arrayContaining(animals),
    )
  })

  test('ranks by score and respects the limit', () => {
    const scores = findStarters('history', 50).map(({ score }) => score)
    expect(scores.length).toBeGreaterThan(5)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(findStarters('history', 3)).toHaveLength(3)
    expect(findStarters('history', 0)).toEqual([])
    expect(findStarters('history', -1)).toEqual([])
  })

  test('finds every script by its first search word and by its title', () => {
    for (const starter of starters) {
      const byTopic = findStarters(starter.topics[0]!, 50).map((found) => found.starter.id)
      const byTitle = findStarters(starter.title, 50).map((found) => found.starter.id)
      expect(byTopic).toContain(starter.id)
      expect(byTitle).toContain(starter.id)
    }
  })

  test('handles a pasted text as quickly and safely as a topic', () => {
    expect(findStarters('lorem ipsum dolor '.repeat(20_000))).toEqual([])
  })
})
