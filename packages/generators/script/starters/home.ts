import type { Starter } from './types.ts'

export const homeStarters = [
  {
    id: 'overwatering',
    niche: 'home',
    title: 'How to Stop Killing Houseplants',
    topics: [
      'houseplants',
      'houseplant',
      'house plants',
      'indoor plants',
      'plant care',
      'watering plants',
      'water plants',
      'overwatering',
      'dying plant',
      'keep plants alive',
      'plant parent',
      'yellow leaves',
    ],
    hook: 'More houseplants drown than die of thirst.',
    scenes: [
      {
        say: 'Roots need air, and soaked soil cuts it off.',
        visualKeywords: ['plant roots', 'wet soil', 'flower pot'],
        emphasis: ['Roots', 'air'],
      },
      {
        say: 'A drowning plant droops, just as a thirsty one does.',
        visualKeywords: ['drooping plant', 'yellow leaf', 'windowsill'],
        emphasis: ['droops', 'thirsty'],
      },
      {
        say: 'So you water it again, and the roots begin to rot.',
        visualKeywords: ['watering can', 'puddle in saucer', 'mushy roots'],
        emphasis: ['water', 'rot'],
      },
      {
        say: 'Forget the calendar, because light and season change everything.',
        onScreen: 'No watering day',
        visualKeywords: ['calendar', 'sunny window', 'winter window'],
        emphasis: ['calendar', 'season'],
      },
      {
        say: 'Push a finger two inches into the soil instead.',
        onScreen: '2 inches deep',
        visualKeywords: ['finger in soil', 'terracotta pot', 'close-up hand'],
        emphasis: ['finger', 'inches'],
      },
      {
        say: "If it's dry down there, water it well; if not, wait.",
        onScreen: 'Dry? Water. Damp? Wait.',
        visualKeywords: ['healthy green leaf', 'drainage hole', 'watering can'],
        emphasis: ['dry', 'wait'],
      },
    ],
    callToAction: 'Post the plant you saved, or the one you drowned.',
    facts: [
      {
        claim:
          'Overwatering, not neglect, is the most common reason houseplants die; watering by calendar rarely works (University of Illinois Extension), since pot, light and humidity change how fast soil dries; press a finger about two (2) inches into the soil and water when it is dry there.',
        sources: [
          {
            title: 'Do this before watering houseplants – Women’s Alphabet',
            url: 'https://www.womensalphabet.com/do-this-before-watering-houseplants/',
          },
        ],
      },
      {
        claim:
          'Roots need oxygen; wilting in wet soil can be root rot; a drowning plant can look thirsty (guidance of Clemson, Maryland and Minnesota extension).',
        sources: [
          {
            title: 'Overwatering houseplants – Plant Care Notes',
            url: 'https://plantcarenotes.com/?p=123',
          },
        ],
      },
    ],
  },
  {
    id: 'plants-clean-air',
    niche: 'home',
    title: 'Do Plants Clean the Air?',
    topics: [
      'air purifying plants',
      'plants clean air',
      'air purifier',
      'indoor air',
      'air quality',
      'clean air',
      'nasa plants',
      'plants in bedroom',
      'indoor air pollution',
      'fresh air',
    ],
    hook: "Houseplants don't clean your air, whatever you've read.",
    scenes: [
      {
        say: 'In 1989, NASA sealed plants up with common pollutants.',
        onScreen: '1989',
        visualKeywords: ['nasa lab', 'sealed chamber', 'potted plant'],
        emphasis: ['NASA', 'pollutants'],
      },
      {
        say: 'The plants did pull chemicals out of the air.',
        visualKeywords: ['leaf close-up', 'molecules', 'glass box'],
        emphasis: ['pull', 'air'],
      },
      {
        say: "But your home isn't sealed like a space station.",
        visualKeywords: ['living room window', 'space station', 'curtains'],
        emphasis: ['sealed', 'station'],
      },
      {
        say: 'In 2019, Drexel scientists checked it against normal ventilation.',
        onScreen: '2019',
        visualKeywords: ['university building', 'air vent', 'charts'],
        emphasis: ['Drexel', 'ventilation'],
      },
      {
        say: 'Fresh air clears a room much faster than plants do.',
        onScreen: 'Ventilation wins',
        visualKeywords: ['open window', 'breeze', 'dust in light'],
        emphasis: ['Fresh', 'faster'],
      },
      {
        say: 'So enjoy the green, and open a window for the air.',
        visualKeywords: ['monstera leaf', 'open window', 'morning sun'],
        emphasis: ['green', 'window'],
      },
    ],
    callToAction: 'Ask the friend with a jungle bedroom to open a window.',
    facts: [
      {
        claim:
          'NASA published in 1989 that houseplants remove toxins; Michael Waring and Bryan Cummings of Drexel University showed in 2019 that they do so much more slowly than natural or mechanical ventilation exchanges the air.',
        sources: [
          {
            title: 'In full bloom: houseplants – Daily Press',
            url: 'https://www.dailypress.com/life/home-garden/vp-hl-allissa-bunner-in-full-bloom-houseplants-010420-20200104-ehgvmrwerfcxlm65yzhooivgmm-story.html',
          },
        ],
      },
      {
        claim: 'The study used sealed environments relevant to space stations.',
        sources: [
          {
            title: 'NASA Clean Air Study – Beehertz podcast',
            url: 'https://podcast.app/beehertz-p6977557?page=3',
          },
        ],
      },
      {
        claim: 'It would be better to open a window.',
        sources: [
          {
            title: 'Houseplants Don’t Effectively Purify Air – Clean Air Gardening',
            url: 'https://www.cleanairgardening.com/do-houseplants-clean-air/',
          },
        ],
      },
    ],
  },
  {
    id: 'bleach-mixing',
    niche: 'home',
    title: 'The Cleaning Mistake to Avoid',
    topics: [
      'cleaning',
      'cleaning tips',
      'cleaning hacks',
      'house cleaning',
      'clean with me',
      'bleach',
      'vinegar',
      'ammonia',
      'bathroom cleaning',
      'cleaning products',
    ],
    hook: 'Never mix bleach with anything but water.',
    scenes: [
      {
        say: 'Bleach and ammonia make a toxic gas called chloramine.',
        visualKeywords: ['bleach bottle', 'warning sign', 'green fumes'],
        emphasis: ['ammonia', 'chloramine'],
      },
      {
        say: 'The trap: plenty of everyday cleaners contain ammonia.',
        visualKeywords: ['spray bottles', 'label close-up', 'shelf'],
        emphasis: ['trap', 'contain'],
      },
      {
        say: 'Bleach and vinegar make something else: chlorine gas.',
        onScreen: 'Bleach + vinegar = chlorine',
        visualKeywords: ['vinegar bottle', 'gas cloud', 'gas mask'],
        emphasis: ['vinegar', 'chlorine'],
      },
      {
        say: 'Lemon juice and some toilet cleaners do the same.',
        visualKeywords: ['lemon', 'toilet bowl', 'crossed-out bottle'],
        emphasis: ['Lemon', 'toilet'],
      },
      {
        say: "And bleach isn't a cleaner, so wash off the dirt first.",
        onScreen: 'Clean first, then bleach',
        visualKeywords: ['scrubbing brush', 'soap suds', 'tiles'],
        emphasis: ['cleaner', 'dirt'],
      },
      {
        say: 'If you smell fumes, get out and call poison control.',
        visualKeywords: ['open door', 'phone', 'fresh air'],
        emphasis: ['fumes', 'poison'],
      },
    ],
    callToAction: 'Warn a friend who just got their first apartment: tag them.',
    facts: [
      {
        claim:
          'Bleach and ammonia produce chloramine gas, and many cleaners contain ammonia; bleach and vinegar, lemon juice or some toilet bowl cleaners produce chlorine gas; bleach is a disinfectant, not a cleaner, so clean first; never mix it with anything besides water.',
        sources: [
          {
            title: 'Why You Should Avoid Mixing Bleach with Other Cleaners – Cosmo Appliances',
            url: 'https://cosmoappliances.com/?p=24435',
          },
        ],
      },
      {
        claim: 'After exposure move to a ventilated place and call your local poison control center.',
        sources: [
          {
            title: 'You Should Never Mix Ammonia And Bleach – Health Digest',
            url: 'https://www.healthdigest.com/753098/you-should-never-mix-ammonia-and-bleach-heres-why/',
          },
        ],
      },
    ],
  },
  {
    id: 'kitchen-sponge',
    niche: 'home',
    title: 'Your Sponge Is Beyond Saving',
    topics: [
      'kitchen sponge',
      'sponge',
      'sponges',
      'dirty kitchen',
      'germs',
      'clean kitchen',
      'washing dishes',
      'microwave sponge',
      'dirtiest thing',
      'kitchen cleaning',
    ],
    hook: "Cleaning your kitchen sponge won't make it clean.",
    scenes: [
      {
        say: 'German scientists took 14 used sponges from real kitchens.',
        onScreen: '14 sponges',
        visualKeywords: ['kitchen sponge', 'tweezers', 'laboratory'],
        emphasis: ['14', 'sponges'],
      },
      {
        say: 'Inside, they counted 362 different kinds of bacteria.',
        onScreen: '362 kinds',
        visualKeywords: ['bacteria', 'microscope', 'petri dish'],
        emphasis: ['counted', '362'],
      },
      {
        say: 'The regularly cleaned sponges held just as many germs.',
        visualKeywords: ['boiling pot', 'microwave', 'clean sponge'],
        emphasis: ['regularly', 'many'],
      },
      {
        say: 'The weak germs die, and the tough ones move in.',
        visualKeywords: ['empty house', 'tough microbe', 'moving van'],
        emphasis: ['weak', 'tough'],
      },
      {
        say: 'The survivors include the ones that make it stink.',
        visualKeywords: ['pinched nose', 'smelly sponge', 'green cloud'],
        emphasis: ['include', 'stink'],
      },
      {
        say: 'So their advice is plain: a new sponge every week.',
        onScreen: 'New one every week',
        visualKeywords: ['fresh sponge', 'trash can', 'calendar'],
        emphasis: ['plain', 'week'],
      },
    ],
    callToAction: 'Sniff yours now and tell me the truth.',
    facts: [
      {
        claim:
          'A team at the University of Furtwangen found 362 bacteria species in 14 used sponges; microwaving kills the weak ones while the strongest, smelliest survive and multiply.',
        sources: [
          {
            title: 'Just Dump Your Smelly Sponge – Article Feed',
            url: 'https://articlefeed.org/just-dump-your-smelly-sponge/',
          },
        ],
      },
      {
        claim:
          'Regularly cleaned sponges did not contain fewer bacteria; the sponge should be replaced each week.',
        sources: [
          {
            title: 'Study finds cleaning your kitchen sponge may not keep it clean – KIXI (ABC)',
            url: 'http://kixi.com/study-finds-cleaning-your-kitchen-sponge-may-not-keep-it-clean/',
          },
        ],
      },
    ],
  },
  {
    id: 'thermostat-rule',
    niche: 'home',
    title: 'The One-Degree Rule',
    topics: [
      'save energy',
      'saving energy',
      'electric bill',
      'electricity bill',
      'lower electric bill',
      'energy bill',
      'heating bill',
      'save on heating',
      'utility bills',
      'thermostat',
      'save electricity',
      'cut bills',
    ],
    hook: 'Turn the heat down while you sleep, and keep 10 percent.',
    scenes: [
      {
        say: 'The rule of thumb: one percent saved for each degree.',
        onScreen: '1° = 1%',
        visualKeywords: ['thermostat', 'hand turning dial', 'coins'],
        emphasis: ['thumb', 'degree'],
      },
      {
        say: 'It counts if you leave it down for eight hours.',
        onScreen: '8 hours',
        visualKeywords: ['sleeping person', 'blanket', 'clock'],
        emphasis: ['down', 'eight'],
      },
      {
        say: 'So ten degrees overnight saves about ten percent a year.',
        onScreen: '10° = 10%',
        visualKeywords: ['heating bill', 'snowy house', 'piggy bank'],
        emphasis: ['degrees', 'ten'],
      },
      {
        say: "In summer, flip it: let it get warmer while you're out.",
        visualKeywords: ['air conditioner', 'empty living room', 'front door'],
        emphasis: ['summer', 'warmer'],
      },
      {
        say: 'Set the water heater to 120 degrees as well.',
        onScreen: '120°F',
        visualKeywords: ['water heater', 'dial', 'shower'],
        emphasis: ['water', '120'],
      },
      {
        say: 'And wash in cold, because clothes come out just as clean.',
        visualKeywords: ['washing machine', 'cold water', 'folded laundry'],
        emphasis: ['wash', 'clean'],
      },
    ],
    callToAction: 'Ask whoever pays the bill to try one week.',
    facts: [
      {
        claim:
          'Turning the thermostat back 10° to 15° for 8 (eight) hours can save 5% to 15% a year on heating, as much as 1% for each degree (ten degrees, about 10 percent).',
        sources: [
          {
            title: 'Energy wise: heating – University of Maine',
            url: 'https://umaine.edu/sustainability/energywise/heating/embed/',
          },
        ],
      },
      {
        claim:
          'In summer energy use goes down 1% for each degree the thermostat is raised for eight hours while nobody is home (US Department of Energy).',
        sources: [
          {
            title: 'Check that Thermostat! – St. Stephen’s',
            url: 'http://www.ststephensfairfax.org/green-ideas/check-that-thermostat/',
          },
        ],
      },
      {
        claim: '120 degrees is enough for the water heater; clothes get just as clean in cold water.',
        sources: [
          {
            title: 'Water heater efficiency – WCEC',
            url: 'https://mywcec.coop/WaterHeaterEfficiency',
          },
        ],
      },
    ],
  },
  {
    id: 'clutter-study',
    niche: 'home',
    title: 'What Clutter Does to You',
    topics: [
      'clutter',
      'declutter',
      'decluttering',
      'how to declutter',
      'minimalism',
      'minimalist',
      'tidy',
      'tidying',
      'messy house',
      'messy room',
      'organize',
      'organizing',
      'home organization',
    ],
    hook: 'Clutter raises stress, and your fridge gives it away.',
    scenes: [
      {
        say: 'UCLA archaeologists dug into 32 homes where people still lived.',
        onScreen: '32 homes',
        visualKeywords: ['archaeologist', 'suburban house', 'clipboard'],
        emphasis: ['UCLA', '32'],
      },
      {
        say: 'They filmed the rooms and measured stress hormones.',
        visualKeywords: ['video camera', 'saliva sample', 'living room'],
        emphasis: ['filmed', 'measured'],
      },
      {
        say: 'Mothers who called their home messy had higher levels.',
        visualKeywords: ['pile of laundry', 'tired mother', 'toys on floor'],
        emphasis: ['Mothers', 'messy'],
      },
      {
        say: 'Fathers walked through the same rooms without noticing.',
        visualKeywords: ['man with newspaper', 'cluttered hallway', 'shrug'],
        emphasis: ['Fathers', 'noticing'],
      },
      {
        say: 'Only a quarter of garages still had room for a car.',
        onScreen: '1 in 4 garages',
        visualKeywords: ['full garage', 'car in driveway', 'boxes'],
        emphasis: ['quarter', 'car'],
      },
      {
        say: 'And the more on the fridge, the fuller the house.',
        visualKeywords: ['fridge magnets', 'crowded fridge door', 'kitchen'],
        emphasis: ['fridge', 'fuller'],
      },
    ],
    callToAction: 'Count your fridge magnets and comment the number.',
    facts: [
      {
        claim:
          'UCLA archaeologists, anthropologists and social scientists studied 32 families in Los Angeles, filmed their homes and measured stress hormones in saliva; only 25% (1 in 4) used the garage for their cars.',
        sources: [
          {
            title: 'UCLA Study Finds Stress Caused by Clutter – Closet Factory',
            url: 'https://www.closetfactory.com/blog/ucla-study-finds-stress-caused-by-clutter/',
          },
        ],
      },
      {
        claim:
          'Mothers who described messy or cluttered rooms had elevated stress hormones; fathers made no mention of the mess and were unaffected.',
        sources: [
          {
            title: 'Mountains of Clutter – UCLA Newsroom',
            url: 'http://newsroom.ucla.edu/stories/celf-mountains-of-clutter',
          },
        ],
      },
      {
        claim: 'The number of objects on the refrigerator may indicate how much clutter is in the home.',
        sources: [
          {
            title: 'Behind closed doors: the at-home challenges facing middle-class families – Stuff',
            url: 'http://www.stuff.co.nz/life-style/home-property/88343278/behind-closed-doors-the-athome-challenges-facing-middleclass-families',
          },
        ],
      },
    ],
  },
  {
    id: 'centennial-bulb',
    niche: 'home',
    title: "The Bulb That Won't Burn Out",
    topics: [
      'light bulb',
      'lightbulb',
      'light bulbs',
      'centennial light',
      'longest burning bulb',
      'electric light',
      'things that last',
    ],
    hook: 'One light bulb has been burning since 1901.',
    scenes: [
      {
        say: 'It hangs in a fire station in Livermore, California.',
        onScreen: '1901',
        visualKeywords: ['fire station', 'glowing bulb', 'fire truck'],
        emphasis: ['fire', 'Livermore'],
      },
      {
        say: 'A company in Ohio made it with a dense carbon thread.',
        visualKeywords: ['glass bulb', 'glowing filament', 'old factory'],
        emphasis: ['Ohio', 'carbon'],
      },
      {
        say: 'It began at 60 watts and now glows at about four.',
        onScreen: '60 watts → 4 watts',
        visualKeywords: ['dim bulb', 'wattmeter', 'night light'],
        emphasis: ['60', 'four'],
      },
      {
        say: 'Firefighters left it on to see their gear at night.',
        visualKeywords: ['firefighter helmet', 'dark garage', 'boots'],
        emphasis: ['Firefighters', 'night'],
      },
      {
        say: 'It went dark only for moves and an outage in 2013.',
        visualKeywords: ['power outage', 'police escort', 'candle'],
        emphasis: ['dark', '2013'],
      },
      {
        say: 'When it dies, the town gets a funeral procession.',
        visualKeywords: ['parade', 'black ribbon', 'old street'],
        emphasis: ['funeral', 'procession'],
      },
    ],
    callToAction: 'Guess how long your newest bulb will last.',
    facts: [
      {
        claim:
          'The Centennial Light in Livermore’s fire station has burned since 1901; made by Shelby Electric in Ohio with a carbon filament; about 60 watts, now about four (4); it was left on to help firefighters see, went off for two moves and a power outage in 2013; a funeral procession is planned.',
        sources: [
          {
            title: 'See a lightbulb that’s been glowing since 1901 – WYTV',
            url: 'https://www.wytv.com/news/daybreak/see-a-lightbulb-thats-been-glowing-since-1901/',
          },
          {
            title: 'Centennial Light – Livermore-Pleasanton Fire Foundation',
            url: 'https://lpfirefoundation.com/centennial-light/',
          },
        ],
      },
      {
        claim: 'Its dense carbonized filament is credited for its survival.',
        sources: [
          {
            title: 'The Centennial Light: 125 Years of Unbroken Glow – Windy City Times',
            url: 'https://windycitytimes.news/a/the-centennial-light-125-years-of-unbroken-glow-in',
          },
        ],
      },
    ],
  },
  {
    id: 'cold-wash',
    niche: 'home',
    title: 'Wash Cooler and Shorter',
    topics: [
      'laundry',
      'laundry tips',
      'washing clothes',
      'washing machine',
      'cold wash',
      'wash cold',
      'faded clothes',
      'make clothes last',
      'microfibers',
    ],
    hook: "About 90 percent of a wash's energy just heats water.",
    scenes: [
      {
        say: 'Scientists in Leeds washed load after load of colorful T-shirts.',
        visualKeywords: ['colorful t-shirts', 'washing machine', 'lab coat'],
        emphasis: ['Leeds', 'load'],
      },
      {
        say: 'One ran for 30 minutes, at a cool 77 degrees Fahrenheit.',
        onScreen: '30 minutes, 77 °F',
        visualKeywords: ['washing machine dial', 'timer', 'cool water'],
        emphasis: ['30', 'cool'],
      },
      {
        say: 'The other ran for 85, at a warm 104.',
        onScreen: '85 minutes, 104 °F',
        visualKeywords: ['steam', 'hot water', 'clock'],
        emphasis: ['other', 'warm'],
      },
      {
        say: 'The short, cool wash kept the colors brighter.',
        visualKeywords: ['bright shirt', 'faded shirt', 'clothesline'],
        emphasis: ['short', 'brighter'],
      },
      {
        say: 'And it shed half as many fibers, or even fewer.',
        visualKeywords: ['lint', 'drain', 'ocean'],
        emphasis: ['half', 'fibers'],
      },
      {
        say: 'The catch: nobody tested for dirt, and a detergent maker paid.',
        visualKeywords: ['mud stain', 'coins', 'detergent bottle'],
        emphasis: ['catch', 'dirt'],
      },
    ],
    callToAction: 'Turn your dial down once and tell me the difference.',
    facts: [
      {
        claim: 'Most of the energy used to wash clothes, around 90 percent, comes from heating the water.',
        sources: [
          {
            title: 'Wash Clothes In Cold Water – Boston University',
            url: 'http://www.bu.edu/sustainability/what-you-can-do/ten-sustainable-actions/wash-clothes-in-cold-water/',
          },
        ],
      },
      {
        claim:
          'At the University of Leeds a 30-minute cycle at 25 °C (77 °F) kept colors brighter and cut microfibers by more than half compared with 85 minutes at 40 °C (104 °F); Procter & Gamble partly funded the study.',
        sources: [
          {
            title: 'Researchers Say This Wash Cycle Makes Clothes Look New Longer – ZME Science',
            url: 'https://www.zmescience.com/science/news-science/researchers-say-this-wash-cycle-makes-clothes-look-new-longer-while-slashing-dye-transfer-and-pollution/?is_wppwa=true&wpappninja_cache=friendly',
          },
          {
            title: 'Washing clothes at 77F for half an hour stops them fading – Herald Publicist',
            url: 'https://heraldpublicist.com/washing-clothes-at-77f-for-half-an-hour-stops-them-fading-and-halves-harmful-microfibre-release/',
          },
        ],
      },
      {
        claim: 'The clothes were not dirty: “We weren’t testing for cleanliness”.',
        sources: [
          {
            title: 'A 25C wash is greenest, but can it… – The Guardian, quoted',
            url: 'https://conveymove.blogspot.com/2020/01/a-25c-wash-is-greenest-but-can-it.html',
          },
        ],
      },
    ],
  },
  {
    id: 'dust-outside',
    niche: 'home',
    title: 'What Dust Is Made Of',
    topics: [
      'dust',
      'dusting',
      'house dust',
      'shoes off',
      'shoes in the house',
      'dust bunnies',
      'vacuuming',
      'cleaning the house',
      'where dust comes from',
    ],
    hook: "Dust isn't mostly your dead skin.",
    scenes: [
      {
        say: 'Everybody repeats it, even though nobody sheds that much.',
        visualKeywords: ['dust bunny', 'raised eyebrow', 'skin close-up'],
        emphasis: ['repeats', 'nobody'],
      },
      {
        say: 'Two Arizona scientists worked out where it comes from.',
        visualKeywords: ['scientists', 'computer model', 'house'],
        emphasis: ['Arizona', 'comes'],
      },
      {
        say: 'About 60 percent of it had come in from outside.',
        onScreen: '60% from outside',
        visualKeywords: ['open window', 'muddy shoes', 'front door'],
        emphasis: ['60', 'outside'],
      },
      {
        say: 'It blows through windows and rides in on your soles.',
        visualKeywords: ['curtain in wind', 'shoe sole', 'dirt'],
        emphasis: ['blows', 'rides'],
      },
      {
        say: 'The rest is carpet fiber, crumbs, fur, and yes, some skin.',
        visualKeywords: ['carpet fibers', 'pet fur', 'crumbs'],
        emphasis: ['rest', 'fiber'],
      },
      {
        say: 'So the best duster you own may be your doormat.',
        visualKeywords: ['doormat', 'row of shoes', 'clean floor'],
        emphasis: ['duster', 'doormat'],
      },
    ],
    callToAction: 'Shoes on or off in your house?',
    facts: [
      {
        claim:
          'About 60 percent of household dust comes from outside, through windows, doors, vents and on the soles of shoes; it also holds skin, fur, food debris and fibers; the study is by two (2) scientists, David Layton and Paloma Beamer of the University of Arizona.',
        sources: [
          {
            title: 'Where does dust come from? – MinnPost',
            url: 'https://www.minnpost.com/scientific-agenda/2010/03/where-does-dust-come/',
          },
          {
            title: 'What’s in Household Dust? Don’t Ask – Time',
            url: 'https://time.com/archive/6934180/whats-in-household-dust-dont-ask',
          },
        ],
      },
      {
        claim: 'Dust is not mostly human skin; most shed skin is carried away by water.',
        sources: [
          {
            title: 'Is House Dust Mostly Dead Skin? – Mr Right',
            url: 'https://www.mrright.in/ideas/wp-content/uploads/2018/02/32337-is-house-dust-mostly-dead-skin.html',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
