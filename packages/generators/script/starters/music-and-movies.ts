import type { Starter } from './types.ts'

export const musicAndMovieStarters = [
  {
    id: 'jaws-broken-shark',
    niche: 'music and movies',
    title: "The Shark That Wouldn't Work",
    topics: [
      'jaws',
      'jaws movie',
      'steven spielberg',
      'spielberg',
      'movie history',
      'behind the scenes',
      'movies',
      'movie facts',
      'horror movies',
      'film making',
    ],
    hook: 'Jaws is terrifying because the shark kept breaking.',
    scenes: [
      {
        say: 'Spielberg had three mechanical sharks, and he wanted one on screen.',
        visualKeywords: ['mechanical shark', 'film set on a boat', 'young director'],
        emphasis: ['Spielberg', 'mechanical'],
      },
      {
        say: 'They worked perfectly on land, and only on land.',
        visualKeywords: ['workshop', 'steel skeleton', 'rubber skin'],
        emphasis: ['perfectly', 'land'],
      },
      {
        say: 'In the ocean, salt water flooded the tubes, and one sank.',
        visualKeywords: ['sinking machine', 'salt water', 'panicked crew'],
        emphasis: ['ocean', 'sank'],
      },
      {
        say: "The crew called it Bruce, after Spielberg's lawyer.",
        visualKeywords: ['name tag', 'lawyer in a suit', 'shark teeth'],
        emphasis: ['Bruce', 'lawyer'],
      },
      {
        say: 'With no shark to film, he let the camera be the shark.',
        visualKeywords: ['underwater camera view', "swimmer's legs", 'dark water'],
        emphasis: ['no', 'camera'],
      },
      {
        say: 'Two notes, a yellow barrel, and your brain did the rest.',
        visualKeywords: ['yellow barrels', 'orchestra bass', 'empty sea'],
        emphasis: ['Two', 'barrel'],
      },
    ],
    callToAction: "Tag the friend who won't swim past their knees.",
    facts: [
      {
        claim:
          'There were three (3) mechanical sharks, which malfunctioned for most of the shoot; Spielberg had to find a new way of creating suspense by turning the camera into the shark’s point of view; Bruce was named after his lawyer.',
        sources: [
          {
            title: 'How a malfunctioning robotic shark made “Jaws” a horror classic – NSMT',
            url: 'https://www.nsmt.org/sharkbackstory.html',
          },
        ],
      },
      {
        claim: 'They worked perfectly on land; salt water flooded the tubes, and one of them sank.',
        sources: [
          {
            title: 'The time the animatronic shark nearly ruined Jaws',
            url: 'https://videodb.org/the-time-the-animatronic-shark-nearly-ruined-jaws-cosmavoid/JfR1dFXhP44',
          },
        ],
      },
      {
        claim: 'The shark was represented by theme music, point-of-view shots and yellow barrels.',
        sources: [
          {
            title: 'Steven Spielberg’s Jaws Turns 45 – Consequence',
            url: 'https://beta.consequence.net/2015/06/jaws-turns-40/',
          },
        ],
      },
      {
        claim: 'The composer John Williams played two (2) notes.',
        sources: [
          {
            title: 'Shark That Wouldn’t Swim',
            url: 'https://newstoriesbroadcast.com/archives/4334',
          },
        ],
      },
    ],
  },
  {
    id: 'toy-story-deleted',
    niche: 'music and movies',
    title: 'The Mom Who Saved Toy Story 2',
    topics: [
      'toy story',
      'toy story 2',
      'pixar',
      'disney',
      'animation',
      'backup',
      'animated movies',
      'data loss',
      'deleted files',
      'movies',
    ],
    hook: 'Pixar accidentally deleted Toy Story 2.',
    scenes: [
      {
        say: 'In 1998, someone ran a cleanup command in the wrong place.',
        onScreen: '1998',
        visualKeywords: ['computer terminal', 'delete command', '1990s office'],
        emphasis: ['1998', 'cleanup'],
      },
      {
        say: "Woody's hat disappeared, then his boots, then Woody.",
        visualKeywords: ['cowboy hat', 'toy boots', 'empty folder'],
        emphasis: ["Woody's", 'Woody'],
      },
      {
        say: 'They pulled the plug, and 90 percent was gone.',
        onScreen: '90% deleted',
        visualKeywords: ['pulled plug', 'dark server room', 'shocked team'],
        emphasis: ['plug', '90'],
      },
      {
        say: 'The backups had been failing for weeks, and nobody had noticed.',
        visualKeywords: ['backup tapes', 'error light', 'dusty machine'],
        emphasis: ['backups', 'failing'],
      },
      {
        say: 'Then they remembered Galyn Susman, at home with a new baby.',
        visualKeywords: ['mother working at home', 'baby', 'home computer'],
        emphasis: ['Galyn', 'Susman'],
      },
      {
        say: "She'd been copying the film to her own machine.",
        visualKeywords: ['workstation', 'progress bar', 'quiet living room'],
        emphasis: ['film', 'own'],
      },
      {
        say: 'They drove it back wrapped in blankets, with a seat belt on.',
        visualKeywords: ['computer in a car seat', 'blankets', 'slow car'],
        emphasis: ['wrapped', 'blankets'],
      },
    ],
    callToAction: 'Go back up your phone right now.',
    facts: [
      {
        claim:
          'In 1998 a command deleted 90% of Toy Story 2; the backups had been failing for weeks; Galyn Susman, working from home after giving birth, had copied the film’s files to her home computer.',
        sources: [
          {
            title: 'Toy Story 2 Deleted – Fun Factz',
            url: 'https://funfactz.com/entertainment/toy-story-2-deleted',
          },
        ],
      },
      {
        claim:
          'Woody’s hat, boots, then Woody vanished; they shut the servers down; the workstation was driven back wrapped in blankets and buckled in.',
        sources: [
          {
            title: 'How Toy Story 2 was deleted – Ink in the Wires',
            url: 'https://inkinthewires.com/posts/how-toy-story-2-was-deleted',
          },
        ],
      },
    ],
  },
  {
    id: 'beethoven-ninth',
    niche: 'music and movies',
    title: "The Applause He Couldn't Hear",
    topics: [
      'beethoven',
      'ludwig van beethoven',
      'classical music',
      'ode to joy',
      'ninth symphony',
      'deaf composer',
      'composer',
      'deafness',
      'music',
    ],
    hook: 'Beethoven missed the biggest applause of his life.',
    scenes: [
      {
        say: 'It was May 7, 1824, and Vienna was hearing his Ninth.',
        onScreen: 'May 7, 1824',
        visualKeywords: ['vienna theater', 'orchestra', 'old poster'],
        emphasis: ['May', 'Ninth'],
      },
      {
        say: 'He stood on stage to conduct, almost completely deaf.',
        visualKeywords: ["conductor's hands", 'beethoven portrait', 'ear trumpet'],
        emphasis: ['stage', 'deaf'],
      },
      {
        say: 'The players had orders to ignore him and watch another man.',
        visualKeywords: ['musicians looking away', 'second conductor', 'violin section'],
        emphasis: ['players', 'ignore'],
      },
      {
        say: 'When the music ended, he was still waving, bars behind.',
        visualKeywords: ['waving baton', 'sheet music', 'silent figure'],
        emphasis: ['ended', 'still'],
      },
      {
        say: 'A young singer took him by the sleeve and turned him around.',
        visualKeywords: ['young woman singer', 'hand on sleeve', 'turning man'],
        emphasis: ['singer', 'turned'],
      },
      {
        say: 'He saw it: hats and handkerchiefs flying, five times over.',
        onScreen: '5 standing ovations',
        visualKeywords: ['waving handkerchiefs', 'hats in the air', 'standing ovation'],
        emphasis: ['saw', 'handkerchiefs'],
      },
    ],
    callToAction: 'Play the finale tonight, loud.',
    facts: [
      {
        claim:
          'On May 7, 1824, Beethoven, who had almost completely lost his hearing, appeared to conduct his Ninth in Vienna while the players were told to follow another conductor; he was several bars off at the end, and the singer Caroline Unger turned him to face five (5) standing ovations with raised hats and handkerchiefs.',
        sources: [
          {
            title: 'Beethoven’s Ninth Symphony debuts – History',
            url: 'https://loki.editorial.aetnd.com/this-day-in-history/beethoven-ninth-symphony-debuts-vienna',
          },
        ],
      },
      {
        claim: 'A soloist had to grasp his sleeve and turn him around.',
        sources: [
          {
            title: '200th Anniversary of Beethoven’s Ninth',
            url: 'https://www.primeainews.com/article/200th-anniversary-of-beethoven-ninth-symphony-premiere',
          },
        ],
      },
    ],
  },
  {
    id: 'earworm-gum',
    niche: 'music and movies',
    title: 'How to Evict an Earworm',
    topics: [
      'earworm',
      'earworms',
      'song stuck in head',
      'catchy songs',
      'songs',
      'pop music',
      'get rid of earworm',
      'chewing gum',
      'music psychology',
      'lyrics',
    ],
    hook: 'The cure for a song stuck in your head is gum.',
    scenes: [
      {
        say: 'About nine in ten people get an earworm every week.',
        onScreen: '9 in 10 people',
        visualKeywords: ['person with headphones', 'music notes', 'spinning record'],
        emphasis: ['nine', 'earworm'],
      },
      {
        say: 'Moving your jaw seems to jam the sounds in your head.',
        visualKeywords: ['jaw close-up', 'brain illustration', 'microphone'],
        emphasis: ['jaw', 'sounds'],
      },
      {
        say: "So British scientists kept people's mouths busy with gum.",
        visualKeywords: ['laboratory', 'chewing gum', 'volunteers'],
        emphasis: ['scientists', 'mouths'],
      },
      {
        say: '98 volunteers heard catchy songs and tried to forget them.',
        onScreen: '98 volunteers',
        visualKeywords: ['headphones', 'chart pop cover', 'ticking timer'],
        emphasis: ['98', 'forget'],
      },
      {
        say: 'Chewing gum cut how often they heard it by a third.',
        onScreen: 'One third less',
        visualKeywords: ['gum close-up', 'bar chart', 'relieved face'],
        emphasis: ['Chewing', 'third'],
      },
      {
        say: "Tapping a finger just didn't work as well.",
        visualKeywords: ['tapping finger', 'desk', 'shrug'],
        emphasis: ['finger', "didn't"],
      },
    ],
    callToAction: "Comment the song that's stuck right now.",
    facts: [
      {
        claim:
          'Nine (9) in 10 (ten) people experience earworms at least once a week; the study involved 98 volunteers, who chewed gum or not.',
        sources: [
          {
            title: 'Chewing Gum Gets Rid of Songs Stuck in Head',
            url: 'http://arizonaenergy.org/News_15/News_May15/ChewingGumGetsRid.html',
          },
        ],
      },
      {
        claim:
          'While chewing gum they thought of the song less often than without or while tapping a finger, and “heard” it 33 percent (a third) less.',
        sources: [
          {
            title: 'To get a song out of your head, chew gum (2015)',
            url: 'https://kisssoo.com/2015/04/23/to-get-a-song-out-of-your-head-chew-gum',
          },
        ],
      },
      {
        claim:
          'Moving the jaw disrupts short-term memory and sounds in the head; British researchers at the University of Reading led it.',
        sources: [
          {
            title: 'Chewing gum gets rid of that song – South China Morning Post',
            url: 'http://www.scmp.com/tech/science-research/article/1776451/chewing-gum-gets-rid-song-stuck-your-head',
          },
        ],
      },
    ],
  },
  {
    id: 'wilhelm-scream',
    niche: 'music and movies',
    title: 'The Most Famous Scream in Movies',
    topics: [
      'wilhelm scream',
      'sound effect',
      'sound effects',
      'movie sounds',
      'movie easter eggs',
      'hollywood',
      'film sound',
      'movie trivia',
      'indiana jones',
    ],
    hook: "You've heard the same man scream in dozens of movies.",
    scenes: [
      {
        say: 'In a 1951 western, an alligator drags a soldier under.',
        onScreen: '1951',
        visualKeywords: ['swamp', 'alligator', 'western soldier'],
        emphasis: ['1951', 'alligator'],
      },
      {
        say: 'The scream was taped later, all in one take.',
        visualKeywords: ['recording booth', 'old microphone', 'tape reel'],
        emphasis: ['taped', 'one'],
      },
      {
        say: 'The studio kept it on a shelf and reused it for years.',
        visualKeywords: ['film archive', 'labeled reels', 'dusty shelf'],
        emphasis: ['kept', 'reused'],
      },
      {
        say: 'A film student named Ben Burtt began to notice.',
        visualKeywords: ['film student', 'old projector', 'notebook'],
        emphasis: ['Ben', 'Burtt'],
      },
      {
        say: 'When he did the sound for Star Wars, he found the tape.',
        visualKeywords: ['sound desk', 'tape label', 'space movie set'],
        emphasis: ['Star', 'Wars'],
      },
      {
        say: 'Now editors sneak it in for each other.',
        visualKeywords: ['editing room', 'winking editor', 'falling stuntman'],
        emphasis: ['editors', 'sneak'],
      },
    ],
    callToAction: 'Listen for it and tag the movie.',
    facts: [
      {
        claim:
          'The scream was recorded for the 1951 film Distant Drums, in which a soldier is dragged underwater by an alligator; the screams were recorded later in a single take titled “Man getting bit by an alligator, and he screams”.',
        sources: [
          {
            title: 'Wilhelm scream – Wikipedia',
            url: 'https://en.wikipedia.org/wiki/Wilhelm_scream',
          },
        ],
      },
      {
        claim:
          'It went into the Warner Brothers sound library; the student Ben Burtt noticed it in film after film, located the clip and used it in Star Wars; it has been in over two hundred films (dozens).',
        sources: [
          {
            title: 'The Most Famous Star You’ve Never Heard Of',
            url: 'https://alanceeyeview.wordpress.com/2015/11/27/the-most-famous-star-youve-never-heard-of/',
          },
        ],
      },
    ],
  },
  {
    id: 't-rex-roar',
    niche: 'music and movies',
    title: 'The Roar Was a Baby Elephant',
    topics: [
      'jurassic park',
      't rex roar',
      'movie dinosaurs',
      'sound design',
      'dinosaur sounds',
      'movie sound',
      'steven spielberg movies',
      'baby elephant',
      'velociraptor sound',
    ],
    hook: 'The T. rex in Jurassic Park is a baby elephant.',
    scenes: [
      {
        say: 'Nobody alive knows what a dinosaur sounded like.',
        visualKeywords: ['dinosaur skeleton', 'sound wave', 'silent museum'],
        emphasis: ['Nobody', 'sounded'],
      },
      {
        say: 'So Gary Rydstrom went and recorded zoo animals for months.',
        visualKeywords: ['man with a microphone', 'zoo', 'headphones'],
        emphasis: ['Gary', 'Rydstrom'],
      },
      {
        say: 'One little elephant let out a shriek it had never made before.',
        visualKeywords: ['baby elephant trumpeting', 'handler', 'microphone'],
        emphasis: ['elephant', 'shriek'],
      },
      {
        say: 'It never did it again, so he slowed down that one.',
        visualKeywords: ['slowed waveform', 'tape machine', 'studio'],
        emphasis: ['never', 'again'],
      },
      {
        say: 'He added a tiger, an alligator and his Jack Russell.',
        visualKeywords: ['tiger', 'alligator', 'jack russell terrier'],
        emphasis: ['tiger', 'alligator'],
      },
      {
        say: 'The dog shaking a rope toy is the T. rex eating.',
        visualKeywords: ['dog with a rope toy', 't. rex jaws', 'tug of war'],
        emphasis: ['dog', 'rope'],
      },
    ],
    callToAction: 'Ask your dog to do the roar.',
    facts: [
      {
        claim:
          'Gary Rydstrom spent months recording animals; the T. rex used tigers, alligators and his own Jack Russell, Buster; the key sound was a baby elephant’s shriek, which it never made again.',
        sources: [
          {
            title: 'The Dinosaurs In Jurassic Park – WhatCulture',
            url: 'https://whatculture.com/film/10-things-you-didnt-realise-inspired-iconic-movie-voices?page=5',
          },
        ],
      },
      {
        claim: 'He slowed the elephant down; the film won an Oscar for sound.',
        sources: [
          {
            title: 'Jurassic Park’s T. rex roar was a baby elephant – Fun Fact Snack',
            url: 'https://funfactsnack.com/jurassic-parks-t-rex-roar-was-a-baby-elephant',
          },
        ],
      },
      {
        claim: 'When the T. rex shakes its prey it is the terrier playing with a rope toy.',
        sources: [
          {
            title: '20 Facts About The Jurassic Park Franchise – WhatCulture',
            url: 'https://whatculture.com/film/20-mind-blowing-facts-about-the-jurassic-park-franchise?page=13',
          },
        ],
      },
      {
        claim: 'Nobody actually knows what dinosaurs sound like.',
        sources: [
          {
            title: 'Jurassic Bark – LAist, NPR',
            url: 'https://laist.com/news/npr-news/jurassic-bark-how-sound-design-changed-our-imaginations',
          },
        ],
      },
    ],
  },
  {
    id: 'silent-song',
    niche: 'music and movies',
    title: 'The Song With No Notes',
    topics: [
      'john cage',
      'silent song',
      'silence',
      'experimental music',
      'modern music',
      'piano',
      'quiet room',
      '4 33',
      'anechoic chamber',
    ],
    hook: 'A famous piece of music has no notes in it.',
    scenes: [
      {
        say: "The pianist walks on, sits down, and doesn't play.",
        visualKeywords: ['grand piano', 'pianist sitting still', 'concert hall'],
        emphasis: ['on', 'down'],
      },
      {
        say: 'Four minutes and 33 seconds later, they stand up and bow.',
        onScreen: '4:33',
        visualKeywords: ['stopwatch', 'bowing pianist', 'closed piano lid'],
        emphasis: ['Four', '33'],
      },
      {
        say: 'John Cage wrote it in 1952, and he meant it.',
        visualKeywords: ['composer portrait', 'blank sheet music', '1952 poster'],
        emphasis: ['John', 'Cage'],
      },
      {
        say: "He'd stepped into the quietest room at Harvard.",
        visualKeywords: ['anechoic chamber', 'foam walls', 'lone man'],
        emphasis: ['quietest', 'room'],
      },
      {
        say: 'He still heard two sounds, one high and one low.',
        visualKeywords: ['ear close-up', 'sound waves', 'dark room'],
        emphasis: ['still', 'two'],
      },
      {
        say: "That's you, the engineer said: your nerves and your blood.",
        visualKeywords: ['nerve illustration', 'blood vessels', 'engineer'],
        emphasis: ['you', 'nerves'],
      },
      {
        say: 'So the music is the coughing, the chairs, and you.',
        visualKeywords: ['audience coughing', 'creaking chair', 'rain on a roof'],
        emphasis: ['music', 'coughing'],
      },
    ],
    callToAction: 'Stop for ten seconds and listen.',
    facts: [
      {
        claim:
          'In 4′33″ (four minutes and 33 seconds; 4:33) a musician sits at the piano; the music is all the sound in the hall, the coughs, the rustling. In an anechoic chamber at Harvard Cage heard two (2) sounds, one high and one low: his nervous system and his blood, said the engineer.',
        sources: [
          {
            title: 'John Cage at 100 (NPR)',
            url: 'https://zagica.blogspot.com/2012/09/john-cage-at-100.html',
          },
        ],
      },
      {
        claim: 'It was composed in 1952.',
        sources: [
          {
            title: 'Monty Hobson: 4 minutes 33 seconds',
            url: 'http://montyhobson.blogspot.com/2008/03/4-minutes-33-seconds.html',
          },
        ],
      },
    ],
  },
  {
    id: 'stolen-oscars',
    niche: 'music and movies',
    title: '55 Oscars Vanished',
    topics: [
      'oscars',
      'academy awards',
      'oscar statue',
      'oscar heist',
      'hollywood award',
      'red carpet',
      'heist',
      'los angeles',
      'award show',
    ],
    hook: 'In 2000, 55 Oscars vanished before the show.',
    scenes: [
      {
        say: 'They were sitting on a loading dock near Los Angeles.',
        onScreen: '55 statues',
        visualKeywords: ['loading dock', 'wooden pallet', 'los angeles at night'],
        emphasis: ['loading', 'dock'],
      },
      {
        say: 'The ceremony was weeks away, and there were no spares.',
        visualKeywords: ['red carpet', 'calendar', 'nervous organizer'],
        emphasis: ['ceremony', 'weeks'],
      },
      {
        say: 'The FBI came in, and the reward hit 50,000 dollars.',
        onScreen: '$50,000 reward',
        visualKeywords: ['fbi jacket', 'reward poster', 'cash'],
        emphasis: ['FBI', '50,000'],
      },
      {
        say: 'Then Willie Fulgear went looking through the trash, as usual.',
        visualKeywords: ['alley', 'dumpster', 'older man with flashlight'],
        emphasis: ['Willie', 'Fulgear'],
      },
      {
        say: 'He tripped on a box, and inside was a little gold man.',
        visualKeywords: ['styrofoam box', 'gold statue', 'surprised face'],
        emphasis: ['tripped', 'gold'],
      },
      {
        say: 'He loaded 52 of them into his Cadillac and called the police.',
        onScreen: '52 found',
        visualKeywords: ['old cadillac', 'trunk full of statues', 'city lights'],
        emphasis: ['52', 'Cadillac'],
      },
    ],
    callToAction: 'Would you have kept just one?',
    facts: [
      {
        claim:
          'On 19 March 2000 Willie Fulgear found 52 of the 55 stolen statuettes behind a grocery store in Los Angeles and loaded them into his Cadillac; a reward of $50,000 was offered; they had been stolen from a loading dock.',
        sources: [
          {
            title: 'In 2000, 55 Oscars statuettes were stolen – AOL',
            url: 'https://www.aol.co.uk/news/2000-55-oscars-statuettes-were-060000383.html',
          },
        ],
      },
      {
        claim:
          'The shipment went missing two and a half weeks before the ceremony; the Academy had no replacements on hand.',
        sources: [
          {
            title: 'How a scrap collector found 52 stolen Oscars – AV Club',
            url: 'https://www.avclub.com/heres-how-a-scrap-collector-ended-up-finding-52-stolen-1841521022',
          },
        ],
      },
      {
        claim: 'He got the $50,000 and a ticket to the ceremony; police and FBI investigated.',
        sources: [
          {
            title: 'The Huge Oscar Statue Heist – Grunge',
            url: 'https://www.grunge.com/388118/the-huge-oscar-statue-heist-you-probably-forgot-about/',
          },
        ],
      },
      {
        claim: 'He kicked a trophy with his foot as he rummaged through boxes.',
        sources: [
          {
            title: 'Oscar: Found in Trash – Hollywood.com',
            url: 'http://www.hollywood.com/general/oscar-found-in-trash-57159810/',
          },
        ],
      },
    ],
  },
  {
    id: 'star-wars-toys',
    niche: 'music and movies',
    title: 'The Worst Deal in Movie History',
    topics: [
      'star wars',
      'george lucas',
      'darth vader',
      'star wars toys',
      'movie deals',
      'negotiation',
      'ownership',
      'merchandising',
      'negotiation skills',
    ],
    hook: 'George Lucas skipped a raise and got billions.',
    scenes: [
      {
        say: 'After his first hit, he could have asked Fox for more money.',
        visualKeywords: ['young film director', 'movie camera', 'studio gate'],
        emphasis: ['first', 'Fox'],
      },
      {
        say: 'He turned down about $350,000 extra for Star Wars.',
        onScreen: '$350,000 turned down',
        visualKeywords: ['check torn in half', 'contract', 'desk'],
        emphasis: ['turned', 'down'],
      },
      {
        say: 'Instead, he wanted the toys, the T-shirts and the sequels.',
        visualKeywords: ['space toy figures', 't-shirt', 'movie poster'],
        emphasis: ['Instead', 'toys'],
      },
      {
        say: 'The studio shrugged, because movie toys had flopped before.',
        visualKeywords: ['shrugging executive', 'unsold toys', 'warehouse'],
        emphasis: ['shrugged', 'flopped'],
      },
      {
        say: 'Nobody even knew if the film would work.',
        visualKeywords: ['empty theater', 'worried producer', 'film reel'],
        emphasis: ['even', 'film'],
      },
      {
        say: 'His lawyer later called it a billion-dollar mistake.',
        visualKeywords: ['lawyer laughing', 'stack of money', 'newspaper'],
        emphasis: ['lawyer', 'billion-dollar'],
      },
      {
        say: 'A raise runs out, but ownership keeps on paying.',
        visualKeywords: ['piggy bank', 'signed contract', 'toy shelf'],
        emphasis: ['raise', 'ownership'],
      },
    ],
    callToAction: 'Save this for your next salary talk.',
    facts: [
      {
        claim:
          'Fox let Lucas keep licensing and merchandising rights instead of giving him a $350,000 raise; at the time such products were not a significant market.',
        sources: [
          {
            title: 'Star Wars: Fox let Lucas keep the rights',
            url: 'https://all-funny.info/star-wars-force-not-20th-century-fox',
          },
        ],
      },
      {
        claim:
          'Tom Pollock, Lucas’s attorney: “one of the major mistakes of all time … it essentially took a billion dollars away from the studio”.',
        sources: [
          {
            title: 'By George, He Can Thank His Lucky “Stars” – Los Angeles Times',
            url: 'https://www.latimes.com/archives/la-xpm-1997-02-06-fi-25849-story.html',
          },
        ],
      },
      {
        claim:
          'Doctor Dolittle’s (1967) merchandise had been a costly debacle, so the studio saw little profit in it.',
        sources: [
          {
            title: 'Star Wars – diCinema',
            url: 'https://dicinema.it/approfondimento/item/e468f08b-fe2a-4122-814d-c1bba01f6bad',
          },
        ],
      },
    ],
  },
  {
    id: 'mozart-pirate',
    niche: 'music and movies',
    title: 'Mozart Pirated a Song at 14',
    topics: [
      'mozart',
      'amadeus',
      'child prodigy',
      'classical music',
      'sistine chapel',
      'music piracy',
      'vatican',
      'perfect memory',
      'miserere',
    ],
    hook: "At 14, Mozart stole the pope's secret song.",
    scenes: [
      {
        say: 'The Sistine Chapel had a piece you could only hear there.',
        visualKeywords: ['sistine chapel ceiling', 'choir', 'candles'],
        emphasis: ['Sistine', 'piece'],
      },
      {
        say: 'Copying it could get you thrown out of the Church.',
        visualKeywords: ['guarded sheet music', 'wax seal', 'stern cardinal'],
        emphasis: ['Copying', 'Church'],
      },
      {
        say: "In 1770, Mozart's dad took him to listen.",
        onScreen: '1770',
        visualKeywords: ['boy in a wig', 'father', 'rome street'],
        emphasis: ['1770', 'listen'],
      },
      {
        say: 'He sat there, listened to the end, and left.',
        visualKeywords: ['empty hands', 'chapel door', 'boy walking'],
        emphasis: ['listened', 'left'],
      },
      {
        say: 'Then he sat down and wrote it out from memory.',
        visualKeywords: ['quill', 'sheet music', 'candlelight'],
        emphasis: ['wrote', 'memory'],
      },
      {
        say: '"We have it already," his father bragged in a letter.',
        visualKeywords: ['handwritten letter', 'proud father', 'ink'],
        emphasis: ['have', 'already'],
      },
      {
        say: 'Did the pope punish him? He praised the boy.',
        visualKeywords: ['pope smiling', 'medal', 'bowing boy'],
        emphasis: ['pope', 'praised'],
      },
    ],
    callToAction: 'Comment a song you know every note of.',
    facts: [
      {
        claim:
          'In April 1770 Mozart, 14, heard Allegri’s Miserere in the Sistine Chapel; Leopold wrote that copying it was forbidden on pain of excommunication, “But we have it already. Wolfgang has written it down”.',
        sources: [
          {
            title: 'Documents describing Mozart’s transcription of the Miserere – Wikisource',
            url: "http://web.archive.org/web/20060218212248/http:/en.wikisource.org/wiki/Documents_describing_Mozart's_transcription_of_the_Allegri_Miserere",
          },
        ],
      },
      {
        claim:
          'He wrote it from memory later that day; instead of excommunicating him, the Pope praised him.',
        sources: [
          {
            title: 'Thank you, Mozart',
            url: 'https://hive.blog./music/@tbave/thank-you-mozart',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
