import type { Starter } from './types.ts'

export const historyStarters = [
  {
    id: 'emu-war',
    niche: 'history',
    title: 'The War Australia Lost to Birds',
    topics: ['emu war', 'emu', 'australia', 'war', 'military', 'history', 'birds', 'army', '1930s'],
    hook: "In 1932, Australia's army lost to birds.",
    scenes: [
      {
        say: "About 20,000 emus had marched into Western Australia's wheat farms.",
        onScreen: '20,000 emus',
        visualKeywords: ['emu', 'wheat field', 'outback'],
        emphasis: ['20,000', 'emus'],
      },
      {
        say: 'So soldiers turned up with two machine guns and 10,000 rounds.',
        visualKeywords: ['soldiers', 'machine gun', 'army truck'],
        emphasis: ['10,000'],
      },
      {
        say: 'The emus split into small groups and ran, so nobody could aim.',
        visualKeywords: ['running emus', 'dust', 'scrubland'],
        emphasis: ['split', 'nobody'],
      },
      {
        say: 'One ambush had 1,000 birds in front of it; the gun jammed.',
        visualKeywords: ['emu flock', 'dam', 'soldier'],
        emphasis: ['1,000', 'jammed'],
      },
      {
        say: "They mounted a gun on a truck, and that didn't work either.",
        visualKeywords: ['old truck', 'dirt road', 'emu'],
        emphasis: ['either'],
      },
      {
        say: 'By the end, the emus were still eating the crops.',
        visualKeywords: ['emu eating', 'wheat', 'farm'],
        emphasis: ['still'],
      },
    ],
    callToAction: "Tag someone who'd still bet on the army.",
    facts: [
      {
        claim:
          'In 1932 the Australian Army tried to reduce the emus of Western Australia’s Wheatbelt; some 20,000 had arrived; it failed and the crop destruction went on.',
        sources: [{ title: 'Emu War', url: 'https://wikimili.com/en/Emu_War' }],
      },
      {
        claim:
          'Soldiers brought two Lewis machine guns and 10,000 rounds; the birds split into small groups; at an ambush of over 1,000 emus the gun jammed; a gun mounted on a truck was ineffective.',
        sources: [
          { title: 'The emu war', url: 'https://de.scribd.com/document/228850962/The-emu-war' },
          {
            title: 'The Emu War – Pickering Brook Heritage Group',
            url: 'https://pickeringbrookheritagegroup.com.au/miscellaneous/the-emu-war/',
          },
        ],
      },
    ],
  },
  {
    id: 'antikythera-computer',
    niche: 'history',
    title: 'The Computer in the Shipwreck',
    topics: [
      'antikythera',
      'antikythera mechanism',
      'ancient greece',
      'greeks',
      'computer',
      'shipwreck',
      'archaeology',
      'history',
      'astronomy',
    ],
    hook: 'Divers found a computer in an ancient shipwreck.',
    scenes: [
      {
        say: 'Sponge divers pulled it up off a Greek island in 1901.',
        visualKeywords: ['diver', 'greek island', 'shipwreck'],
        emphasis: ['1901'],
      },
      {
        say: 'It looked like a corroded lump, until X-rays showed gears inside.',
        visualKeywords: ['corroded bronze', 'x-ray', 'museum'],
        emphasis: ['lump', 'gears'],
      },
      {
        say: 'At least 30 bronze wheels, all driven by turning a hand crank.',
        onScreen: '30 bronze gears',
        visualKeywords: ['bronze gears', 'hand crank', 'clockwork'],
        emphasis: ['30', 'crank'],
      },
      {
        say: 'It tracked the Sun and the Moon, and predicted eclipses.',
        visualKeywords: ['solar eclipse', 'moon', 'dial'],
        emphasis: ['predicted', 'eclipses'],
      },
      {
        say: 'Nothing that complex shows up again for at least a thousand years.',
        visualKeywords: ['medieval clock', 'old manuscript', 'gears'],
        emphasis: ['thousand'],
      },
    ],
    callToAction: 'Save this for the next time someone says ancient means simple.',
    facts: [
      {
        claim:
          'In 1901 sponge divers salvaged a corroded device off Antikythera; X-ray tomography found at least 30 bronze gears; it tracked the Sun and Moon and predicted eclipses, and nothing as complex is known for at least a millennium (a thousand years).',
        sources: [{ title: 'Antikythera Mechanism', url: 'https://myworldnewspaper.blogspot.com/2010/09' }],
      },
      {
        claim: 'The wreck dates from the first century B.C.; the gears were bronze.',
        sources: [
          {
            title: 'Ancient Life: Heavens – Biblical Archaeology Society',
            url: 'https://library.biblicalarchaeology.org/department/ancient-life-heavens/',
          },
        ],
      },
      {
        claim: 'A hand crank turned all the interlocking gears.',
        sources: [{ title: 'Antikythera Mechanism', url: 'https://doyletatum.com/tag/hellenic-royal-navy/' }],
      },
    ],
  },
  {
    id: 'roman-concrete',
    niche: 'history',
    title: 'Concrete That Heals Itself',
    topics: [
      'roman concrete',
      'rome',
      'romans',
      'ancient rome',
      'concrete',
      'pantheon',
      'building',
      'architecture',
      'engineering',
      'history',
    ],
    hook: 'Roman concrete heals its own cracks.',
    scenes: [
      {
        say: "Rome's Pantheon was dedicated in 128, and its concrete dome still stands.",
        onScreen: 'Since the year 128',
        visualKeywords: ['pantheon', 'concrete dome', 'rome'],
        emphasis: ['128', 'still'],
      },
      {
        say: 'For years, white chunks in that concrete looked like sloppy mixing.',
        visualKeywords: ['old concrete', 'white mineral', 'rock sample'],
        emphasis: ['sloppy'],
      },
      {
        say: "An MIT team found they're lime, a kind of built-in repair kit.",
        visualKeywords: ['laboratory', 'microscope', 'limestone'],
        emphasis: ['lime', 'repair'],
      },
      {
        say: 'When a crack lets water in, the lime dissolves and recrystallizes.',
        visualKeywords: ['cracked wall', 'dripping water', 'crystals'],
        emphasis: ['dissolves', 'recrystallizes'],
      },
      {
        say: 'In tests, cracked samples sealed themselves within two weeks.',
        onScreen: 'Sealed in 2 weeks',
        visualKeywords: ['concrete block', 'water test', 'calendar'],
        emphasis: ['sealed', 'two'],
      },
      {
        say: 'Modern concrete in the same test never healed at all.',
        visualKeywords: ['broken pavement', 'modern building', 'crack'],
        emphasis: ['never'],
      },
    ],
    callToAction: "Recommend it to anyone who's patched a driveway.",
    facts: [
      {
        claim:
          'The Pantheon, dedicated in 128, has a concrete dome that is still intact; lime clasts, found by MIT and partners, gave Roman concrete a self-healing ability.',
        sources: [
          {
            title: 'Why was Roman concrete so durable?',
            url: 'https://www.thehindu.com/sci-tech/why-was-roman-concrete-so-durable/article66416320.ece',
          },
        ],
      },
      {
        claim: 'The lime chunks had been dismissed as sloppy mixing.',
        sources: [{ title: 'Roman concrete', url: 'https://moderntraditional.com/tag/concrete/' }],
      },
      {
        claim: 'Calcium dissolves, seeps into the crack and recrystallizes.',
        sources: [
          {
            title: 'Can you imagine self-healing concrete? Romans already invented it',
            url: 'https://forum.centerforinquiry.org/t/can-you-imagine-self-healing-concrete-romans-already-invented-it/10111',
          },
        ],
      },
      {
        claim: 'Cracked samples made the ancient way healed within two weeks; modern concrete never did.',
        sources: [
          { title: 'Roman-era concrete: lime clasts', url: 'https://psjfactoids.blogspot.com/2023/01/' },
        ],
      },
    ],
  },
  {
    id: 'curie-notebooks',
    niche: 'history',
    title: 'The Notebooks in Lead Boxes',
    topics: [
      'marie curie',
      'curie',
      'radioactivity',
      'radiation',
      'radium',
      'scientist',
      'science history',
      'history',
      'women in science',
      'nobel',
    ],
    hook: "To read Marie Curie's notebooks, you sign a waiver.",
    scenes: [
      {
        say: "They're kept in lead-lined boxes in France's National Library.",
        visualKeywords: ['lead box', 'library archive', 'old notebook'],
        emphasis: ['lead-lined'],
      },
      {
        say: 'The pages are still radioactive, about a century after her death.',
        visualKeywords: ['geiger counter', 'handwritten page', 'protective gloves'],
        emphasis: ['still', 'radioactive'],
      },
      {
        say: 'She used to carry radium and polonium samples around in her pockets.',
        visualKeywords: ['lab coat pocket', 'glass tube', 'vintage laboratory'],
        emphasis: ['pockets'],
      },
      {
        say: 'They glowed, and she said they looked like faint fairy lights.',
        visualKeywords: ['glowing vial', 'fairy lights', 'dark room'],
        emphasis: ['glowed', 'fairy'],
      },
      {
        say: 'Nobody knew the danger yet; even her cookbooks are contaminated.',
        visualKeywords: ['old cookbook', 'kitchen', 'warning sign'],
        emphasis: ['cookbooks'],
      },
      {
        say: "They'll stay that way for roughly another 1,500 years.",
        onScreen: '1,500 years',
        visualKeywords: ['library shelf', 'hourglass', 'notebook'],
        emphasis: ['1,500'],
      },
    ],
    callToAction: 'Comment which scientist you want next.',
    facts: [
      {
        claim:
          'Nearly a century after her death Marie Curie’s notebooks are radioactive and will be for another 1,500 years; France’s National Library keeps them in lead-lined boxes, readers sign a waiver; she called the samples’ glow faint fairy lights; even her cookbooks are radioactive.',
        sources: [
          {
            title: 'Marie Curie’s notebooks are still radioactive',
            url: 'https://content.interestingfacts.com/fact/612fb1007a91ad00076dd938?selected=1',
          },
        ],
      },
      {
        claim: 'She carried samples of radium and polonium in her pocket without knowing the danger.',
        sources: [
          {
            title: 'Marie Curie’s notebooks are stored under lead',
            url: 'https://thefanatic.net/marie-curies-notebooks-are-stored-under-lead/',
          },
          {
            title: 'Why are Marie Curie’s notebooks kept in a cellar under several layers of lead?',
            url: 'https://hankgilbert.com/nobel-prize/why-are-marie-curies-notebooks-kept-in-a-cellar-under-several-layers-of-lead/',
          },
        ],
      },
    ],
  },
  {
    id: 'nutmeg-manhattan',
    niche: 'history',
    title: 'Manhattan for a Spice',
    topics: [
      'nutmeg',
      'manhattan',
      'new york',
      'spice',
      'spice trade',
      'dutch',
      'netherlands',
      'trade',
      'colonial history',
      'history',
      'indonesia',
    ],
    hook: 'The Dutch once swapped Manhattan for nutmeg.',
    scenes: [
      {
        say: 'In the 1600s, nutmeg grew on one group of islands: the Bandas.',
        visualKeywords: ['nutmeg', 'tropical island', 'spice market'],
        emphasis: ['nutmeg', 'one'],
      },
      {
        say: 'Europeans even believed it could cure the Black Death.',
        visualKeywords: ['plague doctor', 'apothecary', 'nutmeg'],
        emphasis: ['cure'],
      },
      {
        say: 'The Dutch held every nutmeg island except a tiny one called Run.',
        visualKeywords: ['old map', 'sailing ship', 'small island'],
        emphasis: ['except', 'Run'],
      },
      {
        say: 'England claimed that one, and it had also captured New Amsterdam.',
        visualKeywords: ['english flag', 'old harbor', 'cannon'],
        emphasis: ['captured'],
      },
      {
        say: 'So in 1667 they settled: Run for the Dutch, Manhattan for England.',
        onScreen: '1667',
        visualKeywords: ['treaty', 'quill', 'old map'],
        emphasis: ['1667', 'Manhattan'],
      },
      {
        say: 'Run still has no cars, and Manhattan became New York.',
        visualKeywords: ['manhattan skyline', 'island village', 'yellow taxi'],
        emphasis: ['no', 'York'],
      },
    ],
    callToAction: 'Grate some nutmeg tonight and think about rent.',
    facts: [
      {
        claim:
          'In the 17th century (the 1600s) nutmeg grew only in the Banda Islands and was thought to cure the Black Death; the Dutch had every island but Run, held by England, which also captured New Amsterdam; the Treaty of Breda of 1667 traded one for the other.',
        sources: [
          {
            title: 'How a Tiny Indonesian Island Was Traded for Manhattan in 1667',
            url: 'https://seasia.co/2026/01/15/how-a-tiny-indonesian-island-was-traded-for-manhattan-in-1667',
          },
          {
            title: 'Did the Dutch really trade Manhattan for nutmeg?',
            url: 'https://history.howstuffworks.com/history-vs-myth/nutmeg-new-netherland3.htm',
          },
          {
            title: 'Run – Atlas of Mutual Heritage',
            url: 'https://www.atlasofmutualheritage.nl/en/page/4236/run',
          },
        ],
      },
      {
        claim: 'Run has no cars today.',
        sources: [
          {
            title: 'What the Dutch Lost When They Lost Manhattan',
            url: 'https://pokonews.com/opinion-what-the-dutch-misplaced-when-they-misplaced-manhattan',
          },
        ],
      },
    ],
  },
  {
    id: 'marathon-distance',
    niche: 'history',
    title: 'Why a Marathon Is So Long',
    topics: [
      'marathon',
      'running',
      'runner',
      'olympics',
      'sport',
      'sports',
      'fitness',
      'exercise',
      'race',
      'history',
      'london',
    ],
    hook: "The marathon's odd length traces back to a castle.",
    scenes: [
      {
        say: 'Early Olympic marathons were only about 25 miles long.',
        visualKeywords: ['running shoes', 'old stadium', 'runners'],
        emphasis: ['25'],
      },
      {
        say: 'For London in 1908, the race started at Windsor Castle.',
        onScreen: 'London 1908',
        visualKeywords: ['windsor castle', 'vintage runners', 'crowd'],
        emphasis: ['1908', 'Windsor'],
      },
      {
        say: 'The story goes, the royal children wanted to watch the start.',
        visualKeywords: ['castle window', 'children', 'royal crown'],
        emphasis: ['royal', 'children'],
      },
      {
        say: 'Then the finish line was set in front of the royal box.',
        visualKeywords: ['finish line', 'stadium', 'royal box'],
        emphasis: ['finish'],
      },
      {
        say: 'The total came to 26 miles and 385 yards.',
        onScreen: '26 miles, 385 yards',
        visualKeywords: ['measuring wheel', 'road', 'mile marker'],
        emphasis: ['26', '385'],
      },
      {
        say: 'In 1921 that accident became the official distance.',
        visualKeywords: ['stopwatch', 'medal', 'marathon crowd'],
        emphasis: ['1921', 'official'],
      },
    ],
    callToAction: 'Tag the runner who curses those last 385 yards.',
    facts: [
      {
        claim:
          'Earlier Olympic marathons were about 25 miles; London’s of 1908 ran 26 miles, 385 yards from Windsor Castle to the Royal Box, by some stories so that royal children could watch; it was made official in 1921.',
        sources: [
          {
            title: 'Why the marathon is 26 miles, 385 yards',
            url: 'https://sudburyrocks.ca/Archives%202018/05-24index.htm',
          },
          {
            title: 'Why did they add 300 extra yards onto the 26 mile marathon?',
            url: 'https://sports.answers.com/individual-sports/Why_did_they_add_300_extra_yards_onto_the_26_mile_marathon',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
