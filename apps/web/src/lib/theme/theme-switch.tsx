import { Clapperboard, Zap } from '../../ui/icons.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useTheme } from './theme.tsx'

const segments = [
  { value: 'viral', label: 'Viral', icon: <Zap aria-hidden="true" /> },
  { value: 'pixar', label: 'Pixar', icon: <Clapperboard aria-hidden="true" /> },
] as const

/** The Viral/Pixar switch, used in the top bar and on the dashboard. */
export function ThemeSwitch({ hidesLabelsWhenNarrow = false }: { hidesLabelsWhenNarrow?: boolean }) {
  const { theme, setTheme } = useTheme()
  return (
    <Segmented
      label="Theme"
      segments={segments}
      value={theme}
      onChange={setTheme}
      hidesLabelsWhenNarrow={hidesLabelsWhenNarrow}
    />
  )
}
