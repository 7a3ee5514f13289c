import type { Starter } from './types.ts'

export const learningStarters = [
  {
    id: 'memory-palace',
    niche: 'learning',
    title: 'How to Double Your Memory',
    topics: [
      'memory',
      'improve memory',
      'how to memorize',
      'memorize',
      'memorizing',
      'memory palace',
      'memory tricks',
      'better memory',
      'mnemonics',
      'memory champion',
      'brain training',
    ],
    hook: 'Picture your house, and you can double your memory.',
    scenes: [
      {
        say: 'Scientists trained ordinary people for 40 days, half an hour each.',
        onScreen: '40 days',
        visualKeywords: ['brain scan', 'students', 'calendar'],
        emphasis: ['trained', '40'],
      },
      {
        say: 'They went from 26 words out of 72 to 62.',
        onScreen: '26 → 62 words',
        visualKeywords: ['word list', 'rising bar', 'trophy'],
        emphasis: ['26', '62'],
      },
      {
        say: 'To do it, walk through your home in your mind.',
        visualKeywords: ['front door', 'hallway', 'floor plan'],
        emphasis: ['home', 'mind'],
      },
      {
        say: 'At each spot, leave one odd picture of what you need.',
        visualKeywords: ['elephant on sofa', 'giant banana', 'kitchen'],
        emphasis: ['spot', 'picture'],
      },
      {
        say: 'To get the list back, take the same walk again.',
        visualKeywords: ['footsteps', 'open doors', 'key'],
        emphasis: ['list', 'walk'],
      },
      {
        say: 'Four months later, without practice, it still worked.',
        onScreen: '4 months later',
        visualKeywords: ['calendar pages', 'lightbulb', 'living room'],
        emphasis: ['Four', 'still'],
      },
    ],
    callToAction: 'Try it with your shopping list and report back.',
    facts: [
      {
        claim:
          'After 40 days of daily 30-minute training people recalled 62 words of a list of 72 instead of 26; four (4) months later, without training, recall remained high.',
        sources: [
          {
            title: 'Total Recall: Here’s How You Can Enhance Your Memory – Everything Zoomer',
            url: 'http://www.everythingzoomer.com/enhance-your-memory/',
          },
        ],
      },
      {
        claim:
          'One imagines walking through a familiar house and places each item at a spot, beginning at the entrance door.',
        sources: [
          {
            title: 'Using a 2,500-year-old method, you too can become a memory athlete – The Washington Post',
            url: 'https://www.washingtonpost.com/national/health-science/using-a-2500-year-old-method-you-too-can-become-a-memory-athlete/2017/03/17/c7578b12-04d8-11e7-b1e9-a05d3c21f7cf_story.html',
          },
          {
            title: 'How do you build a memory palace? – Inverse',
            url: 'https://nc.inverse.com/mind-body/loci-memory-palace-technique-science-explained',
          },
        ],
      },
    ],
  },
  {
    id: 'language-hours',
    niche: 'learning',
    title: 'How Long a Language Takes',
    topics: [
      'learn a language',
      'learning languages',
      'language learning',
      'how to learn languages',
      'learn spanish',
      'learn japanese',
      'hardest language',
      'easiest language',
      'fluent',
      'polyglot',
      'learn german',
      'learn korean',
      'learn chinese',
      'learn italian',
    ],
    hook: 'Spanish takes diplomats 24 weeks, and Japanese takes 88.',
    scenes: [
      {
        say: 'The State Department has taught languages for 70 years.',
        onScreen: '70 years of teaching',
        visualKeywords: ['classroom', 'diplomat', 'flags'],
        emphasis: ['State', '70'],
      },
      {
        say: 'It sorts them by their distance from English.',
        visualKeywords: ['world map', 'distance ruler', 'dictionary'],
        emphasis: ['sorts', 'distance'],
      },
      {
        say: 'Close ones, like Italian or Swedish, start at 600 class hours.',
        onScreen: 'Italian: 600 hours',
        visualKeywords: ['rome street', 'textbook', 'clock'],
        emphasis: ['Close', '600'],
      },
      {
        say: 'German needs 900, and Russian or Greek about 1,100.',
        onScreen: 'German 900, Russian 1,100',
        visualKeywords: ['berlin', 'moscow', 'greek letters'],
        emphasis: ['German', 'Russian'],
      },
      {
        say: 'Arabic, Chinese, Korean, and Japanese take a full 2,200.',
        onScreen: 'Japanese: 2,200 hours',
        visualKeywords: ['tokyo', 'calligraphy', 'stack of notebooks'],
        emphasis: ['Korean', '2,200'],
      },
      {
        say: "So if you're slow in Japanese, you're right on schedule.",
        visualKeywords: ['tired student', 'calendar', 'tea cup'],
        emphasis: ['slow', 'schedule'],
      },
    ],
    callToAction: "Comment your language and how many hours you're in.",
    facts: [
      {
        claim:
          'The Foreign Service Institute’s 70 years of experience: Spanish, Italian and Swedish 24 weeks (600 to 750 class hours), German 900 hours, Russian and Greek 1100 hours (1,100), the “super-hard” languages 88 weeks (2200 class hours, 2,200).',
        sources: [
          {
            title: 'FSI’s Experience with Language Learning – U.S. Department of State',
            url: 'https://www.state.gov/m/fsi/sls/c78549.htm',
          },
        ],
      },
      {
        claim: 'The 2,200 hours are for Arabic, Chinese, Japanese and Korean.',
        sources: [
          {
            title: 'Foreign Service Institute (FSI) – Mikeydoes',
            url: 'https://mikeydoes.com/?p=10673',
          },
        ],
      },
    ],
  },
  {
    id: 'thousand-words',
    niche: 'learning',
    title: 'The First 1,000 Words',
    topics: [
      'vocabulary',
      'learn vocabulary',
      'learn words',
      'new words',
      'common words',
      'how many words',
      'learn english',
      'english vocabulary',
      'learn languages fast',
      'language tips',
    ],
    hook: '1,000 words make up three quarters of what you read.',
    scenes: [
      {
        say: 'Researchers counted which words come up again and again.',
        visualKeywords: ['word cloud', 'printed pages', 'counter'],
        emphasis: ['counted', 'again'],
      },
      {
        say: 'The top 1,000 word families cover 78 percent of English texts.',
        onScreen: '1,000 words: 78%',
        visualKeywords: ['newspaper', 'highlighter', 'dictionary'],
        emphasis: ['top', '78'],
      },
      {
        say: 'The next 2,000 bring you up to 89.',
        onScreen: '3,000 words: 89%',
        visualKeywords: ['staircase', 'books', 'chart'],
        emphasis: ['2,000', '89'],
      },
      {
        say: 'After that, another thousand adds less than two percent.',
        visualKeywords: ['flat curve', 'tall stack of cards', 'tired learner'],
        emphasis: ['thousand', 'two'],
      },
      {
        say: 'But rare words carry a lot of the meaning.',
        visualKeywords: ['magnifying glass', 'missing puzzle piece', 'blank in sentence'],
        emphasis: ['rare', 'meaning'],
      },
      {
        say: 'So learn the common ones first, then the ones from your life.',
        onScreen: 'Common first, then yours',
        visualKeywords: ['flashcards', 'suitcase', 'family photo'],
        emphasis: ['common', 'life'],
      },
    ],
    callToAction: 'Which words from your life would you learn first?',
    facts: [
      {
        claim:
          'The most frequent 1000 (1,000) word families account for 77.86 percent (78, over three-quarters) of the words in English texts, 3000 (the next 2,000; 3,000) for 89.16 (89); the fourth thousand adds 1.79 (less than two percent).',
        sources: [
          {
            title: 'How many words do you need? – The Open University, OpenLearn',
            url: 'https://www.open.edu/openlearn/ocw/mod/oucontent/view.php?id=68254&section=3',
          },
        ],
      },
      {
        claim: 'Words outside the common list tend to carry a lot of the meaning.',
        sources: [
          {
            title: 'Do you Really Understand 80% of a Language if you Learn 1000 Words? – Language Magazine',
            url: 'https://www.languagemag.com/learn-1000-words-to-understand-80-of-a-language',
          },
        ],
      },
    ],
  },
  {
    id: 'forgetting-curve',
    niche: 'learning',
    title: 'Why You Forget So Fast',
    topics: [
      'forgetting',
      'forgetting curve',
      'forget everything',
      'spaced repetition',
      'remember what you learn',
      'how to remember',
      'revision',
      'review notes',
      'ebbinghaus',
      'cramming',
      'how memory works',
    ],
    hook: 'You forget more than half within an hour.',
    scenes: [
      {
        say: 'Hermann Ebbinghaus measured it on himself, in the 1880s.',
        onScreen: '1880s',
        visualKeywords: ['old german study', 'pocket watch', 'beard'],
        emphasis: ['Ebbinghaus', 'himself'],
      },
      {
        say: 'He learned lists of nonsense syllables, like WID and ZOF.',
        onScreen: 'WID, ZOF',
        visualKeywords: ['handwritten list', 'ink', 'strange words'],
        emphasis: ['nonsense', 'WID'],
      },
      {
        say: '42 percent was gone in 20 minutes, 56 in an hour.',
        onScreen: '20 min: −42%, 1 h: −56%',
        visualKeywords: ['falling curve', 'hourglass', 'fading letters'],
        emphasis: ['42', '56'],
      },
      {
        say: "Then it slowed, and after a month he'd lost 79.",
        onScreen: 'A month: −79%',
        visualKeywords: ['flat curve', 'calendar', 'empty page'],
        emphasis: ['slowed', '79'],
      },
      {
        say: 'But every single repeat made the curve flatter.',
        visualKeywords: ['curve rising', 'repeat arrow', 'notebook'],
        emphasis: ['repeat', 'flatter'],
      },
      {
        say: 'So look again tomorrow, next week, and next month.',
        onScreen: 'Tomorrow, week, month',
        visualKeywords: ['calendar marks', 'alarm', 'flashcards'],
        emphasis: ['again', 'week'],
      },
    ],
    callToAction: "Save this, watch it tomorrow, and see what's left.",
    facts: [
      {
        claim:
          'After 20 minutes about 42% was lost, after 1 hour (1 h) about 56%, after a month about 79%, with nonsense syllables; published in 1885.',
        sources: [
          {
            title: 'Hermann Ebbinghaus: the first researcher to measure forgetting – Memia',
            url: 'https://memia.app/en/resources/blog/ebbinghaus-forgetting-curve',
          },
        ],
      },
      {
        claim:
          'From 1880 to 1885 (the 1880s) he tested himself on syllables such as “WID” and “ZOF”; the curve was flattened by every repetition.',
        sources: [
          {
            title: 'Forgetting curve – WikiSum',
            url: 'https://wikisum.wiki/wiki/Forgetting_curve',
          },
        ],
      },
    ],
  },
  {
    id: 'interleaving',
    niche: 'learning',
    title: 'Shuffle Your Homework',
    topics: [
      'how to study',
      'study smarter',
      'study methods',
      'studying for exams',
      'math',
      'learn math',
      'homework',
      'interleaving',
      'exam prep',
      'better grades',
      'learning techniques',
      'practice problems',
    ],
    hook: 'Mixing up your homework can almost double your score.',
    scenes: [
      {
        say: 'In Florida, 140 seventh graders practiced math for nine weeks.',
        onScreen: '140 students',
        visualKeywords: ['math class', 'florida palm', 'notebooks'],
        emphasis: ['Florida', 'math'],
      },
      {
        say: 'Usually, a page of homework is all one kind of problem.',
        visualKeywords: ['math worksheet', 'repeated problems', 'pencil'],
        emphasis: ['page', 'one'],
      },
      {
        say: 'So you know the method before you read the question.',
        visualKeywords: ['answer key', 'autopilot', 'bored student'],
        emphasis: ['know', 'question'],
      },
      {
        say: 'They learned some topics that way, and others mixed.',
        visualKeywords: ['shuffled cards', 'colored papers', 'two piles'],
        emphasis: ['topics', 'mixed'],
      },
      {
        say: 'On a surprise test, it was 38 percent against 72.',
        onScreen: '38% vs. 72%',
        visualKeywords: ['test paper', 'surprised student', 'bar chart'],
        emphasis: ['surprise', '72'],
      },
      {
        say: 'Mixing is harder, because you have to choose the method.',
        visualKeywords: ['crossroads', 'thinking student', 'toolbox'],
        emphasis: ['harder', 'choose'],
      },
    ],
    callToAction: "Shuffle tonight's problems and tell me how it felt.",
    facts: [
      {
        claim:
          'In a classroom experiment at the University of South Florida 140 grade 7 students practiced mathematics for nine weeks, blocked or interleaved; on an unannounced test the scores were 38% (blocked) and 72% (interleaved); interleaving makes students choose the strategy.',
        sources: [
          {
            title:
              'The benefit of interleaved mathematics practice is not limited to superficially similar kinds of problems – StudyRes',
            url: 'https://studyres.com/doc/19602677/the-benefit-of-interleaved-mathematics-practice-is-not',
          },
          {
            title: 'The Scarcity of Interleaved Practice in Mathematics Textbooks',
            url: 'https://fdocuments.in/document/the-scarcity-of-interleaved-practice-in-mathematics-textbooks.html',
          },
        ],
      },
    ],
  },
  {
    id: 'ten-thousand-hours',
    niche: 'learning',
    title: 'The 10,000-Hour Myth',
    topics: [
      '10000 hours',
      '10000 hour rule',
      'ten thousand hours',
      'practice',
      'deliberate practice',
      'mastery',
      'learn a skill',
      'learning a skill',
      'malcolm gladwell',
      'become an expert',
      'talent or practice',
    ],
    hook: "The 10,000-hour rule isn't a rule.",
    scenes: [
      {
        say: 'It goes back to violin students in Berlin, in 1993.',
        onScreen: '1993',
        visualKeywords: ['violin', 'music academy', 'berlin'],
        emphasis: ['violin', 'Berlin'],
      },
      {
        say: 'The best had practiced some 10,000 hours by age 20.',
        onScreen: 'By age 20',
        visualKeywords: ['violinist', 'sheet music', 'practice room'],
        emphasis: ['best', '20'],
      },
      {
        say: 'But that was an average, so some had needed less.',
        visualKeywords: ['scatter plot', 'two violinists', 'ruler'],
        emphasis: ['average', 'less'],
      },
      {
        say: "Malcolm Gladwell's bestseller made it a magic number.",
        visualKeywords: ['bestseller book', 'magic wand', 'bookstore'],
        emphasis: ['Malcolm', 'magic'],
      },
      {
        say: 'Researchers then checked 88 studies on what practice explains.',
        onScreen: '88 studies',
        visualKeywords: ['stack of papers', 'researcher', 'magnifying glass'],
        emphasis: ['Researchers', '88'],
      },
      {
        say: '21 percent in music, 18 in sports, and four in school.',
        onScreen: '21%, 18%, 4%',
        visualKeywords: ['piano', 'runner', 'classroom'],
        emphasis: ['21', 'four'],
      },
    ],
    callToAction: 'Which skill has eaten most of your hours?',
    facts: [
      {
        claim:
          'In 1993 Ericsson and colleagues found that the most accomplished violin students in Berlin had put in an average of ten thousand (10,000) hours by the time they were twenty (20).',
        sources: [
          {
            title: 'The 10,000 hour rule is wrong, according to its original authors – Idea to Value',
            url: 'https://www.ideatovalue.com/crea/nickskillicorn/2016/05/10000-hour-rule-wrong-according-original-authors/',
          },
        ],
      },
      {
        claim:
          'A 2014 meta-analysis of 88 studies: practice explains 21% in music, 18% in sports, 4% (four) in education; Gladwell’s Outliers misrepresented the number.',
        sources: [
          {
            title: 'Malcolm Gladwell’s 10,000-hour rule is essentially meaningless – Deadspin',
            url: 'https://deadspin.kinjastaging.com/malcolm-gladwells-10-000-hour-rule-is-essentially-mea-1781601692',
          },
        ],
      },
    ],
  },
  {
    id: 'speed-reading',
    niche: 'learning',
    title: 'Can You Learn Speed Reading?',
    topics: [
      'reading',
      'speed reading',
      'read faster',
      'how to read faster',
      'read more books',
      'how to read more',
      'books',
      'reading habit',
      'reading speed',
      'bookworm',
      'book lovers',
    ],
    hook: "Speed reading doesn't work the way it's sold.",
    scenes: [
      {
        say: 'Most adults read about 238 words a minute.',
        onScreen: '238 words a minute',
        visualKeywords: ['open book', 'stopwatch', 'reader'],
        emphasis: ['238', 'minute'],
      },
      {
        say: 'Courses and apps promise to double or triple that.',
        visualKeywords: ['phone app', 'fast pages', 'advertisement'],
        emphasis: ['Courses', 'triple'],
      },
      {
        say: 'Five scientists went through decades of research on it.',
        visualKeywords: ['stack of studies', 'eye tracker', 'scientists'],
        emphasis: ['Five', 'research'],
      },
      {
        say: 'Their verdict: read faster, and you understand less.',
        onScreen: 'Faster = less understood',
        visualKeywords: ['balance scale', 'blurred text', 'confused face'],
        emphasis: ['verdict', 'understand'],
      },
      {
        say: 'Skimming is fine when you just need the gist.',
        visualKeywords: ['newspaper', 'finger skimming', 'headline'],
        emphasis: ['Skimming', 'gist'],
      },
      {
        say: 'What makes you faster is a bigger vocabulary, from more reading.',
        visualKeywords: ['dictionary', 'bookshelf', 'cozy chair'],
        emphasis: ['faster', 'vocabulary'],
      },
    ],
    callToAction: 'Which book would you never want to rush?',
    facts: [
      {
        claim:
          'Rayner and four colleagues (five authors) reviewed the research: there is a trade-off between speed and accuracy, doubling or tripling speed with full understanding is unlikely; skimming gives moderate comprehension; language skill and practice make one faster.',
        sources: [
          {
            title: 'So Much to Read, So Little Time: How Do We Read, and Can Speed Reading Help? – StudyLib',
            url: 'https://studylib.net/doc/25960971/how-do-we-read--and-can-speed-reading-help%3F',
          },
        ],
      },
      {
        claim: 'Adults read English non-fiction silently at 238 words per minute on average.',
        sources: [
          {
            title: 'How many words do we read per minute? – Marc Brysbaert, Ghent University',
            url: 'https://docslib.org/doc/10634303/how-many-words-do-we-read-per-minute-a-review-and-meta',
          },
        ],
      },
    ],
  },
  {
    id: 'pen-and-laptop',
    niche: 'learning',
    title: 'Why Handwritten Notes Win',
    topics: [
      'note taking',
      'taking notes',
      'take notes',
      'handwriting',
      'handwritten notes',
      'laptop notes',
      'lecture notes',
      'college tips',
      'university tips',
      'students',
      'class notes',
      'cornell notes',
    ],
    hook: 'Your laptop makes your notes longer and your learning shallower.',
    scenes: [
      {
        say: 'In 2014, two psychologists had students take notes on lectures.',
        onScreen: '2014',
        visualKeywords: ['lecture hall', 'laptop', 'notebook'],
        emphasis: ['psychologists', 'notes'],
      },
      {
        say: 'Laptop users wrote more, often word for word.',
        visualKeywords: ['typing hands', 'full screen of text', 'professor'],
        emphasis: ['Laptop', 'word'],
      },
      {
        say: "Pen users couldn't keep up, so they had to choose.",
        visualKeywords: ['pen', 'short notes', 'listening student'],
        emphasis: ['Pen', 'choose'],
      },
      {
        say: 'Choosing takes thinking, and thinking is what sticks.',
        visualKeywords: ['lightbulb', 'sticky note', 'brain'],
        emphasis: ['Choosing', 'thinking'],
      },
      {
        say: 'On the test, the slow writers had learned more.',
        onScreen: 'Pen beats keyboard',
        visualKeywords: ['exam paper', 'pen', 'podium'],
        emphasis: ['test', 'more'],
      },
      {
        say: 'So if you type, put it in your own words.',
        visualKeywords: ['laptop', 'speech bubble', 'paraphrase'],
        emphasis: ['type', 'own'],
      },
    ],
    callToAction: 'Show us a page of your messiest notes.',
    facts: [
      {
        claim:
          'Mueller and Oppenheimer (two psychologists, 2014): students on laptops typed mindlessly what was said; those writing by hand had to decide what’s important, since they cannot write fast enough.',
        sources: [
          {
            title: 'Why you should take notes by hand — not on a laptop (Vox) – Minasuk',
            url: 'https://www.minasuk.com/why-you-should-take-notes-by-hand-not-on-a/',
          },
        ],
      },
      {
        claim: 'Students learned more when they took notes by hand; mindless transcribing loses the benefit.',
        sources: [
          {
            title: 'The pen is mightier than the keyboard – Aristot.io',
            url: 'https://aristot.io/notes/the-pen-is-mightier-than-the-keyboard',
          },
        ],
      },
      {
        claim:
          'Laptop users wrote lengthier, more verbatim notes; laptop use results in shallower processing.',
        sources: [
          {
            title: 'Longhand Note Taking – Dirk Niepelt',
            url: 'https://www.niepelt.ch/notes/longhand-note-taking/',
          },
        ],
      },
    ],
  },
  {
    id: 'multitasking-worst',
    niche: 'learning',
    title: 'The Multitasking Myth',
    topics: [
      'multitasking',
      'multitask',
      'multitasking myth',
      'attention span',
      'too many tabs',
      'concentration',
      'doing two things',
      'task switching',
      'stay focused',
      'single tasking',
    ],
    hook: 'People who multitask the most are the worst at it.',
    scenes: [
      {
        say: 'Stanford researchers had expected to find a hidden superpower.',
        visualKeywords: ['university', 'juggling', 'superhero cape'],
        emphasis: ['Stanford', 'superpower'],
      },
      {
        say: 'They compared heavy media multitaskers with people who rarely do it.',
        visualKeywords: ['many screens', 'single book', 'two groups'],
        emphasis: ['compared', 'rarely'],
      },
      {
        say: 'The heavy ones got distracted by anything irrelevant.',
        visualKeywords: ['blinking ad', 'wandering eyes', 'noise'],
        emphasis: ['heavy', 'distracted'],
      },
      {
        say: 'They kept their thoughts less tidy in memory, too.',
        visualKeywords: ['messy drawer', 'tangled cables', 'filing cabinet'],
        emphasis: ['thoughts', 'tidy'],
      },
      {
        say: 'And they did worse at switching tasks, their own specialty.',
        onScreen: 'Worse at switching',
        visualKeywords: ['light switch', 'stumbling runner', 'clock'],
        emphasis: ['worse', 'specialty'],
      },
      {
        say: 'We all lost our bets, one of the scientists said.',
        onScreen: '“We all lost our bets”',
        visualKeywords: ['lost bet', 'poker chips', 'surprised scientist'],
        emphasis: ['bets', 'scientists'],
      },
    ],
    callToAction: 'Close one tab right now and tell me which.',
    facts: [
      {
        claim:
          'Heavy media multitaskers were more susceptible to interference from irrelevant stimuli and memories and performed worse on a test of task-switching (Stanford, 2009).',
        sources: [
          {
            title: 'Media multitaskers pay mental price, Stanford study shows – beSpacific',
            url: 'http://www.bespacific.com/media-multitaskers-pay-mental-price-stanford-study-shows/',
          },
        ],
      },
      {
        claim:
          'Clifford Nass: “We all bet high multitaskers were going to be stars at something. … We all lost our bets”; they are terrible at keeping information neatly organized.',
        sources: [
          {
            title: 'Multitasking is nearly impossible – Kasanoff, quoting Frontline (PBS)',
            url: 'https://kasanoff.com/blog/2023/5/4/multitasking-is-nearly-impossible',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
