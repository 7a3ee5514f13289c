// The sentences of writing articles on the server; messages.ts is where they are read from.

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`

export const articleWriting = {
  builtIn: 'Built-in article writer',
  notFound: 'Article not found.',
  batchNotFound: 'There is no such batch of articles.',
  versionNotFound: 'There is no such version of this article.',
  changed: 'This article was changed in another window. Reload it to continue.',
  beingWritten: 'This article is being written. Wait until it is done, or cancel it.',
  alreadyWritten: 'This article is written already.',
  tooMany: (most: number) =>
    `You can have ${most.toLocaleString('en-US')} articles waiting at once. Wait for some of them.`,
  tooManyKept: (most: number) =>
    `You have ${most.toLocaleString('en-US')} articles, which is the most for one account. Delete some of them first.`,
  tooManyDeleted:
    'You have deleted many articles today, and each can be restored for a day. Try again tomorrow.',
  tooMuchText: (megabytes: number) =>
    `Your articles and their earlier versions keep ${megabytes.toLocaleString('en-US')} MB of text, the most for one account. Delete some articles; their room is free a day later.`,
  noDocument: 'This video has no script yet. Write its script first.',
  noShort: 'This article says too little for a short. Write more of it first.',
  tooSlow: (engine: string) => `${engine} took too long.`,
  deleted: 'This article was deleted.',
  versions: {
    written: (engine: string) => `Written by ${engine}`,
    outlined: 'Outlined',
    edited: 'Edited',
    restored: (revision: number) => `Version ${revision} restored`,
  },
  shorter: (words: number, goal: number) =>
    `The sources yield about ${words.toLocaleString('en-US')} of ${goal.toLocaleString('en-US')} words. Add sources or notes, or choose a shorter length.`,
  repeatedLeftOut: (statements: number) =>
    `${count(statements, 'statement was', 'statements were')} left out, because another source or another article of this batch says the same.`,
  wordingOfSources: (style: string, pointOfView: string) =>
    `The sentences are the sources’ own. “${style}” and “${pointOfView}” shape only the introduction and the closing.`,
  notEnglish:
    'The sources are not in English, so their sentences stay as they are, and nothing was added around them.',
  outline:
    'This is an outline, because no source was found for this title. Answer its questions, or add notes, files or addresses. It costs nothing.',
  outlineFor: (reason: string) => `This is an outline, and costs nothing. ${reason}`,
  tooLittle:
    'The sources say too little about this title for an article, so this is an outline. It costs nothing.',
  meanings: (titles: string) =>
    `This title can mean several things: ${titles}. Name the one you mean in the title.`,
  stopped: (reason: string) => `${reason} What was written is kept. Write it again to go on from there.`,
  waitsForVendor: (engine: string) => `${engine} asks for a pause. The article goes on by itself.`,
  flagged: (statements: number) =>
    `${count(statements, 'statement has', 'statements have')} a number or a name that no source has. Check ${statements === 1 ? 'it' : 'them'} before you publish.`,
  flagReason: (words: string) => `No source has ${words}.`,
  repeats: 'Some sentences repeat what this article or another one of the batch says.',
  pictureMissing: (missing: number, reason: string) =>
    `${count(missing, 'picture is', 'pictures are')} missing and not charged. ${reason}`,
  caption: (section: string | null) => (section === null ? 'Illustration' : `Illustration: ${section}`),
  pictureOf: (things: string, about: string) =>
    things === '' ? `Illustration for “${about}”` : `Illustration for “${about}”: ${things}`,
  notCited: 'No source is named for this statement.',
  sourcesTooMany: (most: number) =>
    `Your articles keep the most text of sources that one account may keep, ${most.toLocaleString('en-US')} characters. Delete some articles; their sources go a day later.`,
  noEngine: (sentence: string) => `The text engine of this article can’t be used now. ${sentence}`,
  outlineMark: 'Outline: answer the questions below, then write the article from your answers.',
  furtherReading: 'In closing',
  waitReasonOfQueue: 'Waiting for its turn.',
  rewrites: {
    nothingBetter: 'The built-in editor found no better wording for this part.',
    onlyVendor:
      'Making a text longer needs new facts, which the built-in editor does not make up. Add notes, or use a text engine.',
    notEnglish: 'The built-in editor rewords English only.',
    addsFacts: (engine: string, words: string) =>
      `The new wording by ${engine} added ${words}, which your text does not say, so it was not used.`,
    failed: (reason: string) => `${reason} The built-in editor has no better wording for this part.`,
  },
} as const
