// Posts to start from, one for each kind. What has to be filled in is in [brackets].

export interface PostTemplate {
  kind: string
  /** When it works well. */
  about: string
  text: string
}

export const postTemplates: readonly PostTemplate[] = [
  {
    kind: 'Tip',
    about: 'One thing that people can do today',
    text: 'If you only change one thing about [your subject] this week, change this:\n\n[the tip, in one sentence]\n\nIt works because [the reason].\n\nIt takes about [minutes] minutes. Try it and tell me how it went.',
  },
  {
    kind: 'Story',
    about: 'A moment that taught you something',
    text: 'In [month or year], I nearly gave up on [your project].\n\n[What went wrong, in one or two sentences.]\n\nThen [what changed].\n\nWhat I took from it: [the lesson, in one sentence].',
  },
  {
    kind: 'Launch',
    about: 'Something new that people can use now',
    text: 'It’s here: [name].\n\n[What it does, in one plain sentence.]\n\nMade for [who it is for], because [the problem it solves].\n\nTake a look: [link]',
  },
  {
    kind: 'Question',
    about: 'Starts a conversation in the comments',
    text: 'A question for everyone who works with [your subject]:\n\nWhat is the one thing you wish you had known when you started?\n\nI’ll go first: [your answer].',
  },
  {
    kind: 'List',
    about: 'Easy to scan and to save',
    text: '3 things that make [your subject] easier:\n\n1. [first thing]: [why it helps]\n2. [second thing]: [why it helps]\n3. [third thing]: [why it helps]\n\nSave this for later. What would you add?',
  },
  {
    kind: 'Behind the scenes',
    about: 'Shows the work before it is finished',
    text: 'What [your work] looks like before anyone sees it:\n\nThe start: [first step]\nThe messy middle: [what went differently than planned]\nThe result: [what came out]\n\nWhich part do you want to see more of?',
  },
  {
    kind: 'Quote',
    about: 'Someone else’s words, and what you make of them',
    text: '“[the quote]”\n[who said it, and where]\n\nI read this while [what you were doing], and it stayed with me because [your reason].\n\nDo you agree?',
  },
  {
    kind: 'Poll',
    about: 'A quick vote in the comments',
    text: 'Quick vote: how do you prefer [your subject]?\n\nA: [first choice]\nB: [second choice]\nC: [third choice]\n\nAnswer with a letter. I’ll share the result on [day].',
  },
]
