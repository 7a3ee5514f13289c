import type { Starter } from './types.ts'

export const worldWarStarters = [
  {
    id: 'ghost-army',
    niche: 'war',
    title: 'The Army Made of Air',
    topics: [
      'world war 2',
      'world war ii',
      'ww2',
      'wwii',
      'ghost army',
      'inflatable tank',
      'second world war',
      'military deception',
      'camouflage',
    ],
    hook: 'America fought World War Two with balloons and loudspeakers.',
    scenes: [
      {
        say: 'The Ghost Army was 1,100 men, many of them artists.',
        onScreen: '1,100 men',
        visualKeywords: ['army recruits sketching', 'paintbrushes', '1940s soldiers'],
        emphasis: ['Ghost', 'Army', 'artists'],
      },
      {
        say: 'Their rubber Sherman tanks weighed 93 pounds each.',
        onScreen: '93-pound tanks',
        visualKeywords: ['inflatable tank', 'soldiers lifting a tank', 'sherman tank'],
        emphasis: ['Sherman', '93'],
      },
      {
        say: 'They hid them badly, so enemy planes would find them.',
        visualKeywords: ['camouflage net', 'spy plane', 'aerial photograph'],
        emphasis: ['badly', 'find'],
      },
      {
        say: 'Giant speakers played the sound of whole divisions on the move.',
        visualKeywords: ['loudspeaker on a truck', 'night road', 'sound waves'],
        emphasis: ['speakers', 'divisions'],
      },
      {
        say: 'Fake radio chatter filled in all the rest.',
        visualKeywords: ['radio operator', 'headset', 'morse code'],
        emphasis: ['radio', 'rest'],
      },
      {
        say: 'It may have saved up to 30,000 American lives with no real army there.',
        onScreen: 'Up to 30,000 saved',
        visualKeywords: ['german soldiers looking', 'rhine river', 'foggy field'],
        emphasis: ['30,000', 'no'],
      },
    ],
    callToAction: 'Follow for more wars won by artists.',
    facts: [
      {
        claim:
          'The Ghost Army had 1,100 members; the inflatable M4 Sherman weighed 93 pounds; decoys were placed under imperfect camouflage so that German planes would discover them; speakers played sounds of armored divisions, and spoof radio was sent.',
        sources: [
          {
            title: 'The Ghost Army – War History Online',
            url: 'https://www.warhistoryonline.com/world-war-ii/ghost-army-world-war-ii-art-warfare.html',
          },
        ],
      },
      {
        claim:
          'In World War II (two, 2) it may have saved the lives of 15,000 to 30,000 American troops, according to Army historians.',
        sources: [
          {
            title: 'Army Congressional Gold Medal',
            url: 'https://comparemela.com/news/army-congressional-gold-medal',
          },
        ],
      },
      {
        claim: 'Its men were recruited from art and design schools.',
        sources: [
          {
            title: 'Honor World War II “Ghost Army” Veterans',
            url: 'http://dearcolleague.us/category/finance/page/116/',
          },
        ],
      },
    ],
  },
  {
    id: 'christmas-truce',
    niche: 'war',
    title: 'The Night the War Stopped',
    topics: [
      'world war 1',
      'world war i',
      'ww1',
      'wwi',
      'christmas truce',
      'first world war',
      'trenches',
      'trench warfare',
      'christmas story',
    ],
    hook: 'On Christmas 1914, World War One stopped by itself.',
    scenes: [
      {
        say: 'It began with singing, each trench in its own language.',
        onScreen: 'Christmas 1914',
        visualKeywords: ['muddy trench', 'candles', 'soldiers singing'],
        emphasis: ['singing', 'own', 'language'],
      },
      {
        say: 'Then men climbed out, unarmed, and met in the middle.',
        visualKeywords: ["no man's land", 'two soldiers walking', 'snow'],
        emphasis: ['unarmed', 'middle'],
      },
      {
        say: 'They swapped buttons, cigars, chocolate and family photos.',
        visualKeywords: ['uniform button', 'cigar', 'chocolate bar'],
        emphasis: ['buttons', 'photos'],
      },
      {
        say: 'Some kicked a ball around, and some buried their dead together.',
        visualKeywords: ['old leather football', 'wooden crosses', 'frozen field'],
        emphasis: ['ball', 'buried'],
      },
      {
        say: "One soldier wrote he could hardly believe he'd been shooting at them.",
        visualKeywords: ['handwritten letter', 'pencil', 'candle in a dugout'],
        emphasis: ['hardly', 'shooting'],
      },
      {
        say: 'Then they went back, and the war went on for four more years.',
        visualKeywords: ['empty trench', 'barbed wire', 'gray sky'],
        emphasis: ['four', 'years'],
      },
    ],
    callToAction: 'Call somebody you should make up with.',
    facts: [
      {
        claim:
          'Soldiers wrote of shaking hands, exchanging a button, cigars, chocolate and photographs of family; some played soccer and they buried each other’s dead; “we can hardly believe that we’ve been firing at them”; then the war resumed for another four (4) years.',
        sources: [
          {
            title: 'Christmas truce – This Way Up',
            url: 'http://www.thiswayupezine.com/inspiring-lives/938-christmas-truce?tmpl=component&print=1&layout=default&page=',
          },
        ],
      },
      {
        claim:
          'On Christmas 1914 soldiers on both sides sang in their own languages, then Germans came out unarmed and the English met them in no man’s land.',
        sources: [
          {
            title: 'War takes a Christmas break in WWI – SOFREP',
            url: 'https://sofrep.com/news/on-this-day-in-history-war-takes-a-christmas-break-in-wwi/',
          },
        ],
      },
    ],
  },
  {
    id: 'd-day-weather',
    niche: 'war',
    title: 'The Postal Clerk Who Moved D-Day',
    topics: [
      'd-day',
      'd day',
      'normandy',
      'normandy landings',
      'eisenhower',
      'weather forecast',
      'maureen sweeney',
      'ireland',
      'meteorology',
    ],
    hook: 'A 21-year-old postal clerk changed the date of D-Day.',
    scenes: [
      {
        say: 'Maureen Sweeney read the weather every hour in a village in Ireland.',
        visualKeywords: ['lighthouse in ireland', 'barometer', 'young woman in the 1940s'],
        emphasis: ['Maureen', 'Sweeney'],
      },
      {
        say: 'On her birthday in June 1944, the pressure began to fall.',
        onScreen: 'June 3, 1944',
        visualKeywords: ['falling barometer', 'storm clouds', 'calendar page'],
        emphasis: ['birthday', 'pressure'],
      },
      {
        say: 'Somebody in England phoned and asked her to check again.',
        visualKeywords: ['old telephone', 'rain on a window', 'notebook'],
        emphasis: ['England', 'check'],
      },
      {
        say: 'She checked, and yes, the storm was real.',
        visualKeywords: ['stormy sea', 'wind gauge', 'dark sky'],
        emphasis: ['storm', 'real'],
      },
      {
        say: 'Eisenhower held back his men for one day.',
        visualKeywords: ['landing craft', 'soldiers waiting', 'general with a map'],
        emphasis: ['one', 'day'],
      },
      {
        say: 'On June 6, the sky opened just long enough.',
        visualKeywords: ['clearing sky', 'normandy beach', 'ships at dawn'],
        emphasis: ['June', 'opened'],
      },
      {
        say: "She didn't find out what she'd done until 1956.",
        onScreen: 'Told in 1956',
        visualKeywords: ['old newspaper', "elderly woman's hands", 'letter'],
        emphasis: ["didn't", '1956'],
      },
    ],
    callToAction: 'Thank someone whose small job matters.',
    facts: [
      {
        claim:
          'Maureen Sweeney took the hourly reading at Blacksod on her 21st birthday (aged 21), 3rd June 1944, as the pressure kept dropping; officials phoned to confirm; the storm would have hit on 5th June, the planned date, and 6 June offered the window; she learned of it in 1956.',
        sources: [
          {
            title: 'The Irish woman who saved D-Day (Met Éireann)',
            url: 'https://climateerinvest.blogspot.com/2023/12/the-irish-woman-who-saved-d-day.html',
          },
        ],
      },
      {
        claim: 'Her day job was at the local post office; Eisenhower decided to wait a day.',
        sources: [
          {
            title: 'But for Mrs. Sweeney, D-Day might have stood for disaster – The Dominion Post',
            url: 'https://dominionpost.com/2024/06/01/but-for-mrs-sweeney-d-day-might-have-stood-for-disaster',
          },
        ],
      },
    ],
  },
  {
    id: 'onoda-29-years',
    niche: 'war',
    title: 'He Fought Until 1974',
    topics: [
      'hiroo onoda',
      'japanese soldier',
      'last soldier',
      'japanese holdout',
      'samurai spirit',
      'loyalty',
      'philippines',
      'world war 2 japan',
    ],
    hook: 'One soldier fought World War Two until 1974.',
    scenes: [
      {
        say: 'Japan sent Hiroo Onoda to a Philippine island in 1944.',
        onScreen: 'Sent in 1944',
        visualKeywords: ['jungle island', 'japanese soldier', 'old map'],
        emphasis: ['Hiroo', 'Onoda'],
      },
      {
        say: 'His orders were to hold on and never surrender.',
        visualKeywords: ['sealed order', 'rifle', 'jungle path'],
        emphasis: ['never', 'surrender'],
      },
      {
        say: 'When leaflets said the war was over, he called them a trick.',
        visualKeywords: ['falling leaflets', 'trees', 'crumpled paper'],
        emphasis: ['leaflets', 'trick'],
      },
      {
        say: 'He lived on bananas, coconuts and stolen rice.',
        visualKeywords: ['bananas', 'coconuts', 'rice sack'],
        emphasis: ['bananas', 'stolen'],
      },
      {
        say: 'In 1974, a young traveler came looking for him, and found him.',
        visualKeywords: ['young backpacker', 'campfire', 'thick jungle'],
        emphasis: ['traveler', 'looking'],
      },
      {
        say: "He still wouldn't quit without orders from his old commander.",
        visualKeywords: ['salute', 'worn uniform', 'waiting soldier'],
        emphasis: ['still', 'commander'],
      },
      {
        say: 'So they flew the man in, and he gave them.',
        visualKeywords: ['old officer', 'propeller plane', 'handed-over sword'],
        emphasis: ['man', 'in'],
      },
    ],
    callToAction: 'Would you believe the leaflets?',
    facts: [
      {
        claim:
          'Onoda was sent to Lubang in 1944 and kept fighting for 29 years after World War II (two, 2) until 1974; he lived on bananas, coconuts and stolen rice; he refused to surrender until his former commander flew in and relieved him.',
        sources: [
          {
            title: 'Hirō Onoda (from Wikipedia)',
            url: 'https://wikisum.wiki/wiki/Hir%C5%8D_Onoda',
          },
        ],
      },
      {
        claim:
          'They took the leaflets for propaganda; in 1974 he met Norio Suzuki, who was looking for “Lieutenant Onoda, a panda, and the Abominable Snowman”.',
        sources: [
          {
            title: 'The lieutenant who fought World War II for 29 years',
            url: 'https://prettyawfulthings.com/2013/11/30/the-imperial-japanese-army-lieutenant-who-fought-world-war-ii-for-29-years',
          },
        ],
      },
      {
        claim: 'He was ordered never to surrender.',
        sources: [
          {
            title: 'Japanese soldier who hid in the Philippine jungle dies – Taipei Times',
            url: 'http://taipeitimes.com/News/world/archives/2014/01/18/2003581577',
          },
        ],
      },
    ],
  },
  {
    id: 'operation-mincemeat',
    niche: 'war',
    title: 'The Dead Man Who Fooled Hitler',
    topics: [
      'operation mincemeat',
      'spy',
      'spies',
      'espionage',
      'secret agent',
      'mi5',
      'sicily',
      'ian fleming',
    ],
    hook: "Britain's best spy of 1943 was already dead.",
    scenes: [
      {
        say: 'The Allies wanted Sicily, and everybody knew it.',
        visualKeywords: ['map of sicily', 'war room', 'pins on a map'],
        emphasis: ['Sicily', 'everybody'],
      },
      {
        say: 'So agents took a body from a London morgue and gave it a name.',
        visualKeywords: ['london in the 1940s', 'morgue door', 'identity card'],
        emphasis: ['body', 'London'],
      },
      {
        say: 'Major Martin got theater tickets, love letters and a ring receipt.',
        visualKeywords: ['theater tickets', 'love letters', 'receipt for a ring'],
        emphasis: ['Major', 'Martin'],
      },
      {
        say: 'Chained to his wrist was a case of fake invasion plans.',
        visualKeywords: ['briefcase', 'chain on wrist', 'secret papers'],
        emphasis: ['Chained', 'fake'],
      },
      {
        say: 'A submarine left him off Spain, where a fisherman found him.',
        visualKeywords: ['submarine', 'spanish beach', 'fishing boat'],
        emphasis: ['Spain', 'fisherman'],
      },
      {
        say: 'Germany sent its troops to Greece, and Sicily stood nearly open.',
        visualKeywords: ['soldiers marching', 'greek coast', 'empty beach'],
        emphasis: ['Greece', 'open'],
      },
    ],
    callToAction: "Follow for more spies you can't make up.",
    facts: [
      {
        claim:
          'In 1943 British intelligence used the body of Glyndwr Michael as Major William Martin, with love letters, a receipt for an engagement ring, theater tickets and a briefcase of fake documents.',
        sources: [
          {
            title: 'Grave of the Man Who Never Was – Atlas Obscura',
            url: 'https://vuink.com/post/ngynfbofphen-d-dpbz/places/grave-of-the-man-who-never-was',
          },
        ],
      },
      {
        claim:
          'A Spanish fisherman found the body; German reinforcements were shifted to Greece and Sardinia, leaving Sicily relatively unprotected.',
        sources: [
          {
            title: 'Operation Mincemeat – London Remembers',
            url: 'https://londonremembers.com/subjects/70036',
          },
        ],
      },
    ],
  },
  {
    id: 'yamaguchi-two-bombs',
    niche: 'war',
    title: 'He Survived Both Atomic Bombs',
    topics: [
      'hiroshima',
      'nagasaki',
      'atomic bomb survivor',
      'hiroshima and nagasaki',
      'atomic bombs',
      'world war 2 survivor',
      'japan ww2',
      'survivor story',
    ],
    hook: 'One man survived Hiroshima, then took the train to Nagasaki.',
    scenes: [
      {
        say: 'Tsutomu Yamaguchi was in Hiroshima on a work trip.',
        visualKeywords: ['1940s japanese engineer', 'shipyard', 'city street'],
        emphasis: ['Tsutomu', 'Yamaguchi', 'work'],
      },
      {
        say: 'He saw a flash less than two miles away.',
        onScreen: 'August 6, 1945',
        visualKeywords: ['white flash', 'hiroshima skyline', 'silhouette'],
        emphasis: ['flash', 'two'],
      },
      {
        say: 'Burned and half deaf, he caught a train home.',
        visualKeywords: ['old steam train', 'bandaged man', 'ruined station'],
        emphasis: ['half', 'deaf'],
      },
      {
        say: 'Home was Nagasaki, and he went back to work.',
        onScreen: 'August 9, 1945',
        visualKeywords: ['nagasaki harbor', 'office building', 'walking man'],
        emphasis: ['Nagasaki', 'work'],
      },
      {
        say: 'He told them what one bomb had done to a city.',
        visualKeywords: ['office meeting', 'shocked faces', 'old telephone'],
        emphasis: ['told', 'one'],
      },
      {
        say: 'Then the sky outside went white once again.',
        visualKeywords: ['bright window', 'shattering glass', 'papers flying'],
        emphasis: ['Then', 'white'],
      },
      {
        say: 'He lived to 93, a recognized survivor of both.',
        onScreen: 'Lived to 93',
        visualKeywords: ["elderly man's hands", 'paper cranes', 'peace memorial'],
        emphasis: ['lived', '93', 'survivor'],
      },
    ],
    callToAction: 'Share this with someone who loves history.',
    facts: [
      {
        claim:
          'On August 6, 1945 Tsutomu Yamaguchi was in Hiroshima on business, less than two (2) miles from ground zero; burned, with ruptured eardrums, he took the train to Nagasaki; on August 9 (three, 3 days later) a white flash came during a meeting at work.',
        sources: [
          {
            title: 'Man survived both atomic bombs – LADbible',
            url: 'https://ladbible.com/news/man-survived-both-atomic-bombs-japan-661790-20250221',
          },
        ],
      },
      {
        claim: 'While he recounted what had happened in Hiroshima to colleagues, the second bomb struck.',
        sources: [
          {
            title: 'A Japanese man miraculously survived both atomic bombs',
            url: 'https://waradana.com/english/article/111692-a-japanese-man-miraculously-survived-both-atomic-bombs',
          },
        ],
      },
      {
        claim:
          'In 2009 the government listed him as a survivor of Hiroshima, beside Nagasaki; he died at 93.',
        sources: [
          {
            title: 'Tsutomu Yamaguchi survived both',
            url: 'https://nosabesnada.com/curiosidades/tsutomu-yamaguchi-sufrio-la-bomba-atomica-de-ee-uu-en-hiroshima-y-tres-dias-despues-la-de-nagasaki-y-sobrevivio-a-las-dos',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
