// Limits of picture sizes, separate from the painters because those are slow to load.

/** Minimum of a picture's shorter side in pixels; anything smaller would be useless. */
export const minSide = 16
/** Maximum of a picture's longer side in pixels; anything larger would exhaust the memory. */
export const maxSide = 4096
