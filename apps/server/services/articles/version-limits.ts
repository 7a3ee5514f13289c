/** Edits within this time after the first are one version. */
export const joinVersionsSeconds = 600
/** Older versions of an article go. */
export const maxVersions = 50
