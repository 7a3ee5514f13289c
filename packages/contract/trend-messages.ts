// What the server says of topics to post about, and the starts of posts. Apart from messages.ts, because no page needs it.

const nothingNew = '[What is new about it, in one sentence.]'

export const trendMessages = {
  notMeasured:
    'None of your posts has measured values yet. Connect an account; its posts are measured once a day.',
  tooFewMeasured: (posts: number, needed: number) =>
    `${posts === 1 ? 'Only 1 post was' : `Only ${posts} posts were`} measured two days or more after being published. From ${needed} posts on, Vivify compares subjects.`,
  noneStandsOut: (posts: number) =>
    `No subject stands out among your ${posts} measured posts: none got clearly more engagement than the others.`,
  result: (facts: { posts: number; subject: string; times: string; average: string; usual: string }) =>
    `Your ${facts.posts} posts about ${facts.subject} got ${facts.times} times your usual engagement: ${facts.average} reactions on average, against ${facts.usual} for your other posts on the same platforms.`,
  resultHook: (subject: string) => `Something new about ${subject}`,
  resultText: (subject: string) =>
    `${nothingNew}\n\n[Why it matters to people who liked your last posts about ${subject}.]\n\n[What you want to know from them.]`,
  pillar: (facts: { pillar: string; planned: number; all: number; percent: number }) =>
    `${facts.planned} of the ${facts.all} posts that are planned with a pillar for the next 30 days ${facts.planned === 1 ? 'belongs' : 'belong'} to ${facts.pillar}; your strategy gives it ${facts.percent}%.`,
  pillarHook: (pillar: string) => `A post for ${pillar}`,
  freeDay: (facts: { day: string; others: number }) =>
    facts.others === 0
      ? `Nothing is planned for ${facts.day}.`
      : `Nothing is planned for ${facts.day}, and for ${facts.others} more ${facts.others === 1 ? 'day' : 'days'} of the coming week.`,
  freeWeek: 'Nothing is planned for the next seven days.',
  freeDayTitle: (weekday: string) => `A post for ${weekday}`,
  freeDayHook: 'Something from this week',
  calendarIsFull: 'Every day of the coming week has a post, and no pillar is far below its share.',
  season: (facts: { daysAway: number; day: string; name: string; isRough: boolean }) => {
    const { daysAway, day, name } = facts
    if (facts.isRough) return `Around ${day}: ${name}.`
    if (daysAway === 0) return `Today: ${name}.`
    return daysAway === 1 ? `Tomorrow, ${day}: ${name}.` : `In ${daysAway} days, ${day}: ${name}.`
  },
  seasonText: (hook: string) =>
    `${hook}\n\n[first point]\n[second point]\n[third point]\n\n[A question that is easy to answer.]`,
  freeDayText:
    '[One thing that you learned, made or noticed this week.]\n\n[What people can take from it.]\n\n[A question that is easy to answer.]',
  pillarTexts: {
    'Educational Content':
      'One thing about [your subject] that took me too long to learn:\n\n[The thing, in one sentence.]\n\n[How to use it today.]',
    'Behind the Scenes':
      'What [your work] looks like before anyone sees it:\n\n[The messy part.]\n\n[What came out of it.]\n\nWhich part do you want to see more of?',
    'Industry News':
      '[What happened, in one sentence, with a link.]\n\nWhat it changes for [who follows you]: [one sentence].\n\nMy view: [one sentence].',
    'Personal Stories':
      'In [month or year], [what happened to you].\n\n[What you did about it.]\n\nWhat I took from it: [one sentence].',
  } as Readonly<Record<string, string>>,
  pillarText: (pillar: string) =>
    `[${pillar}: the one thing to say, in a sentence.]\n\n[Why it matters to the people who follow you.]\n\n[What they can do with it.]`,
} as const
