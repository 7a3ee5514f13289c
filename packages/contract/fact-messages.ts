/** Facts about a topic. */
export const facts = {
  noTopic: 'Please enter a topic to look up.',
  noWords: 'This topic has no words. Write what it is about, or add your own notes.',
  oneLetter: 'One letter is not enough to look up. Write the topic in a few words.',
  tooManyWords: (most: number) =>
    `This topic is too long to look up. Use up to ${most} words, or put the text into your notes.`,
  englishOnly:
    'Facts can be looked up in English only. Write the topic in English, or add your own notes or a web page in your language.',
  nothingFound: (topic: string) =>
    `Nothing was found about “${topic}”. Try other words in English, or add your own notes, a file or a web page. Vivify never makes facts up.`,
  lookupOff:
    'This server does not look topics up. Add your own notes, a file or a web page, or choose a topic from the starter library.',
  /** `site` is the one that was asked first. */
  noNetwork: (site: string) =>
    `${site} can’t be reached, so nothing was looked up. Your notes, files, transcripts and the starter library work without it.`,
  busy: (site: string, seconds: number) =>
    `${site} asks for a pause of ${seconds} seconds. Try again after that, or use your own notes, a file or a web page.`,
  failed: (site: string) =>
    `${site} gave no usable answer. Try again in a moment, or use your own notes, a file or a web page.`,
  tooSlow:
    'Looking this topic up took too long, so it was left out. Try again in a moment, or use your own notes, a file or a web page.',
  choose: (topic: string) => `“${topic}” has several meanings. Which one is it?`,
  meaningAbout: (description: string) =>
    `${description}${/[\p{L}\p{N})]$/u.test(description) ? '.' : ''} Its script is drawn from Wikipedia.`.trim(),
  shortAbout: (seconds: number) => `Drawn from Wikipedia, about ${seconds} s.`,
  severalMeanings: (topic: string, titles: string) =>
    `“${topic}” has several meanings on Wikipedia (${titles}), so nothing was taken from there.`,
  pageUnread: (address: string, reason: string) => `${address} was left out. ${reason}`,
  sourceEmpty: (title: string) => `${title} has no sentences, so it was left out.`,
  tooManySources: (most: number) => `Only the first ${most} sources were used.`,
  tooManyStatements: (most: string) => `Only the first ${most} sentences of the sources were used.`,
  creditsCopied: 'Copied and scheduled with the post, because its sources ask to be named:',
  creditsTooLong: (platform: string) =>
    `These sources ask to be named, but ${platform} has no room for them in this post. Put them into a comment:`,
  ownNotes: 'Your notes',
  fileTooLarge: (megabytes: number) =>
    `This file is larger than ${megabytes} MB. Choose a smaller one, or paste its text.`,
  fileEmpty: 'This file is empty. Choose another one.',
  fileUnknown:
    'This file is not text, Markdown, HTML, PDF or Word (DOCX). Save it as one of these, or paste its text.',
  oldWord: 'This is an older Word file (DOC). Save it as DOCX or PDF, or paste its text.',
  fileEncrypted: 'This PDF is protected with a password. Save a copy without one, or paste its text.',
  fileDamaged: (kind: string) =>
    `This ${kind} file is damaged or incomplete. Save it again, or paste its text.`,
  fileWithoutText: (kind: string) =>
    `This ${kind} file has no text that can be read; it may hold scanned pages. Paste its text instead.`,
  fileTooLong: (most: string) => `Only the first ${most} characters of this file were read.`,
  fileTooManyPages: (most: number) => `Only the first ${most} pages of this PDF were read.`,
  filePicturesLeftOut: 'Pictures in the file were left out.',
  wordTooLarge:
    'This Word file unpacks to too much to read. Save only the part that you need, or paste its text.',
  tooManyPages: (most: number) =>
    `Pages are read for at most ${most} requests a minute. Wait a moment and try again.`,
  fileArrivesTooSlowly: 'This file took too long to arrive. Check your connection, or paste its text.',
  fileTooSlow: 'Reading this file takes too long. Save only the part that you need, or paste its text.',
} as const
