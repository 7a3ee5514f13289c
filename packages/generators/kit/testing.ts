// Six very different products, for tests. None of them exists.

import { kitFormSchema, type KitForm } from '@vivify/contract/kit'

const build = (form: Partial<KitForm>): KitForm => kitFormSchema.parse(form)

export const testProducts = {
  developerTool: build({
    name: 'Querylight',
    summary:
      'Finds slow database queries before your users notice. It reads the logs that Postgres already writes.',
    audience: 'backend developers on small teams',
    news: 'Every finding now comes with a suggested index.',
    offer: '30% off the first year with the code PH30',
    link: 'https://querylight.example',
    huntUrl: 'https://www.producthunt.com/posts/querylight',
    why: 'I lost a weekend to a single missing index. The tools I tried needed an agent on every server, and I just wanted to know which query to fix first.',
    features:
      'Explains each slow query in plain English\nSuggests an index and estimates its size\nRuns inside your own network',
    different: 'It needs no agent and no access to your data, only the log.',
    price: 'Free for one database, then $12 a month per database.',
    platforms: 'Linux, macOS and Docker',
    privacy: 'Logs never leave your network.',
    next: 'MySQL support is next.',
    maker: 'Dana',
  }),
  meditationApp: build({
    name: 'Stillwater',
    summary: 'A meditation app for new parents who have three minutes at most',
    audience: 'new parents',
    news: 'You can now start a session with one hand from the lock screen',
    link: 'stillwater.example',
    why: 'When our son was born, we had every meditation app and no time for any of them. So we recorded sessions that end when the baby cries.',
    features:
      '- Three-minute sessions\n- A night mode without any light\n- Pauses by itself when it hears crying',
    price: 'Free',
    platforms: 'iOS and Android',
    privacy: 'The microphone is only used on your phone, and nothing is recorded.',
  }),
  hardware: build({
    name: 'Dimmo',
    summary: 'Dimmo is a desk lamp that follows the sun',
    audience: 'People who work from home',
    news: 'First batch of 500 lamps ships in March',
    offer: 'Free shipping for the first batch',
    link: 'https://dimmo.example/lamp',
    features: 'USB-C power\nA light sensor on the top\nNo app and no account\nReplaceable LEDs',
    price: '$89',
  }),
  marketplace: build({
    name: 'Secondstring',
    summary: 'We help musicians buy and sell used instruments near them',
    audience: 'Musicians, music schools and parents of young players',
    why: 'Half the guitars in our street stand in a corner. A school two blocks away could not afford any.',
    link: 'https://secondstring.example',
    features:
      'Check every instrument with a repair shop nearby; Pay only after you have played it; Rent before you buy',
    different: 'Money is held until you have tried the instrument.',
  }),
  aiWriter: build({
    name: 'Longhand AI',
    summary: 'AI writing tool that keeps your own voice',
    audience: 'newsletter writers and founders',
    news: 'Import your last 20 posts and it learns how you write.',
    link: 'https://longhand.example',
    features:
      'Learns from your own texts\nMarks every sentence that it changed\nCites the source of each fact',
    price: '$10 a month',
    privacy: 'Your texts train no shared model.',
  }),
  nonProfitMap: build({
    name: 'Open Larder',
    summary: 'Open-source map of food banks and community fridges',
    audience: 'people who need food today, and people who have some to give',
    why: 'Most lists of food banks are PDFs that were right last year.',
    link: 'https://openlarder.example',
    features:
      'Opening hours that volunteers confirm each week\nWorks without an account\nA page to print for people without a phone',
    price: 'Free, forever.',
    platforms: 'Any browser',
    next: 'Translations into Spanish, Arabic and Ukrainian.',
  }),
} as const satisfies Record<string, KitForm>

export type TestProductName = keyof typeof testProducts
