import type { Starter } from './types.ts'

export const psychologyStarters = [
  {
    id: 'spotlight-effect',
    niche: 'psychology',
    title: 'The Spotlight Effect',
    topics: [
      'spotlight effect',
      'embarrassment',
      'social anxiety',
      'confidence',
      'self-conscious',
      'psychology',
      'shyness',
      'self esteem',
      'awkward',
    ],
    hook: "Nobody's staring at you as much as you think.",
    scenes: [
      {
        say: 'Cornell students had to walk into a room in an embarrassing T-shirt.',
        visualKeywords: ['t-shirt', 'classroom door', 'students'],
        emphasis: ['embarrassing'],
      },
      {
        say: 'It had Barry Manilow on it, which they found mortifying.',
        visualKeywords: ['retro singer poster', 'blushing student', 'microphone'],
        emphasis: ['mortifying'],
      },
      {
        say: 'Asked how many people noticed, they guessed about 46 percent.',
        onScreen: 'Guess: 46%',
        visualKeywords: ['crowd', 'watching eyes', 'student'],
        emphasis: ['46'],
      },
      {
        say: 'The real number was 23 percent, exactly half.',
        onScreen: 'Truth: 23%',
        visualKeywords: ['people on phones', 'classroom', 'bored student'],
        emphasis: ['23', 'half'],
      },
      {
        say: "It's called the spotlight effect: the light is mostly in your head.",
        visualKeywords: ['spotlight', 'empty stage', 'curtain'],
        emphasis: ['spotlight'],
      },
    ],
    callToAction: 'Wear the loud shirt tomorrow, then report back.',
    facts: [
      {
        claim:
          'Cornell students in a Barry Manilow T-shirt, which most found embarrassing, thought 46 percent of a room noticed; 23 percent did. Thomas Gilovich calls it the spotlight effect.',
        sources: [
          {
            title: 'Good news about bad hair days: other people often don’t notice',
            url: 'https://www.deseret.com/1996/8/12/19259726/good-news-about-bad-hair-days-other-people-often-don-t-notice',
          },
        ],
      },
    ],
  },
  {
    id: 'invisible-gorilla',
    niche: 'psychology',
    title: 'The Invisible Gorilla',
    topics: [
      'attention',
      'focus',
      'gorilla',
      'invisible gorilla',
      'perception',
      'experiment',
      'psychology',
      'brain',
      'distraction',
    ],
    hook: 'Half of us can miss a gorilla on screen.',
    scenes: [
      {
        say: 'Psychologists asked viewers to count passes in a short basketball video.',
        visualKeywords: ['basketball', 'players passing', 'video screen'],
        emphasis: ['count'],
      },
      {
        say: 'Mid-game, someone in a full gorilla suit walks to the center.',
        visualKeywords: ['gorilla suit', 'basketball court', 'players'],
        emphasis: ['gorilla'],
      },
      {
        say: 'She pounds her chest in plain sight, then strolls out.',
        visualKeywords: ['gorilla costume', 'chest', 'exit door'],
        emphasis: ['pounds'],
      },
      {
        say: 'About half the viewers never saw her at all.',
        onScreen: 'Half saw nothing',
        visualKeywords: ['surprised viewer', 'eyes', 'audience'],
        emphasis: ['half', 'never'],
      },
      {
        say: 'Some even insisted the video had been rigged.',
        visualKeywords: ['arguing people', 'rewind button', 'screen'],
        emphasis: ['rigged'],
      },
      {
        say: "Attention isn't a floodlight; it's a narrow beam.",
        visualKeywords: ['flashlight beam', 'dark room', 'spotlight'],
        emphasis: ['narrow'],
      },
    ],
    callToAction: "Show a friend the clip and don't warn them.",
    facts: [
      {
        claim:
          'In the Simons–Chabris test viewers counted basketball passes; a woman in a gorilla suit walked to the center, pounded her chest and left; about half did not notice, and some said the video was rigged.',
        sources: [
          {
            title: 'The invisible gorilla test – TIME',
            url: 'https://content.time.com/time/quotes/0,26174,2003097,00.html',
          },
          {
            title: 'The (Really Scary) Invisible Gorilla',
            url: 'https://www.psychologicalscience.org/news/were-only-human/the-really-scary-invisible-gorilla.html/embed',
          },
        ],
      },
    ],
  },
  {
    id: 'doorway-forgetting',
    niche: 'psychology',
    title: 'Why You Forget at the Door',
    topics: ['memory', 'forgetting', 'forgetful', 'doorway', 'doorway effect', 'brain', 'psychology', 'home'],
    hook: 'Doorways really do make you forget things.',
    scenes: [
      {
        say: 'A Notre Dame psychologist tested it in experiment after experiment.',
        visualKeywords: ['doorway', 'university', 'notebook'],
        emphasis: ['experiment'],
      },
      {
        say: 'People forgot more after a doorway than after walking just as far.',
        visualKeywords: ['open door', 'person walking', 'hallway'],
        emphasis: ['more', 'doorway'],
      },
      {
        say: 'Distance was never the problem; changing rooms was.',
        visualKeywords: ['tape measure', 'two rooms', 'floor plan'],
        emphasis: ['never', 'rooms'],
      },
      {
        say: 'Your brain updates when you switch places, as if starting an episode.',
        visualKeywords: ['brain model', 'open door', 'film reel'],
        emphasis: ['updates', 'episode'],
      },
      {
        say: 'What you were up to gets left behind in the last room.',
        visualKeywords: ['empty room', 'filing cabinet', 'keys on table'],
        emphasis: ['last', 'room'],
      },
      {
        say: "So you're not losing it. You've just turned the page.",
        visualKeywords: ['book page', 'kitchen', 'smiling person'],
        emphasis: ['not', 'page'],
      },
    ],
    callToAction: 'Tag whoever keeps walking into the kitchen for nothing.',
    facts: [
      {
        claim:
          'In numerous experiments by Gabriel Radvansky of Notre Dame, people forgot more after walking through a doorway than after walking the same distance across a room.',
        sources: [
          {
            title:
              'Walk Through a Door and Throw Memories out the Window – Association for Psychological Science',
            url: 'http://www.psychologicalscience.org/news/walk-through-a-door-and-throw-memories-out-the-window.html',
          },
        ],
      },
      {
        claim:
          'This location updating effect showed up in every variation: a shift from one event to another drives memory.',
        sources: [
          {
            title:
              'Walking through doorways causes forgetting: environmental effects (abstract), Pettijohn and Radvansky',
            url: 'https://philo.alljournals.cn/view_abstract.aspx?aid=CAB64E44E84BE34B69260561C4A95102&pcid=C94E3F05CFD5644C9DAA97BEB9148D4784B6B22E64D84F4E',
          },
        ],
      },
    ],
  },
  {
    id: 'ikea-effect',
    niche: 'psychology',
    title: 'The IKEA Effect',
    topics: ['ikea', 'ikea effect', 'furniture', 'diy', 'craft', 'psychology', 'bias', 'marketing', 'value'],
    hook: 'You overvalue that shelf because you built it.',
    scenes: [
      {
        say: "Harvard's Michael Norton and colleagues had people fold paper origami.",
        visualKeywords: ['origami', 'folding paper', 'hands'],
        emphasis: ['origami'],
      },
      {
        say: 'Then they asked what those cranes and frogs were worth.',
        visualKeywords: ['paper crane', 'coins', 'price tag'],
        emphasis: ['worth'],
      },
      {
        say: 'Builders priced their own work five times higher than outsiders did.',
        onScreen: '5 times higher',
        visualKeywords: ['paper frog', 'coins', 'auction paddle'],
        emphasis: ['five', 'times'],
      },
      {
        say: "They valued it nearly as highly as an expert's.",
        visualKeywords: ['perfect origami', 'craftsman', 'paper'],
        emphasis: ["expert's"],
      },
      {
        say: "But there's a catch: it only works if you finish.",
        visualKeywords: ['half built shelf', 'screwdriver', 'instructions'],
        emphasis: ['catch', 'finish'],
      },
      {
        say: 'Leave it half built, and the love never arrives.',
        visualKeywords: ['unfinished furniture', 'loose screws', 'empty room'],
        emphasis: ['half', 'never'],
      },
    ],
    callToAction: "Show me the ugliest thing you're proud of making.",
    facts: [
      {
        claim:
          'Norton (Harvard), Mochon and Ariely: people who folded origami saw it as similar in value to experts’ work; the effect vanished when they failed to complete it.',
        sources: [
          {
            title: 'The IKEA effect: When labor leads to love',
            url: 'https://studylib.net/doc/10508835/this-article-appeared-in-a-journal-published-by-elsevier....',
          },
        ],
      },
      {
        claim:
          'People who folded origami were willing to pay five times (5 times) more for it than people who had not.',
        sources: [
          {
            title: 'Ikea Effect – BVA Nudge Consulting',
            url: 'https://www.bvanudgeconsulting.com/bias-of-the-week/ikea-effect/',
          },
        ],
      },
    ],
  },
  {
    id: 'peak-end-rule',
    niche: 'psychology',
    title: 'Memory Keeps the Ending',
    topics: [
      'memory',
      'peak-end rule',
      'kahneman',
      'pain',
      'holiday',
      'vacation',
      'happiness',
      'psychology',
      'bias',
      'decision making',
    ],
    hook: 'People chose more pain because it ended better.',
    scenes: [
      {
        say: "Daniel Kahneman's team had volunteers hold a hand in painfully cold water.",
        visualKeywords: ['hand in ice water', 'bowl', 'laboratory'],
        emphasis: ['painfully', 'cold'],
      },
      {
        say: 'One round lasted 60 seconds, and that was it.',
        onScreen: '60 seconds',
        visualKeywords: ['stopwatch', 'cold water', 'towel'],
        emphasis: ['60'],
      },
      {
        say: 'The other added 30 more seconds, just 1 degree warmer.',
        onScreen: '+30 seconds',
        visualKeywords: ['thermometer', 'water tap', 'hand'],
        emphasis: ['30', 'warmer'],
      },
      {
        say: 'Asked which to repeat, most people picked the longer one.',
        visualKeywords: ['two doors', 'person choosing', 'raised hand'],
        emphasis: ['longer'],
      },
      {
        say: 'Memory keeps the peak and the ending, and mostly ignores the length.',
        visualKeywords: ['photo album', 'mountain peak', 'sunset'],
        emphasis: ['peak', 'ending'],
      },
      {
        say: 'So finish your next vacation on its best day.',
        visualKeywords: ['beach', 'sunset', 'suitcase'],
        emphasis: ['finish', 'best'],
      },
    ],
    callToAction: 'Save this for the next trip you plan.',
    facts: [
      {
        claim:
          'Participants preferred 60 seconds in 14 °C water followed by 30 seconds at 15 °C (1 degree warmer) to the 60 seconds alone.',
        sources: [
          {
            title: 'Evaluations of Pleasurable Experiences: The Peak-End Rule',
            url: 'https://www.researchgate.net/publication/5246508_Evaluations_of_Pleasurable_Experiences_The_Peak-End_Rule',
          },
        ],
      },
      {
        claim:
          'We judge a past experience by its peak and its end; duration has little influence (Fredrickson and Kahneman).',
        sources: [
          {
            title: 'All’s Well That Ends Well – At Least That’s What Your Mind Thinks',
            url: 'https://web.colby.edu/cogblog/2018/04/25/alls-well-that-ends-well-at-least-thats-what-your-mind-thinks/',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
