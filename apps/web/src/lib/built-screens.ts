import { createContext, useContext } from 'react'

/** Tells whether the screen at an address is built. */
export const BuiltScreensContext = createContext<(path: string) => boolean>(() => false)

/** False for a screen that only has a plan so far; nothing that a person creates may link to it. */
export function useIsBuilt(path: string): boolean {
  return useContext(BuiltScreensContext)(path)
}
