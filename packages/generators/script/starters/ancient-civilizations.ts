import type { Starter } from './types.ts'

export const ancientCivilizationStarters = [
  {
    id: 'egypt-first-strike',
    niche: 'ancient civilizations',
    title: "Pharaoh's Workers Walked Out",
    topics: [
      'ancient egypt',
      'egypt',
      'pharaoh',
      'pharaohs',
      'egyptians',
      'ramesses',
      'valley of the kings',
      'labor strike',
      'ancient history',
    ],
    hook: "A pharaoh's tomb builders went on strike over late pay.",
    scenes: [
      {
        say: 'The men carving royal tombs were paid in grain.',
        visualKeywords: ['egyptian tomb painting', 'grain sacks', 'stone chisel'],
        emphasis: ['carving', 'grain'],
      },
      {
        say: 'Under Ramesses III, their wages ran 20 days late.',
        onScreen: '20 days late',
        visualKeywords: ['ramesses statue', 'empty grain basket', 'sundial'],
        emphasis: ['Ramesses', 'III', '20'],
      },
      {
        say: 'So they put down their tools and marched out shouting, "We are hungry!"',
        onScreen: '"We are hungry!"',
        visualKeywords: ['marching crowd', 'desert path', 'dropped tools'],
        emphasis: ['hungry'],
      },
      {
        say: "They sat down behind a temple and wouldn't move.",
        visualKeywords: ['egyptian temple', 'workers sitting', 'shade'],
        emphasis: ['sat', 'down'],
      },
      {
        say: "A scribe wrote it down, so it's the first strike on record.",
        visualKeywords: ['papyrus scroll', 'scribe writing', 'museum case'],
        emphasis: ['first', 'record'],
      },
      {
        say: 'Officials gave in and released grain from the temples.',
        visualKeywords: ['pouring grain', 'temple storeroom', 'relieved faces'],
        emphasis: ['grain', 'temples'],
      },
    ],
    callToAction: 'Share this with somebody whose paycheck is late.',
    facts: [
      {
        claim:
          'Under Ramesses III (about 1158 BC) the tomb artisans of Deir el-Medina, paid in wheat rations, struck; grain was released from the temples; it is the earliest recorded collective labor action.',
        sources: [
          {
            title: 'Deir el-Medina strikes – Wikipedia',
            url: 'https://en.wikipedia.org/wiki/Deir_el-Medina_strikes',
          },
        ],
      },
      {
        claim: 'The workmen were 20 days without payment; the scribe Amennakht recorded it.',
        sources: [
          {
            title: 'The First Recorded Strike in History – Papyrus Stories',
            url: 'https://papyrus-stories.com/2022/03/15/the-first-recorded-strike-in-history/',
          },
        ],
      },
      {
        claim:
          'The Strike Papyrus in Turin says they crossed the walls shouting “We are hungry!” and sat behind a temple.',
        sources: [
          {
            title: 'The First Known Strike in History – La Brújula Verde',
            url: 'https://www.labrujulaverde.com/en/2024/02/the-first-known-strike-in-history-was-held-in-ancient-egypt-because-ramesses-iii-delayed-with-wages/',
          },
        ],
      },
    ],
  },
  {
    id: 'pyramid-logbook',
    niche: 'ancient civilizations',
    title: 'A Pyramid Builder Kept a Diary',
    topics: [
      'great pyramid',
      'how pyramids were built',
      'giza',
      'great pyramid of giza',
      'pyramid of giza',
      'khufu',
      'papyrus',
      'ancient aliens',
      'ancient egypt',
      'pyramids',
    ],
    hook: 'A man who helped build the Great Pyramid kept a diary.',
    scenes: [
      {
        say: 'Archaeologists found it in 2013, at a harbor on the Red Sea.',
        onScreen: 'Found in 2013',
        visualKeywords: ['red sea coast', 'desert cave', 'papyrus fragments'],
        emphasis: ['2013', 'Red', 'Sea'],
      },
      {
        say: "It's over 4,500 years old, the oldest written papyrus known.",
        onScreen: '4,500 years old',
        visualKeywords: ['ancient papyrus', 'hieratic writing', 'museum lamp'],
        emphasis: ['4,500', 'written'],
      },
      {
        say: 'His name was Merer, and he shipped limestone by boat.',
        visualKeywords: ['wooden nile boat', 'white limestone block', 'river'],
        emphasis: ['Merer', 'limestone'],
      },
      {
        say: 'About every ten days, his crew made two or three trips.',
        visualKeywords: ['rowing crew', 'nile sunset', 'stone quarry'],
        emphasis: ['ten', 'trips'],
      },
      {
        say: 'Other pages track bread, beer and meat for the workers.',
        visualKeywords: ['egyptian bread', 'beer jar', 'market scale'],
        emphasis: ['bread', 'beer'],
      },
      {
        say: "They're laid out like a spreadsheet, with what was still owed.",
        visualKeywords: ['grid of writing', 'spreadsheet screen', 'scribe'],
        emphasis: ['spreadsheet', 'owed'],
      },
    ],
    callToAction: 'Show this to the friend who says aliens.',
    facts: [
      {
        claim:
          'The Diary of Merer, found in 2013 at Wadi al-Jarf on the Red Sea, is over 4,500 years old and the oldest known papyrus with text; two or three (2 or 3) round trips were made about every ten (10) days, shipping limestone from Tura to Giza.',
        sources: [
          {
            title: 'Diary of Merer – Ancient Egypt Daily',
            url: 'https://tumblrpics.com/pics/10073809.html',
          },
        ],
      },
      {
        claim:
          'The papyri were written by men who took part in building the Great Pyramid; accounts of bread, beer and meat were laid out like a modern spreadsheet, showing what was still owed.',
        sources: [
          {
            title: 'The Diary of Merer – Amusing Planet',
            url: 'https://amusingplanet.com/2022/07/the-diary-of-merer-4500-year-old.html?m=0',
          },
        ],
      },
    ],
  },
  {
    id: 'gladiator-diet',
    niche: 'ancient civilizations',
    title: 'The Vegetarian Killers of Rome',
    topics: [
      'gladiator',
      'gladiators',
      'colosseum',
      'roman empire',
      'romans',
      'vegetarian',
      'ancient rome',
      'sports drink',
    ],
    hook: "Rome's gladiators were mostly vegetarian.",
    scenes: [
      {
        say: 'Romans teased them with the nickname barley eaters.',
        onScreen: 'hordearii = barley eaters',
        visualKeywords: ['roman mosaic of gladiators', 'barley field', 'bowl of grain'],
        emphasis: ['teased', 'barley', 'eaters'],
      },
      {
        say: 'For centuries, nobody could check if it was true.',
        visualKeywords: ['colosseum ruins', 'old book', 'helmet'],
        emphasis: ['nobody', 'true'],
      },
      {
        say: 'Then a gladiator graveyard turned up in Ephesus, in modern Turkey.',
        visualKeywords: ['ruins of ephesus', 'excavation', 'bones'],
        emphasis: ['graveyard', 'Ephesus'],
      },
      {
        say: 'Scientists tested bones of 22 fighters for traces of their food.',
        onScreen: '22 gladiators tested',
        visualKeywords: ['laboratory bone sample', 'test tubes', 'skeleton'],
        emphasis: ['22', 'food'],
      },
      {
        say: 'It was grain and beans, with very little meat.',
        visualKeywords: ['beans in a bowl', 'wheat', 'clay pot'],
        emphasis: ['beans', 'meat'],
      },
      {
        say: 'After training, they drank plant ash in vinegar for their bones.',
        visualKeywords: ['cup of dark drink', 'ash', 'vinegar jug'],
        emphasis: ['ash', 'vinegar'],
      },
    ],
    callToAction: 'Tag the gym friend who lives on chicken.',
    facts: [
      {
        claim:
          'Austrian researchers studied the remains of 53 people from Ephesus, 22 of them gladiators: the diet was mostly grain and beans without meat, and a drink of plant ash and vinegar followed exercise.',
        sources: [
          {
            title: 'Roman gladiators drank energy drink made of ash and vinegar – New Historian',
            url: 'https://newhistorian.com/2014/11/01/roman-gladiators-drank-energy-drink-made-ash-vinegar/?amp=1',
          },
        ],
      },
      {
        claim:
          'Contemporary reports called gladiators “hordearii”, barley eaters; the cemetery in Ephesos, now Turkey, was uncovered in 1993.',
        sources: [
          {
            title: 'Roman Gladiators ate a mostly vegetarian diet (ScienceDaily, MedUni Vienna)',
            url: 'https://classics-l.lsv.uky.narkive.com/Gh7TYyG3/gladiator-diet',
          },
        ],
      },
    ],
  },
  {
    id: 'viking-horns',
    niche: 'ancient civilizations',
    title: 'The Helmet That Never Was',
    topics: [
      'vikings',
      'viking',
      'viking helmet',
      'horned helmet',
      'norse',
      'norsemen',
      'scandinavia',
      'wagner',
      'opera',
    ],
    hook: 'No Viking ever charged into battle wearing horns.',
    scenes: [
      {
        say: "One whole Viking helmet has been found, and it's perfectly plain.",
        visualKeywords: ['iron viking helmet', 'museum case', 'round helmet'],
        emphasis: ['One', 'plain'],
      },
      {
        say: "Horns would've been handles for your enemy anyway.",
        visualKeywords: ['sword fight', 'helmet knocked off', 'shield wall'],
        emphasis: ['handles', 'enemy'],
      },
      {
        say: 'The look comes from a theater in 1876.',
        onScreen: '1876',
        visualKeywords: ['opera house', 'stage curtain', 'spotlight'],
        emphasis: ['theater', '1876'],
      },
      {
        say: 'Richard Wagner was staging his giant opera cycle in Germany.',
        visualKeywords: ['orchestra', 'conductor', 'opera singer'],
        emphasis: ['Richard', 'Wagner'],
      },
      {
        say: 'His costume designer, Carl Doepler, put cow horns on the helmets.',
        visualKeywords: ['costume sketch', 'cow horns', 'stage helmet'],
        emphasis: ['cow', 'horns'],
      },
      {
        say: 'Audiences loved it, and Vikings have been stuck with them since.',
        visualKeywords: ['applauding audience', 'cartoon viking', 'football fan in a horned helmet'],
        emphasis: ['loved', 'stuck'],
      },
    ],
    callToAction: 'Ruin a costume party with this one.',
    facts: [
      {
        claim:
          'The horned helmet was dreamed up by the costume designer Carl Emil Doepler for Wagner’s Ring in 1876; only one full Viking helmet has ever been discovered.',
        sources: [
          {
            title: 'Vikings did not wear horned helmets – Shortpedia',
            url: 'https://shortpedia.com/en-in/did-you-know/did-you-know-facts/vikings-did-not-wear-horned-helmets-1653113858',
          },
        ],
      },
      {
        claim:
          'Doepler’s cow-horn model was made for the first Bayreuth production of 1876; no sensible warrior would wear a helmet that could be knocked flying.',
        sources: [
          {
            title: 'The Invention of the Viking Horned Helmet, by Roberta Frank',
            url: 'https://docslib.org/doc/10303603/the-invention-of-the-viking-horned-helmet',
          },
        ],
      },
    ],
  },
  {
    id: 'roman-urine-tax',
    niche: 'ancient civilizations',
    title: 'The Tax on Pee',
    topics: [
      'roman emperor',
      'roman emperors',
      'vespasian',
      'taxes',
      'tax',
      'urine',
      'toilets',
      'roman empire',
      'ancient rome',
      'romans',
    ],
    hook: 'Ancient Rome taxed pee, and the emperor had a comeback.',
    scenes: [
      {
        say: 'Public urinals collected it in jars, because it was useful.',
        visualKeywords: ['roman street', 'clay jar', 'stone latrine'],
        emphasis: ['jars', 'useful'],
      },
      {
        say: 'Old urine turns into ammonia, which whitens cloth.',
        visualKeywords: ['white toga', 'laundry tub', 'cloth drying'],
        emphasis: ['ammonia', 'whitens'],
      },
      {
        say: 'Launderers and tanners actually paid for the stuff.',
        visualKeywords: ['roman coins', 'leather tanning', 'market stall'],
        emphasis: ['paid', 'stuff'],
      },
      {
        say: 'So Emperor Vespasian charged the buyers a tax.',
        visualKeywords: ['roman emperor bust', 'coin pile', 'wax tablet'],
        emphasis: ['Vespasian', 'tax'],
      },
      {
        say: 'His son Titus told him the whole thing was disgusting.',
        visualKeywords: ['young man holding nose', 'palace', 'marble hall'],
        emphasis: ['Titus', 'disgusting'],
      },
      {
        say: 'Vespasian held up a gold coin and asked if it smelled.',
        onScreen: "Money doesn't stink",
        visualKeywords: ['gold coin close-up', "emperor's hand", 'treasure chest'],
        emphasis: ['gold', 'coin', 'smelled'],
      },
    ],
    callToAction: 'Quote that at your next tax bill and tag me.',
    facts: [
      {
        claim:
          'Vespasian taxed the buyers of urine from public urinals, used for tanning and by launderers as ammonia to whiten togas.',
        sources: [
          {
            title: 'Money doesn’t stink – Blue Bear Tax',
            url: 'http://bluebeartax.com/tax-whiz/',
          },
        ],
      },
      {
        claim:
          'Titus found it disgusting; Vespasian waved a gold coin and said that it came from urine and yet did not smell: Pecunia non olet.',
        sources: [
          {
            title: 'What the heck is up with the urine tax?',
            url: 'https://feddit.org/post/2593351',
          },
        ],
      },
    ],
  },
  {
    id: 'maya-2012',
    niche: 'ancient civilizations',
    title: 'The Maya Never Predicted 2012',
    topics: [
      'maya',
      'mayans',
      'mayan calendar',
      'maya civilization',
      '2012',
      'end of the world',
      'doomsday',
      'prophecy',
      'apocalypse',
    ],
    hook: 'The Maya never said the world would end in 2012.',
    scenes: [
      {
        say: "Their Long Count worked like a car's odometer.",
        visualKeywords: ['maya stone calendar', 'car odometer', 'turning wheels'],
        emphasis: ['Long', 'Count', 'odometer'],
      },
      {
        say: 'It counted days since 3114 BC, in giant blocks.',
        onScreen: 'Since 3114 BC',
        visualKeywords: ['maya glyphs', 'calendar wheel', 'temple steps'],
        emphasis: ['3114', 'blocks'],
      },
      {
        say: 'In December 2012, the thirteenth block simply ran out.',
        visualKeywords: ['odometer rolling over', 'december calendar', 'jungle temple'],
        emphasis: ['thirteenth', 'out'],
      },
      {
        say: 'Then it clicked over, like a new year.',
        visualKeywords: ['fireworks', 'clock at midnight', 'new calendar'],
        emphasis: ['clicked', 'new', 'year'],
      },
      {
        say: 'A few carvings name the date, and none predicts a disaster.',
        visualKeywords: ['carved stone', 'archaeologist with a lamp', 'jungle ruins'],
        emphasis: ['none', 'disaster'],
      },
      {
        say: 'The doomsday part came from us, more than a thousand years later.',
        visualKeywords: ['movie theater screen', 'newspaper headline', 'survival kit'],
        emphasis: ['doomsday', 'us'],
      },
    ],
    callToAction: 'What were you doing on December 21, 2012?',
    facts: [
      {
        claim:
          'The Long Count spans about 5,125 years from 3114 B.C.; on December 21, 2012, the 13th (thirteenth, 13) bak’tun closed and the calendar would reset like an odometer; it was not predicted to be the end of the world.',
        sources: [
          {
            title: 'Maya 2012 explained (National Geographic)',
            url: 'https://master1844-dc.blogspot.com/2012/07/maya-2012-explained.html',
          },
        ],
      },
      {
        claim:
          'Two inscriptions of the 7th century, more than a thousand years old, name the date without apocalyptic prophecy.',
        sources: [
          {
            title: 'Newly discovered Mayan text reveals “end date”',
            url: 'https://www.fivedoves.com/letters/june2012/mikec630-2.htm',
          },
        ],
      },
    ],
  },
  {
    id: 'ea-nasir-complaint',
    niche: 'ancient civilizations',
    title: 'The Oldest Angry Review',
    topics: [
      'mesopotamia',
      'babylon',
      'sumerians',
      'ea-nasir',
      'customer service',
      'bad review',
      'cuneiform',
      'clay tablet',
      'ancient history',
    ],
    hook: 'The oldest customer complaint is 3,750 years old and furious.',
    scenes: [
      {
        say: 'A man named Nanni paid for fine copper in the city of Ur.',
        visualKeywords: ['copper ingots', 'ancient city of ur', 'desert ruins'],
        emphasis: ['Nanni', 'copper'],
      },
      {
        say: 'The merchant, Ea-nasir, offered his servant junk instead.',
        visualKeywords: ['rusty metal', 'merchant', 'market'],
        emphasis: ['Ea-nasir', 'junk'],
      },
      {
        say: 'Take it or leave it, he told the man.',
        visualKeywords: ['shrugging merchant', 'open doorway', 'hand gesture'],
        emphasis: ['leave', 'it'],
      },
      {
        say: 'So Nanni hammered out his rage in wet clay.',
        onScreen: 'Carved around 1750 BC',
        visualKeywords: ['clay tablet', 'stylus', 'cuneiform'],
        emphasis: ['rage', 'clay'],
      },
      {
        say: '"What do you take me for?" he wrote.',
        visualKeywords: ['close-up of cuneiform', 'angry man', 'pressed clay'],
        emphasis: ['take', 'for'],
      },
      {
        say: "Diggers found it with more complaints, likely in Ea-nasir's own house.",
        visualKeywords: ['excavated house', 'stack of tablets', 'archaeologist'],
        emphasis: ['more', 'house'],
      },
    ],
    callToAction: 'Tag a company that deserves a clay tablet.',
    facts: [
      {
        claim:
          'The tablet of about 1750 BC (3,750 years old) is the oldest known written complaint: Nanni paid Ea-nasir for copper ingots, and his messenger was offered bad ones, “If you want to take them, take them, if you do not want to take them, go away!”; “What do you take me for”.',
        sources: [
          {
            title: 'Complaint tablet to Ea-nasir – Wikipedia',
            url: 'https://en.wikipedia.org/wiki/Complaint_tablet_to_Ea-nasir',
          },
        ],
      },
      {
        claim:
          'Excavations at what was thought to be Ea Nasir’s house found multiple tablets from other dissatisfied customers.',
        sources: [
          {
            title: 'The oldest complaint in the world – University of Liverpool',
            url: 'https://www.liverpool.ac.uk/archaeology-classics-and-egyptology/blog/2025/oldest-complaint-in-the-world-british-museum',
          },
        ],
      },
    ],
  },
  {
    id: 'great-wall-rice',
    niche: 'ancient civilizations',
    title: 'The Wall Glued With Rice',
    topics: [
      'great wall of china',
      'great wall',
      'ancient china',
      'china',
      'ming dynasty',
      'sticky rice',
      'mortar',
      'construction',
    ],
    hook: 'The Great Wall of China is held together with rice.',
    scenes: [
      {
        say: 'About 600 years ago, Ming builders cooked sticky rice soup.',
        onScreen: '600 years ago',
        visualKeywords: ['great wall of china', 'rice pot', 'steam'],
        emphasis: ['600', 'sticky', 'rice'],
      },
      {
        say: 'They stirred it into lime, the usual mortar.',
        visualKeywords: ['white lime powder', 'mixing mortar', 'trowel'],
        emphasis: ['lime', 'mortar'],
      },
      {
        say: "Chemists found the rice's starch still inside the walls.",
        visualKeywords: ['microscope', 'mortar sample', 'laboratory'],
        emphasis: ['starch', 'walls'],
      },
      {
        say: 'It keeps the mineral crystals small and packs them tight.',
        visualKeywords: ['crystals macro', 'packed bricks', 'close-up of mortar'],
        emphasis: ['small', 'tight'],
      },
      {
        say: "So tightly that in many places weeds still can't grow.",
        visualKeywords: ['clean brick wall', 'weeds between stones', 'old bricks'],
        emphasis: ['weeds', "can't"],
      },
      {
        say: 'Some of these buildings shrugged off earthquakes, even bulldozers.',
        visualKeywords: ['pagoda', 'bulldozer', 'cracked ground'],
        emphasis: ['earthquakes', 'bulldozers'],
      },
    ],
    callToAction: 'Follow for more dinners that became history.',
    facts: [
      {
        claim:
          'Ming dynasty sections of the Great Wall were built about 600 years ago with sticky rice and slaked lime; in many places weeds still cannot grow; the amylopectin from the rice made a compact microstructure.',
        sources: [
          {
            title: 'Great Wall of China’s strength comes from sticky rice (The Daily Telegraph)',
            url: 'https://basketbolpilipinas.forummotion.com/t3083-great-wall-of-china-s-strength-comes-from-sticky-rice',
          },
        ],
      },
      {
        claim: 'Some structures with this mortar are strong enough to shrug off bulldozers and earthquakes.',
        sources: [
          {
            title: 'Sticky Rice a Key Ingredient in Ancient Chinese Mortar – The Epoch Times',
            url: 'http://www.theepochtimes.com/n2/science/sticky-rice-a-key-ingredient-in-ancient-chinese-motar-36634.html',
          },
        ],
      },
      {
        claim: 'Amylopectin controlled the growth of the calcium carbonate crystals.',
        sources: [
          {
            title: 'Great Wall of China’s sticky secret revealed – Dazeinfo',
            url: 'https://dazeinfo.com/2010/06/01/great-wall-of-chinas-sticky-secret-revealed/',
          },
        ],
      },
    ],
  },
  {
    id: 'pompeii-casts',
    niche: 'ancient civilizations',
    title: "Pompeii's Bodies Are Empty Space",
    topics: [
      'pompeii',
      'vesuvius',
      'mount vesuvius',
      'pompeii bodies',
      'roman city',
      'volcano eruption',
      'italy',
      'archaeology',
    ],
    hook: 'The famous bodies of Pompeii are made of nothing.',
    scenes: [
      {
        say: 'In 79 AD, Vesuvius buried the town in ash and stone.',
        visualKeywords: ['vesuvius erupting', 'falling ash', 'roman street'],
        emphasis: ['79', 'Vesuvius'],
      },
      {
        say: 'The ash hardened around people like a mold.',
        visualKeywords: ['gray ash', 'handprint in plaster', 'stone texture'],
        emphasis: ['hardened', 'mold'],
      },
      {
        say: 'Over centuries, the bodies vanished, leaving hollows in their shape.',
        visualKeywords: ['hollow in rock', 'empty mold', 'dark cavity'],
        emphasis: ['vanished', 'hollows'],
      },
      {
        say: 'Diggers kept breaking into them and losing what was there.',
        visualKeywords: ['archaeologist with a brush', 'broken ground', 'pickaxe'],
        emphasis: ['breaking'],
      },
      {
        say: 'In 1863, Fiorelli poured plaster into one and let it set.',
        onScreen: '1863',
        visualKeywords: ['pouring plaster', 'italian excavation', 'bucket'],
        emphasis: ['1863', 'Fiorelli'],
      },
      {
        say: 'Out came a person, with folds of clothing and a face.',
        visualKeywords: ['plaster cast of a person', 'close-up of cast', 'glass case'],
        emphasis: ['person', 'clothing'],
      },
    ],
    callToAction: 'Save this for a trip to Italy.',
    facts: [
      {
        claim:
          'Vesuvius erupted in 79 A.D.; ash and pyroclastic layers hardened around the bodies, which decomposed and left cavities; earlier imprints were lost; on February 5th, 1863, Giuseppe Fiorelli had the breakthrough.',
        sources: [
          {
            title: 'Plaster casts of Vesuvius’ victims restored – The History Blog',
            url: 'http://www.thehistoryblog.com/archives/date/2015/05/24',
          },
        ],
      },
      {
        claim:
          'Fiorelli filled the voids with plaster; the casts reveal positions, clothing and even facial expressions.',
        sources: [
          {
            title: 'Plaster casts of victims of Mount Vesuvius in 79 AD',
            url: 'https://365project.org/365projectorgchristine/travels/2025-10-28',
          },
        ],
      },
    ],
  },
  {
    id: 'tutankhamun-space-dagger',
    niche: 'ancient civilizations',
    title: "King Tut's Dagger Fell From Space",
    topics: [
      'tutankhamun',
      'king tut',
      'mummy',
      'mummies',
      'king tut dagger',
      'meteorite iron',
      'egyptian tomb',
      'archaeology',
      'howard carter',
    ],
    hook: 'King Tut was buried with a knife from space.',
    scenes: [
      {
        say: 'Two daggers lay in the wrappings of his mummy.',
        visualKeywords: ['tutankhamun mask', 'linen wrappings', 'two daggers'],
        emphasis: ['Two', 'mummy'],
      },
      {
        say: 'One had an iron blade, and that made no sense.',
        visualKeywords: ['iron dagger', 'gold handle', 'museum case'],
        emphasis: ['One', 'iron'],
      },
      {
        say: 'Egyptians had gold back then, but hardly any iron.',
        visualKeywords: ['gold jewelry', 'egyptian workshop', 'empty furnace'],
        emphasis: ['gold', 'iron'],
      },
      {
        say: 'In 2016, scientists pointed an X-ray scanner at it.',
        onScreen: '2016',
        visualKeywords: ['x-ray scanner', 'dagger under light', 'scientist in a museum'],
        emphasis: ['2016', 'X-ray'],
      },
      {
        say: 'It was 11 percent nickel, like a rock from the sky.',
        onScreen: 'About 11% nickel',
        visualKeywords: ['meteorite slice', 'nickel metal', 'blade close-up'],
        emphasis: ['11', 'nickel'],
      },
      {
        say: 'They even found a match, a meteorite west of Alexandria.',
        visualKeywords: ['egyptian coast', 'meteorite in sand', 'map'],
        emphasis: ['match', 'Alexandria'],
      },
      {
        say: 'So the pharaoh carried a falling star on his thigh.',
        visualKeywords: ['night sky', 'meteor streak', 'golden sarcophagus'],
        emphasis: ['pharaoh', 'falling'],
      },
    ],
    callToAction: 'Tell that to someone with a fancy knife.',
    facts: [
      {
        claim:
          'A study of 2016 with X-ray fluorescence found iron with 10.8 percent nickel (about 11) and 0.58 percent cobalt: strongly extraterrestrial; it nearly matches the meteorite Kharga, found near Marsa Matruh, 150 miles west of Alexandria.',
        sources: [
          {
            title: 'Researchers Say King Tut’s Dagger Was Made From a Meteorite – History',
            url: 'https://roots.history.com/articles/researchers-say-king-tuts-dagger-was-made-from-a-meteorite',
          },
        ],
      },
      {
        claim: 'It was one of two (2) daggers found in 1925 under the wrappings, by his right thigh.',
        sources: [
          {
            title: 'King Tut’s dagger made of iron from a meteorite',
            url: 'https://alrasub.com/king-tuts-dagger-made-of-iron-from-a-meteorite/',
          },
        ],
      },
      {
        claim: 'Iron was rarely used during Egypt’s 18th dynasty.',
        sources: [
          {
            title: 'X-rays help unlock secrets of King Tut’s iron dagger',
            url: 'https://igambler.net/tag/metallurgy/',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
