import type { Starter } from './types.ts'

export const oceanStarters = [
  {
    id: 'ocean-oxygen',
    niche: 'ocean',
    title: 'Where Half the Oxygen Comes From',
    topics: [
      'ocean',
      'sea',
      'oxygen',
      'plankton',
      'phytoplankton',
      'breathing',
      'air',
      'climate',
      'environment',
    ],
    hook: "Thank the ocean for about half of Earth's new oxygen.",
    scenes: [
      {
        say: 'The makers are plankton, drifting specks far too small to see.',
        visualKeywords: ['plankton', 'microscope', 'sunlit water'],
        emphasis: ['plankton', 'small'],
      },
      {
        say: 'A teaspoon of seawater can hold more than a million tiny organisms.',
        onScreen: 'A million in a teaspoon',
        visualKeywords: ['teaspoon', 'seawater', 'beach'],
        emphasis: ['million'],
      },
      {
        say: 'One of them may be the most abundant photosynthesizer on the planet.',
        visualKeywords: ['green water', 'microscope', 'satellite ocean'],
        emphasis: ['abundant'],
      },
      {
        say: 'That one kind of bacterium makes an estimated 20 percent of our oxygen.',
        onScreen: '20% of our oxygen',
        visualKeywords: ['bubbles', 'green plankton', 'microscope'],
        emphasis: ['20', 'oxygen'],
      },
      {
        say: 'So one in every five breaths you take is on the house.',
        visualKeywords: ['person breathing', 'beach', 'waves'],
        emphasis: ['five', 'breaths'],
      },
    ],
    callToAction: 'Take a breath, then tag your favorite beach person.',
    facts: [
      {
        claim:
          'More than half of the oxygen you breathe comes from the ocean; one cyanobacterium, Prochlorococcus, is estimated to be the most abundant photosynthesizer and to make 20 percent: one in every five breaths.',
        sources: [
          {
            title:
              'Meet the obscure microbe that influences climate, ocean ecosystems, and perhaps even evolution – Smithsonian Ocean',
            url: 'http://ocean.si.edu/ocean-videos/meet-obscure-microbe-influences-climate-ocean-ecosystems-and-perhaps-even-evolution',
          },
        ],
      },
      {
        claim:
          'About half of the oxygen made on Earth comes from invisible ocean plankton; a teaspoon of seawater can hold more than a million organisms.',
        sources: [
          {
            title: 'The ocean produces roughly half of Earth’s oxygen – Space Daily, citing NOAA',
            url: 'https://spacedaily.com/t-the-ocean-produces-roughly-half-of-earths-oxygen-not-the-rainforest-which-uses-up-most-of-what-it-makes-through-photosynthesis-by-phytoplankton-microscopic-marine-organi/',
          },
        ],
      },
    ],
  },
  {
    id: 'longest-mountain-range',
    niche: 'ocean',
    title: 'The Longest Mountain Range',
    topics: [
      'mid-ocean ridge',
      'deep sea',
      'mountains',
      'mountain range',
      'ocean floor',
      'ocean',
      'geology',
      'plate tectonics',
      'geography',
    ],
    hook: "Earth's longest mountain range has almost no hikers.",
    scenes: [
      {
        say: "It isn't the Andes or the Himalayas; it's on the ocean floor.",
        visualKeywords: ['mountain range', 'ocean surface', 'seafloor'],
        emphasis: ['ocean', 'floor'],
      },
      {
        say: 'The Mid-Ocean Ridge runs more than 40,000 miles under the water.',
        onScreen: '40,000 miles',
        visualKeywords: ['seafloor map', 'submarine', 'deep sea'],
        emphasis: ['40,000', 'miles'],
      },
      {
        say: 'It snakes its way between the continents, one ocean after another.',
        visualKeywords: ['globe', 'ocean map', 'world map'],
        emphasis: ['snakes', 'continents'],
      },
      {
        say: 'Down there, plates pull apart and magma rises into the gap.',
        visualKeywords: ['lava', 'deep sea vent', 'cracked rock'],
        emphasis: ['apart', 'magma'],
      },
      {
        say: 'So brand-new ocean floor is being made, right now, in the dark.',
        visualKeywords: ['deep sea', 'submersible lights', 'sea floor'],
        emphasis: ['brand-new', 'dark'],
      },
    ],
    callToAction: "Name the range you'd climb first in the comments.",
    facts: [
      {
        claim:
          'The Mid-Ocean Ridge, Earth’s longest mountain range, snakes between the continents under water where the plates of the crust move apart.',
        sources: [
          {
            title: 'The Mid-Ocean Ridge – University of Delaware',
            url: 'http://www.expeditions.udel.edu/extreme08/mission/ridge.html',
          },
        ],
      },
      {
        claim: 'It is 40,000 miles long.',
        sources: [
          {
            title: 'Midocean ridge – Earthguide, UC San Diego',
            url: 'http://earthguide.ucsd.edu/virtualmuseum/Glossary_Life/midoceanRidge.html',
          },
          {
            title: 'Underwater Range – Stranger’s Guide',
            url: 'https://strangersguide.com/articles/underwater-range/',
          },
        ],
      },
      {
        claim: 'As plates push apart, magma fills the gaps and new ocean floor forms.',
        sources: [
          {
            title: 'Underwater Range – Stranger’s Guide',
            url: 'https://strangersguide.com/articles/underwater-range/',
          },
        ],
      },
    ],
  },
  {
    id: 'underwater-waterfall',
    niche: 'ocean',
    title: 'The Biggest Waterfall You Cannot See',
    topics: [
      'waterfall',
      'denmark strait',
      'ocean',
      'sea',
      'iceland',
      'greenland',
      'angel falls',
      'geography',
    ],
    hook: 'The biggest waterfall on Earth makes no splash.',
    scenes: [
      {
        say: "It's underwater, in the Denmark Strait between Greenland and Iceland.",
        visualKeywords: ['iceberg', 'greenland coast', 'dark sea'],
        emphasis: ['underwater'],
      },
      {
        say: 'Cold water from the north meets warmer water there, and sinks.',
        visualKeywords: ['ink in water', 'ice', 'ocean current'],
        emphasis: ['cold', 'sinks'],
      },
      {
        say: 'It slides over a huge drop, about 11,500 feet, top to bottom.',
        onScreen: '11,500 feet',
        visualKeywords: ['underwater cliff', 'cascade', 'deep sea'],
        emphasis: ['11,500'],
      },
      {
        say: "That's more than three times the height of Angel Falls.",
        visualKeywords: ['angel falls', 'waterfall', 'jungle cliff'],
        emphasis: ['three', 'times'],
      },
      {
        say: 'And 175 million cubic feet of water pour over it every second.',
        onScreen: '175 million cubic feet a second',
        visualKeywords: ['rushing water', 'deep ocean', 'dark water'],
        emphasis: ['175', 'second'],
      },
    ],
    callToAction: 'Break it gently to someone planning a Niagara trip.',
    facts: [
      {
        claim:
          'The Denmark Strait cataract lies between Greenland and Iceland; cold water sinks below warmer water and tumbles almost 11,500 feet, 175 million cubic feet of it per second.',
        sources: [
          {
            title: 'Largest underwater waterfall: Denmark Strait cataract – Mother Nature Network',
            url: 'https://www.mnn.com/earth-matters/wilderness-resources/photos/10-spectacular-record-setting-waterfalls/largest-underwater-waterfall-denmark-strait-cataract',
          },
        ],
      },
      {
        claim: 'It is the highest underwater waterfall, more than three times the height of Angel Falls.',
        sources: [
          {
            title: 'Highest underwater waterfall – Guinness World Records',
            url: 'https://www.guinnessworldrecords.com/world-records/113421-highest-underwater-waterfall',
          },
          {
            title: 'Ocean Planet: Oceanography (NASA and Smithsonian)',
            url: 'https://seawifs.gsfc.nasa.gov/OCEAN_PLANET/HTML/oceanography_plunge.html',
          },
        ],
      },
    ],
  },
  {
    id: 'point-nemo',
    niche: 'ocean',
    title: 'The Loneliest Place on Earth',
    topics: [
      'point nemo',
      'pacific',
      'ocean',
      'remote',
      'lonely place',
      'space station',
      'spacecraft cemetery',
      'geography',
    ],
    hook: 'At Point Nemo, your nearest neighbors may be astronauts.',
    scenes: [
      {
        say: "It's the spot in the Pacific farthest from any land.",
        visualKeywords: ['open ocean', 'aerial sea', 'globe'],
        emphasis: ['farthest'],
      },
      {
        say: 'The closest land is an uninhabited island, 1,670 miles away.',
        onScreen: '1,670 miles to land',
        visualKeywords: ['tiny island', 'ocean map', 'empty ocean'],
        emphasis: ['1,670', 'uninhabited'],
      },
      {
        say: 'The Space Station passes overhead at only about 250 miles.',
        onScreen: '250 miles to orbit',
        visualKeywords: ['space station', 'ocean from space', 'night sky'],
        emphasis: ['250', 'overhead'],
      },
      {
        say: "Because nobody's there, space agencies crash dead spacecraft into it.",
        visualKeywords: ['falling debris', 'fireball', 'ocean splash'],
        emphasis: ["nobody's", 'crash'],
      },
      {
        say: "Russia's Mir station sank there, one of more than 260 spacecraft.",
        visualKeywords: ['space station', 'splash', 'seafloor'],
        emphasis: ['Mir', '260'],
      },
    ],
    callToAction: "Comment what you'd bring to the loneliest swim ever.",
    facts: [
      {
        claim:
          'The nearest land to Point Nemo in the Pacific is 1,670 miles away: Ducie Island, which is uninhabited; as in any place more than 250 miles from people, the closest are often astronauts.',
        sources: [
          {
            title: 'Most isolated place on Earth: Point Nemo – UNILAD',
            url: 'http://www.unilad.com/news/world-news/most-isolated-place-on-earth-point-nemo-517372-20240131',
          },
        ],
      },
      {
        claim:
          'It is the point in the ocean farthest from land; over 263 spacecraft (more than 260) from four nations have crashed there since 1971, among them Russia’s Mir.',
        sources: [
          {
            title: 'Point Nemo, a spacecraft cemetery on Earth – Tempo',
            url: 'https://tempo.com.ph/2018/01/22/point-nemo-a-spacecraft-cemetery-on-earth',
          },
        ],
      },
    ],
  },
  {
    id: 'immortal-jellyfish',
    niche: 'ocean',
    title: 'The Jellyfish With an Undo Button',
    topics: [
      'jellyfish',
      'immortal',
      'immortality',
      'ageing',
      'aging',
      'sea animal',
      'marine life',
      'ocean',
      'live forever',
    ],
    hook: 'One jellyfish has an undo button for aging.',
    scenes: [
      {
        say: "When this little animal is threatened, it doesn't always die.",
        visualKeywords: ['jellyfish', 'dark water', 'glowing jelly'],
        emphasis: ['threatened', 'die'],
      },
      {
        say: 'It turns its own cells back to a younger state.',
        onScreen: 'Old → young',
        visualKeywords: ['microscope cells', 'clock backwards', 'jellyfish'],
        emphasis: ['back', 'younger'],
      },
      {
        say: 'The whole animal collapses into a blob, like pressing reset.',
        visualKeywords: ['blob', 'reset button', 'jellyfish close-up'],
        emphasis: ['blob', 'reset'],
      },
      {
        say: 'That blob grows into a colony, much like its younger self.',
        visualKeywords: ['polyps', 'coral', 'seafloor'],
        emphasis: ['colony'],
      },
      {
        say: 'And the colony can make new copies of the original.',
        visualKeywords: ['jellyfish swarm', 'aquarium', 'mirror'],
        emphasis: ['copies'],
      },
      {
        say: "They've turned up around the world, probably hitching rides on boats.",
        visualKeywords: ['ship hull', 'harbor', 'world map'],
        emphasis: ['world', 'boats'],
      },
    ],
    callToAction: 'Would you press that button? Tell me below.',
    facts: [
      {
        claim:
          'Faced with a threat, Turritopsis dohrnii reverts its cells to a younger state and becomes a blob, from which a colony develops that makes copies of the original; specimens far apart are genetically identical, and scientists think they travel on boats.',
        sources: [
          {
            title: '‘Benjamin Button’ Jellyfish Are Immortal – Newser, citing National Geographic',
            url: 'https://img2-azcdn.newser.com/story/49770/benjamin-button-jellyfish-are-immortal.html',
          },
        ],
      },
    ],
  },
  {
    id: 'sharks-before-trees',
    niche: 'ocean',
    title: 'Sharks Are Older Than Trees',
    topics: ['shark', 'sharks', 'tree', 'trees', 'prehistoric', 'evolution', 'fossil', 'ocean', 'extinction'],
    hook: 'Sharks are older than trees.',
    scenes: [
      {
        say: 'The first sharks turn up about 450 million years ago.',
        onScreen: 'Sharks: 450 million years',
        visualKeywords: ['shark', 'fossil', 'deep sea'],
        emphasis: ['450'],
      },
      {
        say: 'Trees only appeared around 385 million years ago, which makes them the newcomers.',
        onScreen: 'Trees: 385 million years',
        visualKeywords: ['ancient forest', 'tree fern', 'tree trunk'],
        emphasis: ['385', 'newcomers'],
      },
      {
        say: 'The oldest clues are scattered scales, built like those of living sharks.',
        visualKeywords: ['shark skin', 'fossil scale', 'museum'],
        emphasis: ['scales'],
      },
      {
        say: "Since then they've come through five mass extinctions.",
        onScreen: '5 mass extinctions',
        visualKeywords: ['asteroid', 'volcano', 'shark silhouette'],
        emphasis: ['five'],
      },
      {
        say: "They're even older than Saturn's rings and the Atlantic Ocean.",
        visualKeywords: ['saturn', 'atlantic ocean', 'shark'],
        emphasis: ['older'],
      },
    ],
    callToAction: 'Bet your smartest friend they get this one wrong.',
    facts: [
      {
        claim:
          'Sharks emerged roughly 450 million years ago, trees 385 million years ago; the earliest clues are isolated scales like those of living sharks; sharks are older than Saturn’s rings and the Atlantic Ocean.',
        sources: [
          {
            title: 'Are sharks really older than trees?',
            url: 'https://www.discoverwildlife.com/prehistoric-life/are-sharks-older-than-trees',
          },
        ],
      },
      {
        claim: 'Sharks survived all five of Earth’s mass extinctions.',
        sources: [
          {
            title: 'Sharks: from fear to fascination – WRVO Public Media / NPR',
            url: 'https://www.wrvo.org/2025-05-29/sharks-from-fear-to-fascination',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
