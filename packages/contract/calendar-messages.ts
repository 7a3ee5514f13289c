// Sentences of the calendar, its imports and review links.

export const calendar = {
  scheduledPosts: 'Scheduled Posts',
  publishedPosts: 'Published Posts',
  drafts: 'Drafts with a time',
  articles: 'Articles at your sites',
  articleNotMovable:
    'Articles can’t be moved here. Open the article, cancel publishing, and schedule it for another time.',
  rehearsed: 'Rehearsed',
  noText: 'No text',
  empty: (range: string) =>
    `Nothing is planned for ${range} yet. Write a post, give it a date, and it appears here.`,
  moved: (when: string) => `Moved to ${when}.`,
  movedBack: 'Moved back.',
  notMovable: 'This post was already sent, so it can’t be moved.',
  isPast: 'This time has already passed. Choose a later one.',
  unscheduled: 'Post unscheduled. It is a draft again.',
  deleted: 'Post deleted.',
  restored: 'Post restored as a draft.',
  sameHour: (platform: string) => `Another ${platform} post is planned within the same hour.`,
  duplicate: (platform: string) => `Another ${platform} post on this calendar has the same text.`,
  picked: (day: string) => `${day}. Press Enter to move the post here, or Escape to cancel.`,
  moveCancelled: 'Not moved.',
  edgeOfCalendar: 'This is the edge of the calendar. Use Earlier or Later to see more days.',
  unknownZone: (zone: string) => `“${zone}” is not a time zone. Use a name such as Europe/Berlin.`,
  dryRun: 'dry run',
  noSlots: 'This platform has no slots yet. Add a day and a time.',
  slotZone: (zone: string) => `Times are in ${zone}.`,
  slotZoneChanges: (from: string, to: string) =>
    `These times are in ${from}. Saving keeps the times and puts them in ${to}.`,
  feedAbout:
    'See scheduled and published posts and articles in Google Calendar, Outlook or Apple Calendar. Whoever knows the address can read them.',
  feedShownOnce: 'Add it to your calendar program as a subscription. It is shown only now.',
  feedExists: (when: string) =>
    `An address was made on ${when}. It is stored as a hash only, so it can’t be shown again; a new one replaces it.`,
  noFeed: 'There is no address yet.',
  slotsSaved: (platform: string) => `Queue slots for ${platform} saved!`,
  sharedSlot: (platforms: string) => `The next free queue slot of ${platforms}.`,
  ownSlot: (platforms: string) => `The next free queue slot of ${platforms}. No free slot is shared by all.`,
  suggestedSlot: (basis: string) => `No queue slots are set, so this is a suggested time. ${basis}`,
  noFreeSlot: 'All queue slots of the next half year are taken. Add slots to the queue.',
  ownTimes: (facts: { platform: string; posts: number; best: string; typical: string }) =>
    `Rests on your own ${facts.posts} measured ${facts.platform} posts: at these times they got ${facts.best} on average, against ${facts.typical} overall.`,
  generalTimes: (advice: string) => `${advice} This is general advice, not your data.`,
  feedNotFound: 'There is no calendar at this address.',
  feedRotated: 'New address made. The old one no longer works.',
  feedDisabled: 'The address no longer works.',
  imported: (count: number) => (count === 1 ? '1 post imported!' : `${count} posts imported!`),
} as const

export const csv = {
  about:
    'Each row becomes a draft or a scheduled post. Columns: text, platforms, date, time, zone, media, first comment, pillar; for YouTube also title, for TikTok privacy. At most 10,000 rows and 5 MB. Platforms without a connected account are rehearsed.',
  template: (day: string) =>
    `text,platforms,date,time,zone,media,first comment,pillar\r\n"Three facts about tea, with sources","twitter, linkedin",${day},09:30,Europe/Berlin,,What is your favorite tea?,Educational Content\r\nA draft without a time,instagram,,,,tea.jpg,,\r\n`,
  noHeader:
    'The first row has to name the columns: text, platforms, date, time, zone, media, first comment, pillar. Only text is required.',
  noRows: 'This file has no rows below its first one.',
  tooManyRows: (max: string) => `This file has more than ${max} rows. Split it into smaller files.`,
  tooLarge: 'This file is larger than 5 MB. Split it into smaller files.',
  unreadable: (line: number) =>
    `Line ${line} can’t be read: a quoted field is not closed, or is far too long. Correct it in the file.`,
  tooManyFields: (has: number, may: number) =>
    `This row has ${has} fields, and the first row names ${may}. Put texts with commas in quotes.`,
  textMissing: 'The text is empty.',
  textTooLong: 'The text is longer than any platform takes.',
  unknownPlatform: (name: string) => `“${name}” is not a platform that Vivify knows.`,
  badDate: (text: string) => `“${text}” is not a date. Write it like 2026-11-30.`,
  badTime: (text: string) => `“${text}” is not a time. Write it like 18:30.`,
  dateMissing: 'A time without a date. Add the date, or leave both empty for a draft.',
  timeMissing: 'A date without a time. Add the time, or leave both empty for a draft.',
  past: (when: string) => `${when} has already passed.`,
  skippedHour: (when: string, next: string) =>
    `${when} does not exist, because clocks go forward then. The next time is ${next}.`,
  repeatedHour: (when: string) => `${when} happens twice, because clocks go back. The earlier one is used.`,
  unknownMedia: (name: string) => `No picture or video in your library is called “${name}”. Upload it first.`,
  tooMuchMedia: (max: number) => `A post has at most ${max} files.`,
  tooManyMediaNames: 'This file names more than 5,000 different pictures and videos. Split it.',
  badPrivacy: (text: string) =>
    `“${text}” is not one of TikTok’s audiences: everyone, friends, followers, me.`,
  duplicate: (line: number) => `Same text, platforms and time as line ${line}.`,
  draftNote: (problem: string) => `Becomes a draft. Before it can be scheduled: ${problem}`,
} as const

export const reviews = {
  about: 'People without an account see this post, comment on it and approve it. They see nothing else.',
  lead: 'Look at the version for each platform, then approve it, ask for changes or comment. You need no account.',
  notPlanned: 'No time is planned yet.',
  planned: ({ date, time, zone }: { date: string; time: string; zone: string }) =>
    `Planned for ${date}, ${time} (${zone}).`,
  endsOn: (day: string) => `This link works until ${day}.`,
  nothingSaid: 'Nobody has said anything yet.',
  notFound: 'This review link does not exist. Check the address, or ask for a new link.',
  expired: 'This review link has expired. Ask for a new one.',
  revoked: 'This review link was withdrawn. Ask for a new one.',
  nameMissing: 'Please enter your name.',
  messageMissing: 'Please write a comment.',
  tooManyNotes: 'This link has received as many comments as it can hold. Ask for a new one.',
  tooManyLinks: 'This post has 50 open review links. Withdraw some first.',
  tooManyOpen: (most: number) =>
    `Your posts have ${most.toLocaleString('en-US')} open review links, the most for one account. Withdraw some first.`,
  tooManyKept: (most: number) =>
    `Your posts have ${most.toLocaleString('en-US')} review links, the most for one account. Delete old posts first.`,
  sent: 'Thank you! Your review was sent.',
  linkMade: 'Review link made. Copy it now: it is shown only once.',
  linkRevoked: 'Review link withdrawn.',
} as const
