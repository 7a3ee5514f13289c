import type { Starter } from './types.ts'

export const historyStarters = [
  {
    id: 'emu-war',
    niche: 'history',
    title: "Australia's War on Emus",
    topics: ['emu war', 'emu', 'australia', 'war', 'military', 'history', 'birds', 'army', '1930s'],
    hook: "In 1932, Australia's army went to war with birds.",
    scenes: [
      {
        say: "About 20,000 emus had marched into Western Australia's wheat farms.",
        onScreen: '20,000 emus',
        visualKeywords: ['emu', 'wheat field', 'australia'],
        emphasis: ['20,000', 'emus'],
      },
      {
        say: 'So soldiers turned up with two machine guns and 10,000 rounds.',
        visualKeywords: ['army truck', 'soldier', 'old machine gun'],
        emphasis: ['two', '10,000'],
      },
      {
        say: 'The gunners rarely saw more than 40 birds in one group.',
        visualKeywords: ['emu flock', 'binoculars', 'dusty plain'],
        emphasis: ['40', 'group'],
      },
      {
        say: 'They fired 150 rounds at one flock and killed none outright.',
        onScreen: '150 rounds, 0 emus',
        visualKeywords: ['running emu', 'dust cloud', 'empty shells'],
        emphasis: ['150', 'none'],
      },
      {
        say: 'A quarter of the ammo gone, and more emus were marching in.',
        visualKeywords: ['emu flock', 'ammunition box', 'fence'],
        emphasis: ['quarter', 'more'],
      },
      {
        say: 'One newspaper called it a wild emu chase.',
        visualKeywords: ['old newspaper', 'emu', 'printing press'],
        emphasis: ['wild', 'chase'],
      },
    ],
    callToAction: "Tag someone who'd still bet on the army.",
    facts: [
      {
        claim:
          'In 1932 as many as 20,000 emus arrived on the wheat farms of Western Australia, and soldiers were sent to shoot them.',
        sources: [
          {
            title: 'The Emu War – Pickering Brook Heritage Group',
            url: 'https://pickeringbrookheritagegroup.com.au/miscellaneous/the-emu-war/',
          },
        ],
      },
      {
        claim:
          'The Lewis gunners had not had a target of more than thirty or forty (40) in a group; 150 rounds were fired at one from two guns and no (0) birds were killed outright: a “wild emu chase”.',
        sources: [
          {
            title: 'From the Archives, 1932: The great emu war begins – WAtoday / The Age',
            url: 'https://www.watoday.com.au/national/western-australia/from-the-archives-1932-the-great-emu-war-begins-20221027-p5bth1.html?ref=rss&utm_medium=rss&utm_source=rss_national_western-australia',
          },
        ],
      },
      {
        claim:
          'More than a quarter of the 10,000 rounds had been used, and three large mobs of emus were heading for the district.',
        sources: [
          {
            title:
              'From the Archives, 1932: First shots fired in the Emu War – Brisbane Times / The Sydney Morning Herald',
            url: 'https://www.brisbanetimes.com.au/national/from-the-archives-1932-first-shots-fired-in-the-emu-war-20221025-p5bsux.html?ref=rss&utm_medium=rss&utm_source=rss_national',
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
        say: 'Only about a third of it survived, broken into 82 pieces.',
        onScreen: '82 pieces',
        visualKeywords: ['corroded bronze', 'museum case', 'fragments'],
        emphasis: ['third', '82'],
      },
      {
        say: 'Inside, about 30 bronze gears were cranked by hand.',
        onScreen: '30 bronze gears',
        visualKeywords: ['bronze gears', 'clockwork', 'hand crank'],
        emphasis: ['30', 'cranked'],
      },
      {
        say: 'It worked out eclipses and the phases of the Moon for any date.',
        visualKeywords: ['moon phases', 'solar eclipse', 'calendar'],
        emphasis: ['eclipses', 'Moon'],
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
          'Sponge divers recovered it in 1901 from an ancient wreck near a small Greek island; about 30 bronze gears were cranked to find eclipses and Moon phases for a date; a third survived, in 82 fragments.',
        sources: [
          {
            title: 'Researchers hail major step in decoding Greek astronomical device – Mystery Wire',
            url: 'https://www.mysterywire.com/mysteries/researchers-hail-major-step-in-decoding-greek-astronomical-device/',
          },
          {
            title: 'Ancient Life: Heavens – Biblical Archaeology Society',
            url: 'https://library.biblicalarchaeology.org/department/ancient-life-heavens/',
          },
        ],
      },
      {
        claim:
          'It is technically more complex than any known device for at least a millennium (a thousand years) afterwards.',
        sources: [
          {
            title: 'The Nature articles (2006) – Antikythera Mechanism Research Project',
            url: 'http://antikythera-mechanism.gr/project/publications/nature-2006',
          },
        ],
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
        say: 'Through modern concrete in the same test, water kept right on flowing.',
        visualKeywords: ['concrete crack', 'dripping water', 'modern wall'],
        emphasis: ['modern', 'flowing'],
      },
    ],
    callToAction: "Recommend it to anyone who's patched a driveway.",
    facts: [
      {
        claim:
          'The Pantheon, dedicated in 128, has a concrete dome that is still intact; lime clasts, found by MIT and partners, gave Roman concrete a self-healing ability.',
        sources: [
          {
            title: 'Why was Roman concrete so durable? – The Hindu',
            url: 'https://www.thehindu.com/sci-tech/why-was-roman-concrete-so-durable/article66416320.ece',
          },
        ],
      },
      {
        claim: 'The white chunks had been put down to poor mixing.',
        sources: [
          {
            title:
              'Explaining Ancient Roman Concrete: MIT Researchers Solve Durability Mysteries of Pantheon – Science Times',
            url: 'https://sciencetimes.com/amp/articles/41731/20230106/explaining-ancient-roman-concrete-mit-researchers-solve-durability-mysteries-pantheon.htm',
          },
        ],
      },
      {
        claim:
          'Met by water, the lime dissolves into cracks and recrystallizes; after a fortnight (two, 2 weeks) no water flowed through the cracked Roman sample, while it moved freely through the modern one.',
        sources: [
          {
            title: 'Roman concrete a sustainable alternative – Architecture & Design',
            url: 'https://architectureanddesign.com.au/news/roman-concrete-sustainable-alternative',
          },
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
        say: 'The pages are still radioactive, about a century later.',
        visualKeywords: ['old notebook', 'geiger counter', 'handwriting'],
        emphasis: ['radioactive', 'century'],
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
        say: 'Even her furniture and cookbooks need protective clothing to handle.',
        visualKeywords: ['old cookbook', 'kitchen', 'warning sign'],
        emphasis: ['cookbooks'],
      },
      {
        say: 'The radium in them takes 1,601 years to fade by half.',
        onScreen: '1,601-year half-life',
        visualKeywords: ['hourglass', 'lead box', 'geiger counter'],
        emphasis: ['1,601', 'half'],
      },
    ],
    callToAction: 'Comment which scientist you want next.',
    facts: [
      {
        claim:
          'A century later Marie Curie’s notebooks are kept in lead-lined boxes; visitors to the collection in the Bibliothèque Nationale (France’s National Library) sign a liability waiver, and even her cookbooks are contaminated; she carried polonium and radium in her pockets and wrote of tubes glowing like faint, fairy lights; radium has a half-life of 1,601 years.',
        sources: [
          {
            title: "Marie Curie's century-old radioactive notebook still requires lead box – Gizmodo",
            url: 'https://gizmodo.com/marie-curies-100-year-old-notebook-is-still-too-radioac-1615847891',
          },
        ],
      },
      {
        claim:
          'For years researchers who wanted to see the notes at the National Library signed that they did so at their own risk; the paper is still radioactive.',
        sources: [
          {
            title: 'Marie Curie satte livet på spil for videnskaben – Historienet (in Danish)',
            url: 'https://historienet.dk/videnskab/marie-curie-satte-livet-paa-spil-for-videnskaben',
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
        say: "Back then, all the world's nutmeg trees grew on ten small islands.",
        visualKeywords: ['nutmeg', 'tropical island', 'spice jar'],
        emphasis: ['ten', 'nutmeg'],
      },
      {
        say: 'The Dutch wanted every one, but England held tiny Run.',
        visualKeywords: ['old map', 'sailing ship', 'fort'],
        emphasis: ['England', 'Run'],
      },
      {
        say: 'England had also just grabbed Manhattan from the Dutch.',
        visualKeywords: ['manhattan', 'old harbor', 'english flag'],
        emphasis: ['Manhattan', 'grabbed'],
      },
      {
        say: 'So in 1667 they settled: Run for the Dutch, Manhattan for England.',
        onScreen: '1667',
        visualKeywords: ['treaty', 'quill pen', 'handshake'],
        emphasis: ['1667', 'settled'],
      },
      {
        say: 'At last the Dutch had their dream, a nutmeg monopoly.',
        visualKeywords: ['nutmeg', 'gold coins', 'dutch ship'],
        emphasis: ['monopoly'],
      },
      {
        say: 'Manhattan got Times Square; by 2017, Run got electricity five hours a day.',
        visualKeywords: ['times square', 'fishing village', 'light bulb'],
        emphasis: ['five', 'electricity'],
      },
    ],
    callToAction: 'Grate some nutmeg tonight and think about rent.',
    facts: [
      {
        claim:
          'In 1667 England kept Manhattan, seized three years earlier, and the Dutch gained Run, the only English outpost in the Spice Islands, and so a nutmeg monopoly, as all nutmeg trees grew on the ten (10) Banda Islands; in 2017 Run had electricity for five hours a day.',
        sources: [
          {
            title:
              'The spice island they swapped for Manhattan, by Krithika Varagur, 2017 (copy of a newspaper report)',
            url: 'https://docslib.org/doc/1290901/the-spice-island-they-swapped-for-manhattan',
          },
        ],
      },
      {
        claim: 'Run was exchanged for Manhattan in the Treaty of Breda.',
        sources: [
          {
            title: 'Run – Atlas of Mutual Heritage',
            url: 'https://www.atlasofmutualheritage.nl/en/page/4236/run',
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
        say: 'Before 1908, there was no official length for a marathon.',
        visualKeywords: ['runners', 'old stopwatch', 'road'],
        emphasis: ['1908', 'official'],
      },
      {
        say: "For London's Olympics that year, the royal family had a request.",
        onScreen: 'London 1908',
        visualKeywords: ['royal crown', 'london', 'old stadium'],
        emphasis: ['royal', 'request'],
      },
      {
        say: 'Start at Windsor Castle, they said, and finish at our royal box.',
        visualKeywords: ['windsor castle', 'stadium seats', 'finish line'],
        emphasis: ['Windsor', 'box'],
      },
      {
        say: 'The total came to 26 miles and 385 yards.',
        onScreen: '26 miles, 385 yards',
        visualKeywords: ['measuring wheel', 'running track', 'road sign'],
        emphasis: ['26', '385'],
      },
      {
        say: 'The race was such a thriller that nobody could forget it.',
        visualKeywords: ['cheering crowd', 'exhausted runner', 'old newspaper'],
        emphasis: ['thriller'],
      },
      {
        say: 'So in 1921, officials made every marathon match that one.',
        visualKeywords: ['marathon start', 'medal', 'rule book'],
        emphasis: ['1921', 'every'],
      },
    ],
    callToAction: 'Tag the runner who curses those last 385 yards.',
    facts: [
      {
        claim:
          'In 1908 there was still no official marathon length; the royal family asked that London’s start at Windsor Castle and end at the royal box, which made it 26 miles and 385 yards; after that thrilling race the athletics federation ruled in 1921 that all marathons must match it.',
        sources: [
          {
            title: 'Why is the Marathon 26 miles and 385 yards in length? – BBC Sport',
            url: 'https://feeds.bbci.co.uk/sport/av/olympics/19171204',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
