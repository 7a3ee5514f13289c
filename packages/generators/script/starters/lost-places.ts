import type { Starter } from './types.ts'

export const lostPlaceStarters = [
  {
    id: 'stonehenge-altar-stone',
    niche: 'mysteries',
    title: 'The Stone That Came From Scotland',
    topics: [
      'stonehenge',
      'stone circle',
      'altar stone',
      'druids',
      'england',
      'prehistoric',
      'megalith',
      'stone age',
    ],
    hook: "Stonehenge has a six-ton stone nobody should've been able to move.",
    scenes: [
      {
        say: "It's the Altar Stone, lying flat in the middle.",
        visualKeywords: ['stonehenge at sunrise', 'flat gray stone', 'aerial stone circle'],
        emphasis: ['Altar', 'Stone'],
      },
      {
        say: 'For a century, everyone thought it came from Wales.',
        visualKeywords: ['welsh hills', 'old map of britain', 'geologist with a hammer'],
        emphasis: ['Wales'],
      },
      {
        say: 'In 2024, scientists read the age of crystals inside it.',
        visualKeywords: ['crystals under a microscope', 'rock sample', 'laboratory laser'],
        emphasis: ['crystals', 'inside'],
      },
      {
        say: 'They matched rock in northeast Scotland, at least 460 miles away.',
        onScreen: '460 miles',
        visualKeywords: ['scottish cliffs', 'map with a dotted line', 'sandstone'],
        emphasis: ['northeast', 'Scotland', '460'],
      },
      {
        say: 'That was about 4,500 years ago, with no trucks and no roads.',
        onScreen: '4,500 years ago',
        visualKeywords: ['people pulling a stone on logs', 'ancient forest', 'rope'],
        emphasis: ['4,500', 'trucks'],
      },
      {
        say: "The team's best guess is a boat, but nobody knows.",
        visualKeywords: ['wooden boat at sea', 'stormy coast', 'stone on a raft'],
        emphasis: ['boat', 'knows'],
      },
    ],
    callToAction: 'Guess how they did it in the comments.',
    facts: [
      {
        claim:
          'Scientists reported in August 2024 that the six-ton (6) Altar Stone comes from the Orcadian Basin in northeast Scotland, at least 460 miles from Stonehenge; it was long thought to be from Wales.',
        sources: [
          {
            title: 'Stonehenge mystery deepens as altar stone is traced to Scotland – TAG24',
            url: 'https://www.tag24.com/science/stonehenge-mystery-deepens-as-altar-stone-is-traced-to-scotland-3308723',
          },
        ],
      },
      {
        claim:
          'The study dated tiny crystals in fragments of the stone; it arrived around 4,500 years ago; how it was moved remains debated.',
        sources: [
          {
            title: 'Altar Stone study – TRT World',
            url: 'https://www.trtworld.com/article/18196390',
          },
        ],
      },
      {
        claim: 'The stone most likely came by sea, says the geologist Anthony Clarke, but how is not known.',
        sources: [
          {
            title: 'Stonehenge’s altar stone was brought all the way from Scotland (New Scientist)',
            url: 'https://betterinfo.news/index.php/2024/08/14/global-news/stonehenges-altar-stone-was-brought-all-the-way-from-scotland',
          },
        ],
      },
    ],
  },
  {
    id: 'roanoke-croatoan',
    niche: 'mysteries',
    title: 'The Colony That Left a Forwarding Address',
    topics: [
      'roanoke',
      'lost colony',
      'roanoke colony',
      'croatoan',
      'american history',
      'colonial america',
      'north carolina',
      'unsolved mysteries',
    ],
    hook: "America's lost colony left a note saying where it went.",
    scenes: [
      {
        say: 'In 1587, about 115 English settlers landed on Roanoke Island.',
        onScreen: '115 settlers',
        visualKeywords: ['wooden ship', 'sandy island coast', 'settlers in 1500s clothes'],
        emphasis: ['1587', '115'],
      },
      {
        say: 'Their governor sailed for supplies, and war kept him three years.',
        visualKeywords: ['ship leaving shore', 'sea battle', 'man looking at the horizon'],
        emphasis: ['three', 'years'],
      },
      {
        say: 'In 1590, he came back to an empty village.',
        visualKeywords: ['abandoned wooden houses', 'overgrown path', 'palisade'],
        emphasis: ['empty', 'village'],
      },
      {
        say: 'One word was carved into a post: CROATOAN.',
        onScreen: 'CROATOAN',
        visualKeywords: ['carved wooden post', 'fingers touching letters', 'forest'],
        emphasis: ['CROATOAN'],
      },
      {
        say: "That was the code: carve where you're going.",
        visualKeywords: ['map of islands', 'knife carving wood', 'parchment'],
        emphasis: ['code', 'where'],
      },
      {
        say: "A cross would've meant danger, and there was no cross.",
        visualKeywords: ['plain wooden post', 'tree bark', 'calm beach'],
        emphasis: ['danger', 'no'],
      },
      {
        say: 'It lay 50 miles away, and he never got to check.',
        onScreen: '50 miles away',
        visualKeywords: ['barrier island', 'storm waves', 'ship turning back'],
        emphasis: ['50', 'check'],
      },
    ],
    callToAction: 'Follow for more mysteries with real clues.',
    facts: [
      {
        claim:
          'About 115 settlers arrived at Roanoke in 1587; John White left for supplies, war with Spain kept him, and in August 1590 he found no one, only the word “Croatoan” carved into a post.',
        sources: [
          {
            title: 'What happened to the “Lost Colony” of Roanoke?',
            url: 'https://docsbay.net/what-happened-to-the-lost-colony-of-roanoke',
          },
        ],
      },
      {
        claim:
          'Three (3) years had passed; carving the destination was a prearranged code, a cross would mean an emergency, and there was none; Croatoan was 50 miles to the south.',
        sources: [
          {
            title: 'It was America’s first English colony. Then it was gone – Andrew Lawler',
            url: 'https://andrewlawler.com/it-was-americas-first-english-colony-then-it-was-gone',
          },
        ],
      },
    ],
  },
  {
    id: 'voynich-manuscript',
    niche: 'mysteries',
    title: 'The Book Nobody Can Read',
    topics: [
      'voynich manuscript',
      'voynich',
      'secret code',
      'cipher',
      'codebreaking',
      'cryptography',
      'mysterious book',
      'unsolved mysteries',
    ],
    hook: 'One book at Yale has beaten every codebreaker alive.',
    scenes: [
      {
        say: 'The Voynich manuscript is about 600 years old.',
        onScreen: 'About 600 years old',
        visualKeywords: ['old manuscript', 'yale library', 'parchment pages'],
        emphasis: ['Voynich', '600'],
      },
      {
        say: "It's full of plants that don't exist and women bathing in green pools.",
        visualKeywords: ['strange botanical drawing', 'green pool illustration', 'ink drawing'],
        emphasis: ['plants', 'green', 'pools'],
      },
      {
        say: 'Its alphabet appears in no other book on Earth.',
        visualKeywords: ['unknown letters', 'quill and ink', 'magnifying glass'],
        emphasis: ['no', 'other'],
      },
      {
        say: 'In the 1950s, even American spies tried for years and got nowhere.',
        visualKeywords: ['codebreaker at a desk', '1950s office', 'cipher machine'],
        emphasis: ['American', 'spies'],
      },
      {
        say: 'Carbon dating says the pages were made between 1404 and 1438.',
        onScreen: '1404–1438',
        visualKeywords: ['carbon dating laboratory', 'parchment sample', 'calfskin'],
        emphasis: ['1404', '1438'],
      },
      {
        say: 'It could be a language, a code, or just a patient hoax.',
        visualKeywords: ['candle and quill', 'puzzle pieces', 'closed old book'],
        emphasis: ['patient', 'hoax'],
      },
    ],
    callToAction: 'Zoom in on a page and take a guess.',
    facts: [
      {
        claim:
          'Carbon dating in 2009 puts the manuscript, Yale’s MS 408, between 1404 and 1438; it was written six centuries ago (about 600 years) in the only known example of its language, with odd plants and women bathing in green pools; not a word has been deciphered.',
        sources: [
          {
            title: 'Mystery Book – Daily Nutmeg, New Haven',
            url: 'https://dailynutmeg.com/2024/03/21/voynich-manuscript-beinecke-library-mystery-book-redux/',
          },
        ],
      },
      {
        claim:
          'Cryptologists at the US National Security Agency spent years on it in the 1950s and drew a blank; it could be an elaborate hoax.',
        sources: [
          {
            title: 'The Voynich Manuscript: will we ever be able to read this book? – The Telegraph',
            url: 'http://telegraph.co.uk/news/science/science-news/8532458/The-Voynich-Manuscript-will-we-ever-be-able-to-read-this-book.html',
          },
        ],
      },
    ],
  },
  {
    id: 'amelia-earhart-radio',
    niche: 'mysteries',
    title: 'Close Enough to Hear Her',
    topics: [
      'amelia earhart',
      'amelia earhart disappearance',
      'pilot',
      'aviation history',
      'female pilot',
      'missing plane',
      'unsolved mysteries',
    ],
    hook: 'Amelia Earhart vanished while a ship could hear her perfectly.',
    scenes: [
      {
        say: 'On July 2, 1937, she was hunting for a tiny Pacific island.',
        onScreen: 'July 2, 1937',
        visualKeywords: ['vintage propeller plane', 'pacific ocean from above', 'female pilot'],
        emphasis: ['1937', 'tiny'],
      },
      {
        say: 'Howland was a mile and a half long and half a mile wide.',
        visualKeywords: ['flat small island', 'aerial view of an island', 'navigation chart'],
        emphasis: ['long', 'half'],
      },
      {
        say: 'A Coast Guard ship waited beside it, sending up black smoke.',
        visualKeywords: ['white ship', 'black smoke', 'sailor with binoculars'],
        emphasis: ['black', 'smoke'],
      },
      {
        say: "Her voice came in loud: she couldn't see them, and fuel was low.",
        visualKeywords: ['old radio', 'headphones', 'fuel gauge'],
        emphasis: ['loud', 'low'],
      },
      {
        say: 'She caught just one of their many replies.',
        visualKeywords: ['radio operator', 'morse key', 'signal tower'],
        emphasis: ['one', 'replies'],
      },
      {
        say: 'No piece of her plane has been found for certain.',
        visualKeywords: ['deep ocean floor', 'sonar screen', 'empty sky'],
        emphasis: ['found', 'certain'],
      },
    ],
    callToAction: 'Which theory would you bet on?',
    facts: [
      {
        claim:
          'Earhart and Noonan disappeared on 2 July 1937; Howland Island was 1.5 miles long and half a mile wide; she radioed “we must be on you, but we cannot see you” and that fuel was low.',
        sources: [
          {
            title: 'Strategic (introduction) – O’Reilly',
            url: 'https://www.oreilly.com/library/view/strategic/9781394215331/c00.xhtml',
          },
        ],
      },
      {
        claim: 'The Itasca’s crew heard her loud and clear, but she heard only one of its transmissions.',
        sources: [
          {
            title: 'What went wrong – TIGHAR',
            url: 'https://tighar.org/wiki/What_went_wrong',
          },
        ],
      },
      {
        claim: 'The Itasca sent up a plume of black smoke beside the island.',
        sources: [
          {
            title: 'East to the Dawn, by Susan Butler (excerpt)',
            url: 'https://whosread.com/398260/9793732',
          },
        ],
      },
      {
        claim: 'With no trace of plane or flyers ever found, speculation continues.',
        sources: [
          {
            title: 'Expedition soon might solve 1937 mystery of Amelia Earhart – AviationPros',
            url: 'http://www.aviationpros.com/press_release/10431530/vanished-pioneer-expedition-soon-might-solve-1937-mystery-of-amelia-earhart?page=3',
          },
        ],
      },
    ],
  },
  {
    id: 'easter-island-walk',
    niche: 'mysteries',
    title: "Easter Island's Statues Walked",
    topics: [
      'easter island',
      'moai',
      'easter island heads',
      'rapa nui',
      'stone statues',
      'megaliths',
      'ancient engineering',
      'chile',
      'pacific island',
    ],
    hook: "Easter Island's giant statues walked, just like the locals said.",
    scenes: [
      {
        say: 'The old stories said the moai walked from the quarry.',
        visualKeywords: ['moai statues', 'grassy hill', 'quarry'],
        emphasis: ['moai', 'walked'],
      },
      {
        say: 'Scholars preferred to picture them rolling on logs.',
        visualKeywords: ['log rollers', 'old professor', 'felled trees'],
        emphasis: ['preferred', 'logs'],
      },
      {
        say: 'Two archaeologists looked at the ones that fell on the way.',
        visualKeywords: ['fallen moai', 'old road', 'researcher kneeling'],
        emphasis: ['Two', 'on'],
      },
      {
        say: 'Those lean forward on a rounded base, like a bowling pin.',
        visualKeywords: ['leaning statue', 'rounded base', 'bowling pin'],
        emphasis: ['lean', 'rounded'],
      },
      {
        say: 'In 2012, they tied three ropes to a five-ton copy.',
        onScreen: '2012',
        visualKeywords: ['moai replica', 'ropes', 'team of people'],
        emphasis: ['2012', 'three'],
      },
      {
        say: 'Rock it left, rock it right, and it waddles ahead.',
        visualKeywords: ['statue rocking', 'rope teams', 'dirt road'],
        emphasis: ['Rock', 'waddles'],
      },
      {
        say: '18 people walked it a few hundred yards.',
        onScreen: '18 people, 3 ropes',
        visualKeywords: ['group pulling ropes', 'measuring wheel', 'cheering crew'],
        emphasis: ['18', 'yards'],
      },
    ],
    callToAction: 'Try that on your fridge.',
    facts: [
      {
        claim:
          'In 2012 Carl Lipo and Terry Hunt (two, 2) showed that a 10-foot, five-ton (5) moai can be moved a few hundred yards with just 18 people and three (3) ropes by rocking it; oral traditions were dismissed by scholars; road statues were designed for walking and later modified.',
        sources: [
          {
            title: 'Workers with ropes could make the moai “walk”',
            url: 'https://a.plas.ml/shaare/clz9rA',
          },
        ],
      },
      {
        claim: 'A replica with the forward-leaning design was moved 100 meters in 40 minutes by 18 people.',
        sources: [
          {
            title: 'Easter Island statues really walked, and physics backs it up',
            url: 'https://www.meneame.net/story/estatuas-isla-pascua-realmente-caminaban-fisica-respalda-eng',
          },
        ],
      },
      {
        claim: 'The prevailing idea had been that the moai were rolled on logs.',
        sources: [
          {
            title: 'New Scientist Essential Guides',
            url: 'https://plingno.zinioapps.com/publications/new-scientist-the-essential-guides/41129/issues/586747/articles',
          },
        ],
      },
    ],
  },
  {
    id: 'atlantis-plato',
    niche: 'mysteries',
    title: 'Plato Made Up Atlantis',
    topics: [
      'atlantis',
      'lost city of atlantis',
      'lost city',
      'lost continent',
      'plato',
      'sunken city',
      'ancient mysteries',
      'aquaman',
      'philosophy',
    ],
    hook: 'Only one man ever told the story of Atlantis.',
    scenes: [
      {
        say: 'That was Plato, around 360 BC, in two of his books.',
        onScreen: 'About 360 BC',
        visualKeywords: ['bust of plato', 'scroll', 'athens ruins'],
        emphasis: ['Plato', '360'],
      },
      {
        say: 'Nobody else back then wrote a word about it.',
        visualKeywords: ['empty scroll', 'dusty library', 'blank tablet'],
        emphasis: ['Nobody', 'word'],
      },
      {
        say: 'He had just dreamed up a perfect city in another book.',
        visualKeywords: ['ancient academy', 'students listening', 'drawn city plan'],
        emphasis: ['perfect', 'city'],
      },
      {
        say: 'A hero needs a villain, so he gave it an enemy.',
        visualKeywords: ['warships', 'two cities', 'chess pieces'],
        emphasis: ['needs', 'villain'],
      },
      {
        say: 'Atlantis was rich, huge and way too proud.',
        visualKeywords: ['sunken city', 'golden temple', 'ring-shaped island'],
        emphasis: ['Atlantis', 'proud'],
      },
      {
        say: 'It attacked the good guys, lost, and sank.',
        visualKeywords: ['giant wave', 'sinking city', 'storm'],
        emphasis: ['attacked', 'lost'],
      },
      {
        say: 'Then Plato stopped mid-sentence, and people still search.',
        visualKeywords: ['unfinished page', 'diver', 'submarine'],
        emphasis: ['Plato', 'mid-sentence'],
      },
    ],
    callToAction: "Tag someone who's still looking.",
    facts: [
      {
        claim: 'Plato told the story about 360 BC; his writings are the only known records of it.',
        sources: [
          {
            title: 'Atlantis: timeless story of Plato',
            url: 'http://thecekodok.com/2022/04/atlantis-timeless-story-of-plato.html',
          },
        ],
      },
      {
        claim:
          'After Plato’s ideal city in the Republic, Socrates wishes to see it at war; the enemy that is devised is Atlantis, “larger than Libya and Asia together”; the story is in two (2) dialogues, the Timaeus and the Critias.',
        sources: [
          {
            title: 'What is Atlantis? A quest for the roots of Plato’s famous tale',
            url: 'https://www.arcus-atlantis.org.uk/atlantis/what-is-atlantis.html',
          },
        ],
      },
      {
        claim:
          'The Critias ends in mid-sentence, where Zeus gathers the gods to judge the degenerate Atlanteans.',
        sources: [
          {
            title: 'The story of Atlantis',
            url: 'http://greenart.info/',
          },
        ],
      },
      {
        claim: 'The entire narrative is due to the imagination of Plato.',
        sources: [
          {
            title: 'Critias, introduction by Benjamin Jowett',
            url: 'https://book-bot.com/reader/show/1571-Critias-by-Plato?current_page=2',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
