import { capitalise as capital, smallNumbers, type TopicKind, type TopicPattern } from './topic-pattern.ts'

export interface FrameBeat {
  /** Purpose of this part of the short; shown to the person and, when `isShown`, over the scene. */
  readonly label: string
  readonly isShown: boolean
  readonly question: string
  readonly example: string
}

export interface TopicFrame {
  /** Openings that make no claim about the topic. */
  readonly hooks: readonly string[]
  readonly beats: readonly FrameBeat[]
  readonly callsToAction: readonly string[]
}

const maxListBeats = 10

/** The outline of a short on a topic: openings, three to five beats with a question each, and ways to end. */
export function buildFrame(topic: TopicPattern): TopicFrame {
  return frames[topic.kind](topic)
}

const frames: Record<TopicKind, (topic: TopicPattern) => TopicFrame> = {
  'how-to': ({ action }) => ({
    hooks: [
      `Trying to ${action}? Start here.`,
      `How do you ${action}? One step at a time.`,
      `Want to ${action}? Do it in this order.`,
      `Before you ${action}, watch this.`,
    ],
    beats: [
      beat(
        'The mistake',
        `What do most people get wrong when they try to ${action}?`,
        'Most people snooze the alarm three times.',
      ),
      beat('Step one', `To ${action}, what do you do first?`, 'Put your phone in another room at nine.'),
      beat('Step two', 'What comes next?', 'Open the curtains as soon as you are up.'),
      beat('Step three', 'What is the last step?', 'Keep the same hour on Sunday.'),
      beat('The result', 'How can a viewer tell that it worked?', 'After a week you wake before the alarm.'),
    ],
    callsToAction: ['Save this so you can follow along.', 'Try the first step today.'],
  }),
  list: ({ noun, count }) => ({
    hooks: /^mistakes\b/.test(noun)
      ? mistakeHooks(noun, count)
      : [
          `Which of these ${count === null ? '' : `${spell(count)} `}${noun} did you know?`,
          `${capital(count === null ? '' : `${spell(count)} `)}${count === null ? capital(noun) : noun}. Count how many are new to you.`,
          `How many of these ${noun} can you name?`,
          `${capital(noun)}: which one is new to you?`,
        ],
    beats: listBeats(noun, count),
    callsToAction: ['Which one would you pick?', 'Save this list for later.'],
  }),
  versus: ({ sides }) => {
    const [first, second] = sides ?? ['one', 'the other']
    return {
      hooks: [
        `${capital(first)} or ${second}?`,
        `${capital(first)} or ${second}: which one would you choose?`,
        `Can’t decide between ${first} and ${second}?`,
        `${capital(first)} against ${second}. Let’s settle it.`,
      ],
      beats: [
        beat(
          capital(first),
          `When is ${first} the better choice? One concrete case.`,
          'Coffee wakes you faster.',
        ),
        beat(
          capital(second),
          `When is ${second} the better choice? One concrete case.`,
          'Tea keeps you calm for longer.',
        ),
        beat(
          'The difference',
          `What is the one difference between ${first} and ${second} that matters?`,
          'A cup of coffee has twice the caffeine.',
        ),
        beat(
          'The verdict',
          'Which one do you choose, and for whom?',
          'Drink coffee before noon and tea after.',
        ),
      ],
      callsToAction: [`Are you team ${first} or team ${second}?`, 'Tell me which one you pick.'],
    }
  },
  why: ({ action }) => ({
    hooks: [
      `Why is it that ${action}?`,
      `Have you ever wondered why ${action}?`,
      `Do you know why ${action}?`,
      `Here’s why ${action}.`,
    ],
    beats: [
      beat(
        'What people think',
        `Why do people think that ${action}?`,
        'People say that the moon is larger near the horizon.',
      ),
      beat(
        'What really happens',
        `What is the real reason that ${action}?`,
        'The camera shows that its size never changes.',
      ),
      beat(
        'The proof',
        'What shows that this is true? A number, a test or a date.',
        'A coin at arm’s length covers it both times.',
      ),
    ],
    callsToAction: ['Did you guess the reason?', 'Send this to someone who always asks why.'],
  }),
  story: ({ noun }) => ({
    hooks: [
      `You know the name. Do you know the story of ${noun}?`,
      `What happened to ${noun}?`,
      `This is the story of ${noun}.`,
      `How much do you know about ${noun}?`,
    ],
    beats: [
      beat(
        'The setup',
        `Where and when does the story of ${noun} begin?`,
        'In 1893 an engineer showed a clasp at a fair.',
      ),
      beat(
        'The trouble',
        'What went wrong, or stood in the way?',
        'Almost nobody bought it because it popped open.',
      ),
      beat('The turn', 'What changed everything?', 'Another engineer put the teeth closer together.'),
      beat('What remains', `What is left of ${noun} today?`, 'Today there is one in every pair of jeans.'),
    ],
    callsToAction: ['Which part surprised you most?', 'Follow for the next story.'],
  }),
  activity: ({ noun }) => ({
    hooks: [
      `Is ${noun} not working for you? Try this.`,
      `New to ${noun}? Start here.`,
      `What would make ${noun} easier?`,
      `Before your next try at ${noun}, hear this.`,
    ],
    beats: [
      beat(
        'The common mistake',
        `What goes wrong first with ${noun}?`,
        'Most beginners start much too fast.',
      ),
      beat('The fix', 'What do you do instead?', 'Slow down until you can talk in full sentences.'),
      beat(
        'The proof',
        'What changed after that? A number or a date helps.',
        'After six weeks I ran five kilometers without a stop.',
      ),
    ],
    callsToAction: ['Save this for your next session.', 'Tell me how it goes.'],
  }),
  thing: ({ noun }) => ({
    hooks: [
      `What do you really know about ${noun}?`,
      `How much do you know about ${noun}?`,
      `A few things about ${noun}. Did you know them all?`,
      `${capital(noun)}: how much of this did you know?`,
    ],
    beats: [
      beat('The myth', `What do people wrongly believe about ${noun}?`, 'People think that bulls hate red.'),
      beat(
        'The truth',
        'What is true instead? One number helps.',
        'Bulls cannot even see red; it is the movement.',
      ),
      beat(
        'The detail',
        `What is the one detail about ${noun} that few people know?`,
        'Bullfighters use the cape for the last act only.',
      ),
    ],
    callsToAction: ['Which one is new to you?', 'Send this to someone who would like it.'],
  }),
}

