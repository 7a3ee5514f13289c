import type { Starter } from './types.ts'

export const petStarters = [
  {
    id: 'cat-slow-blink',
    niche: 'pets',
    title: 'How to Make a Cat Like You',
    topics: [
      'how to make cat like you',
      'cat behavior',
      'cat language',
      'cat owner',
      'cat tips',
      'slow blink',
      'kitten care',
      'cat lover',
      'pet tips',
    ],
    hook: 'You can smile at a cat, but only with your eyes.',
    scenes: [
      {
        say: 'Staring feels like a threat to a cat.',
        visualKeywords: ['staring eyes', 'tense cat', 'close-up of a cat'],
        emphasis: ['Staring', 'threat'],
      },
      {
        say: "So look at it softly, as if you're about to smile.",
        visualKeywords: ['soft gaze', 'relaxed face', 'cat on a sofa'],
        emphasis: ['look', 'smile'],
      },
      {
        say: 'Narrow your eyes, then close them for two seconds.',
        onScreen: 'The slow blink',
        visualKeywords: ['eyes slowly closing', 'sleepy cat', 'calm face'],
        emphasis: ['Narrow', 'close'],
      },
      {
        say: 'Open them again slowly, stay still, and wait.',
        visualKeywords: ['patient person', 'cat watching', 'quiet room'],
        emphasis: ['slowly', 'wait'],
      },
      {
        say: 'In a 2020 British study, cats blinked back more often.',
        onScreen: '2020 study',
        visualKeywords: ['cat blinking', 'researcher', 'video camera'],
        emphasis: ['2020', 'blinked'],
      },
      {
        say: 'Strangers who did it got their hand sniffed, too.',
        visualKeywords: ['outstretched hand', 'cat sniffing', 'front door'],
        emphasis: ['Strangers', 'hand'],
      },
      {
        say: 'Try it before you try to pet one.',
        visualKeywords: ['hand near a cat', 'purring cat', 'windowsill'],
        emphasis: ['before', 'pet'],
      },
    ],
    callToAction: 'Try it on your cat and film the answer.',
    facts: [
      {
        claim: 'Cats may perceive direct eye contact as threatening, while blinking slowly breaks a stare.',
        sources: [
          {
            title: 'How to get your cat to like you – Koolsci',
            url: 'https://koolsci.com/2020/10/13/how-to-get-your-cat-to-like-you/',
          },
        ],
      },
      {
        claim:
          '“Try narrowing your eyes at them as you would in a relaxed smile, followed by closing your eyes for a couple of seconds” (two, 2); in the study of 2020 cats slow-blinked more at people who did so.',
        sources: [
          {
            title: 'Time to Practice Your Slow-Blink Technique – CatWatch',
            url: 'https://www.catwatchnewsletter.com/behavior/time-to-practice-your-slow-blink-technique/',
          },
        ],
      },
      {
        claim:
          'Cats were more likely to approach an unknown experimenter’s outstretched hand after a slow blink.',
        sources: [
          {
            title: 'Cats’ blinking – TV6 News',
            url: 'https://tv6.news/they-confirm-that-your-cats-blinking-is-a-way-of-telling-you-something/',
          },
        ],
      },
    ],
  },
  {
    id: 'chaser-dog',
    niche: 'pets',
    title: 'The Dog Who Knew 1,022 Words',
    topics: [
      'smartest dog',
      'border collie',
      'dog intelligence',
      'smart dogs',
      'chaser',
      'dog breeds',
      'dog tricks',
      'dog brain',
      'teaching dog words',
    ],
    hook: 'One dog knew the names of 1,022 toys.',
    scenes: [
      {
        say: 'Chaser was a border collie with a retired professor.',
        visualKeywords: ['border collie', 'elderly professor', 'toy ball'],
        emphasis: ['Chaser', 'professor'],
      },
      {
        say: 'They practiced five hours a day, for three years.',
        onScreen: 'Up to 5 hours a day',
        visualKeywords: ['dog training', 'toys on floor', 'wall clock'],
        emphasis: ['practiced', 'five'],
      },
      {
        say: "He wrote every name on the toy, because he couldn't keep up.",
        visualKeywords: ['marker on a toy', 'plastic bins', 'puzzled man'],
        emphasis: ['wrote', 'he'],
      },
      {
        say: 'One day, he hid a brand-new toy among old ones.',
        visualKeywords: ['pile of toys', 'hidden toy', 'curious dog'],
        emphasis: ['One', 'day'],
      },
      {
        say: "Then he asked for a name she'd never heard.",
        visualKeywords: ['speaking man', 'dog tilting head', 'question mark'],
        emphasis: ['name', 'never'],
      },
      {
        say: 'She ruled out everything she knew and brought the stranger.',
        visualKeywords: ['dog carrying a toy', 'single odd toy', 'tail wagging'],
        emphasis: ['knew', 'stranger'],
      },
      {
        say: "That's the same way that toddlers pick up words.",
        visualKeywords: ['toddler with blocks', 'picture book', 'pointing finger'],
        emphasis: ['toddlers', 'words'],
      },
    ],
    callToAction: 'Ask your dog for a toy by name.',
    facts: [
      {
        claim:
          'Chaser could identify 1,022 toys by name; she learned new words by exclusion; she was taught by the retired professor John W. Pilley.',
        sources: [
          {
            title: 'Chaser (dog) – Wikipedia',
            url: 'https://en.wikipedia.org/wiki/Chaser_(dog)',
          },
        ],
      },
      {
        claim:
          'He spent roughly 5 (five) hours a day working with her; an unknown item was placed among known ones, and she picked it.',
        sources: [
          {
            title: 'Chaser, An Exceptionally Clever Dog – Bowerland',
            url: 'https://www.bowerlandcottageholidays.co.uk/chaser-exceptionally-clever-dog/',
          },
        ],
      },
      {
        claim: 'Training continued for three years (3).',
        sources: [
          {
            title: 'Chaser learns 1000 words – Flayrah',
            url: 'https://www.flayrah.com/category/tags/border-collies',
          },
        ],
      },
      {
        claim: 'Each toy had its name in marker, as Pilley could no longer remember them all.',
        sources: [
          {
            title: 'Border collie knows 1,000 words – The Arizona Republic',
            url: 'https://www.pressreader.com/usa/the-arizona-republic/20131128/283034052366231',
          },
        ],
      },
      {
        claim: 'It was based on inference, like a human child.',
        sources: [
          {
            title: 'Wonder dog: Chaser – Love My Dogz',
            url: 'https://lovemydogz.com/training/border-collie',
          },
        ],
      },
    ],
  },
  {
    id: 'goldfish-memory',
    niche: 'pets',
    title: "Goldfish Don't Forget in Three Seconds",
    topics: [
      'goldfish',
      'goldfish memory',
      'fish tank',
      'aquarium fish',
      'pet fish',
      'fish memory',
      'three second memory',
      'myths',
      'short memory',
    ],
    hook: 'A goldfish can remember you for months.',
    scenes: [
      {
        say: 'The three-second thing is a myth from empty bowls.',
        visualKeywords: ['goldfish bowl', 'bored fish', 'stopwatch'],
        emphasis: ['three-second', 'myth'],
      },
      {
        say: 'In 2003, fish in Plymouth learned to push a lever for food.',
        onScreen: '2003',
        visualKeywords: ['fish pushing a lever', 'tank', 'food flakes'],
        emphasis: ['2003', 'Plymouth'],
      },
      {
        say: 'Then it worked for just one hour a day.',
        visualKeywords: ['wall clock', 'lever', 'waiting fish'],
        emphasis: ['worked', 'one'],
      },
      {
        say: 'They learned the hour and showed up on time.',
        visualKeywords: ['clock face', 'fish gathering', 'feeding time'],
        emphasis: ['learned', 'hour'],
      },
      {
        say: 'At Oxford, others learned to swim exactly 28 inches and turn back.',
        onScreen: 'Nearly 28 inches',
        visualKeywords: ['striped tank', 'ruler', 'swimming fish'],
        emphasis: ['Oxford', '28'],
      },
      {
        say: 'The researcher left for Christmas, and they still knew.',
        visualKeywords: ['christmas lights', 'empty lab', 'goldfish close-up'],
        emphasis: ['Christmas', 'still'],
      },
    ],
    callToAction: 'Apologize to your fish and tag a friend.',
    facts: [
      {
        claim:
          'Research at the University of Plymouth in 2003 showed that goldfish have a memory span of at least three months (3); trained to push a lever that worked for only an hour a day, they learned to use it at the correct time.',
        sources: [
          {
            title: 'What has a three-second memory?',
            url: 'https://viralfacts23.blogspot.com/2013/11/what-has-three-second-memory.html',
          },
        ],
      },
      {
        claim:
          'At Oxford goldfish learned to swim nearly 28 inches and turn; “Even when I left for a week for Christmas, and came back to restart the study, they knew how to do it”.',
        sources: [
          {
            title: 'We May Have Underestimated Goldfish – Newser',
            url: 'https://img2-azcdn.newser.com/story/326738/we-may-have-underestimated-goldfish.html',
          },
        ],
      },
      {
        claim: 'The perception of goldfish as dullards stems from owners putting them in empty bowls.',
        sources: [
          {
            title: 'Goldfish have great memories – Designer Women',
            url: 'https://designerwomen.co.uk/goldfish-have-great-memories-and-are-even-used-as-a-model-species-of-fish-cognition/?amp=1',
          },
        ],
      },
    ],
  },
  {
    id: 'alex-parrot',
    niche: 'pets',
    title: 'The Parrot Who Said Goodbye',
    topics: [
      'parrot',
      'parrots',
      'african grey',
      'talking parrot',
      'alex the parrot',
      'talking birds',
      'smart birds',
      'bird intelligence',
      'pet bird',
    ],
    hook: 'The last thing Alex the parrot said was goodbye.',
    scenes: [
      {
        say: 'A student bought him at a pet shop, in 1977.',
        onScreen: '1977',
        visualKeywords: ['african grey parrot', 'pet shop', 'young woman'],
        emphasis: ['student', '1977'],
      },
      {
        say: 'Irene Pepperberg wondered if birds could mean what they say.',
        visualKeywords: ['scientist with a parrot', 'notebook', 'laboratory'],
        emphasis: ['Irene', 'Pepperberg'],
      },
      {
        say: 'Experts laughed, since his brain was a walnut.',
        visualKeywords: ['walnut', 'laughing professors', 'parrot close-up'],
        emphasis: ['laughed', 'walnut'],
      },
      {
        say: 'Thirty years later, Alex knew 50 objects and seven colors.',
        onScreen: '50 objects, 7 colors',
        visualKeywords: ['colored blocks', 'wooden shapes', 'counting parrot'],
        emphasis: ['years', '50', 'seven'],
      },
      {
        say: 'He knew bigger, smaller, same and different, too.',
        visualKeywords: ['big and small keys', 'tray of toys', 'pointing beak'],
        emphasis: ['bigger', 'same'],
      },
      {
        say: 'One evening in 2007, he said: you be good, I love you.',
        visualKeywords: ['parrot cage at dusk', 'hand on cage', 'dim lamp'],
        emphasis: ['evening', 'good'],
      },
      {
        say: 'The next morning, they found him dead in his cage.',
        visualKeywords: ['empty perch', 'sunrise', 'single feather'],
        emphasis: ['morning', 'found'],
      },
    ],
    callToAction: 'Tag a person who talks to birds.',
    facts: [
      {
        claim:
          'Irene Pepperberg, then a student, bought Alex at a pet shop in 1977; over 30 (thirty) years he learned to identify 50 objects, seven (7) colors and five (5) shapes, and concepts like bigger, smaller, same and different; on September 6, 2007, he said “You be good. See you tomorrow. I love you” and was found dead the next morning.',
        sources: [
          {
            title: 'Alex the Parrot’s Last Words – Fun Factz',
            url: 'https://funfactz.com/animals/alex-parrot',
          },
        ],
      },
      {
        claim: 'His brain was no bigger than a walnut.',
        sources: [
          {
            title: '“Alex & Me”: The Parrot Who Said “I Love You” – NPR',
            url: 'https://www.npr.org/2009/08/31/112405883/alex-me-the-parrot-who-said-i-love-you?ft=nprml&f=112405883',
          },
        ],
      },
      {
        claim:
          'When she started, most leading scientists believed that there was no meaningful communication between animals and humans.',
        sources: [
          {
            title: 'Alex, the parrot who learned to say “I love you” – Daily Mail',
            url: 'http://www.dailymail.co.uk/news/article-2458346/Parrot-learned-say-I-love-mean-word.html',
          },
        ],
      },
    ],
  },
  {
    id: 'teach-dog-sit',
    niche: 'pets',
    title: "Why Your Dog Won't Sit",
    topics: [
      'dog training',
      'teach dog to sit',
      'how to train dog',
      'puppy training',
      'dog obedience',
      'how to train puppy',
      'sit command',
      'dog treats',
      'clicker training',
      'dog trainer',
      'puppy tips',
      'dog tips',
    ],
    hook: 'Your treat comes two seconds too late.',
    scenes: [
      {
        say: 'Dogs learn that whatever they just did got the treat.',
        visualKeywords: ['dog looking up', 'treat in hand', 'attentive eyes'],
        emphasis: ['Dogs', 'just'],
      },
      {
        say: "Fumble in your pocket, and you've paid for jumping.",
        visualKeywords: ['hand in pocket', 'jumping dog', 'treat bag'],
        emphasis: ['Fumble', 'jumping'],
      },
      {
        say: 'So have the treat ready before you start.',
        onScreen: '1. Treat ready',
        visualKeywords: ['treat between fingers', 'calm dog', 'living room'],
        emphasis: ['treat', 'ready'],
      },
      {
        say: 'Lift it from the nose up over the head.',
        onScreen: '2. Nose, then up',
        visualKeywords: ['treat above nose', 'dog looking up', 'hand motion'],
        emphasis: ['Lift', 'nose'],
      },
      {
        say: 'The head goes up, so the rear goes down.',
        visualKeywords: ['sitting dog', 'side view', 'floor'],
        emphasis: ['head', 'rear'],
      },
      {
        say: 'Pay the second the rear lands, not a moment later.',
        onScreen: '3. Pay at once',
        visualKeywords: ['treat given', 'happy dog', 'sitting puppy'],
        emphasis: ['Pay', 'second'],
      },
      {
        say: 'Then drop the bribe: empty hand first, treat second.',
        onScreen: '4. Empty hand',
        visualKeywords: ['empty hand signal', 'sitting dog', 'hidden treat'],
        emphasis: ['drop', 'bribe'],
      },
    ],
    callToAction: 'Try it tonight and tell me the breed.',
    facts: [
      {
        claim:
          'If food stays in your pockets and you take a few moments, the dog will have sat, got bored and jumped up, and learns that jumping pays; reward at once.',
        sources: [
          {
            title: 'The Complete Dog Breed Book (DK), Timing rewards',
            url: 'https://online.anyflip.com/saqwz/cksa/files/basic-html/page323.html',
          },
        ],
      },
      {
        claim:
          'Dogs do not connect things more than a few seconds (two, 2) apart; reward follows the request.',
        sources: [
          {
            title: 'Timing your rewards – Fido Behaviour',
            url: 'https://www.fidobehaviour.com/dog-behaviour/reward-timing/',
          },
        ],
      },
      {
        claim:
          'Hold a treat to the nose and lift it over the head: the rear lowers; if the treat is always shown first, it becomes a bribe. Steps 1, 2, 3 and 4.',
        sources: [
          {
            title: 'How to teach a puppy to sit',
            url: 'https://animospark.com/how-to-teach-a-puppy-to-sit',
          },
        ],
      },
      {
        claim: 'Luring must be phased out: reward after the act.',
        sources: [
          {
            title: 'Bribe or Reward? – Delaware Valley Golden Retriever Rescue',
            url: 'https://dvgrr.org/about/education/bribe-or-reward',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
