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
      'rembrandt',
      'flowers',
    ],
    hook: 'A tulip bulb once cost more than a Rembrandt.',
    scenes: [
      {
        say: 'In 1630s Holland, multicoloured tulips became the thing to own.',
        visualKeywords: ['striped tulip', 'dutch painting', 'flower market'],
        emphasis: ['tulips'],
      },
      {
        say: 'The pattern came from a virus, so nobody could grow it reliably.',
        visualKeywords: ['tulip close-up', 'bulb', 'greenhouse'],
        emphasis: ['virus', 'nobody'],
      },
      {
        say: 'One Semper Augustus bulb sold for 5,500 guilders in 1633.',
        onScreen: '5,500 guilders',
        visualKeywords: ['tulip bulb', 'gold coins', 'auction'],
        emphasis: ['5,500'],
      },
      {
        say: "A carpenter made about 250 a year; Rembrandt's Night Watch paid 1,600.",
        visualKeywords: ['carpenter', 'oil painting', 'coins'],
        emphasis: ['250', '1,600'],
      },
      {
        say: 'Then on February 3, 1637, sellers in Haarlem found no buyers.',
        onScreen: 'February 3, 1637',
        visualKeywords: ['empty tavern', 'wilted tulip', 'old ledger'],
        emphasis: ['no', 'buyers'],
      },
      {
        say: 'The prettiest bubble in history wilted almost overnight.',
        visualKeywords: ['fallen petals', 'wilted flowers', 'vase'],
        emphasis: ['wilted'],
      },
    ],
    callToAction: 'Follow for more stories about money and madness.',
    facts: [
      {
        claim:
          'Tulip mania took hold of Holland in the 1630s; a mosaic virus made the multicoloured varieties, so growing them reliably took years; a Semper Augustus bulb sold for 5,500 guilders in 1633, a carpenter earned about 250 a year and Rembrandt got 1,600 for The Night Watch; the end began in Haarlem on February 3, 1637.',
        sources: [{ title: 'Tulipomania', url: 'https://geography.name/tulipomania/' }],
      },
      {
        claim: 'The mania collapsed on February 3, 1637, as sellers could no longer find buyers.',
        sources: [
          {
            title: 'Tulip Mania: Madness in the 17th Century Netherlands',
            url: 'https://artlark.org/tag/tulips/',
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
        say: 'Cotton and linen fibres are longer and stronger than wood pulp.',
        visualKeywords: ['cotton fibres', 'thread', 'paper mill'],
        emphasis: ['stronger'],
      },
      {
        say: 'It takes around 4,000 double folds before a note tears.',
        onScreen: '4,000 folds',
        visualKeywords: ['folded banknote', 'hands folding', 'torn bill'],
        emphasis: ['4,000'],
      },
      {
        say: 'Tiny red and blue fibres are mixed in to stop counterfeiters.',
        visualKeywords: ['magnifying glass', 'banknote close-up', 'red thread'],
        emphasis: ['red', 'blue'],
      },
    ],
    callToAction: 'Hold a note up close and find them.',
    facts: [
      {
        claim:
          'US paper money is 75 percent cotton and 25 percent linen; those fibres are longer and stronger than wood pulp.',
        sources: [
          {
            title: 'What Is US Paper Money Made Of?',
            url: 'https://money-central.com/us/what-is-us-paper-money-made-of',
          },
          {
            title: 'How-To Geek: US currency is 75 percent cotton',
            url: 'https://www.howtogeek.com/page/444/',
          },
        ],
      },
      {
        claim:
          'About 4,000 double folds are needed before a note tears; tiny red and blue fibres run through it.',
        sources: [
          {
            title: 'Some Fun Facts About Money',
            url: 'https://www.bluestripemortgage.com/post/some-fun-facts-about-money',
          },
        ],
      },
      {
        claim: 'The red and blue fibres make counterfeiting more difficult.',
        sources: [
          {
            title: 'U.S. "paper" money is actually 75% cotton and 25% linen',
            url: 'https://www.onepoliticalplaza.com/t-305680-1.html',
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
        say: "He'd reached his bank too late and couldn't get any money.",
        visualKeywords: ['closed bank', 'clock', 'locked door'],
        emphasis: ['late'],
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
        say: 'Her name was Caroline, and four became the standard.',
        visualKeywords: ['keypad', 'woman smiling', 'bank card'],
        emphasis: ['Caroline'],
      },
    ],
    callToAction: 'Share this with someone who forgets theirs.',
    facts: [
      {
        claim:
          'John Shepherd-Barron thought of the cash machine in the bath after missing his bank; he had a chocolate bar dispenser in mind; over the kitchen table his wife Caroline said she could remember only four figures, and four became the standard.',
        sources: [
          {
            title: 'Shepherd-Barron, ATM inventor dies',
            url: 'https://ijawmonitor.org/news.php?article=510&ct=3',
          },
        ],
      },
      {
        claim:
          'He had proposed six digits; the first machine opened at Barclays in Enfield, London, on 27 June 1967.',
        sources: [
          {
            title: 'Where’s London’s oldest … cash machine location?',
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
        say: 'At 12 percent, it takes only about six years.',
        visualKeywords: ['stack of coins', 'hourglass', 'chart'],
        emphasis: ['only', 'six'],
      },
      {
        say: 'It runs backwards too: 6 percent inflation halves its value in 12.',
        onScreen: 'Inflation halves it',
        visualKeywords: ['shopping basket', 'price tag', 'shrinking coins'],
        emphasis: ['backwards', 'halves'],
      },
    ],
    callToAction: 'Pick a rate, do the sum, and comment your answer.',
    facts: [
      {
        claim:
          'Rule of 72: divide 72 by the rate to get the approximate years to double; 12 percent gives six years, 4 percent gives 18; at 6 percent inflation purchasing power falls by half in 12 years.',
        sources: [
          { title: 'The Rule of 72', url: 'https://taxreturnhelp.ie/?p=1309' },
          { title: 'Rule of 72', url: 'https://bigalmanack.com/rule-of-72/' },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