function beat(label: string, question: string, example: string): FrameBeat {
  return {
    label,
    isShown: /^(Step|Number|The (myth|truth|mistake|fix|verdict))/.test(label),
    question,
    example,
  }
}

const wrongBelief =
  /\b(most people|many people|people (?:often|think|believe|say|assume)|everyone|everybody|beginners?|mistakes?|myth|wrong|wrongly|too (?:much|many|little|few|soon|late|hot|cold|fast|slow|early|long)|never|don't|doesn't|forget|forgets|skip|skips|instead of|usually|often|think|thinks|believe)\b/i

/**
 * True when facts answer a frame's questions in order, so that its titles fit them: there are as many facts as
 * questions, and each fact under a title with "mistake" or "myth" mentions one.
 */
export function answersFrame(beats: readonly FrameBeat[], facts: readonly string[]): boolean {
  if (facts.length !== beats.length) return false
  return beats.every((asked, index) => {
    const fact = facts[index]!
    return (
      fact === '' || !/^The (mistake|myth)/.test(asked.label) || wrongBelief.test(fact.replace(/’/g, "'"))
    )
  })
}

function mistakeHooks(noun: string, count: number | null): string[] {
  const list = capital(`${count === null ? '' : `${spell(count)} `}${noun}`)
  return [
    `${list}. How many do you make?`,
    'How many of these mistakes do you make?',
    `${list}. Count yours.`,
    'Are you making one of these mistakes?',
  ]
}

function listBeats(noun: string, count: number | null): FrameBeat[] {
  const beats = Math.max(3, Math.min(maxListBeats, count ?? 3))
  return Array.from({ length: beats }, (_, index) => {
    const place = spell(index + 1)
    const question = `What is number ${place} on your list of ${noun}, and what makes it special?`
    return beat(`Number ${place}`, question, 'The calf stretch: hold it against a wall for half a minute.')
  })
}

function spell(count: number): string {
  return smallNumbers[count] ?? String(count)
}
