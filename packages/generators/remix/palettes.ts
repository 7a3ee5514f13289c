// Palettes for repainting pictures, dark to light. Each spans from shadow to paper white, with one or two accents
// between.

export interface NamedPalette {
  readonly label: string
  /** `#rrggbb`, dark to light. */
  readonly colors: readonly string[]
}

export const palettes = [
  { label: 'Sunset', colors: ['#1f1147', '#6a1b6e', '#d23a5f', '#f98948', '#fcd581', '#fff3e0'] },
  { label: 'Deep sea', colors: ['#03121f', '#0a3a5a', '#0e7c86', '#45c4b0', '#9aebd0', '#f4fbf2'] },
  { label: 'Forest', colors: ['#10201a', '#23463a', '#5a7d3f', '#a9b665', '#e3c878', '#f8f1dd'] },
  { label: 'Terracotta', colors: ['#2b1a18', '#7a3b2e', '#c8663f', '#e3a36b', '#8fa89b', '#f6e9d7'] },
  { label: 'Neon', colors: ['#0b0420', '#3d0f8a', '#b5179e', '#ff2e88', '#21d4fd', '#f3f0ff'] },
  { label: 'Pastel', colors: ['#4a4e69', '#9a8c98', '#c9b6e4', '#f7c6d0', '#cdeac0', '#fff8ee'] },
  { label: 'Teal and orange', colors: ['#071a20', '#0f4c5c', '#3c8d93', '#e36414', '#fb9d51', '#fff0dc'] },
  { label: 'Autumn', colors: ['#1c1210', '#5c1a1b', '#a63d2f', '#d98324', '#efc15a', '#fdf3d8'] },
  { label: 'Ice', colors: ['#0d1b2a', '#24476b', '#5688b5', '#a5cbe3', '#dcebf4', '#ffffff'] },
  { label: 'Newsprint', colors: ['#17161a', '#4a474b', '#8d8982', '#c9c1b3', '#e6392f', '#f7f1e5'] },
] as const satisfies readonly NamedPalette[]
