// Shows every primitive in all its states during development. Production builds leave it out.

import { useState } from 'react'
import { ThemeSwitch } from '../../lib/theme/theme-switch.tsx'
import { Button } from '../../ui/button.tsx'
import { PublicPage } from '../../features/public-page/public-page.tsx'
import { ButtonStories } from './button-stories.tsx'
import { ConnectionStories } from './connection-stories.tsx'
import { FeedbackStories } from './feedback-stories.tsx'
import { FieldStories } from './field-stories.tsx'
import { OverlayStories } from './overlay-stories.tsx'
import { Story } from './story.tsx'

/** The design system on one page. */
export function DesignScreen() {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) throw new Error('Broken on purpose')
  return (
    <PublicPage title="Design" lead="Every primitive, every state. Switch the theme to see both characters.">
      <ThemeSwitch />
      <ColourStories />
      <ButtonStories />
      <FieldStories />
      <FeedbackStories />
      <OverlayStories />
      <ConnectionStories />
      <Story name="Error boundary">
        <Button variant="danger" onClick={() => setIsBroken(true)}>
          Break this screen
        </Button>
      </Story>
    </PublicPage>
  )
}

function ColourStories() {
  const colours = [
    ['Surface', 'bg-surface'],
    ['Raised', 'bg-raised'],
    ['Sunken', 'bg-sunken'],
    ['Hover', 'bg-hover'],
    ['Line', 'bg-line'],
    ['Control', 'bg-control-line'],
    ['Muted', 'bg-muted'],
    ['Text', 'bg-text'],
    ['Primary', 'bg-primary'],
    ['Second', 'bg-second'],
    ['Danger', 'bg-danger'],
    ['Action', 'bg-action'],
  ] as const
  return (
    <Story name="Colors">
      <ul className="grid w-full grid-cols-3 gap-3 sm:grid-cols-6">
        {colours.map(([name, background]) => (
          <li key={name} className="flex flex-col gap-1.5 text-xs text-muted">
            <span className={`h-14 rounded-base border border-line ${background}`} />
            {name}
          </li>
        ))}
      </ul>
      <p className="w-full font-display text-4xl font-bold tracking-tight">Display: a studio at night</p>
      <p className="w-full">
        Body text keeps 4.5 to 1. <span className="text-muted">Muted text too.</span>{' '}
        <span className="text-primary-text">Primary,</span> <span className="text-second-text">second,</span>{' '}
        <span className="text-danger-text">danger</span> and{' '}
        <span className="text-warning-text">warning</span> as text.
      </p>
    </Story>
  )
}
