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
        say: 'It took 26 hours before anyone noticed it was missing.',
        visualKeywords: ['empty frame', 'museum clock', 'guard'],
        emphasis: ['26', 'noticed'],
      },
      {
        say: 'The Louvre closed for a week while detectives searched.',
        visualKeywords: ['closed gate', 'detective', 'paris street'],
        emphasis: ['closed', 'week'],
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
      {
        say: "Before that, it wasn't even the star of its own room.",
        visualKeywords: ['museum gallery', 'portrait', 'visitors'],
        emphasis: ['star'],
      },
    ],
    callToAction: 'Tell me which painting you would notice missing.',
    facts: [
      {
        claim:
          'In 1911 the Louvre was shut for an entire week; Picasso and a poet, Apollinaire, were wrongly accused; two years on the thief proved to be a Louvre employee, Vincenzo Peruggia, who had waited in a broom cupboard overnight.',
        sources: [
          {
            title: 'Pilfered Paintings: Five Famous Art Heists Through History – TIME',
            url: 'https://newsfeed.time.com/2012/04/16/pilfered-paintings-five-famous-art-heists-through-history/slide/mona-lisa-frown/',
          },
        ],
      },
      {
        claim: 'The theft was on August 21, 1911, and twenty-six hours (26) passed before anyone noticed.',
        sources: [
          {
            title: 'The Mona Lisa heist of 1911 – NZ Herald',
            url: 'https://www.nzherald.co.nz/world/news/article.cfm?c_id=2&objectid=12278265',
          },
        ],
      },
      {
        claim: 'Before its theft it was not even the most famous painting in its gallery.',
        sources: [
          {
            title: 'The Theft That Made The ‘Mona Lisa’ A Masterpiece – NPR',
            url: 'https://www.npr.org/transcripts/138800110',
          },
          {
            title: 'The Theft That Made The ‘Mona Lisa’ A Masterpiece – 3 Quarks Daily, quoting NPR',
            url: 'https://3quarksdaily.com/3quarksdaily/2014/08/the-theft-that-made-the-mona-lisa-a-masterpiece.html',
          },
        ],
      },
      {
        claim:
          'The thief, who had once worked at the Louvre, was arrested in Florence in December 1913, two years later, after he had offered it to a dealer.',
        sources: [
          {
            title:
              'Picture Recovered: Da Vinci’s Mona Lisa, 15 December 1913 – Papers Past, National Library of New Zealand',
            url: 'https://dynamic-rsnz.natlib.govt.nz/newspapers/STEP19131215.2.26',
          },
          {
            title: 'One Patriot’s Games – The American',
            url: 'https://theamericanmag.com/one-patriots-games/',
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
    hook: "There's just one painting we're certain Van Gogh sold.",
    scenes: [
      {
        say: "It's called The Red Vineyard, from the autumn of 1888.",
        onScreen: 'The Red Vineyard, 1888',
        visualKeywords: ['red vineyard', 'grape harvest', 'oil paint'],
        emphasis: ['Red', 'Vineyard'],
      },
      {
        say: 'He saw it on a walk with Gauguin and painted it back home.',
        visualKeywords: ['vineyard path', 'sunset', 'paint brush'],
        emphasis: ['walk', 'home'],
      },
      {
        say: 'In 1890, the painter Anna Boch bought it for 400 francs.',
        onScreen: '400 francs',
        visualKeywords: ['gallery', 'old banknotes', 'woman artist'],
        emphasis: ['400'],
      },
      {
        say: 'Her brother was one of his friends, and a painter as well.',
        visualKeywords: ['two painters', 'easel', 'portrait'],
        emphasis: ['friends'],
      },
      {
        say: 'In 1906, she sold it again, for 10,000 francs.',
        onScreen: '10,000 francs',
        visualKeywords: ['auction', 'gold coins', 'paris gallery'],
        emphasis: ['1906', '10,000'],
      },
      {
        say: 'By then Vincent had been gone for more than a decade.',
        visualKeywords: ['wheat field', 'empty chair', 'sunflowers'],
        emphasis: ['gone'],
      },
    ],
    callToAction: "Share this with someone who's still waiting for applause.",
    facts: [
      {
        claim:
          'The Red Vineyard is the only painting he is certain to have sold, for 400 francs in 1890; he saw it on a walk with Gauguin on 28 October 1888 and finished it back in his studio.',
        sources: [
          {
            title:
              'How did the only painting sold by Van Gogh end up in Russia? – Briefly, quoting The Art Newspaper',
            url: 'https://heroku.briefly.co/anchor/Misc/story/how-did-the-only-painting-sold-by-van-gogh-in-his-lifetime-end-up-in-russia-2',
          },
        ],
      },
      {
        claim: 'The buyer was Anna Boch, a painter of Les XX; Van Gogh died in 1890.',
        sources: [
          {
            title:
              '‘Red Vineyard at Arles’: Van Gogh’s Sole Painting He Sold Unveiled in Moscow – Classicalite',
            url: 'https://classicalite.com/articles/41452/20240216/red-vineyard-at-arles-van-goghs-sole-painting-he-sold-unveiled-in-moscow.htm',
          },
        ],
      },
      {
        claim:
          'Her brother Eugène, a painter, was a friend of Van Gogh; in 1906 she sold it for 10,000 francs.',
        sources: [
          {
            title: 'The Red Vineyard by Vincent van Gogh – annaboch.com',
            url: 'http://www.annaboch.com/the-red-vineyard.htm',
          },
          {
            title: 'The Red Vineyard – Trek Zone',
            url: 'https://trek.zone/en/russia/art/the-red-vineyard',
          },
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
        say: 'Until 1828 there was no other version, so painters paid up.',
        visualKeywords: ['paint pigment', 'gold coins', 'painter'],
        emphasis: ['1828', 'paid'],
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
            title: 'From Vermeer to the Taliban: how the world fell for lapis lazuli – The Telegraph',
            url: 'https://telegraph.co.uk/art/what-to-see/vermeer-taliban-how-world-fell-lapis-lazuli',
          },
        ],
      },
      {
        claim: 'Up until 1828 only the natural pigment was available, and it cost more than pure gold.',
        sources: [
          {
            title: 'Ultramarine – Royal Talens',
            url: 'https://royaltalens.com/blogs/colour-stories/ultramarine',
          },
        ],
      },
      {
        claim:
          'It is called ultramarine because it came to western Europe from “beyond the sea” (ultra marinus).',
        sources: [
          {
            title: 'Ultramarine – Hexachromatic, quoting John Gage, Color in Art',
            url: 'https://hexachromatic.com/ultramarine',
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
