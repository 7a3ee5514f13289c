import type { Starter } from './types.ts'

export const animalStarters = [
  {
    id: 'octopus-arms-think',
    niche: 'animals',
    title: 'The Animal That Thinks With Its Arms',
    topics: [
      'octopus',
      'octopuses',
      'cephalopod',
      'sea animal',
      'marine life',
      'animal',
      'intelligence',
      'blue blood',
    ],
    hook: 'An octopus thinks with its arms.',
    scenes: [
      {
        say: "About two thirds of its neurons aren't in its head at all.",
        visualKeywords: ['octopus', 'octopus head', 'aquarium'],
        emphasis: ['two', 'thirds'],
      },
      {
        say: "They're in the arms, so one arm can crack a shellfish alone.",
        visualKeywords: ['octopus arm', 'suckers', 'shellfish'],
        emphasis: ['arms', 'alone'],
      },
      {
        say: 'It runs on three hearts, and two of them only serve the gills.',
        onScreen: '3 hearts',
        visualKeywords: ['octopus', 'gills', 'heart'],
        emphasis: ['three', 'hearts'],
      },
      {
        say: 'When it swims, the third heart stops, so it prefers to crawl.',
        visualKeywords: ['octopus swimming', 'seafloor', 'reef'],
        emphasis: ['stops', 'crawl'],
      },
      {
        say: 'Even its blood is blue, because it carries oxygen with copper.',
        onScreen: 'Blue blood',
        visualKeywords: ['blue ink', 'copper', 'octopus skin'],
        emphasis: ['blue', 'copper'],
      },
    ],
    callToAction: 'Follow for the next animal that breaks the rules.',
    facts: [
      {
        claim:
          'Two-thirds of an octopus’ neurons are in its arms, so one arm can crack open a shellfish while another explores.',
        sources: [
          {
            title: 'Octopuses – the Octopus Exhibition',
            url: 'https://www.picsnmix.com/galleries/weird-wonderful/octopuses/',
          },
          {
            title: 'Octopuses have three hearts, nine brains, and blue blood',
            url: 'https://www.scitechcare.com/2020/01/octopuses-have-three-hearts-nine-brains.html',
          },
        ],
      },
      {
        claim:
          'Two of its three hearts pump blood through the gills; the third stops while it swims, so it prefers crawling.',
        sources: [
          {
            title: 'Octopuses have three hearts, nine brains, and blue blood',
            url: 'https://www.scitechcare.com/2020/01/octopuses-have-three-hearts-nine-brains.html',
          },
        ],
      },
      {
        claim: 'The blood is blue because hemocyanin, which carries the oxygen, contains copper.',
        sources: [
          {
            title: 'Which animal has three hearts? (citing NOAA and the National Zoo)',
            url: 'https://azquestion.com/pets-animals/which-animal-has-three-hearts',
          },
        ],
      },
    ],
  },
  {
    id: 'wombat-cubes',
    niche: 'animals',
    title: 'Why Wombats Poop Cubes',
    topics: ['wombat', 'poop', 'australia', 'marsupial', 'animal', 'engineering', 'digestion'],
    hook: 'Wombats poop cubes, and engineers wanted to know how.',
    scenes: [
      {
        say: 'A team studied intestines from wombats killed on the road.',
        visualKeywords: ['wombat', 'road sign', 'laboratory'],
        emphasis: ['intestines'],
      },
      {
        say: "Most guts squeeze evenly, but a wombat's has stiff and soft stretches.",
        visualKeywords: ['rubber band', 'wombat', 'hands squeezing'],
        emphasis: ['stiff', 'soft'],
      },
      {
        say: 'The stiff parts contract fast, and the soft parts mold the corners.',
        visualKeywords: ['clay cube', 'hands', 'dice'],
        emphasis: ['fast', 'corners'],
      },
      {
        say: 'Several days later, out come firm cubes about 2 centimetres wide.',
        onScreen: '2 cm cubes',
        visualKeywords: ['dice', 'brown cubes', 'ruler'],
        emphasis: ['cubes', '2'],
      },
      {
        say: "Cubes don't roll away, which is perfect for marking your territory.",
        visualKeywords: ['wombat on rock', 'stacked cubes', 'grassland'],
        emphasis: ["don't", 'territory'],
      },
    ],
    callToAction: 'Save this for the worst possible dinner conversation.',
    facts: [
      {
        claim:
          'Georgia Tech researchers examined intestines of wombats hit by vehicles; the cubes mark territory, and their shape keeps them from rolling away.',
        sources: [
          {
            title: 'Wombat poop looks like cubes. A study suggests how they make it',
            url: 'https://www.heraldmailmedia.com/story/news/2018/11/19/wombat-poop-looks-like-cubes-a-study-suggests-how-they-make-i/116549964/',
          },
          {
            title: 'Why wombats have cubed-shaped poop – Georgia Tech',
            url: 'https://www.chemistry.gatech.edu/news/why-wombats-have-cubed-shaped-poop',
          },
        ],
      },
      {
        claim:
          'Other guts contract evenly; stiff regions of the wombat’s contract faster while soft ones mold the corners, over several days.',
        sources: [
          {
            title: 'Why wombat poop is shaped like a cube',
            url: 'https://boingboing.net/2021/01/28/why-wombat-poop-is-shaped-like-a-cube.html',
          },
        ],
      },
      {
        claim: 'The cubes measure about 2 centimetres.',
        sources: [
          {
            title: 'Wombat scat (citing Gizmodo and Science)',
            url: 'https://shecodes.io/challenge_submissions/949798/embed',
          },
        ],
      },
    ],
  },
  {
    id: 'crow-grudge',
    niche: 'animals',
    title: 'Crows Hold Grudges',
    topics: ['crow', 'crows', 'raven', 'bird', 'birds', 'memory', 'revenge', 'animal', 'intelligence'],
    hook: 'A crow will remember your face for years.',
    scenes: [
      {
        say: 'Researchers in Seattle tested it while wearing a rubber caveman mask.',
        visualKeywords: ['rubber mask', 'crow', 'university campus'],
        emphasis: ['caveman', 'mask'],
      },
      {
        say: 'In the mask, they trapped and banded seven crows on campus.',
        visualKeywords: ['crow', 'leg band', 'net'],
        emphasis: ['trapped', 'seven'],
      },
      {
        say: 'Months later, anyone wearing it got scolded, even with it upside down.',
        visualKeywords: ['cawing crow', 'mask upside down', 'flock'],
        emphasis: ['scolded', 'upside'],
      },
      {
        say: 'A neutral mask, a Dick Cheney face, got almost no reaction.',
        visualKeywords: ['politician mask', 'calm crow', 'park path'],
        emphasis: ['almost', 'no'],
      },
      {
        say: "Young crows who'd never been caught learned the grudge from the others.",
        visualKeywords: ['young crow', 'crow family', 'tree'],
        emphasis: ['never', 'grudge'],
      },
      {
        say: 'After 17 years, crows were still dive-bombing that mask.',
        onScreen: '17 years later',
        visualKeywords: ['diving crow', 'running person', 'sky'],
        emphasis: ['17', 'still'],
      },
    ],
    callToAction: 'Be nice to the next crow you meet.',
    facts: [
      {
        claim:
          'University of Washington researchers in a caveman mask trapped and banded seven crows in Seattle; months later the mask was scolded even when worn upside down, while a Dick Cheney mask provoked little.',
        sources: [
          {
            title: 'Crows recognize, and remember, human faces',
            url: 'https://boingboing.net/2008/08/26/crows-recognize-and.html',
          },
        ],
      },
      {
        claim: 'After 17 years crows still dive-bomb the mask, and young crows learn it from older ones.',
        sources: [
          {
            title: 'Crows process human faces',
            url: 'https://bemjax.com/blog/index.php/2024/05/13/crows-process-human-faces',
          },
        ],
      },
    ],
  },
  {
    id: 'hummingbird-torpor',
    niche: 'animals',
    title: 'The Bird That Switches Itself Off',
    topics: ['hummingbird', 'bird', 'birds', 'torpor', 'hibernation', 'animal', 'garden', 'heartbeat'],
    hook: 'On cold nights, hummingbirds nearly switch themselves off.',
    scenes: [
      {
        say: 'By day, the tiny heart can hammer 500 beats a minute.',
        onScreen: '500 beats a minute',
        visualKeywords: ['hummingbird', 'flower', 'wings'],
        emphasis: ['500'],
      },
      {
        say: 'That engine burns so much fuel that a long night could starve it.',
        visualKeywords: ['nectar', 'sunset', 'hummingbird feeder'],
        emphasis: ['starve'],
      },
      {
        say: 'So it slips into torpor, something close to a short hibernation.',
        visualKeywords: ['sleeping hummingbird', 'branch', 'moonlight'],
        emphasis: ['torpor'],
      },
      {
        say: 'Its body can cool by almost 50 degrees, its pulse below 50.',
        onScreen: 'Below 50 beats',
        visualKeywords: ['thermometer', 'frost', 'bird on branch'],
        emphasis: ['50', 'below'],
      },
      {
        say: 'At dawn it vibrates its wings, warms its blood, and goes to breakfast.',
        visualKeywords: ['sunrise', 'hummingbird wings', 'red flower'],
        emphasis: ['vibrates', 'breakfast'],
      },
    ],
    callToAction: 'Put out a feeder and film your first visitor.',
    facts: [
      {
        claim:
          'In torpor a hummingbird’s temperature can drop almost 50 degrees (Fahrenheit) and its heart can slow from 500 beats a minute to fewer than 50; vibrating wings warm the blood again.',
        sources: [
          {
            title: 'Hummingbirds and torpor – Journey North',
            url: 'https://journeynorth.org/index.php/node/1829',
          },
        ],
      },
      {
        claim:
          'A busy hummingbird starves within hours without food; torpor, like a short hibernation, gets it through the night to breakfast.',
        sources: [{ title: 'Sleepy Hummingbirds', url: 'https://www.birds.com/blog/sleepy-hummingbirds/' }],
      },
    ],
  },
  {
    id: 'tardigrade-space',
    niche: 'animals',
    title: 'It Survived Open Space',
    topics: ['tardigrade', 'water bear', 'microscope', 'animal', 'survival', 'extreme', 'microscopic life'],
    hook: 'One animal survived open space and came home.',
    scenes: [
      {
        say: "It's a tardigrade, or water bear, about half a millimetre long.",
        visualKeywords: ['tardigrade', 'microscope', 'moss'],
        emphasis: ['tardigrade'],
      },
      {
        say: 'When life gets too dry or too cold, it simply pauses itself.',
        visualKeywords: ['cracked soil', 'ice', 'microscope slide'],
        emphasis: ['pauses'],
      },
      {
        say: 'It pushes out up to 97 percent of its body water.',
        onScreen: '97% of its water',
        visualKeywords: ['water drop', 'dried moss', 'sponge'],
        emphasis: ['97'],
      },
      {
        say: 'In that state it shrugs off 149 degrees Celsius, and minus 272.',
        onScreen: '149°C to −272°C',
        visualKeywords: ['boiling water', 'liquid nitrogen', 'flames'],
        emphasis: ['149', '272'],
      },
      {
        say: 'It can stay paused for decades, then wake up and carry on.',
        visualKeywords: ['old calendar', 'moss after rain', 'tardigrade'],
        emphasis: ['decades', 'wake'],
      },
    ],
    callToAction: 'Share this with someone who calls you fragile.',
    facts: [
      {
        claim:
          'Tardigrades, around 500 µm (half a millimetre) long, tolerate 149 to minus 272 degrees Celsius and came back from a ten-day trip exposed to space; in cryptobiosis they lose up to 97 percent of their water and can lie dormant for decades.',
        sources: [
          {
            title: 'Deutsches Museum, wall picture 1: tardigrades',
            url: 'https://www.deutsches-museum.de/museumsinsel/wandbilder-kerschensteiner-kolleg/picture-1',
          },
        ],
      },
    ],
  },
  {
    id: 'cats-no-sweet',
    niche: 'animals',
    title: 'Cats Cannot Taste Sweet',
    topics: ['cat', 'cats', 'kitten', 'pet', 'pets', 'taste', 'sugar', 'lion', 'tiger', 'genes'],
    hook: 'Your cat has never tasted anything sweet.',
    scenes: [
      {
        say: 'Tasting sugar takes two genes working together, and cats broke one.',
        visualKeywords: ['cat', 'dna model', 'sugar cubes'],
        emphasis: ['two', 'broke'],
      },
      {
        say: "It's missing 247 letters, so the sweet detector never gets built.",
        onScreen: '247 letters missing',
        visualKeywords: ['dna letters', 'cat tongue', 'laboratory'],
        emphasis: ['247', 'never'],
      },
      {
        say: 'Lions, tigers and house cats all share the same blank spot.',
        visualKeywords: ['lion', 'tiger', 'house cat'],
        emphasis: ['same', 'blank'],
      },
      {
        say: 'They live on meat, so they may simply never have needed it.',
        visualKeywords: ['cat food', 'lion hunting', 'raw meat'],
        emphasis: ['meat', 'never'],
      },
      {
        say: 'Dolphins, sea lions and hyenas lost their sweet tooth as well.',
        visualKeywords: ['dolphin', 'sea lion', 'hyena'],
        emphasis: ['lost'],
      },
    ],
    callToAction: "Tell your cat's biggest fan before they share dessert.",
    facts: [
      {
        claim:
          'The sweet receptor is built by two genes; all cats (lions, tigers, house cats) lack 247 base pairs of one, Tas1r2, and cannot taste sweets.',
        sources: [
          {
            title: 'Strange but True: Cats Cannot Taste Sweets',
            url: 'https://www.sott.net/article/128377-Strange-but-True-Cats-Cannot-Taste-Sweets',
          },
        ],
      },
      {
        claim:
          'Dolphins, sea lions and hyenas lost the sweet receptor too; an animal that eats no vegetables may have little need to detect sugars.',
        sources: [
          {
            title: 'Let Them Eat Cake … Just Don’t Invite Your Cat',
            url: 'https://catwatchnewsletter.com/features/let-them-eat-cake-just-dont-invite-your-cat-2',
          },
        ],
      },
    ],
  },
  {
    id: 'dog-heat-nose',
    niche: 'animals',
    title: 'Your Dog Can Feel Your Warmth',
    topics: ['dog', 'dogs', 'puppy', 'pet', 'pets', 'nose', 'senses', 'infrared'],
    hook: "Your dog's cold nose can feel your warmth.",
    scenes: [
      {
        say: 'Scientists in Sweden and Hungary found a sense nobody had noticed.',
        visualKeywords: ['dog nose', 'scientist', 'laboratory'],
        emphasis: ['nobody'],
      },
      {
        say: 'Dogs picked out an object as warm as a small furry animal.',
        visualKeywords: ['dog sniffing', 'training room', 'mouse'],
        emphasis: ['warm'],
      },
      {
        say: 'They did it from 1.6 metres away, without touching anything.',
        onScreen: '1.6 metres away',
        visualKeywords: ['dog waiting', 'tape measure', 'floor'],
        emphasis: ['1.6', 'without'],
      },
      {
        say: 'In a brain scanner, that faint heat woke up the skin-sensing area.',
        visualKeywords: ['brain scanner', 'dog lying down', 'brain scan'],
        emphasis: ['faint', 'skin-sensing'],
      },
      {
        say: "We've lived together 15,000 years, and we'd missed it completely.",
        onScreen: '15,000 years',
        visualKeywords: ['dog and owner', 'campfire', 'wolf'],
        emphasis: ['15,000', 'missed'],
      },
    ],
    callToAction: 'Go boop that nose and say sorry.',
    facts: [
      {
        claim:
          'A Swedish and Hungarian team found dogs choose an object with the surface temperature of a small furry animal from 1.6 metres; brain imaging showed a response in the area for skin sensation; dog and man have lived together for 15,000 years unaware of it.',
        sources: [
          {
            title: 'Dogs can detect heat with noses, finds new research',
            url: 'https://www.tunisiesoir.com/science/dogs-can-detect-heat-with-noses-finds-new-research-20139-2020/',
          },
          {
            title: 'Your Dog’s Ice-Cold Nose May Be A Sensor For Detecting Heat At Distance',
            url: 'https://www.gizmodo.com.au/2020/02/your-dogs-ice-cold-nose-may-be-a-sensor-for-detecting-heat-at-distance/',
          },
        ],
      },
    ],
  },
  {
    id: 'wood-frog-freeze',
    niche: 'animals',
    title: 'The Frog That Freezes Solid',
    topics: ['frog', 'wood frog', 'amphibian', 'alaska', 'winter', 'freezing', 'cold', 'animal', 'survival'],
    hook: 'Alaska has a frog that freezes solid and survives.',
    scenes: [
      {
        say: 'The wood frog spends winter under leaves on the forest floor.',
        visualKeywords: ['wood frog', 'autumn leaves', 'forest floor'],
        emphasis: ['leaves'],
      },
      {
        say: 'At the first frost, its liver starts flooding the body with sugar.',
        visualKeywords: ['frost', 'sugar', 'frog'],
        emphasis: ['sugar'],
      },
      {
        say: 'That sugar shields its cells while the rest turns to ice.',
        visualKeywords: ['ice crystals', 'frozen pond', 'frog'],
        emphasis: ['shields', 'ice'],
      },
      {
        say: "All winter it doesn't breathe, and its heart doesn't beat.",
        onScreen: 'No breath. No heartbeat.',
        visualKeywords: ['snowy forest', 'frozen frog', 'heart monitor'],
        emphasis: ["doesn't", 'heart'],
      },
      {
        say: 'Come spring, it thaws out and goes looking for a pond.',
        visualKeywords: ['melting snow', 'frog jumping', 'pond'],
        emphasis: ['thaws'],
      },
    ],
    callToAction: "Send it to whoever says they're freezing to death.",
    facts: [
      {
        claim:
          'Wood frogs burrow into leaves; first freezing makes the liver turn glycogen into glucose that protects the cells; they freeze solid, do not breathe and have no heartbeat all winter, and breed in ponds in spring.',
        sources: [
          {
            title: 'Denali National Park and Preserve Amphibians',
            url: 'https://www.us-parks.com/denali-national-park-and-preserve/amphibians.html',
          },
        ],
      },
      {
        claim: 'When spring arrives the Alaskan wood frog thaws and goes on its way.',
        sources: [
          { title: 'Alaskan Wood Frog', url: 'https://ronbeckdesigns.com/wp/category/reptile-3/page/7/' },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
