// Articles written for the stub of Wikipedia, one of each kind: long, short, a list, a biography, a how-to, a word of
// several meanings, and two lines.

export interface StubArticle {
  site: 'simple' | 'english'
  title: string
  description?: string
  entity?: string
  text: string
  /** Titles that lead here. */
  redirects?: readonly string[]
  /** Makes it a disambiguation with these links. */
  links?: readonly string[]
}

const lighthouseSimple = `A lighthouse is a tower with a bright light at its top. It shows sailors where the coast is and warns them of rocks. Every lighthouse has its own pattern of flashes, so sailors know which one they see.


== History ==
Long ago, people lit fires on hills to guide ships home. The Lighthouse of Alexandria in Egypt was built around 280 BC. It stood more than 100 metres high and was one of the seven wonders of the ancient world. Earthquakes destroyed it in the Middle Ages.
In 1698, Henry Winstanley built the first lighthouse on the Eddystone Rocks off England. He was inside it when the Great Storm of 1703 swept the tower into the sea. John Smeaton built a stronger tower there in 1759. He shaped it like an oak tree and made it from blocks of stone that lock together.


== How the light works ==
The first lamps burned wood, coal or oil. Most of that light was lost, because it shone in all directions. In 1822, the French scientist Augustin-Jean Fresnel invented a lens that bends the light into one strong beam. His lens is made of many rings of glass. It needs far less glass than a normal lens of the same strength. With it, a lamp could be seen from more than 32 kilometres away.
A lighthouse seems to blink because its lens turns. The beam sweeps around like the hand of a clock. A sailor sees a flash each time the beam passes.


== Keepers ==
A lighthouse keeper lit the lamp every evening and put it out every morning. Keepers also cleaned the lens, wound the clockwork and wrote down the weather. Many lived alone on rocks in the sea for months. In 1907, the Swedish engineer Gustaf Dalén patented a valve that turned the lamp on at night by itself. He won the Nobel Prize in Physics in 1912. Today almost all lighthouses work without a keeper.


== References ==
Smith, A. Towers of Light. This line is not about the subject.


== Other websites ==
Pictures of lighthouses can be found on this page.`

const lighthouseEnglish = `A lighthouse is a tower, building, or other type of physical structure designed to emit light from a system of lamps and lenses and to serve as a beacon for navigational aid for maritime pilots at sea or on inland waterways. Lighthouses mark dangerous coastlines, hazardous shoals, reefs, rocks, and safe entries to harbors.


== Construction ==
Engineers choose the site so that the light is visible above the curve of the Earth. A tower on a low coast must be taller than one on a cliff. Wave-washed towers stand on rocks that the sea covers at high tide. Their stones are dovetailed, so that no wave can lift one out.


== Identification ==
By day, sailors know a tower by its shape and its painted bands. By night, they know it by the period of its flashes, which is printed on charts.`

