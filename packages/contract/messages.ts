// All sentences that users see. Those of the specification are copied letter for letter; the others have the same tone.
// Everybody imports this module whole, `import * as messages`, so that a page loads only the files of the groups that it
// names. Write `messages.posts.past`, not `const { posts } = messages`, which would load all.

export { apiKeyMessages as apiKeys, reference } from './api-key-messages.ts'
export { articleWriting } from './article-writing-messages.ts'
export {
  articleExportMessages as articleExports,
  articleSiteMessages as articleSites,
} from './article-export-messages.ts'
export { articlePublishing } from './article-publish-messages.ts'
export { articleEditor } from './article-editor-messages.ts'
export { voiceMessages as voices } from './voice-messages.ts'
export { webhookMessages as webhooks } from './webhook-messages.ts'
export { articleFromVideo, articleList, autoWriter } from './article-messages.ts'
export { calendar, csv, reviews } from './calendar-messages.ts'
export { composerMessages as composer } from './composer-messages.ts'
export { connectionMessages as connections } from './connection-messages.ts'
export { creditMessages as credits } from './credit-messages.ts'
export { installationMessages as installation } from './installation-messages.ts'
export { kitMessages as kit } from './kit-messages.ts'
export { licenceMessages as licences } from './licence-messages.ts'
export { logoMessages as logos } from './logo-messages.ts'
export { naturalVoiceMessages as naturalVoices } from './natural-voice-messages.ts'
export { paymentMessages as payments } from './payment-messages.ts'
export { postMessages as posts, publishingMessages as publishing } from './post-messages.ts'
export { salesMessages as sales } from './sales-messages.ts'
export { stockMessages as stock } from './stock-messages.ts'
export { teamMessages as teams } from './team-messages.ts'
export { facts } from './fact-messages.ts'
export { myData, security, settingsMessages as settings, vendorKeys } from './settings-messages.ts'
export { ideasMessages as ideas, personaMessages as persona } from './studio-messages.ts'
export { analytics, library, report, strategy, trends } from './suite-messages.ts'

export const auth = {
  accountCreated: 'Account created successfully!',
  signedIn: 'Signed in successfully!',
  signedInAsGuest: 'Signed in as guest!',
  failed: 'Authentication failed. Please try again.',
  noGuests: 'This server does not allow guests. Create an account to continue.',
  guestFailed: 'Failed to sign in as guest.',
  outsideProvider: 'useAuth must be used within an AuthProvider',
} as const

export const shell = {
  somethingWentWrong: 'Something went wrong',
  sorry: "We're sorry, but something unexpected happened.",
  reloadPage: 'Reload Page',
  unexpectedError: 'Unexpected Application Error!',
} as const

export const dashboard = {
  scriptMissing: 'Please write a script first!',
  videoPlaceholder: 'Your video will appear here',
  generateVideo: 'Generate Video',
  generatingVideo: 'Generating Video...',
  videoGenerated: 'Video generated successfully! Check your creations.',
} as const

export const videoGenerator = {
  clipsMissing: 'Add clips to show your own footage. Scenes without a clip show a painted picture.',
  topicMissing: 'Please enter a topic to find ideas.',
  videoUrlMissing: 'Please enter a YouTube URL to analyze.',
  pageUrlMissing: 'Please enter a web page URL to analyze.',
  transcriptMissing: 'Please enter a transcript to analyze.',
  scriptMissing: 'Please enter a script to generate video.',
} as const

export const inspiration = {
  find: 'Find',
  finding: 'Finding...',
  analyze: 'Analyze',
  analyzing: 'Analyzing...',
  written: 'Script written!',
  replaced: 'Script written! It replaced the one you had.',
  readyScript: (facts: number, seconds: number): string =>
    `Ready script, ${facts === 1 ? '1 fact' : `${facts} facts`} checked, about ${seconds} s.`,
  noIdeasFromTitle: 'The built-in writer writes English only, so the title gives no ideas.',
  related: 'Related ready scripts',
  relatedAbout: 'These are about other subjects. Take one, or use an idea above.',
  noReadyScript: (hasRelated: boolean): string =>
    `No ready script is about this yet. Choose an outline and answer its questions with your facts${hasRelated ? ', or take a related script below' : ''}.`,
} as const

export const script = {
  rewrite: 'Rewrite',
  rewriting: 'Rewriting...',
  takeVersion: 'Use this version',
  optimize: 'Viral Optimizer',
  optimizing: 'Optimizing...',
  sceneDeleted: 'Scene deleted.',
  changesUndone: 'Your wording was restored.',
} as const

