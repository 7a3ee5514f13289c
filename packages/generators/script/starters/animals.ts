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
        say: "Three fifths of its neurons aren't in its brain at all.",
        visualKeywords: ['octopus', 'octopus head', 'aquarium'],
        emphasis: ['Three', 'fifths'],
      },
      {
        say: "They're in the arms, as if each one had its own mind.",
        visualKeywords: ['octopus arm', 'suckers', 'tentacle'],
        emphasis: ['arms', 'mind'],
      },
      {
        say: 'Researchers even saw a cut-off arm grab food on its own.',
        visualKeywords: ['octopus arm', 'shellfish', 'laboratory'],
        emphasis: ['grab', 'own'],
      },
      {
        say: 'It runs on three hearts and copper-rich blood that looks blue.',
        onScreen: '3 hearts, blue blood',
        visualKeywords: ['octopus', 'blue ink', 'heart'],
        emphasis: ['three', 'blue'],
      },
      {
        say: "And it slips through the smallest gaps, because it's mostly muscle.",
        visualKeywords: ['octopus skin', 'reef', 'seafloor'],
        emphasis: ['smallest', 'muscle'],
      },
    ],
    callToAction: 'Follow for the next animal that breaks the rules.',
    facts: [
      {
        claim:
          'Three-fifths of an octopus’s neurons are in its arms, “as if each arm has a mind of its own”; a severed arm still seizes food it meets.',
        sources: [
          {
            title:
              'Are Octopuses Intelligent? It Depends on How You Define Intelligence – Neatorama, quoting Orion Magazine',
            url: 'https://neatorama.com/2012/04/12/are-octopuses-intelligent-it-depends-on-how-you-define-intelligence/?load_comments=1',
          },
        ],
      },
      {
        claim:
          'It has three hearts, copper-rich blue blood and arms that move independently, and fits through the smallest of gaps as it is mostly flexible muscle.',
        sources: [
          {
            title: 'Giant Pacific Octopus – Bristol Aquarium',
            url: 'https://www.bristolaquarium.co.uk/discover/animals/giant-pacific-octopus/',
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
        say: 'Several days later, out come firm cubes about 2 centimeters wide.',
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
        claim: 'The cubes measure 2 cm (2 centimeters).',
        sources: [
          {
            title: 'Study Shows Why Wombats Poop Cubes – SlashGear',
            url: 'https://slashgear.com/why-wombat-poop-is-cubed-study-wow-weird-science-21554858',
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
        say: 'Researchers in Seattle tested it in a rubber caveman mask.',
        visualKeywords: ['rubber mask', 'crow', 'university campus'],
        emphasis: ['caveman', 'mask'],
      },
      {
        say: 'In the mask, they trapped and banded seven crows on campus.',
        visualKeywords: ['crow', 'leg band', 'net'],
        emphasis: ['trapped', 'seven'],
      },
      {
        say: 'Months later, the mask got scolded, even worn upside down.',
        visualKeywords: ['cawing crow', 'mask upside down', 'flock'],
        emphasis: ['scolded', 'upside'],
      },
      {
        say: 'A neutral mask, a Dick Cheney face, got almost no reaction.',
        visualKeywords: ['politician mask', 'calm crow', 'park path'],
        emphasis: ['almost', 'no'],
      },
      {
        say: "Crows who'd never been caught learned the grudge by watching.",
        visualKeywords: ['crow flock', 'young crow', 'tree branch'],
        emphasis: ['never', 'grudge'],
      },
      {
        say: 'Thirteen years later, the mask still drove them nuts.',
        onScreen: '13 years later',
        visualKeywords: ['rubber mask', 'angry crow', 'university campus'],
        emphasis: ['Thirteen', 'nuts'],
      },
      {
        say: 'By 2024, only an occasional bird still complained.',
        visualKeywords: ['single crow', 'calendar', 'campus path'],
        emphasis: ['2024', 'occasional'],
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
        claim: 'Crows that were not caught learned it from the others and took up the hatred of cavemen.',
        sources: [
          {
            title: 'Local author gets inside the world of the wily crow – The Herald (HeraldNet)',
            url: 'https://www.heraldnet.com/life/local-author-gets-inside-the-world-of-the-wily-crow-2/',
          },
        ],
      },
      {
        claim: 'Thirteen (13) years after the trapping the birds still “go nuts” when they see the mask.',
        sources: [
          {
            title: 'John Marzluff talks crows with The New York Times Magazine – University of Washington',
            url: 'https://sefs.uw.edu/2019/06/john-marzluff-talks-crows-with-the-new-york-times-magazine/',
          },
        ],
      },
      {
        claim:
          'By 2024, 18 years later, only an occasional bird scolded the mask; the tests were repeated at other sites with other masks.',
        sources: [
          {
            title: 'Angry Birds – Scholastic Science World',
            url: 'https://scienceworld.scholastic.com/issues/2024-25/051225/angry-birds.html',
          },
        ],
      },
    ],
  },
  {
    id: 'hummingbird-torpor',
    niche: 'animals',
    title: 'The Bird That Switches Itself Off',
    topics: ['hummingbird', 'bird', 'birds', 'torpor', 'hibernation', 'animal', 'heartbeat'],
    hook: 'On cold nights, hummingbirds nearly switch themselves off.',
    scenes: [
      {
        say: 'By day, the tiny heart can hammer 500 beats a minute.',
        onScreen: '500 beats a minute',
        visualKeywords: ['hummingbird', 'flower', 'heartbeat line'],
        emphasis: ['500', 'hammer'],
      },
      {
        say: 'Running that engine all night would waste a fortune in fuel.',
        visualKeywords: ['sugar water', 'night garden', 'fuel gauge'],
        emphasis: ['night', 'fuel'],
      },
      {
        say: 'So it slips into torpor, something close to a short hibernation.',
        visualKeywords: ['sleeping hummingbird', 'branch', 'moonlight'],
        emphasis: ['torpor'],
      },
      {
        say: 'Its body can cool by almost 50 degrees Fahrenheit, its pulse below 50.',
        onScreen: 'Below 50 beats',
        visualKeywords: ['thermometer', 'sleeping bird', 'frost'],
        emphasis: ['50', 'degrees'],
      },
      {
        say: 'To wake up, it vibrates its wings until the blood runs warm.',
        visualKeywords: ['hummingbird wings', 'sunrise', 'feeder'],
        emphasis: ['vibrates', 'warm'],
      },
    ],
    callToAction: 'Put out a feeder and film your first visitor.',
    facts: [
      {
        claim:
          'In torpor a hummingbird’s temperature can drop almost 50 degrees (Fahrenheit) and its heart can slow from 500 beats a minute to fewer than 50; awake it uses as much as 50 times more energy; vibrating wings warm the blood again.',
        sources: [
          {
            title: 'Hummingbirds and torpor – Journey North',
            url: 'https://journeynorth.org/index.php/node/1829',
          },
        ],
      },
      {
        claim: 'Torpor is a hibernation-like state at night that preserves energy for the day.',
        sources: [
          {
            title: 'Hummingbirds can drop their body temperature below 4°C when they rest – New Scientist',
            url: 'https://www.newscientist.com/article/2254001-hummingbirds-can-drop-their-body-temperature-below-4c-when-they-rest/?utm_campaign=RSS%7CNSNS&utm_source=NSNS&utm_medium=RSS&utm_content=home',
          },
        ],
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
        say: "It's a tardigrade, or water bear, about half a millimeter long.",
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
          'Tardigrades, around 500 µm (half a millimeter) long, tolerate 149 to minus 272 degrees Celsius and came back from a ten-day trip exposed to space; in cryptobiosis they lose up to 97 percent of their water and can lie dormant for decades.',
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
    topics: ['cat', 'cats', 'kitten', 'pet', 'pets', 'taste', 'sugar', 'genes'],
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
        say: 'Tigers, cheetahs and house cats all share the same blank spot.',
        visualKeywords: ['tiger', 'cheetah', 'house cat'],
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
          'The sweet receptor takes two genes; in house cats, tigers and cheetahs one of them, Tas1r2, lacks 247 base pairs and no working receptor can form.',
        sources: [
          {
            title: 'OMIA:001617: Sweet taste, lack of – OMIA',
            url: 'https://omia.org/OMIA001617/',
          },
          {
            title: 'The sweet-receptor genes of cats (abstract) – ScienceOpen',
            url: 'https://scienceopen.com/document?id=1cf0fb1d-96a4-4ec8-920a-ea59a0edb936',
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
        say: 'Dogs could tell a warm object from a room-temperature one.',
        visualKeywords: ['dog nose', 'warm lamp', 'test panel'],
        emphasis: ['warm'],
      },
      {
        say: 'They did it from 1.6 meters away, with no smell to help.',
        onScreen: '1.6 meters away',
        visualKeywords: ['dog sitting', 'tape measure', 'laboratory'],
        emphasis: ['1.6', 'no'],
      },
      {
        say: 'In a brain scanner, that faint heat woke up the skin-sensing area.',
        visualKeywords: ['brain scanner', 'dog lying down', 'brain scan'],
        emphasis: ['faint', 'skin-sensing'],
      },
      {
        say: "We've lived together at least 15,000 years, and we'd missed it completely.",
        onScreen: '15,000 years',
        visualKeywords: ['dog and owner', 'campfire', 'cave painting'],
        emphasis: ['15,000', 'missed'],
      },
    ],
    callToAction: 'Go boop that nose and say sorry.',
    facts: [
      {
        claim:
          'In Lund, dogs picked a slightly warmer surface from 1.6 m (1.6 meters) with sight, hearing and smell ruled out; in Budapest the brain area for skin sensation became active; the sense was overlooked in at least 15,000 years together.',
        sources: [
          {
            title: 'Mammalian Rhinarium Group – Lund University',
            url: 'https://www.biology.lu.se/research/research-groups/mammalian-rhinarium-group',
          },
        ],
      },
      {
        claim:
          'Swedish and Hungarian researchers trained dogs to choose between warm and room-temperature objects.',
        sources: [
          {
            title: 'Dogs Can “Smell” Heat – Tufts Your Dog',
            url: 'https://tuftsyourdog.com/dogtrainingandbehavior/dogs-can-smell-heat',
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
    hook: 'Alaska has a frog that freezes and survives.',
    scenes: [
      {
        say: 'The wood frog spends winter under a blanket of leaves and snow.',
        visualKeywords: ['wood frog', 'fallen leaves', 'snowy forest'],
        emphasis: ['under', 'snow'],
      },
      {
        say: 'Up to 60 percent of its body freezes solid.',
        onScreen: '60% frozen',
        visualKeywords: ['ice cube', 'frozen frog', 'frost'],
        emphasis: ['60', 'solid'],
      },
      {
        say: 'It stocks its tissues with sugar, up to 10 times the normal amount.',
        visualKeywords: ['sugar', 'frog close-up', 'crystals'],
        emphasis: ['sugar', '10'],
      },
      {
        say: 'That sugar keeps its cells from shrinking or dying.',
        visualKeywords: ['microscope cells', 'sugar cubes', 'ice crystals'],
        emphasis: ['cells', 'dying'],
      },
      {
        say: "All winter it doesn't breathe, and its heart doesn't beat.",
        onScreen: 'No breath. No heartbeat.',
        visualKeywords: ['snow covered ground', 'frozen frog', 'flat line'],
        emphasis: ['breathe', 'heart'],
      },
      {
        say: 'Come spring, it thaws out and goes hopping off.',
        visualKeywords: ['melting snow', 'pond', 'jumping frog'],
        emphasis: ['thaws', 'hopping'],
      },
    ],
    callToAction: "Send it to whoever says they're freezing to death.",
    facts: [
      {
        claim:
          'Up to 60 percent of the bodies of Alaskan wood frogs freeze solid; they stop breathing and their hearts stop; up to 10 times the normal glucose keeps cells from shrinking or dying; in spring they thaw.',
        sources: [
          {
            title: 'These animals have crazy adaptations to help them survive – Business Insider',
            url: 'https://www.businessinsider.com/these-7-animals-have-crazy-adaptations-to-help-them-to-survive-in-their-habitats-2016-7',
          },
        ],
      },
      {
        claim: 'They winter under forest litter and snow, and frozen ones thawed out and hopped around.',
        sources: [
          {
            title: 'Alaska Science Forum: Report of frog’s death greatly exaggerated – Juneau Empire',
            url: 'https://www.juneauempire.com/news/alaska-science-forum-report-of-frogs-death-greatly-exaggerated/',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
