// The plan of a launch day, which Product Hunt begins at 00:01 in California, and what to do in the two weeks before it.

export const launchZone = 'America/Los_Angeles'

/** The texts of a kit that a step sends. */
export type LaunchText =
  'firstComment' | 'thread' | 'linkedIn' | 'update' | 'thanks' | 'email-live' | 'email-thanks'

export interface LaunchStep {
  id: string
  /** Days after the launch day in Pacific time. */
  day: number
  /** Wall clock in Pacific time. */
  time: string
  minutes: number
  title: string
  about: string
  text: LaunchText | null
  /** Posts that the calendar takes. */
  platform: 'twitter' | 'linkedin' | null
}

const step = (
  id: string,
  time: string,
  title: string,
  about: string,
  more: Partial<Pick<LaunchStep, 'day' | 'minutes' | 'text' | 'platform'>> = {},
): LaunchStep => ({ id, day: 0, time, minutes: 30, title, about, text: null, platform: null, ...more })

export const launchSteps: readonly LaunchStep[] = [
  step(
    'live',
    '00:01',
    'The launch goes live',
    'Open the page signed out and check every picture and link.',
    {
      minutes: 10,
    },
  ),
  step(
    'comment',
    '00:05',
    'Post the first comment',
    'Paste it, read it once more, and stay for the first questions.',
    {
      text: 'firstComment',
    },
  ),
  step('thread', '00:15', 'Post the thread on X', 'Pin it to your profile for the day.', {
    text: 'thread',
    platform: 'twitter',
  }),
  step('email', '06:00', 'Send the email', 'To people who asked to hear from you, and to nobody else.', {
    text: 'email-live',
  }),
  step(
    'linkedin',
    '07:00',
    'Post on LinkedIn',
    'It is mid-morning on the East Coast and afternoon in Europe.',
    {
      text: 'linkedIn',
      platform: 'linkedin',
    },
  ),
  step(
    'morning',
    '09:00',
    'Answer comments',
    'Every one, in your own words. The reply bank has first drafts.',
    {
      minutes: 90,
    },
  ),
  step('noon', '12:00', 'Post an update on X', 'Ask what people would like to know.', {
    text: 'update',
    platform: 'twitter',
  }),
  step(
    'afternoon',
    '15:00',
    'Answer comments',
    'Write down what was asked twice: that belongs on your page.',
    {
      minutes: 60,
    },
  ),
  step('video', '17:00', 'Share a video', 'Europe is asleep, the Americas are not.'),
  step('evening', '20:00', 'Answer comments', 'The last round of the day for you, the first for Asia.', {
    minutes: 60,
  }),
  step('end', '23:45', 'Say good night', 'Thank people in a comment, and say when you will be back.', {
    minutes: 15,
  }),
  step('thanks', '09:00', 'Post a thank-you on X', 'No numbers needed.', {
    day: 1,
    text: 'thanks',
    platform: 'twitter',
  }),
  step('thanks-email', '10:00', 'Send the thank-you email', 'To the same people as on launch day.', {
    day: 1,
    text: 'email-thanks',
  }),
]

export interface LaunchMoment extends LaunchStep {
  /** Milliseconds since 1970. */
  atMs: number
  /** On the clock of the person's zone. */
  date: string
  localTime: string
  /** Days between the launch day in California and the person's day. */
  dayShift: number
}

/** JavaScript takes years before 100 for those of the last century, and no calendar goes beyond 9999. */
const firstDate = '1900-01-01'
const lastDate = '9998-12-31'

/** The steps on the clock of a zone. Throws RangeError for a date or a zone that does not exist. */
export function planLaunch(date: string, zone: string): LaunchMoment[] {
  const launchDay = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(launchDay) || date < firstDate || date > lastDate)
    throw new RangeError(`${date} is no date`)
  const clock = createClock(zone)
  const pacific = createClock(launchZone)
  return launchSteps.map((one) => {
    const [hours = 0, minutes = 0] = one.time.split(':').map(Number)
    const atMs = momentOf(launchDay + one.day * dayMs + hours * hourMs + minutes * minuteMs, pacific)
    const local = new Date(clock(atMs)).toISOString()
    return {
      ...one,
      atMs,
      date: local.slice(0, 10),
      localTime: local.slice(11, 16),
      dayShift: Math.round((Date.parse(`${local.slice(0, 10)}T00:00:00Z`) - launchDay) / dayMs),
    }
  })
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Gives a zone's wall clock at a moment, as if it were UTC. Not every browser has Temporal yet. */
function createClock(zone: string): (atMs: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return (atMs) => {
    const parts = Object.fromEntries(
      format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]),
    )
    return Date.UTC(parts['year']!, parts['month']! - 1, parts['day'], parts['hour'], parts['minute'])
  }
}

/** The moment at which a zone's clock shows a wall time, which is given as if it were UTC. */
function momentOf(wallMs: number, clock: (atMs: number) => number): number {
  const guess = wallMs - (clock(wallMs) - wallMs)
  return guess - (clock(guess) - wallMs)
}

export interface LaunchTask {
  id: string
  /** Days before the launch. */
  daysBefore: number
  title: string
}

export const launchTasks: readonly LaunchTask[] = [
  { id: 'date', daysBefore: 14, title: 'Choose the day, and check that you can be at your desk all of it' },
  {
    id: 'account',
    daysBefore: 14,
    title: 'Complete your Product Hunt profile with your name, a photo and a sentence',
  },
  {
    id: 'page',
    daysBefore: 13,
    title: 'Read your own page as a stranger: does its first line say what it is?',
  },
  { id: 'draft', daysBefore: 12, title: 'Create the launch as a draft: name, tagline, description, topics' },
  {
    id: 'pictures',
    daysBefore: 10,
    title: 'Upload the thumbnail and the gallery, and look at them on a phone',
  },
  { id: 'video', daysBefore: 9, title: 'Make the video from a script of this kit' },
  {
    id: 'try',
    daysBefore: 8,
    title: 'Let three people who have never seen it sign up while you watch in silence',
  },
  { id: 'email-before', daysBefore: 7, title: 'Send the first email to people who asked to hear from you' },
  { id: 'fix', daysBefore: 6, title: 'Fix what they tripped over' },
  { id: 'replies', daysBefore: 5, title: 'Fill the gaps in the reply bank' },
  { id: 'links', daysBefore: 4, title: 'Put the tracked links where they belong, and click each of them' },
  { id: 'load', daysBefore: 3, title: 'Check that sign-up and payment work, and know how to see errors' },
  { id: 'calendar', daysBefore: 2, title: 'Send the plan to your calendar and read every draft once more' },
  { id: 'freeze', daysBefore: 1, title: 'Change nothing more, go to bed early' },
]
