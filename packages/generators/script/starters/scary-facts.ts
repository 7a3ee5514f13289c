import type { Starter } from './types.ts'

export const scaryFactStarters = [
  {
    id: 'ghost-fan',
    niche: 'scary facts',
    title: 'The Ghost Was a Fan',
    topics: [
      'ghost',
      'ghosts',
      'ghost story',
      'haunted house',
      'haunted',
      'haunting',
      'paranormal',
      'infrasound',
      'scary',
      'halloween',
      'haunted places',
    ],
    hook: 'An engineer caught the ghost haunting his lab: a fan.',
    scenes: [
      {
        say: 'In the 1980s, Vic Tandy saw a gray shape beside his desk.',
        visualKeywords: ['dark office at night', 'gray shadow figure', 'desk lamp'],
        emphasis: ['gray', 'shape'],
      },
      {
        say: 'He turned to look, and nothing was there.',
        visualKeywords: ['empty room', 'man looking over shoulder', 'doorway'],
        emphasis: ['nothing'],
      },
      {
        say: 'Next day, a fencing blade in his vise started shaking by itself.',
        visualKeywords: ['fencing foil', 'workshop vise', 'metal blade'],
        emphasis: ['shaking', 'itself'],
      },
      {
        say: 'A fan was humming at about 19 hertz, too low to hear.',
        onScreen: '19 hertz',
        visualKeywords: ['ventilation fan', 'spinning fan blades', 'sound waves'],
        emphasis: ['19'],
      },
      {
        say: "That's close to the pitch that makes a human eyeball tremble.",
        visualKeywords: ['close-up of an eye', 'blurry vision', 'ripples in water'],
        emphasis: ['eyeball', 'tremble'],
      },
      {
        say: 'They switched the fan off, and the ghost never came back.',
        visualKeywords: ['light switch', 'sunny laboratory', 'stopped fan'],
        emphasis: ['never', 'back'],
      },
    ],
    callToAction: 'Tag whoever sleeps with the lights on.',
    facts: [
      {
        claim:
          'In the early 1980s the engineer Vic Tandy felt dread and saw a gray figure in his lab, which vanished when he turned; a fan hummed at 18.9 Hz (about 19 hertz), below human hearing, close to the frequency at which eyeballs vibrate.',
        sources: [
          {
            title: 'How hauntings may be explained – Popular Science',
            url: 'https://www.pressreader.com/usa/popular-science/20200921/282394106858235',
          },
        ],
      },
      {
        claim: 'The next day his fencing blade, clamped in a vise, vibrated like a tuning fork.',
        sources: [
          {
            title: 'UK Man Foils Ghosts (Current Science) – Physics Forums',
            url: 'https://www.physicsforums.com/threads/uk-man-foils-ghosts.13559/',
          },
        ],
      },
      {
        claim: 'The blade vibrating on its own was the clue; the ghosts left after the fan was adjusted.',
        sources: [
          {
            title: 'Hearing Ghosts – National Academy of Engineering',
            url: 'https://www.nae.edu/26888/Hearing-Ghosts',
          },
        ],
      },
    ],
  },
  {
    id: 'zombie-ant-fungus',
    niche: 'scary facts',
    title: 'The Fungus That Builds Zombies',
    topics: [
      'zombie',
      'zombies',
      'zombie ant',
      'cordyceps',
      'the last of us',
      'fungus',
      'parasite',
      'scary',
      'horror',
    ],
    hook: "Real zombies exist, and they're about an inch long.",
    scenes: [
      {
        say: 'A spore lands on a carpenter ant and drills through its armor.',
        visualKeywords: ['carpenter ant close-up', 'fungus spores', 'ant armor macro'],
        emphasis: ['spore', 'drills'],
      },
      {
        say: 'For two to three weeks, the ant goes about its normal day.',
        visualKeywords: ['ants walking in a line', 'forest floor', 'ant carrying food'],
        emphasis: ['weeks', 'normal'],
      },
      {
        say: 'Fungal threads fill its body, yet they never enter the brain.',
        visualKeywords: ['fungus threads under microscope', 'ant head macro', 'white strands'],
        emphasis: ['never', 'brain'],
      },
      {
        say: 'Then it climbs a plant and bites down for good.',
        visualKeywords: ['ant climbing a stem', 'ant biting a leaf', 'green leaf vein'],
        emphasis: ['bites', 'down'],
      },
      {
        say: 'The fungus clenches the jaw muscle so hard it tears.',
        visualKeywords: ['ant jaws macro', 'muscle fibers', 'clenched fist'],
        emphasis: ['tears'],
      },
      {
        say: 'A stalk bursts from its head and rains spores on ants below.',
        visualKeywords: ['mushroom stalk on an ant', 'falling spores', 'forest trail'],
        emphasis: ['rains', 'spores'],
      },
    ],
    callToAction: "Tag the friend who'd survive a zombie movie.",
    facts: [
      {
        claim:
          'After a spore of Ophiocordyceps lands on a carpenter ant it bores through the exoskeleton and grows for the next two to three weeks (2 to 3) while the ant behaves normally; threads spread into the head but not the brain; the ant climbs a leaf or twig and bites; a stalk erupts from the head and releases spores on ants below.',
        sources: [
          {
            title: 'Not only are zombies real, they’re part of nature – Cape Cod Times',
            url: 'https://www.capecodtimes.com/news/20190722/not-only-are-zombies-real-theyre-part-of-nature',
          },
        ],
      },
      {
        claim:
          'The fungus invades the jaw muscles and forces them to contract so forcefully that it wrecks (tears apart) the muscle filaments (Mangold and Hughes, Journal of Experimental Biology).',
        sources: [
          {
            title: 'How invading fungus forces zombie ants’ death grip',
            url: 'https://lifetechnologynews.blogspot.com/2019/07/how-invading-fungus-forces-zombie-ants.html',
          },
        ],
      },
    ],
  },
  {
    id: 'sleep-paralysis-demon',
    niche: 'scary facts',
    title: 'The Demon on Your Chest',
    topics: [
      'sleep paralysis',
      'sleep paralysis demon',
      'nightmare',
      'nightmares',
      'demon',
      'demons',
      'bad dreams',
      'scary',
      'night terror',
    ],
    hook: "You wake up, you can't move, and someone's there.",
    scenes: [
      {
        say: "It's sleep paralysis, and at least 8 percent of people get it.",
        onScreen: 'At least 8% of people',
        visualKeywords: ['person lying awake in bed', 'dark bedroom', 'clock at night'],
        emphasis: ['sleep', 'paralysis'],
      },
      {
        say: "In dreams, your brain locks your muscles so you won't act them out.",
        visualKeywords: ['sleeping person', 'brain scan', 'locked padlock'],
        emphasis: ['locks', 'muscles'],
      },
      {
        say: 'Sometimes your mind wakes up before the lock comes off.',
        visualKeywords: ['open eyes in the dark', 'key in a lock', 'bedroom ceiling'],
        emphasis: ['before', 'off'],
      },
      {
        say: 'Now the dream leaks into your real bedroom.',
        visualKeywords: ['shadow in a doorway', 'curtains at night', 'bedroom'],
        emphasis: ['dream', 'bedroom'],
      },
      {
        say: 'In Newfoundland, they call the visitor the Old Hag.',
        visualKeywords: ['old woman silhouette', 'foggy fishing village', 'lantern'],
        emphasis: ['Old', 'Hag'],
      },
      {
        say: "In China, it's a ghost pressing you down.",
        visualKeywords: ['paper lantern', 'ghostly figure', 'antique chinese bed'],
        emphasis: ['ghost', 'down'],
      },
      {
        say: "It ends within minutes, and it can't hurt you.",
        visualKeywords: ['sunrise through a window', 'person sitting up in bed', 'morning light'],
        emphasis: ["can't", 'hurt'],
      },
    ],
    callToAction: 'Tell me what yours looked like.',
    facts: [
      {
        claim:
          'Sleep paralysis lasts no more than a couple of minutes and is harmless; between 8% and 50% (8 to 50 percent) of people experience it at some point; a person is awake but cannot move and may hallucinate.',
        sources: [
          {
            title: 'Sleep paralysis – Wikipedia',
            url: 'http://wikipedia.org/wiki/Sleep_paralysis',
          },
        ],
      },
      {
        claim:
          'In REM sleep muscles become immobile, which keeps us from acting out dreams; the paralysis sometimes persists after waking; Newfoundlanders call it the “Old Hag”, in China it is the “ghost pressing down on you”.',
        sources: [
          {
            title: 'Sleep paralysis',
            url: 'http://freesoftwaresilentravan.blogspot.com/2012/05/sleep-paralysis-people-who-become.html',
          },
        ],
      },
    ],
  },
  {
    id: 'safety-coffin',
    niche: 'scary facts',
    title: 'Coffins With an Escape Plan',
    topics: [
      'buried alive',
      'coffin',
      'coffins',
      'graveyard',
      'cemetery',
      'safety coffin',
      'grave',
      'funeral',
      'scary',
      'victorian era',
    ],
    hook: 'George Washington was terrified of waking up in his tomb.',
    scenes: [
      {
        say: 'Dying in 1799, he asked for three days before anyone entombed him.',
        onScreen: 'Wait three days',
        visualKeywords: ['george washington portrait', 'candlelit bedroom', 'old calendar'],
        emphasis: ['three', 'days'],
      },
      {
        say: 'Doctors had no stethoscope yet, so mistakes felt possible.',
        visualKeywords: ['antique medical tools', 'doctor in a tailcoat', 'pocket watch'],
        emphasis: ['stethoscope', 'possible'],
      },
      {
        say: 'So inventors started building coffins you could call for help from.',
        visualKeywords: ['wooden coffin', 'patent drawing', 'workshop'],
        emphasis: ['call', 'help'],
      },
      {
        say: 'One kind tied a cord to a bell above the grave.',
        visualKeywords: ['brass bell on a grave', 'rope', 'foggy cemetery'],
        emphasis: ['cord', 'bell'],
      },
      {
        say: 'Others came with flags, ladders, escape hatches and feeding tubes.',
        visualKeywords: ['red flag on a grave', 'wooden ladder', 'hatch door'],
        emphasis: ['escape', 'hatches'],
      },
      {
        say: 'Many designers forgot one thing: a way to let in fresh air.',
        visualKeywords: ['sealed coffin', 'candle going out', 'soil'],
        emphasis: ['fresh', 'air'],
      },
    ],
    callToAction: 'Follow for more history that keeps you up.',
    facts: [
      {
        claim:
          'On his deathbed in 1799 George Washington told his secretary not to let his body be put into the vault in less than three days (3); stethoscopes did not come until the 1820s; security coffins were patented from the 1790s.',
        sources: [
          {
            title: 'How Safety Coffins Eased Fears of Premature Burial – BrainStuff',
            url: 'https://metacast.app/podcast/brainstuff/ktFvKWRI/how-did-safety-coffins-ease-fears-of-premature-burial/HPjTn9AQ',
          },
        ],
      },
      {
        claim:
          'Most safety coffins had a cord attached to a bell; others had flags, ladders, escape hatches and feeding tubes, but many forgot a method for providing air.',
        sources: [
          {
            title: 'Safety coffin – Wikipedia',
            url: 'https://a.osmarks.net/content/wikipedia_en_all_maxi_2020-08/A/Safety_coffin',
          },
        ],
      },
    ],
  },
  {
    id: 'thirteen-club',
    niche: 'scary facts',
    title: 'The Club That Begged for Bad Luck',
    topics: [
      'friday the 13th',
      '13',
      'superstition',
      'superstitions',
      'bad luck',
      'unlucky',
      'number 13',
      'scary',
      'black cat',
      'thirteen club',
    ],
    hook: 'A New York club spent years begging for bad luck.',
    scenes: [
      {
        say: 'Captain William Fowler was sick of everyone fearing thirteen.',
        onScreen: '13',
        visualKeywords: ['victorian gentleman', 'number 13 on a door', 'top hat'],
        emphasis: ['fearing', 'thirteen'],
      },
      {
        say: 'So on Friday, January 13, 1882, he gathered his Thirteen Club.',
        visualKeywords: ['old calendar page', 'gaslight street', 'victorian dining room'],
        emphasis: ['Friday', '13'],
      },
      {
        say: 'Guests walked under a ladder to reach the dinner table.',
        visualKeywords: ['wooden ladder', 'men in suits walking', 'banquet table'],
        emphasis: ['under', 'ladder'],
      },
      {
        say: 'They sat thirteen to a table, broke mirrors and spilled salt.',
        visualKeywords: ['broken mirror', 'spilled salt', 'candlelit table'],
        emphasis: ['broke', 'mirrors', 'salt'],
      },
      {
        say: 'Every year, the club counted how many members had died.',
        visualKeywords: ['ledger book', 'quill pen', 'old photographs'],
        emphasis: ['counted', 'died'],
      },
      {
        say: 'Meanwhile, several US presidents signed up for the fun.',
        visualKeywords: ['white house', 'signature on paper', 'presidential portrait'],
        emphasis: ['presidents', 'up'],
      },
    ],
    callToAction: 'Mark your calendar for the next Friday the 13th.',
    facts: [
      {
        claim:
          'The Thirteen Club was formally organized on Friday, 13 January 1882; members sat 13 (thirteen) to a table, broke mirrors, spilled salt and walked in under ladders; the annual reports noted how many members had died.',
        sources: [
          {
            title: 'Friday 13th: The accidental superstition? (BBC)',
            url: 'https://krazykats.forumotion.co.uk/t575-friday-13th-the-accidental-superstition',
          },
        ],
      },
      {
        claim:
          'Captain William Fowler founded it in New York to remove the stigma of the number 13; former U.S. presidents joined at one time or another.',
        sources: [
          {
            title: 'Friday 13th myths, legends and origins: The 13 Club',
            url: 'https://dk390jyuckgat.cloudfront.net/876862889-friday-13th-myths-legends-and-origins-the-13-club',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