export const brandKit = {
  open: 'Brand Kit',
  about:
    'Your logo, colors, font, watermark, intro and outro for new videos, and the look of product ads, remixes, launch kits and the pictures of articles and posts. Existing videos keep theirs; change those in the studio.',
  saved: 'Brand kit saved!',
  webhookDelivered: (when: string) => `Delivered ${when}`,
  webhookFailed: (when: string, reason: string) => `Failed ${when}: ${reason}`,
} as const

export const scripts = {
  sceneTight: 'This scene is already short and clear. Try the Viral Optimizer, or edit it yourself.',
  scriptTight: 'This script is already short and clear. Try the Viral Optimizer, or edit it yourself.',
  noAlternatives:
    'No other version found. No other line can open this script, and nothing can be cut or simplified. Add more, or edit a scene yourself.',
  noVersions: 'This text is too short for other versions. Add more to it, or edit a scene yourself.',
  versionLength: 'Length',
  /** Names of the versions of a text, and how they differ. */
  versions: {
    hook: { name: 'Hook first', about: 'Opens with the strongest line, then tells what matters in order.' },
    list: { name: 'As a list', about: 'Numbered points in the order of your text.' },
    story: { name: 'As a story', about: 'Longer passages, from the beginning to the end.' },
  },
  alternativeTaken: 'The other version is in the editor. Use Undo to get yours back.',
  alreadyOptimal: 'Nothing to improve: the hook, pace and ending already work.',
  /** `places` lists scenes with their weak points. */
  stillWeak: (places: string) => `Nothing more can be improved without new facts. Still weak: ${places}.`,
  englishOnly: 'The built-in editor works in English only. Your script was not changed.',
  topicNotEnglish: (language: string | undefined, hasFont: boolean) =>
    `The built-in writer writes English only, and this topic ${language ? `looks like ${language}` : 'is in another language'}. Write the topic in English${hasFont ? `, paste your own script in ${language ?? 'your language'}, or add the key of a text engine in Settings` : '; videos have no font for this alphabet yet'}.`,
} as const

export const creations = {
  heading: 'Your Creations',
  import: 'Import Creation',
  importing: 'Importing...',
  imported: 'Creation imported!',
  projectImported: 'Project imported! Press Use Script to continue with it.',
  notImportable:
    'Please choose a picture (JPG, PNG, GIF, WebP), a video (MP4, MOV, WebM) or a project file (.vivify.json).',
  notAProjectFile: 'This is not a Vivify project. Choose a file that ends in .vivify.json.',
  newerProjectFile: 'This project file was made with a newer version of Vivify. Update Vivify to open it.',
  brokenProjectFile: 'This project file is damaged. Export it again or choose another one.',
  renamed: 'Creation renamed!',
  duplicated: 'Creation duplicated!',
  deleted: 'Creation deleted.',
  restored: 'Creation restored!',
  scriptOpened: 'Script opened in the editor.',
  scriptReplaced: 'Script opened in the editor. Your other project is saved under Recent projects.',
  copied: 'Copied!',
  copyFailed: 'Your browser does not allow copying here. Select the text and copy it yourself.',
} as const

export const covers = {
  saved: 'Cover saved!',
  gone: 'Video not found.',
  notChangeable: 'The cover of this video can’t be changed. Make the video again to choose one.',
} as const

export const projects = {
  heading: 'Latest work',
  deleted: 'Project deleted.',
  restored: 'Project restored!',
} as const

