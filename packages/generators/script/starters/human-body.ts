import type { Starter } from './types.ts'

export const humanBodyStarters = [
  {
    id: 'wrinkled-fingers',
    niche: 'human body',
    title: 'Why Fingers Wrinkle in Water',
    topics: [
      'fingers',
      'wrinkles',
      'skin',
      'water',
      'bath',
      'hands',
      'nerves',
      'human body',
      'body',
      'swimming',
    ],
    hook: "Your fingers don't wrinkle because they're soggy.",
    scenes: [
      {
        say: "Cut the nerves to a finger, and it won't wrinkle properly.",
        visualKeywords: ['wrinkled fingers', 'nerve model', 'hand in water'],
        emphasis: ['nerves', "won't"],
      },
      {
        say: "So it isn't soaking up water; your nervous system is doing it.",
        visualKeywords: ['bathtub', 'hand', 'anatomy chart'],
        emphasis: ['nervous', 'system'],
      },
      {
        say: 'It tightens the blood vessels, and the fingertip shrinks underneath.',
        visualKeywords: ['fingertip', 'blood vessels', 'close-up skin'],
        emphasis: ['tightens', 'shrinks'],
      },
      {
        say: 'Newcastle researchers had people move wet objects between boxes.',
        visualKeywords: ['wet marbles', 'boxes', 'hands'],
        emphasis: ['wet'],
      },
      {
        say: 'With wrinkly hands, they were 12 percent faster.',
        onScreen: '12% faster',
        visualKeywords: ['stopwatch', 'marbles', 'wrinkled hand'],
        emphasis: ['12', 'faster'],
      },
      {
        say: 'Think tyre treads: the grooves send the water away.',
        visualKeywords: ['tyre tread', 'wet road', 'rain'],
        emphasis: ['treads'],
      },
    ],
    callToAction: 'Check your hands after your next bath.',
    facts: [
      {
        claim:
          'If the nerves to the fingers are severed they do not wrinkle properly; people move wet objects faster with wrinkled fingers.',
        sources: [
          {
            title: 'Wrinkled Fingers Help You Better Grip Wet Objects Say Scientists',
            url: 'https://www.sciencespacerobots.com/wrinkled-fingers-help-you-better-11920131',
          },
        ],
      },
      {
        claim:
          'It was once put down to skin soaking up water; people with wrinkled hands moved wet objects from box to box 12 percent faster, and the grooves work like tire treads.',
        sources: [
          {
            title: 'Why wet fingers get wrinkled',
            url: 'https://www.startribune.com/why-wet-fingers-get-wrinkled/186235821/',
          },
        ],
      },
      {
        claim: 'The autonomic nervous system contracts blood vessels, which makes the fingers shrink.',
        sources: [
          {
            title: 'Why your fingers wrinkle in water',
            url: 'https://human-movement.com/why-your-fingers-wrinkle-in-water',
          },
        ],
      },
    ],
  },
  {
    id: 'baby-bones',
    niche: 'human body',
    title: 'You Used to Have More Bones',
    topics: [
      'bones',
      'skeleton',
      'baby',
      'babies',
      'newborn',
      'anatomy',
      'human body',
      'body',
      'growing up',
      'parenting',
    ],
    hook: 'You had about 100 more bones as a baby.',
    scenes: [
      {
        say: "A newborn's skeleton comes in roughly 300 separate parts.",
        onScreen: '300 parts',
        visualKeywords: ['newborn', 'baby feet', 'skeleton model'],
        emphasis: ['300'],
      },
      {
        say: 'Much of it is tough, flexible cartilage that slowly turns into bone.',
        visualKeywords: ['baby hand', 'bone model', 'x-ray'],
        emphasis: ['cartilage', 'slowly'],
      },
      {
        say: 'Even the skull is several pieces, so it can flex during birth.',
        visualKeywords: ['baby skull model', 'newborn sleeping', 'hospital'],
        emphasis: ['skull', 'flex'],
      },
      {
        say: 'As you grow, neighbouring pieces fuse and the count drops.',
        visualKeywords: ['child measuring height', 'puzzle pieces', 'x-ray'],
        emphasis: ['fuse'],
      },
      {
        say: "By the time you're grown, you're down to just 206.",
        onScreen: '206 bones',
        visualKeywords: ['skeleton', 'adult walking', 'anatomy class'],
        emphasis: ['206'],
      },
    ],
    callToAction: 'Ask a parent how tiny you were, then share this.',
    facts: [
      {
        claim:
          'A newborn has roughly 300 parts to the skeleton, nearly 100 more than the 206 of an adult; much of it is tough, flexible cartilage that hardens, and bones fuse.',
        sources: [
          {
            title: 'Your amazing body',
            url: 'https://www.mailplus.co.uk/edition/health/99984/your-amazing-body',
          },
          {
            title: 'Babies have approximately 100 more bones than adults',
            url: 'https://www.needtoknowfacts.com/science/babies-have-approximately-100-more-bones-than-adults',
          },
        ],
      },
      {
        claim: 'A baby’s skull is several separate bones, which allows flexibility during birth.',
        sources: [
          {
            title: 'How many bones are babies born with?',
            url: 'https://askvity.info/baby-development/how-many-bones-are-babies-born-with',
          },
        ],
      },
    ],
  },
  {
    id: 'goosebumps',
    niche: 'human body',
    title: 'What Goosebumps Are For',
    topics: [
      'goosebumps',
      'goose bumps',
      'skin',
      'hair',
      'evolution',
      'cold',
      'fear',
      'human body',
      'body',
      'reflex',
    ],
    hook: 'Goosebumps are your missing fur trying to stand up.',
    scenes: [
      {
        say: 'Every hair on your arm has a tiny muscle attached below.',
        visualKeywords: ['arm hair', 'skin close-up', 'anatomy drawing'],
        emphasis: ['tiny', 'muscle'],
      },
      {
        say: "When you're cold, that muscle pulls and the hair rises.",
        visualKeywords: ['goosebumps', 'cold wind', 'shivering person'],
        emphasis: ['pulls', 'rises'],
      },
      {
        say: 'On a furry animal, raised hair traps a layer of warm air.',
        visualKeywords: ['fluffy dog', 'fur', 'snow'],
        emphasis: ['traps', 'warm'],
      },
      {
        say: 'Scare a cat, and the same trick makes it look bigger.',
        visualKeywords: ['scared cat', 'puffed tail', 'dog'],
        emphasis: ['bigger'],
      },
      {
        say: 'Our ancestors were hairier; we lost the coat and kept the reflex.',
        visualKeywords: ['cave painting', 'museum ancestor', 'human arm'],
        emphasis: ['lost', 'kept'],
      },
    ],
    callToAction: 'Comment the song that gives you goosebumps every time.',
    facts: [
      {
        claim:
          'Each hair follicle has a small arrector pili muscle that pulls the hair up in the cold, trapping air; a cat puffs up to look bigger; our ancestors were much hairier.',
        sources: [
          {
            title: 'Why do we get goosebumps?',
            url: 'https://askdruniverse.wsu.edu/2021/03/09/why-do-we-get-goosebumps/',
          },
        ],
      },
      {
        claim: 'Humans lost most of the body hair but kept the reflex.',
        sources: [
          {
            title: 'Why Do We Get Goosebumps When We’re Cold or Scared?',
            url: 'https://tremhost.com/blog/why-do-we-get-goosebumps-when-were-cold-or-scared',
          },
        ],
      },
    ],
  },
  {
    id: 'first-night-sleep',
    niche: 'human body',
    title: 'Why You Sleep Badly in Hotels',
    topics: [
      'sleep',
      'sleeping',
      'insomnia',
      'hotel',
      'bed',
      'brain',
      'travel',
      'night',
      'rest',
      'human body',
    ],
    hook: 'In a strange bed, part of your brain stands guard.',
    scenes: [
      {
        say: 'Sleep labs noticed that almost everyone sleeps badly on night one.',
        visualKeywords: ['hotel bed', 'person awake', 'sleep lab'],
        emphasis: ['almost', 'badly'],
      },
      {
        say: 'At Brown University, volunteers slept inside a brain scanner.',
        visualKeywords: ['brain scanner', 'pillow', 'laboratory'],
        emphasis: ['brain', 'scanner'],
      },
      {
        say: 'The first night, part of the left side stayed more alert.',
        onScreen: 'Left side: on watch',
        visualKeywords: ['brain scan', 'night light', 'moon'],
        emphasis: ['left', 'alert'],
      },
      {
        say: 'A beep in the right ear, wired to that side, woke them faster.',
        visualKeywords: ['headphones', 'ear', 'alarm clock'],
        emphasis: ['right', 'faster'],
      },
      {
        say: 'By the second night, both halves slept alike.',
        visualKeywords: ['person sleeping', 'morning light', 'bedroom'],
        emphasis: ['second', 'both'],
      },
    ],
    callToAction: 'Send this to your travel buddy before the next hotel.',
    facts: [
      {
        claim:
          'At Brown University volunteers slept in a scanner: part of the left hemisphere was more active the first night, beeps in the right ear woke people faster, and the difference was gone the second night.',
        sources: [
          {
            title: 'First Night in a New Place Equals Garbage Sleep',
            url: 'https://www.thecut.com/2016/04/first-night-in-a-new-place-equals-garbage-sleep.html',
          },
          {
            title: 'Why Is It So Hard to Sleep in a New Place?',
            url: 'https://www.mentalfloss.com/article/78869/why-it-so-hard-sleep-new-place',
          },
        ],
      },
      {
        claim: 'Nearly everyone (99 percent of the time) shows the first-night effect in sleep labs.',
        sources: [
          {
            title: 'Do You Sleep Well On Your First Night In A New Place?',
            url: 'https://cpapamerica.com/2016/04/21/do-you-sleep-well-on-your-first-night-in-a-new-place/',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
