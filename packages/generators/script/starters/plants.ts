import type { Starter } from './types.ts'

export const plantStarters = [
  {
    id: 'flytrap-counts',
    niche: 'plants',
    title: 'The Plant That Can Count',
    topics: [
      'venus flytrap',
      'flytrap',
      'carnivorous plant',
      'carnivorous plants',
      'plants that eat bugs',
      'plant intelligence',
      'plants',
      'plant facts',
      'insects',
    ],
    hook: 'A Venus flytrap counts before it kills.',
    scenes: [
      {
        say: 'Inside each trap stand a few tiny trigger hairs.',
        visualKeywords: ['venus flytrap close-up', 'trigger hairs', 'red leaf'],
        emphasis: ['trigger', 'hairs'],
      },
      {
        say: 'One touch does nothing, because it could be rain.',
        visualKeywords: ['raindrop on a leaf', 'open trap', 'falling leaf'],
        emphasis: ['One', 'nothing'],
      },
      {
        say: 'A second touch within about 20 seconds, and it snaps.',
        onScreen: '2 touches: snap',
        visualKeywords: ['trap snapping shut', 'fly landing', 'stopwatch'],
        emphasis: ['second', '20'],
      },
      {
        say: 'Now the bug struggles, and the plant keeps counting.',
        visualKeywords: ['trapped fly', 'closed trap', 'macro photo'],
        emphasis: ['struggles', 'counting'],
      },
      {
        say: 'At touch five, it starts making digestive juice.',
        onScreen: '5 touches: dinner',
        visualKeywords: ['dripping juice', 'green leaf macro', 'number five'],
        emphasis: ['five', 'digestive'],
      },
      {
        say: 'More kicking means a bigger meal, so it makes more.',
        visualKeywords: ['large insect', 'glistening plant', 'time lapse'],
        emphasis: ['More', 'meal'],
      },
      {
        say: 'It does all that without a single brain cell.',
        visualKeywords: ['plant on a windowsill', 'brain model', 'empty chair'],
        emphasis: ['without', 'cell'],
      },
    ],
    callToAction: "Feed this to someone who can't count to five.",
    facts: [
      {
        claim:
          'Two touches (2) shut the trap, which avoids snapping at raindrops; the flytrap counts later touches and boosts digestion further if the kill is big.',
        sources: [
          {
            title: 'Counting plant – Time Talk, on a study in Current Biology',
            url: 'https://timetalk.co.uk/counting-plant-a17024.html',
          },
        ],
      },
      {
        claim:
          'The second touch must come within about 20 seconds; the trap counts to five (5) before it secretes enzymes.',
        sources: [
          {
            title: 'Venus Flytraps Count to 5 Before They Eat You',
            url: 'https://my.funfactfeed.com/posts/venus-flytraps-count-to-5-before-they-eat-you',
          },
        ],
      },
      {
        claim: 'Five touches bring on the production of digestive enzymes.',
        sources: [
          {
            title: 'Carnivorous plants can count – Green Team Interiors',
            url: 'https://greenteaminteriors.co.uk/blog/carnivorous-plants-can-count/',
          },
        ],
      },
    ],
  },
  {
    id: 'bamboo-speed',
    niche: 'plants',
    title: "Bamboo's Hundred-Year Alarm Clock",
    topics: [
      'bamboo',
      'fastest growing plant',
      'bamboo forest',
      'grass',
      'bamboo plant',
      'panda food',
      'plants',
    ],
    hook: 'Bamboo grows so fast you can watch it happen.',
    scenes: [
      {
        say: 'Some kinds shoot up 35 inches in a single day.',
        onScreen: '35 inches a day',
        visualKeywords: ['bamboo shoot', 'time lapse', 'ruler'],
        emphasis: ['35', 'inches'],
      },
      {
        say: "That's because it's a grass, with hollow stems that need little wood.",
        visualKeywords: ['bamboo stem cross-section', 'grass blades', 'hollow tube'],
        emphasis: ['grass', 'hollow'],
      },
      {
        say: 'Underground stems store the energy for the sprint.',
        visualKeywords: ['bamboo roots', 'soil cross-section', 'sprout'],
        emphasis: ['stems', 'store'],
      },
      {
        say: 'But many kinds bloom just once every 60 to 130 years.',
        onScreen: 'Every 60–130 years',
        visualKeywords: ['bamboo blossom', 'old photograph', 'wall calendar'],
        emphasis: ['60', '130'],
      },
      {
        say: 'Plants from the same parent bloom together, wherever they are.',
        visualKeywords: ['world map', 'bamboo garden', 'pots in a row'],
        emphasis: ['same', 'parent'],
      },
      {
        say: "And once they've bloomed, the whole generation dies.",
        visualKeywords: ['dried bamboo', 'fallen stalks', 'empty grove'],
        emphasis: ['generation', 'dies'],
      },
    ],
    callToAction: "Check your neighbor's bamboo for flowers.",
    facts: [
      {
        claim:
          'The world record for the fastest growing plant belongs to bamboo, which can grow 91 cm (35 in, 35 inches) per day.',
        sources: [
          {
            title: 'Guinness World Records on bamboo, quoted',
            url: 'https://housesitdiary.blogspot.com/2015/10/more-on-bamboo.html',
          },
        ],
      },
      {
        claim: 'Rhizomes store energy; the stems are hollow tubes that use fewer resources than wood.',
        sources: [
          {
            title: 'What’s the fastest growing plant – Discover Wildlife',
            url: 'https://discoverwildlife.com/plant-facts/whats-the-fastest-growing-plant',
          },
        ],
      },
      {
        claim: 'Most bamboos flower once every 60 to 130 years, all divisions of a mother plant together.',
        sources: [
          {
            title: 'The mysterious phenomenon of bamboo flowering',
            url: 'https://lifehacked.pages.dev/posts/the-mysterious-phenomenon-of-bamboo-flowering',
          },
        ],
      },
      {
        claim: 'Madake bamboo flowers in unison wherever it grows from the same parent, and then dies.',
        sources: [
          {
            title: 'Flowering in sync – Symbaya',
            url: 'https://www.symbaya.com/blogs/a-world-of-light/day-163-of-a-world-of-light',
          },
        ],
      },
    ],
  },
  {
    id: 'water-houseplants',
    niche: 'plants',
    title: 'How Not to Drown a Houseplant',
    topics: [
      'houseplants',
      'houseplant',
      'indoor plants',
      'watering plants',
      'how to water plants',
      'plant care',
      'potted plant',
      'root rot',
      'overwatering',
    ],
    hook: "Your houseplant probably isn't thirsty. It's drowning.",
    scenes: [
      {
        say: 'Roots need air, and soggy soil has none.',
        visualKeywords: ['waterlogged soil', 'white roots', 'drooping plant'],
        emphasis: ['Roots', 'air'],
      },
      {
        say: 'So a drowning plant droops just like a thirsty one.',
        visualKeywords: ['wilted leaves', 'wet soil', 'watering can'],
        emphasis: ['drowning', 'thirsty'],
      },
      {
        say: 'Forget the weekly schedule, because rooms and seasons differ.',
        visualKeywords: ['crossed-out calendar', 'window light', 'radiator'],
        emphasis: ['Forget', 'weekly'],
      },
      {
        say: 'Push a finger two inches into the soil instead.',
        onScreen: 'The finger test',
        visualKeywords: ['finger in soil', 'terracotta pot', 'dirt on a fingertip'],
        emphasis: ['finger', 'two'],
      },
      {
        say: 'Dry means water, and damp means wait a few days.',
        visualKeywords: ['dry soil', 'hand pausing', 'potted fern'],
        emphasis: ['Dry', 'damp'],
      },
      {
        say: 'Pour until it runs out the bottom, then empty the saucer.',
        visualKeywords: ['water draining', 'drainage hole', 'plant saucer'],
        emphasis: ['runs', 'out'],
      },
      {
        say: 'No hole in the pot means you need another pot.',
        visualKeywords: ['decorative pot', 'drill', 'repotting'],
        emphasis: ['No', 'hole'],
      },
    ],
    callToAction: 'Save this, then go poke your plants.',
    facts: [
      {
        claim:
          'Extension guidance from Clemson, Maryland and Minnesota warns that overwatering is a leading cause of trouble; roots need oxygen; plants in wet soil may droop as if thirsty; a weekly schedule is unreliable; drainage holes and empty saucers matter.',
        sources: [
          {
            title: 'Why houseplants die – Plant Care Notes, quoting Extension services',
            url: 'https://plantcarenotes.com/?p=123',
          },
        ],
      },
      {
        claim:
          'Stick a finger about 1 to 2 inches (two) into the soil: if dry, water until it drains; if damp, wait a few days; empty the saucer.',
        sources: [
          {
            title: 'How to Avoid Overwatering Your Houseplants – Leaf and Sunshine',
            url: 'https://leafandsunshine.com/watering-basics-how-to-avoid-overwatering-your-houseplants',
          },
        ],
      },
    ],
  },
  {
    id: 'sunflower-east',
    niche: 'plants',
    title: 'Old Sunflowers Stop Turning',
    topics: [
      'sunflower',
      'sunflowers',
      'flower',
      'flowers',
      'garden flowers',
      'bees and flowers',
      'pollination',
      'summer',
      'plants',
    ],
    hook: "Sunflowers follow the sun only while they're young.",
    scenes: [
      {
        say: 'By day, the bud swings west, and at night it swings back.',
        visualKeywords: ['young sunflower', 'time lapse', 'morning sun'],
        emphasis: ['bud', 'back'],
      },
      {
        say: 'A body clock runs it, so the plant expects the dawn.',
        visualKeywords: ['ticking clock', 'green stem', 'sunrise'],
        emphasis: ['clock', 'expects'],
      },
      {
        say: 'One side of the stem grows more by day, the other by night.',
        visualKeywords: ['stem close-up', 'growth animation', 'bending plant'],
        emphasis: ['grows', 'other'],
      },
      {
        say: "Once it's grown up, the stem stiffens, facing east for good.",
        visualKeywords: ['sunflower field facing east', 'thick stem', 'blooming flower'],
        emphasis: ['up', 'stiffens'],
      },
      {
        say: 'Morning sun warms those faces, and bees love warm flowers.',
        visualKeywords: ['bee on sunflower', 'golden light', 'pollen'],
        emphasis: ['Morning', 'bees'],
      },
      {
        say: 'Those facing east got five times the visits.',
        onScreen: '5 times the bees',
        visualKeywords: ['bees swarming', 'sunflower macro', 'bar chart'],
        emphasis: ['five', 'visits'],
      },
    ],
    callToAction: 'Turn your next bouquet toward sunrise.',
    facts: [
      {
        claim:
          'Young sunflowers follow the sun, and reverse at night; an internal clock makes the eastern side of the stem grow by day, the other side by night.',
        sources: [
          {
            title: 'Watch a sunflower dance in the sun – The Washington Post',
            url: 'https://www.washingtonpost.com/news/speaking-of-science/wp/2016/08/05/watch-a-sunflower-dance-in-the-sun-now-scientists-know-how-its-done/',
          },
        ],
      },
      {
        claim:
          'Adults stay facing east; warmer faces get five (5) times more pollinator visits than mature plants that face west.',
        sources: [
          {
            title: 'Why Sunflowers Follow the Sun – Science NetLinks',
            url: 'http://sciencenetlinks.com/videos/why-sunflowers-follow-sun/',
          },
        ],
      },
      {
        claim: 'Older sunflowers stiffen their stems.',
        sources: [
          {
            title: 'Face the Rising Sun – Apps for Kids',
            url: 'https://www.appsforkids.org/uncategorized/kidsnews/face-the-rising-sun/',
          },
        ],
      },
    ],
  },
  {
    id: 'prometheus-tree',
    niche: 'plants',
    title: 'He Cut Down the Oldest Tree',
    topics: [
      'oldest tree',
      'oldest living thing',
      'bristlecone pine',
      'prometheus tree',
      'tree rings',
      'ancient tree',
      'forest',
      'nature',
      'methuselah',
    ],
    hook: 'A student cut down the oldest tree known, legally.',
    scenes: [
      {
        say: 'In 1964, Donald Currey was studying pines on a Nevada mountain.',
        onScreen: '1964',
        visualKeywords: ['bristlecone pine', 'nevada mountain', 'young researcher'],
        emphasis: ['1964', 'Donald', 'Currey'],
      },
      {
        say: 'He wanted a core to count the rings.',
        visualKeywords: ['tree core sample', 'drill', 'tree rings'],
        emphasis: ['core', 'rings'],
      },
      {
        say: 'By one account, the drill got stuck in it.',
        visualKeywords: ['stuck drill', 'gnarled trunk', 'frustrated man'],
        emphasis: ['drill', 'stuck'],
      },
      {
        say: 'So the Forest Service let him cut the whole thing down.',
        visualKeywords: ['chainsaw', 'falling tree', 'park ranger'],
        emphasis: ['Forest', 'Service'],
      },
      {
        say: 'Back at his hotel, he counted rings for a week.',
        visualKeywords: ['magnifying glass', 'wood slab', 'hotel desk'],
        emphasis: ['counted', 'week'],
      },
      {
        say: "He didn't get to stop counting until almost 5,000.",
        onScreen: 'Almost 5,000 years',
        visualKeywords: ['close-up of rings', 'notebook tally', 'shocked face'],
        emphasis: ['5,000'],
      },
      {
        say: 'It had sprouted before the pyramids were even finished.',
        visualKeywords: ['great pyramid', 'seedling', 'ancient sunrise'],
        emphasis: ['pyramids', 'finished'],
      },
    ],
    callToAction: "Hug an old tree and don't bring a drill.",
    facts: [
      {
        claim:
          'In the summer of 1964 the graduate student Donald Currey cut down a bristlecone pine with permission of the Forest Service; by one version his drill had got stuck; he spent a week counting rings in his hotel room: almost 5,000 years, one of the oldest trees ever recorded.',
        sources: [
          {
            title:
              'How One Researcher Accidentally Killed One of the Oldest Trees in the World – Smithsonian Magazine',
            url: 'https://smithsonianmag.com/smart-news/how-one-researcher-accidentally-killed-one-of-the-oldest-trees-in-the-world-125764872',
          },
        ],
      },
      {
        claim: 'It was the oldest known tree on Earth at the time, about 4,900 years.',
        sources: [
          {
            title: 'The death of Nevada’s oldest tree – Riverbank News',
            url: 'https://www.theriverbanknews.com/209-living/the-death-of-nevadas-oldest-tree/',
          },
        ],
      },
      {
        claim: 'In the lifespan of these trees the great pyramids were erected.',
        sources: [
          {
            title: 'Keepers of Prometheus',
            url: 'https://www.shamskm.com/keepers-of-prometheus-the-worlds-oldest-tree/',
          },
        ],
      },
    ],
  },
  {
    id: 'cut-grass-scream',
    niche: 'plants',
    title: 'Fresh-Cut Grass Is a Cry for Help',
    topics: [
      'grass',
      'cut grass',
      'lawn',
      'mowing',
      'mowing the lawn',
      'smell of cut grass',
      'plant communication',
      'plants talking',
      'lawn care',
    ],
    hook: 'The smell of cut grass is a call for backup.',
    scenes: [
      {
        say: 'Before mowers, the usual cutter was a hungry caterpillar.',
        visualKeywords: ['lawn mower', 'caterpillar eating leaf', 'green field'],
        emphasis: ['mowers', 'caterpillar'],
      },
      {
        say: 'When a blade tears, it releases chemicals into the air.',
        visualKeywords: ['torn grass blade', 'mist', 'macro photo'],
        emphasis: ['releases', 'chemicals'],
      },
      {
        say: "Wasps smell that and come looking for whoever's chewing.",
        visualKeywords: ['parasitic wasp', 'flying insect', 'grass close-up'],
        emphasis: ['Wasps', 'looking'],
      },
      {
        say: 'Then they lay eggs right inside the caterpillar.',
        visualKeywords: ['wasp on caterpillar', 'insect eggs', 'leaf'],
        emphasis: ['eggs', 'caterpillar'],
      },
      {
        say: "Researchers bred a corn plant that couldn't make the smell.",
        visualKeywords: ['corn plant', 'greenhouse', 'scientist'],
        emphasis: ["couldn't", 'smell'],
      },
      {
        say: 'The wasps ignored it, no matter how badly it got eaten.',
        visualKeywords: ['chewed corn leaf', 'empty air', 'caterpillars'],
        emphasis: ['ignored', 'eaten'],
      },
      {
        say: "So your lawn's been shouting at you all summer.",
        visualKeywords: ['fresh lawn', 'summer morning', 'sprinkler'],
        emphasis: ["lawn's", 'shouting'],
      },
    ],
    callToAction: 'Apologize to your lawn this weekend.',
    facts: [
      {
        claim:
          'Before mowers grass was cut by caterpillars; the smelly compound attracts parasitoid wasps, which lay eggs in the caterpillars.',
        sources: [
          {
            title: 'Grass – Science Update, AAAS',
            url: 'https://scienceupdate.com/2014/10/grass',
          },
        ],
      },
      {
        claim:
          'A mutant corn plant that cannot produce green leaf volatiles was ignored by the wasps even when an insect chewed on it.',
        sources: [
          {
            title: 'Plant Compounds that Smell like Cut Grass Attract Parasitic Wasps – Entomology Today',
            url: 'https://entomologytoday.org/2014/09/23/plant-compounds-that-smell-like-cut-grass-attract-parasitic-wasps-for-protection/',
          },
        ],
      },
    ],
  },
  {
    id: 'saguaro-patience',
    niche: 'plants',
    title: 'The Cactus That Waits 70 Years',
    topics: [
      'cactus',
      'cacti',
      'saguaro',
      'saguaro cactus',
      'desert plant',
      'desert plants',
      'arizona',
      'sonoran desert',
      'succulents',
    ],
    hook: 'A saguaro cactus may take 70 years to grow an arm.',
    scenes: [
      {
        say: "After ten years, it's about an inch tall.",
        onScreen: '10 years: 1 inch',
        visualKeywords: ['tiny cactus seedling', 'ruler', 'desert soil'],
        emphasis: ['ten', 'inch'],
      },
      {
        say: 'It survives by hiding under a tree or shrub.',
        visualKeywords: ['cactus under a tree', 'desert shrub', 'shade'],
        emphasis: ['survives', 'tree'],
      },
      {
        say: 'Its skin folds like an accordion, so rain can puff it up.',
        visualKeywords: ['cactus ribs close-up', 'accordion', 'desert rain'],
        emphasis: ['skin', 'accordion'],
      },
      {
        say: 'One good soak can add up to a ton.',
        onScreen: 'Up to a ton',
        visualKeywords: ['rainstorm over desert', 'swollen cactus', 'scale'],
        emphasis: ['soak', 'ton'],
      },
      {
        say: 'It makes around 40 million seeds in its life.',
        visualKeywords: ['cactus flowers', 'seeds in a hand', 'red fruit'],
        emphasis: ['40', 'million'],
      },
      {
        say: 'On average, just one of them replaces it.',
        visualKeywords: ['lone seedling', 'vast desert', 'sunset'],
        emphasis: ['average', 'one'],
      },
      {
        say: 'But that one can stand there for 200 years.',
        visualKeywords: ['giant saguaro', 'starry sky', 'arms raised'],
        emphasis: ['one', '200'],
      },
    ],
    callToAction: 'Pin this for your next desert trip.',
    facts: [
      {
        claim:
          'It can take 10 (ten) years to reach 1 inch; the first arm comes at the age of 70; it can live 150 to 200 years.',
        sources: [
          {
            title: 'Saguaro Cactus – Gulliver’s Mail',
            url: 'https://gulliversmail.com/tag/cactus/',
          },
        ],
      },
      {
        claim:
          'The outer pulp expands like an accordion and adds up to a ton of weight; it produces 40 million seeds, of which only one survives to replace the parent; young plants must start under a tree or shrub; it can live 150 to 200 years.',
        sources: [
          {
            title: 'Saguaro National Park – Wilderness Portraits',
            url: 'https://images.wildernessportraits.com/image?&_bqG=55&_bqH=eJxz9TL0djbwCKpIdTNyywoOLAl3d_QI0U32sgy1MjezMjQwAGEg6RnvEuxsm5OYl1KcnFiQqgbmxzv6udiWANmhwa5B8Z4utqEgtcGplV6p5q4eleEmavGOziG2xamJRckZAImfH.g-&GI_ID=',
          },
        ],
      },
    ],
  },
  {
    id: 'humongous-fungus',
    niche: 'plants',
    title: 'The Biggest Mushroom Is a Forest',
    topics: [
      'mushroom',
      'mushrooms',
      'fungus',
      'fungi',
      'biggest living thing',
      'largest organism',
      'honey fungus',
      'oregon',
      'forest',
    ],
    hook: 'One mushroom in Oregon covers more than three square miles.',
    scenes: [
      {
        say: "You'd never see it, because most of it is buried.",
        visualKeywords: ['oregon forest', 'forest floor', 'roots'],
        emphasis: ['never', 'buried'],
      },
      {
        say: 'Black strings creep underground from tree to tree.',
        visualKeywords: ['black fungal strings', 'soil close-up', 'tree roots'],
        emphasis: ['Black', 'tree'],
      },
      {
        say: 'It eats them slowly, so dying trees gave it away.',
        visualKeywords: ['dying trees from above', 'brown patch', 'conifer forest'],
        emphasis: ['eats', 'trees'],
      },
      {
        say: 'Scientists then compared the DNA of 112 samples.',
        onScreen: '112 samples',
        visualKeywords: ['scientist collecting', 'sample bags', 'forest map'],
        emphasis: ['compared', '112'],
      },
      {
        say: 'So many matched that it had to be one creature.',
        visualKeywords: ['dna test', 'matching barcodes', 'laboratory'],
        emphasis: ['matched', 'one'],
      },
      {
        say: 'And that creature is at least 2,400 years old.',
        onScreen: 'At least 2,400 years',
        visualKeywords: ['tree rings', 'ancient ruins', 'old forest'],
        emphasis: ['2,400', 'years'],
      },
      {
        say: 'In fall, a few little mushrooms pop up to say hi.',
        visualKeywords: ['honey mushrooms', 'mossy log', 'autumn leaves'],
        emphasis: ['fall', 'mushrooms'],
      },
    ],
    callToAction: 'Tell someone who picks mushrooms.',
    facts: [
      {
        claim:
          'The Armillaria in Oregon’s Malheur National Forest covers 2,385 acres, about 3.7 square miles (more than three, 3); it spreads by black rhizomorphs through the soil and kills trees.',
        sources: [
          {
            title: 'Armillaria ostoyae, the Humongous Fungus',
            url: 'https://vuink.com/post/bertbaraplpybcrqvn-d-dbet/articles/humongous-fungus-armillaria-ostoyae',
          },
        ],
      },
      {
        claim:
          'It was found through aerial photos of dying trees and DNA tests of 112 samples; more than 2,400 years old.',
        sources: [
          {
            title: 'The honey mushroom',
            url: 'http://cardozapub.com/MedicalDiet/svcqtpsukg.html',
          },
        ],
      },
      {
        claim:
          'It is visible as honey-colored mushrooms in the fall and lives up to 3 feet below the ground; at least 2,400 years old.',
        sources: [
          {
            title: 'Armillaria ostoyae – American Profile',
            url: 'http://americanprofile.com/articles/armillaria-ostoyae-discovered-in-oregons-malheur-national-forest/',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
