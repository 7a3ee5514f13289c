// Marks that brands ask for and that the motif set shows poorly or not at all, drawn by us in a 32 by 32 box. Dark parts
// become the ink, light parts the details.

const ink = '#111111'
const light = '#eeeeee'

function draw(...parts: readonly [fill: string, path: string][]): string {
  return parts.map(([fill, path]) => `<path fill="${fill}" d="${path}"/>`).join('')
}

/** SVG bodies by the name of the motif that they replace, or by a name of their own, with what people call them. */
export const ownMarks: Readonly<Record<string, { label: string; tags: readonly string[]; body: string }>> = {
  'hot-beverage': {
    label: 'coffee',
    tags: ['cup', 'cafe', 'espresso', 'tea', 'drink', 'hot', 'breakfast', 'morning', 'beverage'],
    body: draw(
      [
        ink,
        'M4 13H24V15H25.5C28.5 15 30 17 30 19.2C30 22 27.6 24 24.2 24H23.2C21.8 26.4 19.4 28 16.4 28H11.6C7.2 28 4 24.6 4 20.4ZM24 17.6V20.4C24 20.8 24 21.1 23.9 21.4H24.4C26.2 21.4 27.4 20.6 27.4 19.3C27.4 18.2 26.6 17.6 25.4 17.6Z',
      ],
      [ink, 'M3 29.4H25V31.4H3Z'],
      [
        ink,
        'M8.8 11.2C6.6 8.4 10.6 6.8 8.8 3.6L10.8 2.6C13.4 6.8 9.2 8.2 11 10.4ZM14.4 10.8C12 7.8 16.2 5.6 14.2 1.8L16.3 .8C19.2 5.6 14.6 7.4 16.6 10ZM20 11.2C17.8 8.4 21.8 6.8 20 3.6L22 2.6C24.6 6.8 20.4 8.2 22.2 10.4Z',
      ],
    ),
  },
  'leaf-fluttering-in-wind': {
    label: 'leaf',
    tags: ['leaves', 'nature', 'plant', 'organic', 'eco', 'green', 'vegan', 'natural', 'herbal', 'tea'],
    body: draw(
      [
        ink,
        'M29.5 2.5C30.5 14 28 22 21.5 25.6C16.8 28.2 11 27.4 7.6 24.2C4 20.8 3.6 15.2 6.6 11C10.6 5.4 18.6 3.6 29.5 2.5Z',
      ],
      [light, 'M6.9 22.2C10.6 17.6 15.4 13.8 21.6 10.6L22.5 12.3C16.8 15.4 12.2 19.2 8.6 23.6Z'],
      [ink, 'M1.6 30.6C3 27.4 4.8 24.6 6.9 22.2L8.6 23.6C6.6 26 5 28.7 3.8 31.6Z'],
    ),
  },
  mountain: {
    label: 'mountain',
    tags: ['peaks', 'peak', 'summit', 'outdoor', 'hiking', 'climb', 'adventure', 'alps', 'travel'],
    body: draw(
      [ink, 'M12.2 5.2L16.2 11.9L18.6 8.4L31.4 28H.6Z'],
      [light, 'M12.2 5.2L16 11.6L14.2 14L12.2 11.8L9.9 14.4L8.3 12.1Z'],
      [light, 'M18.6 8.4L22.4 14.2L20.6 15.6L18.8 13.8L16.9 15.8L15.6 12.8Z'],
    ),
  },
  lotus: {
    label: 'lotus',
    tags: ['yoga', 'spa', 'meditation', 'wellness', 'flower', 'calm', 'massage', 'beauty', 'breath'],
    body: draw(
      [
        ink,
        'M16 3.4C20.2 7.6 21.6 13 20.6 18.2C19.8 21.6 18.2 24.2 16 26C13.8 24.2 12.2 21.6 11.4 18.2C10.4 13 11.8 7.6 16 3.4Z',
      ],
      [
        ink,
        'M5.4 8.2C8 8.6 9.6 9.6 10.4 10.6C9.4 15 10 20.2 13.4 25.2C9.4 24.4 6.6 21.8 5.4 18C4.4 14.8 4.4 11.4 5.4 8.2ZM26.6 8.2C24 8.6 22.4 9.6 21.6 10.6C22.6 15 22 20.2 18.6 25.2C22.6 24.4 25.4 21.8 26.6 18C27.6 14.8 27.6 11.4 26.6 8.2Z',
      ],
      [
        ink,
        'M.4 17.4C2 16.8 3.2 16.8 3.9 17.1C5 22 8.6 26 13.6 27.2C8 29.6 2.2 26.4 .4 17.4ZM31.6 17.4C30 16.8 28.8 16.8 28.1 17.1C27 22 23.4 26 18.4 27.2C24 29.6 29.8 26.4 31.6 17.4Z',
      ],
    ),
  },
  'cube-mark': {
    label: 'cube',
    tags: ['box', 'block', 'tech', 'software', 'data', 'blockchain', 'build', 'logistics', 'hexagon'],
    body: draw(
      [ink, 'M16 1L29.4 8.6V23.4L16 31L2.6 23.4V8.6Z'],
      [light, 'M16 4.2L25.4 9.5L16 14.8L6.6 9.5Z'],
      [light, 'M17.4 17.2L26.6 12V21.8L17.4 27Z'],
    ),
  },
  'orbit-mark': {
    label: 'orbit',
    tags: ['space', 'science', 'atom', 'tech', 'network', 'planet', 'global', 'connect', 'agency'],
    body: draw(
      [ink, 'M16 9.4A6.6 6.6 0 1 1 16 22.6A6.6 6.6 0 1 1 16 9.4Z'],
      [
        ink,
        'M16 1A15 15 0 0 1 30.9 14.4H28.2A12.4 12.4 0 0 0 16 3.6ZM16 31A15 15 0 0 1 1.1 17.6H3.8A12.4 12.4 0 0 0 16 28.4Z',
      ],
      [
        ink,
        'M27.6 18.6A3.2 3.2 0 1 1 27.6 25A3.2 3.2 0 1 1 27.6 18.6ZM4.4 7A3.2 3.2 0 1 1 4.4 13.4A3.2 3.2 0 1 1 4.4 7Z',
      ],
    ),
  },
  'growth-mark': {
    label: 'rising bars',
    tags: [
      'growth',
      'finance',
      'marketing',
      'sales',
      'accounting',
      'analytics',
      'chart',
      'consulting',
      'invest',
    ],
    body: draw(
      [ink, 'M3 21H9.4V30H3ZM12.8 16.4H19.2V30H12.8ZM22.6 12H29V30H22.6Z'],
      [ink, 'M2 15.4L11.8 7.2L15.6 10.4L24.2 3.2H20.4V.8H28.4V8.6H26V4.9L15.6 13.6L11.8 10.4L3.6 17.3Z'],
    ),
  },
  'rings-mark': {
    label: 'linked circles',
    tags: ['community', 'together', 'team', 'partner', 'union', 'people', 'social', 'wedding', 'club'],
    body: draw(
      [
        ink,
        'M11.4 6.4A9.6 9.6 0 1 0 11.4 25.6A9.6 9.6 0 1 0 11.4 6.4ZM11.4 10A6 6 0 1 1 11.4 22A6 6 0 1 1 11.4 10Z',
      ],
      [
        ink,
        'M20.6 6.4A9.6 9.6 0 0 1 20.6 25.6A9.5 9.5 0 0 1 17.8 25.2A12 12 0 0 0 20.4 22A6 6 0 0 0 20.4 10A12 12 0 0 0 17.8 6.8A9.5 9.5 0 0 1 20.6 6.4Z',
      ],
    ),
  },
  'aperture-mark': {
    label: 'aperture',
    tags: ['photo', 'photography', 'lens', 'camera', 'film', 'studio', 'video', 'shutter'],
    body: draw(
      [ink, 'M16 1A15 15 0 1 1 16 31A15 15 0 1 1 16 1Z'],
      [
        light,
        'M20.56 13.39L26.72 23.49L28.00 22.71L21.84 12.61ZM20.54 18.64L14.87 29.03L16.19 29.75L21.85 19.36ZM15.98 21.25L4.15 21.54L4.19 23.04L16.02 22.75ZM11.44 18.61L5.28 8.51L4.00 9.29L10.16 19.39ZM11.46 13.36L17.13 2.97L15.81 2.25L10.15 12.64ZM16.02 10.75L27.85 10.46L27.81 8.96L15.98 9.25Z',
      ],
      [light, 'M21.46 12.85L21.46 19.15L16.00 22.30L10.54 19.15L10.54 12.85L16.00 9.70Z'],
    ),
  },
  'pulse-mark': {
    label: 'heartbeat',
    tags: ['health', 'medical', 'clinic', 'fitness', 'doctor', 'care', 'heart', 'pulse', 'cardio'],
    body: draw(
      [
        ink,
        'M16 29.6C6 22 1.4 16.6 1.4 10.8C1.4 6.2 4.8 2.8 9 2.8C11.8 2.8 14.4 4.2 16 6.8C17.6 4.2 20.2 2.8 23 2.8C27.2 2.8 30.6 6.2 30.6 10.8C30.6 16.6 26 22 16 29.6Z',
      ],
      [
        light,
        'M1.8 13.6H10.2L12.8 8.4L17 19L19.4 13.6H30.2L29.6 15.8H20.9L16.9 24.4L12.6 13.6L11.6 15.8H2.4Z',
      ],
    ),
  },
}
