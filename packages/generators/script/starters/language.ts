import type { Starter } from './types.ts'

export const languageStarters = [
  {
    id: 'ok-origin',
    niche: 'language',
    title: 'Where OK Comes From',
    topics: [
      'ok',
      'okay',
      'word origin',
      'etymology',
      'slang',
      'english',
      'language',
      'words',
      'boston',
      'president',
      'abbreviation',
    ],
    hook: 'OK started as a bad newspaper joke.',
    scenes: [
      {
        say: 'In 1830s Boston, writers loved abbreviating words spelled wrong on purpose.',
        visualKeywords: ['old newspaper', 'printing press', 'boston'],
        emphasis: ['wrong', 'purpose'],
      },
      {
        say: 'On March 23, 1839, one paper shortened oll korrect to OK.',
        onScreen: 'Oll korrect',
        visualKeywords: ['newspaper column', 'ink', 'metal type'],
        emphasis: ['1839', 'OK'],
      },
      {
        say: 'The fad was dying, and OK should have died with it.',
        visualKeywords: ['crumpled newspaper', 'dusty archive', 'candle'],
        emphasis: ['died'],
      },
      {
        say: 'Then Martin Van Buren ran for re-election in 1840.',
        onScreen: '1840',
        visualKeywords: ['campaign poster', 'crowd', 'ballot box'],
        emphasis: ['1840'],
      },
      {
        say: 'He came from Kinderhook, so his supporters rallied for OK: Old Kinderhook.',
        visualKeywords: ['rally', 'banner', 'village'],
        emphasis: ['Old', 'Kinderhook'],
      },
      {
        say: 'He lost the election, but his initials won the world.',
        visualKeywords: ['thumbs up', 'globe', 'phone message'],
        emphasis: ['lost', 'won'],
      },
    ],
    callToAction: 'Just reply OK if you made it here.',
    facts: [
      {
        claim:
          'An abbreviation craze of misspellings swept the 1830s; the Boston Morning Post of March 23, 1839 printed o.k. for “oll korrect”; in 1840 supporters of Martin Van Buren, from Kinderhook, rallied with O.K.',
        sources: [
          {
            title: 'The Birth of “OK” 175 Years Ago',
            url: 'https://www.history.com/news/the-birth-of-ok-175-years-ago',
          },
          {
            title: 'OK’s origins',
            url: 'https://www.daytondailynews.com/news/opinion/origins/HjyLUcYQKj72E3b7MSIt3I/?outputType=amp',
          },
        ],
      },
      {
        claim: 'As 1840 began OK was poised to die out in obscurity; the OK candidate, Old Kinderhook, lost.',
        sources: [
          {
            title: 'OK: 1840, Old Kinderhook Is OK',
            url: 'https://trantor.is/content/fNlNIiWKyVR6kogO/xhtml/ch03.html',
          },
        ],
      },
    ],
  },
  {
    id: 'silbo-gomero',
    niche: 'language',
    title: 'The Whistled Language',
    topics: [
      'silbo gomero',
      'whistle',
      'whistling',
      'language',
      'canary islands',
      'la gomera',
      'spain',
      'communication',
      'unesco',
      'endangered language',
    ],
    hook: 'On one island, people whistle whole conversations.',
    scenes: [
      {
        say: "It's La Gomera, in Spain's Canary Islands, full of deep gullies.",
        visualKeywords: ['la gomera', 'ravine', 'green cliffs'],
        emphasis: ['Gomera'],
      },
      {
        say: 'Silbo Gomero turns spoken Spanish into whistles that carry across valleys.',
        visualKeywords: ['person whistling', 'valley', 'fingers in mouth'],
        emphasis: ['whistles'],
      },
      {
        say: 'Two whistles stand for the vowels, four for the consonants.',
        onScreen: '2 vowels, 4 consonants',
        visualKeywords: ['sound wave', 'blackboard', 'alphabet'],
        emphasis: ['Two', 'four'],
      },
      {
        say: 'It can carry up to five kilometres, no phone required.',
        onScreen: '5 km',
        visualKeywords: ['mountain ridge', 'hiker', 'phone no signal'],
        emphasis: ['five'],
      },
      {
        say: 'It was dying out, so since 1999 schools have taught it.',
        visualKeywords: ['classroom', 'children whistling', 'teacher'],
        emphasis: ['1999', 'schools'],
      },
      {
        say: 'Today more than 22,000 islanders keep it alive.',
        onScreen: '22,000 people',
        visualKeywords: ['village festival', 'old and young', 'island'],
        emphasis: ['22,000', 'alive'],
      },
    ],
    callToAction: 'Whistle your name and duet this.',
    facts: [
      {
        claim:
          'Silbo Gomero, on La Gomera in the Canary Islands, replaces Spanish vowels by two whistles and consonants by four; more than 22,000 people practise it; taught at school since 1999.',
        sources: [
          {
            title: '“Silbo Gomero” (whistled language)',
            url: 'https://m.spain.info/en/reportajes/el-silbo-gomero.html',
          },
        ],
      },
      {
        claim: 'It carries messages over up to five kilometres.',
        sources: [
          {
            title: 'UNESCO nomination 00172: the Silbo Gomero',
            url: 'https://studylib.net/doc/7410439/english---unesco',
          },
        ],
      },
      {
        claim:
          'The island has deep gullies; the language was on the verge of extinction, so schools took it up.',
        sources: [
          {
            title: '… But what if you can’t whistle?',
            url: 'https://blogcallii.blogspot.com/2023/07/but-what-if-you-cant-whistle.html',
          },
        ],
      },
    ],
  },
  {
    id: 'muscle-mouse',
    niche: 'language',
    title: 'The Mouse in Your Arm',
    topics: [
      'muscle',
      'muscles',
      'biceps',
      'gym',
      'workout',
      'fitness',
      'etymology',
      'word origin',
      'latin',
      'english',
      'language',
      'words',
    ],
    hook: 'Every time you flex, you show a little mouse.',
    scenes: [
      {
        say: 'Muscle comes from the Latin musculus, which means little mouse.',
        onScreen: 'musculus = little mouse',
        visualKeywords: ['flexing arm', 'mouse', 'latin book'],
        emphasis: ['little', 'mouse'],
      },
      {
        say: 'Romans thought a moving muscle looked like one running under the skin.',
        visualKeywords: ['biceps', 'roman statue', 'running mouse'],
        emphasis: ['under', 'skin'],
      },
      {
        say: 'The Greeks used one word, mys, for mouse and for muscle.',
        visualKeywords: ['greek inscription', 'mouse', 'athlete statue'],
        emphasis: ['mys'],
      },
      {
        say: "That's why medical words about muscles still start with myo.",
        visualKeywords: ['medical book', 'doctor', 'anatomy model'],
        emphasis: ['myo'],
      },
      {
        say: 'Even mussels, the shellfish, share that little mouse of a root.',
        visualKeywords: ['mussels', 'seafood plate', 'seashore'],
        emphasis: ['mussels'],
      },
    ],
    callToAction: 'Send this to your gym partner mid-set.',
    facts: [
      {
        claim:
          'Muscle comes from Latin musculus, little mouse: the Romans saw moving muscles as mice under the skin; Greek mys meant both mouse and muscle and gives the medical prefix myo-.',
        sources: [
          {
            title: 'Muscle: Latin for ‘little mouse’',
            url: 'https://etymologyotd.com/2018/09/13/muscle-latin-for-little-mouse/',
          },
          {
            title: 'Muscle Once Meant Little Mouse',
            url: 'https://www.englishgrammar.org/muscle-once-meant-little-mouse',
          },
        ],
      },
      {
        claim: 'The word mussel (the shellfish) shares the root.',
        sources: [
          {
            title: 'The Word ‘Muscle’ Comes from Latin for ‘Little Mouse’',
            url: 'https://dev.pomoduck.com/facts/the-word-muscle-comes-from-latin-for-little-mouse',
          },
        ],
      },
    ],
  },
  {
    id: 'robot-word',
    niche: 'language',
    title: 'Who Named the Robots',
    topics: [
      'robot',
      'robots',
      'ai',
      'artificial intelligence',
      'automation',
      'word origin',
      'etymology',
      'theatre',
      'czech',
      'language',
      'science fiction',
      'words',
    ],
    hook: 'The word robot was mumbled by a painter.',
    scenes: [
      {
        say: 'In 1920, Czech writer Karel Čapek had an idea for a play.',
        onScreen: '1920',
        visualKeywords: ['writer at desk', 'prague', 'theatre'],
        emphasis: ['1920', 'play'],
      },
      {
        say: 'It was about artificial workers, and they needed a name.',
        visualKeywords: ['factory workers', 'mannequins', 'blank page'],
        emphasis: ['artificial', 'name'],
      },
      {
        say: "His own word came from the Latin for labour, and he didn't like it.",
        visualKeywords: ['latin dictionary', 'crossed out word', 'pen'],
        emphasis: ["didn't"],
      },
      {
        say: 'His brother Josef was at his easel, a brush in his mouth.',
        visualKeywords: ['painter', 'easel', 'paint brush'],
        emphasis: ['brush', 'mouth'],
      },
      {
        say: 'Josef suggested robots, from a Czech word for forced labour.',
        onScreen: 'robota = forced labour',
        visualKeywords: ['robot', 'canvas', 'old theatre poster'],
        emphasis: ['robots', 'forced'],
      },
      {
        say: 'The play came out that November, and the name never left.',
        visualKeywords: ['stage curtain', 'book cover', 'modern robot'],
        emphasis: ['never'],
      },
    ],
    callToAction: 'Tell the next chatbot you talk to.',
    facts: [
      {
        claim:
          'In 1920 Karel Čapek took the idea for R.U.R. to his brother Josef, a painter, who mumbled because he held a brush in his mouth; the play was published in November 1920.',
        sources: [{ title: 'Karel Čapek', url: 'https://www.computer-timeline.com/timeline/karel-capek/' }],
      },
      {
        claim:
          'Čapek first wanted laboři, from Latin labor, but did not like it; Josef suggested roboti, from robota: forced, serf labour.',
        sources: [
          { title: 'The word ‘robot’', url: 'https://scienceomaniaa.blogspot.com/search/label/robots' },
          {
            title: 'The word “robot” originated in this 1921 Czech play',
            url: 'https://boingboing.net/2019/08/08/the-word-robot-originated.html',
          },
        ],
      },
    ],
  },
  {
    id: 'ampersand-letter',
    niche: 'language',
    title: 'The 27th Letter',
    topics: [
      'ampersand',
      'alphabet',
      'letter',
      'letters',
      'typography',
      'symbol',
      'english',
      'language',
      'grammar',
      'word origin',
      'font',
    ],
    hook: 'The alphabet used to end with a symbol.',
    scenes: [
      {
        say: 'In the 1800s, the ampersand was taught as the 27th letter.',
        onScreen: '& = letter 27',
        visualKeywords: ['ampersand', 'school slate', 'alphabet chart'],
        emphasis: ['27th'],
      },
      {
        say: 'Ending on the word and was confusing, so children added per se.',
        visualKeywords: ['vintage classroom', 'children reciting', 'chalk'],
        emphasis: ['per', 'se'],
      },
      {
        say: 'Per se is Latin, and it means by itself.',
        visualKeywords: ['latin book', 'single letter', 'page'],
        emphasis: ['itself'],
      },
      {
        say: 'X, Y, Z, and per se and, they recited.',
        visualKeywords: ['blackboard letters', 'pointing stick', 'children'],
        emphasis: ['recited'],
      },
      {
        say: 'Say that fast enough, and it blurs into ampersand.',
        onScreen: 'and-per-se-and',
        visualKeywords: ['mouth speaking', 'blurred letters', 'neon ampersand'],
        emphasis: ['fast', 'ampersand'],
      },
      {
        say: 'The shape is older: Roman scribes writing et, their word for and.',
        visualKeywords: ['roman tablet', 'calligraphy', 'ink pen'],
        emphasis: ['older', 'et'],
      },
    ],
    callToAction: 'Try saying it five times fast on camera.',
    facts: [
      {
        claim:
          'In the 1800s & counted as the 27th letter; schoolchildren recited “X, Y, Z, and per se and” (per se: by itself), which blurred into ampersand; the shape comes from the way Roman scribes wrote et, “and”.',
        sources: [
          {
            title: 'Which symbol once appeared at the end of the English alphabet?',
            url: 'https://quizzclub.com/games/welcome/which-of-the-following-symbols-once-appeared-at-the-end-of-the-english-alphabet/answer/2419410/',
          },
          { title: 'Ampersand [Noun.]', url: 'https://knowledgeguild.wordpress.com/2012/05/24/ampersand/' },
        ],
      },
      {
        claim: 'Per se was added to avoid confusion with the word “and”.',
        sources: [
          {
            title: 'The ampersand used to be the 27th letter of the alphabet',
            url: 'https://didyouknowfacts.com/facts/did-you-kno-the-ampersand-used-to-be-the-27th/',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