export const articles: readonly StubArticle[] = [
  {
    site: 'simple',
    title: 'Lighthouse',
    description: 'tower with a light that guides ships',
    entity: 'Q9001',
    redirects: ['Light house', 'Lighthouses'],
    text: lighthouseSimple,
  },
  {
    site: 'english',
    title: 'Lighthouse',
    description: 'Structure designed to emit light to aid navigation',
    entity: 'Q9001',
    text: lighthouseEnglish,
  },
  {
    site: 'english',
    title: 'Mary Anning',
    description: 'English fossil collector (1799–1847)',
    entity: 'Q9002',
    text: `Mary Anning was an English fossil collector and dealer from Lyme Regis in Dorset. She became known around the world for her finds in the cliffs along the English Channel.


== Life ==
Anning was born into a poor family, and her father taught her to look for fossils. When she was twelve, she and her brother Joseph found the first complete ichthyosaur to come to the attention of scientists in London. In 1823, she found the first complete skeleton of a plesiosaur. Her dog Tray was killed by a landslide beside her in 1833.
As a woman, she was not allowed to join the Geological Society of London. Scientists bought her finds and often published them without her name.


== Legacy ==
In 2010, the Royal Society named her one of ten British women who most influenced the history of science.


== See also ==
Women in geology is another list.`,
  },
  {
    site: 'simple',
    title: 'Sourdough',
    description: 'bread made with wild yeast',
    entity: 'Q9003',
    text: `Sourdough is bread that rises with wild yeast instead of baker's yeast. The yeast lives in a starter, which is a mix of flour and water.


== Making a starter ==
Mix equal weights of flour and water in a jar. Leave the jar in a warm place for a day. Throw half of it away each day and feed the rest with fresh flour and water. After about a week, the starter doubles in a few hours and smells pleasantly sour.


== Baking ==
The dough rests overnight, so that the bacteria can make acids. Those acids give the bread its taste and keep it fresh for longer. The oven should be very hot, and steam keeps the crust soft while the loaf rises.`,
  },
  {
    site: 'simple',
    title: 'List of knots',
    description: 'Wikimedia list article',
    text: `This is a list of knots that sailors use.


== Knots ==
Bowline: makes a loop that does not slip.
Clove hitch: ties a rope to a pole.
Sheet bend: joins two ropes of different size.
Figure-eight knot: keeps a rope from running out of a ring.
Reef knot: ties the two ends of one rope
Trucker’s hitch: pulls a rope tight`,
  },
  {
    site: 'english',
    title: 'Glenlochar',
    description: 'Village in Dumfries and Galloway, Scotland',
    text: `Glenlochar is a small settlement on the west bank of the River Dee in Dumfries and Galloway, Scotland. It lies north of Castle Douglas.`,
  },
  {
    site: 'english',
    title: 'Vincent van Gogh',
    description: 'Dutch painter (1853–1890)',
    entity: 'Q9004',
    text: `Vincent van Gogh was a Dutch painter. He wrote to his brother Theo about his motivation to paint and about money. He made about 900 paintings in ten years.`,
  },
  {
    site: 'simple',
    title: 'Mercury',
    description: 'Wikimedia disambiguation page',
    links: ['Mercury (element)', 'Mercury (mythology)', 'Mercury (planet)', 'A page that nobody wrote'],
    text: 'Mercury could mean: the planet, the element or the god.',
  },
  {
    site: 'simple',
    title: 'Mercury (planet)',
    description: 'first planet from the Sun',
    entity: 'Q9005',
    text: `Mercury is the smallest planet in the Solar System. It is the closest planet to the Sun. A year on Mercury lasts 88 days on Earth. Mercury has almost no air, so its nights are far below freezing. Its surface is covered with craters, like that of the Moon. The Mariner 10 space probe flew past it in 1974.`,
  },
  {
    site: 'simple',
    title: 'Mercury (element)',
    description: 'chemical element with atomic number 80',
    entity: 'Q9006',
    text: `Mercury is a metal that is liquid at room temperature. Its symbol is Hg. It was used in thermometers for a long time. Mercury is poisonous, so most thermometers today use alcohol.`,
  },
  {
    site: 'simple',
    title: 'Mercury (mythology)',
    description: 'Roman god of trade',
    text: `Mercury was the Roman god of trade and travel. He carried messages for the other gods.`,
  },
  {
    site: 'english',
    title: 'Tulsa',
    description: 'City in Oklahoma, United States',
    entity: 'Q9007',
    text: `Tulsa is the second-most-populous city in Oklahoma. Its people celebrated the wedding of Jane Doeringer in a novel of 1911.`,
  },
]

const time = (text: string, precision: number) => ({
  rank: 'normal',
  mainsnak: {
    snaktype: 'value',
    datavalue: {
      value: { time: text, precision, calendarmodel: 'http://www.wikidata.org/entity/Q1985727' },
    },
  },
})
const quantity = (amount: string, unit: string, more: object = {}) => ({
  rank: 'normal',
  mainsnak: { snaktype: 'value', datavalue: { value: { amount, unit } } },
  ...more,
})
const unit = (id: string): string => `http://www.wikidata.org/entity/${id}`
const inYear = (year: number) => ({
  qualifiers: {
    P585: [{ datavalue: { value: time(`+${year}-01-01T00:00:00Z`, 9).mainsnak.datavalue.value } }],
  },
})

/** Claims of the stub of Wikidata, by entity. */
export const claims: Readonly<Record<string, Record<string, unknown[]>>> = {
  Q9001: { P31: [{ rank: 'normal', mainsnak: { snaktype: 'value' } }] },
  Q9002: { P569: [time('+1799-05-21T00:00:00Z', 11)], P570: [time('+1847-03-09T00:00:00Z', 11)] },
  Q9005: {
    P2067: [quantity('+330.11', unit('Q99999999'))],
    P2386: [quantity('+4879.4', unit('Q828224'))],
    P571: [time('+1500-00-00T00:00:00Z', 7)],
  },
  Q9007: {
    P1082: [quantity('+391906', '1', inYear(2010)), quantity('+413066', '1', inYear(2020))],
    P2046: [quantity('+522.0', unit('Q712226')), { rank: 'deprecated', mainsnak: { snaktype: 'value' } }],
    P2044: [quantity('+194', unit('Q11573')), quantity('+722', unit('Q3710'))],
  },
}
