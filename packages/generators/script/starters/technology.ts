import type { Starter } from './types.ts'

export const technologyStarters = [
  {
    id: 'first-computer-bug',
    niche: 'technology',
    title: 'The First Computer Bug',
    topics: [
      'computer bug',
      'bug',
      'debugging',
      'programming',
      'coding',
      'software',
      'computer',
      'computers',
      'developer',
      'grace hopper',
      'technology',
      'moth',
    ],
    hook: 'The first computer bug had wings.',
    scenes: [
      {
        say: 'In 1947, Harvard engineers were working on the Mark II computer.',
        onScreen: 'Harvard, 1947',
        visualKeywords: ['vintage computer', 'engineers', 'relay panel'],
        emphasis: ['1947'],
      },
      {
        say: 'Stuck in one of its components, they found a moth.',
        visualKeywords: ['moth', 'circuit', 'tweezers'],
        emphasis: ['moth'],
      },
      {
        say: 'They taped it into the logbook, with a dry joke.',
        visualKeywords: ['logbook', 'sticky tape', 'handwriting'],
        emphasis: ['taped'],
      },
      {
        say: 'It reads: first actual case of bug being found.',
        onScreen: '“First actual case of bug being found”',
        visualKeywords: ['handwritten note', 'old paper', 'moth'],
        emphasis: ['actual'],
      },
      {
        say: 'Engineers already said bug; Edison used the word in the 1870s.',
        visualKeywords: ['light bulb', 'edison', 'old workshop'],
        emphasis: ['Edison'],
      },
      {
        say: 'That page, moth and all, now belongs to the Smithsonian.',
        visualKeywords: ['museum', 'glass case', 'logbook'],
        emphasis: ['Smithsonian'],
      },
    ],
    callToAction: 'Send this to the developer in your life.',
    facts: [
      {
        claim:
          'In 1947 engineers on Harvard’s Mark II found a moth in a component and taped it in their logbook as the “first actual case of bug being found”; Edison spoke of bugs in the 1870s; the book is in the National Museum of American History (Smithsonian).',
        sources: [
          {
            title: 'Log Book With Computer Bug – National Museum of American History',
            url: 'https://americanhistory.si.edu/collections/search/object/nmah_334663',
          },
        ],
      },
    ],
  },
  {
    id: 'first-webcam-coffee',
    niche: 'technology',
    title: 'The First Webcam Watched Coffee',
    topics: [
      'webcam',
      'camera',
      'internet',
      'coffee pot',
      'cambridge',
      'world wide web',
      'technology',
      'invention',
      'streaming',
    ],
    hook: 'The first webcam was built to watch coffee.',
    scenes: [
      {
        say: 'In 1991, Cambridge computer scientists shared one coffee pot.',
        onScreen: 'Cambridge, 1991',
        visualKeywords: ['coffee pot', 'office', 'university'],
        emphasis: ['one'],
      },
      {
        say: 'Too often they walked down the corridor and found it empty.',
        visualKeywords: ['empty coffee pot', 'corridor', 'disappointed person'],
        emphasis: ['empty'],
      },
      {
        say: 'So they pointed a camera at it and wired it up.',
        visualKeywords: ['old camera', 'cables', 'computer'],
        emphasis: ['camera'],
      },
      {
        say: 'At first, only the people in the lab could watch it.',
        visualKeywords: ['old computer', 'office desk', 'coffee pot'],
        emphasis: ['only', 'lab'],
      },
      {
        say: 'In 1993 it went on the web, and anyone could look.',
        visualKeywords: ['web browser', 'globe', 'keyboard'],
        emphasis: ['1993', 'anyone'],
      },
      {
        say: 'They finally switched it off on August 22, 2001.',
        visualKeywords: ['power switch', 'dark screen', 'coffee machine'],
        emphasis: ['off'],
      },
    ],
    callToAction: "Comment what you'd point a camera at.",
    facts: [
      {
        claim:
          'Cambridge scientists, tired of walking down the corridor to an empty pot, rigged up a camera; it went on the web in November 1993 and was switched off on 22 August 2001.',
        sources: [
          {
            title: 'First webcam – Guinness World Records',
            url: 'https://www.guinnessworldrecords.com/world-records/114885-first-webcam',
          },
        ],
      },
      {
        claim: 'It was set up in 1991 so that computer scientists could see if there was any coffee.',
        sources: [
          {
            title: 'The Trojan Room coffee pot – BBC Witness History',
            url: 'https://www.tapesearch.com/episode/the-trojan-room-coffee-pot/CuE2767VqdM8gq35LS5zya',
          },
          {
            title: 'A coffeepot was the Internet’s first star – Entertainment Weekly',
            url: 'https://ew.com/article/1998/11/06/webcams-got-their-start-coffee/',
          },
        ],
      },
    ],
  },
  {
    id: 'gps-einstein',
    niche: 'technology',
    title: 'Your Map App Needs Einstein',
    topics: [
      'gps',
      'navigation',
      'maps',
      'satellite',
      'satellites',
      'einstein',
      'relativity',
      'physics',
      'phone',
      'technology',
    ],
    hook: "Without Einstein, your map app couldn't find your street.",
    scenes: [
      {
        say: 'Every GPS satellite carries an atomic clock, because position is timing.',
        visualKeywords: ['gps satellite', 'atomic clock', 'phone map'],
        emphasis: ['atomic', 'timing'],
      },
      {
        say: "A billionth of a second's error moves you by 30 centimeters.",
        onScreen: '30 cm',
        visualKeywords: ['stopwatch', 'ruler', 'map pin'],
        emphasis: ['billionth', '30'],
      },
      {
        say: 'But speed makes those clocks run slow, and distance makes them run fast.',
        visualKeywords: ['satellite', 'earth from space', 'clock'],
        emphasis: ['slow', 'fast'],
      },
      {
        say: "Left alone, they'd gain 38 microseconds every single day.",
        onScreen: '+38 microseconds a day',
        visualKeywords: ['clock gears', 'satellite', 'calendar'],
        emphasis: ['38', 'gain'],
      },
      {
        say: 'Skip the correction, and accuracy is kilometers, not centimeters.',
        visualKeywords: ['lost driver', 'map', 'desert road'],
        emphasis: ['kilometers'],
      },
      {
        say: 'So engineers build the clocks slow before they launch.',
        visualKeywords: ['rocket launch', 'clean room', 'clock'],
        emphasis: ['slow'],
      },
    ],
    callToAction: "Thank physics the next time you don't get lost.",
    facts: [
      {
        claim:
          'Each satellite sends a very accurate time signal; an error of 1 billionth of a second is 30 cm (30 centimeters) in position.',
        sources: [
          {
            title: 'Einstein and the Jumbo Jet: the Global Positioning System – University of Melbourne',
            url: 'https://www.ph.unimelb.edu.au/~dnj/jl/jl97/jl97.htm',
          },
        ],
      },
      {
        claim:
          'Special relativity makes the moving clocks run slow, general relativity makes them run fast far from Earth; without both theories accuracy would be measured in kilometers, not centimeters.',
        sources: [
          {
            title: 'General relativity – eclipse1919.org',
            url: 'https://eclipse1919.org/index.php/general-relativity',
          },
        ],
      },
      {
        claim: 'Each satellite carries an atomic clock, built with a lag of 38 microseconds per day.',
        sources: [
          {
            title: 'GPS Clock Rates – ScienceBlog',
            url: 'https://scienceblog.com/15187/gps-clock-rates/',
          },
        ],
      },
    ],
  },
  {
    id: 'undersea-cables',
    niche: 'technology',
    title: 'The Internet Is Underwater',
    topics: [
      'internet',
      'undersea cable',
      'submarine cable',
      'cables',
      'fiber optic',
      'cloud',
      'wifi',
      'network',
      'technology',
      'ocean floor',
    ],
    hook: "Your internet isn't in the cloud; it's underwater.",
    scenes: [
      {
        say: 'About 99 percent of international data runs through cables on the seabed.',
        onScreen: '99% underwater',
        visualKeywords: ['undersea cable', 'seabed', 'data center'],
        emphasis: ['99', 'seabed'],
      },
      {
        say: "There's some 800,000 miles of cable down there.",
        onScreen: '800,000 miles',
        visualKeywords: ['cable drum', 'world map', 'deep sea'],
        emphasis: ['800,000', 'miles'],
      },
      {
        say: 'It breaks about 200 times a year, and sharks have bitten it.',
        visualKeywords: ['shark', 'broken cable', 'ship anchor'],
        emphasis: ['200', 'sharks'],
      },
      {
        say: 'Only 22 ships on Earth are designed to fix it.',
        visualKeywords: ['repair ship', 'stormy sea', 'crew'],
        emphasis: ['22', 'fix'],
      },
      {
        say: 'They fish for the cable with heavy metal hooks.',
        visualKeywords: ['metal hook', 'ship crane', 'rope'],
        emphasis: ['hooks'],
      },
      {
        say: 'If it all failed, satellites could carry less than 1 percent.',
        visualKeywords: ['satellite', 'blank screen', 'dark city'],
        emphasis: ['satellites', '1'],
      },
    ],
    callToAction: 'Show this to someone who says satellites do it all.',
    facts: [
      {
        claim:
          'Some 800,000 miles of undersea cable carry 99% of data; they break about 200 times a year, only 22 ships are designed to repair them, with heavy metal hooks, and if all failed satellites would keep less than 1% going.',
        sources: [
          {
            title: 'The Internet as We Know It Depends on 22 Ships – Newser, citing The Verge',
            url: 'https://img1-azrcdn.newser.com/story/349248/the-internet-as-we-know-it-depends-on-22-ships.html',
          },
        ],
      },
      {
        claim:
          '99 percent of international data goes by cables on the ocean floor; reports of sharks biting them date back to 1987.',
        sources: [
          {
            title: 'Sharks and undersea cables – California Diver',
            url: 'https://californiadiver.com/?p=15562',
          },
        ],
      },
    ],
  },
  {
    id: 'at-sign-email',
    niche: 'technology',
    title: 'How Email Saved the At Sign',
    topics: [
      'email',
      'at sign',
      'inbox',
      'ray tomlinson',
      'internet history',
      'symbol',
      'technology',
      'messages',
      'work',
    ],
    hook: 'The at sign was nearly extinct until email saved it.',
    scenes: [
      {
        say: 'In 1971, Ray Tomlinson was sending messages between two computers.',
        onScreen: '1971',
        visualKeywords: ['vintage computer', 'teletype', 'engineer'],
        emphasis: ['1971'],
      },
      {
        say: 'Their keyboards were only about 10 feet apart.',
        visualKeywords: ['old computers', 'office', 'tape measure'],
        emphasis: ['10', 'feet'],
      },
      {
        say: "He needed a symbol that people didn't use much.",
        visualKeywords: ['keyboard', 'question mark', 'typewriter'],
        emphasis: ['symbol'],
      },
      {
        say: "At fit nicely, since it's the only preposition on the keyboard.",
        onScreen: '@',
        visualKeywords: ['at sign', 'keyboard close-up', 'finger on key'],
        emphasis: ['only', 'preposition'],
      },
      {
        say: 'The first email? Completely forgettable, he said, and so forgotten.',
        visualKeywords: ['old monitor', 'green text', 'paper bin'],
        emphasis: ['forgettable', 'forgotten'],
      },
      {
        say: "In 2010 New York's Museum of Modern Art took the symbol in.",
        visualKeywords: ['museum wall', 'new york', 'gallery'],
        emphasis: ['2010', 'Museum'],
      },
    ],
    callToAction: 'Confess your most embarrassing old username below.',
    facts: [
      {
        claim:
          'In 1971 Ray Tomlinson sent messages between two computers in his office whose keyboards were about 10 feet apart.',
        sources: [
          {
            title:
              'Remembering Ray Tomlinson, the man who created e-mail and @ – The Christian Science Monitor',
            url: 'https://www.csmonitor.com/Technology/2016/0307/Remembering-Ray-Tomlinson-the-man-who-created-e-mail-and',
          },
        ],
      },
      {
        claim: 'He looked for a symbol that wasn’t used much; @ is “the only preposition on the keyboard”.',
        sources: [
          {
            title: 'Ray Tomlinson, @ 74; pioneer of e-mail – The Daily Star',
            url: 'https://www.thedailystar.net/op-ed/politics/ray-tomlinson-74-pioneer-e-mail-789802?amp',
          },
        ],
      },
      {
        claim: '“The first e-mail is completely forgettable ... and, therefore, forgotten.”',
        sources: [
          {
            title: 'The inventor of email has died – The 405',
            url: 'https://www.thefourohfive.com/music/article/the-inventor-of-email-has-died-rip-ray-tomlinson-145',
          },
        ],
      },
      {
        claim: 'He saved the @ sign from probable extinction.',
        sources: [
          {
            title: 'Email creator inducted into Internet Hall of Fame – TG Daily',
            url: 'https://www.tgdaily.com/technology/software/62925-email-creator-inducted-into-internet-hall-of-fame/',
          },
        ],
      },
      {
        claim: 'The symbol entered the collection of the Museum of Modern Art in 2010.',
        sources: [
          {
            title: 'R.I.P: Email Creator, Ray Tomlinson Dies @ 74 – MajorGeeks, quoting The Verge',
            url: 'http://www.majorgeeks.com/news/story/r_i_p_email_creatorray_tomlinson_dies_74.html',
          },
        ],
      },
    ],
  },
  {
    id: 'microwave-candy-bar',
    niche: 'technology',
    title: 'The Candy Bar That Melted',
    topics: [
      'microwave',
      'microwave oven',
      'kitchen',
      'invention',
      'accidental invention',
      'radar',
      'cooking',
      'technology',
      'leftovers',
    ],
    hook: 'A melted chocolate bar gave us the microwave oven.',
    scenes: [
      {
        say: 'Percy Spencer was an electronics engineer at a company called Raytheon.',
        visualKeywords: ['engineer', 'vintage laboratory', 'radar dish'],
        emphasis: ['engineer'],
      },
      {
        say: 'One day he stopped beside a magnetron, the tube that drives radar.',
        visualKeywords: ['vacuum tube', 'radar screen', 'laboratory'],
        emphasis: ['magnetron'],
      },
      {
        say: 'The chocolate bar in his pocket had melted.',
        visualKeywords: ['melted chocolate', 'shirt pocket', 'sticky hand'],
        emphasis: ['melted'],
      },
      {
        say: 'Curious, he brought some popcorn kernels, and they popped.',
        visualKeywords: ['popcorn', 'corn kernels', 'popping'],
        emphasis: ['popped'],
      },
      {
        say: 'The first oven weighed 750 pounds and stood over 5 feet tall.',
        onScreen: '750 pounds',
        visualKeywords: ['giant oven', 'industrial kitchen', 'tape measure'],
        emphasis: ['750'],
      },
      {
        say: 'It took decades to turn it into something for your counter.',
        visualKeywords: ['microwave oven', 'kitchen counter', 'family kitchen'],
        emphasis: ['decades'],
      },
    ],
    callToAction: 'Warm up your leftovers and raise a fork to Percy.',
    facts: [
      {
        claim:
          'Percy Spencer of Raytheon noticed the chocolate bar in his pocket melt near a magnetron, the tube that drives a radar set; popcorn popped; the first oven weighed 750 pounds and stood more than 5 feet tall, and took decades to perfect.',
        sources: [
          {
            title: 'Who invented the microwave oven? – The Old Farmer’s Almanac',
            url: 'https://www.almanac.com/fact/who-invented-the-microwave-ovenr-this-invention',
          },
        ],
      },
    ],
  },
  {
    id: 'hedy-lamarr',
    niche: 'technology',
    title: 'The Film Star Who Hopped Frequencies',
    topics: [
      'hedy lamarr',
      'inventor',
      'women in science',
      'wireless',
      'radio',
      'hollywood',
      'actress',
      'movies',
      'film',
      'technology',
      'world war',
    ],
    hook: 'A Hollywood star patented a way to beat radio jamming.',
    scenes: [
      {
        say: 'Hedy Lamarr was famous for her films, not for engineering.',
        visualKeywords: ['film actress', 'movie camera', 'red carpet'],
        emphasis: ['not'],
      },
      {
        say: "During the war, she wanted torpedoes whose signal couldn't be jammed.",
        visualKeywords: ['torpedo', 'warship', 'radio'],
        emphasis: ['jammed'],
      },
      {
        say: 'Her idea was to keep changing frequency, so enemies only hear noise.',
        visualKeywords: ['radio dial', 'static screen', 'headphones'],
        emphasis: ['changing', 'noise'],
      },
      {
        say: 'Composer George Antheil synchronized it like his player pianos.',
        visualKeywords: ['player piano', 'piano roll', 'composer'],
        emphasis: ['pianos'],
      },
      {
        say: 'They used 88 frequencies, the same number as piano keys.',
        onScreen: '88 frequencies',
        visualKeywords: ['piano keys', 'radio waves', 'hands on piano'],
        emphasis: ['88'],
      },
      {
        say: 'The 1942 patent was shelved, and her honor came in 1997.',
        onScreen: '1942 → 1997',
        visualKeywords: ['patent drawing', 'filing cabinet', 'award'],
        emphasis: ['shelved', '1997'],
      },
    ],
    callToAction: 'Follow for more inventors nobody credited in time.',
    facts: [
      {
        claim:
          'Actress Hedy Lamarr and composer George Antheil patented frequency hopping for torpedoes in 1942: 88 frequencies like piano keys, synchronized like his player pianos, noise to the enemy and resilient to jamming; the Navy found it too bulky, and it was little known until the Electronic Frontier Foundation honored her in 1997.',
        sources: [
          {
            title: 'Frequency hopping: made in Hollywood – Universitat Pompeu Fabra',
            url: 'https://www.upf.edu/web/angel-lozano/innovation/-/asset_publisher/AZaAOTtL3c4Z/content/frequency-hopping-made-in-hollywood/maximized',
          },
        ],
      },
    ],
  },
  {
    id: 'qwerty-myth',
    niche: 'technology',
    title: 'The QWERTY Myth',
    topics: [
      'qwerty',
      'keyboard',
      'typing',
      'typewriter',
      'telegraph',
      'morse code',
      'computer',
      'technology',
      'design',
      'myth',
    ],
    hook: "Your keyboard wasn't designed to slow you down.",
    scenes: [
      {
        say: 'That story is everywhere, and researchers at Kyoto University call it nonsense.',
        visualKeywords: ['keyboard', 'kyoto', 'researcher'],
        emphasis: ['nonsense'],
      },
      {
        say: 'They traced the layout back to early telegraph machines.',
        visualKeywords: ['telegraph', 'old machine', 'archive'],
        emphasis: ['telegraph'],
      },
      {
        say: 'The early typewriter keyboard grew out of a printing telegraph.',
        visualKeywords: ['typewriter', 'paper tape', 'piano keys'],
        emphasis: ['printing'],
      },
      {
        say: 'It was built for people taking down Morse code.',
        visualKeywords: ['morse key', 'operator', 'headphones'],
        emphasis: ['Morse'],
      },
      {
        say: 'The keys kept moving, and QWERTY was an accident along the way.',
        onScreen: 'An accident',
        visualKeywords: ['loose keys', 'typewriter workshop', 'letters'],
        emphasis: ['accident'],
      },
      {
        say: 'Then teletypes used it, and computers inherited it.',
        visualKeywords: ['teletype', 'vintage computer', 'laptop keyboard'],
        emphasis: ['inherited'],
      },
    ],
    callToAction: 'Type your name with one hand and comment it.',
    facts: [
      {
        claim:
          'Koichi and Motoko Yasuoka (Kyoto University): that QWERTY was made to slow the operator is nonsense; the early keyboard derived from the Hughes-Phelps Printing Telegraph, was developed for Morse receivers, changed often and accidentally grew into QWERTY; teletypes adopted it and became computer terminals.',
        sources: [
          {
            title: 'On the Prehistory of QWERTY – Semantic Scholar',
            url: 'https://www.semanticscholar.org/paper/On-the-Prehistory-of-QWERTY-Yasuoka-Yasuoka/38051e58f8da25cc85af091d3998f64a10ead77f',
          },
          {
            title: 'On the Prehistory of QWERTY',
            url: 'https://docslib.org/doc/7581169/title-on-the-prehistory-of-qwerty-author-s-yasuoka-koichi-yasuoka',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
