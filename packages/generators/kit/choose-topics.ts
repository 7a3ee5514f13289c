// Chooses topics of Product Hunt by the words of the facts.

import { kitLimits } from '@vivify/contract/kit-choices'
import type { Facts } from './read-facts.ts'

/** Topics of Product Hunt with the words, or beginnings of words, that point at them. `=` marks whole words. */
const cues: readonly (readonly [topic: string, words: string])[] = [
  [
    'Developer Tools',
    'developer code coding =api =apis =sdk =cli debug database sql deploy git pull-request backend frontend engineer programm compiler log error terminal',
  ],
  ['Software Engineering', 'developer engineer backend frontend program query =bug =bugs'],
  [
    'Artificial Intelligence',
    '=ai machine-learning =llm =gpt language-model chatbot neural =prompt =prompts ai-agent',
  ],
  ['Open Source', 'open-source opensource =mit-license self-host'],
  [
    'Productivity',
    'todo to-do task note focus calendar meeting inbox workflow habit organize schedule deadline time-track',
  ],
  ['Writing', 'writer writing =write blog essay newsletter novel grammar manuscript'],
  ['Design Tools', 'design figma =ui =ux prototype wireframe icon font mockup color-palette'],
  ['Meditation', 'meditat mindful breath calm'],
  [
    'Health & Fitness',
    'health fitness workout sleep runner running jogging =gym yoga nutrition diet therap wellbeing wellness stress anxiety',
  ],
  ['Hardware', 'hardware device gadget sensor bluetooth usb-c battery lamp wearable keyboard speaker camera'],
  ['Home', 'home kitchen furniture garden plant household apartment room'],
  ['Wearables', 'wearable smartwatch ring bracelet'],
  ['E-Commerce', 'marketplace shop seller buyer buy sell store checkout commerce secondhand rent'],
  ['Maps', '=map =maps route location nearby neighborhood'],
  [
    'Social Impact',
    'non-profit nonprofit charity volunteer donat community-fridge food-bank homeless refugee climate accessib',
  ],
  ['Food & Drink', 'food recipe meal cook restaurant coffee drink =eat'],
  ['Education', 'learner learning teach student school course lesson study flashcard tutor language'],
  ['Marketing', 'marketing =seo campaign audience brand =ads social-media newsletter landing-page'],
  ['Analytics', 'analytics dashboard metric report chart =data insight track'],
  ['Finance', 'money invoice budget banking bank-account invest payment expense tax accounting savings'],
  ['Music', 'music song audio playlist guitar piano podcast'],
  ['Photography', 'photo picture image camera'],
  ['Video', 'video film clip footage stream'],
  ['Travel', 'travel trip flight hotel itinerary'],
  ['Parenting', 'parent baby child kids family toddler'],
  ['Pets', 'pet dog cat puppy kitten'],
  ['Games', 'game player puzzle multiplayer'],
  ['Privacy', 'privacy encrypt end-to-end on-device offline tracker-free'],
  ['Remote Work', 'remote work-from-home home-office distributed-team time-zone async'],
  ['Hiring', 'hiring recruit candidate resume interview'],
  ['Customer Support', 'support ticket helpdesk customer-service'],
  ['Sustainable Development', 'sustainab climate carbon recycl repair reuse secondhand second-hand waste'],
  ['Books', 'book reading reader library novel'],
  ['Events', 'event ticket conference meetup wedding'],
  ['Community', 'community neighbor member forum club'],
  ['iOS', '=ios iphone ipad'],
  ['Android', '=android'],
  ['Mac', '=mac =macos macbook'],
  ['SaaS', 'a-month per-month monthly a-year subscription per-seat'],
  ['Chrome Extensions', 'chrome-extension browser-extension'],
]

export interface ChosenTopics {
  topics: string[]
  /** True when the words point at fewer topics than Product Hunt takes. */
  isShort: boolean
}

/** Up to three topics, the best founded first. Topics that were read from Product Hunt come before all others. */
export function chooseTopics({ given }: Pick<Facts, 'given'>, known: readonly string[] = []): ChosenTopics {
  // The summary counts twice, because the name and the summary say what the product is.
  const [, summary = ''] = given.split('\n')
  const text = ` ${`${given} ${summary}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const scored = cues
    .map(([topic, words], order) => ({ topic, order, score: scoreOf(text, words.split(' ')) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.order - other.order)
  const topics = [...new Set([...known, ...scored.map(({ topic }) => topic)])].slice(0, kitLimits.topics)
  return { topics, isShort: topics.length < kitLimits.topics }
}

function scoreOf(text: string, words: readonly string[]): number {
  let score = 0
  for (const word of words) {
    const spaced = word.replaceAll('-', ' ')
    const cue = spaced.startsWith('=') ? ` ${spaced.slice(1)} ` : ` ${spaced}`
    for (let at = text.indexOf(cue); at >= 0; at = text.indexOf(cue, at + 1)) score++
  }
  return score
}
