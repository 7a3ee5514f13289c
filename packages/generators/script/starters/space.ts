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
        say: 'Saturn itself is around 4 billion years old. So we got lucky with timing.',
        visualKeywords: ['saturn', 'telescope', 'night sky'],
        emphasis: ['lucky', '4'],
      },
    ],
    callToAction: 'Show this to someone who owns a telescope.',
    facts: [
      {
        claim:
          "Saturn's rings are chunks of water ice, from microscopic to several yards wide; under gravity and the magnetic field they fall as a dusty rain of ice.",
        sources: [
          {
            title: 'shoulda put a ring on it – The Week',
            url: 'https://theweek.com/speedreads/section/shoulda%20put%20a%20ring%20on%20it',
          },
        ],
      },
      {
        claim:
          "An Olympic swimming pool's worth drains every half hour, so the rings could be gone in fewer than 100 million years, short beside Saturn's 4 billion.",
        sources: [
          {
            title: 'shoulda put a ring on it – The Week',
            url: 'https://theweek.com/speedreads/section/shoulda%20put%20a%20ring%20on%20it',
          },
          {
            title: "Saturn's rings are disappearing at a 'worst-case scenario' rate, NASA says",
            url: 'https://www.jsonline.com/story/tech/news/2018/12/18/saturn-losing-its-rings-worst-case-scenario-rate-nasa-says/2351327002/',
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
        say: 'The music runs from Beethoven all the way to Chuck Berry.',
        visualKeywords: ['record player', 'guitar', 'orchestra'],
        emphasis: ['Beethoven', 'Berry'],
      },
      {
        say: "Symbols on the jacket explain where it's from and how to play it.",
        visualKeywords: ['golden record', 'engraved symbols', 'star map'],
        emphasis: ['Symbols', 'play'],
      },
      {
        say: 'Voyager 1 is now more than 15 billion miles out, still carrying it.',
        onScreen: '15 billion miles',
        visualKeywords: ['space probe', 'stars', 'milky way'],
        emphasis: ['15', 'billion'],
      },
      {
        say: 'Long after it goes silent, that message keeps traveling.',
        visualKeywords: ['deep space', 'stars'],
        emphasis: ['silent', 'message'],
      },
    ],
    callToAction: "Comment the one song you'd have put on it.",
    facts: [
      {
        claim:
          'Launched in 1977, Voyager 1 and 2 carry a gold-plated copper record chosen by a committee under Carl Sagan: 115 images, greetings in 55 languages; symbols on the jacket tell its origin and how to play it.',
        sources: [
          {
            title: 'Messaging ET – New Scientist',
            url: 'http://www.newscientist.com/gallery/dn16980-messaging-et/2',
          },
        ],
      },
      {
        claim: 'The tracks run from Beethoven to Chuck Berry.',
        sources: [
          {
            title: 'The Voyager Golden Record Available for Human Ears – Cool Hunting',
            url: 'https://coolhunting.com/tag/biopics/',
          },
        ],
      },
      {
        claim: 'Voyager 1 is more than 15 billion miles from Earth and will drift on after it goes dark.',
        sources: [
          {
            title: 'Golden Record in stars: what messages NASA’s Voyager 1 is carrying for aliens – WION',
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
        say: "It's called a neutron star. It's what a giant star leaves behind.",
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
          'Pulsars are born when massive stars die; the fastest spin hundreds of times per second, and their beams sweep the universe like cosmic lighthouses.',
        sources: [
          {
            title:
              "NASA X-ray telescope 'weighs' the closest rapidly spinning dead star to Earth – Space.com on Yahoo News",
            url: 'https://news.yahoo.com/news/nasa-x-ray-telescope-weighs-140035800.html',
          },
        ],
      },
    ],
  },
  {
    id: 'sixteen-sunrises',
    niche: 'space',
    title: '16 Sunrises a Day',
    topics: ['astronaut', 'space station', 'iss', 'sunrise', 'sunset', 'orbit', 'space', 'nasa'],
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
        say: "By the time your movie ends, they've had a whole day.",
        visualKeywords: ['cinema', 'popcorn', 'earth from space'],
        emphasis: ['whole', 'day'],
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
        claim: 'The crew has 45 minutes of daylight and then 45 minutes of darkness.',
        sources: [
          {
            title: 'Space day and night: 16 sunrises and sunsets on the ISS – ABP Live (in Hindi)',
            url: 'https://abplive.com/web-stories/space-day-and-night-16-sunrise-sunset-iss-interesting-facts-news-2608466',
          },
        ],
      },
    ],
  },
  {
    id: 'moon-leaving',
    niche: 'space',
    title: 'The Moon Is Leaving Us',
    topics: ['moon', 'lunar', 'apollo', 'laser', 'space', 'astronomy', 'night sky', 'eclipse'],
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
        say: 'A flash of light gets there and back in roughly 2.5 seconds.',
        visualKeywords: ['laser beam', 'observatory', 'moon'],
        emphasis: ['2.5', 'seconds'],
      },
      {
        say: "And every year, the Moon's about 3.8 centimeters farther away.",
        onScreen: '3.8 cm a year',
        visualKeywords: ['full moon', 'ruler', 'night sky'],
        emphasis: ['3.8', 'farther'],
      },
      {
        say: 'Hundreds of millions of years from now, total solar eclipses will be over.',
        visualKeywords: ['solar eclipse', 'eclipse glasses', 'dark sun'],
        emphasis: ['eclipses', 'over'],
      },
    ],
    callToAction: 'Look up tonight and wave before it gets any farther.',
    facts: [
      {
        claim:
          'Reflectors left by Apollo astronauts are hit with lasers, and the round trip of roughly 2.5 seconds gives the distance; hundreds of millions of years from now the Moon will be too distant for total solar eclipses.',
        sources: [
          {
            title: 'How do you solve a moon mystery? Fire a laser at it – WAtoday / The New York Times',
            url: 'https://www.watoday.com.au/world/north-america/how-do-you-solve-a-moon-mystery-fire-a-laser-at-it-20200816-p55m6v.html?ref=rss&utm_medium=rss&utm_source=rss_world',
          },
        ],
      },
      {
        claim: 'Each year the Moon is 3.8 cm farther away.',
        sources: [
          {
            title: 'Por qué la Luna se está alejando de la Tierra – El Universo',
            url: 'https://www.eluniverso.com/estados-unidos/estilo-de-vida/por-que-la-luna-se-esta-alejando-de-la-tierra-nota',
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
        say: 'And the surface averages about 860 degrees Fahrenheit, under a thick atmosphere.',
        onScreen: '860°F',
        visualKeywords: ['thermometer', 'lava', 'yellow clouds'],
        emphasis: ['860', 'thick'],
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
          'Venus orbits in 224.7 Earth days (about 225), rotates backwards once every 243, and averages 460 °C or 860 °F under a very thick atmosphere.',
        sources: [
          {
            title: 'Venus – Las Cumbres Observatory',
            url: 'https://lco.global/spacebook/venus/',
          },
        ],
      },
      {
        claim: 'Because it rotates the opposite way, the Sun rises in the west and sets in the east.',
        sources: [
          {
            title: 'Astronomy Fact of the Day, July 30, 2022 – Saint Louis Science Center',
            url: 'https://www.slsc.org/astronomy-fact-of-the-day-july-30-2022/',
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
