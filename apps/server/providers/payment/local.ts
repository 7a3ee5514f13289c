import type { FreeProvider } from './port.ts'

/** For an installation that only its own people reach: plans are granted, and the screen says that nothing was charged. */
export const local: FreeProvider = { type: 'free', name: 'This installation' }
