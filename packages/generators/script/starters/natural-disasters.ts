import type { Starter } from './types.ts'

export const naturalDisasterStarters = [
  {
    id: 'krakatoa-sound',
    niche: 'natural disasters',
    title: 'The Loudest Sound in History',
    topics: [
      'volcano',
      'volcanoes',
      'krakatoa',
      'volcanic eruption',
      'eruption',
      'loudest sound',
      'loudest sound ever',
      'indonesia',
      'sound',
    ],
    hook: 'One volcano was heard 3,000 miles away.',
    scenes: [
      {
        say: 'Krakatoa blew on August 27, 1883, between Java and Sumatra.',
        onScreen: 'August 27, 1883',
        visualKeywords: ['krakatoa volcano', 'ash column', 'old map of indonesia'],
        emphasis: ['Krakatoa', '1883'],
      },
      {
        say: "Forty miles off, it burst the crew's eardrums.",
        visualKeywords: ['sailing ship', 'hands over ears', 'shock wave'],
        emphasis: ['Forty', 'eardrums'],
      },
      {
        say: 'All the way in Australia, it sounded like cannons.',
        visualKeywords: ['australian coast', 'cannon smoke', 'listening man'],
        emphasis: ['cannons'],
      },
      {
        say: 'On an island near Mauritius, a man logged the roar of heavy guns.',
        visualKeywords: ['tropical island', 'notebook', 'calm ocean'],
        emphasis: ['Mauritius', 'roar'],
      },
      {
        say: 'By then, the sound had been traveling for four hours.',
        onScreen: '4 hours later',
        visualKeywords: ['pocket watch', 'sound waves', 'globe'],
        emphasis: ['four', 'hours'],
      },
      {
        say: 'Barometers caught the pulse circling the planet four times.',
        onScreen: 'Around the Earth 4 times',
        visualKeywords: ['barometer needle', 'spinning globe', 'paper graph'],
        emphasis: ['pulse', 'four', 'times'],
      },
    ],
    callToAction: "Follow for more numbers nature shouldn't have.",
    facts: [
      {
        claim:
          'On August 27, 1883, Krakatoa’s sound ruptured eardrums 40 miles away (forty), travelled around the world four times (4) and was heard 3,000 miles away on Rodrigues near Mauritius like “the distant roar of heavy guns”; in Australia it resembled artillery.',
        sources: [
          {
            title: 'What’s the loudest sound ever – ISHN',
            url: 'https://ishn.com/articles/107920-whats-the-loudest-sound-ever',
          },
        ],
      },
      {
        claim:
          'Krakatoa sits between Java and Sumatra; the sound took about 4 (four) hours to cover the distance.',
        sources: [
          {
            title: 'The sound of Krakatoa – Curionic',
            url: 'https://curionic.com/the-sound-of-krakatoa-erupting-was-so-loud-that-it-circled-the-earth-four-times/',
          },
        ],
      },
    ],
  },
  {
    id: 'tsunami-lesson',
    niche: 'natural disasters',
    title: 'The Geography Lesson That Saved a Beach',
    topics: [
      'tsunami',
      'tsunamis',
      '2004 tsunami',
      'tidal wave',
      'thailand',
      'phuket',
      'tsunami warning signs',
      'indian ocean',
      'survival',
    ],
    hook: "A ten-year-old saved a beach with last week's homework.",
    scenes: [
      {
        say: 'It was December 26, 2004, in Phuket, Thailand.',
        onScreen: 'December 26, 2004',
        visualKeywords: ['phuket beach', 'morning sun', 'palm trees'],
        emphasis: ['2004', 'Phuket'],
      },
      {
        say: 'Tilly noticed the sea was frothing like the top of a beer.',
        visualKeywords: ['foamy sea', 'beer foam', 'little girl on a beach'],
        emphasis: ['frothing', 'beer'],
      },
      {
        say: 'Two weeks earlier, her class had watched a film about a tsunami.',
        visualKeywords: ['classroom', 'old film projector', 'geography book'],
        emphasis: ['Two', 'weeks'],
      },
      {
        say: 'It showed that same foam, just minutes before the wave.',
        visualKeywords: ['black and white wave film', 'foam close-up', 'clock'],
        emphasis: ['same', 'minutes'],
      },
      {
        say: 'She screamed until her parents believed her, and the beach emptied.',
        visualKeywords: ['running tourists', 'empty beach chairs', 'worried parents'],
        emphasis: ['screamed', 'emptied'],
      },
      {
        say: "Nearly a hundred people walked away because she'd paid attention.",
        visualKeywords: ['hotel balcony', 'big wave', 'hugging family'],
        emphasis: ['Nearly', 'hundred'],
      },
    ],
    callToAction: 'Frothing sea means run uphill, so share it.',
    facts: [
      {
        claim:
          'Tilly Smith, 10 (ten), was credited with saving nearly a hundred tourists at Maikhao Beach in 2004, having learned about tsunamis at school two weeks (2) before; she recognized the receding shoreline and frothing sea.',
        sources: [
          {
            title: 'Eduquakes – Seismological Research Letters',
            url: 'https://pubs.geoscienceworld.org/ssa/srl/article-abstract/77/2/336/143244/eduquakes?redirectedFrom=fulltext',
          },
        ],
      },
      {
        claim:
          'On December 26 the sea had froth “like you get on the top of a beer”; in the end she was screaming at them to get off the beach.',
        sources: [
          {
            title: 'Tsunami Family Saved by Schoolgirl’s Geography Lesson – National Geographic',
            url: 'http://news.nationalgeographic.com/news/2005/01/0118_050118_tsunami_geography_lesson.html',
          },
        ],
      },
      {
        claim:
          'Her class had seen a movie about the Hawaii tsunami of 1946, where the water turned foamy just minutes before the wave.',
        sources: [
          {
            title: 'Tilly Smith – reading text',
            url: 'https://th4.ilovetranslation.com/K03Y4C1sLYZ=d',
          },
        ],
      },
    ],
  },
  {
    id: 'earthquake-drop',
    niche: 'natural disasters',
    title: 'Forget the Doorway',
    topics: [
      'earthquake',
      'earthquakes',
      'earthquake safety',
      'what to do in earthquake',
      'drop cover hold on',
      'emergency preparedness',
      'disaster preparedness',
      'california',
    ],
    hook: 'In an earthquake, the doorway is the wrong place.',
    scenes: [
      {
        say: 'That advice comes from old adobe houses with one frame left standing.',
        visualKeywords: ['collapsed adobe house', 'doorframe', 'old photo'],
        emphasis: ['old', 'adobe'],
      },
      {
        say: "In a modern home, the doorway's no stronger than the rest.",
        visualKeywords: ['modern house', 'door frame', 'crossed-out sign'],
        emphasis: ['modern', 'no'],
      },
      {
        say: 'So drop to your hands and knees before the quake throws you down.',
        onScreen: '1. Drop',
        visualKeywords: ['person on hands and knees', 'shaking room', 'falling books'],
        emphasis: ['drop', 'throws'],
      },
      {
        say: 'Cover your head and neck, and crawl under a sturdy table.',
        onScreen: '2. Cover',
        visualKeywords: ['person under a table', 'arm over head', 'desk'],
        emphasis: ['Cover', 'crawl'],
      },
      {
        say: "Hold on to that table leg, because it'll try to walk away.",
        onScreen: '3. Hold on',
        visualKeywords: ['hand gripping table leg', 'sliding furniture', 'living room'],
        emphasis: ['Hold', 'on'],
      },
      {
        say: "Don't run outside, where the glass and bricks come down.",
        visualKeywords: ['falling bricks', 'broken glass', 'street'],
        emphasis: ["Don't", 'outside'],
      },
    ],
    callToAction: 'Practice it once tonight with your family.',
    facts: [
      {
        claim:
          'The doorway belief came from a collapsed adobe home with the doorframe as the only standing part; in modern houses doorways are no stronger than any other part, and you are safer under a table.',
        sources: [
          {
            title: 'Earthquake Awareness – Texas Department of Public Safety',
            url: 'https://www.dps.texas.gov/dem/Preparedness/tips/earthquakePrepTips.htm',
          },
        ],
      },
      {
        claim:
          'Drop (step 1) onto hands and knees; cover (2) head and neck, crawl beneath a table; hold on (3) until the shaking stops, and be prepared to move with your shelter.',
        sources: [
          {
            title: 'Emergency Preparedness – Claremont Graduate University',
            url: 'https://my.cgu.edu/risk-management/emergency-preparedness/',
          },
        ],
      },
      {
        claim: 'Do not run outside: there could be dangerous debris falling from structures.',
        sources: [
          {
            title: 'Drop, Cover, and Hold On – Wildfire Los Angeles',
            url: 'https://www.wildfirela.org/drop-cover-and-hold-on/',
          },
        ],
      },
    ],
  },
  {
    id: 'tornado-overpass',
    niche: 'natural disasters',
    title: 'Never Hide Under an Overpass',
    topics: [
      'tornado',
      'tornadoes',
      'twister',
      'tornado safety',
      'what to do in tornado',
      'storm shelter',
      'severe weather',
      'tornado alley',
      'storm chasing',
    ],
    hook: 'The worst place to hide from a tornado looks safest.',
    scenes: [
      {
        say: 'An overpass squeezes the wind, so it blows even harder.',
        visualKeywords: ['highway overpass', 'dust wind', 'tornado in the distance'],
        emphasis: ['overpass', 'harder'],
      },
      {
        say: 'Climb up under it, and the wind gets faster still.',
        visualKeywords: ['concrete slope', 'flying debris', 'wind gauge'],
        emphasis: ['Climb', 'faster'],
      },
      {
        say: "Don't bother opening windows, which only lets in glass.",
        visualKeywords: ['house window', 'broken glass', 'curtain blowing'],
        emphasis: ["Don't", 'windows'],
      },
      {
        say: 'Go to the basement, or a small room on the lowest floor.',
        visualKeywords: ['basement stairs', 'small bathroom', 'flashlight'],
        emphasis: ['basement', 'small'],
      },
      {
        say: 'Put as many walls as you can between you and the outside.',
        visualKeywords: ['house floor plan', 'hallway', 'closet'],
        emphasis: ['walls', 'outside'],
      },
      {
        say: 'Caught in the open, get into a building, or lie flat in a ditch.',
        visualKeywords: ['roadside ditch', 'person lying flat', 'dark sky'],
        emphasis: ['Caught', 'open'],
      },
    ],
    callToAction: 'Pick your room now, then share this.',
    facts: [
      {
        claim:
          'Sheltering under an overpass is more dangerous, as wind speeds increase there; opening windows is dangerous and a waste of time.',
        sources: [
          {
            title: 'What do you know about twisters – The Oklahoman',
            url: 'https://www.oklahoman.com/story/weather/2007/03/25/what-do-you-know-about-twisters/61799290007/',
          },
        ],
      },
      {
        claim:
          'Winds in a tornado are faster with height, so climbing up is more dangerous; shelter in an interior room on the lowest floor, or a roadside ditch.',
        sources: [
          {
            title: 'Myths about tornadoes – Tulsa World',
            url: 'https://www.tulsaworld.com/news/state-and-regional/myths-about-tornadoes/article_1affbd43-012a-58e4-a4b6-653a18a73e2c.html',
          },
        ],
      },
      {
        claim:
          'In the open seek a sturdy building; if there is none, lie flat and face-down on low ground. In a house go to the basement or a small center room on the lowest floor.',
        sources: [
          {
            title: 'Tornado Safety Tips',
            url: 'https://metrocebu.news/?p=16093',
          },
        ],
      },
      {
        claim: 'Open windows expose you to glass and flying debris.',
        sources: [
          {
            title: 'Tornado Facts & Myths – City of Minot, North Dakota',
            url: 'https://www.minotnd.gov/187/Tornado-Facts-Myths',
          },
        ],
      },
      {
        claim: 'Take an interior room with as many walls as possible between you and the outside.',
        sources: [
          {
            title: 'Tornado Safety – Midland',
            url: 'https://midlandusa.com/blogs/blog/tornado-safety-what-not-to-do-if-you-find-yourself-in-a-tornados-path',
          },
        ],
      },
    ],
  },
  {
    id: 'hurricane-names',
    niche: 'natural disasters',
    title: 'The Man Who Named Storms for Enemies',
    topics: [
      'hurricane',
      'hurricanes',
      'hurricane names',
      'how hurricanes get names',
      'hurricane season',
      'tropical storm',
      'cyclone',
      'storm',
      'weather',
    ],
    hook: 'Hurricanes have names because one man held grudges.',
    scenes: [
      {
        say: "Before him, a storm took the saint's day it hit.",
        visualKeywords: ['saint statue', 'old calendar', 'caribbean storm'],
        emphasis: ['Before', "saint's"],
      },
      {
        say: "In the late 1800s, Clement Wragge ran Queensland's weather office.",
        visualKeywords: ['victorian weatherman', 'weather map', 'queensland'],
        emphasis: ['Clement', 'Wragge'],
      },
      {
        say: 'He began with Greek letters, then gods, then women.',
        visualKeywords: ['greek alphabet', 'greek statue', 'handwritten list'],
        emphasis: ['Greek', 'women'],
      },
      {
        say: 'Then he moved on to politicians he disliked.',
        visualKeywords: ['politician caricature', 'storm cloud', 'top hat'],
        emphasis: ['politicians', 'disliked'],
      },
      {
        say: "The US picked women's names in 1953 and stuck with them.",
        onScreen: '1953: women only',
        visualKeywords: ['1950s weather bureau', 'hurricane map', 'radio'],
        emphasis: ["women's", '1953'],
      },
      {
        say: "Men didn't get on the list until 1979.",
        onScreen: '1979: men too',
        visualKeywords: ['typed list of names', 'satellite hurricane', 'tv weather'],
        emphasis: ['list', '1979'],
      },
      {
        say: "A storm that's bad enough gets its name retired, like a jersey.",
        visualKeywords: ['jersey on a wall', 'hurricane from space', 'damaged coast'],
        emphasis: ['bad', 'retired'],
      },
    ],
    callToAction: 'Whose name would you give the next one?',
    facts: [
      {
        claim:
          'For hundreds of years hurricanes were named after the saint’s day; Clement Wragge of Queensland, late in the 19th century (the late 1800s), used the Greek alphabet, then mythology, female names, and finally politicians, usually those he disliked; in 1953 women’s names were adopted, and men’s in 1979.',
        sources: [
          {
            title: 'How are hurricane names picked? – Winston-Salem Journal',
            url: 'https://www.journalnow.com/news/ask_sam/ask-sam-how-are-hurricane-names-picked/article_5e413b06-7b9e-540c-a506-f62aff6a2012.html',
          },
        ],
      },
      {
        claim: 'Names can be retired like a famous athlete’s jersey number.',
        sources: [
          {
            title: 'What’s in a name – The Washington Times',
            url: 'https://www.washingtontimes.com/news/2002/jun/6/20020606-031104-9955r/',
          },
        ],
      },
      {
        claim: 'Wragge was director of the Queensland meteorological department.',
        sources: [
          {
            title: 'History of Hurricane Names',
            url: 'https://www.woitalia.it/reports/wxfacts/History-of-Hurricane-Names.htm',
          },
        ],
      },
    ],
  },
  {
    id: 'cloud-weight',
    niche: 'natural disasters',
    title: 'A Cloud Outweighs an Elephant Herd',
    topics: [
      'cloud',
      'clouds',
      'how much clouds weigh',
      'rain',
      'weather',
      'sky',
      'cumulus',
      'weather facts',
      'why clouds float',
    ],
    hook: 'A fluffy white cloud weighs as much as 100 elephants.',
    scenes: [
      {
        say: 'A normal cumulus is about a kilometer wide, deep and tall.',
        visualKeywords: ['cumulus cloud', 'blue sky', 'airplane view'],
        emphasis: ['cumulus', 'kilometer'],
      },
      {
        say: 'Each cubic meter holds just half a gram of water.',
        visualKeywords: ['tiny water drop', 'scale', 'measuring cube'],
        emphasis: ['gram', 'water'],
      },
      {
        say: 'But there are a billion of those cubes in there.',
        visualKeywords: ['grid of cubes', 'cloud close-up', 'numbers'],
        emphasis: ['billion', 'cubes'],
      },
      {
        say: "That's 1.1 million pounds hanging over your picnic.",
        onScreen: '1.1 million pounds',
        visualKeywords: ['elephants walking', 'picnic blanket', 'cloud shadow'],
        emphasis: ['1.1', 'million'],
      },
      {
        say: "It doesn't drop because each droplet is tiny and rising air holds it.",
        visualKeywords: ['mist droplets macro', 'rising warm air', 'hot field'],
        emphasis: ["doesn't", 'droplet'],
      },
      {
        say: 'And the cloud is lighter than the dry air around it.',
        visualKeywords: ['floating balloon', 'cloud drifting', 'sky layers'],
        emphasis: ['cloud', 'dry'],
      },
    ],
    callToAction: "Look up and tell someone what's above them.",
    facts: [
      {
        claim:
          'A large cumulus of 1 cubic kilometer, 1 billion cubic meters, with half a gram of water in each, holds 1.1 million pounds, the weight of 100 elephants; the droplets are small enough to be supported by rising air.',
        sources: [
          {
            title: 'How much do clouds weigh – Ask',
            url: 'http://www.ask.com/science/much-clouds-weigh-ee39f2412bbf2cf2',
          },
        ],
      },
      {
        claim: 'Clouds float because moist air is less dense than the dry air around.',
        sources: [
          {
            title: 'Do you know how much a cloud weighs – News 12',
            url: 'https://bronx.news12.com/do-you-know-how-much-a-cloud-weighs',
          },
        ],
      },
    ],
  },
  {
    id: 'year-without-summer',
    niche: 'natural disasters',
    title: 'The Summer That Made Monsters',
    topics: [
      'year without a summer',
      'tambora',
      '1816',
      'frankenstein',
      'mary shelley',
      'climate history',
      'mount tambora',
      'bicycle history',
      'cold weather',
    ],
    hook: 'A volcano killed one summer and gave us Frankenstein.',
    scenes: [
      {
        say: 'In April 1815, Mount Tambora blew up in Indonesia.',
        onScreen: '1815',
        visualKeywords: ['tambora crater', 'eruption painting', 'dark sky'],
        emphasis: ['1815', 'Mount', 'Tambora'],
      },
      {
        say: 'Its ash circled the planet and dimmed the sun for years.',
        visualKeywords: ['ash cloud from space', 'pale sun', 'red sunset'],
        emphasis: ['ash', 'dimmed'],
      },
      {
        say: 'In 1816, New England got snow in July.',
        onScreen: 'Snow in July',
        visualKeywords: ['snow on green leaves', 'new england farm', 'summer calendar'],
        emphasis: ['1816', 'July'],
      },
      {
        say: 'All over Europe, dark rain clouds hung around through the summer.',
        visualKeywords: ['rain on a window', 'gray european town', 'umbrella'],
        emphasis: ['dark', 'summer'],
      },
      {
        say: 'In that dark summer, Mary Shelley dreamed up her monster.',
        visualKeywords: ['frankenstein manuscript', 'candlelit room', 'lightning'],
        emphasis: ['Mary', 'monster'],
      },
      {
        say: 'A year later, Karl Drais rolled out a wooden bicycle with no pedals.',
        onScreen: '1817',
        visualKeywords: ['wooden running machine', 'draisine', 'german park'],
        emphasis: ['Karl', 'Drais'],
      },
    ],
    callToAction: 'Remember this on the next rainy vacation day.',
    facts: [
      {
        claim:
          'Tambora’s eruption of April 1815 made 1816 the year without a summer: ash blocked sunlight for years, there was snow in New England in July, and dark rain clouds swept over Europe throughout the summer; Mary Shelley’s Frankenstein and Karl Drais’s running machine of 1817 are tied to it.',
        sources: [
          {
            title: 'Year Without a Summer – The Paris Review',
            url: 'https://www.theparisreview.org/blog/2016/10/25/year-without-summer/',
          },
        ],
      },
      {
        claim: 'Crops failed in New England and Europe.',
        sources: [
          {
            title: 'Year Without a Summer – Wikipedia',
            url: 'https://en.wikipedia.org/wiki/?oldid=1004249898&title=Year_Without_a_Summer',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
