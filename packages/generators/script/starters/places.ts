import type { Starter } from './types.ts'

export const placeStarters = [
  {
    id: 'japan-seven-minutes',
    niche: 'places',
    title: 'The Seven-Minute Train Miracle',
    topics: [
      'japan',
      'tokyo',
      'bullet train',
      'shinkansen',
      'japanese culture',
      'japan trains',
      'cleaning',
      'trains',
      'teamwork',
    ],
    hook: 'Japan can clean a whole bullet train in seven minutes.',
    scenes: [
      {
        say: 'The train stops in Tokyo for only 12.',
        onScreen: 'A 12-minute stop',
        visualKeywords: ['bullet train arriving', 'tokyo station', 'station clock'],
        emphasis: ['stops', '12'],
      },
      {
        say: 'Five of those are for people getting off and on.',
        visualKeywords: ['crowd leaving train', 'suitcases', 'platform'],
        emphasis: ['Five', 'off', 'on'],
      },
      {
        say: 'One worker takes one car, about 100 seats.',
        onScreen: '100 seats each',
        visualKeywords: ['cleaner in uniform', 'train seats', 'vacuum'],
        emphasis: ['One', '100'],
      },
      {
        say: 'They turn every seat, sweep, wipe and check the racks.',
        visualKeywords: ['rotating train seats', 'wiping a table', 'luggage rack'],
        emphasis: ['turn', 'racks'],
      },
      {
        say: "The average cleaner is 52, so it's no young person's sprint.",
        visualKeywords: ['older worker smiling', 'uniform cap', 'gloves'],
        emphasis: ['52', 'no'],
      },
      {
        say: 'Tokyo sends out 323 of these trains a day.',
        onScreen: '323 trains a day',
        visualKeywords: ['departure board', 'row of trains', 'sunset over tokyo'],
        emphasis: ['323', 'day'],
      },
    ],
    callToAction: 'Set a timer and try it on your kitchen.',
    facts: [
      {
        claim:
          '323 bullet trains depart Tokyo Station daily; a whole train is cleaned in seven (7) minutes, each worker covering one car of about 100 seats.',
        sources: [
          {
            title: 'Promo video of quick shinkansen cleanup goes viral – The Japan Times',
            url: 'https://www.japantimes.co.jp/news/2015/06/22/national/omotenashi-promo-video-of-quick-shinkansen-cleanup-goes-viral/',
          },
        ],
      },
      {
        claim:
          'The train stops for 12 minutes, including the time passengers take (five, 5, of them); the staff’s average age is 52.',
        sources: [
          {
            title: 'Super-Fast Shinkansen Cleanup – Japan Sauce',
            url: 'https://japansauce.net/2016/05/25/super-fast-shinkansen-cleanup/',
          },
        ],
      },
      {
        claim: 'The cleaners switch all the seats round.',
        sources: [
          {
            title: 'Shinkansen – John Godley',
            url: 'https://johngodley.com/2016/03/30/shinkansen/',
          },
        ],
      },
    ],
  },
  {
    id: 'iceland-names',
    niche: 'places',
    title: 'The Country Without Last Names',
    topics: [
      'iceland',
      'icelandic names',
      'reykjavik',
      'nordic countries',
      'last names',
      'naming baby',
      'vikings names',
      'baby names',
      'phone book',
    ],
    hook: 'In Iceland, a family of four can have four last names.',
    scenes: [
      {
        say: 'The phone book is sorted by first name.',
        visualKeywords: ['phone book', 'reykjavik rooftops', 'finger on a page'],
        emphasis: ['phone', 'first'],
      },
      {
        say: 'Your last name just says whose child you are.',
        visualKeywords: ['father and son', 'family portrait', 'name tag'],
        emphasis: ['child', 'are'],
      },
      {
        say: "Jón's son is Jónsson, and his daughter's Jónsdóttir.",
        onScreen: 'Jónsson, Jónsdóttir',
        visualKeywords: ['icelandic boy', 'icelandic girl', 'handwritten names'],
        emphasis: ['son', 'Jónsson'],
      },
      {
        say: 'So nobody calls anyone Mister, not even the president.',
        visualKeywords: ['president shaking hands', 'classroom', 'first-name badge'],
        emphasis: ['nobody', 'Mister'],
      },
      {
        say: 'A new first name has to pass a committee.',
        visualKeywords: ['committee table', 'stamp', 'official letter'],
        emphasis: ['committee'],
      },
      {
        say: "It once turned down nearly half of a year's requests.",
        onScreen: '46 of 105 rejected',
        visualKeywords: ['rejected stamp', 'stack of forms', 'baby'],
        emphasis: ['half', 'requests'],
      },
      {
        say: "Lately, even Ralph and Kelly didn't make it.",
        visualKeywords: ['crossed-out names', 'list', 'birth certificate'],
        emphasis: ['Ralph', 'Kelly', "didn't"],
      },
    ],
    callToAction: 'Comment your Icelandic last name.',
    facts: [
      {
        claim:
          'Icelandic phone books are sorted by first name; a surname is the father’s name with son or dóttir; a family of four (4) may have four surnames; everybody, even the president, is called by first name.',
        sources: [
          {
            title: 'The Icelandic phonebook surprise – Travel Wonders',
            url: 'http://travel-wonders.com/2009/09/28/the-icelandic-phonebook-surprise/',
          },
        ],
      },
      {
        claim:
          'The Naming Committee got 105 applications in a year and rejected 46; recent rejections included Kelly and Ralph.',
        sources: [
          {
            title: 'Getting Personal With Names – The Reykjavík Grapevine',
            url: 'http://grapevine.is/mag/articles/2010/07/27/getting-personal-with-names/',
          },
        ],
      },
    ],
  },
  {
    id: 'venice-forest',
    niche: 'places',
    title: 'The Forest Under Venice',
    topics: [
      'venice',
      'venice italy',
      'venice sinking',
      'italy',
      'canals',
      'how venice was built',
      'gondola',
      'lagoon',
      'city on water',
    ],
    hook: 'Venice is standing on an upside-down forest.',
    scenes: [
      {
        say: 'Its first settlers came here running from invaders.',
        visualKeywords: ['marsh islands', 'refugees in boats', 'lagoon fog'],
        emphasis: ['running', 'invaders'],
      },
      {
        say: 'All they had was mud, so they pounded in tree trunks.',
        visualKeywords: ['wooden piles', 'mud', 'men with hammers'],
        emphasis: ['mud', 'tree', 'trunks'],
      },
      {
        say: 'They went down side by side, until they hit hard clay.',
        visualKeywords: ['cross-section of piles', 'clay layer', 'packed trunks'],
        emphasis: ['hard', 'clay'],
      },
      {
        say: 'On top came slabs of stone, and on the stone, palaces.',
        visualKeywords: ['stone slab', 'venetian palace', 'canal at sunset'],
        emphasis: ['stone', 'palaces'],
      },
      {
        say: "Wood needs air and water to rot, and down there, there's no air.",
        visualKeywords: ['underwater wood', 'dark water', 'bubbles'],
        emphasis: ['Wood', 'air'],
      },
      {
        say: 'So centuries later, those trees are still holding up the city.',
        visualKeywords: ["st mark's square", 'gondola', 'reflection'],
        emphasis: ['centuries', 'city'],
      },
    ],
    callToAction: 'Pack boots and save this for your trip.',
    facts: [
      {
        claim:
          'People fleeing barbarian invasions drove closely spaced alder trunks into the mud until they reached hard clay, and put limestone plates on top; wood rots only when both air and water are present, and below there is no oxygen.',
        sources: [
          {
            title: 'Millions of Venetian piles',
            url: 'https://stolenhistory.org./articles/millions-of-venetian-piles-where-are-they.138',
          },
        ],
      },
      {
        claim:
          'Wood sunk into mud can stand for hundreds of years; the foundations are called “the upside down forest”.',
        sources: [
          {
            title: 'Upside down forest – Smallcaps',
            url: 'http://www.smallcaps.it/?project=upside-down-forest',
          },
        ],
      },
    ],
  },
  {
    id: 'central-park-fake',
    niche: 'places',
    title: "Central Park Isn't Natural",
    topics: [
      'new york',
      'new york city',
      'nyc',
      'central park',
      'manhattan',
      'olmsted',
      'seneca village',
      'city park',
      'landscape architecture',
    ],
    hook: 'Almost nothing in Central Park grew there on its own.',
    scenes: [
      {
        say: 'Before it, the ground was a rocky swamp.',
        visualKeywords: ['rocky swamp', 'old manhattan map', 'mud'],
        emphasis: ['rocky', 'swamp'],
      },
      {
        say: 'It was also home to a place called Seneca Village.',
        visualKeywords: ['1850s houses', 'village church', 'family portrait'],
        emphasis: ['home', 'Village'],
      },
      {
        say: 'Most of its families were Black, and many owned their land.',
        visualKeywords: ['property deed', 'community portrait', 'garden'],
        emphasis: ['Black', 'owned'],
      },
      {
        say: 'In 1857, the city forced them out and tore it down.',
        onScreen: '1857',
        visualKeywords: ['demolished houses', 'police in 1857', 'eviction notice'],
        emphasis: ['1857', 'forced'],
      },
      {
        say: 'Two designers drew up a fake countryside, finished in 1873.',
        visualKeywords: ['landscape plan', 'olmsted portrait', 'drawing table'],
        emphasis: ['Two', 'designers'],
      },
      {
        say: 'They added a sheep meadow, and woods you can get lost in.',
        visualKeywords: ['sheep in a park', 'forest path', 'stone bridge'],
        emphasis: ['sheep', 'lost'],
      },
    ],
    callToAction: 'Walk it again and look for the seams.',
    facts: [
      {
        claim:
          'Before Central Park the area from West 82nd to 89th Street was Seneca Village, predominantly African-American, many of whom owned property; in 1857 the city used eminent domain to remove them.',
        sources: [
          {
            title: 'What was on the land before Central Park?',
            url: 'https://www.interviewarea.com/q-and-a/what-was-on-the-land-before-central-park',
          },
        ],
      },
      {
        claim: 'The space was a “pestilential, rocky swamp”; its natural beauty is completely designed.',
        sources: [
          {
            title: 'Central Park – Sally Lloyd-Jones',
            url: 'https://www.sallylloyd-jones.com/tag/joshua-cohen/',
          },
        ],
      },
      {
        claim:
          'The park yearns to be natural, which it is not; it contained a sheep pasture, “The Ramble” and a dairy; it was built by two (2) designers, Olmsted and Vaux, and completed in 1873.',
        sources: [
          {
            title: 'Manufacturing the Picturesque at Central Park – Myles Zhang',
            url: 'http://myleszhang.org/2019/05/26/manufacturing-central-park/',
          },
        ],
      },
    ],
  },
  {
    id: 'eiffel-tower-antenna',
    niche: 'places',
    title: 'The Tower With a 20-Year Permit',
    topics: [
      'paris',
      'eiffel tower',
      'eiffel',
      'france',
      'gustave eiffel',
      'landmarks',
      'paris facts',
      'radio',
      'tower',
    ],
    hook: 'The Eiffel Tower was supposed to be gone by 1909.',
    scenes: [
      {
        say: "It went up for the 1889 World's Fair, with a permit for 20 years.",
        onScreen: 'Permit: 20 years',
        visualKeywords: ['eiffel tower construction', "world's fair poster", '1889 paris'],
        emphasis: ['1889', '20', 'years'],
      },
      {
        say: 'Some Parisians hated it, and writers complained loudest.',
        visualKeywords: ['angry man with top hat', 'newspaper', 'paris cafe'],
        emphasis: ['hated', 'complained'],
      },
      {
        say: 'Maupassant supposedly ate lunch there because it hid the tower.',
        visualKeywords: ['restaurant table', 'writer portrait', 'view of paris'],
        emphasis: ['Maupassant', 'hid'],
      },
      {
        say: 'Gustave Eiffel needed the giant to be useful.',
        visualKeywords: ['gustave eiffel portrait', 'blueprint', 'worried engineer'],
        emphasis: ['Gustave', 'Eiffel', 'useful'],
      },
      {
        say: 'So he offered it as an antenna, and radio was taking off.',
        visualKeywords: ['antenna wires', 'radio set', 'morse operator'],
        emphasis: ['antenna', 'radio'],
      },
      {
        say: "The army couldn't give it up, and it still broadcasts today.",
        visualKeywords: ['french soldiers', 'radio signals', 'tower at night'],
        emphasis: ['army', 'still'],
      },
    ],
    callToAction: 'Tell the next person who posts a selfie there.',
    facts: [
      {
        claim:
          'The Eiffel Tower had a permit for 20 years and was to be pulled down in 1909; it was kept because the military and government found it useful for radio communications.',
        sources: [
          {
            title: 'Eiffel Tower to be demolished in 1909 – Frederik’s Friday Fact',
            url: 'http://frederiksfridayfact.com/fact.php?date=2018-02-16',
          },
        ],
      },
      {
        claim:
          'It was built for the exposition of 1889; Maupassant is said to have lunched under it so as not to see it.',
        sources: [
          {
            title: 'Torre Eiffel, 1887–1889',
            url: 'https://web3.okx.com/it/discover/post/61548818111680',
          },
        ],
      },
      {
        claim: 'Gustave Eiffel had it fitted with an antenna, and it still transmits radio and television.',
        sources: [
          {
            title: 'Eiffel Tower facts – Paris Tickets',
            url: 'https://www.paristickets.com/es/eiffel-tower/facts',
          },
        ],
      },
    ],
  },
  {
    id: 'london-taxi-brain',
    niche: 'places',
    title: 'The Test That Grows Your Brain',
    topics: [
      'london',
      'london taxi',
      'black cab',
      'taxi driver',
      'the knowledge',
      'memory training',
      'hippocampus',
      'neuroplasticity',
      'brain training',
    ],
    hook: 'Becoming a London cabbie makes part of your brain grow.',
    scenes: [
      {
        say: "The test is called the Knowledge, and there's no phone allowed.",
        visualKeywords: ['black cab', 'london street map', 'closed notebook'],
        emphasis: ['the', 'Knowledge'],
      },
      {
        say: 'You learn 25,000 streets by heart, with every landmark.',
        onScreen: '25,000 streets',
        visualKeywords: ['map close-up', 'london landmarks', 'highlighter'],
        emphasis: ['25,000', 'every'],
      },
      {
        say: 'That takes three or four years of riding around on a moped.',
        visualKeywords: ['moped in london', 'rainy street', 'map on handlebar'],
        emphasis: ['three', 'four'],
      },
      {
        say: 'Scientists scanned trainees before and after all that.',
        visualKeywords: ['brain scanner', 'before and after scans', 'doctor'],
        emphasis: ['scanned', 'before'],
      },
      {
        say: 'Those who passed had grown a bigger hippocampus.',
        visualKeywords: ['hippocampus illustration', 'glowing brain', 'smiling driver'],
        emphasis: ['passed', 'hippocampus'],
      },
      {
        say: "That's the map room, and adults weren't supposed to grow one.",
        visualKeywords: ['seahorse shape', 'map drawer', 'gray-haired man'],
        emphasis: ['map', 'room'],
      },
    ],
    callToAction: 'Try driving home without GPS and report back.',
    facts: [
      {
        claim:
          'Cab drivers in training spend three to four years (3 to 4) on mopeds memorizing 25,000 streets and thousands of landmarks; intensive training is responsible for the growth.',
        sources: [
          {
            title: 'London Taxi Drivers’ Brains Grow – Impact Lab',
            url: 'https://www.impactlab.com/2011/12/09/london-taxi-drivers-brains-grow-to-navigate-londons-streets/',
          },
        ],
      },
      {
        claim:
          'Trainees were scanned before and after; the hippocampus, concerned with spatial memory, became larger in those who succeeded; such changes were thought impossible in adults.',
        sources: [
          {
            title: 'Mind-Warping Knowledge – Damn Interesting',
            url: 'https://www.damninteresting.com/nugget/mind-warping-knowledge/',
          },
        ],
      },
    ],
  },
  {
    id: 'sahara-feeds-amazon',
    niche: 'places',
    title: 'A Desert Feeds the Jungle',
    topics: [
      'amazon',
      'amazon rainforest',
      'rainforest',
      'sahara',
      'sahara desert',
      'desert dust',
      'brazil',
      'africa',
      'ecosystem',
    ],
    hook: 'The Amazon rainforest is fed by the Sahara Desert.',
    scenes: [
      {
        say: 'Jungle soil is poor, and rain keeps rinsing it out.',
        visualKeywords: ['amazon rainforest', 'heavy rain', 'muddy river'],
        emphasis: ['poor', 'rinsing'],
      },
      {
        say: "What it loses most is phosphorus, which plants can't do without.",
        visualKeywords: ['leaf macro', 'roots', 'soil sample'],
        emphasis: ['loses', 'phosphorus'],
      },
      {
        say: 'An ocean away, dust from a dried-up lake is packed with it.',
        visualKeywords: ['microscope diatoms', 'dust in a hand', 'white powder'],
        emphasis: ['ocean', 'dried-up'],
      },
      {
        say: 'Wind lifts it across the Atlantic, and NASA watches from space.',
        visualKeywords: ['dust cloud from space', 'atlantic ocean', 'satellite'],
        emphasis: ['Wind', 'Atlantic'],
      },
      {
        say: 'About 22,000 tons of phosphorus land in the Amazon each year.',
        onScreen: '22,000 tons a year',
        visualKeywords: ['dust falling on trees', 'jungle canopy', 'scale'],
        emphasis: ['22,000', 'year'],
      },
      {
        say: "That's almost exactly what the rain took away.",
        visualKeywords: ['balance scale', 'rain on leaves', 'green sprout'],
        emphasis: ['exactly', 'away'],
      },
    ],
    callToAction: 'Tell someone who thinks deserts are dead.',
    facts: [
      {
        claim:
          'Phosphorus in dust from the Bodélé Depression in Chad, an ancient lake bed with dead microorganisms, reaches Amazon soils from the Sahara: an estimated 22,000 tons per year, about what is lost to rain and flooding; a NASA satellite measured it.',
        sources: [
          {
            title: 'Dust from Sahara Desert provides nutrients to Amazon soils – Business Standard',
            url: 'https://business-standard.com/amp/article/pti-stories/dust-from-sahara-desert-provides-nutrients-to-amazon-soils-115022500736_1.html',
          },
        ],
      },
      {
        claim: 'Amazonian soils are short of nutrients, which rainfall washes away.',
        sources: [
          {
            title: 'NASA Reveals How Sahara Dust Fertilizes Amazon Rainforests',
            url: 'http://www.valuewalk.com/2015/02/nasa-sahara-dust-amazon/',
          },
        ],
      },
    ],
  },
  {
    id: 'taj-mahal-disguise',
    niche: 'places',
    title: 'The Taj Mahal in Disguise',
    topics: [
      'taj mahal',
      'india',
      'agra',
      'shah jahan',
      'mumtaz mahal',
      'mughal empire',
      'wonders of the world',
      'camouflage',
      'love story',
    ],
    hook: 'The Taj Mahal once hid from bombers as a woodpile.',
    scenes: [
      {
        say: 'It was 1942, and enemy planes could reach India.',
        onScreen: '1942',
        visualKeywords: ['taj mahal', 'wartime bomber', 'agra skyline'],
        emphasis: ['1942', 'India'],
      },
      {
        say: 'A white marble dome by a river is impossible to miss.',
        visualKeywords: ['white marble dome', 'river reflection', 'aerial view'],
        emphasis: ['marble', 'impossible'],
      },
      {
        say: 'So workers wrapped the dome in bamboo scaffolding.',
        visualKeywords: ['bamboo scaffolding', 'workers climbing', 'covered dome'],
        emphasis: ['bamboo', 'scaffolding'],
      },
      {
        say: 'From miles up, it looked like a stack of poles.',
        visualKeywords: ['pile of bamboo', 'view from a plane', 'clouds'],
        emphasis: ['miles', 'stack'],
      },
      {
        say: "Its four towers lean slightly out, so in a quake they'd fall away.",
        visualKeywords: ['minaret angle', 'earthquake crack', 'blue sky'],
        emphasis: ['four', 'out'],
      },
      {
        say: 'Nothing is allowed to land on the queen inside.',
        visualKeywords: ['marble tomb', 'flower inlay', 'candlelight'],
        emphasis: ['Nothing', 'queen'],
      },
    ],
    callToAction: "Send this to somebody who'd build you one.",
    facts: [
      {
        claim:
          'In 1942 bamboo scaffolding was placed over the dome of the Taj Mahal so that it looked like a bamboo stockpile to bomber planes flying miles above.',
        sources: [
          {
            title: 'Taj Mahal bamboo scaffolds – Vintage Everyday',
            url: 'https://www.vintag.es/2023/09/taj-mahal-bamboo-scaffolds.html',
          },
        ],
      },
      {
        claim:
          'The four (4) minarets face slightly outward, so that in an earthquake they would fall outward and protect the tomb.',
        sources: [
          {
            title: '5 incredible things you didn’t know about the Taj Mahal – Man’s World India',
            url: 'https://mansworldindia.com/lifestyle/travel/5-incredible-things-didnt-know-taj-mahal',
          },
        ],
      },
    ],
  },
  {
    id: 'pisa-soft-soil',
    niche: 'places',
    title: "Why Pisa's Tower Won't Fall",
    topics: [
      'leaning tower of pisa',
      'pisa',
      'tower of pisa',
      'italy landmarks',
      'leaning tower',
      'engineering',
      'architecture',
      'tuscany',
    ],
    hook: "The mud that tilts Pisa's tower also keeps it up.",
    scenes: [
      {
        say: 'It began sinking while they were still building it.',
        visualKeywords: ['leaning tower of pisa', 'medieval builders', 'soft ground'],
        emphasis: ['sinking', 'still'],
      },
      {
        say: 'At least four strong earthquakes have hit since 1280.',
        onScreen: '4 earthquakes',
        visualKeywords: ['cracked wall', 'seismograph', 'old italian town'],
        emphasis: ['four', 'earthquakes'],
      },
      {
        say: 'Other buildings shook, and the tower just stood there.',
        visualKeywords: ['shaking buildings', 'calm tower', 'falling bricks'],
        emphasis: ['shook', 'stood'],
      },
      {
        say: 'In 2018, sixteen engineers finally worked out why.',
        onScreen: '2018',
        visualKeywords: ['engineers with instruments', 'computer model', 'tower base'],
        emphasis: ['2018', 'why'],
      },
      {
        say: "A tall, stiff tower on soft soil can't sway in time with a quake.",
        visualKeywords: ['tuning fork', 'soft clay', 'sway animation'],
        emphasis: ['tower', 'soil'],
      },
      {
        say: 'The waves roll under, and it rides them out.',
        visualKeywords: ['ocean wave', 'surfer', 'ripple animation'],
        emphasis: ['under', 'rides'],
      },
    ],
    callToAction: 'Tag someone stable in a weird way.',
    facts: [
      {
        claim:
          'The tower, begun in 1173, has survived at least four (4) strong quakes since 1280; a 16-strong (sixteen) team concluded that the height combined with the softness of the soil keeps it from feeling the ground motion; the same soil causes the lean. Reported in 2018.',
        sources: [
          {
            title: 'Why Pisa’s leaning tower hasn’t toppled – Daily Mail, 10 May 2018',
            url: 'http://www.pressreader.com/uk/daily-mail/20180510/282041917767057',
          },
        ],
      },
      {
        claim:
          '“The soil moves but the tower doesn’t move; like riding the waves”; the waves do not resonate with the tower.',
        sources: [
          {
            title: 'Mystery of earthquake-proof Leaning Tower of Pisa solved – The Straits Times',
            url: 'https://www.straitstimes.com/world/europe/mystery-of-earthquake-proof-leaning-tower-of-pisa-solved',
          },
        ],
      },
      {
        claim: 'Builders had barely finished the second floor when it began to tilt.',
        sources: [
          {
            title: 'Engineers have figured out how the Leaning Tower withstands earthquakes',
            url: 'https://officialenews.com/no/records/39331-engineers-have-figured-out-how-the-leaning-tower-of-pisa-wit',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
