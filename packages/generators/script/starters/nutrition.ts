import type { Starter } from './types.ts'

export const nutritionStarters = [
  {
    id: 'ultra-processed-500',
    niche: 'nutrition',
    title: 'The Clinic That Tested Junk Food',
    topics: [
      'ultra processed food',
      'ultra-processed food',
      'processed food',
      'junk food',
      'nutrition',
      'diet',
      'overeating',
      'weight gain',
      'eating habits',
    ],
    hook: 'Ultra-processed food made people eat 500 more calories a day.',
    scenes: [
      {
        say: '20 people moved into a US government clinic for a month.',
        onScreen: '20 people, 1 month',
        visualKeywords: ['hospital room', 'suitcase', 'cafeteria tray'],
        emphasis: ['20', 'government'],
      },
      {
        say: 'They got ultra-processed meals for two weeks, and unprocessed ones for two.',
        visualKeywords: ['packaged snacks', 'fresh vegetables', 'calendar'],
        emphasis: ['ultra-processed', 'unprocessed'],
      },
      {
        say: 'Both offered the same sugar, fat, salt, and fiber.',
        visualKeywords: ['sugar cubes', 'salt shaker', 'balance scale'],
        emphasis: ['sugar', 'salt'],
      },
      {
        say: 'They could eat all they wanted, and rated both as tasty.',
        visualKeywords: ['buffet', 'fork', 'smiling person'],
        emphasis: ['all', 'wanted'],
      },
      {
        say: 'Yet on one diet they ate an extra 500 calories a day.',
        onScreen: '+500 calories',
        visualKeywords: ['overfull plate', 'calculator', 'burger'],
        emphasis: ['one', 'calories'],
      },
      {
        say: 'They gained two pounds on it, and lost two on the other.',
        onScreen: '+2 lb / −2 lb',
        visualKeywords: ['bathroom scale', 'arrows', 'tape measure'],
        emphasis: ['gained', 'lost'],
      },
    ],
    callToAction: 'Read a label tonight and tell me.',
    facts: [
      {
        claim:
          '20 adults at the NIH Clinical Center got ultra-processed or unprocessed diets for two (2) weeks each (1 month), matched for sugar, sodium, fiber and nutrients, eating as much as desired; on the ultra-processed one they ate about 500 kcal a day more and gained 0.9 kg (two pounds, 2 lb), on the other they lost as much.',
        sources: [
          {
            title:
              'Ultra-processed diets cause excess calorie intake and weight gain – Cell Metabolism, 2019',
            url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7946062',
          },
        ],
      },
      {
        claim: 'Both diets were rated equally pleasant.',
        sources: [
          {
            title: 'Hall 2019 UPF Study: 500 Hidden Calories Nobody Tasted – FitChef',
            url: 'https://fitchef.com/studies/hall-2019-ultra-processed-food-study/',
          },
        ],
      },
    ],
  },
  {
    id: 'eight-glasses-myth',
    niche: 'nutrition',
    title: 'The Eight Glasses Mistake',
    topics: [
      'drink water',
      'how much water',
      'water intake',
      '8 glasses of water',
      'eight glasses',
      'hydration',
      'hydrated',
      'dehydration',
      'drinking water',
      'thirst',
    ],
    hook: "You don't need eight glasses of water a day.",
    scenes: [
      {
        say: 'The number may go back to a US report from 1945.',
        onScreen: '1945',
        visualKeywords: ['old report', 'typewriter', 'government building'],
        emphasis: ['US', '1945'],
      },
      {
        say: 'Experts advised one milliliter of water for each calorie of food.',
        visualKeywords: ['measuring cup', 'water drop', 'plate'],
        emphasis: ['milliliter', 'calorie'],
      },
      {
        say: "At 2,000 calories, that's two liters, or eight glasses.",
        onScreen: '2,000 calories = 8 glasses',
        visualKeywords: ['eight glasses of water', 'jug', 'kitchen table'],
        emphasis: ['2,000', 'eight'],
      },
      {
        say: 'But people missed the next sentence: most of it is in food.',
        visualKeywords: ['underlined text', 'salad', 'magnifying glass'],
        emphasis: ['sentence', 'food'],
      },
      {
        say: 'Cucumbers are 96 percent water, and strawberries 90.',
        onScreen: 'Cucumber: 96% water',
        visualKeywords: ['cucumber slices', 'strawberries', 'splash'],
        emphasis: ['Cucumbers', '96'],
      },
      {
        say: 'So for healthy adults, thirst is a good guide.',
        visualKeywords: ['person drinking', 'park bench', 'sunny day'],
        emphasis: ['healthy', 'thirst'],
      },
    ],
    callToAction: 'Tag your friend with the giant bottle.',
    facts: [
      {
        claim:
          'The rule may come from a 1945 report of the Food and Nutrition Board: one milliliter of water for each calorie of food; its next sentence: “most of this quantity is contained in prepared foods”; cucumbers are 96% water, strawberries 90%.',
        sources: [
          {
            title: 'Exploring the Myth of 8 Glasses a Day – Big Berkey',
            url: 'https://www.bigberkeywaterfilters.com/blogs/all-articles/drinking-water-exploring-the-myth-of-8-glasses-a-day',
          },
        ],
      },
      {
        claim:
          'At 2,000 calories that makes two (2) liters, eight (8) glasses; one should drink when thirsty.',
        sources: [
          {
            title: 'You Ask, I Answer: Water – Small Bites',
            url: 'http://smallbitesnutrition.blogspot.com/2007/09/you-ask-i-answer-water.html',
          },
        ],
      },
      {
        claim:
          'Dr. Heinz Valtin of Dartmouth found no evidence for eight glasses; thirst tells when the body needs more.',
        sources: [
          {
            title: 'Health hype, by John Stossel – Townhall',
            url: 'http://townhall.com/columnists/johnstossel/2005/05/11/health_hype/page/2',
          },
        ],
      },
    ],
  },
  {
    id: 'healthy-plate',
    niche: 'nutrition',
    title: 'Healthy Eating on One Plate',
    topics: [
      'healthy eating',
      'eat healthy',
      'how to eat healthy',
      'eat healthier',
      'balanced diet',
      'healthy food',
      'healthy meal',
      'healthy plate',
      'meal planning',
      'vegetables',
      'what to eat',
    ],
    hook: 'Healthy eating fits on one plate, with no counting.',
    scenes: [
      {
        say: "Harvard's nutrition experts drew it as a simple picture.",
        visualKeywords: ['empty plate', 'pencil drawing', 'table'],
        emphasis: ["Harvard's", 'drew'],
      },
      {
        say: 'Half the plate is vegetables and fruit, in many colors.',
        onScreen: '½ vegetables and fruit',
        visualKeywords: ['colorful vegetables', 'berries', 'half plate'],
        emphasis: ['Half', 'colors'],
      },
      {
        say: "Potatoes don't count, because they hit your blood sugar hard.",
        visualKeywords: ['potatoes', 'french fries', 'crossed-out'],
        emphasis: ['Potatoes', 'sugar'],
      },
      {
        say: 'A quarter goes to whole grains, like oats or brown rice.',
        onScreen: '¼ whole grains',
        visualKeywords: ['brown rice', 'oats', 'whole wheat bread'],
        emphasis: ['quarter', 'whole'],
      },
      {
        say: 'The last quarter is protein: fish, chicken, beans, or nuts.',
        onScreen: '¼ protein',
        visualKeywords: ['grilled fish', 'beans', 'nuts'],
        emphasis: ['protein', 'beans'],
      },
      {
        say: 'Add a little olive oil, and drink water, coffee, or tea.',
        visualKeywords: ['olive oil', 'glass of water', 'teapot'],
        emphasis: ['olive', 'coffee'],
      },
    ],
    callToAction: "Show us tonight's plate and we'll guess the quarters.",
    facts: [
      {
        claim:
          'Harvard’s Healthy Eating Plate: half vegetables and fruits of many colors (potatoes don’t count because of blood sugar), a quarter whole grains, a quarter protein such as fish, chicken, beans and nuts, healthy oils in moderation, water, coffee or tea.',
        sources: [
          {
            title: 'Healthy Eating Plate – Asian Diabetes Prevention Initiative',
            url: 'https://asiandiabetesprevention.org/healthy-eating-plate',
          },
        ],
      },
    ],
  },
  {
    id: 'bacon-breakfast',
    niche: 'nutrition',
    title: 'Who Put Bacon on the Table',
    topics: [
      'breakfast',
      'most important meal',
      'bacon',
      'bacon and eggs',
      'cereal',
      'corn flakes',
      'morning meal',
      'food marketing',
    ],
    hook: 'Bacon for breakfast was a publicity stunt.',
    scenes: [
      {
        say: 'In the 1920s, a bacon company hired publicist Edward Bernays.',
        onScreen: '1920s',
        visualKeywords: ['bacon slices', '1920s office', 'telephone'],
        emphasis: ['bacon', 'Bernays'],
      },
      {
        say: "Back then, it wasn't much of a breakfast food.",
        visualKeywords: ['plain toast', 'coffee cup', 'quiet kitchen'],
        emphasis: ['then', 'breakfast'],
      },
      {
        say: 'He had a doctor write to 5,000 colleagues with one question.',
        onScreen: '5,000 letters',
        visualKeywords: ['doctor', 'stack of letters', 'mailbox'],
        emphasis: ['doctor', '5,000'],
      },
      {
        say: 'Is a hearty breakfast better than a light one?',
        onScreen: 'Hearty or light?',
        visualKeywords: ['full plate', 'small roll', "doctor's note"],
        emphasis: ['hearty', 'light'],
      },
      {
        say: 'Nearly all said yes, and ads turned that into bacon and eggs.',
        visualKeywords: ['bacon and eggs', 'newspaper ad', 'frying pan'],
        emphasis: ['all', 'bacon'],
      },
      {
        say: 'And "the most important meal" ran in a Kellogg magazine in 1917.',
        onScreen: '1917',
        visualKeywords: ['cereal bowl', 'vintage magazine', 'spoon'],
        emphasis: ['important', 'Kellogg'],
      },
    ],
    callToAction: "What's your breakfast, and who sold it to you?",
    facts: [
      {
        claim:
          'In the 1920s Edward Bernays, hired by the Beech-Nut Packing Company to sell bacon, which was not a breakfast item, asked doctors whether they recommended a hearty breakfast over a light one.',
        sources: [
          {
            title: 'Sorry, Breakfast Lovers, There’s Nothing Special About Bacon And Eggs – iHeart',
            url: 'https://www.iheart.com/content/2022-09-01-sorry-breakfast-lovers-theres-nothing-special-about-bacon-and-eggs/',
          },
        ],
      },
      {
        claim: 'A physician wrote to about 5,000 colleagues; nearly all said yes.',
        sources: [
          {
            title: 'Hotcakes, hot takes – Nocap',
            url: 'https://nocap.es/2016/02/hotcakes-hot-takes/',
          },
        ],
      },
      {
        claim:
          'Lenna Cooper first used the phrase in 1917 in Good Health, a magazine of a sanitarium directed by Kellogg.',
        sources: [
          {
            title: 'The Reason People Think Breakfast Is The Most Important Meal Of The Day – Mashed',
            url: 'https://www.mashed.com/stories/the-reason-people-think-breakfast-is-the-most-important-meal-of-the-day/',
          },
        ],
      },
    ],
  },
  {
    id: 'scurvy-oranges',
    niche: 'nutrition',
    title: 'How Oranges Saved the Navy',
    topics: [
      'vitamin c',
      'vitamins',
      'scurvy',
      'oranges',
      'orange',
      'lemon',
      'citrus',
      'fruit',
      'james lind',
      'sailors',
      'royal navy',
      'vitamin deficiency',
    ],
    hook: 'Oranges cured sailors, and the Navy waited almost 50 years.',
    scenes: [
      {
        say: 'Scurvy made gums bleed, and it killed sailors far from shore.',
        visualKeywords: ['sailing ship', 'sick sailor', 'rough sea'],
        emphasis: ['Scurvy', 'bleed'],
      },
      {
        say: "In 1747, ship's doctor James Lind chose twelve sick men.",
        onScreen: '1747',
        visualKeywords: ["ship's surgeon", 'hammocks', 'lantern'],
        emphasis: ['Lind', 'twelve'],
      },
      {
        say: 'He made six pairs, and gave each another cure.',
        onScreen: '6 cures',
        visualKeywords: ['six bowls', 'bottles', 'wooden table'],
        emphasis: ['six', 'cure'],
      },
      {
        say: 'The pair with oranges and lemons got well in six days.',
        visualKeywords: ['oranges', 'lemons', 'smiling sailor'],
        emphasis: ['pair', 'well'],
      },
      {
        say: "Nobody knew why: vitamin C hadn't been discovered yet.",
        visualKeywords: ['question mark', 'orange slice', 'old book'],
        emphasis: ['why', 'discovered'],
      },
      {
        say: 'Almost half a century later, juice became part of the ration.',
        visualKeywords: ['barrel', 'cup of juice', 'navy fleet'],
        emphasis: ['half', 'juice'],
      },
    ],
    callToAction: 'Tag someone who skips their fruit.',
    facts: [
      {
        claim:
          'James Lind aboard the Salisbury divided a dozen men into six (6) groups of two; the two fed lemons and oranges for six days recovered; it took nearly half a century (almost 50 years) before the Admiralty issued juice as a ration; vitamin C was not yet discovered; scurvy made gums bleed and was often fatal far from shore.',
        sources: [
          {
            title: 'Clinical trials for scurvy, 20 May 1747 – Trantor library',
            url: 'https://trantor.is/content/G02JDq277gzaoiZO/chapter141.html',
          },
        ],
      },
      {
        claim: '“On the 20th of May, 1747, I took twelve patients in the scurvy.”',
        sources: [
          {
            title: 'James Lind and the cure of scurvy: an experimental approach – Cambridge',
            url: 'https://readkong.com/page/james-lind-and-the-cure-of-scurvy-an-experimental-approach-7808149',
          },
        ],
      },
    ],
  },
  {
    id: 'carrots-radar',
    niche: 'nutrition',
    title: 'The Carrot Lie',
    topics: [
      'carrots',
      'carrot',
      'night vision',
      'eyesight',
      'eyes',
      'better eyesight',
      'see in the dark',
      'food myths',
      'radar',
      'british propaganda',
    ],
    hook: "Carrots don't give you night vision; radar did.",
    scenes: [
      {
        say: 'In 1940, German bombers switched to raiding Britain by night.',
        onScreen: '1940',
        visualKeywords: ['night sky', 'bomber planes', 'searchlights'],
        emphasis: ['bombers', 'night'],
      },
      {
        say: 'Months later, a British pilot began shooting them down in the dark.',
        visualKeywords: ['fighter plane', 'pilot', 'moonlit clouds'],
        emphasis: ['pilot', 'dark'],
      },
      {
        say: "The newspapers called John Cunningham Cat's Eyes, for his sight.",
        onScreen: "“Cat's Eyes”",
        visualKeywords: ['cat eyes', 'smiling pilot', 'newspaper'],
        emphasis: ['Cunningham', 'Eyes'],
      },
      {
        say: 'The government said he ate plenty of carrots.',
        visualKeywords: ['bunch of carrots', 'poster', 'vegetable garden'],
        emphasis: ['plenty', 'carrots'],
      },
      {
        say: 'In truth, his plane carried a secret: airborne radar.',
        onScreen: 'Secret: radar',
        visualKeywords: ['radar screen', 'cockpit', 'top secret stamp'],
        emphasis: ['truth', 'radar'],
      },
      {
        say: 'The public planted carrots, and the myth never left.',
        visualKeywords: ['carrot field', 'child eating carrot', 'grandmother'],
        emphasis: ['planted', 'myth'],
      },
    ],
    callToAction: 'Tell the relative who made you finish yours.',
    facts: [
      {
        claim:
          'John “Cat’s Eyes” Cunningham, from September 1940 to spring 1941, was feted for his night kills; Lord Woolton, minister of food, said it was the carrots, and people sowed carrots; the nickname covered up that he flew with airborne radar.',
        sources: [
          {
            title: 'Cat’s Eyes – Smithsonian Air & Space Magazine',
            url: 'https://www.smithsonianmag.com/air-space-magazine/cats-eyes-72622832/',
          },
        ],
      },
      {
        claim: 'The Luftwaffe switched to night bombing in September 1940.',
        sources: [
          {
            title: 'Did the British really pretend that carrots … – AskHistorians',
            url: 'https://rl.huuu.biz/r/AskHistorians/comments/2se078/did_the_british_really_pretend_that_carrots/cnomq3p',
          },
        ],
      },
    ],
  },
  {
    id: 'iodized-salt',
    niche: 'nutrition',
    title: 'The Salt That Raised IQ',
    topics: [
      'salt',
      'iodized salt',
      'iodine',
      'table salt',
      'thyroid',
      'iq',
      'brain food',
      'minerals',
      'micronutrients',
      'goiter',
    ],
    hook: 'A pinch of salt made parts of America smarter.',
    scenes: [
      {
        say: 'A century ago, swollen necks were common around the Great Lakes.',
        visualKeywords: ['great lakes map', 'high collar', 'old photograph'],
        emphasis: ['swollen', 'Great'],
      },
      {
        say: 'The soil up there has hardly any iodine in it.',
        visualKeywords: ['plowed field', 'soil in hand', 'lake shore'],
        emphasis: ['soil', 'iodine'],
      },
      {
        say: 'The thyroid needs it, and so do the brains of unborn babies.',
        visualKeywords: ['throat', 'baby', 'brain'],
        emphasis: ['thyroid', 'brains'],
      },
      {
        say: 'In 1924, iodine went into ordinary table salt.',
        onScreen: '1924',
        visualKeywords: ['salt shaker', 'salt box', 'kitchen shelf'],
        emphasis: ['iodine', 'salt'],
      },
      {
        say: 'Economists later compared war recruits born before and after.',
        visualKeywords: ['recruits', 'file cards', 'world war two poster'],
        emphasis: ['compared', 'before'],
      },
      {
        say: 'In low-iodine areas, IQ was about 15 points higher.',
        onScreen: '+15 IQ points',
        visualKeywords: ['rising chart', 'graduation cap', 'lightbulb'],
        emphasis: ['IQ', '15'],
      },
    ],
    callToAction: 'Check your salt box and tell me what it says.',
    facts: [
      {
        claim:
          'Early in the 20th century (a century ago) goiter was common in the Great Lakes area and the Northwest, where the soil is deficient in iodine; iodine is essential for brain development before birth; iodized salt came in 1924; recruits’ assignments suggest a gain of 15 IQ points in those areas.',
        sources: [
          {
            title:
              'Did the introduction of iodized salt raise IQs by 15 points in the U.S. Goiter Belt? – Food-History.org',
            url: 'https://food-history.org/did-the-introduction-of-iodized-salt-raise-iqs-by-15-points-in-the-u-s-goiter-belt/',
          },
          {
            title:
              'The Cognitive Effects of Micronutrient Deficiency: Evidence from Salt Iodization in the United States – NBER, quoted',
            url: 'https://mxplx.com/reference/1422/',
          },
        ],
      },
      {
        claim: 'Recruits born before and after 1924 were compared.',
        sources: [
          {
            title: 'Study: Iodized salt raised IQs of WWII recruits – Discover Magazine, quoted',
            url: 'https://junkscience.com/2013/07/study-iodized-salt-raised-iqs-of-wwii-recruits/',
          },
        ],
      },
    ],
  },
  {
    id: 'sugar-teaspoons',
    niche: 'nutrition',
    title: 'How Much Sugar Is in There?',
    topics: [
      'sugar',
      'added sugar',
      'how much sugar',
      'hidden sugar',
      'quit sugar',
      'sugar intake',
      'eating less sugar',
      'soda',
      'sweets',
      'soft drinks',
      'sugar detox',
      'sugar a day',
      'is sugar bad',
    ],
    hook: 'One soda can hold more sugar than your whole day allows.',
    scenes: [
      {
        say: 'The World Health Organization suggests staying under six teaspoons.',
        onScreen: '6 teaspoons',
        visualKeywords: ['sugar bowl', 'teaspoon', 'world map'],
        emphasis: ['Health', 'six'],
      },
      {
        say: 'A single can of soda holds up to ten.',
        onScreen: 'Soda: 10 teaspoons',
        visualKeywords: ['soda can', 'pile of sugar', 'fizz'],
        emphasis: ['single', 'ten'],
      },
      {
        say: "And a lot of it hides where you don't taste it.",
        visualKeywords: ['pasta sauce', 'bread', 'magnifying glass'],
        emphasis: ['hides', 'taste'],
      },
      {
        say: 'A tablespoon of ketchup has about one teaspoon in it.',
        visualKeywords: ['ketchup bottle', 'french fries', 'spoon'],
        emphasis: ['ketchup', 'teaspoon'],
      },
      {
        say: "Honey and juice count, but whole fruit and plain milk don't.",
        visualKeywords: ['honey jar', 'orange juice', 'apple'],
        emphasis: ['Honey', 'whole'],
      },
      {
        say: 'So read the label: four grams is about a teaspoon.',
        onScreen: '4 g ≈ 1 teaspoon',
        visualKeywords: ['nutrition label', 'finger', 'supermarket'],
        emphasis: ['label', 'four'],
      },
    ],
    callToAction: 'Check one drink near you and comment the grams.',
    facts: [
      {
        claim:
          'The WHO suggests that below 5% of energy, 25 grams or six (6) teaspoons a day, has additional benefits; a tablespoon of ketchup contains around four (4) grams (1 teaspoon) of sugars, a can of soda up to 40 grams, around 10 (ten) teaspoons; much of it is hidden in processed foods.',
        sources: [
          {
            title: 'Global sugar intake “should be halved” – WHO – Just Food',
            url: 'https://www.just-food.com/news/global-sugar-intake-should-be-halved-who/',
          },
        ],
      },
      {
        claim:
          'Free sugars include honey, syrups and fruit juices, not the sugars in fresh fruit, vegetables and milk.',
        sources: [
          {
            title: 'Eat less than 12 teaspoons of sugar a day, says the WHO',
            url: 'https://search.ivaluehealth.net/sp/ART1552.html',
          },
        ],
      },
    ],
  },
  {
    id: 'protein-limit',
    niche: 'nutrition',
    title: 'The 30-Gram Protein Myth',
    topics: [
      'protein',
      'protein intake',
      'how much protein',
      'high protein',
      'protein shake',
      'whey protein',
      'protein powder',
      'muscle food',
    ],
    hook: 'Your muscles can use more than 30 grams of protein.',
    scenes: [
      {
        say: 'Gyms have long taught that the rest goes to waste.',
        visualKeywords: ['gym locker room', 'protein shake', 'trash can'],
        emphasis: ['Gyms', 'waste'],
      },
      {
        say: 'So Jorn Trommelen gave young men 25 or 100 grams after lifting.',
        onScreen: '25 or 100 grams',
        visualKeywords: ['barbell', 'two shakers', 'scientist'],
        emphasis: ['Trommelen', '25'],
      },
      {
        say: 'It was milk protein with tracers, so he could follow it.',
        visualKeywords: ['milk glass', 'glowing dots', 'cow'],
        emphasis: ['milk', 'tracers'],
      },
      {
        say: 'For 12 hours, the big dose built more muscle protein.',
        onScreen: '12 hours',
        visualKeywords: ['clock', 'muscle fibers', 'microscope'],
        emphasis: ['12', 'more'],
      },
      {
        say: 'Less than 15 percent of it was burned as fuel.',
        visualKeywords: ['campfire', 'fuel gauge', 'steak'],
        emphasis: ['Less', '15'],
      },
      {
        say: "It just digests slowly, so one big dinner isn't a waste.",
        visualKeywords: ['dinner plate', 'slow clock', 'full stomach'],
        emphasis: ['digests', 'one'],
      },
    ],
    callToAction: 'How do you get yours: in one meal or four?',
    facts: [
      {
        claim:
          'Many believe that the body can use only 30 grams of protein at once; Jorn Trommelen gave healthy young men 25 or 100 grams of a milk protein with tracers after lifting; a large dose takes longer to digest.',
        sources: [
          {
            title: 'What Happens When You Eat 100 Grams of Protein At Once? – T Nation',
            url: 'https://zenerto.com/?p=11503',
          },
        ],
      },
      {
        claim:
          'In the study, published in 2023, over 12 hours more protein meant more muscle protein synthesis for longer; less than 15 percent of the 100 grams was burned for fuel.',
        sources: [
          {
            title: 'Protein Nukes & Muscle Synthesis, by Dr. Mike T Nelson – Coaches Corner U',
            url: 'https://coachescorneru.com/blog/b/protein-nukes--muscle-synthesis-the-100-gram-anabolic-explosion-guest-post---dr-mike-t-nelson',
          },
        ],
      },
    ],
  },
  {
    id: 'fermented-foods',
    niche: 'nutrition',
    title: 'Yogurt, Kimchi, and Your Gut',
    topics: [
      'gut health',
      'gut',
      'microbiome',
      'fermented foods',
      'fermentation',
      'kimchi',
      'yogurt',
      'kefir',
      'kombucha',
      'probiotics',
      'sauerkraut',
    ],
    hook: "Ten weeks of fermented food changed people's guts.",
    scenes: [
      {
        say: 'Stanford researchers put 36 healthy adults on two diets.',
        onScreen: '36 adults, 10 weeks',
        visualKeywords: ['university lab', 'two plates', 'volunteers'],
        emphasis: ['Stanford', '36'],
      },
      {
        say: 'Half ate more fiber, and half ate fermented food.',
        visualKeywords: ['beans and grains', 'kimchi jar', 'scale'],
        emphasis: ['fiber', 'fermented'],
      },
      {
        say: "That's yogurt, kefir, kimchi, or kombucha, six times a day.",
        onScreen: '6 servings a day',
        visualKeywords: ['yogurt', 'kimchi', 'kombucha bottle'],
        emphasis: ['kefir', 'kombucha'],
      },
      {
        say: 'In their guts, the mix of microbes grew more diverse.',
        visualKeywords: ['microscope', 'colorful bacteria', 'petri dish'],
        emphasis: ['guts', 'diverse'],
      },
      {
        say: 'Nineteen signs of inflammation in their blood went down.',
        onScreen: '19 markers down',
        visualKeywords: ['blood sample', 'arrow down', 'chart'],
        emphasis: ['Nineteen', 'inflammation'],
      },
      {
        say: 'The fiber group saw neither, maybe for want of time.',
        visualKeywords: ['bowl of lentils', 'hourglass', 'question mark'],
        emphasis: ['fiber', 'time'],
      },
    ],
    callToAction: "Comment your favorite thing that's been fermented.",
    facts: [
      {
        claim:
          'At Stanford 36 healthy adults were randomly assigned for 10 (ten) weeks to one of two (2) diets, fermented or high-fiber foods; the fermented foods raised the diversity of gut microbes and lowered 19 (nineteen) inflammatory proteins in the blood.',
        sources: [
          {
            title:
              'Fermented-Food Diet Increases Microbiome Diversity and Lowers Inflammation – Stanford University',
            url: 'https://humanbiology.stanford.edu/news/dr-christopher-gardner-co-authors-discover-fermented-food-diet-increases-microbiome-diversity',
          },
        ],
      },
      {
        claim:
          'The fermented group ate six (6) servings a day of yogurt, kefir, sauerkraut, kombucha and kimchi; the high-fiber group showed no change.',
        sources: [
          {
            title: 'Fermented Foods Help the Immune System Alleviate Inflammation – Relias Media',
            url: 'https://www.reliasmedia.com/articles/148548-fermented-foods-help-the-immune-system-alleviate-inflammation',
          },
        ],
      },
      {
        claim: 'A longer intervention might have shown a benefit of fiber for others.',
        sources: [
          {
            title: 'Fe-Fi-Fo study – Stanford Medicine',
            url: 'https://med.stanford.edu/nutrition/research/completed-studies/fefifo.html',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
