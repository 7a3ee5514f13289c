import type { Starter } from './types.ts'

export const wildlifeStarters = [
  {
    id: 'alpha-wolf-myth',
    niche: 'wildlife',
    title: "There's No Alpha Wolf",
    topics: [
      'wolf',
      'wolves',
      'alpha wolf',
      'alpha male',
      'wolf pack',
      'sigma male',
      'animal behavior',
      'leadership myth',
      'wild animals',
    ],
    hook: 'The alpha wolf is a mistake, and its author said so.',
    scenes: [
      {
        say: 'The idea came from strangers locked up together in captivity.',
        visualKeywords: ['wolves in a zoo', 'fence', 'snarling wolf'],
        emphasis: ['idea', 'strangers'],
      },
      {
        say: 'David Mech made it famous in a book in 1970.',
        onScreen: '1970',
        visualKeywords: ['vintage book cover', 'wolf tracks', 'researcher'],
        emphasis: ['David', 'Mech'],
      },
      {
        say: 'Then he followed a wild pack in the Arctic for years.',
        visualKeywords: ['arctic wolf', 'ellesmere island', 'scientist with binoculars'],
        emphasis: ['followed', 'Arctic'],
      },
      {
        say: 'He found no throne, just a mom, a dad and their kids.',
        visualKeywords: ['wolf family', 'pups playing', 'den'],
        emphasis: ['found', 'throne'],
      },
      {
        say: 'The leader is the parent, and nobody fights Dad for it.',
        visualKeywords: ['wolf and pup', 'resting pack', 'howling pair'],
        emphasis: ['leader', 'parent'],
      },
      {
        say: "He's tried to get that book off the shelves since.",
        visualKeywords: ['bookstore shelf', 'crossed-out title', 'old author'],
        emphasis: ['book', 'shelves'],
      },
    ],
    callToAction: 'Send this to a guy who calls himself alpha.',
    facts: [
      {
        claim:
          'The term arose from captive packs of unrelated animals, comparable to a human prison; wild packs are families led by a breeding pair; Mech observed a pack on Ellesmere Island every year: “What would be the value of calling a human father the alpha male?”',
        sources: [
          {
            title: 'Is the Alpha Wolf Idea a Myth?',
            url: 'https://us.knews.media/science/is-the-alpha-wolf-idea-a-myth/',
          },
        ],
      },
      {
        claim:
          'David Mech’s book of 1970 popularized it; he has tried for years to have the book withdrawn from sale.',
        sources: [
          {
            title: 'Što znači biti alfa mužjak – Monitor',
            url: 'https://www.monitor.hr/sto-znaci-biti-alfa-muzjak/',
          },
        ],
      },
    ],
  },
  {
    id: 'elephants-bees',
    niche: 'wildlife',
    title: 'What Elephants Are Really Afraid Of',
    topics: [
      'elephant',
      'elephants',
      'african elephant',
      'elephants afraid of bees',
      'elephant facts',
      'conservation',
      'kenya',
      'savanna',
      'wildlife',
    ],
    hook: 'Elephants run away from bees.',
    scenes: [
      {
        say: "A bee can't pierce that hide, so it goes for soft spots.",
        visualKeywords: ['bee close-up', 'elephant skin', 'thick hide'],
        emphasis: ['bee', 'pierce'],
      },
      {
        say: 'That means the eyes, the mouth, and inside the trunk.',
        visualKeywords: ['elephant eye', 'trunk tip', 'mouth close-up'],
        emphasis: ['eyes', 'inside', 'trunk'],
      },
      {
        say: 'In Kenya, Lucy King played them a recording of a buzzing hive.',
        visualKeywords: ['speaker in the bush', 'researcher', 'elephant herd'],
        emphasis: ['Kenya', 'King', 'hive'],
      },
      {
        say: 'They fled, warning the others as they went.',
        visualKeywords: ['running elephants', 'dust cloud', 'raised trunks'],
        emphasis: ['fled', 'warning'],
      },
      {
        say: 'So she strung beehives on wire around farms that elephants kept raiding.',
        visualKeywords: ['beehive fence', 'wire', 'maize field'],
        emphasis: ['strung', 'beehives'],
      },
      {
        say: 'Bump the wire, and every hive wakes up.',
        visualKeywords: ['swinging hive', 'angry bees', 'night field'],
        emphasis: ['Bump', 'wakes', 'up'],
      },
      {
        say: 'The raids dropped, and the farmers got honey too.',
        onScreen: '86% fewer raids',
        visualKeywords: ['honey jar', 'smiling farmer', 'sunflower'],
        emphasis: ['dropped', 'honey'],
      },
    ],
    callToAction: 'Save this for the mouse argument.',
    facts: [
      {
        claim:
          'Bees sting elephants around the eyes, in the mouth and inside the trunk; recordings of buzzing bees led to elephants running and warning others; Lucy King designed beehive fences to protect farm crops.',
        sources: [
          {
            title: 'Living “Bee Fences” Protect Farmers from Elephants – Scientific American',
            url: 'https://www.africanelephantjournal.com/living-bee-fences-protect-farmers-from-elephants-and-vice-versa/',
          },
        ],
      },
      {
        claim:
          'The hives are connected by wires that shake them; the communities harvest honey; an elephant’s skin is too thick for bees to cause damage.',
        sources: [
          {
            title: 'Beehive Fences',
            url: 'https://sgtopic.com/d/365787-Beehive-Fences',
          },
        ],
      },
      {
        claim: 'A farm protected by the beehive fence had 86 percent (86%) fewer successful crop raids.',
        sources: [
          {
            title: 'Kenya finds bees protect against elephants – redOrbit',
            url: 'http://www.redorbit.com/news/oddities/1701056/kenya_finds_bees_protect_against_elephants/',
          },
        ],
      },
    ],
  },
  {
    id: 'lion-eyes-cows',
    niche: 'wildlife',
    title: 'Painted Eyes Scare Off Lions',
    topics: [
      'lion',
      'lions',
      'big cats',
      'lion facts',
      'cow eyes',
      'botswana',
      'predators',
      'african animals',
      'safari animals',
    ],
    hook: 'Farmers painted eyes on cow butts, and it worked.',
    scenes: [
      {
        say: 'In Botswana, lions were killing cows, and farmers were killing lions.',
        visualKeywords: ['lion in grass', 'cattle herd', 'worried farmer'],
        emphasis: ['lions', 'cows'],
      },
      {
        say: 'But lions hunt by ambush, and they hate being seen.',
        visualKeywords: ['stalking lion', 'tall grass', 'crouching'],
        emphasis: ['hunt', 'ambush'],
      },
      {
        say: 'So scientists painted two big eyes on every third rump.',
        visualKeywords: ['painted eyes on a cow', 'paintbrush', 'cattle pen'],
        emphasis: ['scientists', 'eyes'],
      },
      {
        say: 'They did it for four years, with 14 herds.',
        onScreen: '4 years, 14 herds',
        visualKeywords: ['cattle herd', 'calendar', 'dusty pen'],
        emphasis: ['four', '14'],
      },
      {
        say: 'Of the 835 plain cows, predators killed 15.',
        onScreen: '15 of 835',
        visualKeywords: ['plain cow', 'lion tracks', 'empty pasture'],
        emphasis: ['835', 'killed'],
      },
      {
        say: 'Of 683 cows with eyes, they killed none.',
        onScreen: '0 of 683',
        visualKeywords: ['cow with painted eyes', 'sunset', 'calm herd'],
        emphasis: ['683', 'eyes'],
      },
    ],
    callToAction: 'Show this to someone who hates being watched.',
    facts: [
      {
        claim:
          'Scientists painted eyes (two, 2) on the rumps of a third of each herd in Botswana: 14 herds, 2,061 cattle, a four-year (4) study. Lions are ambush predators and may give up the hunt when seen; farmers kill lions in retaliation.',
        sources: [
          {
            title: 'Cows with eyes painted on their bottoms – BBC Newsround',
            url: 'https://www.bbc.co.uk/newsround/54029597',
          },
        ],
      },
      {
        claim:
          'Ambush predators killed 15 of 835 unpainted cattle, 4 of 543 with crosses, and 0 of 683 with painted eyes.',
        sources: [
          {
            title: 'Eyes painted on cows help deter lions – SoylentNews',
            url: 'https://soylentnews.org/article.pl?sid=20/08/18/1614254&from=rss',
          },
        ],
      },
    ],
  },
  {
    id: 'whale-naps-standing',
    niche: 'wildlife',
    title: 'Whales Nap Standing Up',
    topics: [
      'whale',
      'whales',
      'sperm whale',
      'how whales sleep',
      'whale facts',
      'marine mammals',
      'sea giants',
      'moby dick',
    ],
    hook: 'Sperm whales sleep standing up, like drifting trees.',
    scenes: [
      {
        say: 'They dive, stop, and let their huge heads float upward.',
        visualKeywords: ['sperm whale vertical', 'deep blue water', 'sunbeams'],
        emphasis: ['stop', 'heads'],
      },
      {
        say: 'Then the whole group just hangs there in silence.',
        visualKeywords: ['group of vertical whales', 'silent sea', 'diver'],
        emphasis: ['group', 'hangs'],
      },
      {
        say: 'A boat off Chile drifted into them with its engine off.',
        visualKeywords: ['small boat', 'calm ocean', 'chile coast'],
        emphasis: ['boat', 'Chile'],
      },
      {
        say: 'Nobody moved, until it nudged one by accident.',
        visualKeywords: ['whale beside a boat', 'startled crew', 'splash'],
        emphasis: ['Nobody', 'moved'],
      },
      {
        say: 'Then everyone woke up and left, which was awkward.',
        visualKeywords: ['swimming whales', 'tail fluke', 'bubbles'],
        emphasis: ['everyone', 'woke'],
      },
      {
        say: 'Each nap lasts just 10 to 15 minutes.',
        onScreen: '10 to 15 minutes',
        visualKeywords: ['stopwatch', 'sleeping whale', 'dark water'],
        emphasis: ['10', '15'],
      },
      {
        say: "That's seven percent of a day, maybe the least of any mammal.",
        onScreen: '7% of the day',
        visualKeywords: ['clock face', 'whale silhouette', 'night ocean'],
        emphasis: ['seven', 'day'],
      },
    ],
    callToAction: 'Tag someone who can nap anywhere.',
    facts: [
      {
        claim:
          'A boat with its engine off drifted into a pod off northern Chile without waking them until one was nudged; 59 tagged whales spent about 7 (seven) percent of their time sleeping in this posture, which may make them the least sleep-dependent mammals; 2008.',
        sources: [
          {
            title: 'Sperm whales sleep – HuffPost',
            url: 'https://www.huffpost.com/entry/sperm-whales-sleep_n_1757951',
          },
        ],
      },
      {
        claim: 'They did not respond until touched; on average 7.1 percent of the time.',
        sources: [
          {
            title: 'Stereotypical resting behavior of the sperm whale – University of St Andrews',
            url: 'https://research-portal.st-andrews.ac.uk/en/publications/stereotypical-resting-behavior-of-the-sperm-whale',
          },
        ],
      },
      {
        claim:
          'They dive, stop, and their heads drift up; naps last 10 to 15 minutes; about 7 percent of the day.',
        sources: [
          {
            title: 'Why do whales sleep vertically? – How It Works',
            url: 'https://pocketmags.com/eu/how-it-works-magazine/issue-154/articles/1019418/why-do-whales-sleep-vertically',
          },
        ],
      },
    ],
  },
  {
    id: 'bee-waggle-dance',
    niche: 'wildlife',
    title: 'Bees Give Directions by Dancing',
    topics: [
      'bee',
      'bees',
      'honeybee',
      'bumblebee',
      'waggle dance',
      'beehive',
      'pollinators',
      'insects',
      'save the bees',
    ],
    hook: 'A bee can text you a map with her butt.',
    scenes: [
      {
        say: 'When she finds flowers, she flies home and starts to dance.',
        visualKeywords: ['bee on flower', 'beehive entrance', 'honeycomb'],
        emphasis: ['flowers', 'home'],
      },
      {
        say: "It's pitch dark in there, so the others feel it.",
        visualKeywords: ['dark hive interior', 'crowded bees', 'antennae'],
        emphasis: ['pitch', 'dark'],
      },
      {
        say: 'Waggling straight up the comb means: fly toward the sun.',
        onScreen: 'Up = toward the sun',
        visualKeywords: ['waggle dance', 'honeycomb close-up', 'sun arrow'],
        emphasis: ['Waggling', 'fly'],
      },
      {
        say: 'Straight down means: turn, then fly away instead.',
        onScreen: 'Down = away',
        visualKeywords: ['bee facing down', 'honeycomb', 'reverse arrow'],
        emphasis: ['down', 'away'],
      },
      {
        say: 'Each second of it is over half a mile.',
        onScreen: '1 second = over half a mile',
        visualKeywords: ['stopwatch', 'meadow from above', 'flying bee'],
        emphasis: ['second', 'mile'],
      },
      {
        say: 'If the sun moves, she turns her dance with it.',
        visualKeywords: ['moving sun', 'shadows', 'dancing bee'],
        emphasis: ['sun', 'turns'],
      },
      {
        say: 'Karl von Frisch cracked the code, and won a Nobel for it.',
        onScreen: 'Nobel Prize 1973',
        visualKeywords: ['scientist with bees', 'nobel medal', 'observation hive'],
        emphasis: ['Karl', 'von', 'Frisch'],
      },
    ],
    callToAction: 'Try giving directions that way.',
    facts: [
      {
        claim:
          'The angle of the waggle from vertical is the angle of the food from the sun: up is toward it, down is away; one (1) second of waggling is about one kilometer (over half a mile); it adjusts as the sun moves.',
        sources: [
          {
            title: 'Bee communication – Anouar’s Knowledge',
            url: 'https://knowledge.anouar.ca/article/bee-communication',
          },
        ],
      },
      {
        claim:
          'Bees dance in the darkness of the hive; Karl von Frisch decoded it and shared the Nobel Prize in 1973.',
        sources: [
          {
            title: 'A zoological datum – The American Surveyor',
            url: 'https://amerisurv.com/2019/10/05/a-zoological-datum/amp',
          },
        ],
      },
    ],
  },
  {
    id: 'greenland-shark-age',
    niche: 'wildlife',
    title: 'This Shark May Be Older Than America',
    topics: [
      'greenland shark',
      'oldest animal',
      'longest living animal',
      'longevity',
      'arctic ocean',
      'oldest vertebrate',
      'anti aging',
      'slow living',
      'sharks',
    ],
    hook: 'A shark swimming today may have been born before America.',
    scenes: [
      {
        say: 'The Greenland shark cruises cold, dark water and hurries nowhere.',
        visualKeywords: ['greenland shark', 'dark arctic water', 'ice'],
        emphasis: ['Greenland', 'shark'],
      },
      {
        say: 'It grows less than half an inch a year.',
        visualKeywords: ['ruler', 'small shark', 'slow swimming'],
        emphasis: ['grows', 'half'],
      },
      {
        say: 'The big ones are 16 feet long. Do the math.',
        onScreen: '16 feet',
        visualKeywords: ['huge shark', 'diver for scale', 'measuring tape'],
        emphasis: ['big', '16'],
      },
      {
        say: "Scientists checked the lenses in 28 sharks' eyes.",
        onScreen: '28 sharks',
        visualKeywords: ['eye lens', 'laboratory', 'microscope'],
        emphasis: ['Scientists', '28'],
      },
      {
        say: 'The core forms before birth, so carbon dates it.',
        visualKeywords: ['eye lens cross-section', 'carbon atom', 'shark pup'],
        emphasis: ['core', 'birth'],
      },
      {
        say: 'The oldest was roughly 392, give or take 120 years.',
        onScreen: 'About 392 years',
        visualKeywords: ['old shark close-up', 'candlelight', 'sailing ship'],
        emphasis: ['oldest', '392'],
      },
      {
        say: 'And they only start dating at around age 150.',
        onScreen: 'Adult at about 150',
        visualKeywords: ['two sharks', 'cold sea', 'birthday candles'],
        emphasis: ['dating', '150'],
      },
    ],
    callToAction: 'Tell a friend who feels old.',
    facts: [
      {
        claim:
          'Greenland sharks may live to 400: radiocarbon in the lens of the eye, formed before birth, of 28 females put the largest at 392 years, plus or minus 120; they grow less than 1 centimeter (half an inch) a year and mature at about 150; 16 feet (16ft) long.',
        sources: [
          {
            title: 'Newly crowned oldest vertebrate may live to 400 – Scientific American',
            url: 'https://blogs.scientificamerican.com/artful-amoeba/newly-crowned-oldest-vertebrate-may-live-to-400/',
          },
        ],
      },
      {
        claim: 'It was named the longest-lived vertebrate; maturity at about 150 years.',
        sources: [
          {
            title: '400-year-old Greenland shark – Science World Report',
            url: 'https://www.scienceworldreport.com/articles/45391/20160813/400-year-old-green-shark-named-longest-lived-vertebrate-species.htm',
          },
        ],
      },
    ],
  },
  {
    id: 'snake-jaws-myth',
    niche: 'wildlife',
    title: "Snakes Don't Unhinge Their Jaws",
    topics: [
      'snake',
      'snakes',
      'python',
      'pythons',
      'reptiles',
      'anaconda',
      'how snakes eat',
      'animal myths',
    ],
    hook: "Snakes don't unhinge their jaws, whatever the movies say.",
    scenes: [
      {
        say: "Nothing comes loose, and that's the clever part.",
        visualKeywords: ['snake mouth', 'movie snake', 'open jaws'],
        emphasis: ['loose', 'clever'],
      },
      {
        say: 'Its lower jaw is two halves, with no bone joining them.',
        visualKeywords: ['snake skull', 'two jaw halves', 'museum specimen'],
        emphasis: ['jaw', 'two'],
      },
      {
        say: 'A stretchy band holds them together at the chin.',
        visualKeywords: ['rubber band', 'snake chin', 'anatomy drawing'],
        emphasis: ['stretchy', 'holds'],
      },
      {
        say: 'So the left side can grab while the right side slides ahead.',
        visualKeywords: ['python swallowing', 'close-up of teeth', 'alternating jaws'],
        emphasis: ['left', 'grab'],
      },
      {
        say: 'It walks its own head over dinner, one side at a time.',
        visualKeywords: ['snake eating an egg', 'stretched mouth', 'slow motion'],
        emphasis: ['walks', 'head'],
      },
      {
        say: 'Afterward, it yawns to put everything back in place.',
        visualKeywords: ['yawning snake', 'resting python', 'coiled snake'],
        emphasis: ['Afterward', 'yawns'],
      },
    ],
    callToAction: "Show this to someone who's scared of snakes.",
    facts: [
      {
        claim:
          'The lower jaw is in two halves (2), joined at the front by an elastic ligament; snakes do not dislocate their jaws; each side moves on its own, so that the snake walks its mouth over the prey.',
        sources: [
          {
            title: 'A python can swallow animals as big as a deer',
            url: 'https://alumniagri.in/task/a-python-can-swallow-animals-as-big-as-a-deer-give-10555782',
          },
        ],
      },
      {
        claim: 'It is a myth that they unhinge their jaws; afterward they appear to yawn to realign them.',
        sources: [
          {
            title: 'How do snakes consume things way larger than their mouths?',
            url: 'https://answercult.com/question/eli5-how-do-snakes-consume-things-way-larger-than-their-mouths/answer/80222',
          },
        ],
      },
    ],
  },
  {
    id: 'penguin-micro-naps',
    niche: 'wildlife',
    title: 'The Bird With 10,000 Naps a Day',
    topics: [
      'penguin',
      'penguins',
      'chinstrap penguin',
      'antarctica animals',
      'animal sleep',
      'micro nap',
      'power nap',
      'new parents',
    ],
    hook: 'These penguins nap more than 10,000 times a day.',
    scenes: [
      {
        say: "Each nap lasts about four seconds. Then it's over.",
        onScreen: '4 seconds each',
        visualKeywords: ['nodding penguin', 'closing eyes', 'stopwatch'],
        emphasis: ['Each', 'four'],
      },
      {
        say: 'Chinstrap penguins have eggs, and skuas want to eat them.',
        visualKeywords: ['chinstrap penguin', 'egg', 'skua bird'],
        emphasis: ['Chinstrap', 'skuas'],
      },
      {
        say: 'Mom and Dad take turns, so one is out fishing for days.',
        visualKeywords: ['swimming penguin', 'nest of stones', 'antarctic coast'],
        emphasis: ['turns', 'fishing'],
      },
      {
        say: "The one at home can't shut its eyes for long.",
        visualKeywords: ['penguin on nest', 'tired eyes', 'noisy colony'],
        emphasis: ['home', 'eyes'],
      },
      {
        say: 'Scientists wired up 14 of them to check.',
        onScreen: '14 penguins',
        visualKeywords: ['researcher in antarctica', 'sensor', 'penguin colony'],
        emphasis: ['Scientists', '14'],
      },
      {
        say: 'It all adds up to 11 hours a day, in crumbs.',
        onScreen: '11 hours in total',
        visualKeywords: ['bar chart', 'dozing penguin', 'snow'],
        emphasis: ['adds', '11'],
      },
    ],
    callToAction: "Tag new parents who'd believe it.",
    facts: [
      {
        claim:
          'Nesting chinstrap penguins nod off more than 10,000 times a day for about four (4) seconds, 11 hours in total; they guard eggs from skuas while the partner is at sea for days; 14 penguins were studied.',
        sources: [
          {
            title: 'This penguin species takes more than 10,000 naps a day',
            url: 'https://sportsandfitness77.blogspot.com/2023/12/this-penguin-species-take-more-than.html',
          },
        ],
      },
      {
        claim: 'Chinstrap penguins take about 10,000 naps a day while guarding their eggs or chicks.',
        sources: [
          {
            title: 'Nesting chinstrap penguins take about 10,000 naps a day – DOGOnews',
            url: 'https://alignment.dogonews.com/2024/2/15/nesting-chinstrap-penguins-take-about-10000-naps-a-day',
          },
        ],
      },
    ],
  },
  {
    id: 'bear-hibernation',
    niche: 'wildlife',
    title: 'Bears Gain Hundreds of Pounds on Purpose',
    topics: [
      'bear',
      'bears',
      'brown bear',
      'grizzly bear',
      'hibernation',
      'fat bear week',
      'alaska',
      'salmon',
      'weight gain',
    ],
    hook: "Before winter, a bear's brain turns off feeling full.",
    scenes: [
      {
        say: "In Alaska, that's when the salmon come up the river.",
        visualKeywords: ['alaska river', 'jumping salmon', 'brown bear fishing'],
        emphasis: ['Alaska', 'salmon'],
      },
      {
        say: 'One of those fish has about 4,500 calories.',
        onScreen: '4,500 calories',
        visualKeywords: ['salmon close-up', 'scale', 'river rocks'],
        emphasis: ['One', '4,500', 'calories'],
      },
      {
        say: 'A good bear might catch ten in a day.',
        onScreen: 'About 10 a day',
        visualKeywords: ['bear with salmon', 'pile of fish', 'waterfall'],
        emphasis: ['good', 'ten'],
      },
      {
        say: "When it's stuffed, it just eats the skin, brain and eggs.",
        visualKeywords: ['bear eating skin', 'fish leftovers', 'gulls'],
        emphasis: ['stuffed', 'skin'],
      },
      {
        say: "Then it doesn't eat, drink, or pee for up to six months.",
        onScreen: 'Up to 6 months',
        visualKeywords: ['bear den', 'snowy hill', 'sleeping bear'],
        emphasis: ["doesn't", 'six'],
      },
      {
        say: 'The fat feeds it, and keeps it from drying out.',
        visualKeywords: ['fat bear', 'winter den', 'breath in cold air'],
        emphasis: ['feeds', 'drying'],
      },
      {
        say: 'Every fall, people vote online for the fattest one.',
        visualKeywords: ['fat bear portrait', 'laptop voting', 'trophy'],
        emphasis: ['fall', 'fattest'],
      },
    ],
    callToAction: "Comment who you'd vote for.",
    facts: [
      {
        claim:
          'Before they hibernate brown bears lose the ability to feel full; bears at Katmai might catch 10 (ten) fish a day and then eat the fattiest parts: skin, brains, eggs; the public votes for the fattest in Fat Bear Week.',
        sources: [
          {
            title: 'How Fat Bears Bulk Up To Hibernate – WIRED video, transcript',
            url: 'http://skin-inthegame.com/wired-news-and-science-how-fat-bears-bulk-up-to-hibernate-and-why-we-love-to-see-it.html',
          },
        ],
      },
      {
        claim: 'Each salmon provides 4,500 calories; burning fat keeps bears hydrated and warm.',
        sources: [
          {
            title: 'Feeding Frenzy – Scholastic',
            url: 'http://math-aem-perf.scholastic.com/issues/2019-20/111819/feeding-frenzy.html',
          },
        ],
      },
      {
        claim: 'They sometimes go 6 (six) months without eating, drinking, urinating or defecating.',
        sources: [
          {
            title: 'Fat Bear Week celebrates nature’s hibernators – LX',
            url: 'https://www.lx.com/climate/fat-bear-week-celebrates-natures-hibernators/43825/',
          },
        ],
      },
    ],
  },
  {
    id: 'spider-electric-flight',
    niche: 'wildlife',
    title: 'Spiders Fly on Electricity',
    topics: [
      'spider',
      'spiders',
      'flying spiders',
      'spider silk',
      'spider web',
      'fear of spiders',
      'arachnophobia',
      'tarantula',
      'electric field',
    ],
    hook: 'Spiders can fly with no wings and no wind.',
    scenes: [
      {
        say: 'Darwin saw it at sea, when hundreds landed on his ship.',
        visualKeywords: ['charles darwin', 'sailing ship', 'spiders on rigging'],
        emphasis: ['Darwin', 'sea'],
      },
      {
        say: 'They left again on a calm day, at speed.',
        visualKeywords: ['calm ocean', 'spider taking off', 'silk thread'],
        emphasis: ['left', 'calm'],
      },
      {
        say: 'So what lifted them up in such still air?',
        visualKeywords: ['still flag', 'floating silk', 'question mark'],
        emphasis: ['lifted', 'still'],
      },
      {
        say: 'The ground is slightly negative, and the sky is positive.',
        onScreen: 'Ground −, sky +',
        visualKeywords: ['storm clouds', 'ground charge', 'glowing field lines'],
        emphasis: ['ground', 'negative'],
      },
      {
        say: 'Silk picks up charge too, so the field pulls it up.',
        visualKeywords: ['glowing silk strands', 'spider on tiptoe', 'meadow'],
        emphasis: ['Silk', 'charge'],
      },
      {
        say: 'Their threads fan out because they push each other away.',
        visualKeywords: ['fan of silk', 'macro photo', 'static hair'],
        emphasis: ['threads', 'push'],
      },
      {
        say: 'Some of them ride for thousands of miles.',
        visualKeywords: ['spider in the sky', 'ocean from above', 'clouds'],
        emphasis: ['Some', 'thousands'],
      },
    ],
    callToAction: 'Send this to someone scared of spiders.',
    facts: [
      {
        claim:
          'Spiders can be carried thousands of miles; Darwin saw hundreds land on the Beagle on a calm day and take off with no wind; strands splay out in a fan, which suggests an electrostatic repelling force; biologists at the University of Bristol found the answer in electric fields.',
        sources: [
          {
            title: 'Spiders Use Their Silk to Go Ballooning on Electric Fields – BioQuick News',
            url: 'https://bioquicknews.com/spiders-use-their-silk-to-go-ballooning-for-thousands-of-miles-on-electric-fields/',
          },
        ],
      },
      {
        claim:
          'The ground carries a slight negative charge and the atmosphere is slightly positive; negatively charged silk can be borne up.',
        sources: [
          {
            title: 'Go Web, Go! Spiders May Use Silk to Sail On Electric Fields',
            url: 'http://blog.vishaysingh.com/go-web-go-spiders-may-use-silk-to-sail-on-electric-fields/',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
