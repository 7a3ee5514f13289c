// An outline for a title without sources: headings, and the questions that only the person can answer. It claims nothing.

import { capitalise, parseTopic, type TopicKind, type TopicPattern } from '../script/topic/topic-pattern.ts'
import type { ArticleBrief, ArticleOutline } from './types.ts'

type Part = readonly [heading: string, ...questions: string[]]

const parts: Readonly<Record<TopicKind, (topic: TopicPattern) => readonly Part[]>> = {
  'how-to': ({ action }) => [
    ['Before you start', `What does a reader need before they ${action}?`, 'How long does it take?'],
    ['The first step', `To ${action}, what comes first?`, 'How does a reader know that it is done right?'],
    ['The steps that follow', 'What are the next steps, in order?', 'Which step do people leave out?'],
    [
      'Common mistakes',
      `What do people get wrong when they ${action}?`,
      'How can each mistake be put right?',
    ],
    ['How you can tell that it worked', 'What does the result look like?', 'What can a reader do next?'],
  ],
  list: ({ noun, count }) => [
    ['How these were chosen', `What makes one of the ${noun} worth naming?`],
    ...Array.from({ length: Math.min(10, count ?? 5) }, (_, index): Part => [
      `Number ${index + 1}`,
      `Which one is number ${index + 1}, and why?`,
      'What is one number, name or example for it?',
    ]),
    ['Which one to begin with', 'Which one suits whom?'],
  ],
  versus: ({ sides }) => {
    const [first, second] = sides ?? ['the first', 'the second']
    return [
      ['The difference in short', `What is the main difference between ${first} and ${second}?`],
      [capitalise(first), `What is ${first} good at?`, `Where does ${first} fall short?`],
      [capitalise(second), `What is ${second} good at?`, `Where does ${second} fall short?`],
      ['What each one costs', 'What does each cost in money and in time?'],
      ['Which one to choose', `Who should choose ${first}?`, `Who should choose ${second}?`],
    ]
  },
  why: ({ action }) => [
    ['What people believe', `Why do people think that ${action}?`],
    ['The reason', `What is the reason that ${action}?`, 'Who found out, and how?'],
    ['How we know', 'Which test, number or document shows it?'],
    ['What it means for you', 'What can a reader do with this?'],
  ],
  story: ({ noun }) => [
    ['How it began', `Where and when does the story of ${noun} begin?`, 'Who takes part in it?'],
    ['What happened', 'What happened, in order, with dates?'],
    ['The turning point', 'What changed everything?'],
    ['What became of it', `How did it end, and what is left of ${noun} today?`],
  ],
  activity: ({ noun }) => [
    ['What it is', `What does ${noun} mean in practice?`],
    ['What you need', 'What does a reader need to begin?', 'What does it cost?'],
    ['How to begin', 'What happens in the first week?'],
    ['Common mistakes', 'What do beginners get wrong?'],
    ['How to go on', 'How can a reader tell that they are getting better?'],
  ],
  thing: ({ noun, be }) => [
    [`What ${noun} ${be}`, `What ${be} ${noun}, in two sentences?`, 'Who needs to know about it?'],
    ['How it works', 'How does it work, step by step?', 'What is one example with a number?'],
    ['What to look for', 'How can a reader tell good from bad?'],
    ['Common mistakes', `What do people get wrong about ${noun}?`],
    ['Questions that people ask', `What do people ask most about ${noun}?`],
  ],
}

const partsOfLength = { Short: 4, Medium: 6, Long: 12 } as const

export function outlineArticle(title: string, length: keyof typeof partsOfLength): ArticleOutline {
  const topic = { ...parseTopic(subjectOf(title)), title: parseTopic(title).title }
  const most = topic.kind === 'list' ? 12 : partsOfLength[length]
  const sections = parts[topic.kind](topic)
    .slice(0, most)
    .map(([heading, ...questions]) => ({ heading, questions }))
  return {
    brief: briefOf(
      topic,
      sections.flatMap(({ questions }) => questions),
    ),
    sections,
  }
}

/** "Lighthouses" for "How Lighthouses Work". */
function subjectOf(title: string): string {
  return /^how (.{2,120}?) (?:works?|functions?)\W{0,3}$/i.exec(title.trim())?.[1] ?? title
}

const intents: Readonly<Record<TopicKind, string>> = {
  'how-to': 'Learn to do it',
  list: 'Compare several things',
  versus: 'Choose between two things',
  why: 'Understand a reason',
  story: 'Follow what happened',
  activity: 'Begin with something new',
  thing: 'Understand what it is',
}

export function briefOf(topic: TopicPattern, questions: readonly string[]): ArticleBrief {
  return {
    intent: intents[topic.kind],
    reader: 'Someone who looks for this title and is new to it',
    angle: topic.title,
    questions: questions.slice(0, 8),
  }
}
