import type { Starter } from './types.ts'

export const cookingStarters = [
  {
    id: 'perfect-egg',
    niche: 'cooking',
    title: 'The 32-Minute Egg',
    topics: [
      'boil eggs',
      'boiled eggs',
      'boiled egg',
      'how to boil eggs',
      'perfect egg',
      'eggs',
      'egg',
      'soft boiled egg',
      'cook eggs',
      'cooking hacks',
      'breakfast recipe',
    ],
    hook: 'The perfect boiled egg takes 32 minutes.',
    scenes: [
      {
        say: 'The trouble is that yolk and white set at different temperatures.',
        visualKeywords: ['cracked egg', 'yolk', 'thermometer'],
        emphasis: ['trouble', 'different'],
      },
      {
        say: 'The white needs 185 degrees Fahrenheit, the yolk only 149.',
        onScreen: 'White 185°F, yolk 149°F',
        visualKeywords: ['egg cross-section', 'steam', 'two thermometers'],
        emphasis: ['white', '185'],
      },
      {
        say: 'So engineers in Italy let a computer find a way.',
        visualKeywords: ['computer simulation', 'egg in lab', 'italian university'],
        emphasis: ['Italy', 'computer'],
      },
      {
        say: 'Two minutes in boiling water, then two in lukewarm.',
        onScreen: '2 min hot, 2 min lukewarm',
        visualKeywords: ['pot of boiling water', 'bowl of water', 'slotted spoon'],
        emphasis: ['Two', 'lukewarm'],
      },
      {
        say: "Keep switching, eight rounds, and you're at 32 minutes.",
        visualKeywords: ['kitchen timer', 'tired cook', 'row of eggs'],
        emphasis: ['switching', '32'],
      },
      {
        say: 'You get a firm white and a velvety yolk in one shell.',
        visualKeywords: ['halved boiled egg', 'toast', 'egg cup'],
        emphasis: ['firm', 'velvety'],
      },
    ],
    callToAction: 'Try it on a slow Sunday and post the yolk.',
    facts: [
      {
        claim:
          'Eggs are moved every two (2) minutes between water at 100 °C and at 30 °C (lukewarm), eight times, for 32 minutes; found by computer models.',
        sources: [
          {
            title: 'Scientists crack method for the ‘perfect’ boiled egg – 2oceansvibe (CNN)',
            url: 'https://2oceansvibe.com/2025/02/26/scientists-crack-method-for-the-perfect-boiled-egg',
          },
        ],
      },
      {
        claim:
          'The white cooks at 185 °F, the yolk at 149 °F; engineers of the University of Naples ran fluid dynamics software.',
        sources: [
          {
            title: 'How to Cook a Perfect Hard-Boiled Egg, According to Science',
            url: 'https://documents.aster.com/how-to-cook-a-perfect-hard-boiled-egg--according-to-science.html',
          },
        ],
      },
      {
        claim: 'The result is a velvety yolk and a solid white.',
        sources: [
          {
            title: 'Scientists Discover How to Make Eggcellent Hard-Boiled Eggs – The Daily Beast',
            url: 'https://www.thedailybeast.com/scientists-discover-how-to-make-eggcellent-hard-boiled-eggs',
          },
        ],
      },
    ],
  },
  {
    id: 'searing-myth',
    niche: 'cooking',
    title: 'The Steak Myth',
    topics: [
      'steak',
      'cook steak',
      'how to cook steak',
      'searing',
      'sear',
      'juicy steak',
      'grilling',
      'bbq',
      'barbecue',
      'meat',
      'roast',
      'beef',
      'cooking myths',
    ],
    hook: "Searing a steak doesn't seal in the juices.",
    scenes: [
      {
        say: 'The idea came from a German chemist, Justus von Liebig.',
        visualKeywords: ['old laboratory', 'german chemist', 'piece of beef'],
        emphasis: ['chemist', 'Liebig'],
      },
      {
        say: 'He never tested it, but famous chefs spread it anyway.',
        visualKeywords: ['chef hat', 'cookbook', 'copper pans'],
        emphasis: ['never', 'famous'],
      },
      {
        say: 'In the 1930s, cooks compared seared roasts with gentle ones.',
        onScreen: '1930s',
        visualKeywords: ['two roasts', 'kitchen scale', 'oven'],
        emphasis: ['compared', 'gentle'],
      },
      {
        say: 'The seared ones lost just as much moisture, or more.',
        visualKeywords: ['dripping pan', 'juice drops', 'meat thermometer'],
        emphasis: ['seared', 'moisture'],
      },
      {
        say: 'You can hear it: that sizzle is juice turning into steam.',
        onScreen: 'Sizzle = steam',
        visualKeywords: ['sizzling pan', 'steam', 'grill marks'],
        emphasis: ['hear', 'steam'],
      },
      {
        say: 'So sear for flavor, because the crust is where it lives.',
        visualKeywords: ['browned crust', 'sliced steak', 'rosemary'],
        emphasis: ['flavor', 'crust'],
      },
    ],
    callToAction: "Tell your family's grill master, from a safe distance.",
    facts: [
      {
        claim:
          'Justus von Liebig conceived the idea and never tested it; in the 1930s home economists found that seared roasts lose somewhat more moisture than roasts cooked at moderate heat.',
        sources: [
          {
            title: 'Culinary Mythology: Searing Meat, quoting Harold McGee',
            url: 'http://hcrecipes.blogspot.com/2005/04/culinary-mythology-searing-meat.html',
          },
        ],
      },
      {
        claim:
          'Escoffier and other chefs took it up; the sizzle is the sound of moisture escaping and vaporizing; searing flavors the surface.',
        sources: [
          {
            title: 'Harold McGee, On Food and Cooking, The Searing Question',
            url: 'https://issuhub.com/view/index/3963?pageIndex=634',
          },
        ],
      },
    ],
  },
  {
    id: 'onion-guillotine',
    niche: 'cooking',
    title: 'How to Stop Onion Tears',
    topics: [
      'onions',
      'onion',
      'chopping onions',
      'cut onions',
      'cutting onions',
      'onion tears',
      'crying onions',
      'sharp knife',
      'knife skills',
      'kitchen hacks',
      'kitchen tips',
    ],
    hook: 'Cornell built a tiny guillotine to stop onion tears.',
    scenes: [
      {
        say: 'A cut onion releases a sulfur compound that stings your eyes.',
        visualKeywords: ['sliced onion', 'watery eye', 'kitchen'],
        emphasis: ['sulfur', 'stings'],
      },
      {
        say: 'Cameras saw droplets shoot out at 40 meters a second.',
        onScreen: '40 meters a second',
        visualKeywords: ['high-speed camera', 'spray of droplets', 'blade'],
        emphasis: ['droplets', '40'],
      },
      {
        say: 'A dull blade is to blame, because it squeezes the layers first.',
        visualKeywords: ['dull knife', 'squashed onion', 'pressure'],
        emphasis: ['dull', 'squeezes'],
      },
      {
        say: 'When it finally breaks through, they spring back and spray.',
        visualKeywords: ['burst', 'onion rings', 'spring'],
        emphasis: ['breaks', 'spray'],
      },
      {
        say: 'So sharpen your knife first, and then cut slowly.',
        onScreen: 'Sharp and slow',
        visualKeywords: ['sharpening stone', 'shiny knife', 'onion half'],
        emphasis: ['sharpen', 'slowly'],
      },
      {
        say: 'And skip the fridge: chilled onions sprayed even more.',
        visualKeywords: ['refrigerator', 'cold onion', 'thermometer'],
        emphasis: ['fridge', 'more'],
      },
    ],
    callToAction: 'Try it on your next onion soup and count the tears.',
    facts: [
      {
        claim:
          'Cornell researchers used a guillotine with different blades; the compound syn-propanethial-S-oxide irritates the eyes; dull knives compress the layers, which spring back and fling juice; a sharp knife and slow cuts reduce the spray.',
        sources: [
          {
            title: 'Physicists discover how to cut onions without crying – Knowridge',
            url: 'https://knowridge.com/2025/05/physicists-discover-how-to-cut-onions-without-crying',
          },
        ],
      },
      {
        claim:
          'Some droplets reached 40 meters per second; chilled onions released a noticeably larger volume.',
        sources: [
          {
            title: 'Say Goodbye to Onion Tears',
            url: 'https://maldankon.cloud/en_CA/page/say-goodbye-to-onion-tears-the-science-behind-cutting-without-crying-9a6c5a',
          },
        ],
      },
    ],
  },
  {
    id: 'pizza-physics',
    niche: 'cooking',
    title: 'The Physics of Pizza',
    topics: [
      'pizza',
      'homemade pizza',
      'how to make pizza',
      'pizza oven',
      'bake pizza',
      'pizza dough',
      'margherita pizza',
      'italian food',
      'pizza night',
      'pizzeria',
    ],
    hook: 'Physicists worked out how to bake great pizza at home.',
    scenes: [
      {
        say: 'A baker in Rome told them his secret was a brick oven.',
        visualKeywords: ['roman pizzeria', 'brick oven', 'pizza baker'],
        emphasis: ['Rome', 'brick'],
      },
      {
        say: 'At 626 degrees Fahrenheit, a Margherita takes two minutes.',
        onScreen: '626°F, 2 minutes',
        visualKeywords: ['margherita pizza', 'flames', 'pizza peel'],
        emphasis: ['626', 'two'],
      },
      {
        say: 'Your electric oven, with its steel tray, needs another plan.',
        visualKeywords: ['home oven', 'baking tray', 'kitchen'],
        emphasis: ['electric', 'plan'],
      },
      {
        say: 'Their equation says 450 degrees, for just 170 seconds.',
        onScreen: '450°F, 170 seconds',
        visualKeywords: ['chalkboard equation', 'oven dial', 'stopwatch'],
        emphasis: ['equation', '450'],
      },
      {
        say: 'Wet toppings like vegetables need a little longer.',
        visualKeywords: ['tomatoes', 'bell peppers', 'steam'],
        emphasis: ['Wet', 'vegetables'],
      },
      {
        say: "Eating out? Go before eight, when the oven isn't rushed.",
        visualKeywords: ['restaurant clock', 'empty tables', 'evening street'],
        emphasis: ['Eating', 'eight'],
      },
    ],
    callToAction: 'Time your next pizza and comment how it came out.',
    facts: [
      {
        claim:
          'A brick oven at about 626 °F (330 °C) bakes a Margherita in two (2) minutes; similar conditions are reached in an electric oven with a steel surface at 450 °F for 170 seconds; wet toppings need longer.',
        sources: [
          {
            title: 'Physicists Create Perfect Pizza Equation – Mental Floss',
            url: 'https://www.mentalfloss.com/article/563064/physicists-create-perfect-pizza-equation',
          },
        ],
      },
      {
        claim:
          'A pizzaiolo advised coming before 8 (eight) pm or after 10 pm, because at peak hours the oven is hotter.',
        sources: [
          {
            title: 'Physicists create mathematical equation to make the perfect pizza',
            url: 'https://pffifap.pages.dev/posts/physicists-create-mathematical-equation-to-make-the-perfect-pizza',
          },
        ],
      },
    ],
  },
  {
    id: 'spaghetti-snap',
    niche: 'cooking',
    title: 'The Spaghetti Puzzle',
    topics: [
      'spaghetti',
      'pasta',
      'breaking spaghetti',
      'break spaghetti',
      'noodles',
      'cook pasta',
      'kitchen science',
      'pasta science',
    ],
    hook: "You can't snap dry spaghetti in two, unless you twist.",
    scenes: [
      {
        say: 'Bend a stick until it breaks, and you get three pieces or more.',
        onScreen: '3 pieces or more',
        visualKeywords: ['broken spaghetti', 'hands', 'kitchen counter'],
        emphasis: ['Bend', 'three'],
      },
      {
        say: 'Physicist Richard Feynman spent hours on it and found nothing.',
        visualKeywords: ['physicist', 'chalkboard', 'pasta on floor'],
        emphasis: ['Feynman', 'nothing'],
      },
      {
        say: 'In 2005, French physicists saw why: the break snaps back.',
        onScreen: '2005',
        visualKeywords: ['high-speed camera', 'bent rod', 'paris'],
        emphasis: ['French', 'snaps'],
      },
      {
        say: 'That sends a wave down the stick, and it breaks again.',
        visualKeywords: ['wave', 'vibrating string', 'slow motion'],
        emphasis: ['wave', 'again'],
      },
      {
        say: 'MIT students cracked it after weeks of broken noodles.',
        visualKeywords: ['students', 'machine with clamps', 'pile of pasta'],
        emphasis: ['MIT', 'weeks'],
      },
      {
        say: 'Twist it about 270 degrees, then bend slowly: two clean pieces.',
        onScreen: 'Twist 270°, then bend',
        visualKeywords: ['twisted spaghetti', 'protractor', 'two halves'],
        emphasis: ['Twist', '270'],
      },
    ],
    callToAction: 'Film your try, and then eat the evidence.',
    facts: [
      {
        claim:
          'Bent spaghetti breaks into three (3) or more pieces; Feynman spent two hours on it with no real good theory; MIT students broke spaghetti for over a month.',
        sources: [
          {
            title: 'Spaghetti-breaking mystery solved by two MIT students – The Denver Post',
            url: 'http://www.pressreader.com/usa/the-denver-post/20180819/281642486018370',
          },
        ],
      },
      {
        claim:
          'In 2005 French physicists explained it: the first break triggers a snap-back and a bending wave that breaks it further.',
        sources: [
          {
            title: 'Researchers solve age-old spaghetti mystery – SOTT (MIT News)',
            url: 'https://www.sott.net/article/393665-Mathematics-everywhere-Researchers-solve-age-old-spaghetti-mystery',
          },
        ],
      },
      {
        claim: 'Twisted by about 270 degrees and then bent slowly, a stick snaps in two (2).',
        sources: [
          {
            title: 'How to make spaghetti snap in two – Daily Mail',
            url: 'https://www.dailymail.co.uk/sciencetech/fb-6058829/HOW-MAKE-SPAGHETTI-SNAP-TWO.html',
          },
        ],
      },
    ],
  },
  {
    id: 'cacio-e-pepe',
    niche: 'cooking',
    title: 'The Sauce That Won a Prize',
    topics: [
      'cacio e pepe',
      'pasta sauce',
      'cheese sauce',
      'creamy pasta',
      'pasta recipe',
      'italian cooking',
      'cooking tips',
      'how to cook pasta',
    ],
    hook: 'Physicists won a prize for fixing a pasta sauce.',
    scenes: [
      {
        say: 'Cacio e pepe is pasta with cheese and pepper, and it turns lumpy.',
        visualKeywords: ['cacio e pepe', 'pecorino', 'black pepper'],
        emphasis: ['Cacio', 'cheese'],
      },
      {
        say: 'If the water is too hot, the cheese clumps.',
        visualKeywords: ['lumpy sauce', 'steaming pot', 'thermometer'],
        emphasis: ['water', 'clumps'],
      },
      {
        say: "Their fix is starch, two to three percent of the cheese's weight.",
        onScreen: '2–3% starch',
        visualKeywords: ['kitchen scale', 'white powder', 'cheese block'],
        emphasis: ['starch', 'two'],
      },
      {
        say: 'Plain corn starch in the water does the job.',
        visualKeywords: ['corn starch box', 'whisk', 'glass bowl'],
        emphasis: ['corn', 'job'],
      },
      {
        say: 'Now the sauce stays smooth without fuss about the heat.',
        visualKeywords: ['silky sauce', 'fork twirl', 'plate'],
        emphasis: ['smooth', 'fuss'],
      },
      {
        say: 'For this they took home an Ig Nobel Prize.',
        onScreen: 'Ig Nobel Prize',
        visualKeywords: ['trophy', 'laughing scientists', 'stage'],
        emphasis: ['Ig', 'Prize'],
      },
    ],
    callToAction: "Tag the Italian friend who'll object.",
    facts: [
      {
        claim:
          'Cacio e pepe (cheese and pepper) often ends up clumpy; a starch-to-cheese ratio of 2% to 3% (two to three percent) by weight makes a smooth sauce without worrying much about temperature.',
        sources: [
          {
            title: 'Physicists: We Figured Out a Tricky Italian Dish – Newser',
            url: 'https://www.newser.com/story/368008/physicists-we-figured-out-a-tricky-italian-dish.html',
          },
        ],
      },
      {
        claim: 'The scientists recommend corn starch.',
        sources: [
          {
            title: 'Physics of the perfect cacio e pepe sauce – TechMinis',
            url: 'https://techminis.com/physics-of-the-perfect-cacio-e-pepe-sauce/2108211445',
          },
        ],
      },
      {
        claim: 'The study of when the sauce clumps won the 2025 Ig Nobel Prize in physics.',
        sources: [
          {
            title:
              'Tipsy bats and perfect pasta: Ig Nobels celebrate improbable research – Nature, summarized by Briefly',
            url: 'https://briefly.co/anchor/Science/story/tipsy-bats-and-perfect-pasta-ig-nobels-celebrate-improbable-research',
          },
        ],
      },
      {
        claim: 'If the mixture gets too hot, or the starch is off, the sauce turns lumpy.',
        sources: [
          {
            title: 'Physicist unveils the formula for the ultimate cacio e pepe – Mondo News (New Scientist)',
            url: 'https://themondonews.com/science/physicist-unveils-the-formula-for-the-ultimate-cacio-e-pepe-pasta-dish',
          },
        ],
      },
    ],
  },
  {
    id: 'garlic-chemistry',
    niche: 'cooking',
    title: 'Why Crushed Garlic Is Stronger',
    topics: [
      'garlic',
      'crushed garlic',
      'cook garlic',
      'cooking with garlic',
      'chop garlic',
      'garlic smell',
      'allicin',
    ],
    hook: 'Garlic has no garlic smell until you hurt it.',
    scenes: [
      {
        say: 'Inside a clove, two ingredients wait in separate rooms.',
        visualKeywords: ['garlic clove', 'two doors', 'microscope'],
        emphasis: ['clove', 'separate'],
      },
      {
        say: 'One is called alliin, and the other is an enzyme.',
        visualKeywords: ['molecule model', 'puzzle pieces', 'test tube'],
        emphasis: ['alliin', 'enzyme'],
      },
      {
        say: 'Crush the clove, and they mix into allicin, the famous smell.',
        onScreen: 'Crush = allicin',
        visualKeywords: ['garlic press', 'crushed garlic', 'vapor'],
        emphasis: ['Crush', 'allicin'],
      },
      {
        say: 'So crushed garlic is strong, and sliced garlic is milder.',
        visualKeywords: ['sliced garlic', 'mortar', 'cutting board'],
        emphasis: ['crushed', 'sliced'],
      },
      {
        say: 'Heat stops the enzyme, so let it rest ten minutes first.',
        onScreen: 'Rest 10 minutes',
        visualKeywords: ['kitchen timer', 'hot pan', 'minced garlic'],
        emphasis: ['Heat', 'ten'],
      },
      {
        say: 'Cook the cloves whole, and they turn mild and sweet.',
        visualKeywords: ['roasted garlic bulb', 'golden cloves', 'bread'],
        emphasis: ['Cook', 'sweet'],
      },
    ],
    callToAction: 'Taste both side by side, then comment your pick.',
    facts: [
      {
        claim:
          'In a whole clove alliin and the enzyme alliinase are stored in separate compartments; crushing mixes them into allicin, which makes the smell; crushed garlic gives most, sliced less, whole cooked cloves are mild and sweet; rest it 10 (ten) to 15 minutes before heat stops the enzyme (two ingredients).',
        sources: [
          {
            title: 'How to maximize allicin from garlic – Ntro',
            url: 'https://ntro.it.com/how-to-maximize-allicin-from-garlic-for-better-health',
          },
          {
            title: 'Garlic – ALPF Medical Research',
            url: 'https://www.alpfmedical.info/pharmacology/garlic.html',
          },
        ],
      },
    ],
  },
  {
    id: 'air-fryer',
    niche: 'cooking',
    title: 'Who Invented the Air Fryer',
    topics: [
      'air fryer',
      'air fryers',
      'air fryer recipes',
      'kitchen gadgets',
      'kitchen appliances',
      'french fries',
      'crispy fries',
      'frying',
    ],
    hook: 'The first air fryer had a basket of chicken wire.',
    scenes: [
      {
        say: 'Dutch engineer Fred van der Weij built it in 2006.',
        onScreen: '2006',
        visualKeywords: ['garage workshop', 'engineer', 'tools'],
        emphasis: ['Dutch', '2006'],
      },
      {
        say: "A neighbor's talk of fries had given him the idea.",
        visualKeywords: ['two neighbors at fence', 'french fries', 'idea'],
        emphasis: ["neighbor's", 'fries'],
      },
      {
        say: 'It was wood and aluminum, nearly as big as a doghouse.',
        visualKeywords: ['doghouse', 'plywood', 'chicken wire'],
        emphasis: ['wood', 'doghouse'],
      },
      {
        say: 'The first fries were horrible, his daughter remembers.',
        visualKeywords: ['burnt fries', 'grimace', 'kitchen'],
        emphasis: ['first', 'horrible'],
      },
      {
        say: 'Money got tight, so their house went up for sale.',
        visualKeywords: ['house for sale sign', 'empty wallet', 'family'],
        emphasis: ['tight', 'house'],
      },
      {
        say: 'Four years and more prototypes later, Philips signed a deal.',
        onScreen: '4 years later',
        visualKeywords: ['handshake', 'contract', 'shiny air fryer'],
        emphasis: ['Four', 'Philips'],
      },
      {
        say: 'By 2024, an estimated 80 million had been sold.',
        onScreen: '80 million',
        visualKeywords: ['store shelf', 'shopping cart', 'world map'],
        emphasis: ['2024', '80'],
      },
    ],
    callToAction: 'Post the best thing yours has made.',
    facts: [
      {
        claim:
          'In 2006 Dutch engineer Fred van der Weij’s first prototype was nearly as big as a dog kennel and made of wood and aluminium, with a chicken wire basket; four (4) years and several prototypes later he signed a deal with Philips; by the end of 2024 an estimated 80 million air fryers of all brands would have been sold.',
        sources: [
          {
            title: 'How the air fryer was invented – BBC World Service',
            url: 'https://mobile.anghami.com/episode/1167072947',
          },
        ],
      },
      {
        claim:
          'He spoke with a neighbor about fryers and then built in the garage; his daughter says that the first potatoes came out horrible.',
        sources: [
          {
            title: 'Primeira AirFryer era feita de madeira: filha do inventor conta – Bons Fluidos',
            url: 'https://www.bonsfluidos.com.br/inspiracao/primeira-airfryer-era-feita-de-madeira-filha-do-inventor-conta-como-pai-fez-sua-criacao.phtml',
          },
        ],
      },
      {
        claim:
          'The talk with the neighbor was about fries without fat; he was near bankruptcy and the family had to put their house up for sale.',
        sources: [
          {
            title: 'Hoe Fred van der Weij de airfryer uitvond – Welingelichte Kringen',
            url: 'https://www.welingelichtekringen.nl/tech/hoe-fred-van-der-weij-de-airfryer-uitvond',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
