/** Ten prompts. The built-in painter knows their subjects, places and times of day in every style. */
export const promptIdeas = [
  'A volcano by the sea at sunset',
  'Mountains by a lake at sunrise',
  'A rocket over the mountains at night',
  'A city skyline at night',
  'A robot in a garden of flowers',
  'A camel in the desert at sunset',
  'A dragon above a castle in a storm',
  'An owl on a branch under a full moon',
  'A cup of coffee on a desk in the morning',
  'A dolphin in the sea at sunset',
] as const
