import type { Starter } from './types.ts'

export const physicsStarters = [
  {
    id: 'black-hole-spaghetti',
    niche: 'physics',
    title: 'A Black Hole Would Stretch You',
    topics: [
      'black hole',
      'black holes',
      'spaghettification',
      'event horizon',
      'falling into black hole',
      'supermassive black hole',
      'singularity',
      'gravity',
      'physics',
    ],
    hook: 'Fall into a black hole, and you turn into spaghetti.',
    scenes: [
      {
        say: 'Go in feet first, and your feet get pulled harder than your head.',
        visualKeywords: ['astronaut falling', 'black hole', 'swirling light'],
        emphasis: ['first', 'feet'],
      },
      {
        say: "At first, you'd feel nothing, because falling is weightless.",
        visualKeywords: ['floating astronaut', 'calm face', 'stars'],
        emphasis: ['feel', 'nothing'],
      },
      {
        say: 'Then the difference in pull starts to stretch you.',
        visualKeywords: ['stretched rubber', 'long thin strand', 'glowing ring'],
        emphasis: ['difference', 'stretch'],
      },
      {
        say: 'Your body snaps in two, then those halves snap again.',
        visualKeywords: ['snapping string', 'split shape', 'debris'],
        emphasis: ['two', 'snap'],
      },
      {
        say: 'Physicists have a real word for this: spaghettification.',
        visualKeywords: ['spaghetti on a fork', 'physics textbook', 'noodle'],
        emphasis: ['spaghettification'],
      },
      {
        say: "In a giant one, you'd cross the point of no return before it hurts.",
        visualKeywords: ['huge black hole', 'accretion disk', 'tiny spaceship'],
        emphasis: ['giant', 'hurts'],
      },
    ],
    callToAction: "Tag who you'd send in first.",
    facts: [
      {
        claim:
          'A person falling in feet first is weightless and feels nothing at first; the feet are accelerated faster than the head, and the tidal force snaps the body into two (2) segments, then each again.',
        sources: [
          {
            title: 'Death by Black Hole, by Neil deGrasse Tyson (excerpt)',
            url: 'http://wesclark.com/temp/black_hole_excerpt_5.html',
          },
        ],
      },
      {
        claim:
          'It is termed spaghettification; at the event horizon of a supermassive black hole the tidal forces can be weaker than those felt on Earth; nothing, not even light, escapes.',
        sources: [
          {
            title: 'What would happen if you fell into a black hole – Biology Insights',
            url: 'https://biologyinsights.com/what-would-happen-if-you-fell-into-a-black-hole',
          },
        ],
      },
    ],
  },
  {
    id: 'twins-time-dilation',
    niche: 'physics',
    title: 'The Twin Who Aged Less',
    topics: [
      'time dilation',
      'time',
      'relativity',
      'theory of relativity',
      'einstein relativity',
      'space time',
      'scott kelly',
      'twin paradox',
      'twins',
      'astronaut',
    ],
    hook: 'One NASA twin is younger because he moved faster.',
    scenes: [
      {
        say: 'Scott and Mark Kelly are identical twins, and both became astronauts.',
        visualKeywords: ['twin brothers', 'baby photo', 'astronaut suit'],
        emphasis: ['Scott', 'Mark'],
      },
      {
        say: 'Scott spent about a year orbiting at 17,500 miles an hour.',
        onScreen: '17,500 mph',
        visualKeywords: ['space station', 'earth below', 'astronaut window'],
        emphasis: ['year', '17,500'],
      },
      {
        say: 'Einstein said moving clocks tick slower, and that includes you.',
        visualKeywords: ['ticking clock', 'einstein portrait', 'light trails'],
        emphasis: ['moving', 'slower'],
      },
      {
        say: 'So Mark, down on Earth, aged a tiny bit more.',
        visualKeywords: ['man on earth', 'calendar', 'mirror'],
        emphasis: ['aged', 'more'],
      },
      {
        say: 'The difference came to about five whole milliseconds.',
        onScreen: '5 milliseconds',
        visualKeywords: ['stopwatch', 'blinking eye', 'digital timer'],
        emphasis: ['difference', 'five'],
      },
      {
        say: "It's tiny, but atomic clocks on planes have proved it.",
        visualKeywords: ['atomic clock', 'airplane', 'orbit lines'],
        emphasis: ['tiny', 'clocks'],
      },
    ],
    callToAction: 'Go tell your twin, or your older sibling.',
    facts: [
      {
        claim:
          'Scott Kelly orbited at around 17,500 mph, so that his twin Mark has theoretically lived five (5) milliseconds more than Scott; time moves more slowly for objects in motion.',
        sources: [
          {
            title: 'Astronaut Scott Kelly Aged Slower Than His Brother – Wonderful Engineering',
            url: 'http://wonderfulengineering.com/astronaut-scott-kelly-aged-slower-than-his-brother-on-earth-heres-why/',
          },
        ],
      },
      {
        claim:
          'He spent more than a year in space; the effect has been proven with atomic clocks in planes and rockets.',
        sources: [
          {
            title: 'Astronauts Live Longer, Younger In Space – Science World Report',
            url: 'https://www.scienceworldreport.com/articles/46552/20160901/astronauts-live-longer-younger-in-space-scott-kelly-proves-why.htm',
          },
        ],
      },
    ],
  },
  {
    id: 'moon-feather-gravity',
    niche: 'physics',
    title: 'The Feather That Fell Like a Hammer',
    topics: [
      'gravity',
      'falling',
      'what is gravity',
      'apollo 15',
      'feather and hammer',
      'free fall',
      'galileo experiment',
      'vacuum',
      'moon landing',
    ],
    hook: 'On the Moon, a feather falls as fast as a hammer.',
    scenes: [
      {
        say: 'For ages, people figured heavy things simply fall faster.',
        visualKeywords: ['falling rock', 'old philosopher', 'leaning tower'],
        emphasis: ['heavy', 'fall', 'faster'],
      },
      {
        say: 'Galileo said no: only air gets in the way.',
        visualKeywords: ['galileo portrait', 'floating leaf', 'wind'],
        emphasis: ['Galileo', 'air'],
      },
      {
        say: "Nobody could drop things where there's no air at all.",
        visualKeywords: ['glass vacuum tube', 'candle in a jar', 'blue sky'],
        emphasis: ['drop', 'no'],
      },
      {
        say: 'Then, in 1971, David Scott stood on the Moon.',
        onScreen: 'Apollo 15, 1971',
        visualKeywords: ['astronaut on the moon', 'lunar module', 'moon mountains'],
        emphasis: ['1971', 'David', 'Scott'],
      },
      {
        say: "In one hand, a hammer, in the other, a falcon's feather.",
        visualKeywords: ['hammer in a glove', 'falcon feather', 'close-up of hands'],
        emphasis: ['hammer', "falcon's"],
      },
      {
        say: 'He let go, and they hit the dust at the same moment.',
        visualKeywords: ['moon dust', 'two objects falling', 'tv camera'],
        emphasis: ['same', 'moment'],
      },
    ],
    callToAction: 'Try it at home with a book and a coin.',
    facts: [
      {
        claim:
          'In 1971 the Apollo 15 astronaut David Scott dropped a hammer (1.3 kg) and a falcon feather (30 g) to prove Galileo’s thesis that things fall equally fast regardless of mass unless air slows them.',
        sources: [
          {
            title: 'Astronaut, Hammer und Feder – klamm.de',
            url: 'https://klamm.de/schlaufuchs/wie-hiess-der-astronout-der-einen-hammer-und-eine-feder-auf-den-mond-fallen-lies-um-die-27157.html',
          },
        ],
      },
      {
        claim:
          'There was no air resistance, and the feather fell at the same rate as the hammer, as Galileo had concluded hundreds of years before.',
        sources: [
          {
            title: 'Apollo 15 Hammer-Feather Drop',
            url: 'http://www.pearltrees.com/zelaya225/videos-movies/id2931483',
          },
        ],
      },
    ],
  },
  {
    id: 'double-slit-quantum',
    niche: 'physics',
    title: 'The Experiment That Broke Physics',
    topics: [
      'quantum',
      'quantum physics',
      'quantum mechanics',
      'double slit',
      'double slit experiment',
      'electron',
      'wave particle duality',
      'parallel universe',
      'observer effect',
    ],
    hook: 'One electron can go through two doors at once.',
    scenes: [
      {
        say: 'Fire electrons at a wall with two thin slits.',
        visualKeywords: ['electron beam', 'metal plate with two slits', 'laboratory'],
        emphasis: ['electrons', 'two'],
      },
      {
        say: "You'd expect two piles of hits, like paint through a stencil.",
        visualKeywords: ['spray paint stencil', 'two stripes', 'target screen'],
        emphasis: ['two', 'paint'],
      },
      {
        say: 'Instead, you get stripes, the kind only waves make.',
        visualKeywords: ['interference pattern', 'water ripples', 'striped light'],
        emphasis: ['stripes', 'waves'],
      },
      {
        say: 'So scientists sent them one at a time.',
        visualKeywords: ['single dot on a screen', 'slow drip', 'counter'],
        emphasis: ['one', 'time'],
      },
      {
        say: 'Dot by dot, the very same stripes appeared.',
        visualKeywords: ['dots forming stripes', 'time lapse', 'dark screen'],
        emphasis: ['same', 'stripes'],
      },
      {
        say: 'Each electron had taken both ways and met itself.',
        visualKeywords: ['crossing waves', 'two doors', 'mirror image'],
        emphasis: ['both', 'met', 'itself'],
      },
      {
        say: 'Put a detector at the slits, and the pattern disappears.',
        visualKeywords: ['sensor', 'empty screen', 'watching eye'],
        emphasis: ['detector', 'disappears'],
      },
    ],
    callToAction: 'Explain it to me in the comments.',
    facts: [
      {
        claim:
          'In 1974 an experiment had only one electron in the apparatus at a time and still obtained the interference pattern; the only way to account for it is that an electron passes through both (two, 2) slits and interferes with itself.',
        sources: [
          {
            title: 'Two-Source Particle Interference – University of Texas',
            url: 'https://farside.ph.utexas.edu/teaching/355/Surveyhtml/node167.html',
          },
        ],
      },
      {
        claim: 'When detectors at the slits determine the path, the interference pattern disappears.',
        sources: [
          {
            title: 'The single electron in the double-slit experiment – Physics Gurus',
            url: 'https://physicsgurus.com/55559/interpret-behavior-single-electron-double-slit-experiment?show=55560',
          },
        ],
      },
    ],
  },
  {
    id: 'romer-light-speed',
    niche: 'physics',
    title: 'A Late Moon Clocked Light',
    topics: [
      'speed of light',
      'light speed',
      'faster than light',
      'ole romer',
      'light',
      'jupiter moon',
      'io',
      'lightyear',
      'light year',
    ],
    hook: 'A moon running late gave away the speed of light.',
    scenes: [
      {
        say: "Jupiter's moon Io slips behind the planet every 42 hours.",
        onScreen: 'Every 42 hours',
        visualKeywords: ['jupiter and io', 'planet shadow', 'telescope view'],
        emphasis: ['Io', '42'],
      },
      {
        say: 'Around 1676, Ole Rømer had timed it for years, like a clock.',
        visualKeywords: ['astronomer in old paris', 'pendulum clock', 'notebook'],
        emphasis: ['Ole', 'Rømer', 'clock'],
      },
      {
        say: 'But when Jupiter was far, the eclipse came 11 minutes late.',
        onScreen: '11 minutes late',
        visualKeywords: ['late clock', 'distant planet', 'orbit diagram'],
        emphasis: ['far', '11'],
      },
      {
        say: 'When Jupiter was near, it came that much early.',
        visualKeywords: ['planet close-up', 'early alarm', 'orbit diagram'],
        emphasis: ['near', 'early'],
      },
      {
        say: 'The moon was fine; its light just had farther to go.',
        visualKeywords: ['beam of light', 'long road', 'star field'],
        emphasis: ['fine', 'light'],
      },
      {
        say: "His boss never believed it, but he'd proved that light takes time.",
        visualKeywords: ['doubting man in a wig', 'observatory', 'candle flame'],
        emphasis: ['never', 'believed'],
      },
    ],
    callToAction: 'Look at a star and guess how old it looks.',
    facts: [
      {
        claim:
          'In 1676 the Danish astronomer Ole Rømer, who had timed Io every 42 hours for years to use it as a clock, found eclipses 11 minutes early when Earth was closest to Jupiter and 11 minutes late when farthest: light has a finite speed.',
        sources: [
          {
            title: 'On this day in space: Nov. 21, 1676',
            url: 'https://terapiayrehabilitacionfisica.com/Datos/2021/11/22/on-this-day-in-space-nov-21-1676-astronomer-accidentally-discovers-speed-of-light',
          },
        ],
      },
      {
        claim: 'He worked in Paris and never convinced the observatory’s director, Cassini.',
        sources: [
          {
            title: 'Rømer’s determination of the speed of light – Wikipedia',
            url: 'https://en.wikipedia.org/wiki/R%C3%B8mer%27s_determination_of_the_speed_of_light',
          },
        ],
      },
    ],
  },
  {
    id: 'rutherford-empty-atom',
    niche: 'physics',
    title: 'You Are Almost Entirely Nothing',
    topics: [
      'atom',
      'atoms',
      'empty space',
      'rutherford',
      'nucleus',
      'gold foil',
      'matter',
      'particle physics',
      'chemistry',
    ],
    hook: 'Everything solid around you is mostly empty space.',
    scenes: [
      {
        say: "In 1909, Rutherford's lab fired tiny particles at gold foil.",
        onScreen: '1909',
        visualKeywords: ['gold leaf', 'brass instrument', 'old laboratory'],
        emphasis: ['1909', "Rutherford's"],
      },
      {
        say: 'Atoms were supposed to be soft, like pudding with raisins.',
        visualKeywords: ['plum pudding', 'raisins', 'atom model'],
        emphasis: ['supposed', 'pudding'],
      },
      {
        say: 'Almost every particle went straight through, as expected.',
        visualKeywords: ['particle tracks', 'glowing screen', 'thin foil'],
        emphasis: ['straight', 'through'],
      },
      {
        say: 'But a few of them bounced right back.',
        visualKeywords: ['ricochet', 'flash on a screen', 'shocked scientist'],
        emphasis: ['few', 'back'],
      },
      {
        say: 'It was like firing a shell at tissue paper, he said, and it hits you.',
        visualKeywords: ['cannon shell', 'tissue paper', 'smoke'],
        emphasis: ['shell', 'tissue', 'paper'],
      },
      {
        say: 'So the mass sits in a speck, up to 100,000 times smaller than the atom.',
        onScreen: '100,000 times smaller',
        visualKeywords: ['tiny dot in a stadium', 'atom animation', 'pinhead'],
        emphasis: ['speck', '100,000'],
      },
    ],
    callToAction: 'Knock on a table and think about it.',
    facts: [
      {
        claim:
          'Rutherford scattered particles off gold foil: the “plum pudding” model was expected, most went right through, some bounced backward; the mass is concentrated in a kernel some 10,000 to 100,000 times smaller than the atom.',
        sources: [
          {
            title: 'Rutherford scattering – TRIUMF',
            url: 'https://tcmms.triumf.ca/~jess/hr/skept/Atoms/node5.html',
          },
        ],
      },
      {
        claim:
          '“It was almost as incredible as if you fired a 15-inch shell at a piece of tissue and it came back and hit you.”',
        sources: [
          {
            title: 'Rutherford picture of the atom – Louisiana Tech University',
            url: 'http://www.chem.latech.edu/~upali/chem120/120CH02_files/v3_slide0043.htm',
          },
        ],
      },
      {
        claim: 'The experiment was in 1909; atoms consist mostly of space.',
        sources: [
          {
            title: 'Who was Rutherford?',
            url: 'https://experts123.com/q/who-was-rutherford.html',
          },
        ],
      },
    ],
  },
  {
    id: 'schrodinger-joke',
    niche: 'physics',
    title: "Schrödinger's Cat Was an Insult",
    topics: [
      "schrodinger's cat",
      "schrödinger's cat",
      'schrodinger',
      'superposition',
      'thought experiment',
      'quantum theory',
      'cat in a box',
      'quantum physics',
    ],
    hook: 'Schrödinger invented his cat to make fun of physics.',
    scenes: [
      {
        say: 'In 1935, quantum rules said tiny things are both until you look.',
        onScreen: '1935',
        visualKeywords: ['blackboard equations', 'spinning coin', 'microscope'],
        emphasis: ['both', 'look'],
      },
      {
        say: 'Einstein hated it and wrote about gunpowder both exploded and not.',
        visualKeywords: ['einstein writing', 'gunpowder keg', 'letter'],
        emphasis: ['Einstein', 'gunpowder'],
      },
      {
        say: 'Schrödinger wrote back with something even more ridiculous.',
        visualKeywords: ['physicist portrait', 'fountain pen', 'envelope'],
        emphasis: ['Schrödinger', 'ridiculous'],
      },
      {
        say: 'Lock a cat in a box with poison that one atom may release.',
        visualKeywords: ['cardboard box', 'cat peeking out', 'glass vial'],
        emphasis: ['cat', 'poison'],
      },
      {
        say: "By the rules, the cat's now dead and alive.",
        visualKeywords: ['half-lit cat', 'two shadows', 'closed box'],
        emphasis: ['dead', 'alive'],
      },
      {
        say: "His point was that the world can't possibly work like that.",
        visualKeywords: ['shaking head', 'open box', 'cat yawning'],
        emphasis: ['point', "can't"],
      },
    ],
    callToAction: 'Tag whoever owns the T-shirt.',
    facts: [
      {
        claim:
          'In 1935 Schrödinger corresponded with Einstein, who had written of gunpowder both exploded and unexploded; to point out the flaw he wrote “One can even set up quite ridiculous cases” and described the cat, both dead and alive until observed.',
        sources: [
          {
            title: 'Schrödinger’s cat',
            url: 'http://seminarjan.org/schr%c3%b6dinger%27s%20cat.html',
          },
        ],
      },
      {
        claim: 'It was intended to point out the absurdity of the scenario.',
        sources: [
          {
            title: 'Thought experiment',
            url: 'http://yurileonov.com/thought-experiment',
          },
        ],
      },
      {
        claim:
          'A cat is placed in a box with a poison that is released by a random event, such as the decay of an atomic nucleus.',
        sources: [
          {
            title: 'Schrödinger’s thought experiment',
            url: 'http://moravskaprodejna.cz/ffp3ez/schr%C3%B6dinger%27s-kittens-thought-experiment-cd0581',
          },
        ],
      },
    ],
  },
  {
    id: 'sunlight-age',
    niche: 'physics',
    title: 'Sunlight Is Older Than You Think',
    topics: [
      'sun',
      'sunlight',
      'the sun',
      'photon',
      'solar energy',
      'sunshine',
      'sunrise',
      'core of the sun',
      'astronomy',
    ],
    hook: 'The sunlight on your face is older than history.',
    scenes: [
      {
        say: "From the Sun's surface, the trip to you takes eight minutes.",
        onScreen: '8 minutes',
        visualKeywords: ['sunrise over hills', 'sun close-up', 'face in sunlight'],
        emphasis: ['surface', 'eight'],
      },
      {
        say: "But the light was made in the core, and that's the hard part.",
        visualKeywords: ['sun core illustration', 'glowing plasma', 'fusion'],
        emphasis: ['made', 'core'],
      },
      {
        say: 'In there, a photon moves a centimeter or less before it crashes.',
        visualKeywords: ['pinball machine', 'bouncing light', 'dense crowd'],
        emphasis: ['centimeter', 'crashes'],
      },
      {
        say: 'Each crash flings it in a random direction.',
        visualKeywords: ['scattered arrows', 'ricochet', 'maze'],
        emphasis: ['flings', 'direction'],
      },
      {
        say: 'It staggers around like that for about 100,000 years.',
        onScreen: '100,000 years',
        visualKeywords: ['zigzag path', 'hourglass', 'ancient cave'],
        emphasis: ['staggers', '100,000', 'years'],
      },
      {
        say: 'When it set out, there were mammoths on Earth.',
        visualKeywords: ['woolly mammoth', 'ice age plain', 'cave painting'],
        emphasis: ['mammoths'],
      },
    ],
    callToAction: 'Look up tomorrow and say thanks for the wait.',
    facts: [
      {
        claim:
          'A photon takes about 100,000 years from the Sun’s core to the surface, since woolly mammoths roamed the Earth, then 8 (eight) minutes and 20 seconds to Earth; it travels less than a centimeter before it is absorbed and re-emitted in a random direction.',
        sources: [
          {
            title: 'Sun photon: 100,000 years – Fun Factz',
            url: 'https://funfactz.com/science/photon-earth',
          },
        ],
      },
      {
        claim:
          'Photons from the core can take up to 100,000 years, moving only a few centimeters before they hit something.',
        sources: [
          {
            title: 'Astronomy Fun Fact 14 – Moiya McTier',
            url: 'https://www.moiyamctier.com/post/astronomy-fun-fact-14',
          },
        ],
      },
    ],
  },
  {
    id: 'big-bang-pigeons',
    niche: 'physics',
    title: 'They Blamed the Pigeons',
    topics: [
      'big bang',
      'big bang theory',
      'origin of universe',
      'universe',
      'beginning of universe',
      'cosmic microwave background',
      'penzias and wilson',
      'cosmology',
    ],
    hook: 'Two men heard the Big Bang and blamed pigeons.',
    scenes: [
      {
        say: "In 1964, a giant radio horn in New Jersey wouldn't stop hissing.",
        onScreen: '1964',
        visualKeywords: ['holmdel horn antenna', 'new jersey field', 'headphones'],
        emphasis: ['1964', 'hissing'],
      },
      {
        say: 'The noise came from everywhere, day and night.',
        visualKeywords: ['night sky timelapse', 'static on a screen', 'turning antenna'],
        emphasis: ['everywhere', 'night'],
      },
      {
        say: 'They checked every wire, and even suspected New York.',
        visualKeywords: ['cables', 'new york skyline', 'technician'],
        emphasis: ['wire', 'New', 'York'],
      },
      {
        say: 'Then they found pigeons nesting in the horn, and plenty of droppings.',
        visualKeywords: ['pigeons', 'nest', 'cleaning brush'],
        emphasis: ['pigeons', 'droppings'],
      },
      {
        say: 'They trapped the birds and scrubbed it clean, and the hiss stayed.',
        visualKeywords: ['bird trap', 'scrubbing', 'frustrated scientists'],
        emphasis: ['scrubbed', 'stayed'],
      },
      {
        say: 'It was leftover glow from the birth of the universe.',
        onScreen: 'Nobel Prize 1978',
        visualKeywords: ['baby universe map', 'expanding light', 'nobel medal'],
        emphasis: ['leftover', 'glow'],
      },
    ],
    callToAction: 'Blame that for the state of your room.',
    facts: [
      {
        claim:
          'Penzias and Wilson (two scientists, 2) at Bell Labs in Holmdel, New Jersey, thought that pigeon droppings caused the hiss, trapped the birds, and it persisted; in 1964 they had discovered the fading flash of the big bang.',
        sources: [
          {
            title: 'Maybe It’s the Pigeons…? – Smithsonian National Air and Space Museum',
            url: 'https://airandspace.si.edu/exhibitions/explore-the-universe/online/etu_a_cmbr.htm',
          },
        ],
      },
      {
        claim: 'The Nobel Prize came in 1978.',
        sources: [
          {
            title: 'Echoes of the Big Bang – The Logbook',
            url: 'http://www.thelogbook.com/1964/finding-the-big-bang/',
          },
        ],
      },
      {
        claim: 'They considered noise from New York City; the hiss came from everywhere.',
        sources: [
          {
            title: 'Cleaning Pigeon Poop Off Their Antenna',
            url: 'https://artdiamondblog.com/archives/2024/02/cleaning-pigeon-poop-off-their-antenna-to-rule-out-a-cause-of-static.html',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
