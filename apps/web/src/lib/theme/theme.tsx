import type { Theme } from '@vivify/contract/project'
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'

/** The same key as in public/theme.js, which sets the theme before the first paint. */
const storageKey = 'vivify.theme'

interface ThemeChoice {
  theme: Theme
  setTheme: (theme: Theme) => void
}

const ThemeContext = createContext<ThemeChoice | null>(null)

/** Provides the page's theme and stores the choice. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setCurrent] = useState<Theme>(readPageTheme)
  const setTheme = useCallback((next: Theme) => {
    document.documentElement.dataset['theme'] = next
    setCurrent(next)
    try {
      localStorage.setItem(storageKey, next)
    } catch {
      // Storage is blocked, so the choice lasts only until the page closes.
    }
  }, [])
  const choice = useMemo(() => ({ theme, setTheme }), [theme, setTheme])
  return <ThemeContext value={choice}>{children}</ThemeContext>
}

function readPageTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'pixar' ? 'pixar' : 'viral'
}

/** The theme and a function that changes it. Throws when used outside `ThemeProvider`. */
export function useTheme(): ThemeChoice {
  const choice = useContext(ThemeContext)
  if (choice === null) throw new Error('useTheme must be used within a ThemeProvider')
  return choice
}
