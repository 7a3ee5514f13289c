// What many people of the lists wear, and the skin and hair of many peoples.

export const suit = { top: '#2b3347', bottom: '#262d40', gear: ['lapels', 'tie'], accent: '#c23b3b' } as const
export const suitWithGoldTie = { ...suit, accent: '#c9a03a' } as const
export const plainSuit = { ...suit, gear: ['tie'] } as const
export const shirtAndTie = { top: '#dfe7f0', bottom: '#2f3b57', gear: ['tie'], accent: '#2f4a85' } as const
export const sportswear = {
  lower: 'shorts',
  hasShortSleeves: true,
  top: '#e0573a',
  bottom: '#f2f2f2',
} as const

export const dark = { skin: '#74482e', hairColor: '#1c1a22' } as const
export const brown = { skin: '#c98a5a', hairColor: '#1c1a22' } as const
