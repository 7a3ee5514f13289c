import type { LogoColors } from './logo.ts'

/** Pairs of colors that work as a mark and its details, on light and on dark. */
export const logoPalettes = [
  { id: 'midnight', label: 'Midnight and amber', primary: '#1e2a5a', accent: '#f5a623' },
  { id: 'forest', label: 'Forest and lime', primary: '#14532d', accent: '#84cc16' },
  { id: 'violet', label: 'Violet and gold', primary: '#5b2fa8', accent: '#f5b83d' },
  { id: 'coral', label: 'Coral and navy', primary: '#e4572e', accent: '#17324d' },
  { id: 'ocean', label: 'Ocean and aqua', primary: '#0b6e8a', accent: '#3bd1d9' },
  { id: 'berry', label: 'Berry and blush', primary: '#9d174d', accent: '#f58fb0' },
  { id: 'cocoa', label: 'Cocoa and honey', primary: '#6b3d16', accent: '#f0a93b' },
  { id: 'cobalt', label: 'Cobalt and orange', primary: '#1d4ed8', accent: '#ff8a3d' },
  { id: 'teal', label: 'Teal and sun', primary: '#0f766e', accent: '#fbbf24' },
  { id: 'ruby', label: 'Ruby and charcoal', primary: '#c01f3a', accent: '#2b303b' },
  { id: 'graphite', label: 'Graphite and red', primary: '#23272f', accent: '#ef4444' },
  { id: 'plum', label: 'Plum and mint', primary: '#4a1d5e', accent: '#5fd6a8' },
] as const satisfies readonly (LogoColors & { id: string; label: string })[]
