// Not in jobs.ts, because what it imports needs the messages, and the messages need these names.

/** What each kind of job is called: `one` in lists of jobs, `all` where they are counted. */
export const jobNames = {
  'decode-video': { one: 'Reading a video', all: 'Reading videos' },
  'export-data': { one: 'Export of your account', all: 'Exports of accounts' },
  'make-ad-video': { one: 'Animated ad', all: 'Animated ads' },
  'make-gif': { one: 'GIF', all: 'GIFs' },
  'make-images': { one: 'Images', all: 'Images' },
  'make-persona': { one: 'Persona', all: 'Personas' },
  'make-video': { one: 'Video', all: 'Videos' },
  'place-stock': { one: 'Finding footage', all: 'Finding footage' },
  'publish-article': { one: 'Publishing an article', all: 'Publishing articles' },
  'write-article': { one: 'Article', all: 'Articles' },
} as const
