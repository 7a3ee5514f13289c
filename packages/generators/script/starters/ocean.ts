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
      'rainforest',
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
        say: 'One group, Prochlorococcus, is the smallest photosynthesizer we know.',
        visualKeywords: ['green cells', 'microscope', 'laboratory'],
        emphasis: ['smallest'],
      },
      {
        say: "On its own, it makes up to a fifth of Earth's oxygen.",
        visualKeywords: ['ocean surface', 'bubbles', 'earth'],
        emphasis: ['fifth', 'oxygen'],
      },
      {
        say: "That's a bigger share than every tropical rainforest combined.",
        visualKeywords: ['rainforest', 'jungle canopy', 'ocean waves'],
        emphasis: ['bigger', 'every'],
      },
    ],
    callToAction: 'Take a breath, then tag your favourite beach person.',
    facts: [
      {
        claim:
          'About half of the oxygen produced on Earth comes from the ocean, from invisible phytoplankton; a teaspoon of seawater can hold more than a million organisms; Prochlorococcus, the smallest photosynthetic organism, makes up to a fifth of all oxygen, more than all tropical rainforests combined.',
        sources: [
          {
            title: 'The ocean produces roughly half of Earth’s oxygen',
            url: 'https://spacedaily.com/t-the-ocean-produces-roughly-half-of-earths-oxygen-not-the-rainforest-which-uses-up-most-of-what-it-makes-through-photosynthesis-by-phytoplankton-microscopic-marine-organi/',
          },
          {
            title: 'Oceanic Plankton Produces Half of Earth’s Oxygen',
            url: 'https://www.thedailyatom.com/articles/oceanic-plankton-produces-half-of-earths-oxygen',
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
      'andes',
    ],
    hook: "Earth's longest mountain range has almost no hikers.",
    scenes: [
      {
        say: 'The Andes, the longest chain on land, run about 4,350 miles.',
        visualKeywords: ['andes', 'mountain peaks', 'hiker'],
        emphasis: ['4,350'],
      },
      {
        say: 'The Mid-Ocean Ridge runs more than 40,000, and it hides underwater.',
        onScreen: '40,000 miles',
        visualKeywords: ['ocean surface', 'submarine', 'sea floor map'],
        emphasis: ['40,000', 'underwater'],
      },
      {
        say: 'It wraps the whole planet like the seam on a baseball.',
        visualKeywords: ['baseball', 'globe', 'stitching'],
        emphasis: ['seam', 'baseball'],
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
          'The Mid-Ocean Ridge spans more than 40,000 miles, mostly underwater; plates push apart, magma fills the gaps and new ocean floor forms.',
        sources: [
          { title: 'Underwater Range', url: 'https://strangersguide.com/articles/underwater-range/' },
          {
            title: 'Why the Mid-Ocean Ridge is the longest range',
            url: 'https://www.scienceaq.com/Article/Geology/305583.html',
          },
        ],
      },
      {
        claim:
          'The Andes, the longest chain on land, run about 4,350 miles; the ridge follows the planet like the seams on a baseball.',
        sources: [
          {
            title: 'The Largest Mountain Chain On Earth Is Underwater',
            url: 'https://sciencesensei.com/marvelous-things-about-planet-earth/2/',
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
      'niagara',
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
        say: "Yet from a boat, you'd never know it was under you.",
        visualKeywords: ['fishing boat', 'calm sea', 'horizon'],
        emphasis: ['never'],
      },
    ],
    callToAction: 'Break it gently to someone planning a Niagara trip.',
    facts: [
      {
        claim:
          'The Denmark Strait cataract, between Greenland and Iceland, is about 11,500 feet high; cold northern water sinks below warmer water; it cannot be seen from the surface.',
        sources: [
          {
            title: 'Denmark Cataract identified as largest waterfall',
            url: 'https://t4k3.news/en/denmark-cataract-identified-as-largest-waterfall',
          },
          {
            title: 'Ocean Planet: Oceanography (NASA and Smithsonian)',
            url: 'https://seawifs.gsfc.nasa.gov/OCEAN_PLANET/HTML/oceanography_plunge.html',
          },
        ],
      },
      {
        claim: 'It is more than three times the height of Angel Falls.',
        sources: [
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
    hook: 'At Point Nemo, your nearest neighbours may be astronauts.',
    scenes: [
      {
        say: "It's the spot in the Pacific farthest from any land.",
        visualKeywords: ['open ocean', 'aerial sea', 'globe'],
        emphasis: ['farthest'],
      },
      {
        say: 'The closest shores are tiny islands, about 2,688 kilometres away.',
        onScreen: '2,688 km to land',
        visualKeywords: ['tiny island', 'map', 'compass'],
        emphasis: ['2,688'],
      },
      {
        say: 'The Space Station passes overhead at only about 415 kilometres.',
        onScreen: '415 km to orbit',
        visualKeywords: ['space station', 'night sky', 'astronaut'],
        emphasis: ['only', '415'],
      },
      {
        say: "Because nobody's there, space agencies crash dead spacecraft into it.",
        visualKeywords: ['falling debris', 'fireball', 'ocean splash'],
        emphasis: ["nobody's", 'crash'],
      },
      {
        say: "Russia's Mir station sank there, one of nearly 300 spacecraft.",
        visualKeywords: ['old space station', 'sea floor', 'wreck'],
        emphasis: ['Mir', '300'],
      },
    ],
    callToAction: "Comment what you'd bring to the loneliest swim ever.",
    facts: [
      {
        claim:
          'Point Nemo in the South Pacific is the ocean point farthest from land, 2,688 kilometres from small islands; the Space Station orbits about 415 kilometres overhead, so the closest humans are often astronauts.',
        sources: [
          {
            title: 'How Far Away Is Point Nemo From Land?',
            url: 'https://biologyinsights.com/how-far-away-is-point-nemo-from-land',
          },
        ],
      },
      {
        claim: 'Agencies direct dead spacecraft to the waters around Point Nemo.',
        sources: [
          {
            title: 'The oceanic pole of inaccessibility: Point Nemo, the loneliest place on Earth',
            url: 'https://newstrends.co.ke/the-oceanic-pole-of-inaccessibility-point-nemo-the-loneliest-place-on-earth/',
          },
        ],
      },
      {
        claim: 'Nearly 300 spacecraft lie there, the Russian station Mir among them.',
        sources: [{ title: 'Point Nemo', url: 'https://everything2.com/title/Point+Nemo?author_id=7392' }],
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
    hook: 'One jellyfish has an undo button for ageing.',
    scenes: [
      {
        say: 'Turritopsis dohrnii is only about 4.5 millimetres across.',
        visualKeywords: ['tiny jellyfish', 'fingertip', 'aquarium'],
        emphasis: ['4.5'],
      },
      {
        say: 'Like other jellies, it starts as a polyp stuck to something solid.',
        visualKeywords: ['sea polyp', 'rock', 'reef'],
        emphasis: ['polyp'],
      },
      {
        say: 'Then it swims off as an adult, which is normally one-way.',
        visualKeywords: ['jellyfish swimming', 'open water', 'light rays'],
        emphasis: ['one-way'],
      },
      {
        say: 'But when this one starves or gets hurt, it turns back.',
        onScreen: 'Adult → baby',
        visualKeywords: ['jellyfish', 'shrinking', 'sea floor'],
        emphasis: ['turns', 'back'],
      },
      {
        say: 'It grows up again, and in theory the loop never has to end.',
        visualKeywords: ['loop', 'jellyfish bloom', 'circle'],
        emphasis: ['never'],
      },
      {
        say: 'In practice, something hungry or some disease usually wins.',
        visualKeywords: ['sea turtle', 'fish', 'ocean'],
        emphasis: ['hungry'],
      },
    ],
    callToAction: 'Would you press that button? Tell me below.',
    facts: [
      {
        claim:
          'Turritopsis dohrnii, at most about 4.5 millimetres wide, can turn back into a polyp when starved or damaged.',
        sources: [
          { title: 'Immortal Jellyfish', url: 'https://addpmp.slamjam.com/posts/immortal-jellyfish' },
        ],
      },
      {
        claim:
          'Jellyfish begin as a polyp fixed to a solid surface; this adult can revert and grow up again, potentially without end.',
        sources: [
          {
            title: 'Is it possible to live forever? – Natural History Museum',
            url: 'https://ozhistorymine.com/is-it-possible-to-live-forever-natural-history-museum/',
          },
        ],
      },
      {
        claim: 'In nature most succumb to predators or disease without reverting.',
        sources: [{ title: 'Turritopsis dohrnii', url: 'https://th4.ilovetranslation.com/SG7F0c2_ssl=d' }],
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
        claim: 'Sharks have survived five mass extinctions.',
        sources: [
          {
            title: 'Sharks: Living Fossils That Predate Trees and Dinosaurs',
            url: 'https://bharathorizon.com/sports/athletics/sharks-predate-trees-survived-five-mass-extinctions.html',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
