import type { Starter } from './types.ts'

export const motivationStarters = [
  {
    id: 'gold-star-motivation',
    niche: 'motivation',
    title: 'How Rewards Kill Motivation',
    topics: [
      'motivation',
      'motivate yourself',
      'lost motivation',
      'no motivation',
      'intrinsic motivation',
      'rewards',
      'overjustification effect',
      'rewards for kids',
      'bribing kids',
    ],
    hook: 'A gold star can kill your motivation.',
    scenes: [
      {
        say: 'Stanford psychologists picked preschoolers who loved to draw.',
        visualKeywords: ['child drawing', 'markers', 'preschool'],
        emphasis: ['loved', 'draw'],
      },
      {
        say: 'Some were promised a fancy certificate for drawing.',
        visualKeywords: ['gold star certificate', 'ribbon', 'proud child'],
        emphasis: ['promised', 'certificate'],
      },
      {
        say: 'Some got one as a surprise, and some got nothing.',
        visualKeywords: ['gift', 'surprised child', 'empty hands'],
        emphasis: ['surprise', 'nothing'],
      },
      {
        say: 'Two weeks later, the markers came out again, with no prizes.',
        onScreen: '2 weeks later',
        visualKeywords: ['box of markers', 'blank paper', 'classroom'],
        emphasis: ['markers', 'no'],
      },
      {
        say: "The kids who'd worked for the prize now drew far less.",
        visualKeywords: ['unused markers', 'bored child', 'blank page'],
        emphasis: ['prize', 'less'],
      },
      {
        say: 'Get paid to play, and it starts to feel like work.',
        visualKeywords: ['coins', 'toy', 'time clock'],
        emphasis: ['paid', 'work'],
      },
    ],
    callToAction: "Name one thing you'd never want to get paid for.",
    facts: [
      {
        claim:
          'Lepper, Greene and Nisbett (1973): preschoolers who liked to draw with markers were promised an award, given one unexpectedly, or given none; afterwards those who had been promised one drew significantly less.',
        sources: [
          {
            title: 'Magic Marker Experiment – Bryant Travis Smith',
            url: 'https://bryantravissmith.com/2022/01/06/magic-marker-experiment/',
          },
          {
            title:
              'Undermining children’s intrinsic interest with extrinsic reward (abstract, Stanford University)',
            url: 'https://www.coursehero.com/file/1682159/leppergreenampnisbett/',
          },
        ],
      },
      {
        claim: 'The children were shown a glossy certificate and observed again two (2) weeks later.',
        sources: [
          {
            title: 'Manchester United players contaminated by Glazers’ greed – The Times',
            url: 'https://www.thetimes.co.uk/article/manchester-united-players-contaminated-by-glazers-greed-j0nltmxrc',
          },
        ],
      },
    ],
  },
  {
    id: 'small-wins',
    niche: 'motivation',
    title: 'The Best Motivator at Work',
    topics: [
      'stay motivated',
      'how to stay motivated',
      'motivation at work',
      'small wins',
      'progress',
      'progress principle',
      'work motivation',
      'keep going',
      'daily wins',
      'motivated',
    ],
    hook: "The best motivator at work isn't money or praise.",
    scenes: [
      {
        say: "Harvard's Teresa Amabile collected nearly 12,000 work diary entries.",
        onScreen: '12,000 entries',
        visualKeywords: ['stack of diaries', 'office desk', 'handwriting'],
        emphasis: ['Amabile', '12,000'],
      },
      {
        say: 'They came from 238 people at seven companies.',
        visualKeywords: ['office workers', 'company buildings', 'laptop'],
        emphasis: ['238', 'seven'],
      },
      {
        say: 'On the best days, one thing kept showing up: progress.',
        onScreen: 'Progress',
        visualKeywords: ['stairs', 'checked list', 'climbing figure'],
        emphasis: ['best', 'progress'],
      },
      {
        say: "It didn't have to be big, because small wins counted.",
        visualKeywords: ['small trophy', 'puzzle piece', 'thumbs up'],
        emphasis: ['big', 'wins'],
      },
      {
        say: 'The worst days usually had a setback in them.',
        visualKeywords: ['crumpled paper', 'rain cloud', 'broken pencil'],
        emphasis: ['worst', 'setback'],
      },
      {
        say: 'So end today by writing down one thing that moved.',
        visualKeywords: ['evening desk', 'notebook', 'pen'],
        emphasis: ['one', 'moved'],
      },
    ],
    callToAction: "Comment today's small win, however tiny.",
    facts: [
      {
        claim:
          'Teresa Amabile analyzed nearly 12,000 diary entries of 238 employees in seven (7) companies; progress in meaningful work, even small wins, came before recognition and incentives; asking at the end of the day what you made progress on reinforces it.',
        sources: [
          {
            title: 'The Progress Principle – Nudges at Work',
            url: 'https://www.nudgesatwork.com/the-progress-principle',
          },
        ],
      },
      {
        claim: 'She is a professor at Harvard Business School; nearly 12,000 daily diary entries.',
        sources: [
          {
            title: 'Seven Catalysts to Creating Progress, with Dr. Teresa Amabile – The Science of Success',
            url: 'http://successpodcast.com/show-notes/2016/11/2/seven-catalysts-to-creating-progress-and-becoming-a-more-effective-leader-with-dr-teresa-amabile',
          },
        ],
      },
      {
        claim: 'After a joyless day a setback is likely to blame.',
        sources: [
          {
            title: 'The Power of Small Wins (summary) – Acall Resources',
            url: 'https://acallresources.com/2021/12/29/the-power-of-small-wins',
          },
        ],
      },
    ],
  },
  {
    id: 'four-minute-mile',
    niche: 'motivation',
    title: 'The Impossible Mile',
    topics: [
      'roger bannister',
      'four minute mile',
      'four-minute mile',
      'impossible',
      'limiting beliefs',
      'believe in yourself',
      'breaking barriers',
      'world record',
      'mental barrier',
      'underdog',
    ],
    hook: 'Lunch breaks built the first four-minute mile.',
    scenes: [
      {
        say: 'In 1954, many called it beyond human limits.',
        onScreen: '1954',
        visualKeywords: ['vintage running track', 'stopwatch', 'crowd'],
        emphasis: ['beyond', 'human'],
      },
      {
        say: 'Roger Bannister was a medical student with hospital shifts.',
        visualKeywords: ['hospital corridor', 'stethoscope', 'young runner'],
        emphasis: ['medical', 'shifts'],
      },
      {
        say: 'So he ran hard intervals while others ate their lunch.',
        visualKeywords: ['runner on track', 'lunchbox', 'wall clock'],
        emphasis: ['intervals', 'lunch'],
      },
      {
        say: 'Race day was so windy that he almost called it off.',
        visualKeywords: ['flag in wind', 'gray sky', 'empty track'],
        emphasis: ['windy', 'called'],
      },
      {
        say: 'He finished in three minutes and 59.4 seconds.',
        onScreen: '3:59.4',
        visualKeywords: ['finish line tape', 'exhausted runner', 'cheering crowd'],
        emphasis: ['three', '59.4'],
      },
      {
        say: 'Just 46 days later, a rival ran it even faster.',
        onScreen: '46 days later',
        visualKeywords: ['second runner', 'record board', 'calendar'],
        emphasis: ['46', 'rival'],
      },
    ],
    callToAction: 'What would you train for on your lunch breaks?',
    facts: [
      {
        claim:
          'On May 6, 1954, at Oxford, Bannister ran 3:59.4 (three minutes 59.4 seconds; the first mile under four minutes); a rival, John Landy, beat it 46 days later.',
        sources: [
          {
            title: 'Roger Bannister, first to run a mile in under 4 minutes, dies – 41NBC',
            url: 'https://www.41nbc.com/2018/03/04/roger-bannister-first-to-run-a-mile-in-under-4-minutes-dies/',
          },
        ],
      },
      {
        claim:
          'It was considered beyond human capability; Bannister, a trainee doctor, trained with hard intervals in his lunch break between hospital shifts; on the windy, rainy day the attempt was almost cancelled.',
        sources: [
          {
            title: 'How Roger Bannister beat John Landy and smashed the four-minute mile – The Australian',
            url: 'https://newsbite.mooo.com/www.theaustralian.com.au/sport/more-sports/how-roger-bannister-beat-john-landy-and-smashed-the-fourminute-mile/news-story/aafaa8dd9a4ccd68f0fbd37cb5e34072',
          },
        ],
      },
    ],
  },
  {
    id: 'growth-mindset',
    niche: 'motivation',
    title: 'Why "You\'re Smart" Backfires',
    topics: [
      'growth mindset',
      'mindset',
      'fixed mindset',
      'carol dweck',
      'praise',
      'praising kids',
      'how to praise kids',
      'smart kids',
      'talent',
      'hard work',
      'fear of failure',
    ],
    hook: "Telling kids they're smart can backfire.",
    scenes: [
      {
        say: 'Psychologists gave fifth graders a set of easy puzzles.',
        visualKeywords: ['puzzle', 'schoolchild', 'classroom'],
        emphasis: ['fifth', 'puzzles'],
      },
      {
        say: 'Some heard: you must be smart. Others heard: you worked hard.',
        onScreen: '“Smart” or “worked hard”',
        visualKeywords: ['teacher smiling', 'speech bubble', 'student'],
        emphasis: ['smart', 'worked'],
      },
      {
        say: 'Then they could choose an easy test or a tough one.',
        visualKeywords: ['two paths', 'test paper', 'steep hill'],
        emphasis: ['choose', 'tough'],
      },
      {
        say: 'Praised for effort, about 90 percent picked the tough one.',
        onScreen: '90% picked the hard one',
        visualKeywords: ['raised hands', 'climbing child', 'mountain'],
        emphasis: ['effort', '90'],
      },
      {
        say: 'After a failure, the smart ones had less fun and gave up sooner.',
        visualKeywords: ['frustrated child', 'crossed-out answer', 'closed book'],
        emphasis: ['failure', 'fun'],
      },
      {
        say: 'Their scores even dropped on the next easy test.',
        visualKeywords: ['falling line chart', 'red pen', 'eraser'],
        emphasis: ['dropped', 'easy'],
      },
    ],
    callToAction: 'Pass this on to a parent or a coach.',
    facts: [
      {
        claim:
          'Students praised for effort chose the harder test in nearly 90 percent of cases, after an easy test with puzzles.',
        sources: [
          {
            title: 'Dweck and Mueller (1998), a study of fifth-grade students',
            url: 'http://217.12.208.230/esi6/8/827054ryqn',
          },
          {
            title:
              'When students were praised for effort, 90 percent of them wanted the challenging new task – Mindset, quoted',
            url: 'https://th4.ilovetranslation.com/Bl65bFWSmFW=d',
          },
        ],
      },
      {
        claim:
          '“You must be smart” or “you must have worked hard”: after failure, praise for intelligence led to less enjoyment, less persistence and a lower score on the next easy test.',
        sources: [
          {
            title:
              'Praise for Intelligence can Undermine Children’s Motivation and Performance (Mueller & Dweck 1998) – SlidePlayer',
            url: 'https://slideplayer.com./amp/8523650',
          },
          {
            title: 'Growth Mindsets – Lumen Introduction to Psychology',
            url: 'https://content.one.lumenlearning.com/introductiontopsychology/chapter/12-2-1-learn-it-psych-in-real-life-growth-mindsets-2',
          },
        ],
      },
    ],
  },
  {
    id: 'michael-jordan-varsity',
    niche: 'motivation',
    title: 'The List Without Michael Jordan',
    topics: [
      'michael jordan',
      'jordan',
      'basketball',
      'nba',
      'rejection',
      'never give up',
      'dont give up',
      'failure',
      'comeback',
      'sports motivation',
    ],
    hook: "Michael Jordan didn't make the varsity team at first.",
    scenes: [
      {
        say: 'In 1978, one spot was open for a sophomore.',
        onScreen: '1978',
        visualKeywords: ['school gym', 'team list on door', 'basketball hoop'],
        emphasis: ['open', 'sophomore'],
      },
      {
        say: 'It went to his friend Leroy Smith, who was 6 foot 7.',
        onScreen: '6\'7"',
        visualKeywords: ['tall basketball player', 'locker room', 'jersey'],
        emphasis: ['Leroy', '6'],
      },
      {
        say: 'Jordan stood 5 foot 10, went home and cried in his room.',
        onScreen: '5\'10"',
        visualKeywords: ['teenager sitting on bed', 'closed door', 'small sneakers'],
        emphasis: ['5', 'cried'],
      },
      {
        say: 'On the junior team, he got so good that varsity came to watch.',
        visualKeywords: ['crowd in bleachers', 'dunk', 'scoreboard'],
        emphasis: ['junior', 'varsity'],
      },
      {
        say: 'Years later, he still checked into hotels as Leroy Smith.',
        visualKeywords: ['hotel reception', 'room key', 'guest book'],
        emphasis: ['still', 'hotels'],
      },
      {
        say: "He'd turned one list into decades of fuel.",
        visualKeywords: ['flame', 'basketball', 'championship trophy'],
        emphasis: ['list', 'fuel'],
      },
    ],
    callToAction: 'Send it to someone who just heard no.',
    facts: [
      {
        claim:
          'In 1978 the lone sophomore on the varsity team was his friend Leroy Smith, 6\'7", for height; Jordan, 5\'10", went home and cried in his room; the varsity came early to watch his junior varsity games; later he checked into hotels under that name.',
        sources: [
          {
            title:
              'Let us not forget Michael Jordan was only “cut” from the varsity roster – A Teacher’s Writes, quoting Sports Illustrated',
            url: 'https://ateacherswrites.wordpress.com/2014/03/18/let-us-not-forget-michael-jordan-was-only-cut-from-the-varsity-roster/',
          },
          {
            title: 'The Real Story Behind “The Man Who Cut Michael Jordan” – Uproxx',
            url: 'https://uproxx.com/dimemag/the-real-story-behind-the-man-who-cut-michael-jordan/',
          },
          {
            title: 'Leroy Smith, former 49er player, the reason Michael Jordan became great – NinerNation',
            url: 'https://forums.ninernation.net/t/leroy-smith-former-49er-player-the-reason-michael-jordan-became-great/26199',
          },
        ],
      },
    ],
  },
  {
    id: 'marshmallow-test',
    niche: 'motivation',
    title: 'The Marshmallow Test, Retested',
    topics: [
      'marshmallow test',
      'willpower',
      'delayed gratification',
      'self control',
      'self discipline',
      'discipline',
      'impulse control',
      'patience',
      'instant gratification',
      'stanford experiment',
    ],
    hook: "The marshmallow test doesn't predict your life after all.",
    scenes: [
      {
        say: 'The deal for a preschooler: one marshmallow now, or two later.',
        onScreen: '1 now or 2 later',
        visualKeywords: ['marshmallow on plate', 'child waiting', 'bell'],
        emphasis: ['preschooler', 'two'],
      },
      {
        say: 'Early studies tied waiting to better grades years later.',
        visualKeywords: ['report card', 'graduation cap', 'clock'],
        emphasis: ['waiting', 'grades'],
      },
      {
        say: "But those kids came from Stanford's own campus preschool.",
        visualKeywords: ['university campus', 'preschool', 'palm trees'],
        emphasis: ['own', 'preschool'],
      },
      {
        say: 'In 2018, researchers tried it with a broader group of families.',
        onScreen: '2018',
        visualKeywords: ['families', 'houses', 'diverse children'],
        emphasis: ['broader', 'families'],
      },
      {
        say: 'Once they counted background, the link shrank by two thirds.',
        onScreen: '−2/3',
        visualKeywords: ['shrinking bar chart', 'family dinner', 'bookshelf'],
        emphasis: ['background', 'shrank'],
      },
      {
        say: 'By age 26, the test hardly predicted anything at all.',
        onScreen: 'Age 26: almost nothing',
        visualKeywords: ['young adult', 'crystal ball', 'question mark'],
        emphasis: ['26', 'anything'],
      },
    ],
    callToAction: 'Try it with your own kid and film the agony.',
    facts: [
      {
        claim:
          'In 2018 Watts and colleagues found that the link to achievement at 15 was half the size of the original studies and reduced by two thirds (2/3) with controls for family background; the original children attended a preschool on the Stanford campus.',
        sources: [
          {
            title: 'Revisiting the Marshmallow Test – Psychological Science, 2018',
            url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6050075',
          },
        ],
      },
      {
        claim: 'The child could have one (1) marshmallow now or two (2) for waiting.',
        sources: [
          {
            title: 'Does the Marshmallow Test tell us anything useful? – Your Parenting Mojo',
            url: 'https://yourparentingmojo.com/marshmallow/',
          },
        ],
      },
      {
        claim: 'At age 26 the test was not strongly predictive of achievement, health or behavior.',
        sources: [
          {
            title: 'Delay of gratification and adult outcomes – PMC',
            url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC11581930/',
          },
        ],
      },
    ],
  },
  {
    id: 'dyson-prototypes',
    niche: 'motivation',
    title: '5,126 Failures',
    topics: [
      'failure',
      'learning from failure',
      'james dyson',
      'dyson',
      'keep trying',
      'perseverance',
      'persistence',
      'prototypes',
      'inventor story',
      'vacuum cleaner',
      'success story',
      'fail your way up',
    ],
    hook: 'James Dyson failed 5,126 times before his vacuum worked.',
    scenes: [
      {
        say: 'In 1978, his vacuum cleaner kept losing its suction.',
        onScreen: '1978',
        visualKeywords: ['old vacuum cleaner', 'dusty carpet', 'frustrated man'],
        emphasis: ['vacuum', 'suction'],
      },
      {
        say: 'The dust bag clogged, and everybody just lived with it.',
        visualKeywords: ['dust bag', 'clogged filter', 'shrug'],
        emphasis: ['dust', 'lived'],
      },
      {
        say: 'At a sawmill, he saw a giant cone spin dust out of the air.',
        visualKeywords: ['sawmill', 'metal cone', 'sawdust'],
        emphasis: ['sawmill', 'spin'],
      },
      {
        say: 'By prototype 3,727, his wife gave art lessons for money.',
        onScreen: 'Prototype 3,727',
        visualKeywords: ['workshop full of models', 'paint brushes', 'empty wallet'],
        emphasis: ['3,727', 'art'],
      },
      {
        say: 'After five years, number 5,127 finally did its job.',
        onScreen: 'Number 5,127',
        visualKeywords: ['clear vacuum cylinder', 'workbench', 'smile'],
        emphasis: ['five', '5,127'],
      },
      {
        say: 'Then makers turned it down, because they lived off selling bags.',
        visualKeywords: ['closed door', 'stack of dust bags', 'boardroom'],
        emphasis: ['turned', 'bags'],
      },
    ],
    callToAction: "Tag someone who's on prototype number three.",
    facts: [
      {
        claim:
          'In 1978 James Dyson’s vacuum cleaner lost suction because the bag clogged; inspired by a sawmill’s conical centrifuge he made 5,127 prototypes in five (5) years, so he failed 5,126 times; by the 3,727th his wife gave art lessons; manufacturers refused it because they profited from bags.',
        sources: [
          {
            title: 'That’s a mistake! – The Nation',
            url: 'https://thenationonlineng.net/thats-a-mistake/',
          },
          {
            title: 'No such thing as fail-safe: James Dyson – Mint',
            url: 'https://www.livemint.com/mint-lounge/business-of-life/sir-james-dyson-pencilvac-launch-interview/amp-11750157619638.html',
          },
        ],
      },
    ],
  },
  {
    id: 'dopamine-wanting',
    niche: 'motivation',
    title: 'What Dopamine Really Does',
    topics: [
      'dopamine',
      'dopamine detox',
      'cravings',
      'craving',
      'pleasure',
      'reward system',
      'wanting and liking',
      'instant gratification',
    ],
    hook: "Dopamine isn't about pleasure; it's about wanting.",
    scenes: [
      {
        say: 'Kent Berridge studied rats that had lost their dopamine.',
        visualKeywords: ['laboratory rat', 'brain drawing', 'scientist'],
        emphasis: ['Berridge', 'dopamine'],
      },
      {
        say: "They'd stopped eating, so he expected that nothing pleased them.",
        visualKeywords: ['untouched food bowl', 'sad rat', 'clipboard'],
        emphasis: ['stopped', 'pleased'],
      },
      {
        say: 'But a taste of sugar made them look just as happy.',
        visualKeywords: ['sugar cube', 'happy rat', 'licking lips'],
        emphasis: ['sugar', 'happy'],
      },
      {
        say: 'Then he tried the reverse, with a stick that gave shocks.',
        visualKeywords: ['metal stick', 'spark', 'cage'],
        emphasis: ['tried', 'shocks'],
      },
      {
        say: 'With their dopamine system on, rats nuzzled it again and again.',
        onScreen: 'Again and again',
        visualKeywords: ['curious rat', 'electric spark', 'circle arrows'],
        emphasis: ['dopamine', 'again'],
      },
      {
        say: "That's wanting without liking, like your thumb at midnight.",
        onScreen: 'Wanting ≠ liking',
        visualKeywords: ['phone in bed', 'scrolling thumb', 'night clock'],
        emphasis: ['wanting', 'liking'],
      },
    ],
    callToAction: 'What do you want far more than you like?',
    facts: [
      {
        claim:
          'With its dopamine system activated, a rat approached, sniffed and nuzzled a stick that gave it a minor shock, and returned time after time; the system fires wanting, not liking.',
        sources: [
          {
            title: 'How the brain’s dopamine system drives wanting – BBC News',
            url: 'https://www.bbc.co.uk/news/stories-55221825',
          },
        ],
      },
      {
        claim:
          'In rats that no longer ate after losing dopamine, the reactions to tastes were essentially unchanged.',
        sources: [
          {
            title:
              'Taste Reactivity Analysis of 6-Hydroxydopamine-Induced Aphagia – Behavioral Neuroscience, 1989',
            url: 'http://www.lsa.umich.edu/psych/research&labs/berridge/publications/BerridgeVenierRobinsoOHDABEHNEUROSCI89.html',
          },
        ],
      },
      {
        claim:
          'Berridge and his colleagues had expected that rats with virtually no dopamine could not enjoy their meals.',
        sources: [
          {
            title: 'Notes on “Unbroken Brain” – Goodreads',
            url: 'https://www.goodreads.com/notes/28255445-unbroken-brain/51864027-timothy-koller/6586901d-6f93-4cf7-beee-86d3ad69fe0b',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
