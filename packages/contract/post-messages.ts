// Sentences about posts: what keeps one from being scheduled or sent, and the lines of its receipt.

export const postMessages = {
  contentMissing: 'Please enter post content.',
  platformMissing: 'Please select at least one platform.',
  dateMissing: 'Please choose a date and time.',
  scheduled: 'Post scheduled successfully!',
  builtInEditor: 'Built-in editor',
  wordings: {
    plain: 'Plainer: no filler, no wordy phrases.',
    opening: 'Opens with the line that catches most.',
    airy: 'One sentence a line, easy to skim.',
  },
  noSuchTime: 'There is no such day or time. Please choose another one.',
  unknownZone: 'This time zone is not known. Please choose another one.',
  hourSkipped: (time: string, zone: string, used: string) =>
    `Clocks in ${zone} skip ${time} on that day, so the post goes out at ${used}.`,
  hourRepeated: (time: string, zone: string, fold: 'earlier' | 'later') =>
    `Clocks in ${zone} are set back on that day, so ${time} comes twice. The post goes out at the ${fold === 'earlier' ? 'first' : 'second'} one.`,
  past: 'This time is in the past. Please choose a later one.',
  tooFar: 'Please choose a time within the next two years.',
  notFound: 'Post not found.',
  changedElsewhere: 'This post was changed in another window. Reload it to continue.',
  alreadySent: 'This post was already sent everywhere. Duplicate it to post it again.',
  sending: 'This post is being sent right now. Try again in a moment.',
  unconfirmedDelete: 'First say whether the unconfirmed post is live.',
  tooLong: (most: number) =>
    `A post can have ${most.toLocaleString('en-US')} characters, with its thread and the versions of all platforms.`,
  tooMuchText: (most: number) =>
    `Your long posts have ${most.toLocaleString('en-US')} characters together, the most for one account. Delete old ones; their room is free a day later.`,
  tooMuchToList: 'These posts have too much text to be shown at once. Choose fewer days.',
  receiptFull: (lines: number) =>
    `The receipt of this post has ${lines.toLocaleString('en-US')} lines, the most it can hold. Copy the post, and schedule the copy.`,
  tooManyDeleted:
    'You have deleted many posts today, and each can be restored for a day. Try again tomorrow.',
  tooMany: (count: number) => `This account has ${count} posts, the most it can keep. Delete old ones first.`,
  mediaMissing: 'A picture or video of this post was deleted. Remove it from the post, or add it again.',
  accountMissing: (platform: string) =>
    `The ${platform} account of this post is not connected anymore. Choose another one, or connect it again.`,
  accountRefused: (platform: string) =>
    `${platform} no longer accepts the account’s log-in. Connect the account again, then retry.`,
  notFittable: (name: string) => `${name} can’t be made small enough. Choose another picture.`,
  tooHardToConvert: (name: string) =>
    `${name} takes too much time or memory to convert. Export it as an MP4 with H.264, at most 1920 pixels wide, and add that.`,
  waitsForConversion: 'The video is converted when it is its turn.',
  refusedWith: (platform: string, reason: string) => `${platform} says: ${reason}`,
  /** What a platform does without giving a reason, about the person's own account there. */
  platformFailed: {
    bad_request: (platform: string) => `${platform} did not accept the post. Change it, then retry.`,
    unauthorized: (platform: string) =>
      `${platform} no longer accepts the account’s log-in. Connect the account again, then retry.`,
    forbidden: (platform: string) =>
      `${platform} does not allow this account to post this. Check the account there, or connect it again.`,
    not_found: (platform: string) =>
      `${platform} can’t find something that this post needs, such as its upload. Please retry.`,
    conflict: (platform: string) => `${platform} is still busy with this post.`,
    unprocessable: (platform: string) => `${platform} could not use the post. Change it, then retry.`,
    rate_limited: (platform: string) => `${platform} is not accepting more posts right now.`,
    server_error: (platform: string) => `${platform} is having problems.`,
    connection: (platform: string) => `${platform} can’t be reached.`,
    timed_out: (platform: string) => `${platform} took too long to answer.`,
    bad_answer: (platform: string) => `${platform} answered in a way that Vivify does not understand.`,
  },
  failedInside: (platform: string) =>
    `Something went wrong in Vivify before ${platform} was reached. Please try again.`,
  notRetryable: 'Only a post that failed can be tried again.',
  notUnconfirmed: 'This post is not waiting for an answer.',
  receipt: {
    scheduled: (platform: string) => `Scheduled for ${platform}.`,
    rescheduled: 'Moved to another time.',
    now: (platform: string) => `Lined up to go to ${platform} now.`,
    published: (platform: string) => `${platform} confirmed the post.`,
    rehearsed: (platform: string) =>
      `The rehearsal for ${platform} went through: all of its rules are met. Nothing was published.`,
    cancelled: 'Taken out of the schedule. Nothing was sent.',
    waiting: (platform: string) => `${platform} asked to wait before the next try.`,
    willRetry: (reason: string) => `${reason} Vivify tries again by itself.`,
    unconfirmed: (platform: string) =>
      `${platform} did not answer, so it is unclear whether the post is live. Vivify does not send it again. Look at the account, then say whether it is there.`,
    confirmedLive: 'You said that the post is live.',
    confirmedAbsent: 'You said that the post is not live, so it is sent again.',
    retried: 'You asked for another try.',
    missedBy: (hours: number) =>
      `Vivify was not running at the planned time, ${hours === 1 ? 'an hour' : `${hours} hours`} ago. The post was not sent. Plan it again if you still want it.`,
  },
} as const

/** What platforms and their rules keep a post from. */
export const publishingMessages = {
  publicAddressMissing: (platform: string) =>
    `${platform} fetches this file itself, so this server needs a public address. Set PUBLIC_URL to it.`,
  privacyNotOffered: (platform: string) =>
    `This ${platform} account does not offer the chosen audience. Choose another one.`,
  addressNotVerified: (platform: string) =>
    `${platform} only fetches pictures from addresses that were verified in the app’s settings there.`,
  privateOnly:
    'TikTok has not audited this app yet, so it can only post as “Only me” to an account that is private.',
  videoTooLong: (platform: string, seconds: number) =>
    `This ${platform} account takes videos of at most ${seconds} seconds.`,
  mediaMissing: (platform: string) => `${platform} needs a picture or a video.`,
  dailyLimit: (platform: string, most: number) =>
    `${platform} takes at most ${most} posts a day from this account.`,
  commentRefused: (platform: string) => `The post is live, but ${platform} refused its first comment.`,
  processing: (platform: string) => `${platform} is processing the file.`,
  notProcessed: (platform: string) => `${platform} could not process the file.`,
  loginEnded: (platform: string) => `${platform} ended this log-in. Connect the account again.`,
  textTooLong: (platform: string, length: number, most: number) =>
    `A text has ${length} of ${most} characters for this account on ${platform}.`,
  tooManyFiles: (platform: string, most: number) =>
    `This account on ${platform} takes at most ${most} files in one post.`,
  fileTooLarge: (platform: string, megabytes: number) =>
    `This account on ${platform} takes files of at most ${megabytes} MB.`,
} as const
