// Our own simple drawings for the platforms, 24 × 24, in the platform's color. They are no logos.

import type { PlatformId } from '@vivify/contract/platforms'
import type { CSSProperties } from 'react'
import { joinClasses } from './class-names.ts'

const paths: Record<PlatformId, string> = {
  twitter: 'M5 4.5l14 15 M19 4.5l-5.6 6.2 M10.4 13.4L5 19.5',
  linkedin:
    'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z M8 11v6 M8 7.5v.01 M12 17v-6 M12 13.5a2.3 2.3 0 0 1 4.5 0V17',
  facebook: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z M15.2 8.2h-.9a1.9 1.9 0 0 0-1.9 1.9V21 M9.8 13h4.8',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z M12 8.2a3.8 3.8 0 1 1 0 7.6a3.8 3.8 0 0 1 0-7.6z M16.8 7.2v.01',
  tiktok: 'M13 4v11.2a3.9 3.9 0 1 1-3.9-3.9 M13 4c.3 2.9 2.3 4.8 5.4 5',
  youtube:
    'M6.5 5h11A4.5 4.5 0 0 1 22 9.5v5a4.5 4.5 0 0 1-4.5 4.5h-11A4.5 4.5 0 0 1 2 14.5v-5A4.5 4.5 0 0 1 6.5 5z M10.2 9.2v5.6l4.8-2.8z',
  bluesky:
    'M12 11C10.6 8 7.4 5 4.6 4.6C3.4 6.6 3.8 10.4 5.6 12.2C7.2 13.6 9.6 13 12 11z M12 11c1.4-3 4.6-6 7.4-6.4c1.2 2 .8 5.8-1 7.6c-1.6 1.4-4 .8-6.4-1.2z M12 11c-2 1.6-4.6 3.6-3.8 6.2c1.4 1.6 3.2.4 3.8-1.8c.6 2.2 2.4 3.4 3.8 1.8c.8-2.6-1.8-4.6-3.8-6.2z',
  mastodon:
    'M8 4h8a4 4 0 0 1 4 4v4.5a4 4 0 0 1-4 4h-4l-4 3.5v-3.5a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z M8.5 12.8V9.6a1.75 1.75 0 0 1 3.5 0v2 M12 11.6v-2a1.75 1.75 0 0 1 3.5 0v3.2',
  webhook:
    'M12 3.5a3 3 0 1 1 0 6a3 3 0 0 1 0-6z M5.5 14.5a3 3 0 1 1 0 6a3 3 0 0 1 0-6z M18.5 14.5a3 3 0 1 1 0 6a3 3 0 0 1 0-6z M10.6 9.2l-3.6 5.6 M13.4 9.2l3.6 5.6 M8.5 17.5h7',
}

/** The platform's color, as a CSS value. */
export function platformColor(platform: PlatformId): string {
  return `var(--platform-${platform})`
}

export interface PlatformIconProps {
  platform: PlatformId
  /** Default: 20 × 20 px. */
  className?: string
}

/** Stands beside the platform's name, so it is hidden from assistive technology. */
export function PlatformIcon({ platform, className = 'size-5' }: PlatformIconProps) {
  const style: CSSProperties = { color: platformColor(platform) }
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={style}
      className={joinClasses('shrink-0', className)}
    >
      <path d={paths[platform]} />
    </svg>
  )
}
