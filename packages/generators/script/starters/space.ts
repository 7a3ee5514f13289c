import type { Starter } from './types.ts'

export const spaceStarters = [
  {
    id: 'saturn-rings-vanishing',
    niche: 'space',
    title: "Saturn's Rings Are Vanishing",
    topics: ['saturn', 'saturn rings', 'planet', 'solar system', 'space', 'astronomy', 'rings', 'nasa'],
    hook: "Saturn's rings are vanishing, and we can clock it.",
    scenes: [
      {
        say: 'Those rings are mostly chunks of water ice, from dust grains to boulders.',
        visualKeywords: ['saturn rings', 'ice chunks', 'telescope'],
        emphasis: ['water', 'ice'],
      },
      {
        say: "Saturn's gravity and magnetic field drag the ice down as a dusty rain.",
        onScreen: 'Ring rain',
        visualKeywords: ['saturn', 'falling ice', 'dust'],
        emphasis: ['drag', 'rain'],
      },
      {
        say: 'NASA scientists measured it: one Olympic swimming pool drained every half hour.',
        onScreen: 'One pool every half hour',
        visualKeywords: ['swimming pool', 'water drain', 'clock'],
        emphasis: ['Olympic', 'half'],
      },
      {
        say: 'At that pace, the rings could be gone within 100 million years.',
        onScreen: '100 million years',
        visualKeywords: ['planet saturn', 'night sky'],
        emphasis: ['gone', '100'],
      },
      {
        say: 'Saturn itself is over 4 billion years old, so we got lucky with timing.',
        visualKeywords: ['telescope', 'stargazer', 'saturn'],
        emphasis: ['4', 'lucky'],
      },
    ],
    callToAction: 'Show this to someone who owns a telescope.',
    facts: [
      {
        claim: "Saturn's rings are mostly water ice, from microscopic dust to boulders several yards wide.",
        sources: [
          {
            title: 'New NASA research confirms that Saturn is losing its rings',
            url: 'https://dailytv.net/video/x6z6ln9',
          },
        ],
      },
      {
        claim:
          'Ring ice falls in as a dusty rain at the rate of an Olympic swimming pool every half hour (30 minutes), so the rings could be gone within 100 million years.',
        sources: [
          {
            title: "Saturn's rings are disappearing at a 'worst-case scenario' rate, NASA says",
            url: 'https://www.jsonline.com/story/tech/news/2018/12/18/saturn-losing-its-rings-worst-case-scenario-rate-nasa-says/2351327002/',
          },
          {
            title: 'NASA discovers Saturn is losing its rings',
            url: 'https://www.aol.co.uk/2018/12/18/nasa-discovers-saturn-is-losing-its-rings/',
          },
        ],
      },
      {
        claim: 'Saturn is over 4 billion years old.',
        sources: [
          {
            title: 'NASA Confirms Saturns Rings Will Be Gone in 100 Million Years',
            url: 'https://www.mynews.in/science-news/nasa-confirms-saturns-rings-will-be-gone-in-100-million-years/',
          },
        ],
      },
    ],
  },
  {
    id: 'voyager-golden-record',
    niche: 'space',
    title: 'The Record We Mailed to Aliens',
    topics: [
      'voyager',
      'golden record',
      'aliens',
      'extraterrestrials',
      'nasa',
      'space',
      'spacecraft',
      'carl sagan',
      'music',
    ],
    hook: 'We mailed a record to aliens in 1977.',
    scenes: [
      {
        say: "It's gold-plated copper, and both Voyager spacecraft carry one.",
        visualKeywords: ['golden record', 'spacecraft', 'gold disc'],
        emphasis: ['gold-plated', 'both'],
      },
      {
        say: "Carl Sagan's team packed it with 115 images and greetings in 55 languages.",
        onScreen: '55 languages',
        visualKeywords: ['old photographs', 'people waving', 'globe'],
        emphasis: ['115', '55'],
      },
      {
        say: "There's about 90 minutes of music, from Bach to Chuck Berry.",
        visualKeywords: ['record player', 'vinyl record', 'guitar'],
        emphasis: ['90', 'Bach', 'Berry'],
      },
      {
        say: 'The cover even shows how to play it and where we live.',
        visualKeywords: ['engraved diagram', 'star map', 'earth'],
        emphasis: ['where'],
      },
      {
        say: 'Voyager 1 is now more than 15 billion miles out, still carrying it.',
        onScreen: '15 billion miles',
        visualKeywords: ['space probe', 'stars', 'milky way'],
        emphasis: ['15', 'billion'],
      },
      {
        say: 'Long after it goes silent, that message keeps travelling.',
        visualKeywords: ['deep space', 'stars'],
        emphasis: ['silent', 'message'],
      },
    ],
    callToAction: "Comment the one song you'd have put on it.",
    facts: [
      {
        claim:
          'Both Voyagers, launched in 1977, carry a gold-plated copper record made by a committee under Carl Sagan: 115 images, greetings in 55 languages and a 90-minute musical selection.',
        sources: [
          {
            title: 'The Voyager Golden Record: A Message From Earth to the Cosmos',
            url: 'https://newspaceeconomy.ca/2025/11/26/the-voyager-golden-record-a-message-from-earth-to-the-cosmos',
          },
        ],
      },
      {
        claim:
          'The music runs from Bach to Chuck Berry; the cover shows how to play the record and how to find our solar system; Voyager 1 is more than 15 billion miles from Earth and will drift on after it goes dark.',
        sources: [
          {
            title: 'Golden Record in stars: what messages NASA’s Voyager 1 is carrying for aliens',
            url: 'https://www.wionews.com/photos/-golden-record-in-stars-what-messages-nasa-s-voyager-1-is-carrying-for-aliens-1754911238700',
          },
        ],
      },
    ],
  },
  {
    id: 'neutron-star-teaspoon',
    niche: 'space',
    title: 'The Billion-Ton Teaspoon',
    topics: ['neutron star', 'pulsar', 'stars', 'supernova', 'space', 'astronomy', 'universe', 'physics'],
    hook: 'One teaspoon of this star weighs a billion tons.',
    scenes: [
      {
        say: "It's called a neutron star, and it's what a giant star leaves behind.",
        visualKeywords: ['neutron star', 'glowing star', 'nebula'],
        emphasis: ['neutron', 'giant'],
      },
      {
        say: 'The big star explodes, and its core collapses under its own gravity.',
        visualKeywords: ['supernova', 'explosion', 'nebula'],
        emphasis: ['explodes', 'collapses'],
      },
      {
        say: "What's left packs more mass than our Sun into about 12 miles.",
        onScreen: '12 miles across',
        visualKeywords: ['sun', 'city skyline', 'sphere'],
        emphasis: ['more', 'Sun', '12'],
      },
      {
        say: 'Some of them spin hundreds of times every second, throwing out a beam.',
        visualKeywords: ['spinning top', 'light beam', 'pulsar'],
        emphasis: ['hundreds', 'second'],
      },
      {
        say: 'When that beam sweeps past Earth, we see it flash like a lighthouse.',
        visualKeywords: ['lighthouse', 'night sea', 'light beam'],
        emphasis: ['sweeps', 'lighthouse'],
      },
    ],
    callToAction: 'Stir your next coffee and think about that spoon.',
    facts: [
      {
        claim:
          'On Earth, a teaspoon of neutron star would weigh about a billion tons; it is what remains when a star runs out of fuel and collapses under its own weight, only about 12 miles across with up to twice the mass of our Sun.',
        sources: [
          {
            title: 'What a Neutron Star Looks Like Sitting in Manhattan',
            url: 'https://www.11alive.com/video/tech/science/amaze-lab/what-a-neutron-star-looks-like-sitting-in-manhattan/609-7cb5df46-92f3-4cac-a558-c444e3371507',
          },
          {
            title:
              'NICER, a NASA mission to study neutron stars – University of Tübingen, Theoretical Astrophysics',
            url: 'https://www.tat.physik.uni-tuebingen.de/~tat/blog/index.php?controller=post&action=view&id_post=157',
          },
        ],
      },
      {
        claim:
          'Pulsars are neutron stars left by supernovae: more mass than the Sun, hundreds of spins a second, beams that sweep past like a lighthouse.',
        sources: [
          {
            title: 'Pulsars: Spinning Lighthouses of Space',
            url: 'https://snippetstreet.com/snippet_box/pulsars-spinning-lighthouses-of-space/',
          },
          { title: 'NASA image PIA18845: a pulsar', url: 'https://nasa-img-viewer.pages.dev/image/PIA18845' },
        ],
      },
    ],
  },
  {
    id: 'sixteen-sunrises',
    niche: 'space',
    title: '16 Sunrises a Day',
    topics: ['astronaut', 'space station', 'iss', 'sunrise', 'sunset', 'orbit', 'space', 'nasa', 'new year'],
    hook: 'Astronauts get a new sunrise every 90 minutes.',
    scenes: [
      {
        say: 'The Space Station flies about 17,100 miles an hour around the Earth.',
        onScreen: '17,100 mph',
        visualKeywords: ['space station', 'earth from orbit', 'clouds'],
        emphasis: ['17,100'],
      },
      {
        say: 'One full lap takes roughly 90 minutes, day after day after day.',
        visualKeywords: ['orbit', 'stopwatch', 'earth'],
        emphasis: ['90'],
      },
      {
        say: "That's about 45 minutes of daylight, then 45 minutes of darkness.",
        visualKeywords: ['sunlight', 'city lights at night', 'window'],
        emphasis: ['45', 'darkness'],
      },
      {
        say: 'So in one day, the crew sees 16 sunrises and 16 sunsets.',
        onScreen: '16 sunrises',
        visualKeywords: ['sunrise', 'sunset', 'astronaut'],
        emphasis: ['16', 'sunrises'],
      },
      {
        say: "And on New Year's Eve, they get 16 chances to celebrate.",
        visualKeywords: ['fireworks', 'astronaut', 'party'],
        emphasis: ['16', 'celebrate'],
      },
    ],
    callToAction: 'Send this to the friend who never misses a sunset.',
    facts: [
      {
        claim:
          'The station travels at 17,100 miles an hour and orbits Earth every 90 minutes, so it meets 16 sunrises and 16 sunsets a day, according to ESA.',
        sources: [
          {
            title: 'Sunrise from the International Space Station',
            url: 'https://earth.com/video/sunrise-from-the-international-space-station',
          },
        ],
      },
      {
        claim:
          'The crew has 45 minutes of daylight followed by 45 minutes of darkness, and had the chance to celebrate New Year’s Eve 16 times.',
        sources: [
          {
            title: 'Astronauts aboard ISS had chance to celebrate New Year’s Eve 16 times',
            url: 'https://citylife.capetown/nasa/astronauts-aboard-iss-had-chance-to-celebrate-new-years-eve-16-times/572480/',
          },
        ],
      },
    ],
  },
  {
    id: 'moon-leaving',
    niche: 'space',
    title: 'The Moon Is Leaving Us',
    topics: ['moon', 'lunar', 'apollo', 'laser', 'space', 'astronomy', 'night sky', 'einstein'],
    hook: 'The Moon is quietly leaving us.',
    scenes: [
      {
        say: 'We know because Apollo astronauts left special reflectors up there.',
        visualKeywords: ['astronaut on moon', 'mirror', 'moon surface'],
        emphasis: ['Apollo', 'reflectors'],
      },
      {
        say: 'Scientists still bounce lasers off them to measure the exact distance.',
        visualKeywords: ['laser beam', 'observatory', 'moon'],
        emphasis: ['lasers', 'exact'],
      },
      {
        say: "Those same bounces even helped confirm Einstein's general relativity.",
        visualKeywords: ['chalkboard', 'equations', 'telescope'],
        emphasis: ["Einstein's"],
      },
      {
        say: "And every year, the Moon's about 3.8 centimetres farther away.",
        onScreen: '3.8 cm a year',
        visualKeywords: ['full moon', 'ruler', 'night sky'],
        emphasis: ['3.8', 'farther'],
      },
      {
        say: "That's roughly as fast as your fingernails grow.",
        visualKeywords: ['fingernails', 'hand', 'nail clipper'],
        emphasis: ['fingernails'],
      },
    ],
    callToAction: 'Look up tonight and wave before it gets any farther.',
    facts: [
      {
        claim:
          'Apollo reflectors are still hit with lasers to measure the exact distance; the Moon recedes about 3.8 cm a year; the experiment also helped confirm general relativity.',
        sources: [
          {
            title: 'A Mirror on the Moon Helps Us Measure Its Distance',
            url: 'https://littleastronomy.com/facts/a-mirror-on-the-moon-helps-us-measure-its-distance',
          },
          {
            title: 'Por qué la Luna se está alejando de la Tierra',
            url: 'https://www.eluniverso.com/estados-unidos/estilo-de-vida/por-que-la-luna-se-esta-alejando-de-la-tierra-nota',
          },
        ],
      },
      {
        claim: '3.8 cm a year is about the rate at which fingernails grow.',
        sources: [
          {
            title: 'The Apollo astronauts left behind retroreflectors on the lunar surface',
            url: 'https://mastodawn.com/explore/tag/centimeters',
          },
        ],
      },
    ],
  },
  {
    id: 'venus-slow-day',
    niche: 'space',
    title: 'A Year Shorter Than One Spin',
    topics: ['venus', 'planet', 'solar system', 'space', 'astronomy', 'hottest planet'],
    hook: 'Venus spins so slowly, its year ends first.',
    scenes: [
      {
        say: 'One full turn on its axis takes 243 Earth days.',
        onScreen: 'One spin: 243 days',
        visualKeywords: ['planet venus', 'calendar', 'spinning globe'],
        emphasis: ['243'],
      },
      {
        say: 'One lap around the Sun takes only about 225.',
        onScreen: 'One year: 225 days',
        visualKeywords: ['sun', 'planet orbit', 'calendar'],
        emphasis: ['only', '225'],
      },
      {
        say: 'It also spins backwards, so the Sun rises in the west.',
        visualKeywords: ['sunrise', 'compass', 'horizon'],
        emphasis: ['backwards', 'west'],
      },
      {
        say: 'And the surface is about 865 degrees Fahrenheit, hot enough to melt lead.',
        onScreen: '865°F',
        visualKeywords: ['molten metal', 'lava', 'furnace'],
        emphasis: ['865', 'melt'],
      },
      {
        say: "Yet it's the planet most like Earth in size, which feels almost rude.",
        visualKeywords: ['earth', 'venus', 'two spheres'],
        emphasis: ['most', 'Earth'],
      },
    ],
    callToAction: 'Tell someone who complains that Mondays feel long.',
    facts: [
      {
        claim:
          'Venus needs 243 Earth days to rotate and about 225 to orbit the Sun; it turns the other way, so the Sun rises in the west; the surface is about 865 degrees Fahrenheit, hot enough to melt lead.',
        sources: [
          { title: 'How long is a day on Venus?', url: 'https://x-playn.com/?p=80535' },
          { title: 'Venus', url: 'https://the-solar-system.pages.dev/venus.html' },
          {
            title: 'Which planet has longer day than it has a year?',
            url: 'https://question.com/which-planet-has-longer-day-than-it-has-a-year-34267.html',
          },
        ],
      },
      {
        claim: 'Venus is the planet most similar to Earth in size, mass, volume and density.',
        sources: [
          {
            title: 'Venus – Britannica Kids',
            url: 'https://kids.britannica.com/students/article/Venus/345007',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