export const images = {
  promptMissing: 'Please enter a prompt to generate an image.',
  generate: 'Generate Image',
  generating: 'Generating Image...',
  promptIdea: 'Prompt Idea',
  aspectRatios: {
    square: 'Square 1:1',
    portrait: 'Portrait 9:16',
    landscape: 'Landscape 16:9',
    portrait_alt: 'Portrait 3:4',
  },
  download: 'Download',
  viewFullSize: 'View Full Size',
  recent: 'Your Recent Generations',
  useSettings: 'Use these settings',
  settingsUsed: 'Settings applied. Press Generate Image to make it again.',
  engineGone: (engine: string) =>
    `Settings applied. ${engine} is not available here, so the built-in painter is selected.`,
  ideaReplaced: 'The idea replaced your prompt.',
  abstractShowsNothing: 'Abstract pictures show colors and a mood, and none of the things that you name.',
  couldNotDraw: (words: readonly string[]) => `Couldn’t draw: ${words.join(', ')}.`,
  willNotDraw: (words: readonly string[]) => `The built-in painter can’t draw: ${words.join(', ')}.`,
  cancelled: 'Canceled. Nothing was charged.',
  cancelledAfterOrder: (credits: number) =>
    `Canceled. ${credits === 1 ? '1 credit was' : `${credits} credits were`} charged for what was already ordered.`,
  nothingCharged: 'Nothing was charged.',
  deleted: 'Picture deleted.',
  restored: 'Picture restored!',
  tooDear: (count: number, engine: string, cost: number, credits: number) =>
    `${count === 1 ? 'A picture' : `${count} pictures`} by ${engine} ${count === 1 ? 'costs' : 'cost'} ${cost} ${cost === 1 ? 'credit' : 'credits'} and you have ${credits}.`,
  guestOutOfCredits:
    'Guests get 20 credits once. Pictures from the built-in painter stay free; get more credits to use the other engines.',
  failed: 'Failed to generate image. Please check your API key and try again.',
  noUrl: 'No image URL returned from the provider',
  seedIgnored: (engine: string) =>
    `${engine} does not support seeds, so the same words give a different picture each time.`,
  negativeInWords: (engine: string) =>
    `${engine} has no negative prompt, so what to leave out was added to the prompt.`,
  resized: (engine: string, made: string, asked: string) =>
    `${engine} made ${made} pixels, so the picture was cropped and resized to ${asked}.`,
  addressDead: (engine: string) => `${engine} made a picture, but its link does not open. Try again.`,
  apiOff: (engine: string, option: string) =>
    `${engine} answers, but its API is off. Start it with ${option}.`,
  noServer: (engine: string) => `There is no ${engine} at this address. Check the address and its port.`,
  otherModel: (engine: string, used: string, wanted: string) =>
    `${engine} used ${used} in place of ${wanted}.`,
  tooManyAtOnce: 'You already have many pictures in line. Wait for them to finish, or cancel some.',
  engineUnknown: 'That picture engine is not available here. Choose another one.',
  tooLarge: 'The picture is too large to save. Try another engine.',
  someMissing: (made: number, asked: number, reason: string) =>
    `${made} of ${asked} pictures were made. You only pay for those. ${reason}`,
  downloadFailed:
    'Download failed. The image has opened in a new tab - you can right-click and "Save image as..." to download it.',
} as const

export const quotas = {
  bytes: (megabytes: number) =>
    `Your files may take ${megabytes} MB here, and this would be more. Delete creations or files that you no longer need.`,
  projects: (most: number) => `An account may have ${most} projects here. Go on with one that you have.`,
} as const

export const vendors = {
  textEngineUnknown: 'That text engine is not available here. Choose another one.',
  chooseAnother: 'For anything else choose an engine whose key is set on the server.',
  guestsExcluded: (engine: string) =>
    `Guests can’t use ${engine} here. Create an account to use it; the built-in engines are free.`,
  textsPerMinute: (most: number) =>
    `The limit is ${most} text requests a minute per account. Please wait a minute and try again.`,
  textsPerDay: (most: number) =>
    `The limit is ${most} text requests a day per account. Try again tomorrow, or use the built-in engines now.`,
} as const

export const videoModels = {
  painted: (model: string, scenes: string, reason: string) =>
    `${model} did not film ${scenes}, so the built-in painters made the pictures. ${reason}`,
  notReady: (model: string) =>
    `${model} is not available on this server, so the built-in painters made the pictures.`,
  stillFilming: (model: string) =>
    `${model} is still filming. Make the video again later to show what it filmed.`,
  filming: (model: string) => `${model} is filming.`,
  maybeStarted: 'The server stopped during the request, so it was not sent again.',
  clipDead: 'Its clip could not be downloaded. Try again.',
  enoughClips: 'This project has reached its limit of filmed clips. Start a new project for more.',
  paidAllTheSame:
    'The model had already started filming, so this video is charged. Make it again for free with what was filmed.',
} as const

