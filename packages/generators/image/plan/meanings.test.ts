import { describe, expect, test } from 'vitest'
import { threadMs } from '@vivify/contract/node/thread-time'
import { planText } from '../../node/testing-plan.ts'
import { sayMeaning } from './meanings.ts'

/** What the only picture of a sentence shows; undefined when it names nothing, and a symbol or its people stand in. */
function showOf(say: string): string | undefined {
  const [{ key, source } = { key: '', source: 'symbol' }] = planText('', [{ say, prompt: '' }])
  return source === 'symbol' ? undefined : key
}

describe('a word with several senses', () => {
  test.each([
    ['He swung the bat and missed.', 'man baseball'],
    ['They sat on the bank of the river.', 'in lake'],
    ['Each arm of an octopus can taste.', 'octopus'],
    ['He left out a bar over one letter of the formula.', undefined],
    ['It was the largest mistake in history.', undefined],
    ['The spring in the pen broke.', 'pen'],
    ['Rub your palms together.', undefined],
    ['He sold him a brown station wagon.', 'automobile'],
    ['He built a metal box so the waves could not escape.', 'man package'],
    ['A colleague leaned in for a closer look.', 'colleague'],
    ['Charge your phone in the kitchen.', 'mobile-phone'],
    ['We slept under a palm on the beach.', 'people palm-tree'],
    ['She paints her nails red.', undefined],
    ['Pour water from the pitcher.', 'pitcher'],
    ['The pitcher threw the ball.', 'baseball'],
    ['A crane lifts steel beams on the building site.', 'building-construction'],
    ['A crane stands on one leg in the lake.', 'stork'],
    ['Break the seal and open the jar.', 'person jar'],
    ['A seal sleeps on the ice.', 'seal'],
    ['Click the left button of the mouse.', 'computer-mouse'],
    ['A mouse ran into the hole.', 'mouse running into the hole'],
    ['We sat in a jam on the highway for two hours.', 'people automobile'],
    ['The bark of the dog woke me.', 'dog'],
    ['The wave was two stories high.', 'water-wave'],
    ['They lost the match three to one.', 'soccer-ball'],
    ['She put the ring on her finger.', 'woman ring'],
    ['He stepped into the ring to fight.', 'boxing-glove'],
    ['Tie a bow around the gift.', 'ribbon'],
    ['He drew the bow and shot an arrow.', 'man drawn-bow'],
    ['Every cell in your body needs energy.', 'microbe'],
    ['He spent ten years in a cell.', 'in prison'],
    ['Nvidia makes the chip that runs the model.', 'desktop-computer'],
    ['Eat one chip and you want another.', 'person french-fries'],
    ['The trunk of the tree is hollow.', 'deciduous-tree'],
    ['The plant makes 500 cars a day.', 'factory'],
    ['Water the plant once a week.', 'person potted-plant watering-can'],
    ['The light turned red and he stopped.', 'horizontal-traffic-light'],
    ['The table shows the results.', 'bar-chart'],
    ['Our first date was at a cafe.', 'couple'],
    ['Write the date on the letter.', 'person tear-off-calendar envelope'],
    ['The team won every game of the season.', 'team'],
    ['The key is patience.', undefined],
    ['Press the enter key.', 'person keyboard'],
    ['The star of the movie quit.', 'movie-camera'],
    ['She held the last note for ten seconds.', 'woman musical-note'],
    ['The scales of a fish grow like rings.', 'fish'],
    ['He made a toast at the wedding.', 'man wine-glass table'],
    ['Boil the bones for the stock.', 'bone'],
    ['Hooks and eyes, and a sliding guide.', 'hook'],
    ['He called the thing with hooks a clasp locker.', 'hook'],
    ['Her eyes were red.', 'human-eye'],
    ['Congress passed the bill.', 'scroll'],
    ['The duck has a flat bill.', 'duck'],
    ['They played on a clay court with a tennis ball.', 'tennis'],
    ['The mint made a million coins.', 'coin'],
    ['A bug in the code cost millions.', 'laptop'],
    ['Plant the bulb in October.', 'person tulip'],
    ['Chop it on the board.', 'cutting-board'],
    ['Turn the nut with a wrench.', 'person wrench'],
    ['Peel the orange.', 'person tangerine table'],
    ['The sky turned orange.', undefined],
    ['He is a shark in business.', undefined],
    ['A school of fish turned at once.', 'fish'],
    ['Keep the change.', 'person coin'],
    ['Change the tire of your car.', 'person tire automobile'],
    ['Learn it by heart.', undefined],
    ['Your heart beats 100,000 times a day.', 'red-heart'],
    ['Soon five warships stood off the beach.', 'ship'],
    ['English is her mother tongue.', undefined],
    ['She pulled her sled from door to door.', 'woman sled'],
    ['The train driver blew his horn.', 'train-driver'],
    ['A trucker sat in his cab.', 'articulated-lorry'],
    ['A clear ring had formed around the mold.', undefined],
    ['We found a locked trunk under the bed.', 'people luggage bed'],
    ['My mother bought a plane ticket.', 'mother boarding-pass'],
    ['Knuckles tapped on the glass.', 'window'],
    ['The penalty hit the post.', 'soccer-ball'],
    ['After the war my uncle sold shoes.', 'uncle running-shoe'],
  ])('%s', (say, shown) => {
    expect(showOf(say)).toBe(shown)
  })

  test('is told by its scene first and by the title where the scene doesn’t tell', () => {
    const title = 'How prisons work'
    expect(sayMeaning('He never left his cell.', 'spoken', { around: '', title })).toBe(
      'He never left his prison cell.',
    )
    expect(sayMeaning('He lost his cell.', 'spoken', { around: 'phone', title })).toBe(
      'He lost his mobile phone.',
    )
  })

  test('stays as it is when nothing tells, when it is a verb, and in other words', () => {
    const nothing = { around: '', title: '' }
    for (const text of [
      'A bat.',
      'You board the ship, CEO.',
      'Board it, company!',
      'Batman, boards—and “matchmaking”',
      '',
    ])
      expect(sayMeaning(text, 'spoken', nothing)).toBe(text)
    expect(sayMeaning('bat, ball', 'listed', nothing)).toBe('baseball, ball')
  })

  test('is found quickly in long and strange texts', () => {
    const long = 'the bat by heart, constructor __proto__ 🐙 '.repeat(5000)
    const start = threadMs()
    sayMeaning(long, 'spoken', { around: long, title: long })
    expect(threadMs() - start).toBeLessThan(1500)
  })
})
