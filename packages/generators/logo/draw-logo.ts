import type { Logo, LogoLayout } from './logo.ts'
import { drawAbove } from './layouts/above.ts'
import { drawBeside } from './layouts/beside.ts'
import { drawLockup } from './layouts/lockup.ts'
import { drawMonogram } from './layouts/monogram.ts'
import { drawRoundel } from './layouts/roundel.ts'
import { drawWordmark } from './layouts/wordmark.ts'
import type { Drawing } from './shapes.ts'

const layouts: Readonly<Record<LogoLayout, (logo: Logo) => Drawing>> = {
  beside: drawBeside,
  above: drawAbove,
  roundel: drawRoundel,
  monogram: drawMonogram,
  wordmark: drawWordmark,
  lockup: drawLockup,
}

/** Draws a logo in a layout. The name must have at least one letter that its face has. */
export function drawLogo(logo: Logo, layout: LogoLayout): Drawing {
  return layouts[layout](logo)
}
