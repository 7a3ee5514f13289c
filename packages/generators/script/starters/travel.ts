import type { Starter } from './types.ts'

export const travelStarters = [
  {
    id: 'antarctica-desert',
    niche: 'travel',
    title: 'The Biggest Desert Is Ice',
    topics: [
      'antarctica',
      'desert',
      'south pole',
      'ice',
      'snow',
      'polar',
      'continent',
      'geography',
      'travel',
      'climate',
    ],
    hook: 'The biggest desert on Earth is freezing cold.',
    scenes: [
      {
        say: "A desert isn't about sand; it's about how little falls from the sky.",
        visualKeywords: ['sand dune', 'empty sky', 'cracked ground'],
        emphasis: ["isn't", 'little'],
      },
      {
        say: 'Antarctica averages under 2 inches a year, mostly as snow.',
        onScreen: 'Under 2 inches a year',
        visualKeywords: ['antarctica', 'snowfall', 'rain gauge'],
        emphasis: ['2', 'inches'],
      },
      {
        say: 'Yet ice covers about 99 percent of it.',
        visualKeywords: ['ice sheet', 'glacier', 'aerial ice'],
        emphasis: ['99'],
      },
      {
        say: "It's so cold that almost nothing evaporates, so the snow piles up.",
        visualKeywords: ['snow drift', 'thermometer', 'blizzard'],
        emphasis: ['nothing', 'piles'],
      },
      {
        say: 'NASA uses its ice-free Dry Valleys as a stand-in for Mars.',
        visualKeywords: ['dry valley', 'mars', 'researchers'],
        emphasis: ['Mars'],
      },
    ],
    callToAction: 'Invite the friend who hates the heat.',
    facts: [
      {
        claim:
          'Antarctica is the world’s largest desert because so little falls there: on average under 2 inches a year, mostly snow; cold slows evaporation to a crawl, so snow accumulates, and glaciers cover 99 percent.',
        sources: [
          {
            title: 'Antarctica – Largest Deserts of the World',
            url: 'https://mobsea.com/Largest-Deserts-of-the-World/Antarctica',
          },
        ],
      },
      {
        claim: 'The Dry Valleys, not covered by ice, serve NASA researchers as an analog for Mars.',
        sources: [
          {
            title: 'Dry Valleys of Antarctica',
            url: 'https://www.climate-policy-watcher.org/plate-tectonics/dry-valleys-of-antarctica.html',
          },
        ],
      },
    ],
  },
  {
    id: 'lake-baikal',
    niche: 'travel',
    title: 'One Lake, a Fifth of the Water',
    topics: [
      'lake baikal',
      'baikal',
      'lake',
      'siberia',
      'russia',
      'freshwater',
      'water',
      'geography',
      'travel',
      'unesco',
      'seal',
    ],
    hook: "One lake holds a fifth of Earth's unfrozen freshwater.",
    scenes: [
      {
        say: "It's Lake Baikal, in the south-east of Siberia.",
        visualKeywords: ['lake baikal', 'siberia', 'map of russia'],
        emphasis: ['Baikal'],
      },
      {
        say: "It's also the deepest lake anywhere, at about 1,642 metres.",
        onScreen: '1,642 metres deep',
        visualKeywords: ['deep water', 'diver', 'clear ice'],
        emphasis: ['deepest', '1,642'],
      },
      {
        say: 'And the oldest, at around 25 million years.',
        onScreen: '25 million years old',
        visualKeywords: ['mountain lake', 'ancient rock', 'frozen lake'],
        emphasis: ['oldest', '25'],
      },
      {
        say: "That's long enough to grow its own cast of animals.",
        visualKeywords: ['fish underwater', 'lake shore', 'wildlife'],
        emphasis: ['own'],
      },
      {
        say: 'Two thirds of its 1,700 species live nowhere else.',
        visualKeywords: ['freshwater fish', 'underwater plants', 'lake'],
        emphasis: ['1,700', 'nowhere'],
      },
      {
        say: 'One is a seal that never sees the sea.',
        visualKeywords: ['baikal seal', 'seal on rock', 'lake shore'],
        emphasis: ['seal', 'never'],
      },
    ],
    callToAction: 'Pin this lake to your someday list.',
    facts: [
      {
        claim:
          'Lake Baikal is about 25 million years old, 1,642 metres deep and holds around 20 percent (a fifth) of the world’s unfrozen freshwater; two thirds of its 1,700 species live nowhere else, among them the Baikal seal, a freshwater seal.',
        sources: [
          { title: 'Baikal Lake, Russia', url: 'https://historyview.org/library/baikal-lake-russia/' },
          {
            title: 'Lake Baikal – Great Rail Journeys',
            url: 'https://www.greatrail.com/holiday-destinations/europe/russia/lake-baikal/',
          },
        ],
      },
      {
        claim: 'UNESCO: in south-east Siberia, the oldest (25 million years) and deepest lake in the world.',
        sources: [
          {
            title: 'Lake Baikal – UNESCO Welterbe',
            url: 'https://unesco-welterbe.hostingvalley.de/unesco/staette/754/lake-baikal',
          },
        ],
      },
    ],
  },
  {
    id: 'diomede-islands',
    niche: 'travel',
    title: 'Look Out at Tomorrow',
    topics: [
      'diomede',
      'diomede islands',
      'islands',
      'date line',
      'time zone',
      'time zones',
      'alaska',
      'russia',
      'border',
      'geography',
      'travel',
    ],
    hook: 'Two islands are 3.8 kilometres and a day apart.',
    scenes: [
      {
        say: 'Big Diomede is Russian; Little Diomede belongs to the United States.',
        visualKeywords: ['two islands', 'bering strait', 'aerial sea'],
        emphasis: ['Russian', 'States'],
      },
      {
        say: 'At 3.8 kilometres, you could see the neighbours on a clear day.',
        onScreen: '3.8 km',
        visualKeywords: ['binoculars', 'cold sea', 'island view'],
        emphasis: ['3.8'],
      },
      {
        say: 'But the International Date Line runs straight between them.',
        visualKeywords: ['world map', 'line on map', 'sea ice'],
        emphasis: ['Date', 'Line'],
      },
      {
        say: 'So the clocks differ by about 21 hours.',
        onScreen: '21 hours',
        visualKeywords: ['two clocks', 'wristwatch', 'calendar'],
        emphasis: ['21'],
      },
      {
        say: 'People call them Tomorrow Island and Yesterday Island.',
        visualKeywords: ['island sunrise', 'island sunset', 'signpost'],
        emphasis: ['Tomorrow', 'Yesterday'],
      },
      {
        say: 'Stand on Little Diomede, and you can look at tomorrow.',
        visualKeywords: ['village on cliff', 'person looking out', 'horizon'],
        emphasis: ['tomorrow'],
      },
    ],
    callToAction: "Tell me who you'd stand there with.",
    facts: [
      {
        claim:
          'The two islands Big Diomede (Russia) and Little Diomede (U.S.) lie 3.8 kilometres apart on opposite sides of the International Date Line; Big Diomede is visible from the homes on Little Diomede; they are nicknamed Tomorrow and Yesterday islands.',
        sources: [
          {
            title:
              'Which country is closest to the United States without sharing a land border? (NASA Earth Observatory)',
            url: 'https://yubanet.com/life/which-country-is-closest-to-the-united-states-without-sharing-a-land-border/',
          },
          {
            title: 'Where on Earth: Diomede Islands – ViewSpace',
            url: 'https://viewspace.org/video_library/videos/774-354681927?tags=1698',
          },
        ],
      },
      {
        claim: 'Big Diomede is 21 hours ahead of Little Diomede (20 in summer).',
        sources: [{ title: 'Diomede Islands', url: 'https://artacadia.org/info/diomede-islands/' }],
      },
    ],
  },
  {
    id: 'chimborazo-everest',
    niche: 'travel',
    title: 'The Point Closest to Space',
    topics: [
      'everest',
      'mount everest',
      'chimborazo',
      'mountain',
      'mountains',
      'ecuador',
      'volcano',
      'highest mountain',
      'geography',
      'travel',
      'hiking',
      'climbing',
    ],
    hook: "Everest isn't the point closest to space.",
    scenes: [
      {
        say: "Earth isn't a perfect ball; it bulges around the equator.",
        visualKeywords: ['globe', 'earth from space', 'spinning ball'],
        emphasis: ['bulges'],
      },
      {
        say: 'Down there, the ground sits about 22 kilometres farther out.',
        onScreen: '22 km farther out',
        visualKeywords: ['equator line', 'map', 'measuring tape'],
        emphasis: ['22'],
      },
      {
        say: "Ecuador's Chimborazo stands almost on top of that bulge.",
        visualKeywords: ['chimborazo', 'volcano', 'andes'],
        emphasis: ['top'],
      },
      {
        say: "It's only 6,263 metres above the sea, far below Everest.",
        visualKeywords: ['mount everest', 'snowy summit', 'altitude sign'],
        emphasis: ['only', '6,263'],
      },
      {
        say: "But its summit is about 2.1 kilometres farther from Earth's centre.",
        onScreen: '+2.1 km',
        visualKeywords: ['summit', 'climber', 'starry sky'],
        emphasis: ['2.1', 'farther'],
      },
    ],
    callToAction: "Comment which summit you'd rather brag about.",
    facts: [
      {
        claim:
          'Earth bulges: at the equator sea level is roughly 22 kilometres farther from the core than at the poles; Chimborazo in Ecuador, 6,263 metres high and one degree from the equator, reaches about 2.1 kilometres farther from the centre than Everest.',
        sources: [
          {
            title: 'Ecuador’s Chimborazo Summit Represents Farthest Point from Earth’s Center',
            url: 'https://gayaone.com/en/planet/discovery/ecuador-s-chimborazo-summit-represents-farthest-point-from-earth-s-center',
          },
          {
            title: 'The point on Earth closest to the stars is not Everest, nor K2',
            url: 'https://uisjournal.com/the-point-on-earth-closest-to-the-stars-is-not-everest-nor-k2-where-it-is-located/',
          },
        ],
      },
    ],
  },
  {
    id: 'salar-de-uyuni',
    niche: 'travel',
    title: 'The Desert That Tunes Satellites',
    topics: [
      'salar de uyuni',
      'uyuni',
      'salt flat',
      'salt',
      'bolivia',
      'mirror',
      'satellite',
      'south america',
      'geography',
      'travel',
      'photography',
    ],
    hook: 'Satellites check their aim on a desert of salt.',
    scenes: [
      {
        say: "Bolivia's Salar de Uyuni is the largest salt flat on Earth.",
        visualKeywords: ['salt flat', 'bolivia', 'white desert'],
        emphasis: ['largest'],
      },
      {
        say: 'Across 10,582 square kilometres, its height varies less than a metre.',
        onScreen: '10,582 km², flat',
        visualKeywords: ['flat horizon', 'salt hexagons', 'lone car'],
        emphasis: ['10,582', 'less'],
      },
      {
        say: 'Seasonal floods dissolve the bumps and smooth it out again.',
        visualKeywords: ['flooded salt flat', 'rain clouds', 'ripples'],
        emphasis: ['dissolve', 'smooth'],
      },
      {
        say: 'The rain has nowhere to drain, so it becomes a giant mirror.',
        visualKeywords: ['mirror reflection', 'sky reflection', 'traveller'],
        emphasis: ['mirror'],
      },
      {
        say: 'For calibrating satellites, it beats the ocean about five times over.',
        onScreen: '5× better than the sea',
        visualKeywords: ['satellite', 'radar beam', 'earth from orbit'],
        emphasis: ['five', 'times'],
      },
    ],
    callToAction: 'Save this for your South America list.',
    facts: [
      {
        claim:
          'Salar de Uyuni, the largest salt flat, varies less than 1 metre over 10,582 square kilometres, is smoothed by seasonal flooding that dissolves salt, and is about five times better than the ocean for satellite calibration.',
        sources: [
          {
            title: 'Salar de Uyuni, Bolivia, calibrates satellites',
            url: 'https://dailytimewaster.blogspot.com/2015/11/salar-de-uyuni-bolivia-calibrates.html',
          },
          {
            title: 'Bolivian Salt Flats Aid Spacecraft Calibration',
            url: 'https://slashdot.org/~brusk/tags/worthitssalt',
          },
        ],
      },
      {
        claim: 'It is so flat that rain cannot drain, which makes the world’s largest natural mirror.',
        sources: [{ title: 'Salar de Uyuni', url: 'https://factrepublic.com/facts/32271/' }],
      },
    ],
  },
  {
    id: 'sudan-pyramids',
    niche: 'travel',
    title: 'More Pyramids Than Egypt',
    topics: [
      'pyramid',
      'pyramids',
      'sudan',
      'egypt',
      'kush',
      'nubia',
      'meroe',
      'africa',
      'ancient history',
      'travel',
      'archaeology',
      'black history',
    ],
    hook: "The country with the most pyramids isn't Egypt.",
    scenes: [
      {
        say: "It's Sudan, Egypt's neighbour to the south along the Nile.",
        visualKeywords: ['nile', 'map of africa', 'desert'],
        emphasis: ['Sudan'],
      },
      {
        say: 'More than 200 were built there; Egypt counts fewer than 140.',
        onScreen: '200+ vs 140',
        visualKeywords: ['meroe pyramids', 'giza pyramids', 'sand'],
        emphasis: ['200', 'fewer'],
      },
      {
        say: "They're the tombs of the kings and queens of Kush.",
        visualKeywords: ['stone tomb', 'carved relief', 'crown'],
        emphasis: ['kings', 'queens'],
      },
      {
        say: "They're smaller and steeper than Egypt's, from 20 to 100 feet.",
        onScreen: '20–100 feet',
        visualKeywords: ['steep pyramid', 'camel', 'dunes'],
        emphasis: ['steeper'],
      },
      {
        say: "And Kush didn't only copy Egypt; for a while, it ruled it.",
        visualKeywords: ['pharaoh statue', 'temple', 'hieroglyphs'],
        emphasis: ['ruled'],
      },
    ],
    callToAction: 'Tag the person who thinks they know pyramids.',
    facts: [
      {
        claim:
          'Sudan has more than 200 pyramids (200 to 255), Egypt 118 to 138 depending on the count, fewer than 140.',
        sources: [
          {
            title: 'Sudan Has More Ancient Pyramids Than Egypt',
            url: 'https://discover-facts.com/discover/Details/fcd97ad7-85d0-4cf8-ad28-a6d485e07f7c',
          },
          {
            title: 'Did you know Sudan has more pyramids than Egypt?',
            url: 'https://punchng.com/did-you-know-sudan-has-more-pyramids-than-egypt/',
          },
        ],
      },
      {
        claim: 'The pyramids served as tombs for kings and queens of Kush.',
        sources: [
          {
            title: 'Sudan: The Country with More Pyramids Than Egypt',
            url: 'https://rahikirah.blogspot.com/search/label/Sudan%3A%20The%20Country%20with%20More%20Pyramids%20Than%20Egypt',
          },
        ],
      },
      {
        claim:
          'They stand 20 to 100 feet tall, smaller and steeper than Egypt’s; the Nubian kingdom once ruled Egypt.',
        sources: [
          {
            title: 'Sudan pyramids: Stunning reminder of the ancient Nubian kingdom',
            url: 'https://africa.cgtn.com/sudan-pyramids-stunning-reminder-of-the-ancient-nubian-kingdom',
          },
        ],
      },
    ],
  },
  {
    id: 'pando-aspen',
    niche: 'travel',
    title: 'The Forest That Is One Tree',
    topics: [
      'pando',
      'aspen',
      'tree',
      'trees',
      'forest',
      'utah',
      'nature',
      'plants',
      'clone',
      'travel',
      'national forest',
      'largest living thing',
    ],
    hook: 'A whole forest in Utah is one living thing.',
    scenes: [
      {
        say: "It's called Pando, and it looks like 47,000 separate aspen trees.",
        onScreen: '47,000 trunks',
        visualKeywords: ['aspen grove', 'white trunks', 'yellow leaves'],
        emphasis: ['47,000'],
      },
      {
        say: "But every trunk carries the same genes: it's one giant clone.",
        visualKeywords: ['tree trunks', 'dna model', 'forest path'],
        emphasis: ['same', 'clone'],
      },
      {
        say: 'New trunks shoot up from nodes on the old roots.',
        visualKeywords: ['tree roots', 'young shoot', 'soil'],
        emphasis: ['roots'],
      },
      {
        say: 'It covers 106 acres and weighs about 13 million pounds.',
        onScreen: '13 million pounds',
        visualKeywords: ['aerial forest', 'mountain lake', 'autumn forest'],
        emphasis: ['106', '13'],
      },
      {
        say: 'It may have started as one seed, after the last ice age.',
        visualKeywords: ['seed in hand', 'glacier', 'seedling'],
        emphasis: ['one', 'seed'],
      },
    ],
    callToAction: 'Forward it to your favourite tree hugger.',
    facts: [
      {
        claim:
          'The Pando aspen clone in Utah covers 106 acres, weighs roughly 13 million pounds, shares one genetic makeup, sends up shoots from nodes on its roots and is estimated to have begun as one seed at the end of the last ice age.',
        sources: [
          {
            title: 'The world’s largest and densest organism lives right here in Utah',
            url: 'https://www.abc4.com/news/local-news/the-worlds-largest-and-densest-organism-lives-right-here-in-utah/?ipid=promo-worlds-largest-densest-organism?ipid=promo-link-block1',
          },
          {
            title: 'Pando update: Threatened Utah aspen grove has ‘come a long way’',
            url: 'https://www.watereducation.org/aquafornia-news/pando-update-threatened-utah-aspen-grove-has-come-long-way',
          },
        ],
      },
      {
        claim: 'It has 47,000 trunks.',
        sources: [
          {
            title: 'The biggest living thing on Earth is being nibbled to death',
            url: 'https://dhirubhai.net/pulse/biggest-living-thing-earth-being-nibbled-death-suman-ghosh?trk=news-guest_share-article',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
