import type { Starter } from './types.ts'

export const dinosaurStarters = [
  {
    id: 't-rex-closer',
    niche: 'dinosaurs',
    title: 'T. Rex Is Closer to You',
    topics: [
      'dinosaurs',
      'dinosaur',
      't rex',
      't. rex',
      'tyrannosaurus rex',
      'stegosaurus',
      'dinosaur facts',
      'prehistoric animals',
      'jurassic',
    ],
    hook: "You're closer to T. rex than Stegosaurus ever was.",
    scenes: [
      {
        say: 'Stegosaurus was walking around 150 million years ago.',
        onScreen: '150 million years ago',
        visualKeywords: ['stegosaurus', 'jurassic forest', 'fern'],
        emphasis: ['150', 'ago'],
      },
      {
        say: "T. rex didn't show up until about 67 million.",
        onScreen: '67 million years ago',
        visualKeywords: ['t. rex', 'cretaceous valley', 'roar'],
        emphasis: ['T', 'rex', '67'],
      },
      {
        say: "That's 83 million years with nothing in common but bones.",
        visualKeywords: ['timeline', 'desert layers', 'fossil bones'],
        emphasis: ['83', 'nothing'],
      },
      {
        say: "From the last T. rex to your phone, it's just 66 million.",
        onScreen: '66 million years to you',
        visualKeywords: ['phone screen', 'dinosaur skeleton', 'city street'],
        emphasis: ['T', 'rex', 'million'],
      },
      {
        say: 'When Rex was hunting, Stegosaurus was already a fossil.',
        visualKeywords: ['fossil in rock', 't. rex footprint', 'buried bones'],
        emphasis: ['Rex', 'fossil'],
      },
      {
        say: 'Every movie that shows them fighting is wrong.',
        visualKeywords: ['movie poster', 'toy dinosaurs fighting', 'popcorn'],
        emphasis: ['movie', 'wrong'],
      },
    ],
    callToAction: "Ruin a kid's toy box with this.",
    facts: [
      {
        claim:
          'Stegosaurus lived about 150 million years ago; Tyrannosaurus did not evolve until about 67 million years ago; about 83 million years separate them, and the age since the non-avian dinosaurs died has lasted about 66 million years.',
        sources: [
          {
            title: 'Less time separates us from T-Rex than T-Rex from Stegosaurus – Gizmodo',
            url: 'https://gizmodo.com/less-time-separates-us-from-t-rex-than-t-rex-from-stego-1614025559',
          },
        ],
      },
      {
        claim: 'They never crossed paths.',
        sources: [
          {
            title: 'The Stegosaurus Was An Ancient Relic To The T. Rex – Discovery',
            url: 'https://www.discovery.com/nature/Stegosaurus-Was-An-Ancient-Relic-TRex',
          },
        ],
      },
    ],
  },
  {
    id: 'dinosaurs-died-spring',
    niche: 'dinosaurs',
    title: 'The Day the Dinosaurs Died',
    topics: [
      'asteroid',
      'dinosaur extinction',
      'how dinosaurs died',
      'mass extinction',
      'chicxulub',
      'meteor',
      'end of dinosaurs',
      'extinction',
      'meteorite',
    ],
    hook: 'The asteroid hit in spring, and a fish remembers.',
    scenes: [
      {
        say: 'A river ran through North Dakota 66 million years ago.',
        onScreen: '66 million years ago',
        visualKeywords: ['ancient river', 'north dakota badlands', 'sturgeon'],
        emphasis: ['river', '66'],
      },
      {
        say: '2,200 miles away, a rock seven miles wide hit Mexico.',
        visualKeywords: ['asteroid impact', 'yucatan map', 'shock wave'],
        emphasis: ['2,200', 'seven'],
      },
      {
        say: 'The ground shook so hard that the river stood up.',
        visualKeywords: ['huge wave in a river', 'shaking trees', 'dark sky'],
        emphasis: ['ground', 'stood'],
      },
      {
        say: 'Then glass began to fall from the sky like hail.',
        visualKeywords: ['glass beads', 'falling sparks', 'pitted mud'],
        emphasis: ['glass', 'hail'],
      },
      {
        say: "Fish breathed it in, and it's still stuck in their gills.",
        visualKeywords: ['fossil fish', 'glass bead in gills', 'macro photo'],
        emphasis: ['Fish', 'breathed'],
      },
      {
        say: 'Their bones grow rings, and the last one says spring.',
        visualKeywords: ['bone cross-section', 'growth rings', 'spring flowers'],
        emphasis: ['rings', 'spring'],
      },
      {
        say: 'From impact to burial took about 30 minutes.',
        onScreen: 'About 30 minutes',
        visualKeywords: ['stopwatch', 'buried fossils', 'layered rock'],
        emphasis: ['impact', '30', 'minutes'],
      },
    ],
    callToAction: 'Remember them on a spring day.',
    facts: [
      {
        claim:
          'On a spring day 66 million years ago fish swam in a river in North Dakota; an asteroid 7.5 miles wide (over seven, 7) struck Mexico’s Yucatan, 2,200 miles away; bones of fish that died within about 30 minutes show that it was spring; a hail of glass spherules is embedded in their gills, and a huge standing wave buried them.',
        sources: [
          {
            title: 'A good day to die: doom for the dinosaurs came in springtime – Reuters',
            url: 'https://wtvbam.com/2022/02/23/a-good-day-to-die-doom-for-the-dinosaurs-came-in-springtime/',
          },
        ],
      },
    ],
  },
  {
    id: 'velociraptor-turkey',
    niche: 'dinosaurs',
    title: 'Velociraptor Was a Turkey',
    topics: [
      'velociraptor',
      'raptor',
      'raptors',
      'feathered dinosaurs',
      'dinosaur feathers',
      'birds are dinosaurs',
      'jurassic world',
      'fossils',
      'mongolia',
    ],
    hook: 'The real Velociraptor was about as big as a turkey.',
    scenes: [
      {
        say: 'The movie raptors stand taller than a man.',
        visualKeywords: ['raptor silhouette', 'movie theater', 'tall man'],
        emphasis: ['movie', 'taller'],
      },
      {
        say: 'The real one reached your waist and weighed about 30 pounds.',
        onScreen: 'About 3 feet, 30 pounds',
        visualKeywords: ['turkey', 'kitchen scale', 'measuring tape'],
        emphasis: ['real', 'waist'],
      },
      {
        say: 'In 2007, scientists looked again at one forearm bone.',
        visualKeywords: ['fossil bone', 'magnifying glass', 'museum drawer'],
        emphasis: ['2007', 'forearm'],
      },
      {
        say: 'Along the edge ran a row of little bumps.',
        visualKeywords: ['bone bumps macro', 'ruler', 'pencil sketch'],
        emphasis: ['row', 'bumps'],
      },
      {
        say: 'Birds have those exact bumps, where feathers plug in.',
        visualKeywords: ['feather quill', 'bird wing', 'wing bone'],
        emphasis: ['Birds', 'feathers'],
      },
      {
        say: "So it had feathers on its arms, and it couldn't fly.",
        visualKeywords: ['feathered raptor illustration', 'running bird', 'desert'],
        emphasis: ['feathers', "couldn't"],
      },
      {
        say: "See it alive, and you'd think: what a weird bird.",
        visualKeywords: ['ostrich staring', 'strange bird', 'backyard'],
        emphasis: ['alive', 'weird'],
      },
    ],
    callToAction: 'Look your next turkey in the eye.',
    facts: [
      {
        claim:
          'Velociraptor was about the size of a large turkey, not taller than a man as in Jurassic Park; a specimen from Mongolia has “quill knobs”, bumps where feathers are anchored; it could not fly; “our first impression would be that they were just very unusual looking birds”.',
        sources: [
          {
            title: 'Jurassic Park’s fearsome predator was no bigger than a turkey – Irish Examiner',
            url: 'https://www.irishexaminer.com/world/arid-20043162.html',
          },
        ],
      },
      {
        claim: 'It stood about 90cm (3 feet) tall and weighed about 14kg (30 pounds). Reported in 2007.',
        sources: [
          {
            title: 'Raptor “was turkey with attitude” – Metro, 20 September 2007',
            url: 'https://metro.co.uk/2007/09/20/raptor-was-turkey-with-attitude-134903/',
          },
        ],
      },
    ],
  },
  {
    id: 'mammoth-pyramids',
    niche: 'dinosaurs',
    title: 'Mammoths Outlived the Pyramid Builders',
    topics: [
      'woolly mammoth',
      'mammoth',
      'mammoths',
      'ice age',
      'extinct animals',
      'wrangel island',
      'elephants ancestors',
      'de-extinction',
      'siberia',
    ],
    hook: 'Woolly mammoths were still alive after the pyramids.',
    scenes: [
      {
        say: 'When the ice melted, they died out almost everywhere.',
        visualKeywords: ['melting glacier', 'mammoth herd', 'tundra'],
        emphasis: ['ice', 'almost'],
      },
      {
        say: 'The rising sea cut off one island near Siberia.',
        visualKeywords: ['wrangel island', 'arctic sea', 'map'],
        emphasis: ['rising', 'island'],
      },
      {
        say: 'On Wrangel Island, a few herds were left to themselves.',
        visualKeywords: ['lonely mammoth', 'snowy hills', 'empty coast'],
        emphasis: ['Wrangel', 'herds'],
      },
      {
        say: 'Maybe 500 to 1,000 of them lived there.',
        onScreen: '500 to 1,000 mammoths',
        visualKeywords: ['mammoth herd', 'footprints', 'grassland'],
        emphasis: ['500', '1,000'],
      },
      {
        say: 'The last of them held on until about 1650 BC.',
        onScreen: 'Until about 1650 BC',
        visualKeywords: ['calendar', 'mammoth tusk', 'arctic sunset'],
        emphasis: ['1650', 'BC'],
      },
      {
        say: 'By then, the Great Pyramid had stood for centuries.',
        visualKeywords: ['great pyramid', 'camel', 'desert sunset'],
        emphasis: ['then', 'Great', 'Pyramid'],
      },
    ],
    callToAction: 'Tell that to someone who says cavemen.',
    facts: [
      {
        claim:
          'About 500 to 1,000 mammoths lived on Wrangel Island until around 1650 BC, nearly 1,000 years (centuries) after the construction of the Great Pyramid.',
        sources: [
          {
            title: 'Woolly Mammoths Were Still Around When Egyptians Built the Pyramids',
            url: 'https://pastenow.net/page/woolly-mammoths',
          },
        ],
      },
      {
        claim:
          'As the climate warmed they died out almost everywhere; one population was left on Wrangel Island, about 100 miles north of Siberia.',
        sources: [
          {
            title: 'Woolly mammoths made last stand on remote island – The Times',
            url: 'https://www.thetimes.co.uk/article/woolly-mammoths-made-last-stand-on-remote-island-gn79n85rp',
          },
        ],
      },
    ],
  },
  {
    id: 'mary-anning',
    niche: 'dinosaurs',
    title: 'The Girl Who Found Sea Monsters',
    topics: [
      'mary anning',
      'fossil',
      'fossils',
      'fossil hunting',
      'paleontology',
      'paleontologist',
      'ichthyosaur',
      'women in science',
      'she sells seashells',
    ],
    hook: 'A 12-year-old dug up a sea monster.',
    scenes: [
      {
        say: 'In 1811, Mary Anning sold shells to feed her family.',
        onScreen: '1811',
        visualKeywords: ['lyme regis beach', 'girl with a basket', 'seashells'],
        emphasis: ['Mary', 'Anning'],
      },
      {
        say: 'Winter tore the cliffs down, and showed what was inside.',
        visualKeywords: ['crumbling cliff', 'storm waves', 'exposed bones'],
        emphasis: ['Winter', 'showed'],
      },
      {
        say: 'She and her brother found a skull over six feet long.',
        visualKeywords: ['giant fossil skull', 'children digging', 'chisel'],
        emphasis: ['brother', 'skull'],
      },
      {
        say: 'It was an ichthyosaur, a reptile built like a dolphin.',
        visualKeywords: ['ichthyosaur', 'underwater scene', 'museum skeleton'],
        emphasis: ['ichthyosaur', 'reptile'],
      },
      {
        say: 'Later, she found the first nearly complete plesiosaurs.',
        visualKeywords: ['plesiosaur skeleton', 'long neck fossil', 'rock hammer'],
        emphasis: ['found', 'plesiosaurs'],
      },
      {
        say: 'Men bought her fossils and put their names on the papers.',
        visualKeywords: ['victorian scientists', 'signed paper', 'handshake'],
        emphasis: ['bought', 'their'],
      },
      {
        say: "The Geological Society wouldn't let a woman in.",
        visualKeywords: ['closed door', 'top hats', 'london society hall'],
        emphasis: ['Geological', "wouldn't"],
      },
    ],
    callToAction: 'Say her name to a kid who likes dinosaurs.',
    facts: [
      {
        claim:
          'In 1811 Mary Anning, just 12, and her brother unearthed a 2m (6.5ft, over six feet, 6) long skull of an ichthyosaur; she is thought to have inspired “She sells sea shells”; her sex and class kept her from full part in science.',
        sources: [
          {
            title: 'Fossil hunter Mary Anning celebrated in Lyme Regis – BBC',
            url: 'https://www.bbc.co.uk/news/uk-england-dorset-14987193',
          },
        ],
      },
      {
        claim:
          'She searched particularly in the winter months when landslides exposed fossils; she found the first two nearly complete plesiosaurs; she was not eligible to join the Geological Society and did not always receive credit.',
        sources: [
          {
            title: 'Mary Anning – Wikipedia',
            url: 'https://db0nus869y26v.cloudfront.net/en/Mary_Anning',
          },
        ],
      },
      {
        claim: 'She and her brother sold shells to tourists after their father’s death.',
        sources: [
          {
            title: 'Mary Anning – Clay Lane',
            url: 'https://claylane.uk/copybook/?pg=1&title=mary-anning',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
