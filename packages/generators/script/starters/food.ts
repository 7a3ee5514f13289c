import type { Starter } from './types.ts'

export const foodStarters = [
  {
    id: 'honey-never-spoils',
    niche: 'food',
    title: 'The Food That Does Not Spoil',
    topics: ['honey', 'bees', 'food', 'food storage', 'egypt', 'pantry', 'cooking', 'sugar', 'expiry date'],
    hook: 'Sealed honey can outlast an empire.',
    scenes: [
      {
        say: 'Archaeologists opening Egyptian tombs have found pots of it, still unspoiled.',
        visualKeywords: ['egyptian tomb', 'clay pot', 'honey'],
        emphasis: ['still', 'unspoiled'],
      },
      {
        say: "First trick: there's almost no water in it, so microbes dry out.",
        visualKeywords: ['honey dripping', 'microscope', 'dry sponge'],
        emphasis: ['no', 'water'],
      },
      {
        say: "Second trick: it's acidic, with a pH of around 4.",
        onScreen: 'pH 4',
        visualKeywords: ['litmus paper', 'honey jar', 'lemon'],
        emphasis: ['acidic'],
      },
      {
        say: 'Third trick: a bee enzyme makes a little hydrogen peroxide.',
        visualKeywords: ['honeybee', 'honeycomb', 'beehive'],
        emphasis: ['bee', 'peroxide'],
      },
      {
        say: 'Leave the lid off, though, and it soaks up moisture and ferments.',
        visualKeywords: ['open jar', 'bubbles', 'kitchen shelf'],
        emphasis: ['lid', 'ferments'],
      },
    ],
    callToAction: 'Check the back of your cupboard and report its age.',
    facts: [
      {
        claim: 'Archaeologists in Egyptian tombs find pots of honey thousands of years old and unspoiled.',
        sources: [
          {
            title: 'The Science Behind Honey’s Eternal Shelf Life (cross-posted from Smithsonian)',
            url: 'https://evacuationgrounds.blogspot.com/2013/08/the-science-behind-honeys-eternal-shelf.html',
          },
        ],
      },
      {
        claim:
          'Honey holds so little water that microbes are dehydrated, has a pH of about 4, and a bee enzyme (glucose oxidase) makes hydrogen peroxide.',
        sources: [
          { title: 'Honey never spoils', url: 'https://igoertek.com/?p=4398' },
          {
            title: 'The Science Behind Honey’s Eternal Shelf Life – Neatorama',
            url: 'https://www.neatorama.com/2013/08/24/The-Science-Behind-Honeys-Eternal-Shelf-Life/',
          },
        ],
      },
      {
        claim: 'Once open, honey takes humidity from the air, is diluted and ferments.',
        sources: [
          { title: 'How Long Does Honey Last', url: 'https://apiary101.com/how-long-does-honey-last/' },
          {
            title: 'Honey’s Eternal Shelf Life, Explained (from Discover Magazine)',
            url: 'https://globalwarming-arclein.blogspot.com/2021/08/honeys-eternal-shelf-life-explained.html',
          },
        ],
      },
    ],
  },
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
      'plants',
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
        say: 'Those little seeds on the outside are the actual fruits.',
        visualKeywords: ['strawberry close-up', 'strawberry seeds', 'magnifying glass'],
        emphasis: ['actual', 'fruits'],
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
          'Botany looks at how a fruit grows, not how it tastes; a berry comes from one ovary, a strawberry flower has many; bananas, watermelons, pumpkins and tomatoes are berries.',
        sources: [
          {
            title: 'Bananas Are Berries, Strawberries Are Not',
            url: 'https://www.truepedia.net/en/facts/banana-is-berry-strawberry-is-not',
          },
        ],
      },
      {
        claim:
          'A banana’s small seeds lie inside the fruit; the “seeds” on a strawberry are achenes, the actual fruits.',
        sources: [
          {
            title: 'Did you know? Bananas are berries, but strawberries are not',
            url: 'https://fandbstories.com/did-you-know-bananas-are-berries-but-strawberries-are-not/',
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
      'plants',
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
          {
            title: 'Coffee Nectar Gives Bees a Memory ‘Buzz’',
            url: 'https://www.theepochtimes.com/coffee-nectar-gives-bees-a-memory-buzz_4479.html',
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
      'plants',
    ],
    hook: 'Birds eat the hottest chilies and feel nothing.',
    scenes: [
      {
        say: 'The burn comes from capsaicin, which sets off our heat sensor.',
        visualKeywords: ['red chili', 'sweating person', 'flames'],
        emphasis: ['burn', 'heat'],
      },
      {
        say: "In birds, that sensor is built differently, and capsaicin can't grip it.",
        visualKeywords: ['bird eating chili', 'parrot', 'red pepper'],
        emphasis: ['differently', "can't"],
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
          'Capsaicin switches on TRPV1, our sensor for heat; in birds its structure differs and capsaicin does not bind well.',
        sources: [
          {
            title: 'Are Birds Immune to Capsaicin? The Science',
            url: 'https://biologyinsights.com/are-birds-immune-to-capsaicin-the-science',
          },
        ],
      },
      {
        claim:
          'Rodents destroy chili seeds and birds disperse them alive; video of wild chilies showed fruit removal only by birds.',
        sources: [
          {
            title: 'A field test of the directed deterrence hypothesis in two species of wild chili',
            url: 'https://link.springer.com/article/10.1007%2Fs00442-006-0496-y',
          },
          {
            title: 'London Zoo: Birds and mammals manipulated by peppers',
            url: 'https://azdailysun.com/news/local/london-zoo-birds-and-mammals-manipulated-by-peppers/article_a26e6d58-2fdc-11ee-ad8f-3b79f3c31277.html',
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
          { title: 'Ketchup as medicine', url: 'https://www.curdistheword.com/post/ketchup-medicine' },
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
        say: 'In the 1820s, vanilla was planted on Réunion, but bore nothing.',
        visualKeywords: ['vanilla vine', 'tropical island', 'orchid'],
        emphasis: ['nothing'],
      },
      {
        say: 'The plant came from Mexico, and no local insect would pollinate it.',
        visualKeywords: ['vanilla flower', 'bee', 'mexico'],
        emphasis: ['no', 'insect'],
      },
      {
        say: 'Then in 1841 Edmond Albius, an enslaved child, worked it out.',
        onScreen: 'Edmond Albius, 1841',
        visualKeywords: ['boy in garden', 'plantation', 'vanilla orchid'],
        emphasis: ['1841', 'child'],
      },
      {
        say: 'He used a thin stick to move the pollen by hand.',
        visualKeywords: ['hand pollination', 'thin stick', 'flower close-up'],
        emphasis: ['hand'],
      },
      {
        say: 'His technique spread, and growers still use it to this day.',
        visualKeywords: ['vanilla farmer', 'vanilla pods', 'drying pods'],
        emphasis: ['still'],
      },
      {
        say: 'Albius died penniless, in the very town where he was born.',
        visualKeywords: ['old village', 'grave flowers', 'sea view'],
        emphasis: ['penniless'],
      },
    ],
    callToAction: 'Say his name next time you order ice cream.',
    facts: [
      {
        claim:
          'Colonists brought vanilla from Mexico to Réunion in the 1820s, but no insect there would pollinate it; in 1841 Edmond Albius, born a slave in Sainte-Suzanne, aged 12, moved the pollen with a thin stick; he died penniless in Sainte-Suzanne.',
        sources: [{ title: 'Vanilla: the story of Edmond Albius', url: 'https://senongo.net/vanilla' }],
      },
      {
        claim: 'The technique of the 12-year-old is still used to this day.',
        sources: [
          { title: 'A 12-year-old slave is why we have vanilla today', url: 'https://techquery.ng/?p=790' },
          {
            title: 'Who Was the Unsung Hero of Vanilla Cultivation?',
            url: 'https://www.wisegeek.com/who-was-the-unsung-hero-of-vanilla-cultivation.htm',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
