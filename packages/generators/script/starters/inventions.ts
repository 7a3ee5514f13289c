import type { Starter } from './types.ts'

export const inventionStarters = [
  {
    id: 'edison-bamboo',
    niche: 'inventions',
    title: 'The Bamboo in the Light Bulb',
    topics: [
      'light bulb',
      'lightbulb',
      'edison light bulb',
      'thomas edison',
      'electric light',
      'invention',
      'inventions',
      'bamboo',
      'failure',
    ],
    hook: 'The light bulb only worked once they tried bamboo.',
    scenes: [
      {
        say: "Edison wasn't the first, but everyone's bulbs burned out.",
        visualKeywords: ['edison in a lab', 'burned-out bulb', 'glass bulbs'],
        emphasis: ['Edison', 'burned', 'out'],
      },
      {
        say: 'The problem was the thread inside, the part that glows.',
        visualKeywords: ['glowing filament', 'close-up of a bulb', 'thin wire'],
        emphasis: ['thread', 'inside'],
      },
      {
        say: 'He tried platinum, he tried cotton, even animal hair.',
        visualKeywords: ['cotton thread', 'platinum wire', 'hair close-up'],
        emphasis: ['animal', 'hair'],
      },
      {
        say: 'His team tested around 6,000 plants from all over the world.',
        onScreen: '6,000 plants',
        visualKeywords: ['dried plants', 'labeled drawers', 'world map'],
        emphasis: ['6,000', 'all'],
      },
      {
        say: 'In 1880, they found a bamboo from Japan.',
        onScreen: '1880',
        visualKeywords: ['bamboo forest', 'kyoto shrine', 'bamboo strip'],
        emphasis: ['1880', 'bamboo'],
      },
      {
        say: 'Baked to carbon, it glowed for about 600 hours.',
        onScreen: '600 hours',
        visualKeywords: ['furnace', 'carbonized strip', 'glowing vintage bulb'],
        emphasis: ['carbon', '600', 'hours'],
      },
    ],
    callToAction: 'Keep this for your try number two.',
    facts: [
      {
        claim:
          'Edison tested thousands of materials from platinum to animal hair, then cotton, and no less than 6,000 plant species; others had built bulbs with very short lifespans.',
        sources: [
          {
            title: 'How Edison created the light bulb with bamboo',
            url: 'https://scimyst.com/the-youth-tree-that-helped-edison-create-the-light-bulb-how-135893',
          },
        ],
      },
      {
        claim: 'In late 1880 the carbonized Japanese bamboo filament lasted longer, about 600 hours.',
        sources: [
          {
            title: 'Edison bulbs – Schenectady Museum',
            url: 'http://www.schenectadymuseum.org/edison/c_modules/module_identify/A11.htm',
          },
        ],
      },
    ],
  },
  {
    id: 'gutenberg-lawsuit',
    niche: 'inventions',
    title: 'Gutenberg Lost His Own Press',
    topics: [
      'printing press',
      'gutenberg',
      'johannes gutenberg',
      'gutenberg bible',
      'books',
      'book printing',
      'movable type',
      'inventor',
      'middle ages',
    ],
    hook: 'The inventor of the printing press lost it in court.',
    scenes: [
      {
        say: 'Johannes Gutenberg was a metalworker with a secret project.',
        visualKeywords: ['metal type letters', 'medieval workshop', 'goldsmith'],
        emphasis: ['Gutenberg', 'secret'],
      },
      {
        say: 'He borrowed 800 guilders from Johann Fust, then kept needing more.',
        onScreen: '800 guilders',
        visualKeywords: ['gold coins', 'contract', 'moneylender'],
        emphasis: ['800', 'Johann', 'Fust'],
      },
      {
        say: 'He wanted every page perfect, and Fust wanted his money.',
        visualKeywords: ['gutenberg bible page', 'impatient man', 'ink press'],
        emphasis: ['perfect', 'money'],
      },
      {
        say: 'In 1455, with the Bibles nearly done, Fust sued him.',
        onScreen: '1455',
        visualKeywords: ['courtroom', 'stack of printed pages', 'wax seal'],
        emphasis: ['1455', 'done'],
      },
      {
        say: 'Fust won the workshop and half of all the Bibles.',
        visualKeywords: ['printing workshop', 'keys', 'leather-bound books'],
        emphasis: ['won', 'Bibles'],
      },
      {
        say: 'The next big book named its printers, and never mentioned Gutenberg.',
        visualKeywords: ['title page', "printer's mark", 'crossed-out name'],
        emphasis: ['its', 'never'],
      },
    ],
    callToAction: 'Read your contracts, and tag a founder.',
    facts: [
      {
        claim:
          'Gutenberg’s debt to Johann Fust had gone far beyond the loan of 800 gilders; about 180 Bibles were printed; Fust won the printing shop and half the Bibles.',
        sources: [
          {
            title: 'Curious facts about Johannes Gutenberg – Living Language',
            url: 'http://www.livinglanguage.com/blog/2011/10/17/curious-facts-about-johannes-gutenberg/',
          },
        ],
      },
      {
        claim:
          'The Mainz Psalter of 1457 was the first book to name its printers, Fust and Schöffer, and did not mention Gutenberg.',
        sources: [
          {
            title: 'He was unable to enjoy the success of his idea – Toplist',
            url: 'https://toplist.info/top/he-was-unable-to-enjoyin-the-success-of-his-idea-53393.htm',
          },
        ],
      },
      {
        claim:
          'He was trained as a metalworker, wanted a more perfect result while the investor pressed for a quick return, and lost the lawsuit in 1455.',
        sources: [
          {
            title: 'Johann Gutenberg – Carnegie Mellon University',
            url: 'https://andrew.cmu.edu/course/85-100/matrix/science/Gutenberg.html',
          },
        ],
      },
    ],
  },
  {
    id: 'internet-lo',
    niche: 'inventions',
    title: "The Internet's First Word",
    topics: [
      'internet',
      'history of the internet',
      'first internet message',
      'arpanet',
      'world wide web',
      'ucla',
      'computer network',
      '1969',
      'invention',
    ],
    hook: "The internet's first message was a crash.",
    scenes: [
      {
        say: 'It was October 29, 1969, in a lab at UCLA.',
        onScreen: 'October 29, 1969',
        visualKeywords: ['1960s computer lab', 'ucla campus', 'big mainframe'],
        emphasis: ['29', '1969'],
      },
      {
        say: 'A student, Charley Kline, called up a computer near Stanford.',
        visualKeywords: ['young programmer', 'teletype', 'california map'],
        emphasis: ['Charley', 'Kline'],
      },
      {
        say: 'He had to type the word login, one letter at a time.',
        visualKeywords: ['typing hands', 'green letters', 'terminal'],
        emphasis: ['login', 'one'],
      },
      {
        say: 'He stayed on the phone to hear each letter arrive.',
        visualKeywords: ['telephone handset', 'two operators', 'cable'],
        emphasis: ['phone', 'arrive'],
      },
      {
        say: 'The L made it, and then the O made it.',
        onScreen: 'L... O...',
        visualKeywords: ['glowing letter l', 'glowing letter o', 'screen'],
        emphasis: ['L', 'O'],
      },
      {
        say: 'On the G, the machine on the other end died.',
        visualKeywords: ['smoke from computer', 'black screen', 'error light'],
        emphasis: ['G', 'died'],
      },
      {
        say: 'So the first word ever sent was lo.',
        onScreen: '"LO"',
        visualKeywords: ['two letters on a screen', 'server room', 'world of lights'],
        emphasis: ['ever', 'lo'],
      },
    ],
    callToAction: 'Drop a "lo" in the comments.',
    facts: [
      {
        claim:
          'The first message on the ARPANET was sent by the UCLA student programmer Charley Kline on October 29, 1969, to the Stanford Research Institute: of “login” only the l and the o arrived before the system crashed.',
        sources: [
          {
            title: 'Leonard Kleinrock – Wikipedia (quoted)',
            url: 'https://friendfeed.me/e/c89236f5569678a40e14d946499a1ee6',
          },
        ],
      },
      {
        claim:
          'The two programmers were connected by telephone and confirmed the L and the O; at the G the SRI computer crashed.',
        sources: [
          {
            title: 'Leonard Kleinrock on the first internet message',
            url: 'https://www.kinoafisha.info/en/movies/8327795/quotes/',
          },
        ],
      },
    ],
  },
  {
    id: 'telephone-race',
    niche: 'inventions',
    title: 'The Telephone Was a Photo Finish',
    topics: [
      'telephone',
      'alexander graham bell',
      'elisha gray',
      'phone history',
      'first phone call',
      'who invented telephone',
      'patent',
      'invention',
      'inventor',
    ],
    hook: 'Two men invented the telephone on the same day.',
    scenes: [
      {
        say: 'On February 14, 1876, both filed with the US patent office.',
        onScreen: 'February 14, 1876',
        visualKeywords: ['patent office', '1876 calendar', 'two envelopes'],
        emphasis: ['14', '1876'],
      },
      {
        say: "Bell's lawyer was fifth in the log, and Gray's was 39th.",
        onScreen: '5th vs. 39th',
        visualKeywords: ['old logbook', 'ink numbers', 'queue of men'],
        emphasis: ['fifth', '39th'],
      },
      {
        say: 'A few hours made Bell the father of the phone.',
        visualKeywords: ['pocket watch', 'bell portrait', 'antique telephone'],
        emphasis: ['hours', 'Bell'],
      },
      {
        say: "Bell's design didn't even work at that point.",
        visualKeywords: ['wires on a bench', 'frustrated inventor', 'sketches'],
        emphasis: ["didn't", 'work'],
      },
      {
        say: 'Three days after the patent, he called his assistant in the next room.',
        visualKeywords: ['vintage phone horn', 'man listening', 'closed door'],
        emphasis: ['assistant', 'room'],
      },
      {
        say: 'Later, he refused to keep the thing in his own office.',
        visualKeywords: ['quiet study', 'empty desk', 'telephone hook'],
        emphasis: ['refused', 'office'],
      },
    ],
    callToAction: 'Call someone instead of texting today.',
    facts: [
      {
        claim:
          'On 14 February 1876 both filings came in: Bell was the fifth (5th) entry of the day and Gray the 39th; Bell got the patent on 7 March and on March 10 spoke to Thomas Watson: “Mr. Watson, come here, I want to see you”, three (3) days later; Bell refused to have a telephone in his office.',
        sources: [
          {
            title: '7 March: Alexander Graham Bell patents the telephone',
            url: 'https://stampinformationday.blogspot.com/2024/03/07-march-alexander-graham-bell-patents.html',
          },
        ],
      },
      {
        claim: 'The two Americans’ lawyers (two, 2) filed a few hours apart.',
        sources: [
          {
            title: 'Bell and Gray Apply for Patents on the Telephone',
            url: 'https://mukundsathe.com/tag/telephone/',
          },
        ],
      },
      {
        claim: 'The telephone was still uncompleted when Bell got the patent.',
        sources: [
          {
            title: 'Alexander Graham Bell – AboutUs',
            url: 'https://aboutus.com/Alexander-Graham-Bell.org',
          },
        ],
      },
    ],
  },
  {
    id: 'wright-coin-toss',
    niche: 'inventions',
    title: 'The First Flight Almost Had Another Pilot',
    topics: [
      'wright brothers',
      'airplane',
      'airplanes',
      'first flight',
      'first airplane',
      'kitty hawk',
      'aviation',
      'flying',
      'invention',
    ],
    hook: 'A coin toss picked the first pilot, and he crashed.',
    scenes: [
      {
        say: 'On December 14, 1903, Wilbur Wright won the flip.',
        onScreen: 'December 14, 1903',
        visualKeywords: ['coin toss', 'sand dunes', 'wright brothers portrait'],
        emphasis: ['1903', 'Wilbur'],
      },
      {
        say: 'He pulled up too hard and stalled after about three seconds.',
        visualKeywords: ['biplane stalling', 'sand spray', 'broken wood'],
        emphasis: ['too', 'hard'],
      },
      {
        say: "They needed three days to fix it, and then it was Orville's turn.",
        visualKeywords: ['repairing a wing', 'workshop tools', 'canvas'],
        emphasis: ['three', 'days', "Orville's"],
      },
      {
        say: 'He stayed up for 12 seconds and covered 120 feet.',
        onScreen: '12 seconds, 120 feet',
        visualKeywords: ['wright flyer', 'man running beside plane', 'cold beach'],
        emphasis: ['12', 'seconds'],
      },
      {
        say: 'Five people came out in the cold to watch.',
        visualKeywords: ['five men on a beach', 'windy dune', 'camera on tripod'],
        emphasis: ['Five', 'watch'],
      },
      {
        say: 'Back home, a newspaper called it too short to print.',
        visualKeywords: ['telegram', 'newspaper office', 'trash can'],
        emphasis: ['too', 'short'],
      },
    ],
    callToAction: 'Send this to someone whose start was rough.',
    facts: [
      {
        claim:
          'On December 14, 1903, Wilbur won the coin toss but stalled after about 3 (three) seconds; on Dec. 17, three days later, Orville flew 120 feet for 12 seconds; the Dayton Journal refused to print the story because the flights were too short.',
        sources: [
          {
            title: 'There were four flights – History Anecdotes for Teachers',
            url: 'https://historyanecdotesforteachers.com/there-were-four-flights',
          },
        ],
      },
      {
        claim: 'Only five (5) persons besides the brothers were present, in a cold December wind.',
        sources: [
          {
            title: '“The Wright Brothers’ Aeroplane” (1908) – Smithsonian Education',
            url: 'https://smithsonianeducation.org/educators/lesson_plans/wright/group_e.html',
          },
        ],
      },
    ],
  },
  {
    id: 'bertha-benz',
    niche: 'inventions',
    title: 'She Stole the First Car',
    topics: [
      'first car',
      'cars',
      'car',
      'automobile',
      'bertha benz',
      'karl benz',
      'mercedes',
      'road trip',
      'women in history',
      'invention',
    ],
    hook: 'A wife sneaking out at dawn invented the road trip.',
    scenes: [
      {
        say: 'In August 1888, Karl Benz had a car nobody wanted to buy.',
        onScreen: 'August 1888',
        visualKeywords: ['benz patent motorwagen', 'three-wheeled car', 'old workshop'],
        emphasis: ['1888', 'Karl', 'Benz'],
      },
      {
        say: 'So Bertha just took it, with two sons and no goodbye.',
        visualKeywords: ['woman driving an antique car', 'sunrise', 'two boys'],
        emphasis: ['Bertha', 'sons'],
      },
      {
        say: "Her mother's house was about 65 miles away.",
        onScreen: 'About 65 miles',
        visualKeywords: ['old german road', 'village', 'milestone'],
        emphasis: ['65', 'miles'],
      },
      {
        say: 'When the fuel line clogged, she cleared it with a hat pin.',
        visualKeywords: ['hat pin', 'engine close-up', "woman's hat"],
        emphasis: ['hat', 'pin'],
      },
      {
        say: 'A wire wore through, so she wrapped it in her garter.',
        visualKeywords: ['garter', 'copper wire', 'hands repairing'],
        emphasis: ['garter'],
      },
      {
        say: 'She bought fuel at a pharmacy, the first filling station ever.',
        visualKeywords: ['old pharmacy', 'glass bottles', 'apothecary'],
        emphasis: ['pharmacy', 'filling'],
      },
    ],
    callToAction: 'Tag your road trip partner.',
    facts: [
      {
        claim:
          'Without her husband’s knowledge Bertha Benz drove with her two (2) sons from Mannheim to Pforzheim in August 1888, about 104 km (64 miles, about 65); she bought ligroin at a pharmacy in Wiesloch, the first filling station, cleared the fuel line with her hat pin and used her garter for insulation.',
        sources: [
          {
            title: 'A Historic Road Trip – German Life',
            url: 'https://germanlife.com/2021/03/a-historic-road-trip/',
          },
        ],
      },
      {
        claim:
          'She went to visit her mother; early demonstrations had made Benz a joke and the car needed publicity.',
        sources: [
          {
            title: 'Bertha Benz’s grand day out – Scottish Daily Mail',
            url: 'https://www.pressreader.com/uk/scottish-daily-mail/20161019/282548722800128',
          },
        ],
      },
      {
        claim: 'On arrival, all of Pforzheim was in uproar and everyone wanted a ride.',
        sources: [
          {
            title: 'Geschichte – Bertha Benz Fahrt',
            url: 'https://bertha-benz-fahrt.de/geschichte/',
          },
        ],
      },
    ],
  },
  {
    id: 'penicillin-vacation',
    niche: 'inventions',
    title: 'The Dirty Dish That Saved Millions',
    topics: [
      'penicillin',
      'alexander fleming',
      'fleming',
      'antibiotics',
      'accidental discoveries',
      'accidental inventions',
      'mold',
      'medicine history',
      'bacteria',
    ],
    hook: "Penicillin exists because a doctor didn't do the dishes.",
    scenes: [
      {
        say: 'In 1928, Alexander Fleming left for a summer vacation.',
        onScreen: '1928',
        visualKeywords: ['suitcase', 'london hospital', 'petri dishes'],
        emphasis: ['1928', 'summer', 'vacation'],
      },
      {
        say: "He'd stacked his bacteria dishes in a corner, dirty.",
        visualKeywords: ['stack of petri dishes', 'messy lab bench', 'sink'],
        emphasis: ['bacteria', 'dirty'],
      },
      {
        say: 'While he was gone, a speck of mold floated in.',
        visualKeywords: ['mold spores', 'open window', 'dust in light'],
        emphasis: ['mold', 'in'],
      },
      {
        say: 'The summer was cool, so the mold got a head start.',
        visualKeywords: ['rainy london', 'thermometer', 'mold growing'],
        emphasis: ['cool', 'head', 'start'],
      },
      {
        say: 'When he came back, one dish had a clean ring around it.',
        visualKeywords: ['petri dish with mold', 'clear ring', 'magnifying glass'],
        emphasis: ['clean', 'ring'],
      },
      {
        say: 'For months, he just called the stuff mold juice.',
        onScreen: '"Mold juice"',
        visualKeywords: ['glass vial', 'yellow liquid', 'lab notebook'],
        emphasis: ['mold', 'juice'],
      },
    ],
    callToAction: 'Leave a dish in the sink and blame science.',
    facts: [
      {
        claim:
          'In August 1928 Fleming went on a holiday after stacking cultures in a corner; on his return one was contaminated with a fungus and the bacteria around it were destroyed; for some months he called it “mould juice”.',
        sources: [
          {
            title: 'Outside the laboratory where penicillin was discovered – Future Museum',
            url: 'https://www.futuremuseum.co.uk/collections/people/key-people/science-invention/alexander-fleming/outside-the-laboratory-where-penicillin-was-accidentally-discovered',
          },
        ],
      },
      {
        claim:
          'He had not cleaned his dishes; mold spores drifted in, and the weather was unusually cool that summer.',
        sources: [
          {
            title: 'The Body (notes) – Goodreads',
            url: 'https://www.goodreads.com/notes/43599513-the-body/3863687-nuno-lopes/611f5445-1451-4661-9c62-13118c80feb5',
          },
        ],
      },
    ],
  },
  {
    id: 'velcro-dog',
    niche: 'inventions',
    title: 'Velcro Grew on a Dog',
    topics: [
      'velcro',
      'george de mestral',
      'biomimicry',
      'burrs',
      'hook and loop',
      'nature inspired',
      'invention',
      'shoes',
      'inventors',
    ],
    hook: "Velcro began as a mess in a dog's fur.",
    scenes: [
      {
        say: 'A Swiss engineer, George de Mestral, came home from a hunt.',
        visualKeywords: ['man and dog in the alps', 'hunting dog', 'mountain trail'],
        emphasis: ['de', 'Mestral'],
      },
      {
        say: 'His dog and his pants were covered in burrs.',
        visualKeywords: ['burrs on fur', 'prickly seed', 'wool pants'],
        emphasis: ['covered', 'burrs'],
      },
      {
        say: 'Instead of cursing, he put one under a microscope.',
        visualKeywords: ['microscope', 'burr close-up', 'curious man'],
        emphasis: ['cursing', 'microscope'],
      },
      {
        say: 'It was all tiny hooks, grabbing any loop they touched.',
        visualKeywords: ['microscopic hooks', 'fabric loops', 'macro photo'],
        emphasis: ['hooks', 'loop'],
      },
      {
        say: "He'd just fought with his wife's stuck zipper.",
        visualKeywords: ['broken zipper', 'dress', 'frustrated hands'],
        emphasis: ['zipper'],
      },
      {
        say: 'Years later, he had two strips, hooks and loops.',
        visualKeywords: ['weaving loom', 'nylon strips', 'hands peeling velcro'],
        emphasis: ['Years', 'two'],
      },
      {
        say: 'Even the name is French: velvet plus hook.',
        onScreen: 'velours + crochet',
        visualKeywords: ['velvet fabric', 'crochet hook', 'dictionary'],
        emphasis: ['velvet', 'hook'],
      },
    ],
    callToAction: 'Listen for that rip and think of a dog.',
    facts: [
      {
        claim:
          'In 1948 Georges de Mestral came from a hunt with burrs on his pants and his dog’s coat; days before he had helped his wife with a jammed zipper; under the microscope he saw that two (2) pieces of fabric, one with hooks and one with loops, would close.',
        sources: [
          {
            title: 'Velcro – Marcel Grauls',
            url: 'https://marcelgrauls.be/en/velcro/',
          },
        ],
      },
      {
        claim: 'The name comes from velour (velvet) and crochet (hook).',
        sources: [
          {
            title: 'Velcro – Ultra Patches',
            url: 'https://www.ultrapatches.com/blog/category/general/page/7',
          },
        ],
      },
      {
        claim: 'Hundreds of hooks caught on anything with a loop; he spent several years perfecting it.',
        sources: [
          {
            title: 'Who invented Velcro? – Answers',
            url: 'https://www.answers.com/Q/Who_invented_Velcro',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
