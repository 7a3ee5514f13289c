import type { Starter } from './types.ts'

export const foodStarters = [
  {
    id: 'banana-berry',
    niche: 'food',
    title: 'The Berry Scandal',
    topics: [
      'banana',
      'bananas',
      'strawberry',
      'strawberries',
      'berry',
      'berries',
      'fruit',
      'botany',
      'food',
      'tomato',
    ],
    hook: "A banana is a berry, but a strawberry isn't.",
    scenes: [
      {
        say: "Botanists don't care how it tastes, only how the fruit grows.",
        visualKeywords: ['fruit bowl', 'flower', 'botanist'],
        emphasis: ["don't", 'grows'],
      },
      {
        say: 'A true berry grows from one flower with a single ovary.',
        onScreen: 'One ovary',
        visualKeywords: ['banana flower', 'blossom', 'fruit cross-section'],
        emphasis: ['one', 'single'],
      },
      {
        say: "Its seeds sit inside the flesh, like a banana's tiny specks.",
        visualKeywords: ['sliced banana', 'banana seeds', 'knife'],
        emphasis: ['inside'],
      },
      {
        say: "A strawberry's flower has many ovaries, so it fails the test.",
        visualKeywords: ['strawberry flower', 'strawberries', 'garden'],
        emphasis: ['many', 'fails'],
      },
      {
        say: 'So science calls it an aggregate fruit, not a berry.',
        visualKeywords: ['strawberry', 'strawberry flower', 'botany book'],
        emphasis: ['aggregate'],
      },
      {
        say: 'Tomatoes, pumpkins and watermelons, meanwhile, all count as berries.',
        visualKeywords: ['tomato', 'pumpkin', 'watermelon'],
        emphasis: ['all'],
      },
    ],
    callToAction: 'Start a fight about fruit salad in the comments.',
    facts: [
      {
        claim:
          'A strawberry is an aggregate fruit from a flower with many ovaries; a berry forms from a flower with only one ovary, like tomatoes and bananas, whose seeds are so tiny that one forgets them.',
        sources: [
          {
            title: 'Strawberries aren’t berries! – The Teenager Today',
            url: 'https://theteenagertoday.com/strawberries-not-berries/',
          },
        ],
      },
      {
        claim:
          'The seeds of a berry are usually embedded in its flesh; bananas, tomatoes, watermelons and pumpkins are botanical berries.',
        sources: [
          {
            title: 'About berries – Green Area',
            url: 'https://greenarea.com.lb/en/96622/about-berries-2',
          },
        ],
      },
    ],
  },
  {
    id: 'coffee-bees',
    niche: 'food',
    title: 'How Coffee Hooks Bees',
    topics: [
      'coffee',
      'caffeine',
      'espresso',
      'cafe',
      'bee',
      'bees',
      'honeybee',
      'pollination',
      'memory',
      'drinks',
    ],
    hook: 'Coffee plants drug bees to keep them coming back.',
    scenes: [
      {
        say: 'The nectar in coffee flowers is laced with a little caffeine.',
        visualKeywords: ['coffee flower', 'honeybee', 'coffee plant'],
        emphasis: ['laced', 'caffeine'],
      },
      {
        say: 'Too much tastes bitter, so the dose stays low enough to hide.',
        visualKeywords: ['coffee cup', 'bee on flower', 'dropper'],
        emphasis: ['low'],
      },
      {
        say: 'In tests, caffeinated bees were three times likelier to remember a scent.',
        onScreen: '3× the memory',
        visualKeywords: ['bee in laboratory', 'flower', 'test tube'],
        emphasis: ['three', 'remember'],
      },
      {
        say: "That was 24 hours later, long after they'd had the drink.",
        onScreen: '24 hours later',
        visualKeywords: ['clock', 'sunrise', 'beehive'],
        emphasis: ['24'],
      },
      {
        say: 'The bee gets a buzz, and the plant gets a loyal customer.',
        visualKeywords: ['flying bee', 'coffee blossom', 'pollen'],
        emphasis: ['loyal'],
      },
      {
        say: 'Then we came along and fell for the same trick.',
        visualKeywords: ['coffee shop queue', 'espresso machine', 'barista'],
        emphasis: ['same'],
      },
    ],
    callToAction: 'Share this with your most caffeinated friend.',
    facts: [
      {
        claim:
          'Nectar of coffee plants holds a dose of caffeine too low for bees to taste though high doses are bitter; bees that remember look for more coffee plants, which are better pollinated.',
        sources: [
          {
            title: 'Caffeine Boosts Memory of Bees',
            url: 'https://medindia.net/news/caffeine-boosts-memory-of-bees-115483-1.htm',
          },
        ],
      },
      {
        claim:
          'After 24 hours three times as many bees remembered a scent paired with caffeine as one with sugar alone.',
        sources: [
          {
            title: 'Where bees get their buzz: caffeinated nectar helps the insects’ memory',
            url: 'https://www.washingtonpost.com/national/health-science/where-bees-get-their-buzz-caffeinated-nectar-helps-the-insects-memory/2013/03/18/235b6d42-8a68-11e2-a051-6810d606108d_story.html',
          },
        ],
      },
    ],
  },
  {
    id: 'chili-birds',
    niche: 'food',
    title: 'Why Chilies Burn You and Not Birds',
    topics: [
      'chili',
      'chilli',
      'chili pepper',
      'pepper',
      'hot sauce',
      'spicy',
      'spicy food',
      'capsaicin',
      'food',
      'birds',
    ],
    hook: 'Birds eat the hottest chilies and feel nothing.',
    scenes: [
      {
        say: 'The burn comes from capsaicin, the stuff that makes peppers hot.',
        visualKeywords: ['red chili', 'hot sauce', 'fire'],
        emphasis: ['burn', 'capsaicin'],
      },
      {
        say: "Birds simply don't respond to it the way mammals do.",
        visualKeywords: ['bird eating chili', 'parrot', 'beak'],
        emphasis: ["don't", 'mammals'],
      },
      {
        say: 'That suits the chili: rodents destroy its seeds, so they get fire.',
        visualKeywords: ['mouse', 'chili seeds', 'chili plant'],
        emphasis: ['destroy', 'fire'],
      },
      {
        say: 'Birds pass the seeds alive and plant them somewhere new.',
        visualKeywords: ['bird flying', 'seeds', 'seedling'],
        emphasis: ['alive', 'new'],
      },
      {
        say: 'Cameras on wild plants caught only birds taking the fruit.',
        visualKeywords: ['trail camera', 'bird on branch', 'desert shrub'],
        emphasis: ['only', 'birds'],
      },
    ],
    callToAction: 'Dedicate this to the friend who orders extra hot.',
    facts: [
      {
        claim:
          'Birds do not respond to capsaicin, the chemical that makes peppers hot, in the same way as mammals; seeds are destroyed in mammal guts but not in bird guts.',
        sources: [
          {
            title: 'Birds and peppers, by Chris Elphick – CT Birds list',
            url: 'http://lists.ctbirding.org/pipermail/ctbirds_lists.ctbirding.org/Week-of-Mon-20100830/092124.html',
          },
          {
            title: 'London Zoo: Birds and mammals manipulated by peppers – Arizona Daily Sun',
            url: 'https://azdailysun.com/news/local/london-zoo-birds-and-mammals-manipulated-by-peppers/article_a26e6d58-2fdc-11ee-ad8f-3b79f3c31277.html',
          },
        ],
      },
      {
        claim:
          'Rodents destroy chili seeds and birds disperse them alive; video of wild chilies showed fruit removal only by birds.',
        sources: [
          {
            title:
              'A field test of the directed deterrence hypothesis in two species of wild chili – Oecologia',
            url: 'https://link.springer.com/article/10.1007%2Fs00442-006-0496-y',
          },
        ],
      },
    ],
  },
  {
    id: 'ketchup-medicine',
    niche: 'food',
    title: 'When Ketchup Was Medicine',
    topics: [
      'ketchup',
      'tomato',
      'tomatoes',
      'sauce',
      'condiment',
      'medicine history',
      'food history',
      'food',
      'fads',
      '1830s',
    ],
    hook: 'In the 1830s, you could buy ketchup as medicine.',
    scenes: [
      {
        say: 'An Ohio physician, John Cook Bennett, swore by tomatoes for bad stomachs.',
        visualKeywords: ['tomatoes', 'vintage doctor', 'apothecary'],
        emphasis: ['swore', 'tomatoes'],
      },
      {
        say: 'He turned the idea into tomato pills, and people bought them.',
        visualKeywords: ['pills', 'glass bottle', 'ketchup'],
        emphasis: ['pills'],
      },
      {
        say: "By 1837 he'd partnered with a pill maker named Miles.",
        onScreen: '1837',
        visualKeywords: ['handshake', 'old advertisement', 'pill press'],
        emphasis: ['1837'],
      },
      {
        say: 'Copycats rushed in, and most of their pills were frauds.',
        visualKeywords: ['medicine bottles', 'street seller', 'fake label'],
        emphasis: ['frauds'],
      },
      {
        say: 'By 1850 the craze was over, and ketchup went back to dinner.',
        visualKeywords: ['ketchup bottle', 'burger', 'fries'],
        emphasis: ['1850', 'dinner'],
      },
    ],
    callToAction: 'Tell me which food fad you think dies next.',
    facts: [
      {
        claim:
          'In the 1830s the Ohio physician John Cook Bennett made tomato pills against indigestion; by 1837 he had partnered with Archibald Miles; most copies were frauds and all were abandoned by 1850.',
        sources: [
          {
            title: 'One Popular Condiment Was Once Sold As Medicine',
            url: 'https://www.chowhound.com/stories/one-popular-condiment-was-once-sold-as-medicine/',
          },
        ],
      },
    ],
  },
  {
    id: 'vanilla-edmond-albius',
    niche: 'food',
    title: 'The Boy Who Gave Us Vanilla',
    topics: [
      'vanilla',
      'ice cream',
      'baking',
      'dessert',
      'orchid',
      'spice',
      'edmond albius',
      'reunion',
      'black history',
      'food history',
      'food',
    ],
    hook: 'A 12-year-old boy is why you can buy vanilla.',
    scenes: [
      {
        say: 'French farmers tried to grow it on an island in the Indian Ocean.',
        visualKeywords: ['tropical island', 'vanilla vine', 'plantation'],
        emphasis: ['island'],
      },
      {
        say: 'The plant came from Mexico. So did the bee it relied on.',
        visualKeywords: ['vanilla flower', 'bee', 'mexico'],
        emphasis: ['Mexico', 'bee'],
      },
      {
        say: 'So the vines grew, and nobody got a single bean.',
        visualKeywords: ['vanilla vine', 'empty basket', 'garden'],
        emphasis: ['single', 'bean'],
      },
      {
        say: 'Then Edmond Albius, an enslaved boy, learned to do it by hand.',
        onScreen: 'Edmond Albius',
        visualKeywords: ['vanilla orchid', 'small hands', 'garden'],
        emphasis: ['Edmond', 'hand'],
      },
      {
        say: 'He traveled between plantations, teaching others his trick.',
        visualKeywords: ['plantation path', 'vanilla flower', 'workers'],
        emphasis: ['teaching'],
      },
      {
        say: 'The island became a top vanilla producer; Albius was never paid.',
        visualKeywords: ['vanilla beans', 'old ship', 'empty purse'],
        emphasis: ['never', 'paid'],
      },
    ],
    callToAction: 'Say his name next time you order ice cream.',
    facts: [
      {
        claim:
          'Edmond Albius, an orphaned slave child on Réunion in the Indian Ocean, was 12 when he found what the French farmers there had been missing.',
        sources: [
          {
            title: 'Fabled flavour – Skyways Magazine',
            url: 'https://www.skywaysmagazine.co.za/fabled-flavour/',
          },
          {
            title: 'Edmond Albius (1829-1880) – BlackPast',
            url: 'https://www.blackpast.org/tag/africa-reunion/',
          },
        ],
      },
      {
        claim:
          'Vanilla relied on a bee native to Mexico, so elsewhere the vines bore no beans; at 12 he perfected pollination by hand, traveled to many plantations to teach it, made Réunion a top producer, and received no money.',
        sources: [
          {
            title: 'Edmond Albius – SCHEQ',
            url: 'https://www.scheq.org/edmond-albius',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
