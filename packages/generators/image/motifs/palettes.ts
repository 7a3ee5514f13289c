// Five colors each, from darkest to lightest; the fourth is the accent. The painters rely on this order.

const palettes = {
  emerald: ['#06281f', '#0f6b4f', '#33b07f', '#ffd166', '#e9fff2'],
  gold: ['#2a1703', '#8a4b0c', '#e0a12f', '#ff7a3d', '#fff1cf'],
  ocean: ['#04172e', '#0b4f7d', '#1fa3c4', '#ffb35c', '#dcf9ff'],
  sky: ['#0e2a5c', '#2f72c9', '#7fc1f2', '#ffcf5a', '#f2fbff'],
  sunset: ['#2b0f3f', '#8f2d6b', '#f0625d', '#ffb04f', '#ffe9cc'],
  rose: ['#3a0a24', '#a12a5c', '#ef7fa0', '#ffc46b', '#ffeef2'],
  violet: ['#1a0b3d', '#5530a8', '#9c7bf0', '#ff8ac2', '#f3edff'],
  midnight: ['#060a1f', '#17275a', '#4a63b8', '#ffd479', '#dfe8ff'],
  forest: ['#0b1f14', '#265a35', '#6fa35b', '#f2b34c', '#f2f7dc'],
  earth: ['#2a160d', '#7a4527', '#c98d5b', '#5fa08a', '#fbeedb'],
  coral: ['#3b1020', '#c23b4e', '#ff8066', '#ffd27a', '#fff0e4'],
  mint: ['#06302f', '#138079', '#66d1bb', '#ff8f70', '#ecfff8'],
  slate: ['#10161f', '#37475a', '#8496aa', '#f0a24a', '#eef3f8'],
  candy: ['#2c1051', '#8a3fd1', '#ff7ac8', '#6fe0ff', '#fff2fb'],
  ember: ['#1d0606', '#7c1512', '#e2452b', '#ffb13b', '#ffedd6'],
  lavender: ['#221a44', '#6556a8', '#b3a2ea', '#ffb7a1', '#f6f1ff'],
  snow: ['#15283f', '#4c7ba6', '#a9d3ec', '#ff9d7a', '#f7fcff'],
  neon: ['#07041a', '#3a0ca3', '#b5179e', '#4cc9f0', '#eafcff'],
} as const satisfies Record<string, readonly [string, string, string, string, string]>

export type PaletteName = keyof typeof palettes

/** Every palette name. */
export const paletteNames = Object.keys(palettes) as PaletteName[]

/** The five hex colors of a palette, darkest first, lightest last, accent fourth. */
export function paletteColors(name: PaletteName): readonly string[] {
  return palettes[name]
}