export const remix = {
  heading: 'Image Remix Studio',
  export: (format: string) => `Export ${format}`,
  exporting: 'Exporting...',
  exported: 'Picture exported! It is in Your Creations too.',
  exportReduced: (maxSide: number) =>
    `Exports are limited to ${maxSide} pixels on the longer side. Crop to keep full detail.`,
  exportClip: 'Export clip',
  clipExported: 'Clip exported! It is in Your Creations too.',
  originalGone:
    'The original picture was deleted. You can keep editing the finished one, but its earlier steps are gone.',
  recipeUnreadable:
    'This remix was made with a newer version of Vivify, so you start from the original picture.',
  logoUnreadable:
    'The logo on this picture is missing or can’t be read. Turn it off, or use the one in your brand kit.',
  nothingToRemix: 'This creation has no picture to remix. Choose another one.',
  clipNeedsEncoder:
    'This browser can’t encode MP4. Open Vivify in Chrome, Edge or Safari to export the clip.',
  editPromptMissing: 'Please describe what should change.',
  edit: 'Change picture',
  editing: 'Changing...',
  edited: 'Picture changed. Your edits still apply.',
  editNeedsKey: (sentences: string) => `Changing a picture with words needs a model. ${sentences}`,
  cannotEdit: (engine: string) => `${engine} makes pictures but can’t change one. Choose another engine.`,
  notAPicture: 'Only pictures can be changed with words. Choose another one.',
  maskOfOtherSize: 'The marked area does not match this picture. Mark it again.',
  maskInWords: (engine: string) =>
    `${engine} can’t limit a change to an area, so other parts of the picture may change too.`,
  wordsDescribe: (engine: string) =>
    `${engine} reads your words as a description of the result. If little changed, describe what the picture should show.`,
} as const

export const ads = {
  notAnImage: 'Please upload a valid image file (JPG, PNG, GIF, WebP)',
  imageTooLarge: 'File size must be less than 10MB',
  imageMissing: 'Please upload a product image first',
  started: 'Product ad generation started!',
  photoGone: 'The photo for this ad was deleted. Upload it again to edit the ad.',
  videoFailed: 'The ad could not be animated. Please try again.',
  tooManyAtOnce: 'Several ads are already being made. Wait for one to finish, or cancel it.',
} as const

export const gifs = {
  notAVideo: 'Please select a valid video file (MP4, MOV, AVI, etc.)',
  videoTooLarge: 'File size must be less than 100MB',
  convert: 'Convert to Animated GIF',
  completed: 'GIF conversion completed!',
  failed: 'Failed to convert video to GIF. Please try again.',
  startsAfterEnd: (seconds: number) =>
    `The video is only ${seconds.toFixed(1)} s long. Choose an earlier moment.`,
  askServer: (format: string) =>
    `This browser can't read ${format}. Send it to your Vivify server to convert it?`,
  damaged: (name: string) =>
    `Can't read ${name}: it is damaged or incomplete. Export it again or choose another one.`,
  cutOff: (seconds: number) =>
    `This video ends unexpectedly after ${seconds.toFixed(1)} s. You can use that part, or export the video again.`,
  noPicture: (name: string) => `${name} has sound but no picture. Choose a video.`,
  noFrames: (name: string) => `${name} has no frames. Choose another video.`,
  stillPicture: 'This picture does not move. Choose a video, or an animated GIF or WebP.',
  noAnimationDecoder:
    'This browser can’t read animated pictures. Choose a video, or use Chrome, Edge or Firefox.',
  tooManyPixels: 'This video is larger than 50 million pixels per frame. Make it smaller and try again.',
  longest: (seconds: number) => `A GIF can be at most ${seconds} s long.`,
  convertedPart: (minutes: number) => `Only the first ${minutes} minutes were converted.`,
  nothingToOpen: 'There is no video in this creation. Choose another one.',
  bounceTooLong: 'This is too long to bounce. Choose a shorter part or a smaller size.',
  noWebpEncoder: 'This browser can’t make WebP pictures. Choose GIF or MP4.',
  noMp4Encoder: 'This browser can’t make MP4 videos. Choose GIF or animated WebP.',
  cannotCopy: (format: string) =>
    `This browser can't copy ${format} pictures. Download it, or drag it from here into your message.`,
  copied: 'Copied!',
  copiedStill: 'Copied the first frame as a PNG!',
  copiesStill: (format: string) =>
    `This browser can only copy still pictures. To send the ${format}, drag it from here into your message, or download it.`,
  saved: 'Saved to your Content Library!',
  decodingTooSlow: (name: string) =>
    `Converting ${name} takes too long. Cut it shorter or export it as MP4, then try again.`,
  tooManyAtOnce: 'Your other videos are still being converted. Wait for one to finish.',
} as const

