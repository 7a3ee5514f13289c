import type { Starter } from './types.ts'

export const everydayScienceStarters = [
  {
    id: 'lightning-heat',
    niche: 'everyday science',
    title: 'Hotter Than the Sun',
    topics: [
      'lightning',
      'thunder',
      'storm',
      'thunderstorm',
      'weather',
      'electricity',
      'science',
      'sun',
      'rain',
    ],
    hook: "Lightning makes air hotter than the Sun's surface.",
    scenes: [
      {
        say: 'The bolt itself is just electric charge on the move.',
        visualKeywords: ['lightning bolt', 'storm cloud', 'electric spark'],
        emphasis: ['charge'],
      },
      {
        say: 'Air conducts badly, so whatever the charge crosses heats up enormously.',
        visualKeywords: ['glowing wire', 'storm', 'spark'],
        emphasis: ['badly', 'enormously'],
      },
      {
        say: 'For an instant, it can hit 50,000 degrees Fahrenheit.',
        onScreen: '50,000°F',
        visualKeywords: ['thermometer', 'lightning', 'white heat'],
        emphasis: ['50,000'],
      },
      {
        say: "That's about five times hotter than the surface of the Sun.",
        onScreen: '5× the Sun',
        visualKeywords: ['sun surface', 'solar flare', 'lightning'],
        emphasis: ['five', 'Sun'],
      },
      {
        say: 'Air that hot expands all at once, like an explosion.',
        visualKeywords: ['explosion', 'shock wave', 'balloon popping'],
        emphasis: ['expands'],
      },
      {
        say: 'The shock wave it throws off is what you call thunder.',
        visualKeywords: ['dark clouds', 'rattling window', 'person covering ears'],
        emphasis: ['shock', 'thunder'],
      },
    ],
    callToAction: 'Film your next storm from indoors and tag me.',
    facts: [
      {
        claim:
          'Lightning can heat the air to 50,000 degrees Fahrenheit, five times (5) hotter than the surface of the Sun; the air expands rapidly, and that makes thunder.',
        sources: [
          {
            title:
              'Some facts, reactions to thunder, lightning – masoncounty.com, quoting the National Weather Service',
            url: 'https://www.masoncounty.com/story/2023/05/18/opinion/some-facts-reactions-to-thunder-lightning/2678.html',
          },
        ],
      },
      {
        claim:
          'Extreme heating makes the air expand explosively and starts a shock wave that becomes thunder.',
        sources: [
          {
            title: 'Hail, lightning, downbursts (lecture) – University of California, Irvine',
            url: 'https://ess.uci.edu/~yu/class/ess124/Lecture.20-22.Hail_Lightning_Downburst_files/slide0052.htm',
          },
        ],
      },
      {
        claim: 'Lightning is moving charge; air is a poor conductor, so it gets hot.',
        sources: [
          {
            title: 'Breakdown: Why lightning can get hotter than the sun – WMC Action News 5',
            url: 'https://www.wmcactionnews5.com/2020/11/08/breakdown-why-lightning-can-get-hotter-than-sun/',
          },
        ],
      },
    ],
  },
  {
    id: 'petrichor-rain',
    niche: 'everyday science',
    title: 'Why Rain Smells So Good',
    topics: ['petrichor', 'rain', 'smell', 'smell of rain', 'weather', 'soil', 'nature', 'science', 'autumn'],
    hook: 'The smell of rain is actually the ground fizzing.',
    scenes: [
      {
        say: "It's called petrichor, a name Australian scientists coined in 1964.",
        onScreen: 'Petrichor',
        visualKeywords: ['rain on soil', 'wet leaves', 'field'],
        emphasis: ['petrichor'],
      },
      {
        say: 'MIT researchers filmed raindrops hitting the ground with high-speed cameras.',
        visualKeywords: ['high-speed camera', 'raindrop', 'laboratory'],
        emphasis: ['high-speed'],
      },
      {
        say: 'Each drop traps tiny air bubbles as it lands.',
        visualKeywords: ['raindrop splash', 'air bubbles', 'slow motion'],
        emphasis: ['bubbles'],
      },
      {
        say: 'They shoot up and burst, like the fizz in champagne.',
        visualKeywords: ['champagne bubbles', 'glass', 'droplets'],
        emphasis: ['burst', 'champagne'],
      },
      {
        say: 'Out comes a fine mist, carrying scents from plants and soil.',
        visualKeywords: ['mist', 'garden', 'wet soil'],
        emphasis: ['mist', 'scents'],
      },
      {
        say: "Gentle rain makes the most of it. That's why drizzle smells best.",
        visualKeywords: ['drizzle', 'umbrella', 'window rain'],
        emphasis: ['Gentle', 'best'],
      },
    ],
    callToAction: 'Tag someone who goes outside when it rains.',
    facts: [
      {
        claim:
          'Australian scientists described petrichor in 1964; MIT’s high-speed cameras showed drops trap air bubbles that shoot up and burst as in champagne, a fizz of aerosols that carries compounds; light and moderate rain make the most.',
        sources: [
          {
            title: 'High-Speed Video Shows When The Smell of Rain Begins',
            url: 'https://www.smithsonianmag.com/smart-news/high-speed-video-shows-when-smell-rain-begins-180953958/',
          },
        ],
      },
      {
        claim:
          'Slower drops make more aerosols, so petrichor is strongest on light rain days; the smell comes from plant oils and soil.',
        sources: [
          {
            title: 'MIT researchers reveal the reason rain smells',
            url: 'https://inhabitat.com/mit-researchers-reveal-the-reason-rain-smells-and-capture-it-on-video/',
          },
        ],
      },
    ],
  },
  {
    id: 'snow-silence',
    niche: 'everyday science',
    title: 'Why Snow Is So Quiet',
    topics: [
      'snow',
      'winter',
      'silence',
      'quiet',
      'sound',
      'noise',
      'weather',
      'science',
      'christmas',
      'acoustics',
    ],
    hook: 'Fresh snow turns the volume down.',
    scenes: [
      {
        say: "It isn't only that the cars have stopped.",
        visualKeywords: ['snowy street', 'parked cars', 'snowfall'],
        emphasis: ['only'],
      },
      {
        say: 'Snow is porous, a lot like sound-absorbing foam.',
        visualKeywords: ['snow close-up', 'acoustic foam', 'recording studio'],
        emphasis: ['porous'],
      },
      {
        say: 'It typically swallows about 60 percent of the sound around it.',
        onScreen: '60% gone',
        visualKeywords: ['sound wave', 'snowy forest', 'headphones'],
        emphasis: ['60'],
      },
      {
        say: 'But let it melt and refreeze, and the surface turns hard.',
        visualKeywords: ['ice crust', 'icicle', 'melting snow'],
        emphasis: ['refreeze', 'hard'],
      },
      {
        say: 'Then it bounces sound back, and voices carry farther.',
        visualKeywords: ['person shouting', 'frozen lake', 'echo'],
        emphasis: ['bounces', 'farther'],
      },
      {
        say: 'So that hush only lasts while the snow stays fluffy.',
        visualKeywords: ['fluffy snow', 'boots', 'quiet village'],
        emphasis: ['fluffy'],
      },
    ],
    callToAction: 'Record a minute of silence next time it snows.',
    facts: [
      {
        claim:
          'Snow is porous like sound absorbing foam and typically absorbs about 60 percent of sound; melted and refrozen it becomes hard, reflects sound, and sounds travel farther.',
        sources: [
          {
            title: 'Why Snow Makes Us Feel Serene',
            url: 'https://www.seeker.com/why-snow-makes-us-feel-serene-1770776005.html',
          },
        ],
      },
    ],
  },
  {
    id: 'popcorn-temperature',
    niche: 'everyday science',
    title: 'What Makes Popcorn Pop',
    topics: [
      'popcorn',
      'corn',
      'snack',
      'cinema',
      'movie night',
      'kitchen science',
      'cooking',
      'science',
      'physics',
      'steam',
    ],
    hook: 'Nearly all popcorn pops at the same temperature.',
    scenes: [
      {
        say: 'Every kernel is a tiny sealed vessel with water inside.',
        visualKeywords: ['corn kernels', 'water drop', 'macro corn'],
        emphasis: ['sealed', 'water'],
      },
      {
        say: 'Past 100 degrees Celsius, that water starts turning to steam.',
        visualKeywords: ['steam', 'hot pan', 'thermometer'],
        emphasis: ['100', 'steam'],
      },
      {
        say: 'The shell holds until the pressure hits ten times normal air.',
        visualKeywords: ['pressure gauge', 'kernel close-up', 'balloon'],
        emphasis: ['ten', 'times'],
      },
      {
        say: 'At 170 degrees, only 34 percent popped; at 180, it was 96.',
        onScreen: '180°C',
        visualKeywords: ['popcorn pan', 'oven dial', 'popping corn'],
        emphasis: ['180', '96'],
      },
      {
        say: 'Starch bursts out, and a little leg of it kicks off the pan.',
        visualKeywords: ['popcorn jumping', 'slow motion popcorn', 'pan'],
        emphasis: ['kicks'],
      },
    ],
    callToAction: 'Film your next batch in slow motion.',
    facts: [
      {
        claim:
          'French physicists found 180 degrees Celsius ideal for popcorn: at 170 degrees 66 percent was left unpopped (34 had popped), at 180 only 4 percent (96 had); vapor presses on the hull until it bursts.',
        sources: [
          {
            title: 'Physicists reveal the secrets of perfect popcorn – The Washington Post',
            url: 'https://www.washingtonpost.com/news/morning-mix/wp/2015/02/11/physicists-reveal-the-secrets-of-perfect-popcorn/',
          },
          {
            title: 'The Physics Of Popcorn – Allrecipes',
            url: 'https://www.allrecipes.com/article/the-physics-of-popcorn/?utm_source=emailshare&utm_medium=social&utm_campaign=shareurlbuttons',
          },
        ],
      },
      {
        claim:
          'A kernel is a sealed vessel whose water turns to steam past 100 degrees, up to ten times the pressure of the air.',
        sources: [
          {
            title: 'Why does popcorn pop? – How It Works',
            url: 'https://www.howitworksdaily.com/why-does-popcorn-pop/',
          },
        ],
      },
      {
        claim: 'A “leg” of starch kicks the popcorn up into the air.',
        sources: [
          {
            title: 'Researchers reveal the secrets behind the science of popping corn – Tech Times',
            url: 'https://www.techtimes.com/articles/32244/20150212/researchers-reveal-the-secrets-behind-the-science-of-popping-corn.htm',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
