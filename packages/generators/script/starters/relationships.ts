import type { Starter } from './types.ts'

export const relationshipsStarters = [
  {
    id: 'five-to-one',
    niche: 'relationships',
    title: 'How Happy Couples Argue',
    topics: [
      'relationships',
      'relationship advice',
      'marriage',
      'married life',
      'happy couple',
      'couples',
      'relationship tips',
      'gottman',
      '5 to 1 ratio',
      'divorce',
      'arguments',
      'how to argue',
    ],
    hook: 'Happy couples argue too, with five good moments per bad one.',
    scenes: [
      {
        say: 'Psychologist John Gottman filmed couples replaying their latest fight.',
        visualKeywords: ['couple arguing', 'video camera', 'living room'],
        emphasis: ['replaying', 'fight'],
      },
      {
        say: 'His team scored every laugh, every compliment and every jab.',
        visualKeywords: ['score sheet', 'smiling couple', 'crossed arms'],
        emphasis: ['laugh', 'jab'],
      },
      {
        say: 'Couples who lasted had five positives for each negative.',
        onScreen: '5 : 1',
        visualKeywords: ['five hearts', 'couple holding hands', 'scale'],
        emphasis: ['lasted', 'five'],
      },
      {
        say: 'Below that mark, a marriage slid toward divorce.',
        visualKeywords: ['cracked heart', 'two rings', 'suitcase'],
        emphasis: ['Below', 'divorce'],
      },
      {
        say: 'How much they fought mattered less than the warmth in between.',
        visualKeywords: ['couple laughing', 'hug', 'kitchen'],
        emphasis: ['fought', 'warmth'],
      },
      {
        say: 'So the best repair is small: a touch, a joke, a thank-you.',
        visualKeywords: ['hand on shoulder', 'sticky note', 'coffee for two'],
        emphasis: ['touch', 'thank-you'],
      },
    ],
    callToAction: 'Send your partner one of your five right now.',
    facts: [
      {
        claim:
          'Couples were asked to revisit their most recent argument on camera; positive contributions (touching, laughing, compliments) and negative ones were scored; those who kept a 5:1 (five to 1) ratio were more likely to stay together.',
        sources: [
          {
            title: 'Being positive during arguments is key to a lasting relationship – Vivovii',
            url: 'https://vivovii.com/being-positive-during-arguments-is-key-to-a-lasting-relationship/',
          },
        ],
      },
      {
        claim:
          'Below five to one marriages fall into the danger zone for divorce; the happily married laugh and tease while they argue.',
        sources: [
          {
            title: 'Marriage Math – Psychology Today',
            url: 'https://www.psychologytoday.com/us/articles/200403/marriage-math?collection=60811',
          },
        ],
      },
      {
        claim: 'The 5:1 ratio is more important than how much a couple fights.',
        sources: [
          {
            title: 'Predicting Marital Satisfaction – Our Sexuality',
            url: 'http://copyrightland.net/our-sexuality/predicting-marital-satisfaction.htm',
          },
        ],
      },
    ],
  },
  {
    id: 'hours-to-friendship',
    niche: 'relationships',
    title: 'How to Make Friends, in Hours',
    topics: [
      'make friends',
      'how to make friends',
      'making friends',
      'friendship',
      'friends',
      'best friend',
      'adult friendships',
      'close friends',
      'loneliness',
      'lonely',
      'moving to a new city',
    ],
    hook: 'A close friend takes over 200 hours to make.',
    scenes: [
      {
        say: "Jeffrey Hall, in Kansas, asked 355 adults who'd just moved.",
        onScreen: '355 adults',
        visualKeywords: ['moving boxes', 'new apartment', 'handshake'],
        emphasis: ['Kansas', '355'],
      },
      {
        say: 'From acquaintance to casual friend took about 50 hours.',
        onScreen: 'Casual friend: 50 hours',
        visualKeywords: ['two people talking', 'coffee', 'clock'],
        emphasis: ['acquaintance', '50'],
      },
      {
        say: 'Plain friend, about 90, and close friend, more than 200.',
        onScreen: 'Close friend: 200+ hours',
        visualKeywords: ['friends hugging', 'calendar', 'campfire'],
        emphasis: ['friend', 'close'],
      },
      {
        say: "Working side by side didn't count for much.",
        visualKeywords: ['office desks', 'coworkers', 'computer'],
        emphasis: ['Working', 'count'],
      },
      {
        say: 'Joking around did, and so did eating together and video games.',
        visualKeywords: ['friends laughing', 'pizza', 'game controller'],
        emphasis: ['Joking', 'video'],
      },
      {
        say: "Even a question counts: what's new in your life?",
        visualKeywords: ['phone message', 'park bench', 'smile'],
        emphasis: ['question', 'new'],
      },
    ],
    callToAction: "Text somebody you're 40 hours into and tell me what they said.",
    facts: [
      {
        claim:
          'Jeffrey Hall of the University of Kansas found about 50 hours from acquaintance to casual friend, 90 to friend, more than 200 to close friend.',
        sources: [
          {
            title:
              'How long does it take to make close friend? About 200 hours, KU professor finds – The Topeka Capital-Journal',
            url: 'https://www.cjonline.com/news/20180401/how-long-does-it-take-to-make-close-friend-about-200-hours-ku-professor-finds',
          },
        ],
      },
      {
        claim: 'He surveyed 355 adults who had recently moved.',
        sources: [
          {
            title: 'How many hours does it take to make a ‘close friend?’ – Advisory Board',
            url: 'https://www.advisory.com/daily-briefing/2018/04/23/friendship',
          },
        ],
      },
      {
        claim:
          'Joking, catching up, eating together and playing video games bring people closer; asking what’s been going on in someone’s life is meaningful.',
        sources: [
          {
            title: 'This is exactly how many hours it takes to create a lasting friendship',
            url: 'https://mindgreen.pages.dev/posts/this-is-exactly-how-many-hours-it-takes-to-create-a-lasting-friendship',
          },
          {
            title: 'Exactly how many hours it takes to create a lasting friendship',
            url: 'https://mindbodygreenah.pages.dev/posts/exactly-how-many-hours-it-takes-to-create-a-lasting-friendship',
          },
        ],
      },
      {
        claim: 'Hours spent working together don’t count as much.',
        sources: [
          {
            title: 'How many hours it takes to make a friend – Kekenet',
            url: 'https://m.kekenet.com/read/201805/552468.shtml',
          },
        ],
      },
    ],
  },
  {
    id: 'thirty-six-questions',
    niche: 'relationships',
    title: 'The 36 Questions That Lead to Love',
    topics: [
      'love',
      'fall in love',
      'falling in love',
      '36 questions',
      'how to fall in love',
      'deep questions',
      'date night questions',
      'intimacy',
      'romance',
    ],
    hook: 'Two strangers in a lab fell in love and married.',
    scenes: [
      {
        say: 'Psychologist Arthur Aron sat them down with 36 questions.',
        onScreen: '36 questions',
        visualKeywords: ['two chairs', 'question cards', 'laboratory'],
        emphasis: ['36', 'questions'],
      },
      {
        say: 'The first ones are easy: would you like to be famous?',
        visualKeywords: ['microphone', 'red carpet', 'smiling woman'],
        emphasis: ['first', 'famous'],
      },
      {
        say: "Later ones ask when you last cried, or what you'd regret.",
        visualKeywords: ['tear on cheek', 'old letter', 'candle'],
        emphasis: ['Later', 'cried'],
      },
      {
        say: 'At the end come four silent minutes of eye contact.',
        onScreen: '4 minutes, no words',
        visualKeywords: ['two people looking at each other', 'eyes close-up', 'hourglass'],
        emphasis: ['silent', 'eye'],
      },
      {
        say: 'Six months later, the pair invited the whole lab to the wedding.',
        visualKeywords: ['wedding rings', 'scientists in suits', 'confetti'],
        emphasis: ['later', 'wedding'],
      },
      {
        say: 'Aron had just wanted people to feel close, faster.',
        visualKeywords: ['two people laughing', 'coffee table', 'notebook'],
        emphasis: ['close', 'faster'],
      },
    ],
    callToAction: 'Ask someone that first question tonight and tell me the answer.',
    facts: [
      {
        claim:
          'Arthur Aron: a man and a woman answered 36 increasingly personal questions and stared silently into each other’s eyes for four (4) minutes; six months later the two participants were married and had invited the whole lab; the questions begin with “Would you like to be famous?”.',
        sources: [
          {
            title: 'Can you fall in love in 90 minutes? – The Telegraph',
            url: 'http://telegraph.co.uk/women/womens-life/11372818/Can-you-fall-in-love-in-90-minutes.html',
          },
        ],
      },
      {
        claim: 'Others ask when you last cried.',
        sources: [
          {
            title: 'Can you fall in love again with 36 questions?',
            url: 'https://lnginnorthernbc.ca/2025/11/06/can-you-fall-in-love-again-with-36-questions',
          },
        ],
      },
      {
        claim: 'Question 33 asks what you would most regret not having told someone.',
        sources: [
          {
            title: '36 questions until you fall in love – Helen Success',
            url: 'https://helensuccess.com/2015/01/14/36-questions-until-you-fall-in-love/',
          },
        ],
      },
      {
        claim: 'The questions were originally meant for accelerating intimacy rather than romance.',
        sources: [
          {
            title: 'Can you fall in love after taking a quiz? – Science Today, University of California',
            url: 'https://podcast.app/can-you-fall-in-love-after-taking-a-quiz-e389607',
          },
        ],
      },
    ],
  },
  {
    id: 'harvard-happiness',
    niche: 'relationships',
    title: 'What 85 Years Say About Happiness',
    topics: [
      'happiness',
      'how to be happy',
      'be happier',
      'good life',
      'happy life',
      'meaning of life',
      'harvard study',
      'longest study',
      'secret of happiness',
      'living longer',
      'longevity',
    ],
    hook: 'After 85 years, a Harvard study knows what keeps people happy.',
    scenes: [
      {
        say: 'In 1938, it began with 268 students and 456 Boston boys.',
        onScreen: '1938',
        visualKeywords: ['1930s students', 'harvard yard', 'boston street'],
        emphasis: ['268', '456'],
      },
      {
        say: "The boys came from the city's poorest neighborhoods.",
        visualKeywords: ['old tenement', 'boy with cap', 'black and white street'],
        emphasis: ['poorest', 'neighborhoods'],
      },
      {
        say: 'For life, they sent in questionnaires and saw doctors.',
        visualKeywords: ['filing cabinets', "doctor's office", 'stack of forms'],
        emphasis: ['questionnaires', 'doctors'],
      },
      {
        say: 'The happiest and healthiest in old age had the warmest relationships.',
        onScreen: 'Warm relationships',
        visualKeywords: ['old couple laughing', 'family table', 'friends'],
        emphasis: ['happiest', 'healthiest'],
      },
      {
        say: "At first, the researchers didn't believe their own data.",
        visualKeywords: ['puzzled scientist', 'computer screen', 'charts'],
        emphasis: ['believe', 'data'],
      },
      {
        say: 'Then other studies started to find the same thing.',
        visualKeywords: ['stack of studies', 'lightbulb', 'nodding people'],
        emphasis: ['studies', 'same'],
      },
    ],
    callToAction: 'Call the person you thought of just now.',
    facts: [
      {
        claim:
          'The Harvard Study of Adult Development began in 1938 with 268 Harvard sophomores and 456 boys from Boston’s poorest neighborhoods; interviews, questionnaires and medical exams followed.',
        sources: [
          {
            title: 'There’s One Key to Living the Good Life – Hanson Doremus',
            url: 'https://hansondoremus.com/theres-one-key-to-living-the-good-life',
          },
        ],
      },
      {
        claim:
          'Over 85 years the people who were happiest and stayed healthiest had the warmest connections; “we didn’t believe our own data at first”; then many other studies began to find the same.',
        sources: [
          {
            title: 'World’s Longest Study Of Adult Development Offers Good Advice for Happy Living – NAPCO',
            url: 'https://napco4courtleaders.org/2023/02/worlds-longest-study-of-adult-development-offers-good-advice-for-happy-living/',
          },
        ],
      },
    ],
  },
  {
    id: 'heartbreak-burn',
    niche: 'relationships',
    title: 'Why Heartbreak Hurts',
    topics: [
      'heartbreak',
      'breakup',
      'break up',
      'getting over a breakup',
      'broken heart',
      'ex boyfriend',
      'ex girlfriend',
      'my ex',
      'got dumped',
      'love hurts',
      'social rejection',
    ],
    hook: 'Heartbreak hurts because your brain files it with burns.',
    scenes: [
      {
        say: 'Scientists found 40 people dumped within the last six months.',
        onScreen: '40 broken hearts',
        visualKeywords: ['broken heart', 'volunteers', 'flyer on wall'],
        emphasis: ['40', 'dumped'],
      },
      {
        say: 'In a brain scanner, they looked at photos of their ex.',
        visualKeywords: ['brain scanner', 'photograph', 'sad face'],
        emphasis: ['scanner', 'photos'],
      },
      {
        say: 'Then came a hot probe, like a coffee cup without its sleeve.',
        visualKeywords: ['hot coffee cup', 'steam', 'forearm'],
        emphasis: ['hot', 'sleeve'],
      },
      {
        say: 'Both switched on the same pain networks in the brain.',
        onScreen: 'Same pain networks',
        visualKeywords: ['glowing brain', 'burn mark', 'heart'],
        emphasis: ['Both', 'pain'],
      },
      {
        say: 'So a broken heart is more than a metaphor.',
        visualKeywords: ['heart shape', 'bandage', 'doctor'],
        emphasis: ['heart', 'metaphor'],
      },
      {
        say: 'Know that your pain is real, one of the scientists says.',
        visualKeywords: ['hand holding hand', 'blanket', 'window light'],
        emphasis: ['real', 'scientists'],
      },
    ],
    callToAction: 'Hug whoever needs to hear this, and send it along.',
    facts: [
      {
        claim:
          'Ethan Kross and colleagues recruited 21 women and 19 men (40) dumped within the previous six months; heat like a hot cup of coffee without the sleeve and photos of the ex activated the same brain networks; it is “more than just metaphors”.',
        sources: [
          {
            title: 'Getting burned, physically or emotionally, feels the same – Cayman Compass',
            url: 'https://www.caymancompass.com/2011/03/30/getting-burned-physically-or-emotionally-feels-the-same/',
          },
        ],
      },
      {
        claim: '“Know that your pain is real”, says Tor Wager about such scans of 40 volunteers.',
        sources: [
          {
            title: 'Love Hurts and it is real, quoting CU Boulder',
            url: 'https://julieshendom.wixsite.com/julieshendom/single-post/2017/09/22/love-hurts-and-it-is-real',
          },
        ],
      },
    ],
  },
  {
    id: 'first-impression',
    niche: 'relationships',
    title: 'Judged in a Tenth of a Second',
    topics: [
      'first impression',
      'first impressions',
      'good impression',
      'judging people',
      'being judged',
      'meeting new people',
    ],
    hook: 'Strangers judge your face in a tenth of a second.',
    scenes: [
      {
        say: 'At Princeton, people saw faces for only 100 milliseconds.',
        onScreen: '100 milliseconds',
        visualKeywords: ['face on screen', 'stopwatch', 'university'],
        emphasis: ['Princeton', '100'],
      },
      {
        say: 'They rated how trustworthy, likable and competent each one looked.',
        visualKeywords: ['rating scale', 'portraits', 'clipboard'],
        emphasis: ['trustworthy', 'competent'],
      },
      {
        say: 'Others could stare for as long as they wanted.',
        visualKeywords: ['person studying photo', 'magnifying glass', 'clock'],
        emphasis: ['stare', 'long'],
      },
      {
        say: 'Yet both groups came to much the same verdict.',
        onScreen: 'Same verdict',
        visualKeywords: ['gavel', 'two thumbs up', 'matching cards'],
        emphasis: ['both', 'verdict'],
      },
      {
        say: 'More time only made people surer of themselves.',
        visualKeywords: ['confident man', 'crossed arms', 'mirror'],
        emphasis: ['surer', 'themselves'],
      },
      {
        say: 'Later tests saw it happen after just 33 milliseconds.',
        onScreen: '33 milliseconds',
        visualKeywords: ['blinking eye', 'camera flash', 'face'],
        emphasis: ['33', 'milliseconds'],
      },
    ],
    callToAction: 'Whose first impression did you get wrong?',
    facts: [
      {
        claim:
          'Willis and Todorov, Princeton: judgments after 100 ms (a tenth of a second) correlated highly with judgments without time limits for trustworthiness, likeability, competence and more; additional time only boosted confidence.',
        sources: [
          {
            title:
              'First Impressions: Making Up Your Mind After a 100-Ms Exposure to a Face – Psychological Science',
            url: 'https://ar.scribd.com/document/153952040/Willis-Todorov-PsychScience',
          },
        ],
      },
      {
        claim: 'Agreement is above chance after 33 ms.',
        sources: [
          {
            title: 'Evaluating faces on trustworthiness after minimal time exposure – Social Cognition, 2009',
            url: 'https://doczz.net/doc/1178278/from-dartmouth.edu',
          },
        ],
      },
    ],
  },
  {
    id: 'second-date',
    niche: 'relationships',
    title: 'How to Get a Second Date',
    topics: [
      'dating',
      'first date',
      'dating tips',
      'dating advice',
      'second date',
      'small talk',
      'be more likable',
      'conversation',
      'conversation skills',
      'what to ask',
    ],
    hook: 'To get a second date, ask a second question.',
    scenes: [
      {
        say: 'Harvard researchers listened in on 110 speed daters.',
        onScreen: '110 speed daters',
        visualKeywords: ['speed dating', 'bell', 'small tables'],
        emphasis: ['Harvard', '110'],
      },
      {
        say: 'Each had four minutes and asked about ten questions.',
        visualKeywords: ['timer', 'woman talking', 'two glasses'],
        emphasis: ['minutes', 'ten'],
      },
      {
        say: 'Those who asked around 15 got more second dates.',
        onScreen: '15 beats 10',
        visualKeywords: ['heart', 'phone number', 'smiling couple'],
        emphasis: ['15', 'dates'],
      },
      {
        say: "The best were follow-ups, which prove that you're listening.",
        onScreen: 'Ask a follow-up',
        visualKeywords: ['leaning in', 'ear', 'coffee shop'],
        emphasis: ['best', 'prove'],
      },
      {
        say: "Most people hold back, because they're afraid of being nosy.",
        visualKeywords: ['hand over mouth', 'awkward silence', 'menu'],
        emphasis: ['hold', 'nosy'],
      },
      {
        say: 'But in chats between over 400 people, askers were liked more.',
        visualKeywords: ['group chatting', 'thumbs up', 'speech bubbles'],
        emphasis: ['400', 'liked'],
      },
    ],
    callToAction: 'Comment your best follow-up question for a first date.',
    facts: [
      {
        claim:
          'Harvard researchers analyzed 110 speed daters with four minutes each; on average they asked 10 (ten) questions; those who asked about 15, and follow-up questions above all, were more likely to get a second date; people worry about being rude.',
        sources: [
          {
            title: 'This One Simple Habit May Help You Score A Second Date – Civilized',
            url: 'https://www.civilized.life/articles/score-a-second-date/',
          },
        ],
      },
      {
        claim: 'In conversations with more than 400 people those who asked many questions were liked most.',
        sources: [
          {
            title: 'A recipe for success around the holiday table: ask questions – The Salt Lake Tribune',
            url: 'http://sltrib.com/opinion/commentary/2017/11/22/cass-sunstein-a-recipe-for-success-around-the-holiday-table-ask-questions',
          },
        ],
      },
    ],
  },
  {
    id: 'body-language-myth',
    niche: 'relationships',
    title: 'The Body Language Myth',
    topics: [
      'body language',
      'nonverbal communication',
      'communication',
      'communication skills',
      'tone of voice',
      'reading people',
      '7-38-55 rule',
      'how to communicate',
    ],
    hook: "Body language isn't 93 percent of what you say.",
    scenes: [
      {
        say: 'The number goes back to Albert Mehrabian, a psychologist at UCLA.',
        visualKeywords: ['university campus', '1960s psychologist', 'notebook'],
        emphasis: ['Mehrabian', 'psychologist'],
      },
      {
        say: 'In one test, people heard words like honey or brute.',
        onScreen: '“Honey”',
        visualKeywords: ['headphones', 'speech bubble', 'laboratory'],
        emphasis: ['heard', 'brute'],
      },
      {
        say: 'In another, they judged the word maybe by a photo of a face.',
        onScreen: '“Maybe”',
        visualKeywords: ['portrait photo', 'question mark', 'rating scale'],
        emphasis: ['maybe', 'photo'],
      },
      {
        say: 'He combined them: seven percent words, 38 tone, and 55 face.',
        onScreen: '7 + 38 + 55',
        visualKeywords: ['pie chart', 'mouth', 'calculator'],
        emphasis: ['combined', 'seven'],
      },
      {
        say: "But that's the feeling in one word, not a whole message.",
        visualKeywords: ['heart', 'single word on card', 'letter'],
        emphasis: ['feeling', 'message'],
      },
      {
        say: 'If you doubt it, watch a foreign movie without subtitles.',
        visualKeywords: ['movie theater', 'foreign film', 'confused viewer'],
        emphasis: ['doubt', 'subtitles'],
      },
    ],
    callToAction: 'Send it to a coach who still quotes that number.',
    facts: [
      {
        claim:
          'Albert Mehrabian of UCLA combined two studies: people rated words such as “honey” and “brute” spoken in different tones, and judged the word “maybe” by a photograph of a face; the result (7, or seven, percent words, 38 percent tone, 55 percent face) is about the emotions in those words, and 93 percent is not of the meaning of a message.',
        sources: [
          {
            title: 'On the 93 per cent rule of body language – The Manitoban',
            url: 'https://themanitoban.com/?p=626',
          },
        ],
      },
      {
        claim:
          'The percentages are not the relative impact of words, tone and body language in communication.',
        sources: [
          {
            title: 'Misinterpretation of the “7-38-55 rule” – Dream Big Act Smart',
            url: 'http://dreambigactsmart.com/category/articles/page/4/',
          },
        ],
      },
    ],
  },
  {
    id: 'gossip-minutes',
    niche: 'relationships',
    title: 'How Much You Really Gossip',
    topics: ['gossip', 'gossiping', 'rumors', 'talking behind your back', 'office gossip'],
    hook: 'You gossip for 52 minutes a day.',
    scenes: [
      {
        say: 'California researchers had 467 people wear small recorders.',
        onScreen: '467 people',
        visualKeywords: ['small recorder', 'clipped microphone', 'street'],
        emphasis: ['California', '467'],
      },
      {
        say: "They counted any talk about somebody who wasn't there.",
        visualKeywords: ['two friends whispering', 'empty chair', 'phone call'],
        emphasis: ['counted', 'there'],
      },
      {
        say: 'Three quarters of it was neither nice nor nasty.',
        onScreen: '3 in 4: neutral',
        visualKeywords: ['pie chart', 'neutral face', 'coffee'],
        emphasis: ['Three', 'nice'],
      },
      {
        say: "It was news: a niece's new job, a friend who's ill.",
        visualKeywords: ['family photo', 'office', 'get-well card'],
        emphasis: ['news', 'job'],
      },
      {
        say: 'Women did more of that kind, but not more of the mean kind.',
        visualKeywords: ['women chatting', 'men chatting', 'scale'],
        emphasis: ['Women', 'mean'],
      },
      {
        say: 'Only people who never mention anyone are innocent.',
        visualKeywords: ['halo', 'zipped lips', 'lonely person'],
        emphasis: ['Only', 'mention'],
      },
    ],
    callToAction: 'Tag the person you tell everything.',
    facts: [
      {
        claim:
          'In a University of California, Riverside, study of 467 people who wore recorders people gossiped for 52 minutes a day; speaking about anyone not present counted; about three quarters (3 in 4, three of four) was neither positive nor negative, such as a niece’s job or a friend’s illness; women gossip more, but only neutrally.',
        sources: [
          {
            title: 'People gossip 52 minutes a day, study shows – USA Today',
            url: 'https://eu.usatoday.com/story/news/2019/05/13/people-gossip-52-minutes-each-day-average-study-shows/1192549001/',
          },
        ],
      },
      {
        claim:
          'Women don’t engage in tear-down gossip any more than men; someone who never gossips would mention others only in their presence.',
        sources: [
          {
            title: 'People gossip for average 52 minutes a day – Business Standard',
            url: 'https://www.business-standard.com/amp/article/news-ians/people-gossip-for-average-52-minutes-a-day-119050500222_1.html',
          },
        ],
      },
    ],
  },
  {
    id: 'hug-shield',
    niche: 'relationships',
    title: 'What a Hug Does to a Cold',
    topics: [
      'hugs',
      'hug',
      'hugging',
      'power of touch',
      'physical touch',
      'affection',
      'common cold',
      'being there for someone',
    ],
    hook: 'People who get hugged more fight off colds better.',
    scenes: [
      {
        say: 'Pittsburgh researchers asked 404 adults about two weeks of hugs.',
        onScreen: '404 adults',
        visualKeywords: ['hugging friends', 'calendar', 'phone interview'],
        emphasis: ['Pittsburgh', '404'],
      },
      {
        say: 'They also asked about fights and who had their back.',
        visualKeywords: ['arguing couple', 'checklist', 'shoulder to lean on'],
        emphasis: ['asked', 'fights'],
      },
      {
        say: 'Then everyone got a cold virus and a week in quarantine.',
        visualKeywords: ['nose drops', 'hotel room', 'tissues'],
        emphasis: ['everyone', 'cold'],
      },
      {
        say: 'With more support, stress was less likely to make them ill.',
        visualKeywords: ['umbrella', 'stormy sky', 'calm face'],
        emphasis: ['support', 'less'],
      },
      {
        say: 'Hugs explained about a third of that protection.',
        onScreen: 'A third',
        visualKeywords: ['hug', 'shield', 'pie chart'],
        emphasis: ['Hugs', 'third'],
      },
      {
        say: "And the sick ones who'd been hugged had milder colds.",
        visualKeywords: ['smiling person in bed', 'soup', 'blanket'],
        emphasis: ['sick', 'milder'],
      },
    ],
    callToAction: 'Hug one person today before you scroll on.',
    facts: [
      {
        claim:
          'At Carnegie Mellon University in Pittsburgh 404 healthy adults were asked about hugs, conflicts and support, then exposed to a cold virus and quarantined; those with more support and hugs had a reduced risk of infection from conflict and less severe symptoms.',
        sources: [
          {
            title: 'Fight off the common cold with more hugs – Kenora Daily Miner and News',
            url: 'https://www.kenoradailyminerandnews.com/2014/12/22/fight-off-the-common-cold-with-more-hugs-study/wcm/a3155098-429a-46aa-bdc4-63e08ab485de',
          },
        ],
      },
      {
        claim: 'Hugs over a two-week (2) period were asked about, and the quarantine lasted a week.',
        sources: [
          {
            title: 'A hug a day may keep the sniffles away – Association for Psychological Science',
            url: 'https://psychologicalscience.org/news/a-hug-a-day-may-keep-the-sniffles-away-new-study-suggests.html',
          },
        ],
      },
      {
        claim: 'Hugs were responsible for one-third of the protective effect of support.',
        sources: [
          {
            title: 'Hugs ward off colds – SportsGeezer',
            url: 'http://sportsgeezer.com/2014/hugs-ward-off-colds',
          },
        ],
      },
    ],
  },
  {
    id: 'laughter-not-jokes',
    niche: 'relationships',
    title: 'Why You Really Laugh',
    topics: [
      'laughter',
      'laugh',
      'laughing',
      'why we laugh',
      'sense of humor',
      'humor',
      'funny people',
      'jokes',
    ],
    hook: 'Most of your laughs have nothing to do with jokes.',
    scenes: [
      {
        say: 'Psychologist Robert Provine hunted laughs in malls and parking lots.',
        visualKeywords: ['shopping mall', 'audio recorder', 'laughing friends'],
        emphasis: ['Provine', 'malls'],
      },
      {
        say: 'Fewer than 20 percent came after anything like a joke.',
        onScreen: 'Under 20%',
        visualKeywords: ['microphone', 'punchline', 'shrug'],
        emphasis: ['Fewer', '20'],
      },
      {
        say: 'The rest followed plain talk, in the middle of chatting.',
        visualKeywords: ['friends talking', 'cafe', 'bus stop'],
        emphasis: ['rest', 'chatting'],
      },
      {
        say: 'And you laugh 30 times more often with others than alone.',
        onScreen: '30 times more',
        visualKeywords: ['group laughing', 'lone person', 'sofa'],
        emphasis: ['30', 'often'],
      },
      {
        say: 'Even laughing gas hardly works on one person alone.',
        visualKeywords: ['dentist chair', 'gas mask', 'empty room'],
        emphasis: ['gas', 'one'],
      },
      {
        say: "So a laugh isn't a review: it means, I'm with you.",
        visualKeywords: ['two friends', 'hug', 'smile'],
        emphasis: ['laugh', 'with'],
      },
    ],
    callToAction: 'Tag the person who makes you laugh at nothing.',
    facts: [
      {
        claim:
          'Robert Provine prowled campuses, malls and parking lots with an audio recorder to collect laughs.',
        sources: [
          {
            title: 'In the Lab With the World’s Leading Laugh Scientist – Mental Floss',
            url: 'http://mentalfloss.com/article/30329/lab-worlds-leading-laugh-scientist',
          },
        ],
      },
      {
        claim:
          'Less than 20 percent of laughter is related to jokes; most of it is in the context of regular conversation.',
        sources: [
          {
            title: 'Book review: “Laughter: A Scientific Investigation” – Laughter Yoga America',
            url: 'https://www.laughteryogaamerica.com/tag/robert-provine',
          },
        ],
      },
      {
        claim:
          'People laugh 30 times more often in the presence of others than alone; even nitrous oxide does not make one laugh alone.',
        sources: [
          {
            title: 'On Robert Provine’s laughter studies – Daily Quiddity',
            url: 'http://dailyquiddity.blogspot.com/2012/03',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