export const uploads = {
  notMedia: 'Please choose a picture (JPG, PNG, GIF, WebP) or a video (MP4, MOV, WebM).',
  notASound: 'Please choose a sound file (WAV, MP3, M4A, OGG, FLAC).',
  soundTooLarge: 'File size must be less than 50MB',
  unknownKind: 'Vivify can’t read this file. Use JPG, PNG, GIF, WebP, MP4, MOV, WebM, WAV or MP3.',
  vectorPicture: 'SVG pictures can’t be used. Save the picture as PNG or JPG and upload that.',
  drawingTooLarge: 'This is too large to save. The limit is 64 MB. Make it smaller, or shorter if it moves.',
  empty: 'The file is empty. Choose another one.',
  tooManyPixels:
    'The picture has too many pixels. The limit is 50 million. Make it smaller and upload it again.',
  brokenPicture: (name: string) =>
    `Can't read the picture ${name}: it is damaged or incomplete. Save it again or choose another one.`,
  unreadable: (name: string) => `Can't read ${name}. Export it again or choose another one.`,
  needsMemory: (name: string, maxMegabytes: number) =>
    `Reading ${name} needs more than ${maxMegabytes} MB of memory. Export it again or choose another one.`,
  clipTooManyPixels: (name: string, width: number, height: number) =>
    `The clip ${name} is ${width} × ${height} pixels: at most 36 million can be read, as of 8K. Export it smaller.`,
  tooSlow: (name: string) => `Reading ${name} takes too long. Export it again or choose another one.`,
} as const

export const pictures = {
  gone: 'A picture used here was deleted. Choose another one.',
  notAPicture: 'Only pictures and clips can be saved here. Choose a picture.',
  animationKept: 'Animations and videos keep their format. Save this one without choosing another format.',
  recipeTooLong: 'This picture has too many steps to save. Export it, then continue from the copy.',
  tooSlow: 'Saving the picture takes too long. Choose a smaller size or another format.',
  unreadable: 'The picture can’t be read, so it was not saved. Please try again.',
} as const

export const articles = {
  topicMissing: 'Please enter a topic',
  titlesFailed: (reason: string) => `Failed to generate titles: ${reason}`,
  apiError: (status: number) => `API error: ${status}`,
  apiWorks: 'API works! Check console for details.',
  queued: 'Your articles are being written.',
} as const

export const plans = {
  needed: (feature: string, plan: string) =>
    `${feature} comes with the ${plan} plan. Choose it on the pricing page to use it.`,
  comesWith: (feature: string, plan: string) => `${feature} comes with ${plan}`,
  see: (plan: string) => `See the ${plan} plan`,
  limits: (plan: string, resolution: string, seconds: number) =>
    `The ${plan} plan makes videos up to ${resolution} and ${seconds} seconds.`,
  watermark: (text: string) => `They show “${text}”.`,
  largerPlans: 'See larger plans',
  tooLong: (seconds: number, plan: string, allowed: number) =>
    `This video is about ${seconds} seconds long, and the ${plan} plan makes videos up to ${allowed}. Shorten the script, or choose a larger plan.`,
  about: {
    ads: 'Upload one product photo. It is cut out, set into a scene that suits it, and laid out with your words in four sizes at once, as pictures and as short videos.',
    strategy:
      'Write down your audience, goals and schedule, and choose content pillars. Your posts are then measured against them.',
    trends: 'Topics to post about, from what worked for you, from your calendar and from the season.',
    scriptRewriting: 'Rewrites, alternatives and tightening of a script, each shown before you accept it.',
    premiumVoices: 'Voices of providers that speak like a person.',
    api: 'Keys let your own programs and AI assistants use Vivify, and webhooks call them when something happens.',
  },
  resolution: (plan: string, pixels: number) =>
    `The ${plan} plan supports videos up to ${pixels}p. Choose ${pixels}p or a larger plan.`,
  seconds: (plan: string, allowed: number, seconds: number) =>
    `The ${plan} plan supports videos up to ${allowed} seconds, and this one is ${seconds}. Shorten the script or choose a larger plan.`,
} as const

export const pricing = {
  yearlyBadge: 'SAVE 20%',
  mostPopular: 'MOST POPULAR',
  contactSales: 'Contact Sales',
  choose: (plan: string) => `Choose ${plan}`,
  /** Where plans are free, another month of the plan that one has. */
  moreCredits: (credits: string) => `Get ${credits} more credits`,
  granted: (plan: string, credits: string) =>
    `${plan} is your plan now, and you have ${credits} more credits.`,
  grantedWithoutCharge: 'Nothing was charged: this installation has no payment provider.',
  noPayments:
    'The operator of this installation has not set up payments, so plans can’t be bought here yet. Nothing was charged.',
  /** Badge for features of a plan that are not available yet. */
  notBuilt: 'Soon',
} as const
