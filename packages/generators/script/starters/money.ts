import type { Starter } from './types.ts'

export const moneyStarters = [
  {
    id: 'tulip-mania',
    niche: 'money',
    title: 'The Flower Bubble',
    topics: [
      'tulip mania',
      'tulip',
      'tulips',
      'bubble',
      'market crash',
      'investing',
      'money',
      'finance',
      'economics',
      'netherlands',
      'flowers',
    ],
    hook: 'One tulip bulb was once priced like a mansion.',
    scenes: [
      {
        say: 'In 1630s Holland, streaked tulips became the thing to own.',
        visualKeywords: ['striped tulip', 'dutch windmill', 'tulip field'],
        emphasis: ['1630s', 'own'],
      },
      {
        say: 'A virus painted those streaks, so nobody could make them on purpose.',
        visualKeywords: ['striped tulip', 'microscope', 'petal close-up'],
        emphasis: ['virus', 'nobody'],
      },
      {
        say: 'In 1633, one Semper Augustus was said to fetch 5,500 guilders.',
        onScreen: '5,500 guilders',
        visualKeywords: ['tulip bulb', 'gold coins', 'auction'],
        emphasis: ['5,500', 'guilders'],
      },
      {
        say: 'By 1637, somebody was asking 10,000 for a single bulb.',
        visualKeywords: ['tulip bulb', 'merchant', 'price list'],
        emphasis: ['10,000', 'single'],
      },
      {
        say: "That would've bought a grand house on Amsterdam's best canal.",
        visualKeywords: ['amsterdam canal', 'old house', 'mansion'],
        emphasis: ['grand', 'canal'],
      },
      {
        say: 'Then, in February 1637, the whole market collapsed.',
        onScreen: 'February 1637',
        visualKeywords: ['wilted tulip', 'empty market', 'falling petals'],
        emphasis: ['1637', 'collapsed'],
      },
    ],
    callToAction: 'Follow for more stories about money and madness.',
    facts: [
      {
        claim:
          'A virus streaked the petals of the tulips the Dutch prized in the 1630s, and nobody could tell if or when a flower would break; the market collapsed in February 1637.',
        sources: [
          {
            title: 'Semper Augustus – Encyclopaedia Romana, University of Chicago',
            url: 'http://penelope.uchicago.edu/%7Egrout/encyclopaedia_romana/aconite/semperaugustus.html',
          },
        ],
      },
      {
        claim:
          'In 1633 one Semper Augustus was said to have sold for 5,500 guilders, and in 1637, just before the crash, 10,000 was asked: enough for a grand house on the most fashionable canal in Amsterdam.',
        sources: [
          {
            title: 'Semper Augustus – Encyclopaedia Romana, University of Chicago',
            url: 'http://penelope.uchicago.edu/~grout/encyclopaedia_romana/aconite/semperaugustus.html',
          },
        ],
      },
    ],
  },
  {
    id: 'cotton-cash',
    niche: 'money',
    title: 'Cash Is Not Paper',
    topics: [
      'cash',
      'dollar',
      'dollar bill',
      'banknote',
      'money',
      'currency',
      'paper money',
      'finance',
      'cotton',
    ],
    hook: "There's no wood in a dollar bill.",
    scenes: [
      {
        say: 'US notes are 75 percent cotton and 25 percent linen.',
        onScreen: '75% cotton',
        visualKeywords: ['dollar bill', 'cotton plant', 'fabric'],
        emphasis: ['75', 'cotton'],
      },
      {
        say: "So your wallet's closer to your jeans than to your notebook.",
        visualKeywords: ['jeans', 'wallet', 'notebook'],
        emphasis: ['jeans'],
      },
      {
        say: 'Most of that fiber is waste left over from the textile industry.',
        visualKeywords: ['cotton', 'fabric scraps', 'textile mill'],
        emphasis: ['waste', 'textile'],
      },
      {
        say: "That's how a bill survives folding, crumpling, and even the laundry.",
        visualKeywords: ['folded bill', 'washing machine', 'jeans pocket'],
        emphasis: ['folding', 'laundry'],
      },
      {
        say: "Look closely and you'll see short red and blue threads.",
        visualKeywords: ['dollar bill close-up', 'magnifying glass', 'red thread'],
        emphasis: ['red', 'blue'],
      },
    ],
    callToAction: 'Hold a bill up close and find them.',
    facts: [
      {
        claim:
          'U.S. currency is nominally 75 percent cotton and 25 percent flax (linen), both sourced mainly from textile waste; it withstands folding, crumpling and even laundering, and short red and blue threads show in the paper.',
        sources: [
          {
            title: 'The paper of U.S. banknotes – National Academies Press, page 125',
            url: 'http://www.nap.edu/openbook.php?record_id=11874&page=125',
          },
        ],
      },
      {
        claim:
          'Unlike most paper it is not made from wood pulp but from 75 percent cotton and 25 percent linen.',
        sources: [
          {
            title: 'How-To Geek: U.S. currency is 75 percent cotton',
            url: 'https://www.howtogeek.com/page/444/',
          },
        ],
      },
    ],
  },
  {
    id: 'four-digit-pin',
    niche: 'money',
    title: 'Why a PIN Has Four Digits',
    topics: [
      'atm',
      'cash machine',
      'pin',
      'pin code',
      'bank',
      'banking',
      'money',
      'password',
      'invention',
      'security',
    ],
    hook: 'Your PIN has four digits because of one kitchen conversation.',
    scenes: [
      {
        say: 'John Shepherd-Barron dreamed up the cash machine in his bath.',
        visualKeywords: ['bathtub', 'inventor', 'cash machine'],
        emphasis: ['bath'],
      },
      {
        say: "He'd been locked out of his bank, without any cash.",
        visualKeywords: ['closed bank', 'empty wallet', 'bathtub'],
        emphasis: ['locked'],
      },
      {
        say: 'His idea was a chocolate bar dispenser that gave out cash.',
        visualKeywords: ['vending machine', 'chocolate bar', 'banknotes'],
        emphasis: ['chocolate', 'cash'],
      },
      {
        say: "He planned six digits, but his wife said she'd only remember four.",
        onScreen: '6 → 4',
        visualKeywords: ['kitchen table', 'keypad', 'couple talking'],
        emphasis: ['six', 'four'],
      },
      {
        say: 'The first machine opened in Enfield, London, in June 1967.',
        onScreen: 'June 1967',
        visualKeywords: ['vintage cash machine', 'london street', 'crowd'],
        emphasis: ['1967'],
      },
      {
        say: 'One kitchen table later, four had become the world standard.',
        visualKeywords: ['kitchen table', 'keypad', 'bank card'],
        emphasis: ['four', 'standard'],
      },
    ],
    callToAction: 'Share this with someone who forgets theirs.',
    facts: [
      {
        claim:
          'John Shepherd-Barron had the idea in the bath after he was locked out of his bank, inspired by a chocolate bar dispenser; six digits were planned, but his wife said she would not remember that many, so it became four.',
        sources: [
          {
            title: 'Inventor of the ATM, John Shepherd-Barron, dies at 84 – New York Daily News',
            url: 'https://www.nydailynews.com/news/money/inventor-atm-john-shepherd-barron-dies-84-article-1.448338',
          },
        ],
      },
      {
        claim:
          'He told the BBC: over the kitchen table she said she could only remember four figures, so four became the world standard.',
        sources: [
          {
            title: 'John Shepherd-Barron, inventor of the cash machine, dies aged 84 – Finextra',
            url: 'https://finextra.com/newsarticle/21405/john-shepherd-barron-inventor-of-the-cash-machine-dies-aged-84',
          },
        ],
      },
      {
        claim:
          'The first machine opened at Barclays in Enfield, London, on 27 June 1967; he had proposed six (6) digits and his wife four (4).',
        sources: [
          {
            title: 'Where’s London’s oldest … cash machine location? – Exploring London',
            url: 'https://exploring-london.com/2023/05/23/wheres-londons-oldest-cash-machine-location/',
          },
        ],
      },
    ],
  },
  {
    id: 'chocolate-money',
    niche: 'money',
    title: 'When Chocolate Was Money',
    topics: [
      'chocolate',
      'cacao',
      'cocoa',
      'aztec',
      'aztecs',
      'mexico',
      'currency',
      'money',
      'ancient history',
      'counterfeit',
    ],
    hook: 'The Aztecs could pay for dinner with chocolate.',
    scenes: [
      {
        say: 'Cacao beans were the small change of old Mexico.',
        visualKeywords: ['cacao beans', 'market stall', 'clay bowl'],
        emphasis: ['small', 'change'],
      },
      {
        say: 'A price list from 1545 puts a turkey hen at 100 beans.',
        onScreen: 'A turkey: 100 beans',
        visualKeywords: ['turkey', 'cacao beans', 'old manuscript'],
        emphasis: ['turkey', '100'],
      },
      {
        say: 'They counted by the score, and 8,000 beans had its own name.',
        visualKeywords: ['woven basket', 'beans', 'stone numerals'],
        emphasis: ['8,000'],
      },
      {
        say: 'Like any money, it got faked: people filled empty shells with clay.',
        visualKeywords: ['clay', 'broken bean', 'hands'],
        emphasis: ['faked', 'clay'],
      },
      {
        say: "A chronicler called it blessed money, because you couldn't hoard it for long.",
        visualKeywords: ['quill', 'moldy beans', 'treasure chest'],
        emphasis: ['blessed', "couldn't"],
      },
    ],
    callToAction: "Tell me what you'd buy with a pocketful of chocolate.",
    facts: [
      {
        claim:
          'In old Mexico cacao beans were small currency, counted by the score; 8,000 made one xiquipilli; empty shells were filled with clay; Peter Martyr called it blessed money that cannot be long hoarded.',
        sources: [
          {
            title: 'Cacao, by B. E. Dahlgren (Field Museum of Natural History), page 6',
            url: 'https://en.m.wikisource.org/wiki/Page:Cacao_by_Dahlgren,_B._E._(Bror_Eric).djvu/14',
          },
        ],
      },
      {
        claim: 'A Tlaxcala price list of 1545 values a good turkey hen at 100 cacao beans.',
        sources: [
          {
            title: 'When Money Grew on Trees – Cornell University Library',
            url: 'https://exhibits.library.cornell.edu/chocolate-food-of-the-gods/feature/when-money-grew-on-trees',
          },
        ],
      },
    ],
  },
  {
    id: 'rule-of-72',
    niche: 'money',
    title: 'The Rule of 72',
    topics: [
      'compound interest',
      'interest',
      'rule of 72',
      'saving',
      'savings',
      'inflation',
      'personal finance',
      'finance',
      'money',
      'math',
      'investing',
    ],
    hook: 'One number tells you when money doubles: 72.',
    scenes: [
      {
        say: "It's called the Rule of 72, and it's a single division.",
        visualKeywords: ['calculator', 'chalkboard', 'coins'],
        emphasis: ['single'],
      },
      {
        say: 'Take 72, divide by the yearly rate, and you get years.',
        onScreen: '72 ÷ rate = years',
        visualKeywords: ['notebook', 'pencil', 'calculator'],
        emphasis: ['divide', 'years'],
      },
      {
        say: 'At 4 percent, money takes about 18 years to double.',
        visualKeywords: ['piggy bank', 'calendar', 'growing plant'],
        emphasis: ['18', 'double'],
      },
      {
        say: 'At 6 percent, it takes only about 12 years.',
        visualKeywords: ['calendar', 'growing coins', 'calculator'],
        emphasis: ['6', '12'],
      },
      {
        say: 'It works on prices too: at 4 percent inflation, they double in 18.',
        onScreen: 'Inflation doubles prices',
        visualKeywords: ['price tag', 'supermarket', 'shopping cart'],
        emphasis: ['prices', 'double'],
      },
    ],
    callToAction: 'Pick a rate, do the math, and comment your answer.',
    facts: [
      {
        claim: 'At 6% interest, divide 6 into 72 to get the years in which money doubles: 12.',
        sources: [
          {
            title: 'The Rule of 72 – h2g2',
            url: 'https://h2g2.com/entry/A13921607',
          },
          {
            title: '72 Rule – Investor Glossary',
            url: 'http://www.investorglossary.com/72-rule.htm',
          },
        ],
      },
      {
        claim:
          'The same rule gives the years in which prices double: at 4% inflation, 18 years; 4 into 72 is 18.',
        sources: [
          {
            title: '72 Rule – Investor Glossary',
            url: 'http://www.investorglossary.com/72-rule.htm',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
