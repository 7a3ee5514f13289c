import type { Starter } from './types.ts'

export const warStarters = [
  {
    id: 'petrov-false-alarm',
    niche: 'war',
    title: "The Man Who Didn't Push It",
    topics: [
      'nuclear war',
      'cold war',
      'stanislav petrov',
      'world war 3',
      'world war iii',
      'nuclear weapons',
      'soviet union',
      'false alarm',
      'atomic bomb',
    ],
    hook: "In 1983, one man decided World War Three wasn't happening.",
    scenes: [
      {
        say: 'Stanislav Petrov was on night duty in a Soviet bunker.',
        visualKeywords: ['underground bunker', 'soviet officer', 'red phone'],
        emphasis: ['Stanislav', 'Petrov'],
      },
      {
        say: 'The screen said America had launched a missile.',
        visualKeywords: ['radar screen', 'warning light', 'missile silo'],
        emphasis: ['America', 'missile'],
      },
      {
        say: 'Then it said four more were on their way.',
        onScreen: '5 missiles',
        visualKeywords: ['alarm siren', 'blinking screen', 'world map'],
        emphasis: ['four', 'more'],
      },
      {
        say: 'Petrov figured a real attack would use hundreds, not five.',
        visualKeywords: ['officer thinking', 'control panel', 'missile field'],
        emphasis: ['hundreds', 'five'],
      },
      {
        say: 'So he called it a false alarm, with nothing to prove it.',
        visualKeywords: ['telephone receiver', 'clock on a wall', 'sweating face'],
        emphasis: ['false', 'alarm'],
      },
      {
        say: 'The satellite had seen sunlight on high clouds.',
        visualKeywords: ['sunlight on clouds', 'satellite in orbit', 'sunrise from space'],
        emphasis: ['sunlight', 'clouds'],
      },
    ],
    callToAction: 'Would you dare overrule the computer?',
    facts: [
      {
        claim:
          'On 26 September 1983 the Soviet early warning system reported one missile and later four (4) more, five in all (5); Petrov thought that a first strike would involve hundreds of launches and dismissed the warning, with no other information; the cause was sunlight on high-altitude clouds.',
        sources: [
          {
            title: '1983 Soviet nuclear false alarm',
            url: 'http://treenovum.es/2017/12/EN',
          },
        ],
      },
      {
        claim:
          'Petrov, the commander on duty, ignored five incoming missiles that were the sun’s reflection off clouds and may have prevented nuclear war (a World War Three, 3).',
        sources: [
          {
            title: 'Stanislav Petrov – Boing Boing',
            url: 'https://boingboing.net/tag/stanislav-petrov',
          },
        ],
      },
    ],
  },
  {
    id: 'titanic-lifeboats',
    niche: 'war',
    title: "Titanic's Lifeboats Were Legal",
    topics: [
      'titanic',
      'titanic sinking',
      'sinking of the titanic',
      'lifeboat',
      'lifeboats',
      'shipwreck',
      'iceberg',
      'ocean liner',
      'disaster',
    ],
    hook: 'The Titanic carried more lifeboats than the law required.',
    scenes: [
      {
        say: 'British rules from 1894 stopped counting at 10,000 tons.',
        onScreen: 'Rules from 1894',
        visualKeywords: ['old law book', 'ship blueprint', '1890s steamship'],
        emphasis: ['1894', '10,000'],
      },
      {
        say: 'The Titanic was about 46,000 tons, so the rules barely noticed her.',
        visualKeywords: ['titanic ship', 'giant hull', 'dockyard'],
        emphasis: ['46,000', 'noticed'],
      },
      {
        say: 'Her first design had 64 boats, enough for everybody.',
        onScreen: 'Designed for 64',
        visualKeywords: ['ship drawing', 'row of lifeboats', 'pencil and ruler'],
        emphasis: ['64', 'everybody'],
      },
      {
        say: 'She sailed with 20, and a nicer walk for first class.',
        onScreen: 'Sailed with 20',
        visualKeywords: ['promenade deck', 'deck chairs', 'elegant passengers'],
        emphasis: ['20', 'walk'],
      },
      {
        say: 'That was room for about half the people on board.',
        visualKeywords: ['crowded deck', 'lifeboat lowered', 'cold water'],
        emphasis: ['half', 'board'],
      },
      {
        say: 'Worse, they rowed away with over 400 seats empty.',
        visualKeywords: ['half-empty lifeboat', 'night ocean', 'iceberg'],
        emphasis: ['400', 'empty'],
      },
    ],
    callToAction: 'Count the exits next time you travel.',
    facts: [
      {
        claim:
          'The regulations of 1894 required British vessels over 10,000 tons to carry 16 lifeboats, and did not grow for a ship of 46,000 tons; Carlisle’s original plan had 64 boats, sufficient for everyone; the deck space was preferred for promenades.',
        sources: [
          {
            title: 'Titanic: outdated regulations',
            url: 'https://titanicevidence.fortunecity.ws/history/outdt.htm',
          },
        ],
      },
      {
        claim: 'The Titanic had 20 boats, more than legally required, 1,178 places.',
        sources: [
          {
            title: 'Life Boats – Titanic',
            url: 'https://titanic256.blogspot.com/2012/05/life-boats.html',
          },
        ],
      },
      {
        claim:
          'Twenty boats had room for half of the people aboard and launched with more than 400 empty seats.',
        sources: [
          {
            title: 'National Geographic Society exhibition: Titanic, Safety and Survival',
            url: 'http://www.bguthriephotos.com/graphlib.nsf/popIdentShow?OpenForm&FileName=NGSTIT_120511_328.JPG&FileLink=/Graphlib/GraphData12.nsf/Images/2012_DC_NGS_Titanic_0640/$File/NGSTIT_120511_328.JPG',
          },
        ],
      },
    ],
  },
  {
    id: 'zanzibar-war',
    niche: 'war',
    title: 'A War Shorter Than Lunch',
    topics: [
      'shortest war',
      'shortest war in history',
      'zanzibar',
      'british empire',
      'war facts',
      'weird wars',
      'sultan',
      'africa history',
    ],
    hook: 'The shortest war in history took 38 minutes.',
    scenes: [
      {
        say: 'In August 1896, the sultan of Zanzibar died.',
        onScreen: 'August 1896',
        visualKeywords: ['zanzibar harbor', 'palace by the sea', 'royal flag'],
        emphasis: ['1896', 'Zanzibar'],
      },
      {
        say: 'His cousin Khalid took the palace without asking Britain.',
        visualKeywords: ["sultan's palace", 'throne room', 'open gate'],
        emphasis: ['Khalid', 'without'],
      },
      {
        say: 'Be out by nine on Thursday, the British told him.',
        visualKeywords: ['pocket watch', 'warship', 'letter with a seal'],
        emphasis: ['out', 'told'],
      },
      {
        say: 'Khalid barricaded the doors and thought they were bluffing.',
        visualKeywords: ['barricaded door', 'cannons', 'palace guards'],
        emphasis: ['barricaded', 'bluffing'],
      },
      {
        say: 'At 9:02, British warships in the harbor opened fire.',
        onScreen: '9:02 a.m.',
        visualKeywords: ['warship firing', 'smoke over palace', 'explosion'],
        emphasis: ['British', 'fire'],
      },
      {
        say: 'By 9:40, the palace was burning and the flag was down.',
        onScreen: '9:40 a.m.',
        visualKeywords: ['burning palace', 'lowered flag', 'ruins'],
        emphasis: ['burning', 'down'],
      },
      {
        say: 'Khalid had already slipped out to the German consulate.',
        visualKeywords: ['man running down an alley', 'german flag', 'sailing boat'],
        emphasis: ['slipped', 'German'],
      },
    ],
    callToAction: 'Time your lunch break and compare.',
    facts: [
      {
        claim:
          'After Sultan Hamad’s death in August 1896 his cousin Khalid took the palace; at 9:02am on August 27 the Royal Navy began to bombard it and by 9:40am it was over: 38 minutes; Khalid escaped and got asylum from Germany.',
        sources: [
          {
            title: 'The Shortest War of All Time – Military.com',
            url: 'https://www.military.com/video/shortest-war-of-all-time-anglo-zanzibar-war-one-minute-history',
          },
        ],
      },
      {
        claim:
          'The British demanded that he leave his palace by 9 a.m. (nine) on August 27, 1896; he barricaded himself, the palace caught fire and the flag was torn down.',
        sources: [
          {
            title: 'The shortest war in history',
            url: 'https://discoveryn24.com/en-fr/category/culture/the-shortest-war-in-history-1398039',
          },
        ],
      },
      {
        claim: 'He fled to the German consulate.',
        sources: [
          {
            title: 'The shortest war in history was between Zanzibar and England',
            url: 'http://marcandvic.com/2002/06/20/did-you-know/',
          },
        ],
      },
    ],
  },
  {
    id: 'cuban-missile-vote',
    niche: 'war',
    title: 'Two Yeses and a No',
    topics: [
      'cuban missile crisis',
      'vasili arkhipov',
      'submarine',
      'nuclear torpedo',
      'kennedy',
      'cold war',
      'nuclear war',
      'soviet submarine',
    ],
    hook: 'In 1962, a nuclear torpedo needed three yes votes.',
    scenes: [
      {
        say: 'A Soviet submarine was trapped under the US Navy near Cuba.',
        onScreen: 'October 27, 1962',
        visualKeywords: ['submarine underwater', 'navy destroyer', 'caribbean sea'],
        emphasis: ['submarine', 'US', 'Navy'],
      },
      {
        say: 'Warning charges went off like sledgehammers on a barrel.',
        visualKeywords: ['underwater explosion', 'metal hull', 'shaking light'],
        emphasis: ['sledgehammers', 'barrel'],
      },
      {
        say: 'The crew had no word from Moscow in days.',
        visualKeywords: ['radio with static', 'dark submarine interior', 'sweating sailors'],
        emphasis: ['no', 'Moscow'],
      },
      {
        say: 'The captain was sure the war had started.',
        visualKeywords: ['angry officer', 'red light', 'periscope'],
        emphasis: ['war', 'started'],
      },
      {
        say: 'He ordered the nuclear torpedo ready, and a second officer agreed.',
        visualKeywords: ['torpedo tube', 'two officers', 'key in a lock'],
        emphasis: ['nuclear', 'ready'],
      },
      {
        say: 'Vasili Arkhipov was the third, and he said no.',
        visualKeywords: ["calm officer's face", 'submarine surfacing', 'calm sea'],
        emphasis: ['Vasili', 'Arkhipov', 'no'],
      },
    ],
    callToAction: 'Remember his name and tell a friend.',
    facts: [
      {
        claim:
          'On October 27, 1962, US ships dropped explosives on the submarine B-59; launching the nuclear torpedo needed the agreement of three (3) officers: Savitsky, who thought a world war had begun, and Maslennikov agreed, Arkhipov refused.',
        sources: [
          {
            title: 'Vasili Alexandrovich Arkhipov – Daily Post',
            url: 'http://www.dailypost27.com/2022/02/vasili-alexandrovich-arkhipov-preventer.html',
          },
        ],
      },
      {
        claim:
          'An officer on board said that it felt like sitting in a metal barrel blasted with a sledgehammer.',
        sources: [
          {
            title: 'When the World Lucked Out of a Nuclear War – The Atlantic',
            url: 'https://www.theatlantic.com/international/archive/2017/10/when-the-world-lucked-out-of-nuclear-war/544198/?utm_source=feed',
          },
        ],
      },
      {
        claim: 'The Soviets had heard nothing from Moscow in days.',
        sources: [
          {
            title: 'Soviet submariner prevented World War III – History Collection',
            url: 'https://dev.historycollection.co/soviet-submariner-singlehandedly-prevented-world-war-iii/2',
          },
        ],
      },
    ],
  },
  {
    id: 'berlin-wall-mistake',
    niche: 'war',
    title: 'The Mistake That Opened the Wall',
    topics: [
      'berlin wall',
      'fall of berlin wall',
      'berlin',
      'germany',
      'east germany',
      'communism',
      '1989',
      'cold war',
      'border',
    ],
    hook: 'The Berlin Wall fell because one man skipped a meeting.',
    scenes: [
      {
        say: 'On November 9, 1989, East Germany was easing its travel rules.',
        onScreen: 'November 9, 1989',
        visualKeywords: ['berlin wall', 'border checkpoint', '1989 crowd'],
        emphasis: ['1989', 'easing'],
      },
      {
        say: 'Günter Schabowski got the note just before a live press conference.',
        visualKeywords: ['handwritten note', 'microphones', 'man in a suit'],
        emphasis: ['Günter', 'Schabowski'],
      },
      {
        say: 'It was meant for tomorrow, but nobody had told him.',
        visualKeywords: ['calendar', 'confused face', 'stack of papers'],
        emphasis: ['tomorrow', 'told'],
      },
      {
        say: 'A reporter asked when it started, and he shuffled his papers.',
        visualKeywords: ['reporter raising hand', 'shuffling papers', 'tv camera'],
        emphasis: ['started', 'shuffled'],
      },
      {
        say: 'As far as he knew, he said, "immediately, without delay."',
        visualKeywords: ['close-up of a microphone', 'old television', 'shocked reporters'],
        emphasis: ['immediately', 'delay'],
      },
      {
        say: 'That night, crowds reached the gates, and the guards opened them.',
        visualKeywords: ['crowd at a gate', 'people on the wall', 'fireworks'],
        emphasis: ['crowds', 'opened'],
      },
    ],
    callToAction: 'Tag the person who sleeps through meetings.',
    facts: [
      {
        claim:
          'On 9 November 1989 Schabowski, who had not been in the discussions, was handed a note shortly before the press conference; the rules were to take effect the following day, which he was not told; he said “effective immediately, without delay”.',
        sources: [
          {
            title: 'Berlin Wall (Wikipedia, quoted)',
            url: 'https://beardownwildcats.com/viewtopic.php?f=13&t=1828&view=print',
          },
        ],
      },
      {
        claim: 'He had not attended the full party briefing.',
        sources: [
          {
            title: 'das tritt nach meiner kenntnis – Perfect for Roquefort Cheese',
            url: 'https://www.perfectforroquefortcheese.org/2019/11/das-tritt-nach-meiner-kenntnis-ist-das.html',
          },
        ],
      },
      {
        claim: 'Massive crowds gathered and the guards eventually gave in.',
        sources: [
          {
            title: 'The Mistake That Toppled the Berlin Wall – Sojourners',
            url: 'https://sojo.net./magazine/december-2017/mistake-toppled-berlin-wall',
          },
        ],
      },
    ],
  },
  {
    id: 'ninja-black-suit',
    niche: 'war',
    title: "Ninjas Didn't Wear Black",
    topics: [
      'ninja',
      'ninjas',
      'shinobi',
      'ninja facts',
      'naruto',
      'feudal japan',
      'kabuki',
      'spies',
      'martial arts',
    ],
    hook: 'Real ninjas never wore the black ninja suit.',
    scenes: [
      {
        say: 'They were spies, and spies dress like everybody else.',
        visualKeywords: ['japanese market street', "farmer's hat", 'passing monk'],
        emphasis: ['spies', 'everybody'],
      },
      {
        say: 'Black pajamas in a crowd would get you killed.',
        visualKeywords: ['man in black', 'staring crowd', 'japanese street'],
        emphasis: ['Black', 'killed'],
      },
      {
        say: 'The suit comes from theater, from the men who move the props.',
        visualKeywords: ['kabuki stage', 'stagehand in black', 'curtain'],
        emphasis: ['suit', 'theater'],
      },
      {
        say: 'Stagehands wore black, and audiences learned not to see them.',
        visualKeywords: ['audience', 'dark figure', 'painted backdrop'],
        emphasis: ['Stagehands', 'black'],
      },
      {
        say: 'Then some clever play had one pull a knife.',
        visualKeywords: ['stagehand with a knife', 'shocked actor', 'spotlight'],
        emphasis: ['clever', 'pull'],
      },
      {
        say: 'Nobody saw it coming, so every ninja got the costume.',
        visualKeywords: ['surprised audience', 'ninja costume rack', 'movie poster'],
        emphasis: ['Nobody', 'every'],
      },
    ],
    callToAction: 'Tag the ninja in your friend group.',
    facts: [
      {
        claim:
          'Ninja were akin to spies who blended in with crowds; the outfit comes from Kabuki theater, where stagehands (kurogo) in black are ignored, so that a murderer could be revealed as one of them.',
        sources: [
          {
            title: 'Table Work: The Ninja’s Theatrical History – Door County Pulse',
            url: 'https://doorcountypulse.com/table-work-the-ninjas-theatrical-history/',
          },
        ],
      },
      {
        claim:
          'Recent research also traces the black garb to the kabuki theater of the 18th century, though the exact provenance is disputed.',
        sources: [
          {
            title: 'The origin of the ninja costume – AskHistorians',
            url: 'https://archive.observer/posts/ydyq0p.html',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
