/** Edits within this time after the first are one version. */
export const joinVersionsSeconds = 600
/** Older versions of an article go. */
export const maxVersions = 50
/** Of all articles of an account and their versions together, as the database keeps them. */
export const maxTextBytes = 500_000_000
/** Smaller documents are saved without measuring: all that an account can have take 5 GB, as much as its files may. */
export const measuredCharacters = 10_000
