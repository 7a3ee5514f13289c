/** The bundled cuts that logos are set in: `package/cut`, as their files are named. */
export const faceIds = [
  'anton-400',
  'bricolage-grotesque-700',
  'fredoka-600',
  'geist-500',
  'geist-700',
  'montserrat-500',
  'montserrat-800',
  'nunito-800',
  'pacifico-400',
  'playfair-display-500',
  'playfair-display-700',
  'zilla-slab-700',
] as const
export type FaceId = (typeof faceIds)[number]

/** A way to set a name: its letters, their spacing, and what goes with them. */
export interface LogoStyle {
  readonly id: string
  readonly label: string
  readonly nameFace: FaceId
  readonly taglineFace: FaceId
  readonly isUpper: boolean
  /** Added between letters, as a share of the size. */
  readonly tracking: number
  readonly corners: 'round' | 'sharp'
  /** Letters that join, as in handwriting, can't be spaced or set in capitals alone. */
  readonly joins?: true
}

export const logoStyles = [
  {
    id: 'modern',
    label: 'Modern',
    nameFace: 'geist-700',
    taglineFace: 'geist-500',
    isUpper: false,
    tracking: -0.03,
    corners: 'round',
  },
  {
    id: 'friendly',
    label: 'Friendly',
    nameFace: 'fredoka-600',
    taglineFace: 'geist-500',
    isUpper: false,
    tracking: -0.005,
    corners: 'round',
  },
  {
    id: 'strong',
    label: 'Strong',
    nameFace: 'montserrat-800',
    taglineFace: 'montserrat-500',
    isUpper: false,
    tracking: -0.025,
    corners: 'sharp',
  },
  {
    id: 'elegant',
    label: 'Elegant',
    nameFace: 'montserrat-500',
    taglineFace: 'montserrat-500',
    isUpper: true,
    tracking: 0.16,
    corners: 'sharp',
  },
  {
    id: 'poster',
    label: 'Poster',
    nameFace: 'anton-400',
    taglineFace: 'montserrat-500',
    isUpper: true,
    tracking: 0.015,
    corners: 'sharp',
  },
  {
    id: 'character',
    label: 'Character',
    nameFace: 'bricolage-grotesque-700',
    taglineFace: 'geist-500',
    isUpper: false,
    tracking: -0.03,
    corners: 'round',
  },
  {
    id: 'soft',
    label: 'Soft',
    nameFace: 'nunito-800',
    taglineFace: 'montserrat-500',
    isUpper: false,
    tracking: -0.01,
    corners: 'round',
  },
  {
    id: 'sporty',
    label: 'Sporty',
    nameFace: 'montserrat-800',
    taglineFace: 'montserrat-500',
    isUpper: true,
    tracking: 0.05,
    corners: 'sharp',
  },
  {
    id: 'classic',
    label: 'Classic',
    nameFace: 'playfair-display-700',
    taglineFace: 'montserrat-500',
    isUpper: false,
    tracking: -0.005,
    corners: 'sharp',
  },
  {
    id: 'luxury',
    label: 'Luxury',
    nameFace: 'playfair-display-500',
    taglineFace: 'montserrat-500',
    isUpper: true,
    tracking: 0.12,
    corners: 'sharp',
  },
  {
    id: 'heritage',
    label: 'Heritage',
    nameFace: 'zilla-slab-700',
    taglineFace: 'montserrat-500',
    isUpper: false,
    tracking: -0.01,
    corners: 'sharp',
  },
  {
    id: 'handwritten',
    label: 'Handwritten',
    nameFace: 'pacifico-400',
    taglineFace: 'montserrat-500',
    isUpper: false,
    tracking: 0,
    corners: 'round',
    joins: true,
  },
] as const satisfies readonly LogoStyle[]

export type LogoStyleId = (typeof logoStyles)[number]['id']

/** The style of an id; the first one for an id that is unknown. */
export function findStyle(id: string): LogoStyle {
  return logoStyles.find((style) => style.id === id) ?? logoStyles[0]
}
