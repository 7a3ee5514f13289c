import type { Starter } from './types.ts'

export const parentingStarters = [
  {
    id: 'five-minute-walk',
    niche: 'parenting',
    title: 'How to Calm a Crying Baby',
    topics: [
      'baby',
      'crying baby',
      'baby sleep',
      "baby won't sleep",
      'put baby to sleep',
      'newborn',
      'newborn sleep',
      'parenting',
      'parenting tips',
      'new parents',
      'new mom',
      'new dad',
    ],
    hook: 'A crying baby settles best on a five-minute walk.',
    scenes: [
      {
        say: "Japan's RIKEN institute tested 21 babies with their mothers.",
        onScreen: '21 babies',
        visualKeywords: ['mother and baby', 'japanese lab', 'heart monitor'],
        emphasis: ['RIKEN', '21'],
      },
      {
        say: 'It compared four things: walking, sitting, a stroller, and a bed.',
        visualKeywords: ['stroller', 'crib', 'armchair'],
        emphasis: ['walking', 'bed'],
      },
      {
        say: "Sitting and holding did nothing, because it's motion that helps.",
        visualKeywords: ['rocking chair', 'crying baby', 'footsteps'],
        emphasis: ['holding', 'motion'],
      },
      {
        say: 'After five minutes of walking, all were quiet, and about half slept.',
        onScreen: '5 minutes of walking',
        visualKeywords: ['father walking with baby', 'hallway', 'sleeping baby'],
        emphasis: ['walking', 'half'],
      },
      {
        say: 'But a third woke up on touching the bed.',
        visualKeywords: ['awake baby', 'crib', 'tired parent'],
        emphasis: ['third', 'bed'],
      },
      {
        say: 'So first sit and hold them for eight more minutes.',
        onScreen: 'Then 8 minutes sitting',
        visualKeywords: ['clock', 'sofa', 'baby on chest'],
        emphasis: ['hold', 'eight'],
      },
    ],
    callToAction: 'Forward this to parents with tired arms.',
    facts: [
      {
        claim:
          'RIKEN (Kumi Kuroda) tested 21 babies of seven months or younger with four (4) kinds of motion; holding while sitting and laying down had no effect; after five minutes (5) of carrying and walking all had stopped crying and around half slept; eight (8) more minutes in the arms prevents waking.',
        sources: [
          {
            title: 'How to put a crying baby to sleep – News on Japan (Nikkei)',
            url: 'http://newsonjapan.com/html/newsdesk/article/135760.php',
          },
        ],
      },
      {
        claim: 'About one third of sleeping infants woke as soon as they were placed in their bed.',
        sources: [
          {
            title: 'Rock-a-bye baby: science to the rescue – Kuroda Lab',
            url: 'https://en.kurodalab.net/research/detail/276',
          },
        ],
      },
    ],
  },
  {
    id: 'tantrum-sounds',
    niche: 'parenting',
    title: 'The Science of Tantrums',
    topics: [
      'tantrum',
      'tantrums',
      'toddler tantrum',
      'temper tantrum',
      'meltdown',
      'toddlers',
      'toddler',
      'terrible twos',
      'screaming child',
      'how to stop tantrums',
      'parenting',
    ],
    hook: 'Scientists sewed microphones into onesies to study tantrums.',
    scenes: [
      {
        say: 'They recorded toddlers at home, and over a hundred tantrums.',
        onScreen: '100+ tantrums',
        visualKeywords: ['toddler', 'microphone', 'living room'],
        emphasis: ['toddlers', 'hundred'],
      },
      {
        say: 'People thought a tantrum starts angry and ends sad.',
        visualKeywords: ['angry toddler', 'tears', 'timeline'],
        emphasis: ['starts', 'ends'],
      },
      {
        say: 'But the sound showed sadness running through all of it.',
        visualKeywords: ['sound waves', 'headphones', 'crying child'],
        emphasis: ['sound', 'sadness'],
      },
      {
        say: 'Anger sits on top, in sharp peaks of screaming.',
        visualKeywords: ['mountain peaks', 'red line', 'open mouth'],
        emphasis: ['Anger', 'peaks'],
      },
      {
        say: 'Questions feed those peaks, so the best move is to do nothing.',
        onScreen: 'Do nothing, at first',
        visualKeywords: ['calm parent sitting', 'question mark', 'clock'],
        emphasis: ['Questions', 'nothing'],
      },
      {
        say: "Once the anger passes, what's left is sad and wants a hug.",
        visualKeywords: ['parent hugging child', 'teddy bear', 'quiet room'],
        emphasis: ['anger', 'hug'],
      },
    ],
    callToAction: 'Tag a parent who needs this at the supermarket.',
    facts: [
      {
        claim:
          'Green and Potegal sewed wireless microphones into onesies and collected more than a hundred (100) tantrums; sad sounds ran through them with sharp peaks of anger on top; the quickest way past the anger is to do nothing, then sad children reach out for comfort.',
        sources: [
          {
            title: 'Researchers Explore the Science of Temper Tantrums – Parents (NPR)',
            url: 'http://www.parents.com/blogs/parents-news-now/tag/sadness/',
          },
          {
            title: 'Screaming, Yelling, Crying: Science Of The Tantrum – Hartford Courant',
            url: 'https://www.courant.com/health/hc-xpm-2011-12-06-hc-uconn-baby-cries-20111202-story.html',
          },
        ],
      },
      {
        claim: 'Even asking questions can prolong the anger.',
        sources: [
          {
            title: 'Scientists: To Stop a Tantrum, Do Nothing – MetroKids',
            url: 'https://www.metrokids.com/scientists-to-stop-a-tantrum-do-nothing/',
          },
        ],
      },
    ],
  },
  {
    id: 'million-word-gap',
    niche: 'parenting',
    title: 'A Million Words Before School',
    topics: [
      'reading to kids',
      'read to children',
      'bedtime stories',
      'bedtime story',
      'picture books',
      "children's books",
      'raising readers',
      'kids reading',
      'early learning',
      'kindergarten',
    ],
    hook: 'Five books a day gives a child a million extra words.',
    scenes: [
      {
        say: "Researchers in Ohio counted the words in 60 popular children's books.",
        onScreen: '60 books',
        visualKeywords: ['picture books', 'library', 'researcher'],
        emphasis: ['Ohio', '60'],
      },
      {
        say: 'A board book had some 140, and a picture book 228.',
        onScreen: '140 and 228 words',
        visualKeywords: ['board book', 'open pages', 'toddler hands'],
        emphasis: ['board', 'picture'],
      },
      {
        say: 'Five a day until kindergarten comes to 1.4 million.',
        onScreen: '1.4 million words',
        visualKeywords: ['stack of books', 'school door', 'child reading'],
        emphasis: ['kindergarten', '1.4'],
      },
      {
        say: 'Even one book a day makes nearly 300,000.',
        onScreen: '300,000 with one a day',
        visualKeywords: ['bedside lamp', 'parent reading', 'pillow'],
        emphasis: ['one', '300,000'],
      },
      {
        say: 'And books bring rare words: few families chat about Antarctica.',
        visualKeywords: ['penguin', 'antarctica', 'globe'],
        emphasis: ['rare', 'Antarctica'],
      },
      {
        say: 'Yet one child in four is never read to.',
        visualKeywords: ['empty bookshelf', 'television', 'lonely child'],
        emphasis: ['four', 'never'],
      },
    ],
    callToAction: 'Which bedtime book do you know by heart?',
    facts: [
      {
        claim:
          'Jessica Logan, Ohio State: from 60 commonly read children’s books, five books a day give about 1.4 million more words by kindergarten.',
        sources: [
          {
            title:
              'When Children Are Not Read to at Home: The Million Word Gap – Journal of Developmental & Behavioral Pediatrics',
            url: 'https://journals.lww.com/jrnldbp/Citation/2019/06000/When_Children_Are_Not_Read_to_at_Home__The_Million.9.aspx',
          },
        ],
      },
      {
        claim:
          'Board books averaged 140 words, picture books 228; one book a day makes 296,660 (nearly 300,000).',
        sources: [
          {
            title: 'The Million Word Gap – Petit Tales',
            url: 'https://www.petittales.com/blog/the-million-word-gap-how-reading-five-books-a-day',
          },
        ],
      },
      {
        claim: 'About one child out of four was never read to; books bring up things like Antarctica.',
        sources: [
          {
            title: 'At kindergarten entry, the word gap can exceed a million words – ChildUp',
            url: 'https://www.childup.com/blog/at-kindergarten-entry-the-word-gap-can-exceed-a-million-words',
          },
        ],
      },
    ],
  },
  {
    id: 'ten-tries',
    niche: 'parenting',
    title: 'How to Feed a Picky Eater',
    topics: [
      'picky eater',
      'picky eaters',
      'fussy eater',
      "kids won't eat",
      'vegetables for kids',
      'feeding kids',
      'toddler food',
      'kids meals',
      'mealtime',
    ],
    hook: 'Kids may need ten tries before they like a food.',
    scenes: [
      {
        say: 'In one study, mothers gave up after two or three.',
        visualKeywords: ['spoon', 'refused plate', 'tired mother'],
        emphasis: ['up', 'three'],
      },
      {
        say: 'But babies who got ten chances ate clearly more.',
        onScreen: '10 tries',
        visualKeywords: ['baby eating', 'vegetable puree', 'high chair'],
        emphasis: ['ten', 'more'],
      },
      {
        say: 'So offer one bite, without a fight, and again tomorrow.',
        onScreen: 'One bite, no fight',
        visualKeywords: ['tiny bite', 'broccoli', 'calendar'],
        emphasis: ['one', 'fight'],
      },
      {
        say: 'In another trial, three-year-olds earned a sticker for each taste.',
        visualKeywords: ['sticker chart', 'carrot stick', 'smiling child'],
        emphasis: ['sticker', 'taste'],
      },
      {
        say: "After 14 days, they ate more of what they'd hated.",
        onScreen: '14 days',
        visualKeywords: ['empty plate', 'green beans', 'thumbs up'],
        emphasis: ['14', 'hated'],
      },
      {
        say: 'But never pay with dessert, or the food gets worse.',
        visualKeywords: ['ice cream', 'crossed-out', 'green vegetables'],
        emphasis: ['pay', 'dessert'],
      },
    ],
    callToAction: 'Which food does your kid refuse? Start counting the tries.',
    facts: [
      {
        claim:
          'Mothers offered a new food 2.5 times on average (two or three) before deciding that it was disliked; up to 10 exposures are needed; rewarding with dessert makes the food more disliked.',
        sources: [
          {
            title: 'Tips for Finicky Eaters – GHS',
            url: 'http://ghshospital.org/community/health_tips/tips_for_finicky_eaters.aspx',
          },
        ],
      },
      {
        claim:
          'After 10 (ten) opportunities to eat the vegetables all infants significantly increased their intake.',
        sources: [
          {
            title: 'Picky eater? What parents should do 10 times to help – The Speechies',
            url: 'https://thespeechies.com/picky-eater-what-parents-should-do-10-times-to-help/',
          },
        ],
      },
      {
        claim:
          '3-year-old (three) twins got 14 daily tastes of a disliked vegetable with a sticker; intake and liking increased.',
        sources: [
          {
            title:
              'Parent-Administered Exposure to Increase Children’s Vegetable Acceptance – Journal of the Academy of Nutrition and Dietetics',
            url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4037818',
          },
        ],
      },
    ],
  },
  {
    id: 'be-a-helper',
    niche: 'parenting',
    title: 'The Word That Makes Kids Help',
    topics: [
      'chores',
      'kids chores',
      'chores for kids',
      'helping kids',
      'kids clean up',
      'raising kids',
      'parenting hack',
      'parenting hacks',
      'good behavior',
      'cooperation',
    ],
    hook: "Don't ask kids to help; ask them to be helpers.",
    scenes: [
      {
        say: 'Researchers tried both wordings on about 150 preschoolers.',
        onScreen: '150 preschoolers',
        visualKeywords: ['preschool class', 'researcher', 'toys'],
        emphasis: ['both', '150'],
      },
      {
        say: 'Some heard about helping, others about being a helper.',
        onScreen: 'help / helper',
        visualKeywords: ['two speech bubbles', 'teacher', 'children'],
        emphasis: ['helping', 'helper'],
      },
      {
        say: 'Then an adult spilled crayons and left toys around.',
        visualKeywords: ['spilled crayons', 'messy floor', 'blocks'],
        emphasis: ['spilled', 'toys'],
      },
      {
        say: 'To pitch in, the children had to stop their own game.',
        visualKeywords: ['child playing', 'paused game', 'hand reaching'],
        emphasis: ['stop', 'game'],
      },
      {
        say: 'The helpers did it up to 29 percent more.',
        onScreen: '+29%',
        visualKeywords: ['child tidying', 'bar chart', 'gold medal'],
        emphasis: ['helpers', '29'],
      },
      {
        say: 'Helping is a task, but a helper is someone you are.',
        visualKeywords: ['superhero cape', 'mirror', 'proud child'],
        emphasis: ['Helping', 'are'],
      },
    ],
    callToAction: 'Try the word tonight and tell me what happens.',
    facts: [
      {
        claim:
          'About 150 3- to 6-year-olds heard “help” or “be helpers”; they then could stop playing to pick up a mess, open a container, put away toys or pick up spilled crayons; those with the noun helped significantly more.',
        sources: [
          {
            title: 'Want a young child to ‘help’ or ‘be a helper’? – Medical Xpress',
            url: 'https://medicalxpress.com/news/2014-04-young-child-helper-choice-words.html',
          },
        ],
      },
      {
        claim: 'They helped between 22 and 29% more.',
        sources: [
          {
            title: 'How to get children to do … – KTRH, interview with Christopher J. Bryan',
            url: 'http://ktrh.iheart.com/articles/houston-news-121300/how-to-get-children-to-do-12310960/',
          },
        ],
      },
    ],
  },
  {
    id: 'parentese',
    niche: 'parenting',
    title: 'Why Baby Talk Works',
    topics: [
      'baby talk',
      'parentese',
      'first words',
      "baby's first words",
      'toddler speech',
      'learning to talk',
      'baby development',
      'teach baby to talk',
      'talking to babies',
      'language development',
    ],
    hook: "Baby talk can more than double a toddler's words.",
    scenes: [
      {
        say: 'Researchers in Seattle put recorders into the vests of 26 babies.',
        onScreen: '26 babies',
        visualKeywords: ['baby in vest', 'recorder', 'seattle skyline'],
        emphasis: ['Seattle', 'vests'],
      },
      {
        say: 'They listened for parentese: high, slow, with looong vowels.',
        visualKeywords: ['parent talking to baby', 'sound waves', 'smile'],
        emphasis: ['parentese', 'vowels'],
      },
      {
        say: "At two, those who'd heard the most knew 433 words.",
        onScreen: '433 words',
        visualKeywords: ['toddler pointing', 'picture cards', 'blocks'],
        emphasis: ['two', '433'],
      },
      {
        say: "Those who'd heard the least knew only 169.",
        onScreen: '169 words',
        visualKeywords: ['quiet toddler', 'empty speech bubble', 'few cards'],
        emphasis: ['least', '169'],
      },
      {
        say: "It isn't nonsense: the words and the grammar are real.",
        visualKeywords: ['open dictionary', 'letters', 'speech bubble'],
        emphasis: ['nonsense', 'real'],
      },
      {
        say: 'The sing-song is a hook, and the baby answers back.',
        visualKeywords: ['fish hook', 'laughing baby', 'musical notes'],
        emphasis: ['hook', 'back'],
      },
    ],
    callToAction: 'Say hello in your best parentese on camera.',
    facts: [
      {
        claim:
          'Twenty-six (26) babies wore vests with audio recorders; at 2 (two) years those exposed to the most parentese one-on-one knew 433 words, the others 169 (University of Washington, Patricia Kuhl).',
        sources: [
          {
            title:
              'Listen up, parents: Your baby can’t talk yet, but she’s absorbing every word – The Seattle Times',
            url: 'http://blogs.seattletimes.com/educationlab/2014/01/13/listen-up-parents-your-baby-cant-talk-yet-but-shes-absorbing-every-word/',
          },
        ],
      },
      {
        claim:
          'Parentese is fully grammatical speech with real words, elongated vowels and exaggerated tones; it is a social hook that invites the baby to respond.',
        sources: [
          {
            title: 'Parentese – University of Washington News, quoted',
            url: 'http://juligraphy.com/parentese.html',
          },
        ],
      },
    ],
  },
  {
    id: 'four-toys',
    niche: 'parenting',
    title: 'Why Fewer Toys Are Better',
    topics: [
      'toys',
      'too many toys',
      'kids toys',
      'toy clutter',
      'toy rotation',
      'playroom',
      'kids playing',
      'creative play',
      'toddler play',
      'raising toddlers',
    ],
    hook: 'Toddlers play better with four toys than with sixteen.',
    scenes: [
      {
        say: 'Toledo researchers watched 36 toddlers in a playroom.',
        onScreen: '36 toddlers',
        visualKeywords: ['playroom', 'toddler', 'one-way mirror'],
        emphasis: ['Toledo', '36'],
      },
      {
        say: 'One day it held four toys, another day sixteen.',
        onScreen: '4 or 16',
        visualKeywords: ['four wooden toys', 'pile of toys', 'shelf'],
        emphasis: ['four', 'sixteen'],
      },
      {
        say: 'With sixteen, they grabbed one and eyed the next.',
        visualKeywords: ['distracted toddler', 'scattered toys', 'reaching hand'],
        emphasis: ['sixteen', 'eyed'],
      },
      {
        say: 'With four, they stayed almost twice as long.',
        onScreen: 'Twice as long',
        visualKeywords: ['toddler building', 'wooden blocks', 'clock'],
        emphasis: ['four', 'twice'],
      },
      {
        say: 'And they found more ways to use each one.',
        visualKeywords: ['toy car as phone', 'block tower', 'pretend play'],
        emphasis: ['more', 'use'],
      },
      {
        say: 'So hide most of them, and swap them now and then.',
        visualKeywords: ['toy box', 'closet', 'parent carrying basket'],
        emphasis: ['hide', 'swap'],
      },
    ],
    callToAction: 'Count the toys on your floor, if you dare.',
    facts: [
      {
        claim:
          '36 toddlers at the University of Toledo played with four (4) or sixteen (16) toys; with four they played longer with each and in more ways; toys can be put away and rotated.',
        sources: [
          {
            title:
              'The influence of the number of toys in the environment on toddlers’ play – Infant Behavior and Development',
            url: 'http://www.readkong.com/page/the-influence-of-the-number-of-toys-in-the-environment-2180127',
          },
        ],
      },
      {
        claim:
          'With sixteen they were already looking at where to go next; with four interactions were almost twice as long.',
        sources: [
          {
            title: 'When talking about toys, can there be too much of a good thing? – KTVA',
            url: 'https://www.ktva.com/story/40718294/when-talking-about-toys-can-there-be-too-much-of-a-good-thing',
          },
        ],
      },
    ],
  },
  {
    id: 'teen-clock',
    niche: 'parenting',
    title: 'Why Teenagers Sleep In',
    topics: [
      'teenagers',
      'teenager',
      'teens',
      'teen sleep',
      'raising teens',
      'raising teenagers',
      'parenting teens',
      'lazy teenager',
      'sleeping in',
      'school start time',
      'high school',
    ],
    hook: "Teenagers aren't lazy; their clock runs late.",
    scenes: [
      {
        say: "A teen's biological bedtime is more like midnight.",
        visualKeywords: ['teenager in bed', 'midnight clock', 'moon'],
        emphasis: ['biological', 'midnight'],
      },
      {
        say: "Waking them at 7:30 is like waking you at 5:30, so they're tired.",
        onScreen: '7:30 feels like 5:30',
        visualKeywords: ['alarm clock', 'groggy teen', 'dark morning'],
        emphasis: ['Waking', 'tired'],
      },
      {
        say: 'In 2016, Seattle moved its high schools from 7:50 to 8:45.',
        onScreen: '7:50 → 8:45',
        visualKeywords: ['school bus', 'seattle skyline', 'school bell'],
        emphasis: ['Seattle', 'high'],
      },
      {
        say: 'Some feared that students would only stay up later.',
        visualKeywords: ['phone in bed', 'worried parent', 'night'],
        emphasis: ['feared', 'up'],
      },
      {
        say: 'Wrist monitors showed 34 more minutes of sleep a night.',
        onScreen: '+34 minutes',
        visualKeywords: ['fitness tracker', 'sleeping teen', 'chart'],
        emphasis: ['Wrist', '34'],
      },
      {
        say: 'Grades went up, and fewer students came late.',
        visualKeywords: ['report card', 'classroom', 'open door'],
        emphasis: ['Grades', 'fewer'],
      },
    ],
    callToAction: 'Show this to a parent with a sleepy teen.',
    facts: [
      {
        claim:
          'A teen’s biological bedtime is more like midnight; to ask a teen to be alert at 7:30 a.m. is like asking an adult at 5:30 a.m.; Seattle’s students slept 34 minutes more, with better grades and less tardiness; school had started at 7:50 a.m.',
        sources: [
          {
            title: 'Seattle schools prove later waking makes students more productive – NPR, quoted',
            url: 'https://guildofscientifictroubadours.com/2018/12/12/seattle-schools-prove-later-waking-makes-students-more-productive/',
          },
        ],
      },
      {
        claim: 'In fall 2016 start times moved from 7:50 a.m. to 8:45 a.m.',
        sources: [
          {
            title: 'More sleep in Seattle: Later school start helps kids get zzz – Peninsula Daily News',
            url: 'https://peninsuladailynews.com/news/more-sleep-in-seattle-later-school-start-helps-kids-get-zzz',
          },
        ],
      },
      {
        claim:
          'Some worried that teenagers would use it to stay up later; “teens are not sleeping in because they’re lazy”.',
        sources: [
          {
            title: 'No, teenagers are not lazy for sleeping in – The Seattle Times',
            url: 'https://www.seattletimes.com/education-lab/no-teenagers-are-not-lazy-for-sleeping-in-and-a-new-seattle-school-policy-is-helping-them-get-the-shut-eye-they-need/',
          },
        ],
      },
    ],
  },
  {
    id: 'birth-order',
    niche: 'parenting',
    title: 'The Birth Order Myth',
    topics: [
      'birth order',
      'siblings',
      'oldest child',
      'youngest child',
      'middle child',
      'only child',
      'firstborn',
      'brothers and sisters',
      'eldest daughter',
    ],
    hook: "Your birth order didn't make you who you are.",
    scenes: [
      {
        say: 'The firstborn is bossy, they say, and the youngest a rebel.',
        visualKeywords: ['three siblings', 'crown', 'mischievous child'],
        emphasis: ['firstborn', 'youngest'],
      },
      {
        say: 'German psychologists checked that with more than 20,000 adults.',
        onScreen: '20,000 adults',
        visualKeywords: ['crowd', 'survey', 'three flags'],
        emphasis: ['German', '20,000'],
      },
      {
        say: 'They came from Germany, Britain, and the US.',
        visualKeywords: ['world map', 'family photos', 'clipboard'],
        emphasis: ['came', 'US'],
      },
      {
        say: 'How outgoing, calm, or careful they were had nothing to do with it.',
        visualKeywords: ['personality test', 'calm face', 'party'],
        emphasis: ['outgoing', 'careful'],
      },
      {
        say: 'Intelligence did drop a little from the first to the last.',
        visualKeywords: ['test paper', 'small step down', 'siblings'],
        emphasis: ['Intelligence', 'little'],
      },
      {
        say: 'Yet in four of ten pairs, the younger one was smarter.',
        onScreen: '4 in 10',
        visualKeywords: ['two kids studying', 'chess board', 'light bulb'],
        emphasis: ['four', 'younger'],
      },
    ],
    callToAction: 'Break this to your oldest sibling in the comments.',
    facts: [
      {
        claim:
          'Psychologists of Leipzig and Mainz analyzed data of more than 20,000 adults from Germany, the USA and Great Britain: extraversion, emotional stability, agreeableness and conscientiousness are not affected by birth order; intelligence declines a little, but in four (4) out of ten (10) cases the later-born is smarter.',
        sources: [
          {
            title: 'Birth order has only very small effects on personality – Mainz University',
            url: 'http://www.uni-mainz.de/presse/19669_ENG_HTML.php',
          },
        ],
      },
      {
        claim: 'By the stereotype the firstborn tends to be bossy and the youngest rebellious.',
        sources: [
          {
            title: 'Birth Order Has No Effect On Personality, Study Finds – HNGN',
            url: 'https://hngn.com/articles/142759/20151022/birth-order-effect-personality-study-finds.htm',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
