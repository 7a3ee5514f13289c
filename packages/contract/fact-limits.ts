// How much a person may give to take facts from, for pages that load no zod.

export const maxFactNotesCharacters = 200_000
export const maxFactAddresses = 10
export const maxFactFiles = 10
/** Characters of one file's text. */
export const maxFactFileCharacters = 400_000
export const maxFactFileBytes = 20_000_000
export const maxStatements = 2000
