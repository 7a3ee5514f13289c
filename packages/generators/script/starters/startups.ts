import type { Starter } from './types.ts'

export const startupsStarters = [
  {
    id: 'apple-third-founder',
    niche: 'startups',
    title: "Apple's Third Founder",
    topics: [
      'apple',
      'ronald wayne',
      'steve jobs',
      'steve wozniak',
      'apple founder',
      'apple stock',
      'worst decisions',
      'business mistake',
      'business story',
    ],
    hook: 'Apple had a third founder, who left after 12 days.',
    scenes: [
      {
        say: 'Ronald Wayne was 41, with a house, a car, and savings.',
        visualKeywords: ['1970s house', 'draftsman', 'old car'],
        emphasis: ['Wayne', 'house'],
      },
      {
        say: 'Jobs and Wozniak were in their 20s and broke.',
        onScreen: '1976',
        visualKeywords: ['garage workshop', 'circuit board', 'young men'],
        emphasis: ['Jobs', 'broke'],
      },
      {
        say: 'Wayne drew the first logo and wrote the contract.',
        visualKeywords: ['ink drawing', 'contract', 'typewriter'],
        emphasis: ['logo', 'contract'],
      },
      {
        say: 'Then Jobs borrowed 15,000 dollars for their first order.',
        onScreen: '$15,000 borrowed',
        visualKeywords: ['cash', 'computer parts', 'handshake'],
        emphasis: ['borrowed', '15,000'],
      },
      {
        say: "Wayne feared he'd have to repay it, so he got out.",
        visualKeywords: ['worried man', 'exit sign', 'house keys'],
        emphasis: ['repay', 'got'],
      },
      {
        say: 'He gave up ten percent for 800 dollars.',
        onScreen: '10% for $800',
        visualKeywords: ['check', 'pen', 'apple'],
        emphasis: ['ten', '800'],
      },
      {
        say: 'By 2016, that was worth about 60 billion.',
        onScreen: '2016: $60 billion',
        visualKeywords: ['skyscraper', 'rising chart', 'old check'],
        emphasis: ['60', 'billion'],
      },
    ],
    callToAction: 'Ask yourself: stay or go? Comment below.',
    facts: [
      {
        claim:
          'In 1976 Wayne, 41, was given 10% (ten percent) and left 12 days after the founding because Apple had borrowed $15,000 and he had a house, a bank account and a car; he received $800; in 2016 a 10% share would be worth $60 billion.',
        sources: [
          {
            title: '40 years on: Apple’s third cofounder reflects – Business Insider India',
            url: 'https://businessinsider.in/40-years-on-apples-third-cofounder-reflects-on-the-time-he-was-given-10-of-apple-to-help-solve-disputes-between-the-steves/amp_articleshow/51649100.cms',
          },
        ],
      },
      {
        claim:
          'He wrote the partnership agreement and drew the first logo; the others were in their 20s and broke.',
        sources: [
          {
            title: 'Meet the Third Apple Co-founder Who Sold His 10 Percent Stake For $800 – NextShark',
            url: 'https://nextshark.com/meet-the-third-apple-co-founder-who-sold-his-10-percent-stake-for-800',
          },
        ],
      },
    ],
  },
  {
    id: 'blockbuster-netflix',
    niche: 'startups',
    title: 'The Offer Blockbuster Laughed At',
    topics: [
      'netflix',
      'blockbuster',
      'netflix history',
      'video store',
      'streaming',
      'dvd',
      'marc randolph',
      'reed hastings',
      'business failure',
      'disruption',
      'movie rental',
      'startup story',
    ],
    hook: 'Blockbuster could have bought Netflix for 50 million dollars.',
    scenes: [
      {
        say: 'In 2000, Netflix mailed out DVDs and lost money.',
        onScreen: '2000',
        visualKeywords: ['dvd', 'red envelope', 'mailbox'],
        emphasis: ['Netflix', 'DVDs'],
      },
      {
        say: 'Blockbuster had 9,000 stores and a meeting slot next morning.',
        onScreen: '9,000 stores',
        visualKeywords: ['video store', 'neon sign', 'movie shelves'],
        emphasis: ['Blockbuster', 'stores'],
      },
      {
        say: 'The founders chartered a plane to make it to Dallas.',
        visualKeywords: ['small jet', 'sunrise', 'runway'],
        emphasis: ['chartered', 'Dallas'],
      },
      {
        say: 'They asked for 50 million, and the boss tried not to laugh.',
        visualKeywords: ['boardroom', 'man in suit', 'suppressed laugh'],
        emphasis: ['50', 'laugh'],
      },
      {
        say: 'Ten years later, Blockbuster was filing for bankruptcy.',
        onScreen: '2010: bankrupt',
        visualKeywords: ['closed store', 'empty shelves', 'for sale sign'],
        emphasis: ['Ten', 'bankruptcy'],
      },
      {
        say: 'Just one store is left, in Bend, Oregon.',
        visualKeywords: ['last video store', 'small town', 'mountains'],
        emphasis: ['one', 'Bend'],
      },
    ],
    callToAction: 'Comment the last movie you rented on a disc.',
    facts: [
      {
        claim:
          'In early 2000 Netflix, a DVD-by-mail company with losses, was offered to Blockbuster, with nine thousand (9,000) stores, for $50 million; ten years later (2010) Blockbuster declared bankruptcy; a single store remains in Bend, Oregon.',
        sources: [
          {
            title: 'The people paradigm: what powers Netflix – Newzz',
            url: 'https://newzz.in/world/the-people-paradigm-what-powers-netflix/2021/09/10',
          },
        ],
      },
      {
        claim: 'The meeting was the next morning in Dallas; they chartered a private plane at 5 am.',
        sources: [
          {
            title: 'Netflix and Blockbuster – Kotalpa, quoting the book of Marc Randolph',
            url: 'https://kotalpa.com/group/63/topic/7038',
          },
        ],
      },
      {
        claim: 'Blockbuster’s chief “was struggling not to laugh”.',
        sources: [
          {
            title: 'Blockbusted – A Principled Approach',
            url: 'https://www.aprincipledapproach.com/2023/01/blockbusted/',
          },
        ],
      },
    ],
  },
  {
    id: 'airbnb-cereal',
    niche: 'startups',
    title: 'The Cereal That Saved Airbnb',
    topics: [
      'airbnb',
      'startup',
      'startups',
      'entrepreneur',
      'entrepreneurship',
      'brian chesky',
      'side hustle',
      'funding a startup',
    ],
    hook: 'Airbnb survived by selling cereal.',
    scenes: [
      {
        say: 'In 2008, its founders were 40,000 dollars in debt.',
        onScreen: '$40,000 in debt',
        visualKeywords: ['credit cards', 'unpaid bills', 'air mattress'],
        emphasis: ['40,000', 'debt'],
      },
      {
        say: "Investors called the idea of sleeping at strangers' homes insane.",
        visualKeywords: ['investor', 'shaking head', 'stranger at door'],
        emphasis: ['Investors', 'insane'],
      },
      {
        say: "An election was on, so they designed two collector's boxes.",
        visualKeywords: ['cereal boxes', 'election posters', 'designer'],
        emphasis: ['election', 'two'],
      },
      {
        say: "Obama O's and Cap'n McCain's, for 40 dollars each.",
        onScreen: '$40 a box',
        visualKeywords: ['cereal bowl', 'price tag', 'cartoon boxes'],
        emphasis: ["O's", '40'],
      },
      {
        say: 'They bought plain cereal and closed the boxes with a glue gun.',
        visualKeywords: ['glue gun', 'kitchen table', 'shopping cart'],
        emphasis: ['bought', 'glue'],
      },
      {
        say: 'It brought in up to 30,000 dollars and one impressed investor.',
        onScreen: '$30,000',
        visualKeywords: ['cash', 'handshake', 'office'],
        emphasis: ['30,000', 'impressed'],
      },
      {
        say: 'He called them cockroaches, and he meant it as praise.',
        visualKeywords: ['cockroach', 'laughing man', 'trophy'],
        emphasis: ['cockroaches', 'praise'],
      },
    ],
    callToAction: "What's the strangest thing you've ever sold?",
    facts: [
      {
        claim:
          'In 2008 Brian Chesky and Joe Gebbia had $40,000 of credit card debt; investors thought the idea insane; they designed two (2) cereal boxes, Obama O’s and Cap’n McCains, bought the cheapest cereal, sealed the boxes with a hot glue gun and charged $40.',
        sources: [
          {
            title: 'Airbnb Was Selling Cereal to Survive – Soar',
            url: 'https://soar.agency/blog/airbnb-selling-cereal-survive',
          },
        ],
      },
      {
        claim: 'They netted around $20,000 to $30,000.',
        sources: [
          {
            title: 'How The Airbnb Founders Sold Obama-Labelled Cereal Boxes – OfficeChai',
            url: 'https://officechai.com/startups/airbnb-founders-sold-obama-labelled-cereal-boxes-grow-airbnb-early-days/',
          },
        ],
      },
      {
        claim: 'Paul Graham was impressed; he was looking for “cockroaches”, startups that would not die.',
        sources: [
          {
            title: 'How A Box Of Cereal And Acting Like A Cockroach Helped Airbnb – Business Insider India',
            url: 'https://www.businessinsider.in/How-A-Box-Of-Cereal-And-Acting-Like-A-Cockroach-Helped-Airbnb-Become-A-Billion-Dollar-Business/articleshow/21270791.cms',
          },
        ],
      },
    ],
  },
  {
    id: 'youtube-dating-site',
    niche: 'startups',
    title: 'YouTube Began as a Dating Site',
    topics: [
      'youtube',
      'youtube history',
      'youtuber',
      'video platform',
      'jawed karim',
      'pivot',
      'startup pivot',
      'social media',
      'failed startup',
      'content creator',
    ],
    hook: 'YouTube started as a dating site that nobody used.',
    scenes: [
      {
        say: "Three friends from PayPal registered it on Valentine's Day 2005.",
        onScreen: 'Feb. 14, 2005',
        visualKeywords: ['valentine heart', 'laptop', 'three friends'],
        emphasis: ['Three', "Valentine's"],
      },
      {
        say: 'Its slogan was a wink: tune in, hook up.',
        onScreen: 'Tune in, hook up',
        visualKeywords: ['winking face', 'old website', 'webcam'],
        emphasis: ['slogan', 'tune'],
      },
      {
        say: 'Nobody uploaded anything, so they advertised on Craigslist.',
        visualKeywords: ['empty inbox', 'classified ads', 'cobweb'],
        emphasis: ['uploaded', 'Craigslist'],
      },
      {
        say: 'They offered women 20 dollars a video, and got no takers.',
        onScreen: '$20 a video',
        visualKeywords: ['twenty dollar bill', 'camera', 'crossed arms'],
        emphasis: ['women', '20'],
      },
      {
        say: 'In despair, one of them posted airplanes taking off.',
        visualKeywords: ['jumbo jet takeoff', 'runway', 'camcorder'],
        emphasis: ['despair', 'airplanes'],
      },
      {
        say: 'Then users took over, with their dogs and vacations.',
        visualKeywords: ['funny dog', 'beach vacation', 'home video'],
        emphasis: ['users', 'dogs'],
      },
      {
        say: 'In 2006, Google paid 1.65 billion dollars for it.',
        onScreen: '2006: $1.65 billion',
        visualKeywords: ['check', 'handshake', 'play button'],
        emphasis: ['Google', '1.65'],
      },
    ],
    callToAction: 'Comment the first video you remember.',
    facts: [
      {
        claim:
          'On February 14, 2005 (Valentine’s Day), three (3) former PayPal employees registered YouTube as a dating site; Google bought it for $1.65 billion in October 2006.',
        sources: [
          {
            title: 'February 14: How YouTube Started as a Failed Dating Site – PageFacts',
            url: 'https://www.pagefacts.com/today-in-history/february-14-youtube',
          },
        ],
      },
      {
        claim:
          'The slogan was “Tune in, Hook up”; they offered women $20 on Craigslist and no one came; Karim posted 747s taking off; users then shared their dogs and vacations.',
        sources: [
          {
            title: '10 Years Ago Today, YouTube Launched as a Dating Website – Vice',
            url: 'https://www.vice.com/en/article/78xqjx/10-years-ago-today-youtube-launched-as-a-dating-website',
          },
        ],
      },
    ],
  },
  {
    id: 'amazon-cadabra',
    niche: 'startups',
    title: "Amazon's First Name",
    topics: [
      'amazon',
      'jeff bezos',
      'bezos',
      'online shopping',
      'e-commerce',
      'ecommerce',
      'company names',
      'naming a business',
      'brand name',
      'everything store',
      'how amazon started',
    ],
    hook: 'Amazon was almost called Cadabra, until a lawyer misheard it.',
    scenes: [
      {
        say: 'In 1994, Jeff Bezos planned a store that would sell everything.',
        onScreen: '1994',
        visualKeywords: ['garage', 'young man with computer', 'boxes'],
        emphasis: ['Jeff', 'everything'],
      },
      {
        say: 'Cadabra was short for abracadabra, because it should feel like magic.',
        visualKeywords: ['magic wand', 'rabbit', 'top hat'],
        emphasis: ['Cadabra', 'magic'],
      },
      {
        say: "On the phone, the lawyer thought he'd said cadaver.",
        onScreen: 'Cadabra? Cadaver?',
        visualKeywords: ['old telephone', 'confused lawyer', 'chalk outline'],
        emphasis: ['phone', 'cadaver'],
      },
      {
        say: 'His next idea was Relentless, and that address still leads to Amazon.',
        visualKeywords: ['browser bar', 'bulldog', 'arrow'],
        emphasis: ['Relentless', 'address'],
      },
      {
        say: 'Then he chose the largest river in the world.',
        visualKeywords: ['amazon river', 'rainforest', 'map'],
        emphasis: ['chose', 'river'],
      },
      {
        say: 'He began with books, but the plan was always everything.',
        visualKeywords: ['stack of books', 'warehouse', 'conveyor belt'],
        emphasis: ['began', 'everything'],
      },
    ],
    callToAction: 'Type the old name and tell me where you land.',
    facts: [
      {
        claim:
          'Started in 1994 as Cadabra, short for abracadabra, for a store that would sell everything; a lawyer persuaded Bezos to change it because it sounded like cadaver; the domain of Relentless, the next name, still points to Amazon, the largest river in the world.',
        sources: [
          {
            title: 'Things You Didn’t Know About the Amazon Company – Smartest Computing',
            url: 'https://smartestcomputing.us.com/things-you-didnt-know-about-the-amazon-company/',
          },
        ],
      },
      {
        claim: 'The bookstore was just the way in.',
        sources: [
          {
            title: 'Amazon had a name, and that name was “Cadabra” – Hacker News discussion',
            url: 'https://old.rhn.rendo.app/s/26006656',
          },
        ],
      },
    ],
  },
  {
    id: 'google-backrub',
    niche: 'startups',
    title: 'How Google Got Its Name',
    topics: [
      'google',
      'google name',
      'larry page',
      'sergey brin',
      'search engine',
      'backrub',
      'googol',
      'company names',
      'silicon valley',
    ],
    hook: 'Google began as BackRub and became a typo.',
    scenes: [
      {
        say: 'In 1996, two Stanford students built a new search engine.',
        onScreen: '1996',
        visualKeywords: ['stanford campus', 'two students', 'old computer'],
        emphasis: ['Stanford', 'search'],
      },
      {
        say: 'It judged pages by the links back to them, hence BackRub.',
        visualKeywords: ['web of links', 'arrows', 'back massage'],
        emphasis: ['links', 'back'],
      },
      {
        say: 'A friend suggested a bigger name, a number: googolplex.',
        visualKeywords: ['chalkboard numbers', 'brainstorming', 'light bulb'],
        emphasis: ['friend', 'googolplex'],
      },
      {
        say: 'Larry Page shortened it to googol, a one with 100 zeros.',
        onScreen: '1 and 100 zeros',
        visualKeywords: ['long row of zeros', 'whiteboard', 'marker'],
        emphasis: ['shortened', 'googol'],
      },
      {
        say: 'Checking the web address, the friend misspelled it as Google.',
        onScreen: 'googol → google',
        visualKeywords: ['keyboard', 'typo', 'computer screen'],
        emphasis: ['address', 'misspelled'],
      },
      {
        say: 'That address was free, and they liked it.',
        visualKeywords: ['thumbs up', 'browser bar', 'smile'],
        emphasis: ['address', 'liked'],
      },
      {
        say: 'A nine-year-old boy had once named that number.',
        visualKeywords: ['boy with book', 'math teacher', 'big number'],
        emphasis: ['nine-year-old', 'named'],
      },
    ],
    callToAction: 'Which company has the strangest name of all?',
    facts: [
      {
        claim:
          'In 1996 two (2) students, Larry Page and Sergey Brin, had a search engine called Backrub at Stanford; Sean Anderson suggested googolplex, Larry shortened it to googol, and the domain was looked up under a wrong spelling and registered on September 15, 1997.',
        sources: [
          {
            title: 'Google is Misspelled – Lucky Puppy',
            url: 'http://luckypuppy.net/google-is-misspelled/',
          },
        ],
      },
      {
        claim:
          'A googol is a 1 followed by 100 zeros; BackRub was named for the back links; both founders liked the misspelling.',
        sources: [
          {
            title: 'Where Did Google’s Name Come From? – Reference',
            url: 'https://www.reference.com/technology/did-google-s-name-come-e828a9e1d32a74d4',
          },
        ],
      },
      {
        claim:
          'The term googol was coined by Milton Sirotta, a 9-year-old (nine) boy, nephew of the mathematician Edward Kasner.',
        sources: [
          {
            title: 'People shocked to discover Google’s original name was BackRub – The Project',
            url: 'https://10play.com.au/theproject/articles/people-shocked-to-discover-googles-original-name-was-backrub/tpa240627szdki',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
