// What stands around a text where it was posted, and what it asks at its end.

import { describe, expect, test } from 'vitest'
import { findVersions } from './source-versions.ts'
import { loadLanguageTools } from './wording/language-tools.ts'
import { readSource } from './cleaning/source-cleaning.ts'
import { readForScript } from './meaning/source-reading.ts'

const tools = await loadLanguageTools()

function said(text: string): string[] {
  return readSource(text, tools).sentences.map((sentence) => sentence.text)
}

const body = [
  'In 1937 a trucker sat in his cab at a dock and waited all day long.',
  'He watched men carry the freight onto a ship, piece by piece.',
  'Nineteen years later he loaded the first ship with steel boxes.',
  'Within twenty years most of the dock jobs in the city were gone.',
]
const whole = body.join('\n\n')

describe('the head and the foot of a post are never spoken', () => {
  test.each([
    [
      'a forum',
      `r/history\nPosted by u/longhaul 8 hours ago\n\nThe man who hated waiting\n\n${whole}\n\nEdit: wow, thanks!`,
    ],
    [
      'a network',
      `Marisol Vega\n2nd\nHead of Care at Brightleaf | She/Her\n3d • Edited •\n\n${whole}\n\n♻️ Repost if you agree\n🔔 Follow Marisol Vega for daily posts about support\n\n#hiring #care\n\n1,902 · 214 comments · 88 reposts\nLike  Comment  Repost  Send`,
    ],
    [
      'a thread',
      `Mara Lindholm\n@maralindholm\n·\nAug 12\n\n${body.map((line, index) => `${index + 1}/ ${line}`).join('\n\n')}\n\nIf you liked this thread:\n1. Follow me @maralindholm for more of these\n2. RT the first tweet\n\n3:14 PM · Aug 12, 2026\n412 Reposts 89 Quotes 2,310 Likes`,
    ],
    [
      'a letter',
      `The Long Haul #112\nBoring things, every Thursday\nRead online | Share | Unsubscribe\n\n${whole}\n\nWHAT I'M READING\n- The Box, which is where most of this comes from\n- A lovely thread about pallets\n\nUntil next Thursday,\nHal\n\nYou're receiving this because you signed up. © 2026 Hal`,
    ],
    [
      'the press',
      `FOR IMMEDIATE RELEASE\n\nContact: Jonas Peeters, press@box.example, +32 2 555 01 44\n\n${whole}\n\nAbout Boxbank\nBoxbank is an organisation founded in 2021.\n\nImages can be downloaded at box.example/press\n\n###`,
    ],
    [
      'a page',
      `# The man who hated waiting\n\n**Time:** 4 minutes  **Level:** easy\n\n${whole}\n\nWas this guide helpful? Yes / No\nAuthor: Kit Barlow · Reviewed by: The Desk\nRelated guides: Clean a shower head`,
    ],
    ['an assistant', `${whole}\n\n*Would you like me to turn this into a list with links?*`],
  ])('%s', (_, text) => {
    expect(said(text)).toEqual(body)
  })

  test('data and reviews of a shop stay unsaid, and the kind of an animal stays whole', async () => {
    const text = `Home / Outdoor / Hydration\nSILTA Bottle\n$49.00\nor 4 interest-free payments of $12.25\nAdd to cart\n\nSilta is a bottle with a filter in its lid. A lab ran pond water through 40 bottles and found no E. coli in any of them.\n\nWhat's in the box\n1 x bottle\n1 x filter\n\nSpecifications\nVolume: 750 ml\nWeight: 182 g\n\nReviews\n"Never got sick." – Jonna K., verified buyer\n"Lid squeaks a bit but whatever." – Pete\n\nCustomers also bought\nSpare Filter $19`
    expect(said(text)).toEqual([
      'Silta is a bottle with a filter in its lid.',
      'A lab ran pond water through 40 bottles and found no E. coli in any of them.',
    ])
    const reading = await readForScript(`${text}`)
    expect(reading.title).toBe('Silta Bottle')
  })

  test('a paragraph that only looks like it stays', () => {
    const text = `${whole}\n\nThe driver followed the river for 3 days. Reviews of the film were bad, and it was sold anyway.\n\nToday I counted 61 small tomatoes.`
    expect(said(text).slice(-3)).toEqual([
      'The driver followed the river for 3 days.',
      'Reviews of the film were bad, and it was sold anyway.',
      'Today I counted 61 small tomatoes.',
    ])
  })
})

