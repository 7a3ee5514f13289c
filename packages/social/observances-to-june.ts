// Days that people post about, with the first line of a post or two for each. The lines are for creators who show no
// face, and claim nothing that would have to be checked.

import type { Observance } from './observance.ts'

export const observancesToJune: readonly Observance[] = [
  {
    name: 'New Year’s Day',
    on: { month: 1, day: 1 },
    isBig: true,
    hooks: [
      'Most resolutions fail for the same reason. Here is the fix:',
      'Not a resolution. One small habit to begin today:',
    ],
    topic: 'New Year’s resolutions',
  },
  {
    name: 'Martin Luther King Jr. Day',
    on: { month: 1, weekday: 1, nth: 3 },
    hooks: ['A line by Dr. King that is quoted less often than it should be:'],
  },
  {
    name: 'Data Privacy Day',
    on: { month: 1, day: 28 },
    hooks: ['Three privacy settings to change today, in five minutes:'],
    topic: 'protecting your privacy online',
  },
  {
    name: 'Groundhog Day',
    on: { month: 2, day: 2 },
    hooks: ['If you had to live one day of your work again and again, which one?'],
    topic: 'daily routines',
  },
  {
    name: 'Galentine’s Day',
    on: { month: 2, day: 13 },
    hooks: ['Tag the friend who saw your first bad version and stayed:'],
    topic: 'friendship',
  },
  {
    name: 'Valentine’s Day',
    on: { month: 2, day: 14 },
    isBig: true,
    hooks: ['A love letter to the tool I use every day:', 'Five small signs of love that cost nothing:'],
  },
  {
    name: 'Presidents’ Day',
    on: { month: 2, weekday: 1, nth: 3 },
    hooks: ['Three presidents, three habits worth copying:'],
    topic: 'habits of US presidents',
  },
  {
    name: 'Random Acts of Kindness Day',
    on: { month: 2, day: 17 },
    hooks: ['Seven kind things to do today that take less than a minute:'],
    topic: 'random acts of kindness',
  },
  {
    name: 'Mardi Gras',
    on: { easter: true, plusDays: -47 },
    hooks: ['What the colors of Mardi Gras stand for, in 30 seconds:'],
  },
  {
    name: 'World Wildlife Day',
    on: { month: 3, day: 3 },
    hooks: ['An animal that you have never heard of, and why it matters:'],
    topic: 'endangered animals',
  },
  {
    name: 'International Women’s Day',
    on: { month: 3, day: 8 },
    isBig: true,
    hooks: [
      'A woman who changed this field, and whose name few people know:',
      'Three women whose work taught me something this year:',
    ],
    topic: 'women who changed history',
  },
  {
    name: 'the day clocks go forward in the US',
    on: { month: 3, weekday: 7, nth: 2 },
    hooks: ['One hour less tonight. How to notice it less:'],
    topic: 'sleeping better',
  },
  {
    name: 'Pi Day',
    on: { month: 3, day: 14 },
    hooks: ['3.14 reasons why circles are stranger than you think:'],
    topic: 'the number pi',
  },
  {
    name: 'St. Patrick’s Day',
    on: { month: 3, day: 17 },
    hooks: ['Luck is mostly preparation. What I prepare:'],
  },
  {
    name: 'the International Day of Happiness',
    on: { month: 3, day: 20 },
    hooks: ['One thing that reliably makes an ordinary day better:'],
    topic: 'happiness',
  },
  {
    name: 'World Poetry Day',
    on: { month: 3, day: 21 },
    hooks: ['Four lines that I know by heart:'],
    topic: 'famous poems',
  },
  {
    name: 'World Water Day',
    on: { month: 3, day: 22 },
    hooks: ['How much water one ordinary thing takes to make:'],
    topic: 'saving water',
  },
  {
    name: 'April Fools’ Day',
    on: { month: 4, day: 1 },
    isBig: true,
    hooks: ['Three facts. Two are true. Which one is made up?', 'The best harmless prank I know:'],
  },
  {
    name: 'Easter Sunday',
    on: { easter: true },
    isBig: true,
    hooks: [
      'Five things hidden in this picture. How many do you find?',
      'Where the Easter traditions come from:',
    ],
    topic: 'Easter traditions',
  },
  {
    name: 'World Health Day',
    on: { month: 4, day: 7 },
    hooks: ['One health habit that needs no equipment:'],
    topic: 'healthy habits',
  },
  {
    name: 'Earth Day',
    on: { month: 4, day: 22 },
    isBig: true,
    hooks: [
      'One change at home that lasts longer than Earth Day:',
      'What happens to it after you throw it away:',
    ],
    topic: 'living with less waste',
  },
  {
    name: 'World Book Day',
    on: { month: 4, day: 23 },
    hooks: ['The book that changed how I work, in three sentences:'],
    topic: 'books worth reading',
  },
  {
    name: 'Arbor Day',
    on: { month: 4, weekday: 5, nth: 'last' },
    hooks: ['The oldest tree near you has seen all this:'],
    topic: 'trees',
  },
  {
    name: 'International Jazz Day',
    on: { month: 4, day: 30 },
    hooks: ['Never listened to jazz? Begin with these three:'],
    topic: 'jazz music',
  },
  {
    name: 'International Workers’ Day',
    on: { month: 5, day: 1 },
    hooks: ['A job that everybody relies on and nobody talks about:'],
    topic: 'jobs nobody talks about',
  },
  {
    name: 'Star Wars Day',
    on: { month: 5, day: 4 },
    hooks: ['Explain your work as if it happened in a galaxy far, far away:'],
  },
  {
    name: 'Cinco de Mayo',
    on: { month: 5, day: 5 },
    hooks: ['What Cinco de Mayo is about, and what it is not:'],
  },
  {
    name: 'World Password Day',
    on: { month: 5, weekday: 4, nth: 1 },
    hooks: ['If your password is on this list, change it today:'],
    topic: 'password safety',
  },
  {
    name: 'Mother’s Day in the US',
    on: { month: 5, weekday: 7, nth: 2 },
    isBig: true,
    hooks: ['Something my mother said that made sense 20 years later:', 'Gifts that are no flowers:'],
    topic: 'Mother’s Day',
  },
  {
    name: 'International Museum Day',
    on: { month: 5, day: 18 },
    hooks: ['One object in a museum, and the story behind it:'],
    topic: 'strange museum objects',
  },
  {
    name: 'World Bee Day',
    on: { month: 5, day: 20 },
    hooks: ['A bee’s working day, hour by hour:'],
    topic: 'bees',
  },
  {
    name: 'Memorial Day',
    on: { month: 5, weekday: 1, nth: 'last' },
    hooks: ['Behind one name on a memorial near you:'],
  },
  {
    name: 'the first day of Pride Month',
    on: { month: 6, day: 1 },
    hooks: ['Someone whose courage made things easier for others:'],
    topic: 'Pride Month',
  },
  {
    name: 'World Environment Day',
    on: { month: 6, day: 5 },
    hooks: ['Before and after: one place that was brought back:'],
    topic: 'protecting nature',
  },
  {
    name: 'World Oceans Day',
    on: { month: 6, day: 8 },
    hooks: ['The deeper you go, the stranger it gets:'],
    topic: 'the deep sea',
  },
  {
    name: 'Juneteenth',
    on: { month: 6, day: 19 },
    isBig: true,
    hooks: ['What happened on June 19, 1865, in one minute:'],
    topic: 'the history of Juneteenth',
  },
  {
    name: 'Father’s Day in the US',
    on: { month: 6, weekday: 7, nth: 3 },
    isBig: true,
    hooks: ['Advice from fathers that turned out to be right:', 'Things only a dad says:'],
    topic: 'Father’s Day',
  },
  {
    name: 'the International Day of Yoga',
    on: { month: 6, day: 21 },
    hooks: ['Three stretches to do at a desk:'],
    topic: 'yoga for beginners',
  },
  {
    name: 'Social Media Day',
    on: { month: 6, day: 30 },
    hooks: ['What I would tell myself before my first post:'],
    topic: 'growing on social media',
  },
]
