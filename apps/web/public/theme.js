// Runs before the first paint so that a person who chose the light theme never sees the dark one flash by.
try {
  if (localStorage.getItem('vivify.theme') === 'pixar') document.documentElement.dataset.theme = 'pixar'
} catch {
  // Storage is refused: the default theme stands.
}