describe('what is said in passing to the room is left out', () => {
  test.each([
    ["There is a film about a station, and I'll put the link on Moodle.", 'There is a film about a station.'],
    ["He couldn't, he couldn't get it closed.", "He couldn't get it closed."],
    [
      "When you've already salted it, it doesn't need more salt.",
      "When you've already salted it, it doesn't need more salt.",
    ],
    [
      'The trick, he told this paper in 1994, was never to lift.',
      'The trick, he told this paper in 1994, was never to lift.',
    ],
    ['That took what, twenty seconds.', 'That took twenty seconds.'],
    ['Short answer: we are less scared than you.', 'We are less scared than you.'],
  ])('%s', (given, spoken) => {
    expect(said(`${body[0]} ${given} ${body[1]}`)[1]).toBe(spoken)
  })

  test('what came last week, and what is read until next week', () => {
    const text = `Last week we did doors. Today, stairs. ${body.join(' ')} For next week, please read chapter four.`
    expect(said(text)).toEqual(body)
    expect(said(`Last week we saw a bear. ${body.join(' ')}`)[0]).toBe('Last week we saw a bear.')
  })

  test('a quotation of several sentences is one', () => {
    const text = `${body[0]} He wrote back: "I can't find it. Who do I ask?" ${body[1]}`
    expect(said(text)[1]).toBe('He wrote back: "I can\'t find it. Who do I ask?"')
  })
})

test('a question to the readers at the end is the call to action', async () => {
  const text = `${whole}\n\nHe never sold the boxes to anybody else in his life.\n\nThe ships blew their whistles when he died.\n\nWhat's the longest time that you ever waited? Tell me in the comments!`
  const versions = await findVersions(text, { targetSeconds: 30 })
  for (const { draft } of versions) {
    expect(draft.callToAction).toBe("What's the longest time that you ever waited?")
    expect(draft.scenes.map((scene) => scene.say).join(' ')).not.toMatch(/longest time/)
  }
})

describe('points', () => {
  test('headings that command are the points of an article, in sentence case', async () => {
    const text = `# How I Finally Slept Through a Heat Wave\n\nLast July our bedroom hit 31 degrees at midnight.\n\n### Keep the Windows Shut\n\nThis felt wrong to me, but it is the biggest one of all.\n\n### Block the Sun Outside\n\nA curtain stops the light after the heat is in the room.\n\n### Point the Fan Out\n\nA fan that blows at you only moves the hot air around.\n\nI gave my neighbor the other sheet.`
    const versions = await findVersions(text, { targetSeconds: 30 })
    const list = versions.find(({ shape }) => shape === 'list')!.draft
    expect(list.hook.text).toBe('How I finally slept through a heat wave, in three steps.')
    expect(list.scenes.map((scene) => scene.say).join(' ')).toMatch(
      /One: keep the windows shut\. .*Two: block the sun outside\. .*Three: point the fan out\./,
    )
  })

  test('of two lists only one is counted, and what was done has a subject', async () => {
    const text = `All my tomatoes dropped their flowers three weeks ago.\n\nHere is what was not the problem:\n❌ Water. I checked it twice a day.\n❌ Bees. They were on the flowers all day long.\n❌ Sun. The balcony faces south.\n\nWhat I did:\n✅ hung a wet bedsheet over the wall every evening\n✅ moved the pots away from the wall by a meter\n✅ shook each flower with an electric toothbrush\n\nToday I counted 61 small tomatoes.`
    const { sentences } = await readForScript(text)
    expect(sentences.filter(({ isCounted }) => isCounted).map((sentence) => sentence.text)).toEqual(
      [
        'I hung a wet bedsheet over the wall every evening',
        'I moved the pots away from the wall by a meter',
        'I shook each flower with an electric toothbrush',
      ].map((line) => expect.stringContaining(line)),
    )
  })

  test('steps behind a list of what is needed are no ingredients', () => {
    const text = `## Descale a kettle with lemons\n\nIf your kettle got louder this year, that is limescale.\n\n**You'll need**\n- 1 lemon or 2 tbsp citric acid\n- A wooden spoon\n\n1. **Unplug the kettle and empty it.** Look at the bottom.\n2. **Fill it halfway and add the acid.** It will fizz.\n3. **Pour it out and wipe it.** Then boil fresh water.`
    expect(said(text).join(' ')).toMatch(/Unplug the kettle .* Fill it halfway .* Pour it out and wipe it\./)
    expect(said(text).join(' ')).not.toMatch(/tbsp|wooden spoon/)
  })
})

