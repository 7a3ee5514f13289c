import type { Starter } from './types.ts'

export const famousPeopleStarters = [
  {
    id: 'einstein-brain',
    niche: 'famous people',
    title: "Einstein's Brain in a Cider Box",
    topics: [
      'einstein',
      'albert einstein',
      'einstein brain',
      'genius',
      'relativity',
      'physicist',
      'brain',
      'smartest person',
    ],
    hook: "A doctor stole Einstein's brain and kept it in a box.",
    scenes: [
      {
        say: 'When Einstein died in April 1955, Thomas Harvey did the autopsy.',
        onScreen: 'April 1955',
        visualKeywords: ['princeton hospital', '1955 newspaper', 'doctor in a coat'],
        emphasis: ['1955', 'Harvey'],
      },
      {
        say: 'He took out the brain and told nobody.',
        visualKeywords: ['brain in a jar', 'locked cabinet', 'closed door'],
        emphasis: ['brain', 'nobody'],
      },
      {
        say: "Einstein's body was cremated, and the ashes scattered in secret.",
        visualKeywords: ['river at dusk', 'ashes in wind', 'quiet forest'],
        emphasis: ['cremated', 'secret'],
      },
      {
        say: 'Harvey cut the brain up and promised the world a study.',
        visualKeywords: ['microscope slides', 'glass jars', 'lab notebook'],
        emphasis: ['promised', 'study'],
      },
      {
        say: 'Years went by, and no paper ever came.',
        visualKeywords: ['dusty shelf', 'calendar pages', 'empty desk'],
        emphasis: ['Years', 'came'],
      },
      {
        say: 'In 1978, a reporter found it in mason jars, in a cider box.',
        onScreen: 'Found in 1978',
        visualKeywords: ['mason jars', 'cardboard cider box', "reporter's notebook"],
        emphasis: ['1978', 'cider', 'box'],
      },
    ],
    callToAction: 'Send this to the genius in your life.',
    facts: [
      {
        claim:
          'Einstein died on April 18th, 1955; Thomas Harvey removed the brain without informing anyone; the body was cremated and the ashes scattered at a place never made public; it came out in August 1978 through the journalist Steven Levy.',
        sources: [
          {
            title: 'Who stole the brain of Einstein – Giuliano Golfieri',
            url: 'https://www.giulianogolfieri.com/who-stole-the-brain-of-einstein/',
          },
        ],
      },
      {
        claim:
          'Harvey promised studies by great specialists, but years passed and no paper emerged; Levy was shown mason jars in a box labelled Costa Cider.',
        sources: [
          {
            title: 'Einstein’s brain (BBC, quoted)',
            url: 'https://firesofheaven.org/threads/science-fucking-magnets-how-do-they-work.86/page-145',
          },
        ],
      },
    ],
  },
  {
    id: 'tesla-contract',
    niche: 'famous people',
    title: 'The Contract Tesla Tore Up',
    topics: [
      'nikola tesla',
      'tesla',
      'tesla inventor',
      'alternating current',
      'electricity',
      'westinghouse',
      'edison',
      'thomas edison',
      'inventor',
    ],
    hook: 'Nikola Tesla ripped up a contract worth millions.',
    scenes: [
      {
        say: "His alternating current was beating Edison's, and Westinghouse owed him for it.",
        visualKeywords: ['power lines', 'electric sparks', 'vintage generator'],
        emphasis: ['alternating', 'current', 'Westinghouse'],
      },
      {
        say: "But paying him would've sunk the whole company.",
        visualKeywords: ['worried businessman', 'account book', 'factory smoke'],
        emphasis: ['sunk', 'company'],
      },
      {
        say: "So Tesla told his friend he'd tear up the deal.",
        visualKeywords: ['torn paper', 'handshake', 'man in a dark suit'],
        emphasis: ['tear', 'up'],
      },
      {
        say: 'He took 216,000 dollars for a stake worth over 12 million.',
        onScreen: '$12 million gone',
        visualKeywords: ['stack of old dollars', 'signature', 'scale with coins'],
        emphasis: ['216,000', '12', 'million'],
      },
      {
        say: 'He spent his last ten years in a hotel room, feeding pigeons.',
        visualKeywords: ['hotel hallway', 'pigeons in a park', 'old man on a bench'],
        emphasis: ['hotel', 'room', 'pigeons'],
      },
      {
        say: 'The current he gave away still charges your phone.',
        visualKeywords: ['wall socket', 'phone charging', 'city lights at night'],
        emphasis: ['charges', 'phone'],
      },
    ],
    callToAction: 'Say his name next time you plug something in.',
    facts: [
      {
        claim:
          'Tesla told Westinghouse “I will tear both of them to pieces”; he took $216,000 while the royalty was worth more than $12 million; he spent the last ten (10) years of his life in room 3327 of the Hotel New Yorker.',
        sources: [
          {
            title: 'QI: The Book of the Dead (excerpt)',
            url: 'https://kostenlosonlinelesen.net/kostenlose-qi-the-book-of-the-dead/lesen/142',
          },
        ],
      },
      {
        claim: 'At the end he was penniless in a small hotel room and spent his days in a park with pigeons.',
        sources: [
          {
            title: 'The Rise and Fall of Nikola Tesla and his Tower – Smithsonian Magazine',
            url: 'https://smithsonianmag.com/history/the-rise-and-fall-of-nikola-tesla-and-his-tower-11074324',
          },
        ],
      },
      {
        claim: 'He invented the alternating current system that still circulates through our homes.',
        sources: [
          {
            title: 'Nikola Tesla’s death',
            url: 'https://gateex.org/post/status/18934166',
          },
        ],
      },
    ],
  },
  {
    id: 'da-vinci-todo',
    niche: 'famous people',
    title: "Leonardo's To-Do List",
    topics: [
      'da vinci',
      'leonardo da vinci',
      'leonardo',
      'renaissance',
      'curiosity',
      'notebooks',
      'to-do list',
      'mirror writing',
      'creativity',
    ],
    hook: "Leonardo da Vinci's to-do list included a woodpecker's tongue.",
    scenes: [
      {
        say: 'He carried a small notebook hanging from his belt.',
        visualKeywords: ['leather notebook on a belt', 'renaissance street', 'sketching hand'],
        emphasis: ['notebook', 'belt'],
      },
      {
        say: 'Whenever something caught his eye, he stopped and drew it.',
        visualKeywords: ['pencil sketch', 'bird in flight', 'water swirls'],
        emphasis: ['caught', 'eye'],
      },
      {
        say: 'One list says: get a skull, get your boots, get some nutmeg.',
        onScreen: '"Get hold of a skull"',
        visualKeywords: ['skull drawing', 'leather boots', 'nutmeg'],
        emphasis: ['skull', 'boots'],
      },
      {
        say: 'Right after that: describe the tongue of the woodpecker.',
        visualKeywords: ['woodpecker', 'bird beak close-up', 'tree bark'],
        emphasis: ['after', 'woodpecker'],
      },
      {
        say: "He wrote backward, likely so his left hand wouldn't smear the ink.",
        visualKeywords: ['mirror writing', 'left hand with quill', 'ink smear'],
        emphasis: ['backward', 'smear'],
      },
      {
        say: 'He was asking questions that nobody had assigned.',
        visualKeywords: ['open notebook', 'candlelight', 'window at night'],
        emphasis: ['nobody', 'assigned'],
      },
    ],
    callToAction: 'Write down one weird question today.',
    facts: [
      {
        claim:
          'The translated to-do list says “Get hold of a skull. Nutmeg”, “Describe the tongue of the woodpecker” and “Boots”.',
        sources: [
          {
            title: 'Leonardo’s notebook with his “to-do” list (The Royal Collection)',
            url: 'http://psychic-knees.tumblr.com/tagged/leonardo-da-vinci',
          },
        ],
      },
      {
        claim: 'He travelled with a small notebook hanging from his belt and noted whatever caught his eye.',
        sources: [
          {
            title: 'Leonardo’s to-do list – Toby Lester, quoted',
            url: 'http://fivedoorsdown.tumblr.com/post/13082615448/in-a-book-soon-to-be-published-lester-says',
          },
        ],
      },
      {
        claim:
          'He was left-handed and wrote from right to left, to keep his hand from smearing the drying ink.',
        sources: [
          {
            title: 'Leonardo’s last notes – Aaron Plaat',
            url: 'https://www.aaronplaat.com/2024/05/29/',
          },
        ],
      },
    ],
  },
  {
    id: 'hawking-party',
    niche: 'famous people',
    title: 'The Party Nobody Could Attend',
    topics: [
      'stephen hawking',
      'hawking',
      'time travel',
      'time machine',
      'time traveler',
      'time travelers',
      'wormhole',
      'cambridge',
      'party',
    ],
    hook: 'Stephen Hawking threw a party for time travelers.',
    scenes: [
      {
        say: 'It was June 28, 2009, at the University of Cambridge.',
        onScreen: 'June 28, 2009',
        visualKeywords: ['cambridge college', 'calendar page', 'evening light'],
        emphasis: ['28', '2009'],
      },
      {
        say: 'There was champagne, there was food, and a banner.',
        visualKeywords: ['champagne glasses', 'party table', 'banner'],
        emphasis: ['champagne', 'banner'],
      },
      {
        say: 'He sat in the room and waited for the door to open.',
        visualKeywords: ['empty party room', 'wheelchair by a window', 'closed door'],
        emphasis: ['waited', 'door'],
      },
      {
        say: "Nobody came, because he hadn't sent the invitations yet.",
        visualKeywords: ['empty chairs', 'untouched glasses', 'clock'],
        emphasis: ['Nobody', 'came'],
      },
      {
        say: "He sent them afterward, so only people from the future could've known.",
        visualKeywords: ['envelope', 'mailbox', 'galaxy sky'],
        emphasis: ['afterward', 'future'],
      },
      {
        say: "He called the empty room proof that time travel isn't possible.",
        visualKeywords: ['physicist at a blackboard', 'empty hallway', 'stopped clock'],
        emphasis: ['proof', "isn't"],
      },
    ],
    callToAction: 'Leave your RSVP in the comments.',
    facts: [
      {
        claim:
          'Hawking hosted a party for time travelers on June 28, 2009, with caterers and champagne, at the University of Cambridge; no one showed up because the invitations were sent later.',
        sources: [
          {
            title: 'Steven Hawking hosts a party for time travelers – g33khq',
            url: 'https://g33khq.org/culture/steven-hawkings-hosts-a-party-for-time-travelers/',
          },
        ],
      },
      {
        claim:
          'He waited, no one came, then he sent out the invitations; “I have experimental evidence that time travel is not possible”.',
        sources: [
          {
            title: 'Time travelers have been invited to Stephen Hawking’s memorial – IFLScience',
            url: 'https://www.iflscience.com/time-travelers-have-been-invited-to-stephen-hawkings-memorial-47658',
          },
        ],
      },
    ],
  },
  {
    id: 'newton-bubble',
    niche: 'famous people',
    title: 'The Genius Who Lost a Fortune',
    topics: [
      'isaac newton',
      'newton',
      'stock market',
      'south sea bubble',
      'fomo',
      'investor',
      'market bubble',
      'genius',
      'stock market crash',
    ],
    hook: 'Isaac Newton explained gravity and lost millions on stocks.',
    scenes: [
      {
        say: "In 1720, one London company's shares had jumped eightfold.",
        onScreen: 'Up eightfold in 1720',
        visualKeywords: ['london coffeehouse', 'old share certificate', 'rising chart'],
        emphasis: ['1720', 'eightfold'],
      },
      {
        say: 'Newton was rich, careful, and already holding some.',
        visualKeywords: ['newton portrait', 'strongbox', 'government bond'],
        emphasis: ['careful', 'some'],
      },
      {
        say: 'Then he sold his safe bonds and bought more.',
        visualKeywords: ['coins poured out', 'signing papers', 'excited traders'],
        emphasis: ['sold', 'more'],
      },
      {
        say: 'Within three weeks, the market turned against him.',
        visualKeywords: ['falling chart', 'worried crowd', 'spilled ink'],
        emphasis: ['weeks', 'turned'],
      },
      {
        say: "By Christmas, he'd lost what would be millions today.",
        visualKeywords: ['snowy london', 'empty purse', 'christmas candle'],
        emphasis: ['Christmas', 'millions'],
      },
      {
        say: 'He could calculate the stars, he supposedly said, but not the madness of people.',
        visualKeywords: ['comet in the sky', 'crowd shouting', 'telescope'],
        emphasis: ['not', 'madness'],
      },
    ],
    callToAction: 'Save this for the next hot tip.',
    facts: [
      {
        claim:
          'In August 1720, with South Sea shares up eightfold since January, Newton, a wealthy and usually cautious investor who owned some, sold nearly all his bonds to buy more; within three weeks (3) the market turned, by Christmas it had collapsed, and his losses reached millions of today’s dollars.',
        sources: [
          {
            title: 'Even Geniuses Make Bad Investors – The Atlantic',
            url: 'https://www.theatlantic.com/ideas/archive/2020/08/even-geniuses-make-bad-investors/615592/',
          },
        ],
      },
      {
        claim:
          'He is quoted: “I can calculate the orbit of a comet, but I cannot calculate the madness of the people.”',
        sources: [
          {
            title: 'Isaac Newton and the madness of people',
            url: 'https://goldchat.blogspot.com/2009/07/isaac-newton-and-madness-of-people.html',
          },
        ],
      },
    ],
  },
  {
    id: 'galileo-apology',
    niche: 'famous people',
    title: 'Galileo Got an Apology',
    topics: [
      'galileo',
      'galileo galilei',
      'telescope',
      'heliocentrism',
      'astronomy history',
      'inquisition',
      'scientist',
      'jupiter moons',
    ],
    hook: "Galileo's apology arrived about 350 years late.",
    scenes: [
      {
        say: 'In 1609, he pointed a homemade telescope at the sky.',
        onScreen: '1609',
        visualKeywords: ["galileo's telescope", 'night sky', 'italian tower'],
        emphasis: ['1609', 'telescope'],
      },
      {
        say: "He found four moons circling Jupiter, where nothing should've been.",
        visualKeywords: ['jupiter with moons', 'sketches of dots', 'starry night'],
        emphasis: ['four', 'moons'],
      },
      {
        say: 'So not everything in the sky circled the Earth.',
        visualKeywords: ['earth from space', 'old model of planets', 'brass rings'],
        emphasis: ['not', 'Earth'],
      },
      {
        say: 'In 1633, the Church made him kneel and say he was wrong.',
        visualKeywords: ['church court', 'kneeling old man', 'cardinals'],
        emphasis: ['kneel', 'wrong'],
      },
      {
        say: 'He spent the rest of his life locked in his own house.',
        visualKeywords: ['villa near florence', 'barred window', 'old man at a desk'],
        emphasis: ['own', 'house'],
      },
      {
        say: 'The Vatican finally admitted its mistake in 1992.',
        onScreen: '1992',
        visualKeywords: ['vatican dome', 'pope speaking', 'signed document'],
        emphasis: ['mistake', '1992'],
      },
    ],
    callToAction: 'Share this with someone who was right too early.',
    facts: [
      {
        claim:
          'In 1609 Galileo built a telescope and discovered four (4) moons circling Jupiter, which strengthened the view that planets go around the Sun.',
        sources: [
          {
            title: 'Galileo – NASA StarChild',
            url: 'https://starchild.gsfc.nasa.gov/docs/StarChild/whos_who_level2/galileo.html',
          },
        ],
      },
      {
        claim:
          'In 1633 he knelt before the cardinals and read a confession that Copernicus’ ideas were false; he was under house arrest at his villa near Florence until he died.',
        sources: [
          {
            title: 'Galileo Galilei – Glogster EDU',
            url: 'https://edu.glogster.com/glog/galileo-galilei/20knns05ctc',
          },
        ],
      },
      {
        claim:
          'In 1992 Pope John Paul II acknowledged that the Church had erred in condemning Galileo 350 years ago.',
        sources: [
          {
            title: 'Galileo before the Inquisition – TopicsExpress',
            url: 'https://www.topicsexpress.com/ScienceSunday-On-the-last-Sunday-of-the-month-we-feature-topic-10203484018893521',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
