import type { Starter } from './types.ts'

export const productivityStarters = [
  {
    id: 'habit-66-days',
    niche: 'productivity',
    title: 'The 21-Day Habit Myth',
    topics: [
      'habit',
      'habits',
      'routine',
      'morning routine',
      'self improvement',
      'discipline',
      'motivation',
      'productivity',
      'new year resolution',
      'goals',
    ],
    hook: "Forget 21 days: habits don't work like that.",
    scenes: [
      {
        say: 'Researchers followed 96 people, each building one small daily habit.',
        visualKeywords: ['calendar', 'morning run', 'fruit bowl'],
        emphasis: ['96', 'one'],
      },
      {
        say: 'On average, it took 66 days to feel automatic.',
        onScreen: 'Average: 66 days',
        visualKeywords: ['calendar pages', 'running shoes', 'alarm clock'],
        emphasis: ['66', 'automatic'],
      },
      {
        say: 'But the range ran from 18 days all the way to 254.',
        onScreen: '18 to 254 days',
        visualKeywords: ['wall calendar', 'seasons', 'bar chart'],
        emphasis: ['18', '254'],
      },
      {
        say: 'And missing a single day made no real difference.',
        visualKeywords: ['empty checkbox', 'person on sofa', 'checklist'],
        emphasis: ['no', 'difference'],
      },
      {
        say: "So a slip isn't a restart. It's just a Tuesday.",
        visualKeywords: ['coffee mug', 'planner', 'walking person'],
        emphasis: ["isn't", 'Tuesday'],
      },
    ],
    callToAction: "Comment the habit you're on, and which day.",
    facts: [
      {
        claim:
          'In the study of Lally and colleagues the average time to form a daily habit was 66 days, with a range of 18 to 254 days; it challenged the view that it takes 21 days.',
        sources: [
          {
            title:
              'Does it really take 66 days to form a habit? We asked the expert, Dr Pippa Lally – University of Surrey',
            url: 'https://www.surrey.ac.uk/news/does-it-really-take-66-days-form-habit-we-asked-expert-dr-pippa-lally',
          },
        ],
      },
      {
        claim: '96 volunteers took part; it took 18 to 254 days, and missing one opportunity did not matter.',
        sources: [
          {
            title:
              'How are habits formed: Modelling habit formation in the real world – European Journal of Social Psychology (copy)',
            url: 'https://studylib.net/doc/8103714/modelling-habit-formation-in-the-real-world',
          },
        ],
      },
      {
        claim: 'Missing a day made no difference.',
        sources: [
          {
            title: 'How long does it take to establish good habits?',
            url: 'https://www.businessinsider.com/how-long-does-it-take-to-establish-good-habits-2011-11',
          },
        ],
      },
    ],
  },
  {
    id: 'planning-fallacy',
    niche: 'productivity',
    title: 'Why Your Deadlines Slip',
    topics: [
      'deadline',
      'deadlines',
      'planning',
      'planning fallacy',
      'procrastination',
      'project management',
      'time management',
      'student',
      'thesis',
      'productivity',
      'sydney opera house',
    ],
    hook: "Your deadlines are wrong, and there's a study.",
    scenes: [
      {
        say: "Students were asked to predict when they'd hand in their thesis.",
        visualKeywords: ['student', 'stack of papers', 'laptop'],
        emphasis: ['predict'],
      },
      {
        say: 'Their average guess was 33.9 days; the real answer was 55.5.',
        onScreen: '33.9 → 55.5 days',
        visualKeywords: ['calendar', 'hourglass', 'clock'],
        emphasis: ['33.9', '55.5'],
      },
      {
        say: 'Even their worst-case guess, 48.6 days, was too hopeful.',
        visualKeywords: ['crossed out date', 'tired student', 'coffee'],
        emphasis: ['worst-case', 'hopeful'],
      },
      {
        say: "Sydney's Opera House was budgeted at 7 million dollars; it cost 102.",
        onScreen: '$7M → $102M',
        visualKeywords: ['sydney opera house', 'construction crane', 'blueprint'],
        emphasis: ['7', '102'],
      },
      {
        say: 'The boring fix: check how long it took you last time.',
        visualKeywords: ['calendar', 'notebook', 'stopwatch'],
        emphasis: ['boring', 'last'],
      },
    ],
    callToAction: 'Time one task today, then check your calendar again.',
    facts: [
      {
        claim:
          'Students guessed their thesis would take 33.9 days on average, 48.6 if all went as badly as possible; the actual average was 55.5 days.',
        sources: [
          {
            title: 'Planning Fallacy: Bit Off More Than You Can Chew – Academy 4SC',
            url: 'https://academy4sc.org/topic/planning-fallacy-bit-off-more-than-you-can-chew',
          },
        ],
      },
      {
        claim:
          'The Sydney Opera House was estimated at 7 million dollars and finished ten years late for 102 million.',
        sources: [
          {
            title: 'Why do we underestimate how long it will take to complete a task?',
            url: 'https://thedecisionlab.com/bias/planning-fallacy/',
          },
        ],
      },
      {
        claim: 'Forecasts improve by consulting the statistics of similar cases.',
        sources: [
          {
            title:
              'The Planning Fallacy and Its Effect on Realistic Project Schedules – Cost Engineering (copy)',
            url: 'https://docslib.org/doc/928919/cost-engineering-journal',
          },
        ],
      },
    ],
  },
  {
    id: 'pomodoro-bet',
    niche: 'productivity',
    title: 'The Tomato That Fixed Studying',
    topics: [
      'pomodoro',
      'pomodoro technique',
      'timer',
      'study',
      'studying',
      'focus',
      'concentration',
      'time management',
      'productivity',
      'students',
      'work from home',
    ],
    hook: 'The Pomodoro method began as a humiliating bet.',
    scenes: [
      {
        say: "In the late 1980s, student Francesco Cirillo couldn't get any studying done.",
        visualKeywords: ['student', 'messy desk', 'books'],
        emphasis: ["couldn't"],
      },
      {
        say: 'He bet himself he could study, really study, for just ten minutes.',
        visualKeywords: ['open textbook', 'pencil', 'clock'],
        emphasis: ['bet', 'ten'],
      },
      {
        say: 'To prove it, he grabbed a kitchen timer shaped like a tomato.',
        visualKeywords: ['tomato timer', 'kitchen timer', 'desk'],
        emphasis: ['tomato'],
      },
      {
        say: 'And pomodoro is the Italian word for tomato.',
        onScreen: 'pomodoro = tomato',
        visualKeywords: ['tomatoes', 'italian kitchen', 'timer'],
        emphasis: ['Pomodoro'],
      },
      {
        say: 'It grew into 25 minutes of work, then a 5 minute break.',
        onScreen: '25 + 5',
        visualKeywords: ['timer', 'person stretching', 'notebook'],
        emphasis: ['25', 'break'],
      },
      {
        say: 'Not bad for a business student with a kitchen gadget.',
        visualKeywords: ['student', 'tomato timer', 'kitchen'],
        emphasis: ['student', 'gadget'],
      },
    ],
    callToAction: 'Set 25 minutes now and tell me what you finished.',
    facts: [
      {
        claim:
          'In the late 1980s Francesco Cirillo, frustrated by unstructured studying, made a helpful and humiliating bet that he could study for 10 minutes, timed by a tomato-shaped kitchen timer (pomodoro is Italian for tomato).',
        sources: [
          {
            title: 'Pomodoro Technique Illustrated: The Tomato-Shaped Timer',
            url: 'https://www.safaribooksonline.com/library/view/pomodoro-technique-illustrated/9781680500103/f_0011.html',
          },
        ],
      },
      {
        claim:
          '25 minutes on, 5 minutes off; Francesco Cirillo invented it as a student at a business school in Rome in the late 1980s.',
        sources: [
          {
            title: 'Time management technique will help to save time – Irish Examiner',
            url: 'https://www.irishexaminer.com/lifestyle/healthandwellbeing/arid-40015838.html',
          },
        ],
      },
    ],
  },
  {
    id: 'retrieval-practice',
    niche: 'productivity',
    title: 'Stop Rereading Your Notes',
    topics: [
      'study tips',
      'study',
      'studying',
      'learning',
      'exam',
      'exams',
      'school',
      'students',
      'memory',
      'revision',
      'flashcards',
      'productivity',
      'education',
    ],
    hook: 'Rereading your notes feels great and fails you.',
    scenes: [
      {
        say: 'Psychologists gave students short texts to study and remember.',
        visualKeywords: ['students', 'lecture hall', 'printed page'],
        emphasis: ['remember'],
      },
      {
        say: 'Some read them again and again; others had to recall them.',
        visualKeywords: ['reading notes', 'blank paper', 'highlighter'],
        emphasis: ['again', 'recall'],
      },
      {
        say: 'After five minutes, the rereaders were ahead, and feeling confident.',
        onScreen: '5 minutes: rereading wins',
        visualKeywords: ['smiling student', 'clock', 'quiz'],
        emphasis: ['ahead', 'confident'],
      },
      {
        say: 'After a week, the ones who tested themselves remembered far more.',
        onScreen: 'A week: recall wins',
        visualKeywords: ['calendar', 'exam paper', 'raised hand'],
        emphasis: ['week', 'more'],
      },
      {
        say: 'Pulling a fact out of your head is what makes it stick.',
        visualKeywords: ['flashcards', 'thinking person', 'sticky note'],
        emphasis: ['out', 'stick'],
      },
    ],
    callToAction: 'Stop here and write down three things you remember.',
    facts: [
      {
        claim:
          'Roediger and Karpicke: students restudied prose or took recall tests; after 5 minutes (five minutes) restudying was ahead, and raised confidence; after a week prior testing gave substantially greater retention.',
        sources: [
          {
            title: 'Test-Enhanced Learning: Taking Memory Tests Improves Long-Term Retention',
            url: 'https://fr.scribd.com/document/72344188/Tests-Learning',
          },
          {
            title: 'Effects of Testing on Retention: Experimental Results',
            url: 'https://digfir-published.macmillanusa.com/meadetest/asset/img_ch1/hockenbury7e_ch1_fig_6.html',
          },
        ],
      },
      {
        claim: 'Repeated retrieval is the key to long-term retention.',
        sources: [
          {
            title: 'Repeated retrieval during learning is the key to long-term retention',
            url: 'https://studylib.net/doc/18626363/repeated-retrieval-during-learning-is-the-key-to-long',
          },
        ],
      },
    ],
  },
  {
    id: 'post-it-failure',
    niche: 'productivity',
    title: 'The Glue That Failed',
    topics: [
      'post-it',
      'sticky note',
      'sticky notes',
      'office',
      'stationery',
      'failure',
      'invention',
      'accidental invention',
      'business',
      'entrepreneur',
      'creativity',
      'productivity',
      '3m',
    ],
    hook: 'The Post-it note is a glue that failed.',
    scenes: [
      {
        say: 'In 1968, Spencer Silver at 3M was after a strong adhesive.',
        onScreen: '1968',
        visualKeywords: ['laboratory', 'glue', 'scientist'],
        emphasis: ['strong'],
      },
      {
        say: 'He got a weak one that peeled off without a trace.',
        visualKeywords: ['peeling tape', 'paper', 'fingers'],
        emphasis: ['weak'],
      },
      {
        say: 'For years, nobody knew what to do with it.',
        visualKeywords: ['dusty shelf', 'glass jar', 'empty meeting room'],
        emphasis: ['nobody'],
      },
      {
        say: 'Then colleague Art Fry kept losing bookmarks in his church hymnal.',
        visualKeywords: ['church choir', 'hymn book', 'falling bookmark'],
        emphasis: ['losing'],
      },
      {
        say: 'Weak glue was perfect: it stuck, then let go.',
        visualKeywords: ['sticky note', 'book page', 'yellow paper'],
        emphasis: ['perfect'],
      },
      {
        say: 'It went on sale in 1980, a failure with the right job.',
        onScreen: '1980',
        visualKeywords: ['office wall of sticky notes', 'computer monitor', 'desk'],
        emphasis: ['1980', 'failure'],
      },
    ],
    callToAction: 'Stick one on your screen: what failure needs a job?',
    facts: [
      {
        claim:
          '3M asked Spencer Silver in 1968 for a super-strong adhesive; his was weaker than art glue, peeled off without damage, and found no use until Art Fry’s bookmarks fluttered out of his hymnal.',
        sources: [
          {
            title: 'Inventor who made the Post-it Note stick – Miami Herald / The Washington Post',
            url: 'https://www.pressreader.com/usa/miami-herald/20210517/281694027671188',
          },
        ],
      },
      {
        claim: 'The notes took off in 1980.',
        sources: [
          {
            title: 'Inventor of the adhesive used on the Post-it Note dies – East Coast Daily',
            url: 'https://www.eastcoastdaily.in/2021/05/15/__trashed.html',
          },
          {
            title: 'An Idea That Stuck: How A Hymnal Bookmark Helped Inspire The Post-It Note – NPR',
            url: 'https://www.mainepublic.org/npr-news/2014-07-26/an-idea-that-stuck-how-a-hymnal-bookmark-helped-inspire-the-post-it-note',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
