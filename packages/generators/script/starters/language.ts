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
        say: 'Papers were full of these, like OFM for our first men.',
        visualKeywords: ['old newspaper', 'printing press', 'ink'],
        emphasis: ['full', 'OFM'],
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
        say: 'The slogan backfired on him, but the letters won the world.',
        visualKeywords: ['ballot box', 'thumbs up', 'speech bubble'],
        emphasis: ['backfired', 'letters'],
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
        claim:
          'The Boston Morning Post was full of such abbreviations, like O.F.M. (our first men); Van Buren’s rivals successfully turned the slogan O.K., Old Kinderhook, against him.',
        sources: [
          {
            title: 'OK – chapter by Jonathon Keats, ScienceGate',
            url: 'https://www.sciencegate.app/document/10.1017/s052450010000036x',
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
    ],
    hook: 'On one island, people whistle whole conversations.',
    scenes: [
      {
        say: "It's La Gomera, one of Spain's Canary Islands in the Atlantic.",
        visualKeywords: ['la gomera', 'green valley', 'cliffs'],
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
        say: 'It can carry up to five kilometers, no phone required.',
        onScreen: '5 km',
        visualKeywords: ['mountain ridge', 'hiker', 'phone no signal'],
        emphasis: ['five'],
      },
      {
        say: 'Since 1999, children there have learned it at school.',
        visualKeywords: ['classroom', 'child whistling', 'school'],
        emphasis: ['1999', 'school'],
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
          'Silbo Gomero, on La Gomera in the Canary Islands, replaces Spanish vowels by two whistles and consonants by four; more than 22,000 people practice it; taught at school since 1999.',
        sources: [
          {
            title: '“Silbo Gomero” (whistled language)',
            url: 'https://m.spain.info/en/reportajes/el-silbo-gomero.html',
          },
        ],
      },
      {
        claim: 'It carries messages over up to five kilometers.',
        sources: [
          {
            title: 'UNESCO nomination 00172: the Silbo Gomero',
            url: 'https://studylib.net/doc/7410439/english---unesco',
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
          'The Latin musculus means little mouse and gave mussel and muscle, whose movement can be compared to a mouse moving about; in Greek, too, mys (mouse) stood for muscle, and medical terms with my- and myo- derive from it.',
        sources: [
          {
            title: 'Of Muscles, Mussels, and Mice – Daily Writing Tips',
            url: 'https://www.dailywritingtips.com/of-muscles-mussels-and-mice/',
          },
        ],
      },
      {
        claim: 'The shape and movement of some muscles, notably the biceps, were thought to resemble mice.',
        sources: [
          {
            title: 'Tuesday Trivia: Origin of the Word Muscle – PlanSponsor',
            url: 'https://www.plansponsor.com/tuesday-trivia-origin-word-muscle/',
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
    hook: 'A painter mumbled the word robot.',
    scenes: [
      {
        say: 'In 1920, a Czech writer named Karel had an idea for a play.',
        onScreen: 'Karel Čapek, 1920',
        visualKeywords: ['typewriter', 'prague', 'theater stage'],
        emphasis: ['1920', 'play'],
      },
      {
        say: 'It was about artificial workers, and they needed a name.',
        visualKeywords: ['factory workers', 'mannequins', 'blank page'],
        emphasis: ['artificial', 'name'],
      },
      {
        say: "His own word came from the Latin for labor. He didn't like it.",
        visualKeywords: ['latin dictionary', 'crossed out word', 'pen'],
        emphasis: ["didn't"],
      },
      {
        say: 'His brother Josef was at his easel, a brush in his mouth.',
        visualKeywords: ['painter', 'easel', 'paint brush'],
        emphasis: ['brush', 'mouth'],
      },
      {
        say: 'Josef suggested robots, from a Czech word for forced labor.',
        onScreen: 'robota = forced labor',
        visualKeywords: ['robot', 'canvas', 'old theater poster'],
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
        sources: [
          {
            title: 'Robot, the most famous Czech, celebrates 100 years, by Jaroslav Veis',
            url: 'https://itradenews.cz/autori/Jaroslav%20Veis',
          },
          {
            title: 'Karel Čapek',
            url: 'https://www.computer-timeline.com/timeline/karel-capek/',
          },
        ],
      },
      {
        claim:
          'Čapek first wanted laboři, from Latin labor, but did not like it; Josef suggested roboti, from robota: forced, serf labor.',
        sources: [
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
      'word origin',
      'font',
    ],
    hook: 'The alphabet used to end with a symbol.',
    scenes: [
      {
        say: 'Old schoolbooks gave all 26 letters, then tacked on one more.',
        onScreen: '26 letters + &',
        visualKeywords: ['old schoolbook', 'chalkboard', 'alphabet'],
        emphasis: ['26', 'more'],
      },
      {
        say: 'It was the sign for and, read aloud as and per se and.',
        visualKeywords: ['ampersand', 'child reading', 'slate'],
        emphasis: ['sign', 'per'],
      },
      {
        say: 'Per se is Latin, and it means by itself.',
        visualKeywords: ['latin book', 'single letter', 'page'],
        emphasis: ['itself'],
      },
      {
        say: 'So the alphabet ended: X, Y, Z, and per se and.',
        visualKeywords: ['alphabet blocks', 'classroom', 'children'],
        emphasis: ['Z', 'per'],
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
          'In the old hornbooks & came after the twenty-six (26) letters, X Y Z &, and was called ampersand, a corruption of “and per-se &” (and by itself, and).',
        sources: [
          {
            title: 'Brewer’s Dictionary of Phrase and Fable: Ampersand – Infoplease',
            url: 'https://www.infoplease.com/dictionary/brewers/ampersand.html',
          },
        ],
      },
      {
        claim: 'The symbol started life as the Latin word et, and; Roman scribes wrote its e and t as one.',
        sources: [
          {
            title: 'The Ampersand, part 1 of 2 – Shady Characters',
            url: 'https://www.shadycharacters.co.uk/2011/06/the-ampersand-part-1-of-2/',
          },
          {
            title: 'A short history of the ampersand – J-Source',
            url: 'https://j-source.ca/a-short-history-of-the-ampersand/',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