describe('titles', () => {
  test.each([
    [`WORK & CRAFT\n\nFive minutes with a sign painter\n\n${whole}`, 'Five minutes with a sign painter'],
    [
      `THE BREAD OF GHENT HEATS A POOL\n\nNobody in Ghent knew it. ${whole}`,
      'The bread of Ghent heats a pool',
    ],
    [
      `I accidentally became the package guy of my building and now I know everyone's secrets\n\n${whole}`,
      'I accidentally became the package guy of my building',
    ],
  ])('are the text’s own, in sentence case and whole: %#', async (text, title) => {
    for (const { draft } of await findVersions(text, { targetSeconds: 30 })) expect(draft.title).toBe(title)
  })

  test('never end in the middle of a clause', async () => {
    const text = `The Germans had put steel obstacles all along the beaches in Normandy that spring. ${whole}`
    for (const { draft } of await findVersions(text, { targetSeconds: 15 }))
      expect(draft.title).not.toMatch(/…$/)
  })
})

test('a printed interview has speakers, so its answers are no points and a question leads to its answer', async () => {
  const text = `Delphine Arnaud has painted shop signs by hand in Lyon for 31 years. Today she has a waiting list. We met her on a ladder.\n\nDid you ever think about giving up?\n\nEvery Monday for ten years. I painted numbers on parking spaces to pay my rent.\n\nWhat is the hardest letter for you?\n\nMy answer is the O. Everybody on earth knows what a circle looks like.\n\nAnd what do you tell your apprentices?\n\nI make them paint one letter for three months. Two of them left because of it.`
  const { sentences } = await readForScript(text)
  expect(sentences.map(({ text: line }) => line)).not.toContain('We met her on a ladder.')
  expect(new Set(sentences.flatMap(({ speaker }) => speaker ?? [])).size).toBe(2)
  expect((await findVersions(text, { targetSeconds: 30 })).map(({ shape }) => shape)).not.toContain('list')
})

describe('more of what stands around a text', () => {
  test.each([
    [
      'a newspaper',
      `Skip to main content\nThe Fairhaven Courier\nSign in | Subscribe from $1\n\nLOCAL\n\nTown paints a crosswalk that floats, and drivers brake\n\nRosa Almeida\nStaff writer\nPublished May 18, 2026, 6:40 a.m. ET\n\nListen to this article · 3:12 min\n\nFAIRHAVEN — ${whole}\n\nStory continues below advertisement\n\nRosa Almeida covers town government. Reach her at rosa@courier.example.\n\nRelated\nWhy your street has no sidewalk`,
    ],
    [
      'a chat',
      body
        .map((line, index) => `[12.04.26, 18:0${index}:11] Aunt Mo: ${line.slice(0, -1)}`)
        .join('\n')
        .concat('\n[12.04.26, 18:08:31] Aunt Mo: <attached: 00000017-PHOTO.jpg>'),
    ],
    [
      'a mail',
      `From: Birgit <b@aalto.example>\nTo: Team <hello@finds.example>\nSubject: Re: Re: your story?\n\nHi Sam,\n\n${whole}\n\nWarm regards from Turku\nBirgit\n\n> On 6 Feb 2026, at 10:02, Sam Price wrote:\n> Hi Birgit, we loved your voicemail.`,
    ],
    [
      'an encyclopedia',
      `Coordinates: 55°45′03″N 37°37′07″E\n\n${whole}\n\nSee also[edit]\nTsar Cannon\nMingun Bell`,
    ],
    [
      'a textbook',
      `CHAPTER 9\nMoney That Melts\n\n${whole}\n\nQuestions for discussion\n1. Why did he pay his taxes early?\n\n217`,
    ],
    [
      'a guide',
      `STOP 7\nThe Clock\nPress 7 on your device\n\n${whole}\n\nTo hear about the ceiling, press 8. Please don't touch the glass.`,
    ],
    [
      'a program',
      `# birdbell 🔔\n\n${whole}\n\n## Install\n\n\`\`\`bash\npip install birdbell\n\`\`\`\n\n## Contributing\n\nPull requests are welcome.\n\n## License\n\nMIT`,
    ],
    [
      'a review',
      `★★★★★ Better than my marriage\nReviewed in the United States on February 9, 2026\nStyle: 12-inch | Color: Black | Verified Purchase\n\n${whole}\n\n187 people found this helpful\nHelpful | Report`,
    ],
    [
      'a voice memo',
      `Voice memo 14 Sep (auto transcript)\n\n${whole}\n\nUh, okay. Note to self, call mom. Also we need dog food.`,
    ],
  ])('%s', (_, text) => {
    expect(said(text)).toEqual(body)
  })

  test('notes for a script are spoken without their labels and signs', () => {
    const text = `script ideas pasta water (rough!!)\n\n- hook?? "you're pouring the best ingredient down the sink"\n- restaurants never throw pasta water away. why: starch\n- story: i worked one summer in a kitchen and the chef grabbed my arm\n- don't salt the sauce bc the water is already salty\n- end: "next time keep a mug next to the stove"\n\nneed b-roll: pot, mug, sink`
    expect(said(text)).toEqual([
      "You're pouring the best ingredient down the sink.",
      'Restaurants never throw pasta water away.',
      'Why: starch.',
      'I worked one summer in a kitchen and the chef grabbed my arm.',
      "Don't salt the sauce because the water is already salty.",
      'Next time keep a mug next to the stove.',
    ])
  })

  test('myths keep their facts', () => {
    const text = `MYTH: A dry nose means a fever.\nFACT: Noses go dry when dogs sleep.\n\nMYTH: Dogs eat grass because they're sick.\nFACT: Most of them like the taste.\n\nMYTH: A wagging tail means a happy dog.\nFACT: It means that a dog is excited.`
    expect(said(text).filter((line) => line.startsWith('Fact: '))).toHaveLength(3)
  })
})

