import type { Starter } from './types.ts'

export const mysteryStarters = [
  {
    id: 'bermuda-triangle-odds',
    niche: 'mysteries',
    title: 'The Bermuda Triangle Has a Boring Secret',
    topics: [
      'bermuda triangle',
      'flight 19',
      'shipwreck',
      'disappearances',
      'vanished',
      'atlantic ocean',
      'conspiracy theory',
      'unexplained',
    ],
    hook: "Insurers don't fear the Bermuda Triangle, and they'd know.",
    scenes: [
      {
        say: 'Its legend took off with a magazine story in 1964.',
        onScreen: 'Born in 1964',
        visualKeywords: ['vintage magazine', 'map of the bermuda triangle', 'typewriter'],
        emphasis: ['legend', '1964'],
      },
      {
        say: "Editors later asked Lloyd's of London for its list of missing ships.",
        visualKeywords: ['ship ledger', 'london insurance office', 'old cargo ship'],
        emphasis: ['missing', 'ships'],
      },
      {
        say: 'From 1955 to 1975, 428 vessels vanished around the world.',
        onScreen: '428 ships',
        visualKeywords: ['globe', 'cargo ship in a storm', 'world map with pins'],
        emphasis: ['428', 'world'],
      },
      {
        say: 'The Triangle had no more than its share.',
        visualKeywords: ['calm blue ocean', 'compass', 'nautical chart'],
        emphasis: ['no', 'share'],
      },
      {
        say: "It's a crowded road crossed by sudden storms and the Gulf Stream.",
        visualKeywords: ['satellite view of a storm', 'busy shipping lane', 'ocean current'],
        emphasis: ['Gulf', 'Stream'],
      },
      {
        say: 'More traffic means more wrecks, just like on any busy street.',
        visualKeywords: ['highway traffic', 'harbor with ships', 'shipwreck underwater'],
        emphasis: ['busy', 'street'],
      },
    ],
    callToAction: 'Save this for your next boat trip.',
    facts: [
      {
        claim:
          'In 1975 Lloyd’s of London said that 428 vessels were reported missing throughout the world between 1955 and 1975, with no greater incidence in the Bermuda Triangle than elsewhere.',
        sources: [
          {
            title: 'The Bermuda Triangle mystery, part 2',
            url: 'https://anythinganytimelanka.blogspot.com/2014/09/the-bermuda-triangle-mysterypart-2.html',
          },
        ],
      },
      {
        claim:
          'The Triangle was put on the map by a 1964 story in Argosy magazine; Lloyd’s charges the same premiums there as anywhere else, and NOAA finds no greater frequency of disappearances.',
        sources: [
          {
            title: 'Do ships still disappear in the Bermuda Triangle? (SlashGear, quoted)',
            url: 'https://lemmy.onlylans.io/post/1303035/3302645',
          },
        ],
      },
      {
        claim:
          'NOAA points to the Gulf Stream’s volatile weather and the many islands; incidents are proportional to the worldwide percentages.',
        sources: [
          {
            title: 'Scientist on the Bermuda Triangle disappearances – Startup Pakistan',
            url: 'https://startuppakistan.com.pk/scientist-claims-that-he-unlocked-shocking-truth-behind-bermuda-triangle-disappearances',
          },
        ],
      },
    ],
  },
  {
    id: 'loch-ness-toy',
    niche: 'mysteries',
    title: 'Nessie Was a Toy Submarine',
    topics: [
      'loch ness monster',
      'loch ness',
      'nessie',
      'scotland',
      'sea monster',
      'monster',
      'cryptid',
      'hoax',
    ],
    hook: 'The most famous Loch Ness photo shows a toy.',
    scenes: [
      {
        say: 'It ran in a newspaper in 1934, credited to a London surgeon.',
        onScreen: '1934',
        visualKeywords: ['old newspaper', 'loch ness', 'vintage camera'],
        emphasis: ['1934', 'surgeon'],
      },
      {
        say: 'Readers trusted a doctor, so the monster became real.',
        visualKeywords: ['doctor in a 1930s suit', 'press headline', 'scottish loch'],
        emphasis: ['doctor', 'real'],
      },
      {
        say: 'Months before, a monster hunter had found huge tracks on the shore.',
        visualKeywords: ['footprints on a beach', 'man in safari hat', 'magnifying glass'],
        emphasis: ['tracks'],
      },
      {
        say: 'Someone had stamped them with a hippo foot, and the press laughed.',
        visualKeywords: ['hippo foot umbrella stand', 'laughing men', 'newspaper cartoon'],
        emphasis: ['hippo', 'foot', 'laughed'],
      },
      {
        say: 'For revenge, his stepson put a neck on a toy submarine.',
        visualKeywords: ['toy submarine', 'clay monster head', 'workshop bench'],
        emphasis: ['neck', 'toy', 'submarine'],
      },
      {
        say: 'He kept quiet about it for nearly 60 years.',
        onScreen: 'Kept for 60 years',
        visualKeywords: ['old man portrait', 'tape recorder', 'black and white photo'],
        emphasis: ['60', 'years'],
      },
    ],
    callToAction: 'Tag someone who still believes in Nessie.',
    facts: [
      {
        claim:
          'The picture, attributed to the surgeon Robert Wilson on 19 April 1934, was a clockwork toy submarine with a model on it, made by Christian Spurling, stepson of Marmaduke Wetherell, who wanted revenge after being ridiculed over footprints made with a dried hippo foot.',
        sources: [
          {
            title: 'Loch Ness Monster hoax photo – Investigator Magazine',
            url: 'https://investigatormagazine.net/PaLochNessMonsterHoaxPhoto36.html',
          },
        ],
      },
      {
        claim:
          'For 60 years the picture was attributed to Wilson; Spurling told two researchers before he died at 90.',
        sources: [
          {
            title: 'Revealed: the Loch Ness picture hoax – Sunday Telegraph, 13 March 1994',
            url: 'http://discmaster.textfiles.com/dl/847/Hidden%20Truth.iso/data/lochness',
          },
        ],
      },
    ],
  },
  {
    id: 'dyatlov-avalanche',
    niche: 'mysteries',
    title: 'What Chased Nine Hikers Into the Snow',
    topics: [
      'dyatlov pass',
      'dyatlov',
      'dyatlov pass incident',
      'hikers',
      'ural mountains',
      'avalanche',
      'siberia',
      'unsolved mysteries',
      'true crime',
    ],
    hook: 'Nine hikers slashed their own tent and ran into the snow.',
    scenes: [
      {
        say: "It was February 1959, deep in Russia's Ural mountains.",
        onScreen: 'February 1959',
        visualKeywords: ['snowy ural mountains', 'skiers in 1959', 'black and white photo'],
        emphasis: ['1959', 'Ural'],
      },
      {
        say: 'Some fled in socks, and none of them survived.',
        visualKeywords: ['footprints in snow', 'wool socks', 'dark forest'],
        emphasis: ['socks', 'none'],
      },
      {
        say: 'People blamed secret weapons, and even a yeti.',
        visualKeywords: ['soviet soldier', 'yeti silhouette', 'newspaper clippings'],
        emphasis: ['weapons', 'yeti'],
      },
      {
        say: 'In 2021, two scientists in Switzerland tried snow physics instead.',
        visualKeywords: ['snow laboratory', 'mountain slope', 'computer simulation'],
        emphasis: ['snow', 'physics'],
      },
      {
        say: 'The hikers had cut into the slope to level their tent.',
        visualKeywords: ['tent on a snowy slope', 'shovel in snow', 'snow wall'],
        emphasis: ['level'],
      },
      {
        say: 'Hours of wind piled on snow until a small slab broke.',
        visualKeywords: ['blowing snow', 'cracked snow slab', 'avalanche'],
        emphasis: ['small', 'broke'],
      },
      {
        say: "That's what could've happened, and some experts still argue.",
        visualKeywords: ['mountain pass at dusk', 'scientists talking', 'chalkboard'],
        emphasis: ["could've", 'still'],
      },
    ],
    callToAction: 'Tell me which theory you believe.',
    facts: [
      {
        claim:
          'Nine hikers died in the Urals in February 1959; their tent was cut from the inside and many fled in socks or bare feet; theories ran from Soviet military experiments to Yetis.',
        sources: [
          {
            title:
              'Has science solved one of history’s greatest adventure mysteries? (National Geographic, reprinted)',
            url: 'https://globalwarming-arclein.blogspot.com/2022/09/dyatlov-pass-again.html',
          },
        ],
      },
      {
        claim:
          'The group cut into the slope to set up the tent; a small slab avalanche hours later is plausible, said the researchers.',
        sources: [
          {
            title: 'A Plausible Explanation for the Dyatlov Pass Incident – Newser',
            url: 'https://www.newser.com/story/302148/a-plausible-explanation-for-the-dyatlov-pass-incident.html',
          },
        ],
      },
      {
        claim:
          'The study of 2021 was by Johan Gaume (EPFL) and Alexander Puzrin (ETH Zurich), two professors (2) in Switzerland.',
        sources: [
          {
            title: 'Intense press coverage prompts new expeditions to Dyatlov Pass – EPFL',
            url: 'https://actu.epfl.ch/news/intense-press-coverage-prompts-new-expeditions-to-',
          },
        ],
      },
      {
        claim: 'Other avalanche experts remain skeptical.',
        sources: [
          {
            title: 'Researchers find another clue in the Dyatlov Pass mystery',
            url: 'https://www.dailyexpertnews.com/science-space/researchers-find-another-clue-in-the-dyatlov-pass-mystery/',
          },
        ],
      },
    ],
  },
  {
    id: 'wow-signal',
    niche: 'mysteries',
    title: '72 Seconds From Nowhere',
    topics: [
      'wow signal',
      'alien',
      'aliens',
      'extraterrestrial',
      'seti',
      'alien signal',
      'alien life',
      'radio telescope',
      'unsolved mysteries',
    ],
    hook: 'For 72 seconds in 1977, someone may have called Earth.',
    scenes: [
      {
        say: "Ohio's Big Ear telescope was sweeping the sky with nobody listening live.",
        visualKeywords: ['radio telescope', 'starry sky', 'ohio farmland'],
        emphasis: ['Big', 'Ear'],
      },
      {
        say: 'Days later, volunteer Jerry Ehman flipped through the paper printouts.',
        visualKeywords: ['computer printout', 'hand with a pen', '1970s office'],
        emphasis: ['paper', 'printouts'],
      },
      {
        say: 'One column of letters was off the charts, so he wrote Wow!',
        onScreen: '6EQUJ5',
        visualKeywords: ['red circle on paper', 'handwritten wow', 'printout close-up'],
        emphasis: ['charts', 'Wow'],
      },
      {
        say: 'It rose and faded just as a distant source should.',
        visualKeywords: ['sky map', 'waveform on a screen', 'milky way'],
        emphasis: ['distant', 'source'],
      },
      {
        say: 'Astronomers searched that spot over 100 more times.',
        onScreen: '100+ searches',
        visualKeywords: ['telescope at night', 'star chart', 'astronomer at a console'],
        emphasis: ['100', 'times'],
      },
      {
        say: "They never heard it again, and nobody's sure what it was.",
        visualKeywords: ['silent radio dish', 'empty sky', 'dawn over a telescope'],
        emphasis: ['never', 'again'],
      },
    ],
    callToAction: 'Comment what you think was out there.',
    facts: [
      {
        claim:
          'On 15 August 1977 the Big Ear telescope of Ohio State University recorded a 72-second signal when no one was listening.',
        sources: [
          {
            title: 'What’s going on with the Wow! signal?',
            url: 'https://verytopsecret.info/2017/06/08/aliens-comets-or-crap-whats-going-on-with-the-wow-signal/',
          },
        ],
      },
      {
        claim:
          'The volunteer Jerry Ehman wrote “Wow!” on the printout; the signal was not recorded again in just over 100 observations.',
        sources: [
          {
            title: 'The “Wow!” Signal – Big Ear Radio Observatory',
            url: 'http://bigear.org/wow.htm',
          },
        ],
      },
      {
        claim: 'The string was 6EQUJ5; it rose and faded as a distant point passing the antenna would.',
        sources: [
          {
            title: 'Wow! signal – Everything2',
            url: 'https://everything2.com/user/m_turner/writeups/Wow%2521+signal',
          },
        ],
      },
      {
        claim:
          'Ehman found it a few days later while reviewing the data; none of the hypotheses adequately explains it.',
        sources: [
          {
            title: 'Wow signal (from Wikipedia)',
            url: 'https://freegifimg.com/symbols/wow-signs',
          },
        ],
      },
    ],
  },
  {
    id: 'area-51-u2',
    niche: 'mysteries',
    title: 'What Was Really Flying at Area 51',
    topics: [
      'area 51',
      'ufo',
      'ufos',
      'flying saucer',
      'cia',
      'spy plane',
      'nevada',
      'conspiracy theories',
      'government secrets',
      'ufo sightings',
    ],
    hook: "Area 51's flying saucers were real. They were spy planes.",
    scenes: [
      {
        say: 'In 1955, the CIA needed an empty desert for a secret jet.',
        onScreen: '1955',
        visualKeywords: ['nevada desert', 'airstrip', 'dry lake bed'],
        emphasis: ['1955', 'empty'],
      },
      {
        say: 'The U-2 flew above 60,000 feet, higher than anyone thought possible.',
        onScreen: '60,000 feet',
        visualKeywords: ['u-2 spy plane', 'high altitude sky', 'pilot in a pressure suit'],
        emphasis: ['U-2', '60,000'],
      },
      {
        say: 'Its silver wings caught the sun and flashed like fire.',
        visualKeywords: ['sunlight on silver wings', 'bright light in the sky', 'sunset clouds'],
        emphasis: ['flashed', 'fire'],
      },
      {
        say: 'Airline pilots far below reported a bright object over their heads.',
        visualKeywords: ['airliner cockpit', 'pilot looking up', 'clouds'],
        emphasis: ['below', 'object'],
      },
      {
        say: "UFO reports jumped, and the CIA couldn't tell anyone why.",
        visualKeywords: ['stack of reports', 'top secret stamp', 'old telephone'],
        emphasis: ['jumped', 'anyone'],
      },
      {
        say: "It didn't officially name Area 51 until 2013.",
        onScreen: 'Confirmed in 2013',
        visualKeywords: ['declassified document', 'desert warning sign', 'chain-link fence'],
        emphasis: ['2013'],
      },
    ],
    callToAction: 'Show this to your favorite UFO hunter.',
    facts: [
      {
        claim:
          'The CIA did not confirm Area 51 until 2013; its history says that U-2 testing from 1955, above 60,000 feet, led to a tremendous increase in UFO reports, as sunlight reflecting off the silver wings made airline pilots report a bright object high above them.',
        sources: [
          {
            title: 'CIA document on Area 51 and UFO sightings',
            url: 'https://conspiracyresource.com/2025/04/30/cia-document-exposes-truth-about-area-51-and-ufo-sightings-but-debate-rages-on',
          },
        ],
      },
      {
        claim: 'At the time no one believed that crewed flight above 60,000 feet was possible.',
        sources: [
          {
            title: 'CIA history of Area 51 – News Essentials',
            url: 'https://newsessentials.wordpress.com/2013/08/17/united-states-of-america-adopted-a-secretive-area-51s-existence/',
          },
        ],
      },
    ],
  },
  {
    id: 'sailing-stones',
    niche: 'mysteries',
    title: 'The Rocks That Move by Themselves',
    topics: [
      'death valley',
      'sailing stones',
      'moving rocks',
      'racetrack playa',
      'california',
      'desert mystery',
      'national park',
      'geology',
    ],
    hook: "Death Valley's rocks crawl when nobody's watching.",
    scenes: [
      {
        say: 'Some weigh 700 pounds, and their trails run for hundreds of feet.',
        onScreen: 'Up to 700 pounds',
        visualKeywords: ['rock with a trail', 'dry lake bed', 'death valley aerial'],
        emphasis: ['700', 'feet'],
      },
      {
        say: 'For decades, people blamed hurricane winds, slime or magic.',
        visualKeywords: ['dust devil', 'windy desert', 'night sky over desert'],
        emphasis: ['hurricane', 'winds'],
      },
      {
        say: 'So researchers tagged rocks with GPS and waited two years.',
        visualKeywords: ['gps device', 'scientists in a desert', 'weather station'],
        emphasis: ['GPS', 'two', 'years'],
      },
      {
        say: 'One winter they got lucky: rain pooled and froze overnight.',
        visualKeywords: ['thin ice on a puddle', 'frost at dawn', 'flooded desert'],
        emphasis: ['rain', 'froze'],
      },
      {
        say: 'By morning, the sheet broke up and a light breeze pushed it.',
        visualKeywords: ['cracking ice sheet', 'sunrise', 'ripples on shallow water'],
        emphasis: ['light', 'breeze'],
      },
      {
        say: 'The ice simply shoved the stones along, leaving tracks in the mud.',
        visualKeywords: ['stone in ice', 'muddy track', 'wet clay'],
        emphasis: ['shoved', 'mud'],
      },
    ],
    callToAction: 'Add this place to your road trip list.',
    facts: [
      {
        claim:
          'Hundreds of rocks on Racetrack Playa, some as heavy as 700 pounds, left trails stretching for hundreds of meters (hundreds of feet); hurricane-force winds and slick algal films were among the theories; GPS-tagged rocks solved it.',
        sources: [
          {
            title: 'Mystery Solved: Sailing Stones Tracked with GPS – GPS World',
            url: 'https://www.gpsworld.com/mystery-solved-sailing-stones-tracked-with-gps/',
          },
        ],
      },
      {
        claim:
          'Researchers waited two years (2) with GPS tags and a weather station, and were there when the rocks moved.',
        sources: [
          {
            title: 'Death Valley’s “sailing stones” mystery has been solved',
            url: 'https://freakyphenomena.com/?q=article/death-valleys-sailing-stones-mystery-has-been-solved',
          },
        ],
      },
      {
        claim:
          'A pond under the stones thaws and freezes; as the ice breaks, a slight, steady wind pushes the sheets, which move the rocks.',
        sources: [
          {
            title: 'Death Valley “Sailing Stones” Solved – The Daily Beast',
            url: 'https://www.thedailybeast.com/death-valley-sailing-stones-solved',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
