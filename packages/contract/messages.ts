// Every sentence of the specification, letter for letter; screens and their tests import it from here. Sentences
// that the specification leaves to us are in the same place and the same tone.

export const messages = {
  auth: {
    accountCreated: 'Account created successfully!',
    signedIn: 'Signed in successfully!',
    signedInAsGuest: 'Signed in as guest!',
    failed: 'Authentication failed. Please try again.',
    guestFailed: 'Failed to sign in as guest.',
    outsideProvider: 'useAuth must be used within an AuthProvider',
  },
  shell: {
    somethingWentWrong: 'Something went wrong',
    sorry: "We're sorry, but something unexpected happened.",
    reloadPage: 'Reload Page',
    unexpectedError: 'Unexpected Application Error!',
  },
  dashboard: {
    scriptMissing: 'Please write a script first!',
    videoPlaceholder: 'Your video will appear here',
    generateVideo: 'Generate Video',
    generatingVideo: 'Generating Video...',
    videoGenerated: 'Video generated successfully! Check your creations.',
  },
  videoGenerator: {
    clipsMissing: 'Add clips to show your own footage: the scenes without one show painted pictures instead.',
    topicMissing: 'Please enter a topic to find ideas.',
    videoUrlMissing: 'Please enter a YouTube URL to analyze.',
    pageUrlMissing: 'Please enter a web page URL to analyze.',
    transcriptMissing: 'Please enter a transcript to analyze.',
    scriptMissing: 'Please enter a script to generate video.',
  },
  inspiration: {
    find: 'Find',
    finding: 'Finding...',
    analyze: 'Analyze',
    analyzing: 'Analyzing...',
    written: 'Script written!',
    replaced: 'Script written! It replaced the one you had.',
  },
  script: {
    rewrite: 'Rewrite',
    rewriting: 'Rewriting...',
    optimize: 'Viral Optimizer',
    optimizing: 'Optimizing...',
    sceneDeleted: 'Scene deleted.',
    changesUndone: 'Your wording is back.',
  },
  brandKit: {
    open: 'Brand Kit',
    saved: 'Brand kit saved!',
    webhookDelivered: (when: string) => `Delivered ${when}`,
    webhookFailed: (when: string, reason: string) => `Failed ${when}: ${reason}`,
  },
  scripts: {
    sceneTight: 'This scene is already short and plain. Try the Viral Optimizer, or change it by hand.',
    scriptTight: 'This script is already short and plain. Try the Viral Optimizer, or change it by hand.',
    alreadyOptimal: 'Nothing to improve: the hook, pace and ending already work.',
    englishOnly: 'The built-in editor rewrites English only. Your script stays as it is.',
  },
  creations: {
    heading: 'Your Creations',
    import: 'Import Creation',
    importing: 'Importing...',
    imported: 'Creation imported!',
    projectImported: 'Project imported! Press Use Script to go on with it.',
    notImportable:
      'Please choose a picture (JPG, PNG, GIF, WebP), a video (MP4, MOV, WebM) or a project file (.vivify.json).',
    notAProjectFile: 'This file is no Vivify project. Choose a file that ends with .vivify.json.',
    newerProjectFile: 'This project file was made by a newer Vivify. Update Vivify to open it.',
    brokenProjectFile: 'This project file is damaged. Export it again or choose another one.',
    renamed: 'Creation renamed!',
    duplicated: 'Creation duplicated!',
    deleted: 'Creation deleted.',
    restored: 'Creation restored!',
    scriptOpened: 'The script is in the editor.',
    scriptReplaced: 'The script is in the editor. Your other project is saved under Recent projects.',
    copied: 'Copied!',
    copyFailed: 'The browser does not allow copying here. Select the text and copy it by hand.',
  },
  persona: {
    nameMissing: 'AI Influencer Name is required',
    backstoryMissing: 'Backstory is required',
    traitsMissing: 'Please select personality traits',
    visualStyleMissing: 'Visual Style is required',
    failed: 'Failed to create AI Influencer. Please try again.',
    created: 'AI Influencer created successfully!',
  },
  posts: {
    contentMissing: 'Please enter post content.',
    platformMissing: 'Please select at least one platform.',
    dateMissing: 'Please choose a date and time.',
    scheduled: 'Post scheduled successfully!',
  },
  ideas: {
    topicMissing: 'Please enter a topic to generate ideas.',
    generate: 'Generate Ideas',
    generating: 'Generating Ideas...',
    heading: 'Generated Video Ideas',
    generateNew: 'Generate New Ideas',
    generated: (topic: string) => `Generated 5 viral video ideas for “${topic}”`,
  },
  images: {
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
    settingsUsed: 'The settings are in the form. Press Generate Image to make it again.',
    engineGone: (engine: string) =>
      `The settings are in the form. ${engine} is not ready here, so the built-in painter is chosen.`,
    ideaReplaced: 'The idea replaced your prompt.',
    cancelled: 'Cancelled. Nothing was charged.',
    nothingCharged: 'Nothing was charged.',
    deleted: 'Picture deleted.',
    restored: 'Picture restored!',
    tooDear: (count: number, engine: string, cost: number, credits: number) =>
      `${count === 1 ? 'A picture' : `${count} pictures`} by ${engine} ${count === 1 ? 'takes' : 'take'} ${cost} ${cost === 1 ? 'credit' : 'credits'} and you have ${credits}.`,
    guestOutOfCredits:
      'A guest gets 20 credits once. Pictures by the built-in painter stay free; for others, get more credits.',
    failed: 'Failed to generate image. Please check your API key and try again.',
    noUrl: 'No image URL returned from the provider',
    seedIgnored: (engine: string) =>
      `${engine} takes no seed: the same words give another picture each time.`,
    negativeInWords: (engine: string) =>
      `${engine} has no negative prompt: what to leave out was added to the prompt in words.`,
    resized: (engine: string, made: string, asked: string) =>
      `${engine} made ${made} pixels; the picture was cut and resized to ${asked}.`,
    addressDead: (engine: string) =>
      `${engine} made a picture, but the address it gave for it does not open. Try again.`,
    tooManyAtOnce: 'You have many pictures in line already. Wait for them or cancel some.',
    engineUnknown: 'This installation has no such engine for pictures. Choose another one.',
    tooLarge: 'The picture is too large to be kept. Try again with another engine.',
    someMissing: (made: number, asked: number, reason: string) =>
      `${made} of ${asked} pictures were made; you pay for those only. ${reason}`,
    downloadFailed:
      'Download failed. The image has opened in a new tab - you can right-click and "Save image as..." to download it.',
  },
  videoModels: {
    painted: (model: string, scenes: string, reason: string) =>
      `${model} did not film ${scenes}, so the built-in painters made the pictures. ${reason}`,
    notReady: (model: string) =>
      `${model} is not available on this server, so the built-in painters made the pictures.`,
    stillFilming: (model: string) =>
      `${model} is still filming. Make the video again later to show what it filmed.`,
    maybeStarted: 'The server stopped while it was asked, so it was not asked again.',
    clipDead: 'The clip it made can’t be fetched. Try again.',
    enoughClips: 'This project has used all the clips it may have. Start a new project for more.',
  },
  remix: {
    heading: 'Image Remix Studio',
    export: (format: string) => `Export ${format}`,
    exporting: 'Exporting...',
    exported: 'Picture exported! It is in Your Creations too.',
    exportReduced: (maxSide: number) =>
      `At most ${maxSide} pixels on the longer side are exported. Crop to keep full detail.`,
    exportClip: 'Export clip',
    clipExported: 'Clip exported! It is in Your Creations too.',
    originalGone:
      'The picture that this was made of has been deleted. You go on with the finished one, without its recipe.',
    recipeUnreadable: 'The recipe of this picture was made by a newer Vivify. You start with its original.',
    logoUnreadable:
      'The logo of this picture is gone or can’t be read. Turn it off, or use the one of your brand kit.',
    nothingToRemix: 'This creation has no picture to remix. Choose another one.',
    clipNeedsEncoder:
      'This browser can’t encode MP4. Open Vivify in Chrome, Edge or Safari to export the clip.',
    editPromptMissing: 'Please describe what should change.',
    edit: 'Change picture',
    editing: 'Changing...',
    edited: 'The picture was changed. Your recipe goes on with it.',
    editNeedsKey: (sentences: string) => `Changing a picture by words needs a model. ${sentences}`,
    cannotEdit: (engine: string) => `${engine} makes pictures but can’t change one. Choose another engine.`,
    notAPicture: 'Only a picture can be changed by words. Choose another one.',
    maskOfOtherSize: 'The marked area does not belong to this picture. Mark it again.',
    maskInWords: (engine: string) =>
      `${engine} takes no marked area: it was told what to change, but other parts may differ too.`,
  },
  ads: {
    notAnImage: 'Please upload a valid image file (JPG, PNG, GIF, WebP)',
    imageTooLarge: 'File size must be less than 10MB',
    imageMissing: 'Please upload a product image first',
    started: 'Product ad generation started!',
    planNeeded: (plan: string) =>
      `The product ad studio comes with the ${plan} plan. Choose it on the pricing page to make ads.`,
    photoGone: 'The photo of this ad is gone. Upload it again to change the ad.',
    videoFailed: 'The ad could not be made to move. Please try again.',
    tooManyAtOnce: 'Several ads are being made already. Wait for one of them or cancel it.',
  },
  gifs: {
    notAVideo: 'Please select a valid video file (MP4, MOV, AVI, etc.)',
    videoTooLarge: 'File size must be less than 100MB',
    convert: 'Convert to Animated GIF',
    completed: 'GIF conversion completed!',
    failed: 'Failed to convert video to GIF. Please try again.',
    askServer: (format: string) =>
      `This browser can't read ${format}. Send it to your Vivify server to convert it?`,
    damaged: (name: string) =>
      `Can't read ${name}: it is damaged or incomplete. Export it again or choose another one.`,
    cutOff: (seconds: number) =>
      `This video breaks off after ${seconds.toFixed(1)} s. You can use what is there, or export it again.`,
    noPicture: (name: string) => `There is no picture in ${name}, only sound. Choose a video.`,
    noFrames: (name: string) => `There is nothing to see in ${name}: it has no frames. Choose another video.`,
    stillPicture: 'This picture does not move. Choose a video, or an animated GIF or WebP.',
    noAnimationDecoder:
      'This browser can’t take animated pictures apart. Choose a video, or use Chrome, Edge or Firefox.',
    tooManyPixels: 'This video is larger than 50 million pixels a frame. Make it smaller and try again.',
    longest: (seconds: number) => `A GIF is at most ${seconds} s long.`,
    convertedPart: (minutes: number) => `Only the first ${minutes} minutes were converted.`,
    nothingToOpen: 'There is no video in this creation. Choose another one.',
    bounceTooLong: 'This is too much to play back and forth. Choose a shorter part or a smaller size.',
    noWebpEncoder: 'This browser can’t make WebP pictures. Choose GIF or MP4.',
    noMp4Encoder: 'This browser can’t make MP4 videos. Choose GIF or animated WebP.',
    cannotCopy: (format: string) =>
      `This browser can't copy ${format} pictures. Download it, or drag it from here into your message.`,
    copied: 'Copied!',
    copiedStill: 'Copied its first frame as a PNG picture!',
    copiesStill: (format: string) =>
      `This browser copies still pictures only. To send the ${format}, drag it from here into your message, or download it.`,
    saved: 'Saved to your Content Library!',
    decodingTooSlow: (name: string) =>
      `Converting ${name} takes too long. Cut it shorter or export it as MP4, then try again.`,
    tooManyAtOnce: 'Other videos of yours are still being converted. Wait for one to finish.',
  },
  uploads: {
    notMedia: 'Please choose a picture (JPG, PNG, GIF, WebP) or a video (MP4, MOV, WebM).',
    notASound: 'Please choose a sound file (WAV, MP3, M4A, OGG, FLAC).',
    soundTooLarge: 'File size must be less than 50MB',
    unknownKind:
      'This file is no picture, clip or sound that Vivify can read. Use JPG, PNG, GIF, WebP, MP4, MOV, WebM, WAV or MP3.',
    vectorPicture: 'SVG pictures can’t be used. Save the picture as PNG or JPG and upload that.',
    drawingTooLarge: 'This is too large to be saved: at most 64 MB. Make it smaller, or shorter if it moves.',
    empty: 'The file is empty. Choose another one.',
    tooManyPixels:
      'The picture has too many pixels: at most 50 million. Make it smaller and upload it again.',
    brokenPicture: (name: string) =>
      `Can't read the picture ${name}: it is damaged or incomplete. Save it again or choose another one.`,
    unreadable: (name: string) => `Can't read ${name}. Export it again or choose another one.`,
    tooSlow: (name: string) => `Reading ${name} takes too long. Export it again or choose another one.`,
  },
  pictures: {
    gone: 'A picture that this was made of is gone. Choose it again.',
    notAPicture: 'Only pictures and clips can be saved here. Choose a picture.',
    animationKept: 'An animation or video is saved as it is. Choose no other format for it.',
    recipeTooLong:
      'There are too many steps in this picture to keep them all. Save it, then go on from the copy.',
    tooSlow: 'Saving the picture takes too long. Choose a smaller size or another format.',
    unreadable: 'The picture can’t be read, so it was not saved. Draw it again and save it once more.',
  },
  licences: {
    keyMissing: 'Please enter a license key',
    keyMalformed: 'Please enter a valid license key format (VVF-XXXX-XXXX-XXXX-XXXX)',
    failed: 'Failed to redeem license key. Please try again.',
    redeemed: 'License key redeemed successfully!',
  },
  launchKit: {
    urlMissing: 'Please enter a Product Hunt URL to generate a viral kit.',
    urlWrong: 'Please enter a valid Product Hunt URL.',
  },
  articles: {
    topicMissing: 'Please enter a topic',
    titlesFailed: (reason: string) => `Failed to generate titles: ${reason}`,
    apiError: (status: number) => `API error: ${status}`,
    apiWorks: 'API works! Check console for details.',
    queued: 'Your articles are being written.',
  },
  plans: {
    resolution: (plan: string, pixels: number) =>
      `The ${plan} plan makes videos in ${pixels}p. Choose ${pixels}p or a larger plan.`,
    seconds: (plan: string, allowed: number, seconds: number) =>
      `The ${plan} plan makes videos of up to ${allowed} seconds, and this one takes ${seconds}. Shorten the script or choose a larger plan.`,
  },
  pricing: {
    yearlyBadge: 'SAVE 20%',
    mostPopular: 'MOST POPULAR',
    contactSales: 'Contact Sales',
    granted: (plan: string, credits: string) =>
      `${plan} is your plan now, and you have ${credits} more credits.`,
    grantedWithoutCharge: 'Nothing was charged: this installation has no payment provider.',
    noPayments:
      'The operator of this installation has not set up payments, so plans can’t be bought here yet. Nothing was charged.',
    /** Beside what a plan will have and nobody can use yet. */
    notBuilt: 'Soon',
    yourPlan: 'Your plan',
  },
} as const
