import type { Starter } from './types.ts'

export const mythologyStarters = [
  {
    id: 'thor-bride',
    niche: 'mythology',
    title: "Thor's Wedding Dress",
    topics: [
      'thor',
      'norse mythology',
      'norse gods',
      'loki',
      'freya',
      'mjolnir',
      'viking gods',
      'asgard',
      'mythology',
    ],
    hook: 'To save his hammer, Thor once became a bride.',
    scenes: [
      {
        say: 'A giant named Thrym stole the hammer and buried it eight miles down.',
        visualKeywords: ["thor's hammer", 'giant silhouette', 'snowy mountain cave'],
        emphasis: ['Thrym', 'eight'],
      },
      {
        say: 'His price for returning it was marrying the goddess Freya.',
        visualKeywords: ['golden necklace', 'norse goddess', 'wedding ring'],
        emphasis: ['marrying', 'Freya'],
      },
      {
        say: 'She refused, so the gods put Thor in a veil instead.',
        visualKeywords: ['bride veil', 'bearded warrior', 'golden hall'],
        emphasis: ['refused', 'veil'],
      },
      {
        say: 'At the feast, the bride ate an ox and eight salmon.',
        visualKeywords: ['roast ox', 'salmon on a platter', 'viking feast'],
        emphasis: ['ox', 'salmon'],
      },
      {
        say: 'Loki, playing the maid, swore love had made her hungry.',
        visualKeywords: ['bridesmaid', 'whispering', 'candlelit table'],
        emphasis: ['maid', 'hungry'],
      },
      {
        say: 'Thrym laid the hammer in her lap, and that was his last mistake.',
        visualKeywords: ['hammer on a lap', 'lightning strike', 'wedding ceremony'],
        emphasis: ['last', 'mistake'],
      },
    ],
    callToAction: "Tag someone who'd wear the dress.",
    facts: [
      {
        claim:
          'In the Lay of Thrym the giant stole Mjolnir and asked for Freyja as his bride; Heimdall suggested sending Thor in disguise; the supposed bride ate an ox and eight (8) salmon; when the wedding was to be consecrated with the hammer Thor seized it and killed Thrym.',
        sources: [
          {
            title: 'Thrym – Who’s Who in non-classical mythology',
            url: 'http://nonclassical_mythology.en-academic.com/2206/Thrym',
          },
        ],
      },
      {
        claim:
          'The hammer was buried eight miles below ground; Loki came as the maid and said that Freya had been too full of longing to eat for eight days.',
        sources: [
          {
            title: 'The tale of Thor’s wedding – Viking Sweets',
            url: 'https://vikingsweets.com/en/the-tale-of-thors-wedding',
          },
        ],
      },
    ],
  },
  {
    id: 'pandora-jar',
    niche: 'mythology',
    title: 'Pandora Never Had a Box',
    topics: [
      'pandora',
      "pandora's box",
      'greek mythology',
      'greek myths',
      'zeus',
      'greek gods',
      'hope',
      'ancient greece',
      'mythology',
    ],
    hook: 'Pandora never opened a box. A translator gave her one.',
    scenes: [
      {
        say: 'Zeus was furious that Prometheus had stolen fire for humans.',
        visualKeywords: ['greek god statue', 'stolen torch', 'lightning over olympus'],
        emphasis: ['Prometheus', 'fire'],
      },
      {
        say: 'So he sent down Pandora, with a sealed storage jar.',
        visualKeywords: ['ancient greek jar', 'woman in a greek dress', 'clay urn'],
        emphasis: ['Pandora', 'storage', 'jar'],
      },
      {
        say: 'The poet Hesiod calls it a pithos, a pot for oil or wine.',
        visualKeywords: ['storage jars in crete', 'olive oil', 'wine amphora'],
        emphasis: ['pithos', 'oil'],
      },
      {
        say: 'She lifted the lid, and every trouble flew out.',
        visualKeywords: ['smoke from a jar', 'dark storm clouds', 'flying moths'],
        emphasis: ['lid', 'trouble'],
      },
      {
        say: 'Only hope stayed behind, stuck under the rim.',
        visualKeywords: ['light inside a jar', 'jar rim close-up', 'glowing ember'],
        emphasis: ['hope', 'stuck'],
      },
      {
        say: 'In the 1500s, Erasmus swapped pithos for pyxis, meaning box.',
        onScreen: 'pithos → pyxis',
        visualKeywords: ['renaissance scholar', 'latin book', 'quill pen'],
        emphasis: ['1500s', 'pyxis'],
      },
    ],
    callToAction: 'Use it on whoever loves correcting people.',
    facts: [
      {
        claim:
          'Hesiod’s pithos was a jar to store oil, grain or wine; only Hope stayed under the rim; in the 16th century (the 1500s) Erasmus translated it as pyxis, “box”.',
        sources: [
          {
            title: 'Pandora’s box – Simple English Wikipedia',
            url: 'https://simple.m.wikipedia.org/wiki/Pandora%27s_box',
          },
        ],
      },
      {
        claim: 'Zeus sent Pandora as vengeance after Prometheus stole fire from heaven.',
        sources: [
          {
            title: 'Pandora’s box – Wikipedia',
            url: 'https://www.wiki3.en-us.nina.az/Pandora%27s_box.html',
          },
        ],
      },
    ],
  },
  {
    id: 'medusa-pegasus',
    niche: 'mythology',
    title: "Medusa Wasn't Born a Monster",
    topics: [
      'medusa',
      'perseus',
      'pegasus',
      'gorgon',
      'athena',
      'poseidon',
      'greek mythology',
      'greek myths',
      'mythology',
    ],
    hook: 'Medusa is the villain of a crime done to her.',
    scenes: [
      {
        say: 'In one telling, she was a beautiful maiden with famous hair.',
        visualKeywords: ['woman with long hair', 'greek temple', 'marble statue'],
        emphasis: ['beautiful', 'maiden'],
      },
      {
        say: "The god Poseidon attacked her inside Athena's own temple.",
        visualKeywords: ['stormy sea', 'trident', 'temple columns'],
        emphasis: ['Poseidon', 'temple'],
      },
      {
        say: "Athena couldn't punish a god, so she cursed the victim.",
        visualKeywords: ['goddess statue', 'snakes', 'shadow on a wall'],
        emphasis: ['cursed', 'victim'],
      },
      {
        say: 'Snakes for hair, and a look that turned people to stone.',
        visualKeywords: ['snake hair', 'stone statue face', 'snake eyes'],
        emphasis: ['stone'],
      },
      {
        say: 'Perseus dodged it by watching her reflection in a shield.',
        visualKeywords: ['bronze shield', 'reflection', 'sword'],
        emphasis: ['reflection', 'shield'],
      },
      {
        say: 'When he struck, Pegasus sprang from her neck, wings and all.',
        visualKeywords: ['winged horse', 'white horse', 'clouds'],
        emphasis: ['Pegasus', 'wings'],
      },
    ],
    callToAction: 'Was Athena fair? Tell me below.',
    facts: [
      {
        claim:
          'Medusa and her sisters had once been beautiful maidens; her transformation was Athena’s punishment after Poseidon violated her in the goddess’s temple; at her death Pegasus was born from her neck; Athena later wore the head on her breastplate.',
        sources: [
          {
            title: 'Medusa – Brigham Young University (OGCMA)',
            url: 'https://cal.byu.edu/macfarlane/OGCMA/Medusa1.0000_Reid.htm',
          },
        ],
      },
      {
        claim: 'Perseus killed her by looking via his reflecting bronze shield.',
        sources: [
          {
            title: 'Glyptothek München: Medusa',
            url: 'http://www.the-romans.eu/MY-museum/singlepage.php?path=Museumpieces/Glytotek-Muenchen/GM004',
          },
        ],
      },
      {
        claim: 'In one version Athena, unable to harm Poseidon, cursed Medusa.',
        sources: [
          {
            title: 'Who was the patron deity of Medusa',
            url: 'https://justaaa.com/psychology/1225195-who-was-the-patron-deity-of-medusa',
          },
        ],
      },
    ],
  },
  {
    id: 'anubis-heart',
    niche: 'mythology',
    title: 'Your Heart Against a Feather',
    topics: [
      'anubis',
      'egyptian mythology',
      'egyptian gods',
      'osiris',
      'afterlife',
      'book of the dead',
      'underworld',
      'mythology',
    ],
    hook: "In Egypt's afterlife, your heart got weighed against a feather.",
    scenes: [
      {
        say: 'Anubis, the jackal-headed god, brought you to the scales.',
        visualKeywords: ['anubis statue', 'golden scales', 'egyptian tomb painting'],
        emphasis: ['Anubis', 'scales'],
      },
      {
        say: 'On one side lay your heart, on the other an ostrich feather.',
        visualKeywords: ['ostrich feather', 'golden heart', 'balance scale'],
        emphasis: ['heart', 'ostrich', 'feather'],
      },
      {
        say: 'The feather stood for truth, so guilt made the heart heavy.',
        visualKeywords: ['feather on stone', 'hieroglyphs', 'heavy stone'],
        emphasis: ['truth', 'heavy'],
      },
      {
        say: 'If the scales balanced, Osiris welcomed you in.',
        visualKeywords: ['osiris painting', 'golden door', 'green fields'],
        emphasis: ['Osiris', 'in'],
      },
      {
        say: 'If your heart sank, Ammit was waiting below.',
        visualKeywords: ['crocodile jaws', 'dark tomb', 'monster statue'],
        emphasis: ['Ammit'],
      },
      {
        say: 'She was part crocodile, part leopard, part hippo, and always hungry.',
        visualKeywords: ['crocodile', 'leopard', 'hippo'],
        emphasis: ['crocodile', 'hippo'],
      },
      {
        say: 'One bite, and there was no afterlife left.',
        visualKeywords: ['candle blown out', 'empty tomb', 'darkness'],
        emphasis: ['no', 'left'],
      },
    ],
    callToAction: 'Comment whether your heart would pass.',
    facts: [
      {
        claim:
          'In the Book of the Dead the heart was weighed against Ma’at, an ostrich feather; if the scales balanced Anubis took the dead to Osiris, if not they were given to Ammit and had no afterlife.',
        sources: [
          {
            title: 'American Gods: notes – Book Drum',
            url: 'http://www.bookdrum.com/books/american-gods/112699/bookmark/145684.html',
          },
        ],
      },
      {
        claim:
          'Ammit, part crocodile, leopard and hippo, waited beneath the scales; without a heart the soul would cease to exist.',
        sources: [
          {
            title: 'The Egyptian Book of the Dead – Hana Marritz',
            url: 'https://www.hanamarritz.com/blog/archives/04-2018',
          },
        ],
      },
    ],
  },
  {
    id: 'weekday-gods',
    niche: 'mythology',
    title: 'Your Week Is Full of Gods',
    topics: [
      'days of the week',
      'weekdays',
      'odin',
      'norse gods',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'word origins',
    ],
    hook: 'Your calendar is secretly a list of gods.',
    scenes: [
      {
        say: 'Tuesday belongs to Tyr, the one-handed god of combat.',
        visualKeywords: ['viking shield', 'missing hand', 'calendar page'],
        emphasis: ['Tuesday', 'one-handed'],
      },
      {
        say: "Wednesday is Woden's day, and you know him as Odin.",
        onScreen: 'Woden = Odin',
        visualKeywords: ['one-eyed old man', 'raven', 'viking ship'],
        emphasis: ['Wednesday', 'Odin'],
      },
      {
        say: "Thursday is Thor's, and he brought his hammer along.",
        visualKeywords: ['hammer', 'thunderstorm', 'lightning'],
        emphasis: ['Thursday', "Thor's"],
      },
      {
        say: "Friday goes to Frigg, Odin's wife and the goddess of marriage.",
        visualKeywords: ['golden ring', 'norse goddess', 'spinning wheel'],
        emphasis: ['Friday', 'Frigg'],
      },
      {
        say: "The Romans did it first, so their Mars day became Tyr's day.",
        visualKeywords: ['roman statue', 'mars planet', 'latin stone'],
        emphasis: ['first', 'Mars'],
      },
      {
        say: 'The English only left one Roman in place: Saturn kept Saturday.',
        visualKeywords: ['saturn planet', 'roman temple', 'weekend morning'],
        emphasis: ['left', 'Saturn'],
      },
    ],
    callToAction: 'Say that at work on a Wednesday.',
    facts: [
      {
        claim:
          'Tuesday is from Tiw, Tyr, the Norse god of combat; Wednesday from Woden, Odin; Thursday from Thor; Friday from Frigg, wife of Odin and goddess of marriage; Saturday follows Saturn.',
        sources: [
          {
            title: 'Days of the week – Sketchplanations',
            url: 'https://sketchplanations.com/days-of-the-week',
          },
        ],
      },
      {
        claim: 'Tyr is a one-handed god; Saturday is the only day to retain its Roman origin.',
        sources: [
          {
            title: 'Norse Gods nearly every weekday – Irregular History',
            url: 'https://irregularhistory.com/2017/04/norse-gods-nearly-every-weekday/',
          },
        ],
      },
      {
        claim: 'The Romans first named the days; the day of Mars changed to the day of Tyr.',
        sources: [
          {
            title: 'Norse mythology (quotes) – Bookmate',
            url: 'https://pt.bookmate.com/authors/qEl8LMdM/author/quotes',
          },
        ],
      },
    ],
  },
  {
    id: 'icarus-too-low',
    niche: 'mythology',
    title: 'The Half of Icarus You Forgot',
    topics: [
      'icarus',
      'daedalus',
      'greek mythology',
      'greek myths',
      'labyrinth',
      'flying too close',
      'ambition',
      'mythology',
    ],
    hook: 'Icarus got two warnings, and everybody forgets the second.',
    scenes: [
      {
        say: 'His father Daedalus built wings to escape Crete.',
        visualKeywords: ['feather wings', 'cliff above the sea', 'greek island'],
        emphasis: ['Daedalus', 'Crete'],
      },
      {
        say: 'Thread held the middle feathers, and wax held the tips.',
        visualKeywords: ['feathers and thread', 'melting candle wax', 'workshop'],
        emphasis: ['Thread', 'wax'],
      },
      {
        say: "The first warning was famous: the sun melts wax, so don't fly high.",
        visualKeywords: ['bright sun', 'wax dripping', 'wings in the sky'],
        emphasis: ['sun', 'wax'],
      },
      {
        say: "The other was: don't fly too low, or the waves will take you.",
        visualKeywords: ['ocean waves', 'sea spray', 'bird over water'],
        emphasis: ['low', 'waves'],
      },
      {
        say: 'The only safe path was the boring middle.',
        visualKeywords: ['horizon line', 'bird gliding', 'calm sky'],
        emphasis: ['boring', 'middle'],
      },
      {
        say: 'Icarus soared anyway, and the sea where he fell carries his name.',
        onScreen: 'The Icarian Sea',
        visualKeywords: ['falling feathers', 'blue sea', 'lonely splash'],
        emphasis: ['soared', 'sea'],
      },
    ],
    callToAction: 'Which one is your problem, too high or too low?',
    facts: [
      {
        claim:
          'Daedalus warned Icarus to steer a middle course: too low, and the waves may drown you; too high, and the sun may melt the wax. The peril was equal, so there were two warnings (2).',
        sources: [
          {
            title: 'Daedalus and Icarus – Searching for Laugh',
            url: 'https://searchingforlaugh.blogspot.com/2020_07_02_archive.html?m=1',
          },
        ],
      },
      {
        claim: 'He bound the middle feathers with thread and the lower ones with wax to escape Crete.',
        sources: [
          {
            title: 'Ovid’s Metamorphoses: Daedalus and Icarus – Sogang University',
            url: 'http://anthony.sogang.ac.kr/Classics/OvidIcarus.htm',
          },
        ],
      },
      {
        claim: 'The sea that swallowed him gets its name, Icarian Sea, from him.',
        sources: [
          {
            title: 'Ovid, Metamorphoses (quoted)',
            url: 'https://hexachromatic.com/?p=1806',
          },
        ],
      },
    ],
  },
  {
    id: 'troy-nine-cities',
    niche: 'mythology',
    title: 'The City Buried Nine Times',
    topics: [
      'troy',
      'trojan horse',
      'trojan war',
      'helen of troy',
      'achilles',
      'homer',
      'iliad',
      'greek mythology',
      'lost city',
    ],
    hook: 'Troy was real, and it was buried under itself.',
    scenes: [
      {
        say: "For centuries, scholars filed Homer's war under fairy tales.",
        visualKeywords: ['old greek book', 'marble bust of homer', 'library'],
        emphasis: ["Homer's", 'fairy', 'tales'],
      },
      {
        say: 'Then Heinrich Schliemann went to Turkey with the Iliad in his bag.',
        visualKeywords: ['man in a suit', 'leather suitcase', 'turkish hills'],
        emphasis: ['Heinrich', 'Schliemann', 'Iliad'],
      },
      {
        say: 'In 1870, he started digging into a mound called Hisarlik.',
        onScreen: '1870',
        visualKeywords: ['excavation trench', 'shovel', 'dusty mound'],
        emphasis: ['1870', 'Hisarlik'],
      },
      {
        say: "He hit gold, and swore it was King Priam's treasure.",
        visualKeywords: ['gold jewelry', 'treasure in soil', 'ancient crown'],
        emphasis: ['gold', 'treasure'],
      },
      {
        say: 'Wrong city: it was about a thousand years too old.',
        visualKeywords: ['puzzled archaeologist', 'layered soil', 'old gold cup'],
        emphasis: ['city', 'thousand'],
      },
      {
        say: 'The mound holds nine Troys, each built on the ruins of the last.',
        onScreen: '9 cities deep',
        visualKeywords: ['stone wall layers', 'ruins of troy', 'cross-section of soil'],
        emphasis: ['nine', 'ruins'],
      },
    ],
    callToAction: 'Would you still open the gate for the horse?',
    facts: [
      {
        claim:
          'The Iliad was dismissed for centuries as myth; Schliemann dug from 1870 and found gold and silver; it was the right city but the wrong period, about 1000 (a thousand) years before the Trojan War.',
        sources: [
          {
            title: 'The Archaeologist Who Discovered Troy – History Collection',
            url: 'https://historycollection.com/the-worlds-most-impressive-fakes-forgeries-and-finds-that-made-history/5/',
          },
        ],
      },
      {
        claim:
          'Hisarlik is now widely accepted as the setting of Homer’s tales; the mound contains nine (9) Troys, each built over the ruins of the one before; Schliemann carried a copy of the Iliad.',
        sources: [
          {
            title: 'How archaeologists found the lost city of Troy',
            url: 'https://greecehighdefinition.com/blog/2021/3/18/how-archaeologists-found-the-lost-city-of-troy',
          },
        ],
      },
    ],
  },
  {
    id: 'columbus-mermaids',
    niche: 'mythology',
    title: 'Columbus Reviewed Some Mermaids',
    topics: [
      'mermaid',
      'mermaids',
      'sirens',
      'siren',
      'christopher columbus',
      'columbus',
      'manatee',
      'sea cow',
      'sea monsters',
      'folklore',
    ],
    hook: 'Columbus met three mermaids and was a little disappointed.',
    scenes: [
      {
        say: "It was January 1493, near today's Dominican Republic.",
        onScreen: 'January 1493',
        visualKeywords: ['caribbean coast', 'wooden sailing ship', 'old map'],
        emphasis: ['1493', 'Dominican', 'Republic'],
      },
      {
        say: 'He wrote that three sirens rose high out of the sea.',
        visualKeywords: ['ocean surface', "ship's log", 'quill pen'],
        emphasis: ['sirens', 'high'],
      },
      {
        say: "They weren't half as beautiful as they'd been painted, he complained.",
        visualKeywords: ['mermaid painting', 'ornate frame', 'unimpressed sailor'],
        emphasis: ['half', 'beautiful'],
      },
      {
        say: 'Their faces, he had to add, looked almost human.',
        visualKeywords: ['round gray face in water', 'whiskers', 'ripples'],
        emphasis: ['almost', 'human'],
      },
      {
        say: 'Most scholars think he was looking at manatees.',
        visualKeywords: ['manatee underwater', 'sea cow', 'seagrass'],
        emphasis: ['manatees'],
      },
      {
        say: 'After months at sea, a whiskered gray cow could pass.',
        visualKeywords: ['tired sailor', 'horizon', 'manatee surfacing'],
        emphasis: ['months', 'cow'],
      },
    ],
    callToAction: 'Tag a mermaid you know.',
    facts: [
      {
        claim:
          'On January 9, 1493, near the Dominican Republic, Columbus reported three (3) mermaids, “not half as beautiful as they are painted”, with a face to some extent human; scholars hold that they were manatees.',
        sources: [
          {
            title: 'Columbus Saw Mermaids, Or Did He?',
            url: 'http://every-day-is-special.blogspot.com/2011/01/january-9-2011.html',
          },
        ],
      },
      {
        claim:
          'His log says that three sirens came very high out of the sea; manatees have whiskers, and a resemblance that could arise only after long months at sea, says Save the Manatee.',
        sources: [
          {
            title: 'Christopher Columbus Mistook Manatees for Mermaids',
            url: 'https://mcutimes.com/blog/2021/10/11/christopher-columbus-mistook-manatees-for-mermaids/',
          },
        ],
      },
    ],
  },
  {
    id: 'dragon-rhino',
    niche: 'mythology',
    title: 'The Dragon Was a Rhino',
    topics: [
      'dragon',
      'dragons',
      'dragon legend',
      'mythical creatures',
      'woolly rhino',
      'ice age',
      'austria',
      'fossils',
      'folklore',
    ],
    hook: 'A town in Austria kept a real dragon skull.',
    scenes: [
      {
        say: 'The marsh near Klagenfurt kept drowning travelers, so people blamed a monster.',
        visualKeywords: ['foggy marsh', 'river crossing', 'medieval town'],
        emphasis: ['marsh', 'drowning'],
      },
      {
        say: 'In 1335, somebody dug the proof out of a pit.',
        onScreen: '1335',
        visualKeywords: ['gravel pit', 'shovel', 'huge skull'],
        emphasis: ['1335', 'proof'],
      },
      {
        say: 'It was enormous, so they hung it in the town hall.',
        visualKeywords: ['large skull on a wall', 'medieval hall', 'crowd staring'],
        emphasis: ['enormous', 'town', 'hall'],
      },
      {
        say: 'In 1590, a sculptor used it as the model for his dragon fountain.',
        visualKeywords: ['stone dragon fountain', "sculptor's chisel", 'klagenfurt square'],
        emphasis: ['sculptor', 'dragon'],
      },
      {
        say: 'Centuries later, a scientist finally took a closer look.',
        visualKeywords: ['scientist with a magnifying glass', 'museum drawer', 'skull close-up'],
        emphasis: ['closer', 'look'],
      },
      {
        say: 'The dragon was a woolly rhino from the Ice Age.',
        visualKeywords: ['woolly rhinoceros', 'snow plain', 'ice age painting'],
        emphasis: ['woolly', 'rhino'],
      },
    ],
    callToAction: 'Be honest, would you believe it too?',
    facts: [
      {
        claim:
          'In 1335 the cranium of a woolly rhinoceros was found in a gravel pit near Klagenfurt and taken for a dragon’s skull; it was the model for Ulrich Vogelsang’s monument of 1590; people had drowned at the ford, and a water dragon was blamed.',
        sources: [
          {
            title: 'The Klagenfurt Lindwurm – Bestiarium',
            url: 'http://bestiarium.net/lind.html',
          },
        ],
      },
      {
        claim:
          'The skull was displayed in the city hall; the paleontologist Othenio Abel showed that it was a woolly rhinoceros.',
        sources: [
          {
            title: 'When we find dragon fossils – Padeye',
            url: 'https://padeye.news/when-we-find-dragon-fossils/',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