test('steps on lines of their own are told in order, and without gaps', async () => {
  const steps = ['Write it down', 'Move bedtime earlier', 'Put her down awake', 'Wait one minute']
  const text = `How I got my baby to sleep through the night\n\nOur daughter woke up five times a night until she was eight months old.\n\n${steps.map((step, index) => `Step ${index + 1}: ${step}\nThat was harder than it sounds, and it took us about a week.`).join('\n\n')}\n\nOn night nineteen she slept from seven to six.`
  const versions = await findVersions(text, { targetSeconds: 30 })
  const list = versions.find(({ shape }) => shape === 'list')!.draft
  expect(list.hook.text).toBe('How I got my baby to sleep through the night, in four steps.')
  for (const { draft } of versions) {
    const whole = draft.scenes.map((scene) => scene.say).join(' ')
    const told = steps.filter((step) => whole.toLowerCase().includes(step.toLowerCase()))
    expect([0, steps.length]).toContain(told.length)
  }
})

test('"it" of "it took" is nobody, and a command is no subject', async () => {
  const text = `Management hired consultants. It took eight months and a lot of money. Use tension rods everywhere. They hold curtains and shelves. ${body.join(' ')}`
  const everything = (await findVersions(text, { targetSeconds: 15 }))
    .flatMap(({ draft }) => [
      draft.hook.text,
      ...draft.hookAlternatives.map((hook) => hook.text),
      ...draft.scenes.map((scene) => scene.say),
    ])
    .join(' ')
  expect(everything).not.toMatch(/Management took|rods hold/)
})

describe('captions without punctuation', () => {
  test.each([
    [
      "so if you've ever lost a suitcase there's a decent chance it ended up in a small town and there is a store there that's bigger than a city block and everything in it came out of somebody's lost bag",
      /there's a decent chance it ended up in a small town[,.].*there is a store there that's bigger than a city block/i,
    ],
    [
      'he paid for the tower and he paid the bribe too Lustig took a train to Austria with a suitcase full of cash and when he saw that nothing about it was in the newspapers he went back to Paris and sold the tower again',
      /he paid the bribe too\. Lustig took a train .*when he saw that nothing about it was in the newspapers, he went back to Paris/i,
    ],
    [
      "everybody tries to fix their sleep you can't fix your sleep directly your body clock doesn't care when you go to bed it cares about light and it moves by about one hour a day",
      /fix their sleep\. You can't fix your sleep directly\. .* by about one hour a day/,
    ],
  ])('%#', (words, cut) => {
    // One line of words for each seven, as a program wraps them.
    const lines = words.split(' ').reduce<string[]>((all, word) => {
      const last = all.at(-1) ?? ''
      if (all.length > 0 && last.length + word.length < 44) all[all.length - 1] = `${last} ${word}`
      else all.push(word)
      return all
    }, [])
    expect(said(lines.join('\n')).join(' ')).toMatch(cut)
  })
})

