// More built places, by their names.

/** Under a roof, where no rain falls. */
export const furtherRoofed = [
  'bank',
  'vault',
  'hotel lobby',
  'police station',
  'dentist office',
  'tailor shop',
  'server room',
  'hangar',
  'karate dojo',
  'dance studio',
  'newsroom',
  'war room',
  'crypt',
  'catacombs',
  'sewer',
  'ice cave',
  'tomb',
  'dragon lair',
  'wizard tower',
  'submarine interior',
  'observatory',
  'planetarium',
  'boiler room',
  'sauna',
  'spa',
] as const

/** Under the open sky. */
export const furtherUnroofed = [
  'medieval town',
  'viking village',
  'fairy village',
  'enchanted forest',
  'candy land',
  'western town',
  'african village',
  'mexican plaza',
  'chinese street',
  'indian palace',
] as const
