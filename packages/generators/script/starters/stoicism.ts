import type { Starter } from './types.ts'

export const stoicismStarters = [
  {
    id: 'zeno-shipwreck',
    niche: 'stoicism',
    title: 'The Shipwreck That Started Stoicism',
    topics: [
      'stoicism',
      'stoic',
      'stoics',
      'what is stoicism',
      'stoic philosophy',
      'zeno',
      'philosophy',
      'losing everything',
      'daily stoic',
      'starting over',
    ],
    hook: 'Stoicism began with a shipwreck.',
    scenes: [
      {
        say: 'A merchant named Zeno was sailing to Athens with purple dye.',
        visualKeywords: ['ancient merchant ship', 'purple dye', 'sea'],
        emphasis: ['Zeno', 'purple'],
      },
      {
        say: 'The ship went down, and his fortune went with it.',
        visualKeywords: ['shipwreck', 'stormy waves', 'sinking cargo'],
        emphasis: ['down', 'fortune'],
      },
      {
        say: 'Stranded in Athens, he wandered into a bookshop and read about Socrates.',
        visualKeywords: ['scroll', 'athens street', 'bust of socrates'],
        emphasis: ['Stranded', 'Socrates'],
      },
      {
        say: 'He asked for a man like that, and the bookseller pointed outside.',
        onScreen: 'Follow that man',
        visualKeywords: ['pointing hand', 'market street', 'philosopher walking'],
        emphasis: ['bookseller', 'outside'],
      },
      {
        say: 'Zeno later taught on a painted porch, in Greek a stoa.',
        onScreen: 'stoa = porch',
        visualKeywords: ['greek columns', 'painted porch', 'students listening'],
        emphasis: ['painted', 'porch'],
      },
      {
        say: 'Losing everything, he said, had been a prosperous voyage.',
        visualKeywords: ['calm sea', 'old philosopher', 'sunrise'],
        emphasis: ['Losing', 'prosperous'],
      },
    ],
    callToAction: 'Share this with someone who just lost something big.',
    facts: [
      {
        claim:
          'Zeno, a Phoenician merchant with a cargo of Tyrian purple dye, lost ship and cargo; he said “I made a prosperous voyage when I suffered shipwreck”.',
        sources: [
          {
            title: 'Zeno the Prophet (chapter on the first Stoic) – Trantor library',
            url: 'https://trantor.is/content/hP8nzs49oRtE7A5F/xhtml/09_Text.xhtml',
          },
        ],
      },
      {
        claim:
          'After the shipwreck he visited a bookseller in Athens, read about Socrates and asked where such men were to be found; Crates was walking by.',
        sources: [
          {
            title: 'Zeno of Citium – Howling Pixel (Wikipedia)',
            url: 'https://howlingpixel.com/i-en/Zeno_of_Citium',
          },
        ],
      },
      {
        claim: 'The school is named after the painted colonnade, the Stoa Poikile, in which he taught.',
        sources: [
          {
            title: 'The Greeks, page 210',
            url: 'https://issuhub.com/view/index?id=8995&pageIndex=223',
          },
        ],
      },
    ],
  },
  {
    id: 'marcus-aurelius-diary',
    niche: 'stoicism',
    title: 'The Diary of Marcus Aurelius',
    topics: [
      'marcus aurelius',
      'marcus aurelius meditations',
      'roman emperor',
      'stoic emperor',
      'stoic quotes',
      'stoicism',
      'philosophy',
      'journaling',
      'diary',
    ],
    hook: 'Marcus Aurelius never meant for you to read his book.',
    scenes: [
      {
        say: 'He was emperor of Rome for 19 years, mostly at war.',
        onScreen: 'Emperor, 161–180',
        visualKeywords: ['roman emperor statue', 'legion', 'map of rome'],
        emphasis: ['emperor', '19'],
      },
      {
        say: 'On campaign, he scribbled private notes in Greek.',
        visualKeywords: ['army tent', 'oil lamp', 'wax tablet'],
        emphasis: ['private', 'Greek'],
      },
      {
        say: 'The oldest manuscript calls them simply: To Himself.',
        onScreen: '“To Himself”',
        visualKeywords: ['old manuscript', 'ink', 'candle'],
        emphasis: ['To', 'Himself'],
      },
      {
        say: 'He warns himself about fame, and about wasting time.',
        visualKeywords: ['laurel wreath', 'hourglass', 'empty stage'],
        emphasis: ['fame', 'wasting'],
      },
      {
        say: 'One note reads: stop discussing what a good man is, and be one.',
        onScreen: 'Be one',
        visualKeywords: ['handwriting close-up', 'roman bust', 'mirror'],
        emphasis: ['stop', 'be'],
      },
      {
        say: 'Some 1,800 years later, his diary is a self-help classic.',
        visualKeywords: ['bookshelf', 'paperback book', 'reader on train'],
        emphasis: ['1,800', 'diary'],
      },
    ],
    callToAction: 'Write one line to yourself tonight, and keep it private.',
    facts: [
      {
        claim:
          'Marcus Aurelius, emperor from 161 to 180 (19 years), wrote private notes to himself in Greek, much of them on campaign; it is unlikely that he intended them to be published; that is some 1,800 years ago.',
        sources: [
          {
            title: 'Meditations – Wikipedia (copy of 2020)',
            url: 'https://a.osmarks.net/content/wikipedia_en_all_maxi_2020-08/A/Meditations',
          },
        ],
      },
      {
        claim: 'The oldest manuscript has the words “To Himself” above the first page.',
        sources: [
          {
            title: 'Meditations – The Literary Encyclopedia',
            url: 'http://www.litencyc.com/php/sworks.php?rec=true&UID=3656',
          },
        ],
      },
      {
        claim:
          '“Don’t any more discuss at large what the good man is like, but be good.” (Meditations, 10.16)',
        sources: [
          {
            title: 'Meditations – Stoic Source',
            url: 'https://new.stoicsource.com/aurelius/meditations',
          },
        ],
      },
      {
        claim:
          'He warns himself of fame and of the limit to his time; it is a philosophical self-help book written by a Roman emperor.',
        sources: [
          {
            title: 'Old favourites: Meditations by Marcus Aurelius – The Irish Times',
            url: 'https://irishtimes.com/culture/books/old-favourites-meditations-160-181ad-by-marcus-aurelius-translated-by-martin-hammond-1.3917994',
          },
        ],
      },
    ],
  },
  {
    id: 'seneca-poverty-drill',
    niche: 'stoicism',
    title: "Seneca's Drill Against Fear",
    topics: [
      'seneca',
      'practice poverty',
      'voluntary discomfort',
      'negative visualization',
      'premeditatio malorum',
      'fear of losing',
      'fear',
      'face your fears',
      'comfort zone',
      'stoic exercise',
      'stoicism',
    ],
    hook: "Seneca practiced being poor so he'd stop fearing it.",
    scenes: [
      {
        say: 'The Roman philosopher put the drill in a letter to a friend.',
        visualKeywords: ['roman villa', 'quill', 'sealed letter'],
        emphasis: ['drill', 'friend'],
      },
      {
        say: 'Set aside a few days, he wrote, and eat the cheapest food.',
        visualKeywords: ['bowl of beans', 'plain bread', 'wooden table'],
        emphasis: ['days', 'cheapest'],
      },
      {
        say: 'Wear your roughest clothes, then ask yourself one question.',
        visualKeywords: ['worn tunic', 'old blanket', 'bare feet'],
        emphasis: ['roughest', 'one'],
      },
      {
        say: 'Is this what I was so afraid of?',
        onScreen: '“Is this what I feared?”',
        visualKeywords: ['question mark', 'calm face', 'empty plate'],
        emphasis: ['afraid'],
      },
      {
        say: "Soldiers train in peacetime, he said, so battle won't shake them.",
        visualKeywords: ['roman soldiers training', 'shields', 'marching'],
        emphasis: ['train', 'shake'],
      },
      {
        say: 'Rehearse the worst in good times, and it loses its teeth.',
        visualKeywords: ['toothless lion', 'open hand', 'sunrise'],
        emphasis: ['Rehearse', 'teeth'],
      },
    ],
    callToAction: 'Try one rice-and-beans day and tell me what you missed.',
    facts: [
      {
        claim:
          'In letter 18 Seneca advises setting aside some days with the cheapest food and rough clothing, and asking: “Is this something I was afraid of?”; soldiers practice in the middle of peace so as not to hesitate in the act.',
        sources: [
          {
            title: 'Cosplay at Being Poor (Seneca, Moral Epistles 18.5–6) – Sententiae Antiquae',
            url: 'https://sententiaeantiquae.com/2023/02/24/cosplay-at-being-poor/',
          },
        ],
      },
    ],
  },
  {
    id: 'epictetus-two-lists',
    niche: 'stoicism',
    title: 'The Stoic Way to Stop Worrying',
    topics: [
      'stop worrying',
      'how to stop worrying',
      'worrying',
      'worry',
      'overthinking',
      'stop overthinking',
      'epictetus',
      'dichotomy of control',
      'control what you can',
      'let it go',
      'stoicism',
    ],
    hook: 'To stop worrying, sort everything into two lists.',
    scenes: [
      {
        say: 'The rule comes from Epictetus, who was born a slave.',
        visualKeywords: ['ancient chains', 'philosopher bust', 'roman street'],
        emphasis: ['Epictetus', 'slave'],
      },
      {
        say: 'He also had a limp, so he knew how little we control.',
        visualKeywords: ['wooden crutch', 'sandals', 'stone steps'],
        emphasis: ['limp', 'control'],
      },
      {
        say: 'List one is up to you: your judgments, your choices, your effort.',
        onScreen: '1: Up to you',
        visualKeywords: ['notebook', 'pen', 'steering wheel'],
        emphasis: ['you', 'effort'],
      },
      {
        say: "List two isn't: your looks, your reputation, other people.",
        onScreen: '2: Not up to you',
        visualKeywords: ['rain on window', 'crowd', 'mirror'],
        emphasis: ["isn't", 'people'],
      },
      {
        say: 'Work on one, he taught, and let two happen.',
        visualKeywords: ['gardener', 'falling leaves', 'open hands'],
        emphasis: ['one', 'two'],
      },
      {
        say: 'Modern therapy borrowed this idea almost word for word.',
        visualKeywords: ['therapist couch', 'two armchairs', 'old book'],
        emphasis: ['therapy', 'word'],
      },
    ],
    callToAction: "Pick one worry and tell me which list it's on.",
    facts: [
      {
        claim:
          'Epictetus, born a slave, walked with a limp; in two lists (1, 2) he taught that some things are up to us (judgments, impulses, desires) and some are not (body, possessions, reputation, other people): two lists, and freedom comes from working only with the first; Albert Ellis cited him as a foundation of his therapy.',
        sources: [
          {
            title: 'Epictetus – Epoché Clinical',
            url: 'https://epocheclinical.com/philosophy/epictetus',
          },
          {
            title: 'Epictetus: Enchiridion – Clinical Psychology Reading',
            url: 'https://clinicalpsychreading.blogspot.com/2013/06/epictetus-enchiridion.html?m=0',
          },
        ],
      },
    ],
  },
  {
    id: 'stockdale-epictetus',
    niche: 'stoicism',
    title: 'The Pilot Who Lived by an Old Book',
    topics: [
      'james stockdale',
      'stockdale',
      'prisoner of war',
      'mental toughness',
      'mental strength',
      'resilience',
      'hard times',
      'endurance',
      'courage',
      'stoicism',
    ],
    hook: 'A shot-down pilot lived through eight years on one old book.',
    scenes: [
      {
        say: 'In 1962, a professor gave James Stockdale a book by Epictetus.',
        onScreen: '1962',
        visualKeywords: ['small old book', 'university office', 'navy officer'],
        emphasis: ['Stockdale', 'Epictetus'],
      },
      {
        say: "The Navy pilot didn't see what an ancient Stoic could teach him.",
        visualKeywords: ['fighter jet', 'cockpit', 'philosopher bust'],
        emphasis: ['pilot', 'Stoic'],
      },
      {
        say: 'Three years later, he was shot down over North Vietnam.',
        onScreen: '1965',
        visualKeywords: ['parachute', 'jungle', 'smoke trail'],
        emphasis: ['Three', 'Vietnam'],
      },
      {
        say: 'He was tortured 15 times and held alone for four years.',
        onScreen: '4 years alone',
        visualKeywords: ['prison cell', 'narrow window', 'shackles'],
        emphasis: ['15', 'alone'],
      },
      {
        say: "What he kept was one line: ignore what's beyond your power.",
        onScreen: 'Beyond your power? Let it go',
        visualKeywords: ['handwritten line', 'light beam', 'closed fist'],
        emphasis: ['ignore', 'power'],
      },
      {
        say: 'He came home and received the Medal of Honor.',
        visualKeywords: ['medal', 'airport homecoming', 'flag'],
        emphasis: ['home', 'Medal'],
      },
    ],
    callToAction: 'Show it to somebody whose week feels unfair.',
    facts: [
      {
        claim:
          'In 1962 professor Philip Rhinelander gave Stockdale the Enchiridion of Epictetus; at first he could not see how it bore on his life; among its lines: “Do not be concerned with things that are beyond your power.”',
        sources: [
          {
            title: 'Epictetus in Uniform, by James Stockdale – Chronicles',
            url: 'https://chroniclesmagazine.org/web/epictetus-in-uniform/',
          },
        ],
      },
      {
        claim:
          'Held in Hanoi for eight years, tortured fifteen (15) times, in solitary confinement for four (4) years; he wore the Medal of Honor.',
        sources: [
          {
            title: 'Courage Under Fire, by James Bond Stockdale – El Orden de los Libros',
            url: 'https://elordendeloslibros.com/en/courage-under-fire-by-james-bond-stockdale-in-spanish/',
          },
        ],
      },
      {
        claim:
          'He was shot down on 9 September 1965, three years later; his philosophy aided him in surviving.',
        sources: [
          {
            title: '‘The World of Epictetus,’ by James Bond Stockdale – WritingUniverse',
            url: 'https://writinguniverse.com/the-world-of-epictetus-by-james-bond-stockdale/',
          },
        ],
      },
    ],
  },
  {
    id: 'seneca-anger',
    niche: 'stoicism',
    title: 'The Stoic Cure for Anger',
    topics: [
      'anger',
      'anger management',
      'control anger',
      'control your anger',
      'how to calm down',
      'angry',
      'temper',
      'losing your temper',
      'rage',
      'seneca',
      'self control',
      'stoicism',
    ],
    hook: "Seneca's cure for anger is to do nothing, yet.",
    scenes: [
      {
        say: 'Delay, he wrote, is the best remedy there is.',
        onScreen: 'Wait.',
        visualKeywords: ['hourglass', 'roman philosopher', 'sundial'],
        emphasis: ['Delay', 'remedy'],
      },
      {
        say: "Plato, he says, wouldn't punish anyone while he was furious.",
        visualKeywords: ['plato bust', 'lowered hand', 'courtyard'],
        emphasis: ['Plato', 'furious'],
      },
      {
        say: 'Socrates did the opposite of shouting: he lowered his voice.',
        visualKeywords: ['socrates statue', 'finger on lips', 'quiet street'],
        emphasis: ['Socrates', 'lowered'],
      },
      {
        say: 'So soften your face, slow your step, and speak quietly.',
        onScreen: 'Face, step, voice',
        visualKeywords: ['relaxed face', 'slow walking feet', 'calm breathing'],
        emphasis: ['face', 'step'],
      },
      {
        say: 'Your inside, Seneca noticed, gradually follows your outside.',
        visualKeywords: ['reflection in water', 'calm lake', 'theater mask'],
        emphasis: ['inside', 'outside'],
      },
      {
        say: 'Still boiling? Then look at your angry face in a mirror.',
        visualKeywords: ['angry man in mirror', 'boiling kettle', 'steam'],
        emphasis: ['boiling', 'mirror'],
      },
    ],
    callToAction: "Try it before the next text you shouldn't send.",
    facts: [
      {
        claim: 'Delay is the best remedy for anger.',
        sources: [
          {
            title: 'On Anger, Book III, XII – i-seneca.net',
            url: 'https://i-seneca.net/2022/02/24/on-anger-book-iii-xii/',
          },
        ],
      },
      {
        claim:
          'Plato would not punish a slave because he was in a rage; Socrates lowered his voice when angry; Seneca advises a more composed countenance, a milder voice and a slower step, since inward thoughts gradually follow outward demeanor.',
        sources: [
          {
            title: 'Seneca, Of Anger, Book III, XII–XIII',
            url: 'https://booksonline.com.ua/view.php?book=193774&page=45',
          },
        ],
      },
      {
        claim: 'Sextius: it has often been useful to angry people to look in a mirror.',
        sources: [
          {
            title: 'On Anger (De Ira), from How to Keep Your Cool – Moonpointer',
            url: 'https://moonpointer.com/new/2019/04/21-on-anger-de-ira',
          },
        ],
      },
    ],
  },
  {
    id: 'memento-mori',
    niche: 'stoicism',
    title: 'The Whisper Behind Memento Mori',
    topics: [
      'memento mori',
      'remember you must die',
      'roman triumph',
      'mortality',
      'humility',
      'roman general',
    ],
    hook: 'The whisper behind memento mori may be a legend.',
    scenes: [
      {
        say: 'For one day, a winning general rode through Rome like a king.',
        visualKeywords: ['roman chariot', 'cheering crowd', 'laurel wreath'],
        emphasis: ['general', 'Rome'],
      },
      {
        say: 'Behind him, the story goes, a slave held up a golden crown.',
        visualKeywords: ['golden crown', 'chariot', 'slave'],
        emphasis: ['Behind', 'slave'],
      },
      {
        say: "Look behind you, he'd whisper, and remember you're a man.",
        onScreen: "“Remember you're a man”",
        visualKeywords: ['whisper in ear', 'shadow', 'roman helmet'],
        emphasis: ['behind', 'remember'],
      },
      {
        say: 'Our main source, Tertullian, wrote in the second century.',
        visualKeywords: ['old manuscript', 'quill', 'stone tablet'],
        emphasis: ['Tertullian', 'second'],
      },
      {
        say: 'Nobody can say if it was always done, or by a slave.',
        visualKeywords: ['question mark', 'roman ruins', 'historian'],
        emphasis: ['Nobody', 'always'],
      },
      {
        say: 'Yet the motto has outlived the empire: remember you must die.',
        onScreen: 'Remember you must die',
        visualKeywords: ['skull', 'candle', 'hourglass'],
        emphasis: ['motto', 'empire'],
      },
    ],
    callToAction: 'Say it to yourself the next time you win.',
    facts: [
      {
        claim:
          'In the story a slave in the general’s chariot held a golden crown over his head and whispered “Look behind you. Remember you are a man”; the best-known version is by Tertullian, a second-century Christian writer; there is no proof that the slave was a fixed part of the triumph, or always a slave; memento mori means “remember you must die”.',
        sources: [
          {
            title:
              'Did Slaves Whisper “Memento Mori” to Roman Generals During their Triumph? – Roman Empire Times',
            url: 'https://romanempiretimes.com/did-slaves-whisper-memento-mori-to-roman-generals-during-their-triumph',
          },
        ],
      },
      {
        claim:
          'In his triumph the general was as close to a king as Rome allowed; nobody knows how much of the story is real.',
        sources: [
          {
            title: 'Memento Mori – Kaita Etc',
            url: 'https://kaitaetc.com/2016/08/16/memento-mori/',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
