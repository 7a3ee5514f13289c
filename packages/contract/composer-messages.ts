// The composer's part of messages.ts.

export const composerMessages = {
  /** Labels that the specification gives. */
  heading: 'Create New Post',
  enhance: 'AI Enhance',
  addHashtags: 'Add Hashtags',
  scheduleDate: 'Schedule Date',
  scheduleTime: 'Schedule Time',
  schedulePost: 'Schedule Post',
  postNow: 'Post Now',
  saveDraft: 'Save Draft',
  started: 'Your post is on its way. Its receipt shows what happens.',
  rehearsing: 'The dry run has started. Its receipt shows what happens.',
  draftSaved: 'Draft saved!',
  allBlocked: 'None of the selected platforms would take this post. Fix what is listed above first.',
  someBlocked: (names: string) => `${names} would refuse this post. Leave out ${names} and send the rest?`,
  rehearsed: 'Rehearsed — not published',
  deleted: 'Post deleted.',
  restored: 'Post restored as a draft!',
  copied: 'A copy of the post is in the editor. What was published stays as it is.',
  boosted: (when: string) => `Planned for your next free time, ${when}. Change it, or press Schedule Post.`,
  enhanced: 'The new version is in the editor.',
  nothingToEnhance: 'The text already reads well. Nothing was changed.',
  hashtagsAdded: (count: number) => `${count === 1 ? '1 hashtag' : `${count} hashtags`} added.`,
  noHashtags: 'No new hashtags found in this text. Write more about the subject, or add your own.',
  templateInserted: 'The template is in the editor.',
  mediaGone: 'This file was deleted. Remove it from the post, or choose another one.',
  sent: 'This post was sent. Changes to it are not saved; edit a copy instead.',
  partlySent: (names: string) =>
    `Already sent to ${names}. Only the other platforms get what you change now.`,
} as const
