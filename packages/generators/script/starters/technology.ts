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
        say: 'They taped it into the logbook, with a very dry joke.',
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
          'In 1947 engineers on Harvard’s Mark II found a moth in a component and taped it into the log book as the “first actual case of bug being found”; Edison spoke of bugs in the 1870s; the book is in the National Museum of American History (Smithsonian).',
        sources: [
          {
            title: 'Log Book With Computer Bug – Smithsonian object record',
            url: 'https://jsr6720.github.io/assets/posts-images/file_metadata_NMAH-NMAH2000-03035_info.txt',
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
        say: 'The picture was grey, 128 by 128 pixels, three updates a minute.',
        onScreen: '128 × 128',
        visualKeywords: ['pixelated screen', 'grey monitor', 'coffee'],
        emphasis: ['128'],
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
        claim: 'Set up in 1991; greyscale images of 128 by 128 pixels, about three times a minute.',
        sources: [
          {
            title: 'The First Webcam’s Coffee Mission',
            url: 'https://triviacafe.com/weird-facts/fact/the-first-webcam-s-coffee-mission',
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
    hook: 'Without Einstein, your map app would drift by miles.',
    scenes: [
      {
        say: 'Every GPS satellite carries an atomic clock, because position is timing.',
        visualKeywords: ['satellite', 'atomic clock', 'phone map'],
        emphasis: ['atomic', 'timing'],
      },
      {
        say: 'Moving fast makes those clocks lose about 7 microseconds a day.',
        visualKeywords: ['satellite orbit', 'clock face', 'speed blur'],
        emphasis: ['lose', '7'],
      },
      {
        say: 'Weaker gravity up there makes them gain about 45.',
        visualKeywords: ['earth from orbit', 'floating object', 'clock'],
        emphasis: ['gain', '45'],
      },
      {
        say: 'Net result: they run 38 microseconds fast, every single day.',
        onScreen: '+38 microseconds a day',
        visualKeywords: ['digital clock', 'calculator', 'satellite'],
        emphasis: ['38', 'fast'],
      },
      {
        say: 'Ignore it, and your position slips about 11 kilometres daily.',
        onScreen: '11 km off',
        visualKeywords: ['phone map', 'lost driver', 'road'],
        emphasis: ['11', 'daily'],
      },
      {
        say: 'So engineers slow the clocks down before launch.',
        visualKeywords: ['rocket launch', 'engineer', 'satellite assembly'],
        emphasis: ['slow'],
      },
    ],
    callToAction: "Thank physics the next time you don't get lost.",
    facts: [
      {
        claim:
          'GPS clocks lose about 7 microseconds a day by speed and gain about 45 by weaker gravity, a net 38; uncorrected, positions would drift about 11 kilometres a day; the clocks are set slow before launch.',
        sources: [
          {
            title: 'Einstein’s Gift to Navigation',
            url: 'https://educashop.com/history-philosophy/the-story-of-measurement-from-cubits-to-kilograms/einsteins-gift-to-navigation.html',
          },
          {
            title: 'Relativity in the Global Positioning System',
            url: 'https://docslib.org/doc/4024653/relativity-in-the-global-positioning-system',
          },
        ],
      },
      {
        claim:
          'Each satellite carries an atomic clock; position follows from signal timing; clocks are built with a 38 microseconds per day lag.',
        sources: [{ title: 'GPS Clock Rates', url: 'https://scienceblog.com/15187/gps-clock-rates/' }],
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
        visualKeywords: ['undersea cable', 'sea floor', 'world map'],
        emphasis: ['99'],
      },
      {
        say: 'By 2019 there were over 400 of them, some 745,000 miles.',
        onScreen: '745,000 miles',
        visualKeywords: ['cable ship', 'cable drum', 'ocean'],
        emphasis: ['400', '745,000'],
      },
      {
        say: 'One big transatlantic cable is barely thicker than a garden hose.',
        visualKeywords: ['garden hose', 'fiber optic', 'hand holding cable'],
        emphasis: ['garden', 'hose'],
      },
      {
        say: 'About 25 get cut a year: quakes, anchors, even a few sharks.',
        visualKeywords: ['ship anchor', 'shark', 'broken cable'],
        emphasis: ['25', 'sharks'],
      },
      {
        say: 'A repair ship hauls up both ends and splices them together.',
        visualKeywords: ['repair ship', 'crew on deck', 'splicing cable'],
        emphasis: ['splices'],
      },
    ],
    callToAction: 'Show this to someone who says satellites do it all.',
    facts: [
      {
        claim: '99 percent of international data is carried by submarine cables on the sea bed.',
        sources: [
          { title: 'Submarine cable', url: 'https://www.fiberopticshare.com/tag/submarine-cable' },
          { title: 'Subsea cables', url: 'https://dgtlinfra.com/tag/subsea-cables/' },
        ],
      },
      {
        claim:
          'As of 2019 there were over 400 cables of over 745,000 miles; about 25 are cut a year by earthquakes, anchors and a few sharks; ships raise the ends and splice them; the Marea cable between Spain and the United States is a bit larger than a garden hose.',
        sources: [
          {
            title: 'Internet Cables',
            url: 'https://shubsthoughts.blogspot.com/search/label/Internet%20Cables',
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
        say: 'The two machines were standing right next to each other.',
        visualKeywords: ['two computers', 'computer room', 'cables'],
        emphasis: ['next'],
      },
      {
        say: "He needed a symbol that wouldn't turn up in anyone's name.",
        visualKeywords: ['name tag', 'typewriter keys', 'letters'],
        emphasis: ['symbol'],
      },
      {
        say: 'He looked down at the keyboard, and there it was.',
        onScreen: '@',
        visualKeywords: ['keyboard', 'at sign key', 'finger'],
        emphasis: ['there'],
      },
      {
        say: 'The first messages? Entirely forgettable, he said, so he forgot them.',
        visualKeywords: ['crumpled paper', 'old printout', 'shrugging man'],
        emphasis: ['forgettable'],
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
          'The first email, in 1971, went between two machines side by side; Ray Tomlinson needed something that would not otherwise be part of the address and looked at the keyboard; he called the test messages entirely forgettable; the Museum of Modern Art added @ in 2010.',
        sources: [
          {
            title: 'Ray Tomlinson, Inventor Of Modern Email',
            url: 'https://wesort.co.uk/explore/snippets/ray-tomlinson-inventor-of-modern-email',
          },
        ],
      },
      {
        claim: 'He saved the @ sign from probable extinction.',
        sources: [
          {
            title: 'Email creator inducted into Internet Hall of Fame',
            url: 'https://www.tgdaily.com/technology/software/62925-email-creator-inducted-into-internet-hall-of-fame/',
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
      'wifi',
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
        say: 'The 1942 patent was shelved, and her honour came in 1997.',
        onScreen: '1942 → 1997',
        visualKeywords: ['patent drawing', 'filing cabinet', 'award'],
        emphasis: ['shelved', '1997'],
      },
    ],
    callToAction: 'Follow for more inventors nobody credited in time.',
    facts: [
      {
        claim:
          'Actress Hedy Lamarr and composer George Antheil patented frequency hopping for torpedoes in 1942: 88 frequencies like piano keys, synchronized like his player pianos, noise to the enemy; the Navy found it too bulky; the Electronic Frontier Foundation honored her in 1997.',
        sources: [
          {
            title: 'Frequency hopping: made in Hollywood – Universitat Pompeu Fabra',
            url: 'https://www.upf.edu/web/angel-lozano/innovation/-/asset_publisher/AZaAOTtL3c4Z/content/frequency-hopping-made-in-hollywood/maximized',
          },
        ],
      },
      {
        claim:
          'She was known as an actress; the idea came in answer to jamming in the Second World War; the patent went to the files unused.',
        sources: [
          { title: 'Hedy Lamarr, inventor', url: 'https://blog.zs64.net/tag/inventor' },
          {
            title: 'Lamarr and Antheil (quoting the National Inventors Hall of Fame)',
            url: 'https://jurisprude.net/?p=227',
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
            title: 'On the Prehistory of QWERTY',
            url: 'https://docslib.org/doc/7581169/title-on-the-prehistory-of-qwerty-author-s-yasuoka-koichi-yasuoka',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