describe('a page of a site', () => {
  const page = [
    'OUTDOOR LAB',
    'Reviews  Guides  Deals  About',
    '',
    'HOW-TO',
    'How to Break In Hiking Boots',
    'Hannah Voss  |  Last updated: Feb 12, 2026',
    'When you buy through our links, we may earn a commission.',
    '',
    'Leather boots hurt until they know your feet. Walk to work in them first.',
    '',
    '— Teo',
    'Comments are closed.',
  ].join('\n')

  test('is named by its headline, not by its site, its sections or its rubric', () => {
    expect(readSource(page, tools).title).toBe('How to Break In Hiking Boots')
  })

  test('ends before the name of its writer and what is said of comments', () => {
    expect(said(page).at(-1)).toBe('Walk to work in them first.')
  })
})

describe('what a page has around its text is never spoken', () => {
  test.each([
    ['the way to other posts', `${whole}\n\n← Older: On soup          Newer: What I read in May →`],
    ['the way to another page', `${whole}\n\nThe last typesetter of Ghent »`],
    [
      'an offer of a magazine',
      `${body[0]}\n\nSUBSCRIBE\nGet Dock & Co. delivered four times a year. From €39.\n\n${body.slice(1).join('\n\n')}`,
    ],
    [
      'a button below who wrote it',
      `Ada Lopez • 2nd\nFounder at Box\n3mo • Edited • 🌐\n\nFollow\n\n${whole}`,
    ],
    ['counts of an answer', `${whole}\n\nView 1,204 upvotes\nView 9 shares\nUpvote · 1.2K\nComment 41`],
    [
      'an advert below who paid for it',
      `${whole}\n\nSponsored by RunFuel\nTired of bonking? Try RunFuel gels.`,
    ],
    ['a request for hearts', `${whole}\n\n*If you liked this, tap the heart so other people can find it.*`],
    ['what came to its writer too late', `${whole}\n\nP.S. I forgot to buy the second screw.`],
  ])('%s', (_, text) => {
    const { sentences, title } = readSource(text, tools)
    expect(sentences.map((sentence) => sentence.text)).toEqual(body)
    expect(title).toBeNull()
  })

  test('the writer and the buttons below a title', () => {
    const head =
      'The man who hated waiting at docks\nLottie Carrow\n·\nFollow\nPublished in Kitchen Sense\n·\n5 min read\n·\nApr 3, 2024\n\n1.7K\n\n22\n\nListen\n\nShare'
    const { sentences, title } = readSource(`${head}\n\n${whole}`, tools)
    expect(title).toBe('The man who hated waiting at docks')
    expect(sentences.map(({ text }) => text)).toEqual(body)
  })

  test('a name in capitals is written as its text writes it', () => {
    const { title } = readSource(`MOTHLIGHT – the light that fades out\n\n${whole} Mothlight is red.`, tools)
    expect(title).toBe('Mothlight – the light that fades out')
  })

  test('points with arrows are told', () => {
    const points = ['→ Call before you fix it.', '→ Say what went wrong.', '→ Say when it will be right.']
    expect(said(`${whole}\n\n${points.join('\n')}`).join(' ')).toContain('Say what went wrong.')
  })
})

describe('talk about the recording is never spoken', () => {
  test.each([
    'So I’m not a doctor.',
    'Part two is on Friday.',
    'Sorry, give me a second.',
    'But that’s it for today.',
  ])('%s', (line) => {
    expect(said(`${whole}\n\n${line}`)).toEqual(body)
  })
})

describe('an interview keeps what a question asks about', () => {
  const interview = `Mara: How long have you tuned pianos?

Ilka: For forty years. I started in a church, and I never stopped.

Mara: You’ve said that you can hear a marriage in a piano. What do you mean?

Ilka: You can hear who plays.

Mara: What should people do?

Ilka: Keep it away from the window, and have it tuned twice a year.`

  test('what the guest said before is told with "What do you mean?"', () => {
    expect(said(interview).join(' ')).toContain(
      'hear a marriage in a piano. What do you mean? You can hear who plays.',
    )
  })

  test('what the guest does is told with "How does somebody end up doing that?"', () => {
    const talk = `Nadia: Can you hear me all right?

Otto: Loud and clear.

Nadia: You taste tap water for a living. How does somebody end up doing that?

Otto: I was a wine guy, and then I lost my sense of smell for a year after a flu.

Nadia: What can you taste that a machine can't?

Otto: Earth. There's a compound that algae make, and I need three seconds to find it.`
    expect(said(talk).join(' ')).toMatch(
      /^You taste tap water for a living\. How does somebody end up doing that\?/,
    )
  })
})
