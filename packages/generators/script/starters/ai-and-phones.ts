import type { Starter } from './types.ts'

export const aiAndPhoneStarters = [
  {
    id: 'eliza-chatbot',
    niche: 'ai and phones',
    title: 'The First Chatbot Fooled a Secretary',
    topics: [
      'artificial intelligence',
      'ai',
      'chatbot',
      'chatbots',
      'eliza',
      'ai history',
      'chatgpt',
      'talking to ai',
      'ai therapist',
      'ai girlfriend',
      'turing test',
    ],
    hook: 'A chatbot scared its own maker, back in 1966.',
    scenes: [
      {
        say: 'At MIT, Joseph Weizenbaum wrote a program called ELIZA.',
        onScreen: '1966',
        visualKeywords: ['1960s mainframe', 'mit campus', 'teletype'],
        emphasis: ['Joseph', 'Weizenbaum', 'ELIZA'],
      },
      {
        say: 'It played therapist by turning your words into questions.',
        visualKeywords: ['typewriter text', 'couch', 'question mark'],
        emphasis: ['therapist', 'questions'],
      },
      {
        say: 'It understood nothing, with about 420 lines of code.',
        onScreen: 'About 420 lines',
        visualKeywords: ['lines of code', 'punch cards', 'empty head outline'],
        emphasis: ['understood', 'nothing'],
      },
      {
        say: 'Then his own secretary tried it, and asked him to leave the room.',
        visualKeywords: ['secretary at a keyboard', 'man leaving', 'closed door'],
        emphasis: ['secretary', 'room'],
      },
      {
        say: 'He explained it was a trick, and people still felt heard.',
        visualKeywords: ['professor explaining', 'listening faces', 'chat bubbles'],
        emphasis: ['explained', 'trick'],
      },
      {
        say: 'So he wrote a whole book to warn us.',
        visualKeywords: ['book cover', 'warning sign', 'worried professor'],
        emphasis: ['book', 'warn'],
      },
    ],
    callToAction: 'Tell me if you say please to yours.',
    facts: [
      {
        claim:
          'ELIZA, described in January 1966 by Joseph Weizenbaum of MIT, had no understanding of meaning and about 420 lines of code.',
        sources: [
          {
            title: 'ELIZA – AI Wiki',
            url: 'https://aiwiki.ai/wiki/eliza_chatbot/raw',
          },
        ],
      },
      {
        claim:
          'It echoed a therapist; people, including his own secretary, insisted in spite of his explanations that it really understood them; he wrote a book warning of the dangers.',
        sources: [
          {
            title: 'The invention of Eliza (Hamlet on the Holodeck)',
            url: 'https://quotes.michelepasin.org/quotes/2013-02-26-Hamlet-On-The-Holodeck-22.md.html',
          },
        ],
      },
      {
        claim: 'After a few moments his secretary asked him to leave the room.',
        sources: [
          {
            title: 'Why, why, why, ELIZA?',
            url: 'https://www.learningfromexamples.com/p/why-why-why-eliza',
          },
        ],
      },
      {
        claim: 'It repeated “YOUR BOYFRIEND MADE YOU COME HERE”.',
        sources: [
          {
            title: 'Eliza in the mid-1960s',
            url: 'https://lunspace.com/2022/08/page/4',
          },
        ],
      },
    ],
  },
  {
    id: 'deep-blue-bug',
    niche: 'ai and phones',
    title: 'The Bug That Beat Kasparov',
    topics: [
      'deep blue',
      'kasparov',
      'garry kasparov',
      'chess computer',
      'ai vs human',
      'machine learning',
      'ibm',
      'computer chess',
      'man vs machine',
    ],
    hook: 'A computer glitch may have beaten the world chess champion.',
    scenes: [
      {
        say: "In 1997, Garry Kasparov sat down against IBM's Deep Blue.",
        onScreen: '1997',
        visualKeywords: ['kasparov at the board', 'ibm computer', 'chess match'],
        emphasis: ['1997', 'Kasparov', 'Deep', 'Blue'],
      },
      {
        say: 'Late in game one, the machine made a baffling move.',
        visualKeywords: ['chess rook', 'puzzled face', 'spotlight'],
        emphasis: ['Late', 'baffling'],
      },
      {
        say: "Kasparov couldn't explain it, so he took it for superior intelligence.",
        visualKeywords: ['man with head in hands', 'chess clock', 'black computer'],
        emphasis: ["couldn't", 'superior'],
      },
      {
        say: 'Fifteen years later, a designer told the truth.',
        visualKeywords: ['engineer interview', 'old computer', 'book page'],
        emphasis: ['Fifteen', 'truth'],
      },
      {
        say: "The program couldn't choose, so it picked a move at random.",
        visualKeywords: ['rolling dice', 'glitch screen', 'random arrows'],
        emphasis: ['choose', 'random'],
      },
      {
        say: 'They fixed it overnight, but nobody could fix Kasparov.',
        visualKeywords: ['repairing code', 'tired champion', 'empty chair'],
        emphasis: ['fixed', 'nobody'],
      },
    ],
    callToAction: 'Tell an overthinker about this bug.',
    facts: [
      {
        claim:
          'One of Deep Blue’s designers, Murray Campbell, told Nate Silver fifteen (15) years later that the strange move was a bug: unable to select a move, the machine picked one at random; “Kasparov had concluded that the counterintuitive play must be a sign of superior intelligence”.',
        sources: [
          {
            title: 'Kasparov and Deep Blue – Ultrafacts',
            url: 'http://justafact.info/ultrafactschess-grand-master-garry-kasparov-top-left/',
          },
        ],
      },
      {
        claim:
          'The team fixed the bug between games; the irony is that the move had messed with Kasparov’s mind, and there was no one to fix this bug.',
        sources: [
          {
            title: 'Did a computer bug help Deep Blue beat Kasparov?',
            url: 'http://gle.ovo.kom.uni.st/2012/10/01/did-a-computer-bug-help-deep-blue-beat-kaspar/',
          },
        ],
      },
      {
        claim: 'They played six rounds in 1997; the random move was in game 1.',
        sources: [
          {
            title: 'Kasparov and Deep Blue – discussion',
            url: 'https://vpn.kratox.xyz/item?id=4579776',
          },
        ],
      },
    ],
  },
  {
    id: 'bluetooth-viking',
    niche: 'ai and phones',
    title: 'Your Headphones Are Named for a Viking',
    topics: [
      'bluetooth',
      'bluetooth name',
      'headphones',
      'wireless',
      'wireless earbuds',
      'harald bluetooth',
      'runes',
      'viking king',
      'brand names',
    ],
    hook: 'Bluetooth is named after a king with a bad tooth.',
    scenes: [
      {
        say: 'In the 1990s, Intel, Ericsson and Nokia wanted one wireless standard.',
        visualKeywords: ['1990s mobile phones', 'engineers meeting', 'radio waves'],
        emphasis: ['Intel', 'Ericsson'],
      },
      {
        say: 'An Intel engineer, Jim Kardach, was reading about Vikings.',
        visualKeywords: ['viking novel', 'engineer on a plane', 'old ship'],
        emphasis: ['engineer', 'Kardach'],
      },
      {
        say: 'Harald Bluetooth once united the warring Danish tribes.',
        visualKeywords: ['viking king', 'rune stone', 'denmark coast'],
        emphasis: ['Harald', 'Bluetooth'],
      },
      {
        say: 'So why not borrow his name for a while?',
        visualKeywords: ['whiteboard with a name', 'sticky note', 'thinking man'],
        emphasis: ['not', 'name'],
      },
      {
        say: 'It was a placeholder, until the real name failed in legal.',
        visualKeywords: ['lawyer', 'rejected stamp', 'trademark papers'],
        emphasis: ['placeholder', 'failed'],
      },
      {
        say: "And that logo? It's his initials in runes.",
        onScreen: 'H + B in runes',
        visualKeywords: ['bluetooth logo', 'carved runes', 'hand on headphones'],
        emphasis: ['logo', 'his'],
      },
    ],
    callToAction: "Check your phone's logo right now.",
    facts: [
      {
        claim:
          'In the late 1990s (the 1990s) Intel, Ericsson and Nokia worked on one standard; Intel’s Jim Kardach suggested the codename in 1997 after reading a novel about Vikings; King Harald united the Danish tribes; the final names couldn’t be trademarked in time; the logo joins his initials in runes; the nickname is thought to come from a dead or stained tooth.',
        sources: [
          {
            title: 'Bluetooth Named After a Viking King – Trivia Cafe',
            url: 'https://triviacafe.com/weird-facts/fact/bluetooth-named-after-a-viking-king',
          },
        ],
      },
    ],
  },
  {
    id: 'first-cell-call',
    niche: 'ai and phones',
    title: 'The First Cell Call Was a Taunt',
    topics: [
      'smartphone',
      'smartphones',
      'phone',
      'phones',
      'cell phone',
      'mobile phone',
      'iphone',
      'first cell phone',
      'martin cooper',
      'motorola',
      'android',
    ],
    hook: 'The first cell phone call was made to gloat.',
    scenes: [
      {
        say: 'In 1973, Martin Cooper stood on a New York sidewalk.',
        onScreen: 'April 3, 1973',
        visualKeywords: ['new york 1973', 'brick phone', 'man on sidewalk'],
        emphasis: ['1973', 'Martin', 'Cooper'],
      },
      {
        say: 'He worked at Motorola, racing against the giant Bell Labs.',
        visualKeywords: ['motorola logo', 'bell labs building', 'chess pieces'],
        emphasis: ['Motorola', 'Bell', 'Labs'],
      },
      {
        say: 'So he dialed Joel Engel, the man running their project.',
        visualKeywords: ['finger dialing', 'antenna', 'desk phone ringing'],
        emphasis: ['Joel', 'Engel'],
      },
      {
        say: '"I\'m calling you from a real handheld portable cell phone," he said.',
        visualKeywords: ['smiling caller', 'brick phone close-up', 'passersby'],
        emphasis: ['real', 'portable'],
      },
      {
        say: 'The thing weighed over two pounds, like a brick.',
        visualKeywords: ['heavy brick phone', 'kitchen scale', 'tired arm'],
        emphasis: ['weighed', 'two'],
      },
      {
        say: 'It talked for 30 minutes, then charged for ten hours.',
        onScreen: '30 min talk, 10 hr charge',
        visualKeywords: ['charging cable', 'wall clock', 'battery icon'],
        emphasis: ['30', 'ten', 'hours'],
      },
      {
        say: "And Engel says he doesn't remember the call.",
        visualKeywords: ['shrugging man', 'silent phone', 'old office'],
        emphasis: ['remember', 'call'],
      },
    ],
    callToAction: 'Call your rival and say hi.',
    facts: [
      {
        claim:
          'On April 3, 1973, Motorola’s Martin Cooper called his chief competitor, Joel Engel of Bell Labs, in New York: “I’m calling you from a cell phone, a real handheld portable cell phone”; Engel says that he does not remember the call; the phone weighed 2.5 pounds (over two).',
        sources: [
          {
            title: 'First cell phone call',
            url: 'http://www.fandratt.com/2013/04/first-cell-phone-call.html',
          },
        ],
      },
      {
        claim: 'It had a battery life of 30 minutes and took 10 (ten) hours to charge.',
        sources: [
          {
            title: 'Remembering the first handheld cellular phone call – IntoMobile',
            url: 'http://www.intomobile.com/2013/04/03/remembering-first-handheld-mobile-phone-call-placed-40-years-ago-today/',
          },
        ],
      },
    ],
  },
  {
    id: 'phone-battery-care',
    niche: 'ai and phones',
    title: 'How to Make a Phone Battery Last',
    topics: [
      'phone battery',
      'battery life',
      'battery health',
      'how to save battery',
      'charging phone',
      'lithium battery',
      'iphone battery',
      'charger',
      'phone tips',
    ],
    hook: 'Charging your phone to 100 percent wears it out.',
    scenes: [
      {
        say: 'A lithium battery hates being full, and hates being full and hot.',
        visualKeywords: ['phone battery icon', 'charging cable', 'warm phone'],
        emphasis: ['lithium', 'full'],
      },
      {
        say: 'Its happy place is between 20 and 80 percent.',
        onScreen: '20–80%',
        visualKeywords: ['battery at 60 percent', 'green bar', 'smiling phone user'],
        emphasis: ['happy', '20', '80'],
      },
      {
        say: 'So top it up in short bursts during the day.',
        visualKeywords: ['phone on a desk charger', 'coffee', 'quick plug-in'],
        emphasis: ['top', 'short'],
      },
      {
        say: "Don't run it flat to zero, because that's an old rule for old batteries.",
        visualKeywords: ['dead phone', 'zero percent', 'old battery'],
        emphasis: ["Don't", 'flat'],
      },
      {
        say: 'Keep it out of the sun and off hot dashboards.',
        visualKeywords: ['phone on dashboard', 'summer sun', 'thermometer'],
        emphasis: ['sun', 'hot'],
      },
      {
        say: "Then turn on optimized charging, and it'll do the rest overnight.",
        visualKeywords: ['settings screen', 'phone on nightstand', 'moonlight'],
        emphasis: ['optimized', 'charging'],
      },
    ],
    callToAction: 'Check your battery setting and report back.',
    facts: [
      {
        claim:
          '“A lithium-ion battery doesn’t like to be fully charged. And it doesn’t like to be fully charged and warm”, says Isidor Buchmann of Battery University; charging to about 80 percent and discharging to about 20 gives far more cycles than going to 100 percent; Optimized Battery Charging should be turned on.',
        sources: [
          {
            title: 'How you’re charging your smartphone wrong – Gear Patrol',
            url: 'https://estarnet.online/2019/10/03/4-ways-youre-charging-your-smartphone-wrong-%E2%80%A2-gear-patrol/',
          },
        ],
      },
      {
        claim:
          'Lithium-ion batteries work best between 20% and 80%; fully depleting them is an old legend that was true for obsolete types; heat is one of a battery’s deadliest enemies.',
        sources: [
          {
            title: 'How to charge your phone – The Gadgets Cafe',
            url: 'https://thegadgetscafe.in/2022/02/how-to-charge-your-phone-to-better.html',
          },
        ],
      },
      {
        claim:
          'Lithium-ion batteries like to be charged in short spurts; discharging to 0 (zero) is not ideal.',
        sources: [
          {
            title: 'Tips to improve your battery life – Burgeebyte',
            url: 'https://burgeebyte.in/tips-to-improve-your-battery-life-smartphone-edition/',
          },
        ],
      },
    ],
  },
  {
    id: 'password-regret',
    niche: 'ai and phones',
    title: 'The Man Who Ruined Passwords',
    topics: [
      'passwords',
      'strong password',
      'password tips',
      'how to make strong password',
      'cybersecurity',
      'online security',
      'hackers',
      'hacking',
      'passphrase',
      'identity theft',
    ],
    hook: "The man behind password rules says he's sorry.",
    scenes: [
      {
        say: 'In 2003, Bill Burr wrote eight pages for a US agency.',
        onScreen: '2003',
        visualKeywords: ['government office', 'printed guide', 'computer login'],
        emphasis: ['2003', 'Bill', 'Burr'],
      },
      {
        say: 'Use capitals, numbers and symbols, and change them every 90 days.',
        visualKeywords: ['password field', 'keyboard symbols', 'calendar'],
        emphasis: ['capitals', 'numbers'],
      },
      {
        say: 'So people just turned Monkey1 into Monkey2 every time.',
        onScreen: 'Monkey1 → Monkey2',
        visualKeywords: ['sticky note password', 'typing hands', 'monkey'],
        emphasis: ['Monkey1', 'Monkey2'],
      },
      {
        say: 'Hackers guess that little change without even trying.',
        visualKeywords: ['hooded hacker', 'code screen', 'lock breaking'],
        emphasis: ['Hackers', 'trying'],
      },
      {
        say: '"Much of what I did I now regret," he said later.',
        visualKeywords: ['older man', 'newspaper quote', 'sigh'],
        emphasis: ['regret', 'later'],
      },
      {
        say: 'New rule: pick at least four random words, and go long.',
        onScreen: 'Four random words',
        visualKeywords: ['four word cards', 'long password bar', 'padlock'],
        emphasis: ['New', 'four'],
      },
      {
        say: "And don't change it again until you have to.",
        visualKeywords: ['calendar crossed out', 'shield icon', 'relaxed user'],
        emphasis: ["don't", 'have'],
      },
    ],
    callToAction: 'Fix your worst password before dinner.',
    facts: [
      {
        claim:
          'In 2003 Bill Burr of the National Institute of Standards and Technology wrote an eight-page (8) guide: combinations of letters, numbers and symbols, changed every 90 days; “Much of what I did I now regret”; “Monkey1” became “Monkey2”, easy for attackers to predict.',
        sources: [
          {
            title: 'Man who introduced 90-day password rule regrets advice',
            url: 'https://blusherme.com/uncategorized/man-who-introduced-90-day-password-rule-regrets-advice-says-it-only-led-people-to-change-password1-to-password2',
          },
        ],
      },
      {
        claim:
          'Experts now agree that long passwords of at least four (4) words are much harder to break; a random combination of words is best.',
        sources: [
          {
            title: 'New Important Password Guidelines – Handel on the Law',
            url: 'https://www.handelonthelaw.com/new-important-password-guidelines/',
          },
        ],
      },
      {
        claim: 'NIST dropped the suggestion to rotate passwords regularly.',
        sources: [
          {
            title: 'New Government Password Creation Guidance',
            url: 'https://legalresourcesblog.com/2018/01/19/trending-now-new-government-password-creation-guidance/',
          },
        ],
      },
    ],
  },
  {
    id: 'phone-another-room',
    niche: 'ai and phones',
    title: 'Your Phone Drains You Switched Off',
    topics: [
      'phone addiction',
      'screen time',
      'doomscrolling',
      'digital detox',
      'how to use phone less',
      'phone distraction',
      'social media addiction',
      'focus',
      'notifications',
    ],
    hook: "Your phone makes you dumber even when it's off.",
    scenes: [
      {
        say: 'Researchers tested nearly 800 people with their phones nearby.',
        onScreen: 'Nearly 800 people',
        visualKeywords: ['test room', 'phones in a tray', 'students'],
        emphasis: ['800', 'phones'],
      },
      {
        say: 'Some kept it on the desk, some in a bag, some next door.',
        visualKeywords: ['phone on desk', 'phone in bag', 'closed door'],
        emphasis: ['Some', 'bag'],
      },
      {
        say: 'The next-door group did the best by far.',
        visualKeywords: ['happy student', 'empty desk', 'hallway'],
        emphasis: ['next-door', 'best'],
      },
      {
        say: 'Even off, it eats attention, because you keep not checking.',
        visualKeywords: ['black screen', 'restless eyes', 'hand hovering'],
        emphasis: ['off', 'attention'],
      },
      {
        say: 'Step one: put it in another room while you work.',
        onScreen: '1. Another room',
        visualKeywords: ['drawer in another room', 'quiet desk', 'notebook'],
        emphasis: ['Step', 'room'],
      },
      {
        say: "Step two: turn the screen gray, so it's boring.",
        onScreen: '2. Grayscale',
        visualKeywords: ['grayscale phone', 'colorless feed', 'yawn'],
        emphasis: ['two', 'gray'],
      },
      {
        say: 'Step three: sleep with it away from the bed.',
        onScreen: '3. Away from the bed',
        visualKeywords: ['alarm clock', 'dark bedroom', 'phone on a shelf'],
        emphasis: ['three', 'sleep'],
      },
    ],
    callToAction: 'Put it down after this one, seriously.',
    facts: [
      {
        claim:
          'Experiments with nearly 800 smartphone users measured how well people do with their phones nearby.',
        sources: [
          {
            title: 'The mere presence of your smartphone reduces brain power',
            url: 'https://discu.eu/q/https://www.journals.uchicago.edu/doi/full/10.1086/691462',
          },
        ],
      },
      {
        claim:
          'Participants performed far better with the phone in another room than on the desk or in a bag, powered on or not.',
        sources: [
          {
            title: 'Brain drain (reading text)',
            url: 'https://chujuan.cn/question/detail-57723730.shtml',
          },
        ],
      },
      {
        claim:
          'Students who set the phone to grayscale, turned off notifications and placed it away from the bed used it less and reported better sleep and productivity. Steps 1, 2 and 3 (two, three).',
        sources: [
          {
            title: 'Effects of an intervention on smartphone use – PMC',
            url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10159421',
          },
        ],
      },
    ],
  },
  {
    id: 'phone-photos',
    niche: 'ai and phones',
    title: 'Your Phone Photos Need One Wipe',
    topics: [
      'phone photography',
      'take better photos',
      'better phone photos',
      'iphone photography',
      'photography tips',
      'camera tips',
      'mobile photography',
      'how to take photos',
      'selfie tips',
    ],
    hook: "Your phone camera isn't bad. It's dirty.",
    scenes: [
      {
        say: 'It lives in a pocket, so wipe the lens first.',
        onScreen: '1. Wipe',
        visualKeywords: ['fingerprint on a lens', 'pocket', 'microfiber cloth'],
        emphasis: ['lives', 'wipe'],
      },
      {
        say: 'Now turn on the grid in your camera settings.',
        onScreen: '2. Grid',
        visualKeywords: ['camera grid', 'settings screen', 'tic-tac-toe lines'],
        emphasis: ['turn', 'grid'],
      },
      {
        say: "Don't put your subject in the middle, put it on a line.",
        visualKeywords: ['off-center portrait', 'grid overlay', 'landscape'],
        emphasis: ["Don't", 'line'],
      },
      {
        say: 'Tap their face, so the phone knows what to light.',
        onScreen: '3. Tap',
        visualKeywords: ['finger tapping screen', 'focus square', 'smiling face'],
        emphasis: ['Tap', 'face'],
      },
      {
        say: 'Never zoom with your fingers, just walk closer.',
        onScreen: '4. Walk',
        visualKeywords: ['pinch zoom crossed out', 'walking feet', 'blurry photo'],
        emphasis: ['Never', 'walk'],
      },
      {
        say: 'Keep your elbows in and hold it with both hands.',
        onScreen: '5. Hold still',
        visualKeywords: ['two hands on a phone', 'elbows in', 'steady shot'],
        emphasis: ['elbows', 'both'],
      },
      {
        say: 'And in daylight, always keep the sun behind you.',
        visualKeywords: ['golden hour', 'photographer from behind', 'sunlit face'],
        emphasis: ['sun', 'behind'],
      },
    ],
    callToAction: 'Wipe yours and post the before and after.',
    facts: [
      {
        claim:
          'Clean the lens (1): phones go everywhere with us; tap (3) the screen to set exposure and focus.',
        sources: [
          {
            title: 'Take Better Phone Photos, Part 1 – Digital Scrapper',
            url: 'https://digitalscrapper.com/blog/better-phone-photos-1/',
          },
        ],
      },
      {
        claim:
          'The grid (2) applies the rule of thirds: put the subject on lines, not in the center; never use digital zoom, move closer (4); hold the phone with both hands, elbows against the body (5).',
        sources: [
          {
            title: 'Easy tips to improve smartphone photo quality',
            url: 'https://androidover.com/easy-tips-to-improve-the-quality-of-photos-in-your-smartphone/',
          },
        ],
      },
      {
        claim: 'Make sure that the sun is behind the one taking the photo.',
        sources: [
          {
            title: 'How to take better photos with your phone – Pindula',
            url: 'https://www.pindula.co.zw/2023/06/22/how-to-take-better-photos-with-your-phone/',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
