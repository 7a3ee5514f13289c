// Kept apart from the painters, which are heavy to load: whoever orders a picture asks here.

/** Pixels of a picture's shorter side, at least: less would be useless. */
export const minSide = 16
/** Pixels of a picture's longer side, at most: more would exhaust the memory. */
export const maxSide = 4096
