import type { Starter } from './types.ts'

export const habitsStarters = [
  {
    id: 'if-then-plan',
    niche: 'habits',
    title: 'The Sentence That Builds a Habit',
    topics: [
      'how to build habits',
      'build a habit',
      'new habit',
      'good habits',
      'habit building',
      'habit stacking',
      'if-then plan',
      'implementation intention',
      'start exercising',
      'consistency',
    ],
    hook: 'A single sentence got 91 percent of people exercising.',
    scenes: [
      {
        say: "In one study, people wrote down when and where they'd work out.",
        visualKeywords: ['notebook', 'pen', 'sneakers'],
        emphasis: ['when', 'where'],
      },
      {
        say: 'With that plan, 91 percent of them did.',
        onScreen: '91% did it',
        visualKeywords: ['runner', 'gym', 'checkmark'],
        emphasis: ['91', 'did'],
      },
      {
        say: 'Without one, fewer than four in ten made it.',
        visualKeywords: ['empty gym', 'person on sofa', 'unused shoes'],
        emphasis: ['Without', 'four'],
      },
      {
        say: 'Psychologists call it an if-then plan, and 94 tests back it.',
        onScreen: 'If … then …',
        visualKeywords: ['signpost', 'two arrows', 'sticky note'],
        emphasis: ['if-then', '94'],
      },
      {
        say: 'The moment does the reminding, so willpower can stay home.',
        visualKeywords: ['coffee pouring', 'kitchen counter', 'morning light'],
        emphasis: ['moment', 'willpower'],
      },
      {
        say: 'Write yours: if I pour my coffee, then I stretch.',
        onScreen: 'If coffee, then stretch',
        visualKeywords: ['coffee mug', 'stretching person', 'yoga mat'],
        emphasis: ['yours', 'stretch'],
      },
    ],
    callToAction: "Comment your if-then sentence so it's official.",
    facts: [
      {
        claim:
          'Of people who formed an implementation intention about when and where to exercise in the following week 91% did, compared with 29% (fewer than four in ten) of a control group.',
        sources: [
          {
            title: 'Implementation Intentions – Habits Changer',
            url: 'http://habitschanger.com/implementation-intentions/',
          },
        ],
      },
      {
        claim:
          'A review of 94 independent tests of if-then plans found a medium-to-large effect; binding an action to a cue helps people start on time.',
        sources: [
          {
            title: 'Gollwitzer & Sheeran 2006, implementation intentions and goal achievement – running.wiki',
            url: 'https://running.wiki/sources/gollwitzer-sheeran-2006-implementation-intentions',
          },
        ],
      },
    ],
  },
  {
    id: 'stale-popcorn',
    niche: 'habits',
    title: 'Why Bad Habits Are Hard to Break',
    topics: [
      'bad habits',
      'break bad habits',
      'break a habit',
      'breaking habits',
      'stop a habit',
      'mindless eating',
      'snacking',
      'overeating',
      'popcorn study',
      'stale popcorn',
    ],
    hook: 'Movie fans ate week-old popcorn and never slowed down.',
    scenes: [
      {
        say: 'Psychologists handed out free popcorn, fresh or seven days old.',
        onScreen: 'Fresh or 7 days old',
        visualKeywords: ['popcorn bucket', 'movie theater', 'ticket'],
        emphasis: ['free', 'seven'],
      },
      {
        say: 'People with a popcorn habit ate the same amount of both.',
        visualKeywords: ['hand in popcorn', 'cinema seats', 'movie screen'],
        emphasis: ['habit', 'both'],
      },
      {
        say: 'They knew it tasted bad, and it made no difference.',
        visualKeywords: ['grimacing face', 'stale popcorn', 'trash can'],
        emphasis: ['knew', 'bad'],
      },
      {
        say: 'But in a meeting room, they left the stale stuff alone.',
        visualKeywords: ['meeting room', 'conference table', 'full popcorn box'],
        emphasis: ['meeting', 'stale'],
      },
      {
        say: 'And eating with the other hand switched off the autopilot.',
        onScreen: 'Switch hands',
        visualKeywords: ['left hand', 'spoon', 'mirror'],
        emphasis: ['other', 'autopilot'],
      },
      {
        say: 'So to break a habit, change the place or the hand.',
        visualKeywords: ['rearranged room', 'open door', 'new path'],
        emphasis: ['break', 'place'],
      },
    ],
    callToAction: 'Which habit would you break, and where does it live?',
    facts: [
      {
        claim:
          'Moviegoers got popcorn that was an hour or 7 days (seven) old; those who always eat popcorn at the movies ate exactly the same amount, although they realized that the old one tasted bad.',
        sources: [
          {
            title:
              'Yuck! Study shows some moviegoers will eat stale popcorn out of habit – Standard-Examiner',
            url: 'http://www.standard.net/stories/2011/09/23/yuck-study-shows-some-moviegoers-will-eat-stale-popcorn-out-habit',
          },
        ],
      },
      {
        claim:
          'In a meeting room regular popcorn eaters chose fresh popcorn, and with the non-dominant hand they ate less of the stale one.',
        sources: [
          {
            title: 'Rituals, overeating, and...stale popcorn? – Gaines, on Brains',
            url: 'http://www.gainesonbrains.com/2011/09/rituals-overeating-andstale-popcorn.html',
          },
        ],
      },
    ],
  },
  {
    id: 'forgive-procrastination',
    niche: 'habits',
    title: 'The Kindest Cure for Procrastination',
    topics: [
      'procrastination',
      'stop procrastinating',
      'procrastinating',
      'procrastinate',
      'why i procrastinate',
      'laziness',
      'lazy',
      'putting things off',
      'self forgiveness',
    ],
    hook: 'To procrastinate less, forgive yourself for last time.',
    scenes: [
      {
        say: 'Researchers in Ottawa followed 119 students through two midterm exams.',
        visualKeywords: ['lecture hall', 'exam paper', 'students'],
        emphasis: ['Ottawa', '119'],
      },
      {
        say: 'Plenty of them put off studying for the first one.',
        visualKeywords: ['closed textbook', 'student on phone', 'video game'],
        emphasis: ['studying', 'first'],
      },
      {
        say: 'Some beat themselves up, and others let it go.',
        visualKeywords: ['head in hands', 'deep breath', 'rainy window'],
        emphasis: ['beat', 'go'],
      },
      {
        say: 'The ones who forgave themselves put off less the second time.',
        onScreen: 'Exam 2: less delay',
        visualKeywords: ['open textbook', 'desk lamp', 'smiling student'],
        emphasis: ['forgave', 'less'],
      },
      {
        say: 'They felt less awful about it, and that made the difference.',
        visualKeywords: ['calm face', 'cup of tea', 'clean desk'],
        emphasis: ['awful', 'difference'],
      },
      {
        say: "Guilt isn't fuel: it's the thing you're running from.",
        visualKeywords: ['person running away', 'shadow', 'empty fuel gauge'],
        emphasis: ['fuel', 'running'],
      },
    ],
    callToAction: 'Who do you know with something due tomorrow? Tag them.',
    facts: [
      {
        claim:
          'In a Carleton University (Ottawa) study of 119 first-year students before two (2) midterm exams, those who forgave themselves for procrastinating before the first procrastinated less before the second, because their negative feelings were lower.',
        sources: [
          {
            title:
              'I forgive myself, now I can study (abstract) – Personality and Individual Differences, 2010',
            url: 'https://www.scribd.com/document/36267269/I-Forgive-Myself-Now-I-Can-Study-How-Self-Forgiveness-for-Procrastinating-Can-Reduce-Future-Procrastination',
          },
        ],
      },
    ],
  },
  {
    id: 'phone-brain-drain',
    niche: 'habits',
    title: 'Your Phone Is Thinking Without You',
    topics: [
      'phone addiction',
      'smartphone addiction',
      'screen time',
      'phone',
      'smartphone',
      'doomscrolling',
      'digital detox',
      'less screen time',
      'focus',
      'how to focus',
      'distraction',
      'brain drain',
    ],
    hook: "Your phone drains your brain even when it's silent.",
    scenes: [
      {
        say: 'The University of Texas tested it on nearly 800 people.',
        onScreen: 'Nearly 800 people',
        visualKeywords: ['smartphone', 'university lab', 'volunteers'],
        emphasis: ['Texas', '800'],
      },
      {
        say: 'Everybody silenced their phone, then took tests that needed full focus.',
        visualKeywords: ['mute button', 'computer test', 'concentrated face'],
        emphasis: ['silenced', 'full'],
      },
      {
        say: 'Some left it face down on the desk, some in a pocket.',
        visualKeywords: ['phone face down', 'jeans pocket', 'desk'],
        emphasis: ['down', 'pocket'],
      },
      {
        say: 'Others had to leave it in another room.',
        visualKeywords: ['closed door', 'phone in basket', 'hallway'],
        emphasis: ['another', 'room'],
      },
      {
        say: 'They clearly beat the people with phones on the desk.',
        onScreen: 'Other room wins',
        visualKeywords: ['bar chart', 'trophy', 'empty desk'],
        emphasis: ['beat', 'desk'],
      },
      {
        say: "Not checking takes effort, and it's effort you don't notice.",
        visualKeywords: ['hand near phone', 'clenched fist', 'brain'],
        emphasis: ['Not', 'notice'],
      },
    ],
    callToAction: 'Put it in the kitchen tonight and tell me what changed.',
    facts: [
      {
        claim:
          'In a University of Texas study with nearly 800 smartphone users all phones were silenced and lay face down on the desk, in a pocket or bag, or in another room; those with the phone in another room significantly outperformed those with it on the desk, because not thinking about it uses up limited mental resources.',
        sources: [
          {
            title:
              'Mere presence of smartphone reduces brainpower, according to University of Texas study – Community Impact',
            url: 'https://communityimpact.com/austin/education/2017/06/28/mere-presence-smartphone-reduces-brainpower-according-university-texas-study/',
          },
          {
            title:
              'The Mere Presence of Your Smartphone Reduces Brain Power, Study Shows – Jerz’s Literacy Weblog',
            url: 'https://jerz.setonhill.edu/blog/2017/10/06/the-mere-presence-of-your-smartphone-reduces-brain-power-study-shows/comment-page-1/',
          },
        ],
      },
    ],
  },
  {
    id: 'fresh-start',
    niche: 'habits',
    title: 'Why Starting on Monday Works',
    topics: [
      'new year resolutions',
      'new years resolution',
      'resolution',
      'resolutions',
      'fresh start',
      'fresh start effect',
      'start over',
      'monday motivation',
      'self improvement',
      'getting started',
    ],
    hook: "Starting on Monday isn't an excuse; it's a strategy.",
    scenes: [
      {
        say: 'Researchers dug through eight years of Google searches for diets.',
        onScreen: '8 years of searches',
        visualKeywords: ['search bar', 'laptop', 'salad'],
        emphasis: ['eight', 'Google'],
      },
      {
        say: "On New Year's Day, they jumped by about 80 percent.",
        onScreen: '+80%',
        visualKeywords: ['fireworks', 'calendar january', 'line chart'],
        emphasis: ['Day', '80'],
      },
      {
        say: 'But they also climbed with every new week and month.',
        visualKeywords: ['weekly planner', 'monday', 'calendar page'],
        emphasis: ['climbed', 'week'],
      },
      {
        say: 'Students went to the gym more after those dates, too.',
        visualKeywords: ['gym turnstile', 'treadmill', 'student'],
        emphasis: ['gym', 'dates'],
      },
      {
        say: 'A fresh date lets you leave your old failures behind.',
        visualKeywords: ['footprints in snow', 'closed door', 'sunrise'],
        emphasis: ['failures', 'behind'],
      },
      {
        say: 'So if January is gone, you still have Monday.',
        onScreen: "There's always Monday",
        visualKeywords: ['alarm clock', 'coffee', 'calendar'],
        emphasis: ['January', 'Monday'],
      },
    ],
    callToAction: 'Pick a start date and write it in the comments.',
    facts: [
      {
        claim:
          'Hengchen Dai, Katherine Milkman and Jason Riis analyzed eight (8) and a half years of Google searches: “diet” rose by about 80 per cent on January 1 and also climbed at the start of every month and every week.',
        sources: [
          {
            title:
              'Why ‘Fresh Starts’ — Like New Year’s Resolutions — Really Work – University of Pennsylvania, CHIBE',
            url: 'https://chibe.upenn.edu/news/why-fresh-starts-like-new-years-resolutions-really-work/',
          },
        ],
      },
      {
        claim:
          'Gym visits rose after such dates too; new periods relegate past imperfections to a previous period.',
        sources: [
          {
            title: 'The “fresh start effect” (abstract of the paper) – Jacked Finance',
            url: 'https://jackedfinance.com/2017/10/15/the-fresh-start-effect/',
          },
        ],
      },
    ],
  },
  {
    id: 'cold-shower',
    niche: 'habits',
    title: 'What a Cold Shower Really Does',
    topics: ['cold shower', 'cold showers', 'cold water', 'sick days', 'cold showering'],
    hook: 'Cold showers cut sick days, but not sickness.',
    scenes: [
      {
        say: 'In 2015, over 3,000 Dutch volunteers joined a shower experiment.',
        onScreen: '3,000 volunteers',
        visualKeywords: ['shower head', 'dutch canal', 'bathroom'],
        emphasis: ['3,000', 'shower'],
      },
      {
        say: 'Some ended theirs with 30, 60, or 90 seconds of cold.',
        onScreen: '30, 60, or 90 seconds',
        visualKeywords: ['stopwatch', 'icy water', 'shivering man'],
        emphasis: ['30', '60'],
      },
      {
        say: 'Over that winter, they missed 29 percent less work.',
        onScreen: '29% fewer sick days',
        visualKeywords: ['empty office chair', 'calendar', 'winter street'],
        emphasis: ['missed', '29'],
      },
      {
        say: 'Yet they felt ill on just as many days.',
        visualKeywords: ['thermometer', 'tissue box', 'person in bed'],
        emphasis: ['felt', 'many'],
      },
      {
        say: 'They were just readier to get up and go.',
        visualKeywords: ['coat and bag', 'front door', 'bicycle'],
        emphasis: ['up', 'go'],
      },
      {
        say: 'And 90 seconds worked no better than 30 did.',
        visualKeywords: ['hourglass', 'water drops', 'towel'],
        emphasis: ['90', 'better'],
      },
    ],
    callToAction: 'Turn the dial tomorrow and film your face.',
    facts: [
      {
        claim:
          'Between January and March 2015 in the Netherlands 3018 (over 3,000) participants took a hot shower ending with 30, 60 or 90 seconds of cold, or a normal one; sickness absence from work fell by 29%, but the number of illness days did not.',
        sources: [
          {
            title:
              'The Effect of Cold Showering on Health and Work: A Randomized Controlled Trial – PLoS One',
            url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5025014/?term=%22PLoS+One%22%5Bjour%5D',
          },
        ],
      },
      {
        claim: 'Longer cold showers brought no consistent further drop in sick days.',
        sources: [
          {
            title: 'Are cold showers good for your health? – Menno Henselmans, summarized by WorkoutWise',
            url: 'https://gist.workoutwise.app/posts/menno-henselmans/cold-showers-health',
          },
        ],
      },
      {
        claim:
          'They felt ill on as many days, but their symptoms were milder or they felt more energetic and pushed through.',
        sources: [
          {
            title:
              'Defend your research: cold showers (Harvard Business Review interview) – Pulse ShowerSpas',
            url: 'https://pulseshowerspas.com/category/news/page/2',
          },
        ],
      },
    ],
  },
  {
    id: 'journaling-engineers',
    niche: 'habits',
    title: 'What Journaling Really Does',
    topics: [
      'journaling',
      'journal',
      'how to journal',
      'keeping a diary',
      'diary',
      'expressive writing',
      'writing therapy',
      'journaling for beginners',
      'laid off',
      'losing your job',
      'process emotions',
    ],
    hook: 'Writing down their anger got laid-off engineers hired faster.',
    scenes: [
      {
        say: 'When 100 engineers lost their jobs, a psychologist handed out diaries.',
        onScreen: '100 engineers',
        visualKeywords: ['cardboard box', 'engineer', 'office exit'],
        emphasis: ['100', 'jobs'],
      },
      {
        say: 'Some wrote about their day, for 20 minutes, five days long.',
        onScreen: '20 minutes a day',
        visualKeywords: ['diary', 'wall clock', 'pen'],
        emphasis: ['day', '20'],
      },
      {
        say: 'Others wrote down their deepest feelings about being let go.',
        visualKeywords: ['clenched fist', 'ink', 'tear on paper'],
        emphasis: ['wrote', 'deepest'],
      },
      {
        say: 'Three months later, over a quarter of those had new jobs.',
        onScreen: 'Over 1 in 4 hired',
        visualKeywords: ['handshake', 'new office badge', 'smile'],
        emphasis: ['Three', 'quarter'],
      },
      {
        say: 'In the other groups, it was fewer than one in twenty.',
        onScreen: 'Fewer than 1 in 20',
        visualKeywords: ['waiting room', 'unopened mail', 'empty chair'],
        emphasis: ['fewer', 'twenty'],
      },
      {
        say: "They hadn't had more interviews, just less anger.",
        visualKeywords: ['calm candidate', 'interview table', 'sunrise'],
        emphasis: ['interviews', 'less'],
      },
    ],
    callToAction: 'Set a timer for 20 minutes and write what bugs you.',
    facts: [
      {
        claim:
          'After 100 engineers were laid off in Dallas, James Pennebaker asked some to write for 20 minutes on five days about their deepest feelings, others about how they spent their time; more than a quarter (1 in 4) of the first found a job after three (3) months, with the same number of interviews.',
        sources: [
          {
            title: 'The Power of the Pen – Scientific American',
            url: 'https://www.scientificamerican.com/article/the-power-of-the-pen/?error=cookies_not_supported&code=517a368e-8fc2-493d-a4fe-8b679d585310',
          },
        ],
      },
      {
        claim:
          'In the control groups less than 5% (one in twenty, 1 in 20) were reemployed; the writers felt less anger toward their former employer.',
        sources: [
          {
            title: 'Engineers and expressive writing – The POS Maker',
            url: 'https://theposmaker.blogspot.com',
          },
        ],
      },
    ],
  },
  {
    id: 'gratitude-weeks',
    niche: 'habits',
    title: 'Ten Weeks of Gratitude',
    topics: [
      'gratitude',
      'gratitude journal',
      'being grateful',
      'thankful',
      'practice gratitude',
      'count your blessings',
      'thanksgiving',
      'positive thinking',
      'positivity',
      'daily gratitude',
    ],
    hook: 'Ten weeks of gratitude got students to exercise more.',
    scenes: [
      {
        say: 'Psychologists had them write a few lines once a week.',
        onScreen: 'Once a week',
        visualKeywords: ['student', 'notebook', 'campus'],
        emphasis: ['write', 'week'],
      },
      {
        say: 'Some listed what had annoyed them, some just what happened.',
        visualKeywords: ['traffic jam', 'broken cup', 'frown'],
        emphasis: ['listed', 'annoyed'],
      },
      {
        say: 'And some listed what they were grateful for.',
        visualKeywords: ['thank-you note', 'sunset', 'friends'],
        emphasis: ['listed', 'grateful'],
      },
      {
        say: 'After ten weeks, the grateful group felt better about life.',
        onScreen: '10 weeks later',
        visualKeywords: ['smiling face', 'calendar', 'rising line'],
        emphasis: ['ten', 'better'],
      },
      {
        say: 'They reported fewer aches, and they even exercised more.',
        visualKeywords: ['running shoes', 'bicycle', 'stretching'],
        emphasis: ['reported', 'exercised'],
      },
      {
        say: 'Nothing else had changed, except what they noticed.',
        visualKeywords: ['magnifying glass', 'flower', 'open eyes'],
        emphasis: ['Nothing', 'noticed'],
      },
    ],
    callToAction: 'Comment one small thing from this week.',
    facts: [
      {
        claim:
          'Students who wrote briefly each week for 10 (ten) weeks about things they were grateful for felt better, had fewer physical symptoms and exercised more than two control groups.',
        sources: [
          {
            title: 'Emmons & McCullough, 2003, Study 1 – Wise Interventions',
            url: 'https://wiseinterventions.org/posters/expressing-gratitude-through-writing-increased-well-being-and-decreased-illness-among-health-psychology-students-over-10-weeks',
          },
        ],
      },
      {
        claim: 'The comparison groups listed hassles or neutral life events.',
        sources: [
          {
            title: 'Counting Blessings Versus Burdens – Journal of Personality and Social Psychology',
            url: 'https://pdfslide.net/documents/counting-blessings-versus-burdens-an-experimental-counting-blessings-versus.html',
          },
        ],
      },
      {
        claim: 'Nothing else changed; they shifted where they put their attention.',
        sources: [
          {
            title: 'Gratitude – Jack Richins',
            url: 'https://jackrichinswordpress.azurewebsites.net/index.php/2007/04/18/gratitude/',
          },
        ],
      },
    ],
  },
  {
    id: 'goals-report',
    niche: 'habits',
    title: 'The Goal Study That Never Happened',
    topics: [
      'goals',
      'goal setting',
      'set goals',
      'smart goals',
      'achieve your goals',
      'write down your goals',
      'accountability',
      'accountability partner',
      'vision board',
    ],
    hook: 'The most famous study about goals never happened.',
    scenes: [
      {
        say: 'In 1953, it says, three percent at Yale wrote theirs down.',
        onScreen: '1953',
        visualKeywords: ['yale campus', 'graduates', 'fountain pen'],
        emphasis: ['1953', 'three'],
      },
      {
        say: 'Twenty years on, they were richer than all the others combined.',
        visualKeywords: ['pile of money', 'mansion', 'graph'],
        emphasis: ['Twenty', 'richer'],
      },
      {
        say: 'But Yale searched its files and found nothing.',
        visualKeywords: ['file cabinets', 'empty folder', 'shrug'],
        emphasis: ['Yale', 'nothing'],
      },
      {
        say: 'So psychologist Gail Matthews recruited 267 people for a real one.',
        onScreen: '267 people',
        visualKeywords: ['clipboard', 'diverse group', 'office'],
        emphasis: ['Matthews', '267'],
      },
      {
        say: 'Those who wrote their goals down got further.',
        visualKeywords: ['handwritten list', 'notebook', 'stairs'],
        emphasis: ['wrote', 'further'],
      },
      {
        say: 'Furthest were those who sent a friend a report each week.',
        onScreen: 'A report each week',
        visualKeywords: ['phone message', 'calendar', 'two friends'],
        emphasis: ['Furthest', 'friend'],
      },
    ],
    callToAction: "Tag the friend who'd get your report.",
    facts: [
      {
        claim:
          'A “Yale study” of 1953 says that three (3) percent had written goals and that twenty (20) years later they owned more than the other 97 percent combined; Yale consulted its records, and no such study was done.',
        sources: [
          {
            title: 'Study Confirms Smart Strategies for Achieving Goals – ReliaWire',
            url: 'https://reliawire.com/study-confirms-smart-strategies-for-achieving-goals/',
          },
        ],
      },
      {
        claim:
          'Gail Matthews of Dominican University recruited 267 participants; those who wrote their goals accomplished more, and those who also sent a friend weekly progress reports most.',
        sources: [
          {
            title: 'Study Backs up Strategies for Achieving Goals',
            url: 'http://scottwhaley.posterous.com/',
          },
          {
            title: 'Brief summary of recent goals research, by Dr. Gail Matthews – Naukopedia',
            url: 'http://naukopedia.com/those-who-wrote-their-goals-accomplished-significantly-more-198-than-those-who-did-not-write-their-goals/',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
