import type { Starter } from './types.ts'

export const investingStarters = [
  {
    id: 'bitcoin-pizza',
    niche: 'investing',
    title: 'The Most Expensive Pizza Ever',
    topics: [
      'bitcoin',
      'btc',
      'crypto',
      'cryptocurrency',
      'bitcoin pizza',
      'bitcoin pizza day',
      'digital money',
      'bitcoin history',
    ],
    hook: 'Two pizzas once cost 10,000 bitcoins.',
    scenes: [
      {
        say: 'In May 2010, a programmer made an offer in a bitcoin forum.',
        onScreen: 'May 2010',
        visualKeywords: ['old computer', 'forum post', 'programmer'],
        emphasis: ['offer', 'forum'],
      },
      {
        say: "He wanted two large pizzas, so there'd be leftovers.",
        visualKeywords: ['two pizza boxes', 'fridge', 'leftover slice'],
        emphasis: ['two', 'leftovers'],
      },
      {
        say: 'His 10,000 coins were worth about 41 dollars then.',
        onScreen: '10,000 BTC = $41',
        visualKeywords: ['gold coins', 'dollar bills', 'calculator'],
        emphasis: ['10,000', '41'],
      },
      {
        say: "Four days later, somebody ordered him Papa John's.",
        visualKeywords: ['pizza delivery', 'doorbell', 'phone call'],
        emphasis: ['Four', 'Papa'],
      },
      {
        say: 'It was the first known time that bitcoin bought a thing.',
        visualKeywords: ['handshake', 'bitcoin symbol', 'receipt'],
        emphasis: ['bitcoin', 'thing'],
      },
      {
        say: 'In 2024, the same coins were worth 700 million dollars.',
        onScreen: '2024: $700 million',
        visualKeywords: ['rising chart', 'mansion', 'pizza slice'],
        emphasis: ['same', '700'],
      },
    ],
    callToAction: "What's the priciest meal you've ever had?",
    facts: [
      {
        claim:
          'On May 22, 2010, Laszlo Hanyecz paid 10,000 bitcoins for two pizzas from Papa John’s, the first documented purchase; they were worth about $41 then and $700 million in 2024.',
        sources: [
          {
            title: 'Happy Bitcoin Pizza Day – Newser',
            url: 'https://www.newser.com/story/350551/happy-bitcoin-pizza-day.html',
          },
        ],
      },
      {
        claim:
          'He had posted the offer on May 18, four days before, for two large pizzas “so I have some left over for the next day”.',
        sources: [
          {
            title: 'Bitcoin Pizza Day – CFD Yatirimi',
            url: 'http://cfdyatirimi.com/yqxmwvtc/pizza-day-bitcoin-af5590',
          },
          {
            title: 'Bitcoin Pizza Day – cy8cy',
            url: 'http://www.cy8cy.com/bitcoin-pizza-day/',
          },
        ],
      },
    ],
  },
  {
    id: 'franklin-200-years',
    niche: 'investing',
    title: "Benjamin Franklin's 200-Year Trick",
    topics: [
      'benjamin franklin',
      'ben franklin',
      'long term investing',
      'saving money',
      'how to invest',
      'investing for beginners',
      'investing',
      'compound interest',
      'compounding',
      'last will',
    ],
    hook: "Benjamin Franklin's last joke took 200 years to pay out.",
    scenes: [
      {
        say: 'A Frenchman had written a parody about money left to grow.',
        visualKeywords: ['quill', 'french writer', 'old book'],
        emphasis: ['Frenchman', 'grow'],
      },
      {
        say: 'Franklin loved the idea, and put it into his own will.',
        visualKeywords: ['benjamin franklin portrait', 'last will', 'candle'],
        emphasis: ['loved', 'will'],
      },
      {
        say: 'Boston and Philadelphia each got a thousand pounds to lend out.',
        onScreen: '£1,000 each',
        visualKeywords: ['old boston', 'gold coins', 'ledger'],
        emphasis: ['Boston', 'thousand'],
      },
      {
        say: 'They could touch part after 100 years, and the rest after 200.',
        onScreen: '100 years, then 200',
        visualKeywords: ['hourglass', 'locked chest', 'calendar'],
        emphasis: ['part', '100'],
      },
      {
        say: 'It was some 4,400 dollars apiece when he died in 1790.',
        onScreen: '1790: $4,400 each',
        visualKeywords: ['gravestone', 'colonial money', 'bell'],
        emphasis: ['4,400', 'died'],
      },
      {
        say: 'By 1990, the two funds had grown to 6.5 million.',
        onScreen: '1990: $6.5 million',
        visualKeywords: ['modern skyline', 'rising chart', 'school building'],
        emphasis: ['funds', '6.5'],
      },
    ],
    callToAction: 'What would you leave your hometown?',
    facts: [
      {
        claim:
          'A French mathematician wrote a parody of “Poor Richard” in which money grows for 500 years; Franklin thanked him and left 1,000 (a thousand) pounds, about $4,400, each to Boston and Philadelphia; part was paid after 100 years and the rest after 200: together $6.5 million.',
        sources: [
          {
            title: 'Benjamin Franklin’s Experiment With Compound Interest – Money Mastery',
            url: 'https://moneymastery.com/benjamin-franklins-experiment-with-compound-interest-will-astound-you/',
          },
        ],
      },
      {
        claim:
          'Some 200 years after his death on April 17, 1790, the money, lent out at interest, had grown to $6.5 million (two funds, 1990).',
        sources: [
          {
            title: 'Ben Franklin’s lesson for today – Upstate NH',
            url: 'http://upstatenh.com/Finances/BenFranklinsLessonForToday.html',
          },
        ],
      },
    ],
  },
  {
    id: 'first-stock-market',
    niche: 'investing',
    title: 'The Maid Who Bought a Share',
    topics: [
      'stocks',
      'stock market',
      'shares',
      'what is a stock',
      'stock exchange',
      'first stock',
      'ipo',
      'dutch east india company',
      'investing',
    ],
    hook: 'The first stock market took an order from a housemaid.',
    scenes: [
      {
        say: 'In 1602, a Dutch company needed money for ships to Asia.',
        onScreen: '1602',
        visualKeywords: ['dutch sailing ships', 'map of asia', 'harbor'],
        emphasis: ['Dutch', 'Asia'],
      },
      {
        say: 'It asked not just the rich, but everybody in the country.',
        visualKeywords: ['merchant house', 'line of people', 'open door'],
        emphasis: ['rich', 'everybody'],
      },
      {
        say: "Buyers signed a big book in a merchant's living room.",
        visualKeywords: ['old ledger', 'quill', 'candlelight'],
        emphasis: ['signed', 'living'],
      },
      {
        say: 'His maid, Neeltgen Cornelis, had watched them all month.',
        visualKeywords: ['maid with broom', 'doorway', 'amsterdam house'],
        emphasis: ['maid', 'watched'],
      },
      {
        say: 'On the last night, she put in 100 guilders.',
        onScreen: '100 guilders',
        visualKeywords: ['silver coins', 'apron', 'midnight clock'],
        emphasis: ['night', '100'],
      },
      {
        say: 'She earned half a guilder a day, so that was months of work.',
        visualKeywords: ['scrubbing floor', 'calendar', 'single coin'],
        emphasis: ['earned', 'guilder'],
      },
    ],
    callToAction: 'Would you buy a share like that?',
    facts: [
      {
        claim:
          'In August 1602 people signed up for shares of the Dutch East India Company in the house of merchant Dirck van Os; everybody living in the republic could take part; on the last evening his maid Neeltgen Cornelis signed up for 100 guilders; she earned half a guilder a day.',
        sources: [
          {
            title: '420 years: the birth of the stock exchange – Erste Asset Management',
            url: 'https://blog.en.erste-am.com/420-years-the-birth-of-the-stock-exchange/amp',
          },
        ],
      },
      {
        claim: 'She had seen investors coming and going all month.',
        sources: [
          {
            title:
              'The World’s First Stock Exchange, by Lodewijk Petram – Columbia University Press (excerpt)',
            url: 'https://issuu.com./columbiaup/docs/petram-world-excerpt',
          },
        ],
      },
      {
        claim: 'The first public offering financed trade with Asia.',
        sources: [
          {
            title: 'How a Dutch trading company started the World’s First Stock Exchange – Euronews',
            url: 'https://www.diamondinvester.com/news/7713',
          },
        ],
      },
    ],
  },
  {
    id: 'bread-200-billion',
    niche: 'investing',
    title: 'When Bread Cost 200 Billion',
    topics: [
      'inflation',
      'hyperinflation',
      'what is inflation',
      'weimar',
      'weimar republic',
      'printing money',
      'prices rising',
      'cost of living',
      'economics',
      'worthless money',
    ],
    hook: 'In 1923, a loaf of bread cost 200 billion marks.',
    scenes: [
      {
        say: 'Germany had paid for a war by borrowing, and it lost.',
        onScreen: '1923',
        visualKeywords: ['german soldiers', 'war bonds', 'torn flag'],
        emphasis: ['Germany', 'borrowing'],
      },
      {
        say: 'Now it owed a fortune, so it printed money.',
        visualKeywords: ['printing press', 'stacks of banknotes', 'bank'],
        emphasis: ['fortune', 'printed'],
      },
      {
        say: 'A boy sent for two buns stopped to play soccer.',
        visualKeywords: ['boy with soccer ball', 'street', 'bakery'],
        emphasis: ['boy', 'soccer'],
      },
      {
        say: 'By the time he got to the shop, he could afford one.',
        onScreen: '2 buns → 1 bun',
        visualKeywords: ['bread bun', 'coins in hand', 'shop window'],
        emphasis: ['shop', 'one'],
      },
      {
        say: 'Restaurants gave up menus, since prices rose during dinner.',
        visualKeywords: ['empty menu', 'waiter', 'dinner plate'],
        emphasis: ['Restaurants', 'during'],
      },
      {
        say: 'Children built towers out of banknotes nobody wanted.',
        visualKeywords: ['children playing with banknotes', 'money tower', 'wheelbarrow'],
        emphasis: ['Children', 'nobody'],
      },
    ],
    callToAction: 'Which price shocked you most this year?',
    facts: [
      {
        claim:
          'A loaf cost 200 billion marks in 1923; Germany had financed the war by borrowing, lost it and printed money for reparations; restaurants stopped printing menus; a boy sent for two (2) buns stopped to play football and could then afford only one (1); children played with worthless banknotes.',
        sources: [
          {
            title: 'The German Hyperinflation of 1923 – Amusing Planet',
            url: 'https://amusingplanet.com/2017/12/the-german-hyperinflation-of-1923.html',
          },
        ],
      },
      {
        claim: 'Children played with stacks of money like building blocks.',
        sources: [
          {
            title: 'When Bread Cost Billions: The Weimar Hyperinflation Crisis – The Econ Cafe',
            url: 'https://www.theeconcafe.com/when-bread-cost-billions-the-weimar-hyperinflation-crisis',
          },
        ],
      },
    ],
  },
  {
    id: 'bogles-folly',
    niche: 'investing',
    title: 'The Fund That Wall Street Mocked',
    topics: [
      'index fund',
      'index funds',
      's&p 500',
      'etf',
      'vanguard',
      'jack bogle',
      'passive investing',
      'mutual fund',
      'mutual funds',
      'stock picking',
      'investing explained',
      'wall street',
    ],
    hook: "Wall Street mocked the first index fund as Bogle's Folly.",
    scenes: [
      {
        say: "In 1976, Jack Bogle had a plain idea: don't pick stocks.",
        onScreen: '1976',
        visualKeywords: ['1970s office', 'stock ticker', 'man in suit'],
        emphasis: ['Bogle', "don't"],
      },
      {
        say: 'Hold a slice of the whole market, and keep fees tiny.',
        visualKeywords: ['pie chart', 'many companies', 'penny'],
        emphasis: ['Hold', 'market'],
      },
      {
        say: 'Wall Street expected 150 million dollars, and it raised 11.',
        onScreen: '$150 million → $11 million',
        visualKeywords: ['empty bucket', 'banker', 'falling bar'],
        emphasis: ['150', '11'],
      },
      {
        say: 'A poster even called the whole fund un-American.',
        visualKeywords: ['vintage poster', 'wall street', 'stamp'],
        emphasis: ['poster', 'un-American'],
      },
      {
        say: 'Bogle hung that poster in his own office.',
        visualKeywords: ['framed poster', 'desk', 'smile'],
        emphasis: ['hung', 'office'],
      },
      {
        say: 'When he died in 2019, Vanguard ran over five trillion dollars.',
        onScreen: '2019: $5 trillion',
        visualKeywords: ['skyscraper', 'rising line', 'ship'],
        emphasis: ['Vanguard', 'five'],
      },
    ],
    callToAction: 'Share this with someone whose idea gets laughed at.',
    facts: [
      {
        claim:
          'In 1976 Vanguard launched the first index mutual fund; $150 million was expected and $11.3 million raised (11 million); a poster called it “un-American”, and Bogle hung it in his office; it was labeled Bogle’s folly.',
        sources: [
          {
            title: 'John Bogle, initial years – India Investments',
            url: 'https://hackmd.io/@indiainvestments/BkyDkPqtd',
          },
        ],
      },
      {
        claim: 'When Bogle died in January 2019 Vanguard had $5.1 trillion (over five, 5) in assets.',
        sources: [
          {
            title:
              'When Vanguard’s founder first invented the index fund, it was ridiculed as ‘un-American’ – Business Insider',
            url: 'https://www.insider.com/vanguard-jack-bogle-first-index-fund-criticism-2019-1',
          },
        ],
      },
      {
        claim: 'Instead of picking stocks the fund replicated the S&P 500 at low cost.',
        sources: [
          {
            title: 'Jack Bogle obituary – Money',
            url: 'http://money.com/money/5505122/jack-bogle-obituary/',
          },
        ],
      },
    ],
  },
  {
    id: 'buffett-bet',
    niche: 'investing',
    title: "Warren Buffett's Million-Dollar Bet",
    topics: [
      'warren buffett',
      'buffett',
      'hedge fund',
      'hedge funds',
      'million dollar bet',
      'berkshire hathaway',
      'beating the market',
      'money manager',
      'investing',
    ],
    hook: 'Warren Buffett bet a million dollars on doing nothing.',
    scenes: [
      {
        say: 'In 2007, he dared hedge funds to beat a plain index fund.',
        onScreen: '2007',
        visualKeywords: ['handshake', 'stock exchange', 'boxing gloves'],
        emphasis: ['dared', 'index'],
      },
      {
        say: 'The terms: ten years, after fees, for charity.',
        onScreen: '10 years, after fees',
        visualKeywords: ['contract', 'calendar', 'pen'],
        emphasis: ['ten', 'fees'],
      },
      {
        say: 'One firm accepted, and picked five baskets of funds.',
        visualKeywords: ['five baskets', 'office tower', 'chess board'],
        emphasis: ['One', 'five'],
      },
      {
        say: 'In the first year, the professionals pulled ahead.',
        visualKeywords: ['runner leading', 'falling chart', 'applause'],
        emphasis: ['first', 'ahead'],
      },
      {
        say: "By the end, they'd made 2.2 percent a year.",
        onScreen: 'Hedge funds: 2.2%',
        visualKeywords: ['tired runner', 'small coins', 'clock'],
        emphasis: ['end', '2.2'],
      },
      {
        say: 'The index fund that nobody steered had made 7.1.',
        onScreen: 'Index fund: 7.1%',
        visualKeywords: ['sailboat', 'rising line', 'trophy'],
        emphasis: ['index', '7.1'],
      },
    ],
    callToAction: 'Follow for more bets that humbled the experts.',
    facts: [
      {
        claim:
          'In 2007 Buffett bet $1 million (a million dollars) that an index fund would beat hedge funds over ten (10) years; it returned 7.1 percent a year against 2.2; a charity, Girls Inc. of Omaha, won.',
        sources: [
          {
            title: 'Warren Buffett wins $1M bet against hedge funds – Newsmax',
            url: 'https://www.newsmax.com/Finance/StreetTalk/warren-buffett-hedge-fund-bet-charity/2018/01/03/id/834882',
          },
        ],
      },
      {
        claim: 'The bet counted after fees; Protégé Partners picked five (5) funds of funds.',
        sources: [
          {
            title: 'Buffett’s bet – Vanguard Institutional Blog',
            url: 'https://vanguardinstitutionalblog.com/2016/06/16/buffetts-bet/',
          },
        ],
      },
      {
        claim: 'In the first year Protégé took the lead, losing 24 percent against 37.',
        sources: [
          {
            title: 'Buffett seizes lead in bet that hedge funds can’t beat market – Financial Advisor',
            url: 'http://www.fa-mag.com/news/buffett-seizes-lead-in-bet-that-hedge-funds-cant-beat-market-10098.html?section=3&page=2',
          },
        ],
      },
    ],
  },
  {
    id: 'gold-cube',
    niche: 'investing',
    title: 'All the Gold in the World',
    topics: [
      'gold',
      'gold bars',
      'gold mining',
      'how much gold',
      'gold in the world',
      'precious metals',
      'gold coins',
      'gold ring',
    ],
    hook: 'All the gold ever mined fits into one cube.',
    scenes: [
      {
        say: 'Each side would measure about 22 meters, or 72 feet.',
        onScreen: '22 m (72 ft)',
        visualKeywords: ['gold cube', 'office building', 'measuring tape'],
        emphasis: ['side', '22'],
      },
      {
        say: "That's three Olympic pools, for all of human history.",
        visualKeywords: ['olympic pool', 'swimmer', 'gold water'],
        emphasis: ['three', 'pools'],
      },
      {
        say: 'It would still weigh some 216,000 metric tons.',
        onScreen: '216,000 metric tons',
        visualKeywords: ['giant scale', 'crane', 'gold bars'],
        emphasis: ['weigh', '216,000'],
      },
      {
        say: 'About two thirds of it was dug up since 1950.',
        onScreen: '2/3 since 1950',
        visualKeywords: ['gold mine', 'excavator', 'miner'],
        emphasis: ['two', '1950'],
      },
      {
        say: 'And almost all of it is still around in some form.',
        visualKeywords: ['gold necklace', 'vault', 'phone circuit board'],
        emphasis: ['all', 'around'],
      },
      {
        say: 'So your ring may hold metal that a Roman mined.',
        visualKeywords: ['wedding ring', 'roman mine', 'ancient coin'],
        emphasis: ['ring', 'Roman'],
      },
    ],
    callToAction: "Tag whoever's wearing the most jewelry.",
    facts: [
      {
        claim:
          'According to World Gold Council figures about 216,000 tonnes have been mined: a cube of about 22 m (22 meters, 72 ft or 72 feet), roughly three Olympic pools; about two-thirds (two thirds, 2/3) since 1950.',
        sources: [
          {
            title: 'All the World’s Gold Fits in a Surprisingly Small Cube – FunFactz',
            url: 'https://funfactz.com/places/all-the-gold-ever-mined-could-be-molded',
          },
        ],
      },
      {
        claim:
          'Gold is virtually indestructible, so almost all of it is still around in one form or another.',
        sources: [
          {
            title: 'How much gold has been mined? – World Gold Council',
            url: 'https://www.gold.org/about-gold/gold-supply/gold-mining/how-much-gold',
          },
        ],
      },
      {
        claim: 'Gold is recycled: some of the gold in a watch could have been mined by the Romans.',
        sources: [
          {
            title: 'How much gold has been produced?',
            url: 'https://liah292.amebaownd.com/posts/30498795',
          },
        ],
      },
    ],
  },
  {
    id: 'ponzi-stamps',
    niche: 'investing',
    title: 'The Man Behind the Ponzi Scheme',
    topics: [
      'ponzi scheme',
      'ponzi',
      'charles ponzi',
      'pyramid scheme',
      'scam',
      'scams',
      'investment scam',
      'fraud',
      'get rich quick',
      'con artist',
      'easy money',
      'too good to be true',
    ],
    hook: 'Charles Ponzi promised 50 percent, and 30,000 people believed him.',
    scenes: [
      {
        say: 'It was 1920 in Boston, when banks paid five percent a year.',
        onScreen: '1920',
        visualKeywords: ['1920s boston', 'bank counter', 'savings book'],
        emphasis: ['1920', 'five'],
      },
      {
        say: "He'd found a trick, he said, with postal coupons.",
        visualKeywords: ['postal coupon', 'stamp', 'charming man'],
        emphasis: ['trick', 'coupons'],
      },
      {
        say: 'Buy them cheap abroad, and swap them for pricier stamps here.',
        visualKeywords: ['italian post office', 'stamps', 'steamship'],
        emphasis: ['Buy', 'pricier'],
      },
      {
        say: 'In fact, he paid the old investors with the new.',
        onScreen: 'Old paid with new',
        visualKeywords: ['line of people', 'cash drawer', 'arrows'],
        emphasis: ['paid', 'new'],
      },
      {
        say: 'In seven months, he took in over eight million dollars.',
        onScreen: '$8 million in 7 months',
        visualKeywords: ['stacks of cash', 'crowd', 'office stairs'],
        emphasis: ['seven', 'eight'],
      },
      {
        say: 'Then it collapsed, and he spent five years in prison.',
        visualKeywords: ['house of cards', 'handcuffs', 'prison cell'],
        emphasis: ['collapsed', 'prison'],
      },
    ],
    callToAction: "Share this with someone who's been promised easy money.",
    facts: [
      {
        claim:
          'Charles Ponzi, Boston, 1920: he claimed to double money by reselling international postal reply coupons, paid off early investors with the deposits of later ones, collected more than $8 (eight) million from about 30,000 investors in seven (7) months and served five years in prison.',
        sources: [
          {
            title: 'Ponzi scheme (notes) – Bitbin',
            url: 'https://bitbin.it/nym8faGO/raw',
          },
        ],
      },
      {
        claim: 'Bank accounts paid five percent a year; he promised 50% in 90 days.',
        sources: [
          {
            title: 'Investment IQ: Charles Ponzi – Cain Watters, citing SEC.gov',
            url: 'https://www.cainwatters.com/digitalblogs/investment-iq-charles-ponzi/',
          },
        ],
      },
      {
        claim: 'The coupons could be exchanged for stamps in any country.',
        sources: [
          {
            title: 'Charles Ponzi – Fraud Magazine',
            url: 'https://www.fraud-magazine.com/article.aspx?id=4294968365',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
