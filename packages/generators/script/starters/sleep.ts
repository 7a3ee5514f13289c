import type { Starter } from './types.ts'

export const sleepStarters = [
  {
    id: 'sleep-brain-wash',
    niche: 'sleep',
    title: 'What Your Brain Does While You Sleep',
    topics: [
      'sleep',
      'why we sleep',
      'science of sleep',
      'good sleep',
      'better sleep',
      'sleep better',
      'deep sleep',
      'glymphatic system',
      'brain cleaning',
      'sleep tips',
      'why sleep matters',
    ],
    hook: 'Your brain takes out the trash while you sleep.',
    scenes: [
      {
        say: 'Scientists in Rochester put dye in the fluid around mouse brains.',
        visualKeywords: ['laboratory mouse', 'blue dye', 'scientist'],
        emphasis: ['dye', 'mouse'],
      },
      {
        say: 'While the mice were awake, the dye barely moved.',
        onScreen: 'Awake: barely any flow',
        visualKeywords: ['mouse awake', 'microscope', 'slow drip'],
        emphasis: ['barely'],
      },
      {
        say: 'Once they fell asleep, it rushed right through.',
        visualKeywords: ['sleeping mouse', 'flowing water', 'river'],
        emphasis: ['asleep', 'rushed'],
      },
      {
        say: 'The gaps between brain cells had opened up, like streets after rush hour.',
        visualKeywords: ['empty street at night', 'brain cells', 'city traffic'],
        emphasis: ['gaps', 'streets'],
      },
      {
        say: 'That let the fluid flush out waste that builds up all day.',
        visualKeywords: ['trash truck', 'faucet', 'washing machine'],
        emphasis: ['flush', 'waste'],
      },
      {
        say: 'So clearing your mind at night may be plumbing, not poetry.',
        visualKeywords: ['water pipes', 'sleeping person', 'pillow'],
        emphasis: ['plumbing', 'poetry'],
      },
    ],
    callToAction: 'Send this to someone who brags about five hours.',
    facts: [
      {
        claim:
          'In a mouse study at the University of Rochester, dye injected into the fluid around the brain barely flowed while the mice were awake and flowed rapidly when they slept; the space between brain cells may increase during sleep and let the brain flush out toxins that build up during waking hours.',
        sources: [
          {
            title: 'Brains Flush Out Toxins During Sleep – Science 2.0',
            url: 'http://www.science20.com/news_articles/brains_flush_out_toxins_during_sleep-122598',
          },
          {
            title: 'Sleep Drives Metabolite Clearance from the Adult Brain – WeShareScience',
            url: 'https://superlectures.com/wesharescience/lecture?id=299&lang=cz',
          },
        ],
      },
    ],
  },
  {
    id: 'bedtime-to-do-list',
    niche: 'sleep',
    title: 'Fall Asleep Nine Minutes Faster',
    topics: [
      'fall asleep faster',
      'how to fall asleep',
      'falling asleep',
      'fall asleep',
      'bedtime routine',
      'to-do list',
      'trouble sleeping',
      'sleep hack',
      'sleep tips',
      'night routine',
    ],
    hook: 'A pen can help you fall asleep nine minutes faster.',
    scenes: [
      {
        say: 'Baylor University tested it on 57 students in a sleep lab.',
        visualKeywords: ['college student in bed', 'sleep lab', 'electrodes'],
        emphasis: ['57', 'sleep'],
      },
      {
        say: 'Lights out at 10:30, with no phones and no homework allowed.',
        onScreen: 'Lights out: 10:30',
        visualKeywords: ['bedside lamp', 'alarm clock', 'phone in drawer'],
        emphasis: ['no', 'homework'],
      },
      {
        say: "Half spent five minutes listing what they'd already finished.",
        visualKeywords: ['checked boxes', 'notebook', 'pencil'],
        emphasis: ['already'],
      },
      {
        say: 'The others wrote down what they still had to do.',
        visualKeywords: ['to-do list', 'fountain pen', 'sticky notes'],
        emphasis: ['wrote', 'still'],
      },
      {
        say: 'The to-do writers dozed off nine minutes sooner on average.',
        onScreen: '9 minutes sooner',
        visualKeywords: ['sleeping woman', 'moon', 'clock'],
        emphasis: ['nine', 'sooner'],
      },
      {
        say: 'And the more specific the list, the faster they fell asleep.',
        visualKeywords: ['handwriting close-up', 'detailed list', 'closed notebook'],
        emphasis: ['specific', 'faster'],
      },
    ],
    callToAction: 'Try it tonight and tell me how long you took.',
    facts: [
      {
        claim:
          'At Baylor University 57 students spent a night in the sleep lab, to bed at 10:30 p.m. without technology or homework; those who wrote a to-do list fell asleep faster than those who listed finished tasks.',
        sources: [
          {
            title: 'To-Do List Before Bedtime Prompts Better Sleep – HealthDay',
            url: 'https://consumer.healthday.com/sleep-disorder-information-33/misc-sleep-problems-news-626/to-do-list-before-bedtime-prompts-better-sleep-730215.html',
          },
        ],
      },
      {
        claim: 'They wrote for five minutes and dozed off nine (9) minutes faster on average.',
        sources: [
          {
            title: 'For Better Sleep, Write a To-Do List – Let’s Talk Health',
            url: 'http://blog.letstalkhealth.com/2018/03/sleep-write-to-do-list/',
          },
        ],
      },
      {
        claim: 'The more specific the to-do list, the faster its writer fell asleep.',
        sources: [
          {
            title: 'Tips for Good Sleep – MiNDFOOD',
            url: 'https://www.mindfood.com/article/tips-for-good-sleep/',
          },
        ],
      },
    ],
  },
  {
    id: 'cognitive-shuffle',
    niche: 'sleep',
    title: 'The Word Trick for a Racing Mind',
    topics: [
      "can't sleep",
      'insomnia',
      'racing thoughts',
      'cognitive shuffle',
      'cognitive shuffling',
      'overthinking at night',
      'counting sheep',
      'fall asleep',
      'fall back asleep',
      'sleep hack',
    ],
    hook: 'You can spell your way to sleep with one word.',
    scenes: [
      {
        say: 'Scientist Luc Beaudoin built the trick for his own insomnia.',
        visualKeywords: ['man awake in bed', 'dark bedroom', 'ceiling'],
        emphasis: ['own', 'insomnia'],
      },
      {
        say: 'Pick a neutral word with no repeated letters, such as bird.',
        onScreen: 'B – I – R – D',
        visualKeywords: ['letter blocks', 'small bird', 'open dictionary'],
        emphasis: ['neutral', 'bird'],
      },
      {
        say: 'Start with B and picture a balloon, a bus, a beach.',
        visualKeywords: ['red balloon', 'yellow bus', 'beach'],
        emphasis: ['B', 'beach'],
      },
      {
        say: 'Stay five to eight seconds on each picture.',
        onScreen: '5 to 8 seconds',
        visualKeywords: ['stopwatch', 'floating pictures', 'clouds'],
        emphasis: ['five', 'eight'],
      },
      {
        say: 'Random pictures feel like the micro-dreams of drifting off.',
        visualKeywords: ['dreamlike sky', 'floating island', 'sleeping face'],
        emphasis: ['micro-dreams', 'drifting'],
      },
      {
        say: 'Over 150 students tested it, and many tired on the first letter.',
        visualKeywords: ['college dorm', 'yawning student', 'pillow'],
        emphasis: ['150', 'tired'],
      },
    ],
    callToAction: 'Spell yourself to sleep tonight and tell me your word.',
    facts: [
      {
        claim:
          'The sleeper imagines a word without repeated letters, for example bird, and lists words for each letter; Luc Beaudoin, who tested it with over 150 students, says people often tire before they are done with the first letter.',
        sources: [
          {
            title:
              'B.C. professor’s sleep trick gets attention from Oprah, Forbes, Guardian – CBC, quoted by Bruce Landon',
            url: 'https://brucelandonblog.wordpress.com/2017/05/01/httpwww-cbc-canewscanadabritish-columbiasfu-sleep-trick-luc-beaudoin-1-4092294/',
          },
        ],
      },
      {
        claim:
          'He came to it through his own insomnia; each word gets five to eight (5 to 8) seconds, and the words are neutral.',
        sources: [
          {
            title:
              'Cognitive shuffling: a mental trick to help you quiet racing thoughts and fall asleep – NewsZetu (CNN)',
            url: 'https://newszetu.com/cognitive-shuffling-a-mental-trick-to-help-you-quiet-racing-thoughts-and-fall-asleep',
          },
        ],
      },
      {
        claim: 'People falling asleep often see images and micro-dreams, which the method imitates.',
        sources: [
          {
            title: 'Can Cognitive Shuffling Really Help You Fall Asleep Faster? – The List',
            url: 'https://www.thelist.com/662799/can-cognitive-shuffling-really-help-you-fall-asleep-faster/',
          },
        ],
      },
    ],
  },
  {
    id: 'tetris-dreams',
    niche: 'sleep',
    title: 'The Patients Who Dreamed of Tetris',
    topics: [
      'dreams',
      'dreaming',
      'why we dream',
      'tetris effect',
      'tetris',
      'dream meaning',
      'amnesia',
      'subconscious mind',
      'strange dreams',
    ],
    hook: "People who couldn't remember playing Tetris still dreamed about it.",
    scenes: [
      {
        say: 'Robert Stickgold at Harvard had people play Tetris before bed.',
        visualKeywords: ['falling blocks game', 'old computer', 'player at night'],
        emphasis: ['Harvard', 'Tetris'],
      },
      {
        say: 'As they drifted off, they kept seeing falling blocks.',
        visualKeywords: ['falling blocks', 'closed eyes', 'dark room'],
        emphasis: ['seeing', 'falling'],
      },
      {
        say: 'Then he tried it with five patients who had amnesia.',
        visualKeywords: ['hospital corridor', 'blurred photograph', 'doctor'],
        emphasis: ['five', 'amnesia'],
      },
      {
        say: 'Most forgot the game overnight and had to learn it again.',
        visualKeywords: ['question mark', 'game controller', 'empty chair'],
        emphasis: ['forgot', 'again'],
      },
      {
        say: 'Yet three of them saw the falling blocks too.',
        onScreen: '3 of 5 saw them',
        visualKeywords: ['sleeping patient', 'colored blocks', 'night'],
        emphasis: ['three', 'too'],
      },
      {
        say: "Your dreams can use memories that you can't reach awake.",
        visualKeywords: ['open drawer', 'fog', 'brain'],
        emphasis: ['memories', 'awake'],
      },
    ],
    callToAction: 'Which game or show has followed you into sleep?',
    facts: [
      {
        claim:
          'Robert Stickgold of Harvard found that people with amnesia who did not remember having played Tetris still saw its falling blocks in their first hour of sleep; dreams can draw on memories that are in the brain but not accessible consciously.',
        sources: [
          {
            title: 'Dream machine – New Scientist',
            url: 'http://www.newscientist.com/article/dn70-dream-machine.html',
          },
        ],
      },
      {
        claim:
          'Three of the five amnesic patients (3 of 5) reported the images; most did not remember the game from one day to the next and had to be taught again.',
        sources: [
          {
            title: 'Tetris Dreams, by Kristin Leutwyler (Scientific American)',
            url: 'http://roohit.com/715c0',
          },
          {
            title: 'Replaying the Game: Hypnagogic Images in Normals and Amnesics (Science, 2000)',
            url: 'https://docslib.org/doc/3381874/replaying-the-game-hypnagogic-images-in-normals-and-amnesics',
          },
        ],
      },
    ],
  },
  {
    id: 'nasa-nap',
    niche: 'sleep',
    title: 'The Nap That NASA Tested',
    topics: [
      'nap',
      'naps',
      'napping',
      'power nap',
      'nasa nap',
      'how long to nap',
      'afternoon slump',
      'tired at work',
      'airline pilots',
    ],
    hook: 'NASA let pilots nap in the cockpit, and it worked.',
    scenes: [
      {
        say: 'On flights across the Pacific, some pilots got 40 minutes off.',
        onScreen: '40 minutes off',
        visualKeywords: ['cockpit', 'pilot', 'ocean from above'],
        emphasis: ['Pacific', '40'],
      },
      {
        say: 'They dozed off in under six minutes and slept about 26.',
        onScreen: '26 minutes asleep',
        visualKeywords: ['sleeping pilot', 'wristwatch', 'eye mask'],
        emphasis: ['six', '26'],
      },
      {
        say: 'The nappers stayed sharper and reacted 16 percent faster.',
        onScreen: '16% faster',
        visualKeywords: ['control panel', 'alert pilot', 'runway lights'],
        emphasis: ['stayed', '16'],
      },
      {
        say: 'Pilots without naps had over three times as many microsleeps.',
        visualKeywords: ['heavy eyelids', 'coffee cup', 'brain waves'],
        emphasis: ['three', 'microsleeps'],
      },
      {
        say: 'Regulators even drafted rules to allow it on US flights.',
        visualKeywords: ['official document', 'stamp', 'airport tower'],
        emphasis: ['drafted', 'US'],
      },
      {
        say: 'They dropped them, fearing the jokes on late-night TV.',
        visualKeywords: ['television studio', 'microphone', 'laughing audience'],
        emphasis: ['dropped', 'jokes'],
      },
    ],
    callToAction: 'Set a timer for your next nap and tell me how it went.',
    facts: [
      {
        claim:
          'In NASA’s study on trans-Pacific flights pilots had a 40-minute rest; on average they fell asleep in 5.6 minutes (under six) and slept 25.8 minutes (about 26); reaction time improved by 16 percent, concentration by 34; 34 micro-events of sleep against 120 without a nap, over three times as many.',
        sources: [
          {
            title: 'The 26-minute NASA nap – Live It Active',
            url: 'https://liveitactive.wordpress.com/2014/06/26/the-26-minute-nasa-nap/',
          },
        ],
      },
      {
        claim:
          'An advisory circular was prepared in the U.S. and dropped for fear of being made fun of on late-night TV.',
        sources: [
          {
            title:
              'Prof. Gregory Belenky, Transport Committee, House of Commons of Canada – openparliament.ca',
            url: 'https://openparliament.ca/committees/transport/42-1/52/prof-gregory-belenky-4/only',
          },
        ],
      },
    ],
  },
  {
    id: 'two-sleeps',
    niche: 'sleep',
    title: 'When People Slept Twice a Night',
    topics: [
      'waking at night',
      'waking up at night',
      'middle of the night',
      'second sleep',
      'segmented sleep',
      'biphasic sleep',
      'history of sleep',
      '3 am',
      'wake up at 3am',
      'insomnia',
    ],
    hook: 'Your ancestors may have slept twice a night.',
    scenes: [
      {
        say: 'Historian Roger Ekirch kept finding odd words in old records: first sleep.',
        visualKeywords: ['old manuscript', 'archive', 'candle'],
        emphasis: ['odd', 'first'],
      },
      {
        say: 'People went to bed after dark and woke around midnight.',
        visualKeywords: ['moonlit village', 'straw bed', 'church clock'],
        emphasis: ['dark', 'midnight'],
      },
      {
        say: 'For an hour or so they prayed, talked, or visited friends.',
        visualKeywords: ['candlelight', 'people talking by fire', 'open door at night'],
        emphasis: ['prayed', 'friends'],
      },
      {
        say: 'Then they went back for what they called second sleep.',
        onScreen: 'First sleep, second sleep',
        visualKeywords: ['sleeping couple', 'wool blanket', 'moon'],
        emphasis: ['back', 'second'],
      },
      {
        say: "He's since collected over 2,000 references in a dozen languages.",
        visualKeywords: ['stack of old books', 'library', 'magnifying glass'],
        emphasis: ['2,000', 'languages'],
      },
      {
        say: 'Electric light pushed bedtime later, and the two sleeps became one.',
        visualKeywords: ['light bulb', 'city at night', 'modern bedroom'],
        emphasis: ['light', 'one'],
      },
    ],
    callToAction: 'Forward this to whoever texts you at 3 a.m.',
    facts: [
      {
        claim:
          'Roger Ekirch found references to “first” and “second” sleep in old records: people went to bed after dark, woke for about an hour around midnight and returned to sleep.',
        sources: [
          {
            title:
              'The history of insomnia: When waking up in the middle of the night was completely normal – Ottawa Citizen',
            url: 'https://ottawacitizen.com/health/the-history-of-insomnia-when-waking-up-in-the-middle-of-the-night-was-completely-normal',
          },
        ],
      },
      {
        claim:
          'Between the two sleeps people prayed, read, did chores or visited friends; with electric lighting they stayed up later and slept all in one go.',
        sources: [
          {
            title: 'Segmented Sleep Used To Be The Norm – Curiosity',
            url: 'https://curiosity.com/topics/segmented-sleep-used-to-be-the-norm',
          },
        ],
      },
      {
        claim: 'He has found more than 2,000 references in a dozen languages.',
        sources: [
          {
            title: 'How our ancestors used to sleep – Latest Pro News Zone (CNN)',
            url: 'https://latestpronewszone.blogspot.com/2022/01/how-our-ancestors-used-to-sleep-can.html',
          },
        ],
      },
    ],
  },
  {
    id: 'eleven-days-awake',
    niche: 'sleep',
    title: 'The Boy Who Stayed Awake 11 Days',
    topics: [
      'sleep deprivation',
      'no sleep',
      'lack of sleep',
      'staying awake',
      'stay awake',
      'all nighter',
      'longest without sleep',
      'randy gardner',
    ],
    hook: 'In 1963, a teenager set out to stay awake 11 days.',
    scenes: [
      {
        say: 'Randy Gardner was 17, and it was his science fair project.',
        visualKeywords: ['teenager', 'science fair', '1960s classroom'],
        emphasis: ['17', 'science'],
      },
      {
        say: 'By day three he was clumsy, moody and stumbling over words.',
        onScreen: 'Day 3',
        visualKeywords: ['tired boy', 'pinball machine', 'blurry vision'],
        emphasis: ['three', 'stumbling'],
      },
      {
        say: 'On day 11, he had to count down from 100 by sevens.',
        onScreen: 'Day 11: 100, 93, 86 …',
        visualKeywords: ['chalkboard numbers', 'stopwatch', 'navy doctor'],
        emphasis: ['down', '100'],
      },
      {
        say: "He stopped at 65, because he'd forgotten what he was doing.",
        visualKeywords: ['blank stare', 'question mark', 'unfinished list'],
        emphasis: ['stopped', 'forgotten'],
      },
      {
        say: 'After some 14 hours of sleep, he felt nearly normal.',
        onScreen: '14 hours of sleep',
        visualKeywords: ['hospital bed', 'sunrise', 'sleeping teenager'],
        emphasis: ['14', 'normal'],
      },
      {
        say: "Guinness stopped taking this record, because it's too dangerous.",
        visualKeywords: ['record book', 'crossed-out page', 'warning sign'],
        emphasis: ['stopped', 'dangerous'],
      },
    ],
    callToAction: 'Go to bed, and share this with a night owl.',
    facts: [
      {
        claim:
          'Between December 1963 and January 1964 Randy Gardner, 17, stayed awake for 11 days; on the eleventh day he was to subtract seven repeatedly from 100 (93, 86 and so on) and stopped at 65 because he had forgotten what he was doing; in 1997 Guinness ceased accepting attempts for safety reasons.',
        sources: [
          {
            title: 'Randy Gardner sleep deprivation experiment – Wikipedia',
            url: 'https://en.wikipedia.org/wiki/Randy_Gardner_sleep_deprivation_experiment',
          },
        ],
      },
      {
        claim:
          'It was a science fair project; after two days he stumbled over words, on day three (3) he was uncoordinated and moody; afterwards he slept for 14 hours.',
        sources: [
          {
            title: 'A Man Stayed Awake for 264 Hours, Setting a Sleep Deprivation Record',
            url: 'https://polymerelektronik.org/health-news/a-man-stayed-awake-for-264-hours-setting-a-sleep-deprivation-record/',
          },
        ],
      },
      {
        claim: 'He slept for over 14 hours and awoke feeling relatively normal.',
        sources: [
          {
            title: 'Man Who Didn’t Sleep for a Record 264 Hours – AuSays',
            url: 'https://ausays.com/man-who-didnt-sleep-for-a-record-264-hours-suffered-from-crippling-effects-for-years-after-2/',
          },
        ],
      },
    ],
  },
  {
    id: 'camping-clock',
    niche: 'sleep',
    title: 'How to Become a Morning Person',
    topics: [
      'morning person',
      'wake up early',
      'waking up early',
      'wake up earlier',
      'night owl',
      'body clock',
      'circadian rhythm',
      'sleep schedule',
      'fix sleep schedule',
      'melatonin',
      'camping',
    ],
    hook: 'A week in a tent moved body clocks two hours.',
    scenes: [
      {
        say: 'University of Colorado researchers sent volunteers camping in summer.',
        visualKeywords: ['tent', 'mountains', 'backpack'],
        emphasis: ['Colorado', 'camping'],
      },
      {
        say: 'No flashlights allowed, just sunlight and the campfire.',
        onScreen: 'No flashlights',
        visualKeywords: ['campfire', 'sunset', 'starry sky'],
        emphasis: ['flashlights', 'campfire'],
      },
      {
        say: 'By day they got four times more light than usual.',
        onScreen: '4x more daylight',
        visualKeywords: ['sunlit meadow', 'hiker', 'bright sun'],
        emphasis: ['four', 'light'],
      },
      {
        say: 'Their sleep hormone, melatonin, now rose nearly two hours earlier.',
        onScreen: '2 hours earlier',
        visualKeywords: ['sunset', 'yawning camper', 'sleeping bag'],
        emphasis: ['melatonin', 'two'],
      },
      {
        say: 'Later, even one weekend outdoors gave most of that shift.',
        visualKeywords: ['snowy tent', 'weekend calendar', 'pine forest'],
        emphasis: ['one', 'weekend'],
      },
      {
        say: 'So to wake up earlier: bright mornings, dark evenings.',
        onScreen: 'Bright mornings, dark evenings',
        visualKeywords: ['open curtains', 'dimmed lamp', 'sunrise'],
        emphasis: ['earlier', 'dark'],
      },
    ],
    callToAction: 'Tag the friend who says mornings are impossible.',
    facts: [
      {
        claim:
          'Volunteers of a 2013 University of Colorado paper camped for a week in summer without headlamps or flashlights, with four times (4x) more light by day than usual; the onset of melatonin came nearly two (2) hours earlier.',
        sources: [
          {
            title:
              'Can’t get to sleep? A wilderness weekend can help – University of Colorado Boulder, mirrored',
            url: 'http://etaliaus.com/today/2017/02/01/cant-get-sleep-wilderness-weekend-can-help',
          },
        ],
      },
      {
        claim: 'In the later studies the only light was sunlight, moonlight and campfires.',
        sources: [
          {
            title: 'A weekend spent camping can help reset your biological clock – Daily Camera',
            url: 'https://www.dailycamera.com/2017/02/08/a-weekend-spent-camping-can-help-reset-your-biological-clock-cu-boulder-study-finds/',
          },
        ],
      },
      {
        claim: 'A weekend was enough for 69 percent of the shift of a week.',
        sources: [
          {
            title: 'Study: Camping for a few days aids circadian clock – TribLive (The Washington Post)',
            url: 'http://triblive.com/aande/moreaande/11895373-74/circadian-sleep-weekend?utm_source=feedburner&utm_medium=feed&utm_campaign=Feed%3A+alltribstories+%28TribLIVE+News%29',
          },
        ],
      },
    ],
  },
  {
    id: 'snooze-nine-minutes',
    niche: 'sleep',
    title: 'Why Snooze Is Nine Minutes',
    topics: [
      'snooze',
      'snooze button',
      'hitting snooze',
      'alarm clock',
      'alarm',
      'morning alarm',
      'waking up',
      'wake up',
      'nine minutes',
      'why 9 minutes',
    ],
    hook: 'Your snooze button lasts nine minutes because of old gears.',
    scenes: [
      {
        say: 'The first one came out in 1956: the Snooz-Alarm.',
        onScreen: '1956',
        visualKeywords: ['vintage alarm clock', 'bedroom', 'advertisement'],
        emphasis: ['first', '1956'],
      },
      {
        say: 'Its makers wanted ten minutes, a nice round number.',
        visualKeywords: ['clock face', 'ten minutes', 'drawing board'],
        emphasis: ['ten', 'round'],
      },
      {
        say: "But the clock's gears were standard, and they had to mesh.",
        visualKeywords: ['clock gears', 'teeth', 'screwdriver'],
        emphasis: ['gears', 'mesh'],
      },
      {
        say: 'They could get nine minutes, or a little over ten.',
        onScreen: '9 or 10+',
        visualKeywords: ['two gears', 'scale', 'stopwatch'],
        emphasis: ['nine', 'ten'],
      },
      {
        say: 'Nobody wanted to be blamed for late workers, so nine won.',
        visualKeywords: ['late worker', 'boss', 'wristwatch'],
        emphasis: ['blamed', 'nine'],
      },
      {
        say: 'Digital clocks and phones have been copying it ever since.',
        visualKeywords: ['smartphone alarm', 'digital clock', 'copy machine'],
        emphasis: ['Digital', 'copying'],
      },
    ],
    callToAction: 'Confess below: how many times did you snooze today?',
    facts: [
      {
        claim:
          'In 1956 Telechron brought out the first alarm clock with a snooze function, The Snooz-Alarm; 10 (ten) minutes were intended, but because of the standardized gears it was nine (9) or 10-plus (10+), and the engineers chose nine so that people would not be late; digital clocks kept it.',
        sources: [
          {
            title:
              'Glad You Asked: Why does the alarm clock snooze button give you nine extra minutes, not 10? – The Journal Times',
            url: 'https://journaltimes.com/news/opinion/blogs/glad-you-asked-why-does-the-alarm-clock-snooze-button/article_3d82d1fc-39c4-5a3e-a9c3-16a86c6f9b18.html',
          },
          {
            title: 'More on snooze alarms – Telechron.net',
            url: 'https://www.telechron.net/snooz.htm',
          },
        ],
      },
    ],
  },
  {
    id: 'lucid-signal',
    niche: 'sleep',
    title: 'The Message From Inside a Dream',
    topics: [
      'lucid dream',
      'lucid dreaming',
      'lucid dreams',
      'dream control',
      'control your dreams',
      'how to lucid dream',
      'nightmares',
      'rem sleep',
    ],
    hook: 'A sleeping man once sent a message from his dream.',
    scenes: [
      {
        say: "In a lucid dream, you know that you're dreaming.",
        visualKeywords: ['floating person', 'dream clouds', 'closed eyes'],
        emphasis: ['lucid', 'dreaming'],
      },
      {
        say: 'In 1975, Keith Hearne wanted to prove it in England.',
        onScreen: '1975',
        visualKeywords: ['sleep lab', 'electrodes', 'paper chart'],
        emphasis: ['Hearne', 'prove'],
      },
      {
        say: "A dreamer's body lies still, but the eyes keep moving.",
        visualKeywords: ['sleeping face', 'moving eyelids', 'bed'],
        emphasis: ['body', 'eyes'],
      },
      {
        say: 'So he asked Alan Worsley to look from left to right eight times.',
        onScreen: 'Left, right × 8',
        visualKeywords: ['eyes left', 'eyes right', 'arrows'],
        emphasis: ['Worsley', 'eight'],
      },
      {
        say: 'Around 8 a.m., the messy lines on the chart turned regular.',
        visualKeywords: ['zigzag line', 'pen recorder', 'excited scientist'],
        emphasis: ['messy', 'regular'],
      },
      {
        say: 'It was like a signal, Hearne said, from another solar system.',
        visualKeywords: ['radio dish', 'stars', 'planet'],
        emphasis: ['signal', 'solar'],
      },
    ],
    callToAction: 'Comment the last dream you knew was one.',
    facts: [
      {
        claim:
          'On April 12, 1975, around 8 (eight) a.m. in a laboratory at Hull University in England, Alan Worsley in a lucid dream moved his eyes left to right seven or eight times, as Keith Hearne had asked; on the readout the typical rapid eye movements became a measured signal; Hearne said that it was like getting signals from another solar system.',
        sources: [
          {
            title: 'Lucid Dreaming Day, by Robert Waggoner',
            url: 'https://learn.world-of-lucid-dreaming.com/blog/lucid-dreaming-day',
          },
        ],
      },
      {
        claim:
          'The agreed signal was left and right eight times, while measures showed that he stayed asleep.',
        sources: [
          {
            title: 'Lucid Dreaming – Hypnotic Tunes',
            url: 'https://hypnotictunes.com/2020/08/13/lucid-dreaming/',
          },
        ],
      },
      {
        claim: 'In REM sleep most of the dreamer’s body is paralyzed, but not the eyes.',
        sources: [
          {
            title: 'Stephen LaBerge’s dream lab',
            url: 'http://taichicork.blogspot.com/2013/11/stephen-laberge-s-dream-lab.html',
          },
        ],
      },
    ],
  },
  {
    id: 'jet-lag-east',
    niche: 'sleep',
    title: 'Why Jet Lag Is Worse Going East',
    topics: [
      'jet lag',
      'jetlag',
      'jet lag tips',
      'flying east',
      'time zones',
      'long flights',
      'travel tired',
      'circadian rhythm',
      'body clock',
    ],
    hook: 'Jet lag is worse when you fly east.',
    scenes: [
      {
        say: "Your body clock isn't quite a day long.",
        visualKeywords: ['wall clock', 'sleeping traveler', 'airplane window'],
        emphasis: ['body', 'day'],
      },
      {
        say: 'Left alone, it takes about 24 and a half hours.',
        onScreen: '24.5 hours',
        visualKeywords: ['clock face', 'sun and moon', 'loop'],
        emphasis: ['alone', 'half'],
      },
      {
        say: 'So a longer day, flying west, comes easier than a shorter one.',
        visualKeywords: ['sunset from plane', 'world map', 'arrow west'],
        emphasis: ['longer', 'west'],
      },
      {
        say: "Maryland physicists put the brain's clock cells into a model.",
        visualKeywords: ['equations', 'brain cells', 'computer'],
        emphasis: ['physicists', 'clock'],
      },
      {
        say: 'Three time zones west took it not quite four days.',
        onScreen: '3 zones: almost 4 days',
        visualKeywords: ['calendar', 'suitcase', 'yawning tourist'],
        emphasis: ['Three', 'four'],
      },
      {
        say: 'Nine zones west took not quite eight, and east is slower.',
        onScreen: '9 zones: almost 8 days',
        visualKeywords: ['globe', 'time zones', 'eye mask'],
        emphasis: ['Nine', 'eight'],
      },
    ],
    callToAction: "Tag whoever you're flying with next.",
    facts: [
      {
        claim:
          'The body clock’s cycle is about 24.5 hours, 24 and a half, so that lengthening the day by flying west is easier than shortening it; in the University of Maryland’s model three (3) time zones west took a little less than four (4) days, nine (9) just less than eight (8), and recovery from flying east is longer.',
        sources: [
          {
            title: 'Why It’s Harder to Recover from Jet Lag When You Fly East – Live Science',
            url: 'https://livescience.com/55378-jet-lag-east-west-recovery.html',
          },
        ],
      },
      {
        claim:
          'The model shows the same for physicists of the University of Maryland: four days east for three days west.',
        sources: [
          {
            title: 'New Study Explains Why Jet Lag Is Worse Traveling East – The Epoch Times',
            url: 'https://www.theepochtimes.com/new-study-explains-why-jet-lag-is-worse-traveling-east-than-west_2114009.html',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
