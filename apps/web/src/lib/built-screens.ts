import { createContext, useContext } from 'react'

/** Says which addresses are screens that are built. */
export const BuiltScreensContext = createContext<(path: string) => boolean>(() => false)

/** False for a screen that so far only says what it will be: nothing that a person made may lead there. */
export function useIsBuilt(path: string): boolean {
  return useContext(BuiltScreensContext)(path)
}
