// The lists of an article's configuration, for pages that load no zod.

export const articleStyles = ['Informative', 'Conversational', 'Formal', 'Humorous'] as const
export const pointsOfView = ['First-person', 'Second-person', 'Third-person'] as const
export const articleLengths = ['Short', 'Medium', 'Long'] as const
export const photoStyles = ['Photographic', 'Cinematic', 'Minimalist', 'Abstract'] as const

/** Words that an article of a length aims at. */
export const wordsOfLength: Readonly<Record<(typeof articleLengths)[number], number>> = {
  Short: 500,
  Medium: 1500,
  Long: 3500,
}

export const articleLengthLabels: Readonly<Record<(typeof articleLengths)[number], string>> = {
  Short: 'Short (~500 words)',
  Medium: 'Medium (~1500 words)',
  Long: 'Long (~3500+ words)',
}

export const defaultArticleConfig = {
  niche: 'Pets and pet care',
  articleStyle: 'Informative',
  pointOfView: 'Second-person',
  articleLength: 'Medium',
  hasFeaturedImage: true,
  imagesInArticle: 3,
  photoStyle: 'Photographic',
  usesBrandKit: true,
} as const

export const maxQueuedTitles = 500
export const maxArticleTitleCharacters = 300

/** What search engines show of a title and a description. */
export const maxSeoTitleCharacters = 60
export const maxDescriptionCharacters = 155
export const maxSlugCharacters = 80
export const maxQuestions = 12
export const maxQuestionCharacters = 300
export const maxAnswerCharacters = 2000
export const maxAltTextCharacters = 1500
export const maxCaptionCharacters = 500
/** Of the text that can be rewritten at once. */
export const maxRewriteCharacters = 20_000
