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
        say: "If a finger's nerves are damaged, it doesn't wrinkle.",
        visualKeywords: ['wrinkled fingers', 'nerve model', 'hand in water'],
        emphasis: ['nerves', "doesn't"],
      },
      {
        say: "So it isn't soaking up water; your nervous system is doing it.",
        visualKeywords: ['bathtub', 'hand', 'anatomy chart'],
        emphasis: ['nervous', 'system'],
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
        say: 'Their idea: the grooves work like tire treads in the rain.',
        visualKeywords: ['tire tread', 'wet road', 'rain'],
        emphasis: ['treads'],
      },
      {
        say: 'Then a Berlin lab tried it with 40 people and saw no difference.',
        visualKeywords: ['laboratory', 'berlin', 'wet hands'],
        emphasis: ['40', 'difference'],
      },
    ],
    callToAction: 'Test it in your next bath, then vote below.',
    facts: [
      {
        claim:
          'Skin does not wrinkle when the finger’s nerves are damaged: it is no passive soaking but an active process controlled by the nervous system.',
        sources: [
          {
            title: 'Why your nervous system wrinkles your fingers – Mapping Ignorance',
            url: 'https://mappingignorance.org/2015/08/10/why-your-nervous-system-wrinkles-your-fingers',
          },
        ],
      },
      {
        claim:
          'People with wrinkled hands moved wet objects from box to box 12 percent faster, and the grooves work like tire treads.',
        sources: [
          {
            title: 'Why wet fingers get wrinkled – Star Tribune',
            url: 'https://www.startribune.com/why-wet-fingers-get-wrinkled/186235821/',
          },
        ],
      },
      {
        claim:
          'A Berlin study of 40 people found that wrinkling did not improve the handling of wet objects.',
        sources: [
          {
            title:
              'Water-Induced Finger Wrinkles Do Not Affect Touch Acuity or Dexterity in Handling Wet Objects – PLOS ONE',
            url: 'https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0084949',
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
        say: 'That bendy cartilage helps protect the baby, and the mother, during birth.',
        visualKeywords: ['newborn', 'hospital', 'baby hand'],
        emphasis: ['protect', 'birth'],
      },
      {
        say: 'As you grow, neighboring pieces fuse and the count drops.',
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
            title: 'Your amazing body – Mail+',
            url: 'https://www.mailplus.co.uk/edition/health/99984/your-amazing-body',
          },
        ],
      },
      {
        claim: 'The cartilage helps protect the baby, and the mother, during birth.',
        sources: [
          {
            title: "How baby's bones fuse together with age – Mail+",
            url: 'https://www.mailplus.co.uk/edition/health/mos-health/40688/how-babys-bones-fuse-together-with-age',
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
            title: 'Why do we get goosebumps? – Ask Dr. Universe, Washington State University',
            url: 'https://askdruniverse.wsu.edu/2021/03/09/why-do-we-get-goosebumps/',
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
        say: 'Sleep is often noticeably worse on night one in a new place.',
        visualKeywords: ['hotel bed', 'alarm clock', 'suitcase'],
        emphasis: ['worse', 'one'],
      },
      {
        say: 'At Brown University, 35 volunteers slept while scientists recorded their brains.',
        visualKeywords: ['brain scanner', 'sleeping person', 'brain waves'],
        emphasis: ['35', 'brains'],
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
          'Sleep is noticeably worse the first night in a hotel or lab; at Brown University, in 35 volunteers, a network on the left side stayed more active that night, and beeps in the right ear woke them more and faster.',
        sources: [
          {
            title: 'Sleep in a new place – Brown University',
            url: 'https://www.brown.edu/news/2016-04-21/sleep',
          },
          {
            title: 'Why Is It So Hard to Sleep in a New Place? – Mental Floss',
            url: 'https://www.mentalfloss.com/article/78869/why-it-so-hard-sleep-new-place',
          },
        ],
      },
      {
        claim: 'The difference was gone by the second night.',
        sources: [
          {
            title: 'First Night in a New Place Equals Garbage Sleep – The Cut',
            url: 'https://www.thecut.com/2016/04/first-night-in-a-new-place-equals-garbage-sleep.html',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
