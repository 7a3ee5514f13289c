import type { Starter } from './types.ts'

export const artStarters = [
  {
    id: 'mona-lisa-theft',
    niche: 'art',
    title: 'How Mona Lisa Got Famous',
    topics: [
      'mona lisa',
      'louvre',
      'leonardo da vinci',
      'da vinci',
      'painting',
      'art',
      'heist',
      'theft',
      'paris',
      'museum',
      'picasso',
      'crime',
    ],
    hook: 'The Mona Lisa got famous by disappearing.',
    scenes: [
      {
        say: 'In August 1911, a former Louvre worker hid inside overnight.',
        onScreen: 'August 1911',
        visualKeywords: ['louvre', 'dark museum', 'broom cupboard'],
        emphasis: ['1911', 'overnight'],
      },
      {
        say: 'Vincenzo Peruggia took it off the wall and walked out.',
        visualKeywords: ['empty frame', 'man in coat', 'staircase'],
        emphasis: ['walked'],
      },
      {
        say: 'The Louvre closed for a week while detectives searched.',
        visualKeywords: ['closed gate', 'detective', 'paris street'],
        emphasis: ['closed', 'week'],
      },
      {
        say: 'Thousands of people queued just to see the empty spot.',
        visualKeywords: ['museum queue', 'bare wall', 'crowd'],
        emphasis: ['Thousands', 'empty'],
      },
      {
        say: 'Even Picasso was suspected, wrongly, along with a poet.',
        visualKeywords: ['cubist painting', 'police station', 'artist'],
        emphasis: ['Picasso', 'wrongly'],
      },
      {
        say: 'Two years later the thief was caught trying to sell it.',
        visualKeywords: ['handcuffs', 'suitcase', 'florence'],
        emphasis: ['caught'],
      },
    ],
    callToAction: 'Would you queue for an empty wall? Tell me.',
    facts: [
      {
        claim:
          'In 1911 the Mona Lisa was stolen; the Louvre was shut for an entire week; Apollinaire and Picasso were wrongly accused; two years on the thief proved to be Vincenzo Peruggia, who had hidden in a broom cupboard overnight.',
        sources: [
          {
            title: 'Pilfered Paintings: Five Famous Art Heists Through History – TIME',
            url: 'https://newsfeed.time.com/2012/04/16/pilfered-paintings-five-famous-art-heists-through-history/slide/mona-lisa-frown/',
          },
        ],
      },
      {
        claim:
          'Stolen on 21 August 1911; thousands of people lined up to see the empty spot; Peruggia had once worked at the Louvre.',
        sources: [
          { title: 'Theft of the Mona Lisa', url: 'https://www.factfixx.com/theft-of-the-mona-lisa/' },
        ],
      },
      {
        claim:
          'The theft brought the painting unprecedented fame; the man was found when he tried to sell it in Florence.',
        sources: [
          {
            title: 'The Theft That Made The ‘Mona Lisa’ A Masterpiece – NPR',
            url: 'https://www.npr.org/transcripts/138800110',
          },
          {
            title: 'Someone stole Mona’s heart',
            url: 'https://pinaxo.com/public/547433f118b278d24da00c56f7e3b379/bianchi-lecco-edition-2-cobalt/52',
          },
        ],
      },
    ],
  },
  {
    id: 'van-gogh-sale',
    niche: 'art',
    title: 'The One Painting Van Gogh Sold',
    topics: [
      'van gogh',
      'vincent van gogh',
      'painting',
      'painter',
      'artist',
      'art',
      'success',
      'motivation',
      'creativity',
      'impressionism',
      'wine',
    ],
    hook: 'We know of one painting Van Gogh sold at a show.',
    scenes: [
      {
        say: "It's called The Red Vineyard, from the autumn of 1888.",
        onScreen: 'The Red Vineyard, 1888',
        visualKeywords: ['red vineyard', 'grape harvest', 'oil paint'],
        emphasis: ['Red', 'Vineyard'],
      },
      {
        say: 'He saw it on a walk with Gauguin, and painted it from memory.',
        visualKeywords: ['vineyard path', 'sunset', 'paint brush'],
        emphasis: ['memory'],
      },
      {
        say: 'In 1890, the painter Anna Boch bought it for 400 francs.',
        onScreen: '400 francs',
        visualKeywords: ['gallery', 'old banknotes', 'woman artist'],
        emphasis: ['400'],
      },
      {
        say: 'Otherwise he bartered paintings for food and art supplies.',
        visualKeywords: ['bread', 'paint tubes', 'market'],
        emphasis: ['bartered'],
      },
      {
        say: "He'd been painting for only about ten years when he died.",
        visualKeywords: ['wheat field', 'easel', 'starry sky'],
        emphasis: ['ten'],
      },
      {
        say: 'He was broke, and practically unknown to the public.',
        visualKeywords: ['empty room', 'sunflowers', 'candle'],
        emphasis: ['unknown'],
      },
    ],
    callToAction: "Share this with someone who's still waiting for applause.",
    facts: [
      {
        claim:
          'The Red Vineyard, seen on a walk with Gauguin on 28 October 1888 and painted from memory, is the only known sale to a non-relative at an official show: to Anna Boch, in 1890; he bartered paintings for food and supplies and died destitute and practically unknown after a career of ten years.',
        sources: [
          {
            title: 'Discover the Only Painting Van Gogh Ever Sold During His Lifetime',
            url: 'https://evercurrentnews.com/discover-the-only-painting-van-gogh-ever-sold-during-his-lifetime',
          },
        ],
      },
      {
        claim: 'The painter Anna Boch bought it in Brussels in 1890 for 400 francs.',
        sources: [
          { title: 'The Red Vineyard, 1888', url: 'https://arthur.io/art/vincent-van-gogh/the-red-vineyard' },
        ],
      },
    ],
  },
  {
    id: 'ultramarine-gold',
    niche: 'art',
    title: 'The Blue That Cost More Than Gold',
    topics: [
      'ultramarine',
      'blue',
      'pigment',
      'paint',
      'vermeer',
      'girl with a pearl earring',
      'lapis lazuli',
      'colour',
      'color',
      'art',
      'painting',
      'gold',
      'design',
    ],
    hook: 'Some blue paint once cost more than gold.',
    scenes: [
      {
        say: 'Real ultramarine was made from lapis lazuli, a deep blue stone.',
        visualKeywords: ['lapis lazuli', 'blue pigment', 'mortar and pestle'],
        emphasis: ['lapis', 'stone'],
      },
      {
        say: 'Almost all of it comes from one remote corner of Afghanistan.',
        visualKeywords: ['afghan mountains', 'mine', 'blue rock'],
        emphasis: ['one', 'Afghanistan'],
      },
      {
        say: "The name means beyond the sea, because that's how it reached Europe.",
        onScreen: 'ultra marinus',
        visualKeywords: ['sailing ship', 'old map', 'sea'],
        emphasis: ['beyond', 'sea'],
      },
      {
        say: "Patrons could write the amount of blue into an artist's contract.",
        visualKeywords: ['quill', 'contract', 'renaissance painting'],
        emphasis: ['contract'],
      },
      {
        say: 'Vermeer used it lavishly, even mixed into his whites and reds.',
        visualKeywords: ['artist palette', 'vermeer painting', 'brush stroke'],
        emphasis: ['lavishly'],
      },
      {
        say: "It's the blue in the Girl with a Pearl Earring's scarf.",
        visualKeywords: ['pearl earring', 'blue scarf', 'portrait'],
        emphasis: ['Pearl'],
      },
    ],
    callToAction: 'Zoom in on a Vermeer tonight and find it.',
    facts: [
      {
        claim:
          'Ultramarine’s price at its height surpassed gold; its source, lapis lazuli, is mined almost only at Sar-e-Sang in north-east Afghanistan; Vermeer applied it lavishly, in the scarf of the Girl with a Pearl Earring and mixed into whites and reds.',
        sources: [
          {
            title: 'From Vermeer to the Taliban: how the world fell for lapis lazuli',
            url: 'https://telegraph.co.uk/art/what-to-see/vermeer-taliban-how-world-fell-lapis-lazuli',
          },
        ],
      },
      {
        claim:
          'The name means “from beyond the seas”; the amount of lapis was often stipulated in the artist’s agreement.',
        sources: [
          {
            title: 'Lapis lazuli and pigments',
            url: 'https://sambroadhurst.com.au/my-process/lapis-lazuli-and-pigments',
          },
        ],
      },
    ],
  },
  {
    id: 'emoji-museum',
    niche: 'art',
    title: '176 Tiny Works of Art',
    topics: [
      'emoji',
      'emojis',
      'moma',
      'museum',
      'japan',
      'design',
      'pixel art',
      'texting',
      'smiley',
      'phone',
      'art',
    ],
    hook: '176 emoji belong to an art museum.',
    scenes: [
      {
        say: "Shigetaka Kurita's set launched on Japanese phones in 1999.",
        onScreen: '1999',
        visualKeywords: ['flip phone', 'tokyo', 'pixel icon'],
        emphasis: ['1999'],
      },
      {
        say: 'Each picture had to fit on a grid of 12 by 12 pixels.',
        onScreen: '12 × 12',
        visualKeywords: ['pixel grid', 'graph paper', 'screen'],
        emphasis: ['12'],
      },
      {
        say: 'That was enough for a heart, the weather, and a face.',
        visualKeywords: ['pixel heart', 'sun icon', 'smiley face'],
        emphasis: ['enough'],
      },
      {
        say: 'Japan loved them; the world got them through Unicode in 2010.',
        visualKeywords: ['smartphone', 'globe', 'text message'],
        emphasis: ['2010'],
      },
      {
        say: "In 2016 New York's Museum of Modern Art took all 176.",
        onScreen: '176 in the collection',
        visualKeywords: ['museum gallery', 'framed pixel art', 'new york'],
        emphasis: ['2016', '176'],
      },
      {
        say: 'So yes, that little heart you sent is technically fine art.',
        visualKeywords: ['pixel heart', 'gallery frame', 'phone screen'],
        emphasis: ['fine', 'art'],
      },
    ],
    callToAction: 'Reply with the one emoji you overuse.',
    facts: [
      {
        claim:
          'NTT DOCOMO’s 176 emoji, made by Shigetaka Kurita in 1999 on a grid of 12 by 12 pixels, show hearts, weather and faces; they stayed largely Japanese until Unicode took them up in 2010.',
        sources: [
          {
            title: 'MoMA adds original set of emoji to its collection',
            url: 'https://www.urdesignmag.com/moma-adds-original-set-of-emoji-to-its-collection/',
          },
        ],
      },
      {
        claim: 'In 2016 New York’s Museum of Modern Art added the 176 to its permanent collection.',
        sources: [
          {
            title: 'Emoji: a digital language – CNN',
            url: 'https://www.cnn.com/style/gallery/emoji-digital-language/index.html',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
