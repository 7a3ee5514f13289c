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
        say: "A desert isn't about sand. It's about how little falls from the sky.",
        visualKeywords: ['sand dunes', 'empty sky', 'dry ground'],
        emphasis: ['sand', 'little'],
      },
      {
        say: 'Under 10 inches of rain or snow a year, and you qualify.',
        onScreen: 'Under 10 inches a year',
        visualKeywords: ['rain gauge', 'snowflakes', 'ruler'],
        emphasis: ['10', 'inches'],
      },
      {
        say: 'Penguins and all, Antarctica is the largest desert in the world.',
        visualKeywords: ['penguins', 'antarctica', 'ice sheet'],
        emphasis: ['largest', 'desert'],
      },
      {
        say: 'It even has valleys so dry and cold that NASA took an interest.',
        visualKeywords: ['dry valley', 'scientists', 'rocks'],
        emphasis: ['valleys', 'NASA'],
      },
      {
        say: 'Scientists study them as a stand-in for ancient Mars.',
        visualKeywords: ['mars', 'rover', 'red rocks'],
        emphasis: ['ancient', 'Mars'],
      },
    ],
    callToAction: 'Invite the friend who hates the heat.',
    facts: [
      {
        claim:
          'Antarctica, penguins and all, is the world’s largest desert: deserts get less than 10 inches of rain or snow a year and need not be hot or sandy.',
        sources: [
          {
            title: 'National Geographic Explorer, April 2013, page 10',
            url: 'https://content.yudu.com/A22whj/NGXPathfinderApr2013/resources/10.htm',
          },
        ],
      },
      {
        claim:
          'NASA scientists study the extremely cold, desert-like Dry Valleys of Antarctica to understand early Mars.',
        sources: [
          {
            title: 'Antarctic Dry Valley – NASA Ames Research Center',
            url: 'http://www.nasa.gov/centers/ames/research/expeditions/antarctic.html',
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
      'seal',
    ],
    hook: "One lake holds a fifth of Earth's unfrozen freshwater.",
    scenes: [
      {
        say: "It's Lake Baikal, in Siberia, and it's the deepest lake anywhere.",
        visualKeywords: ['lake baikal', 'siberia', 'lake shore'],
        emphasis: ['deepest'],
      },
      {
        say: "At its deepest, the bottom's about 5,300 feet down.",
        onScreen: '5,300 feet deep',
        visualKeywords: ['diver', 'deep water', 'sonar'],
        emphasis: ['5,300', 'feet'],
      },
      {
        say: "It's also the oldest, at around 20 million years.",
        onScreen: '20 million years old',
        visualKeywords: ['ancient rocks', 'lake', 'fossil'],
        emphasis: ['oldest', '20'],
      },
      {
        say: 'Nearly 80 percent of its plants and animals live nowhere else.',
        visualKeywords: ['underwater plants', 'fish', 'freshwater sponge'],
        emphasis: ['80', 'nowhere'],
      },
      {
        say: 'One of them is a small seal that lives only in fresh water.',
        visualKeywords: ['baikal seal', 'seal on ice', 'frozen lake'],
        emphasis: ['seal', 'fresh'],
      },
      {
        say: "How it got there is a mystery; the ocean's hundreds of miles away.",
        visualKeywords: ['seal', 'map of russia', 'mountains'],
        emphasis: ['mystery', 'hundreds'],
      },
    ],
    callToAction: 'Pin this lake to your someday list.',
    facts: [
      {
        claim:
          'Lake Baikal, in Siberia, is the deepest (about 5,300 feet) and oldest (about 20 million years) lake, with about 20% (a fifth) of the world’s unfrozen fresh water; nearly 80% of its plants and animals live nowhere else; its small seal lives only in fresh water, and how it came there, hundreds of miles from the ocean, is a mystery.',
        sources: [
          {
            title: 'Lake Baikal – Encyclopaedia Britannica',
            url: 'https://www.britannica.com/video/195544/Lake-Baikal-Overview-Russia-Siberia-world',
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
    hook: 'Two islands are 3.8 kilometers and a day apart.',
    scenes: [
      {
        say: 'Big Diomede is Russian; Little Diomede belongs to the United States.',
        visualKeywords: ['two islands', 'bering strait', 'aerial sea'],
        emphasis: ['Russian', 'States'],
      },
      {
        say: 'At 3.8 kilometers, you could see the neighbors on a clear day.',
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
          'The two islands Big Diomede (Russia) and Little Diomede (U.S.) lie 3.8 kilometers apart on opposite sides of the International Date Line; Big Diomede is visible from the homes on Little Diomede; they are nicknamed Tomorrow and Yesterday islands.',
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
        claim: 'The difference in time between them is 21 hours.',
        sources: [
          {
            title: 'Big Diomede and Little Diomede time zones – ABP Live (in Hindi)',
            url: 'https://abplive.com/web-stories/time-travel-places-on-earth-big-diomede-and-little-diomede-timezone-gk-2512668',
          },
        ],
      },
    ],
  },
  {
    id: 'chimborazo-everest',
    niche: 'travel',
    title: 'Taller Than Everest, Sort Of',
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
    hook: "Everest isn't the farthest point from Earth's center.",
    scenes: [
      {
        say: "Earth isn't a perfect ball; it's flatter at the poles.",
        visualKeywords: ['globe', 'earth from space', 'north pole'],
        emphasis: ['flatter', 'poles'],
      },
      {
        say: 'Around the middle it bulges out, and Ecuador sits right there.',
        visualKeywords: ['equator', 'ecuador', 'globe'],
        emphasis: ['bulges', 'Ecuador'],
      },
      {
        say: 'Its volcano Chimborazo is only 20,564 feet above the sea.',
        visualKeywords: ['chimborazo', 'volcano', 'andes'],
        emphasis: ['Chimborazo', '20,564'],
      },
      {
        say: 'Everest is 29,029, so on paper it wins easily.',
        onScreen: '29,029 feet',
        visualKeywords: ['mount everest', 'climbers', 'summit'],
        emphasis: ['29,029', 'wins'],
      },
      {
        say: "But from Earth's center, Chimborazo's summit is 6,000 feet farther out.",
        onScreen: '+6,000 feet',
        visualKeywords: ['mountain summit', 'night sky', 'snow peak'],
        emphasis: ['6,000', 'farther'],
      },
    ],
    callToAction: "Comment which summit you'd rather brag about.",
    facts: [
      {
        claim:
          'France’s IRD measured Chimborazo, Ecuador’s inactive volcano, as the farthest point from the center of the Earth, 6,000 feet farther than Everest; from sea level it is 20,564 feet high and Everest 29,029; the Earth is flatter at the poles and fatter in Ecuador.',
        sources: [
          {
            title: 'Scientists Say Ecuador’s Chimborazo Is Technically Taller Than Mt. Everest – Remezcla',
            url: 'https://remezcla.com/culture/volcan-chimborazo-worlds-tallest-peak/',
          },
        ],
      },
      {
        claim: 'Measured from the center of the Earth, Chimborazo is the world’s highest mountain.',
        sources: [
          {
            title: 'The new Everest – The Times',
            url: 'https://www.thetimes.co.uk/article/the-new-everest-h7m9m7tr8',
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
      'satellite',
      'south america',
      'geography',
      'travel',
    ],
    hook: 'Satellites check their aim on a desert of salt.',
    scenes: [
      {
        say: "Bolivia's Salar de Uyuni is the largest salt flat on Earth.",
        visualKeywords: ['salt flat', 'bolivia', 'white desert'],
        emphasis: ['largest', 'salt'],
      },
      {
        say: 'It covers 3,800 square miles, half the size of New Jersey.',
        onScreen: '3,800 square miles',
        visualKeywords: ['salt flat aerial', 'map', 'truck on salt'],
        emphasis: ['3,800', 'half'],
      },
      {
        say: 'Across all that, NASA found its height varies by less than two feet.',
        onScreen: 'Flat to two feet',
        visualKeywords: ['nasa satellite', 'horizon', 'level tool'],
        emphasis: ['two', 'feet'],
      },
      {
        say: 'When rain floods it, a whole plain turns into shallow water.',
        visualKeywords: ['sky reflection', 'flooded salt flat', 'clouds'],
        emphasis: ['rain', 'shallow'],
      },
      {
        say: 'For calibrating satellites, it beats the ocean about five times over.',
        onScreen: '5× better than the sea',
        visualKeywords: ['satellite', 'salt flat', 'ocean waves'],
        emphasis: ['five', 'ocean'],
      },
    ],
    callToAction: 'Save this for your South America list.',
    facts: [
      {
        claim:
          'The Salar de Uyuni, the world’s largest salt flat, measures 3,800 square miles, about half the size of New Jersey; NASA and Scripps found that elevation varied by less than two feet, using times when it was flooded with several inches of rainwater.',
        sources: [
          {
            title: 'NASA satellite measures flattest place – Geospatial World',
            url: 'https://www.geospatialworld.net/news/nasa-satellite-measures-flattest-place/',
          },
        ],
      },
      {
        claim: 'It is about five (5) times better than the ocean as a reference point for satellites.',
        sources: [
          {
            title: 'Bolivian Salt Flats Aid Spacecraft Calibration – Slashdot',
            url: 'https://slashdot.org/~brusk/tags/worthitssalt',
          },
          {
            title: 'Uyuniko gatzaga, ia erabat laua – Elhuyar (in Spanish)',
            url: 'https://aldizkaria.elhuyar.eus/albisteak/uyuniko-gatzaga-ia-erabat-lau1/es',
          },
        ],
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
        say: "It's Sudan, Egypt's neighbor to the south along the Nile.",
        visualKeywords: ['nile', 'map of africa', 'desert'],
        emphasis: ['Sudan'],
      },
      {
        say: 'More than 200 still stand there, more than in all of Egypt.',
        onScreen: '200+ pyramids',
        visualKeywords: ['meroe pyramids', 'pyramids aerial', 'desert'],
        emphasis: ['200', 'more'],
      },
      {
        say: 'Many hold the royals of Kush, known as the Black Pharaohs.',
        visualKeywords: ['meroe pyramids', 'desert', 'stone carving'],
        emphasis: ['Kush', 'Pharaohs'],
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
          'Sudan has over 200 (200+) standing pyramids, more than Egypt, thanks to the Black Pharaohs of the Kingdom of Kush; not all belonged to royals.',
        sources: [
          {
            title: 'The Pyramids of Meroë, Sudan – Wanderlust Magazine',
            url: 'https://issuu.com./wanderlust/docs/master-227-sampler',
          },
          {
            title: 'Did you know Sudan has more pyramids than Egypt? – Punch',
            url: 'https://punchng.com/did-you-know-sudan-has-more-pyramids-than-egypt/',
          },
        ],
      },
      {
        claim:
          'They stand 20 to 100 feet tall (20–100), smaller and steeper than Egypt’s; the Nubian kingdom once ruled Egypt.',
        sources: [
          {
            title: 'Sudan pyramids: Stunning reminder of the ancient Nubian kingdom – CGTN Africa',
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
        say: "It's called Pando, and it looks like tens of thousands of aspens.",
        visualKeywords: ['aspen forest', 'utah', 'tree trunks'],
        emphasis: ['Pando', 'thousands'],
      },
      {
        say: "But every tree carries the same genes: it's one giant clone.",
        onScreen: 'One giant clone',
        visualKeywords: ['aspen leaves', 'white trunks', 'dna model'],
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
    callToAction: 'Forward it to your favorite tree hugger.',
    facts: [
      {
        claim:
          'Pando takes up about 106 acres and likely weighs more than 13 million pounds; it looks like tens of thousands of trees, but each shares the same genetics.',
        sources: [
          {
            title:
              'Once given a death sentence, Utah’s Pando aspen grove has ‘come a long way’ – The Salt Lake Tribune',
            url: 'https://www.sltrib.com/news/2023/08/14/once-given-death-sentence-utahs/',
          },
        ],
      },
      {
        claim:
          'Shoots come up from nodes on its roots, and it is estimated to have begun as one seed at the end of the last ice age.',
        sources: [
          {
            title: 'The world’s largest and densest organism lives right here in Utah – ABC4',
            url: 'https://www.abc4.com/news/local-news/the-worlds-largest-and-densest-organism-lives-right-here-in-utah/?ipid=promo-worlds-largest-densest-organism?ipid=promo-link-block1',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
