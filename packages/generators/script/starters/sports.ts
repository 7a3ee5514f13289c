import type { Starter } from './types.ts'

export const sportStarters = [
  {
    id: 'pickles-world-cup',
    niche: 'sports',
    title: 'The Dog Who Saved the World Cup',
    topics: [
      'world cup',
      'soccer',
      'football',
      'fifa',
      'soccer history',
      'england 1966',
      'stolen trophy',
      'pickles the dog',
      'dog hero',
    ],
    hook: 'A dog named Pickles found the stolen World Cup.',
    scenes: [
      {
        say: 'In March 1966, the trophy sat in a London stamp show.',
        onScreen: 'March 1966',
        visualKeywords: ['world cup trophy', 'stamp exhibition', 'london hall'],
        emphasis: ['1966', 'London'],
      },
      {
        say: 'Somebody lifted it, and left millions in stamps behind.',
        visualKeywords: ['broken display case', 'rare stamps', "thief's glove"],
        emphasis: ['lifted', 'millions'],
      },
      {
        say: 'Even a hundred detectives on the case got nowhere.',
        visualKeywords: ['scotland yard', 'detectives', 'ransom note'],
        emphasis: ['detectives', 'nowhere'],
      },
      {
        say: 'A week later, a man took his collie Pickles for a walk.',
        visualKeywords: ['black and white collie', 'leash', 'suburban street'],
        emphasis: ['Pickles', 'walk'],
      },
      {
        say: "Pickles wouldn't leave a parcel under a hedge.",
        visualKeywords: ['dog sniffing a hedge', 'newspaper parcel', 'string'],
        emphasis: ["wouldn't", 'hedge'],
      },
      {
        say: 'It was gold, wrapped in newspaper, and police suspected the owner.',
        visualKeywords: ['gold trophy', 'police station', 'worried man'],
        emphasis: ['gold', 'suspected'],
      },
    ],
    callToAction: 'Give your dog a longer walk tonight.',
    facts: [
      {
        claim:
          'The trophy was stolen from a London stamp exhibition that had opened March 19th (1966); the thieves ignored stamps worth over £3 million (millions); over 100 (a hundred) detectives worked on it; a week later David Corbett’s dog Pickles found it under a hedge, wrapped in newspaper and string; Corbett was an early suspect.',
        sources: [
          {
            title: 'World Cup Legends: Pickles the dog – World Soccer Talk',
            url: 'http://worldsoccertalk.com/2010/05/31/world-cup-legends-3-pickles-the-dog/?replytocom=64219',
          },
        ],
      },
      {
        claim:
          'Four (4) months later England had its only triumph in the World Cup; Pickles was a black-and-white collie.',
        sources: [
          {
            title: 'How Pickles saved the 1966 World Cup – BBC',
            url: 'https://www.bbc.co.uk/news/av/uk-england-surrey-36717959/how-pickles-saved-the-1966-world-cup',
          },
        ],
      },
    ],
  },
  {
    id: 'basketball-ladder',
    niche: 'sports',
    title: 'Basketball Needed a Ladder',
    topics: [
      'basketball',
      'nba',
      'james naismith',
      'basketball history',
      'who invented basketball',
      'peach basket',
      'sports history',
      'march madness',
    ],
    hook: 'The first basketball game ended one to nothing.',
    scenes: [
      {
        say: 'In 1891, a Massachusetts gym class was driving its teacher crazy.',
        onScreen: 'December 1891',
        visualKeywords: ['old gymnasium', '1890s students', 'snow outside'],
        emphasis: ['1891', 'crazy'],
      },
      {
        say: 'Football indoors bored them, and outside was freezing.',
        visualKeywords: ['leather football', 'frosty window', 'restless men'],
        emphasis: ['Football', 'outside'],
      },
      {
        say: 'James Naismith asked the janitor for two boxes.',
        visualKeywords: ['janitor', 'wooden boxes', 'ladder'],
        emphasis: ['James', 'Naismith'],
      },
      {
        say: 'He only found peach baskets, so those got nailed up.',
        visualKeywords: ['peach basket on a balcony', 'hammer and nails', 'peaches'],
        emphasis: ['peach', 'baskets'],
      },
      {
        say: 'Nobody had thought of cutting a hole in the bottom.',
        visualKeywords: ['basket bottom', 'ball stuck inside', 'man looking up'],
        emphasis: ['Nobody', 'bottom'],
      },
      {
        say: 'So after every basket, someone climbed a ladder for the ball.',
        visualKeywords: ['man on a ladder', 'old basketball', 'gym crowd'],
        emphasis: ['someone', 'ladder'],
      },
      {
        say: 'Luckily, in that first game, there was just one.',
        onScreen: 'Final score: 1–0',
        visualKeywords: ['scoreboard one to zero', 'cheering players', 'half court'],
        emphasis: ['game', 'one'],
      },
    ],
    callToAction: 'Tag a teammate who never passes.',
    facts: [
      {
        claim:
          'In December 1891 at Springfield, Massachusetts, James Naismith had two (2) peach baskets nailed up by the janitor, as 18-inch boxes could not be found; the ball had to be retrieved after each basket; the first game ended 1-0 (one to nothing).',
        sources: [
          {
            title: '18 students, 2 peach baskets and 1 soccer ball – Reporter-Herald',
            url: 'https://www.reporterherald.com/2019/07/30/trivially-speaking-18-students-2-peach-baskets-and-1-soccer-ball-added-up-to-a-lasting-game/',
          },
        ],
      },
      {
        claim: 'The janitor had to climb a ladder to retrieve each successful shot; the final score was 1-0.',
        sources: [
          {
            title: 'First Basketball Game',
            url: 'https://canadaka.ca/achievements/51-first-basketball-game.html',
          },
        ],
      },
      {
        claim: 'It was a bitterly cold winter and a modified form of football bored the boys.',
        sources: [
          {
            title: 'New center a showcase for rules that shaped basketball',
            url: 'https://chatsports.com/kansas-jayhawks/a/source/new-center-a-showcase-for-rules-that-shaped-basketball-and-ku-12399333',
          },
        ],
      },
    ],
  },
  {
    id: 'olympic-art',
    niche: 'sports',
    title: 'You Could Win Olympic Gold for a Poem',
    topics: [
      'olympics',
      'olympic games',
      'summer olympics',
      'olympic medals',
      'gold medal',
      'olympic history',
      'art competition',
      'olympics facts',
      'coubertin',
    ],
    hook: 'You used to win Olympic medals for painting.',
    scenes: [
      {
        say: 'The founder of the modern Games wanted muscle and mind together.',
        visualKeywords: ['pierre de coubertin portrait', 'olympic rings', 'ancient statue'],
        emphasis: ['founder', 'muscle'],
      },
      {
        say: 'So from 1912, artists competed in five events of their own.',
        onScreen: '1912 to 1948',
        visualKeywords: ['1912 stockholm olympics', 'easel', 'judges'],
        emphasis: ['1912', 'five'],
      },
      {
        say: 'There was architecture, writing, music, painting and sculpture.',
        visualKeywords: ['blueprint', 'violin', 'marble sculpture'],
        emphasis: ['architecture', 'writing'],
      },
      {
        say: 'There was just one rule: it had to be about sports.',
        visualKeywords: ['painting of runners', 'boxing sculpture', 'stadium sketch'],
        emphasis: ['rule', 'sports'],
      },
      {
        say: 'Over the years, 146 artists made the podium.',
        onScreen: '146 medalists',
        visualKeywords: ['podium', 'medal around a neck', 'framed painting'],
        emphasis: ['146', 'podium'],
      },
      {
        say: 'It ended after 1948, in a fight over who counts as amateur.',
        visualKeywords: ['1948 london olympics', 'closed gallery', 'argument'],
        emphasis: ['ended', '1948'],
      },
    ],
    callToAction: 'What art would you enter? Tell me.',
    facts: [
      {
        claim:
          'There were 146 medalists in the art competitions of the Olympic Games from 1912 until 1948, in five (5) categories: architecture, literature, music, painting and sculpture, wanted by the founder Pierre de Coubertin; concerns were raised about professionalism, since only amateurs were allowed.',
        sources: [
          {
            title: 'List of Olympic medalists in art competitions – Wikipedia',
            url: 'https://en.wikipedia.org/wiki/List_of_Olympic_medalists_in_art_competitions',
          },
        ],
      },
      {
        claim: 'Medals were awarded for works of art inspired by sport.',
        sources: [
          {
            title: 'Art competitions at the Olympic Games',
            url: 'http://www.absoluteastronomy.com/topics/Art_competitions_at_the_Olympic_Games',
          },
        ],
      },
    ],
  },
  {
    id: 'chess-shannon',
    niche: 'sports',
    title: 'Chess Is Bigger Than the Universe',
    topics: [
      'chess',
      'chess facts',
      'chess games',
      'shannon number',
      'chess openings',
      'board games',
      'chess strategy',
      'math',
      'big numbers',
    ],
    hook: 'Chess has more possible games than the universe has atoms.',
    scenes: [
      {
        say: 'White has 20 choices for the first move, and so does Black.',
        visualKeywords: ['chess opening', 'white pawn move', 'chess clock'],
        emphasis: ['20', 'Black'],
      },
      {
        say: "That's 400 positions before anyone's thought of anything.",
        onScreen: '400 after one move each',
        visualKeywords: ['chessboard from above', 'tree of moves', 'hand on a pawn'],
        emphasis: ['400', 'thought'],
      },
      {
        say: "After two moves each, it's already about 20,000.",
        visualKeywords: ['branching tree', 'chess pieces', 'notebook'],
        emphasis: ['two', '20,000'],
      },
      {
        say: 'In 1950, Claude Shannon worked it out for a whole game.',
        visualKeywords: ['mathematician in 1950', 'blackboard', 'early computer'],
        emphasis: ['Claude', 'Shannon'],
      },
      {
        say: 'He got a one with 120 zeros behind it.',
        onScreen: '10 to the 120',
        visualKeywords: ['long row of zeros', 'calculator', 'scroll'],
        emphasis: ['120', 'zeros'],
      },
      {
        say: 'Atoms in the universe? A one with about 80.',
        onScreen: 'Atoms: 10 to the 80',
        visualKeywords: ['galaxy', 'atom model', 'star field'],
        emphasis: ['Atoms', '80'],
      },
    ],
    callToAction: 'Challenge a friend and play a brand-new one.',
    facts: [
      {
        claim:
          'White has 20 options and Black 20: 400 positions after the first move, about 20,000 after 2 (two) moves; Claude Shannon worked out 10^120 possible games, a 1 with 120 zeros.',
        sources: [
          {
            title: 'How many possible games are there? – Chess.com',
            url: 'https://www.chess.com/blog/Pau/how-many-possible-games-are-there',
          },
        ],
      },
      {
        claim:
          'In 1950 Shannon estimated 10^120 (10 to the 120) iterations; the observable universe contains around 10^80 (10 to the 80) atoms.',
        sources: [
          {
            title: 'More iterations of chess than atoms – FactMyth',
            url: 'http://factmyth.com/factoids/there-are-more-possible-iterations-of-a-game-of-chess-than-there-are-atoms-in-the-known-universe/',
          },
        ],
      },
    ],
  },
  {
    id: 'longest-tennis-match',
    niche: 'sports',
    title: 'The Tennis Match That Broke the Scoreboard',
    topics: [
      'tennis',
      'wimbledon',
      'longest tennis match',
      'john isner',
      'nicolas mahut',
      'tennis records',
      'djokovic',
      'endurance',
      'mental toughness',
    ],
    hook: 'One tennis match lasted 11 hours and broke the scoreboard.',
    scenes: [
      {
        say: 'At Wimbledon in 2010, John Isner played Nicolas Mahut.',
        onScreen: '2010',
        visualKeywords: ['grass tennis court', 'two players', 'wimbledon'],
        emphasis: ['Wimbledon', '2010'],
      },
      {
        say: 'It was just a first-round match, off on Court 18.',
        visualKeywords: ['small court', 'empty seats', 'green fence'],
        emphasis: ['first-round', 'Court'],
      },
      {
        say: "The fifth set started, and it wouldn't end.",
        visualKeywords: ['tired tennis player', 'serve', 'sunset'],
        emphasis: ['fifth', "wouldn't"],
      },
      {
        say: 'You had to win by two games, and neither could.',
        visualKeywords: ['tennis net', 'score sheet', 'umpire chair'],
        emphasis: ['win', 'two'],
      },
      {
        say: 'At 59 all, it was too dark to see.',
        onScreen: '59–59',
        visualKeywords: ['dark tennis court', 'frozen scoreboard', 'long shadows'],
        emphasis: ['59', 'dark'],
      },
      {
        say: 'On day three, Isner finally won that set, 70 to 68.',
        onScreen: '70–68',
        visualKeywords: ['final point', 'player lying on grass', 'crowd standing'],
        emphasis: ['three', 'Isner'],
      },
      {
        say: "Wimbledon changed the rules, so that can't happen again.",
        visualKeywords: ['rule book', 'tennis umpire', 'clock'],
        emphasis: ['changed', "can't"],
      },
    ],
    callToAction: 'Send this to whoever quits after one set.',
    facts: [
      {
        claim:
          'Isner beat Mahut in the first round at Wimbledon 2010 on Court 18 after 11 hours, 5 minutes over three (3) days; the last set (the fifth) ended 70–68 and was suspended at 59–59 in failing light; since 2019 a tie break is played at 12–12, instead of a lead of two (2).',
        sources: [
          {
            title: 'Isner–Mahut match – Wikipedia',
            url: 'https://en.wikipedia.org/wiki/Isner%E2%80%93Mahut_match_at_the_2010_Wimbledon_Championships',
          },
        ],
      },
      {
        claim: 'The electronic scoreboard froze and then went blank.',
        sources: [
          {
            title: 'Stars upstaged at Wimbledon by longest match – AP, MLive',
            url: 'http://www.mlive.com/sports/index.ssf/2010/06/stars_upstaged_at_wimbledon_by.html',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
