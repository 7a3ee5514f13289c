import { withoutLetters } from '@vivify/generators/logo/check-logo'
import { drawLogo } from '@vivify/generators/logo/draw-logo'
import { logoLayouts, type Logo, type LogoLayout } from '@vivify/generators/logo/logo'
import { findStyle, type LogoStyle } from '@vivify/generators/logo/styles'
import type { Drawing } from '@vivify/generators/logo/shapes'
import * as messages from '@vivify/contract/messages'
import { useMemo } from 'react'
import { findStylesWithLetters, loadFaces, loadMark } from './load-logo.ts'
import type { LogoForm } from './logo-form.ts'
import { useLoaded } from './use-loaded.ts'

export interface LogoState {
  /** The name that is shown: the person's without letters that the style lacks, or a sample. */
  name: string
  isSample: boolean
  /** All layouts; null until the letters and the mark are loaded, and when the style has no letter of the name. */
  drawings: Readonly<Record<LogoLayout, Drawing>> | null
  /** Letters that the style lacks, and the styles that have them. */
  missing: {
    letters: readonly string[]
    style: LogoStyle
    others: readonly LogoStyle[]
    /** True when the logo is drawn without them. */
    areLeftOut: boolean
  } | null
  hasFailed: boolean
  retry: () => void
}

/** Draws the form's logo in all layouts. */
export function useLogo(form: LogoForm): LogoState {
  const isSample = cleanText(form.name) === ''
  const name = isSample ? messages.logos.sampleName : cleanText(form.name)
  const tagline =
    isSample && form.tagline.trim() === '' ? messages.logos.sampleTagline : cleanText(form.tagline)
  const style = findStyle(form.style)
  const faces = useLoaded(JSON.stringify([style.id, name, tagline]), () =>
    loadFaces(style, { name, tagline }),
  )
  const mark = useLoaded(form.mark ?? '', () =>
    form.mark === null ? Promise.resolve(null) : loadMark(form.mark),
  )
  const letters = faces.value?.missing ?? []
  const others = useLoaded(letters.length === 0 ? '' : JSON.stringify([name, tagline]), () =>
    letters.length === 0 ? Promise.resolve([]) : findStylesWithLetters({ name, tagline }),
  )
  const shownName = withoutLetters(name, letters)
  const shownTagline = withoutLetters(tagline, letters)
  const { primary, accent, seed } = form
  const drawings = useMemo(() => {
    const loaded = faces.status === 'ready' ? faces.value : undefined
    if (loaded === undefined || mark.value === undefined || shownName === '') return null
    const logo: Logo = {
      name: shownName,
      tagline: shownTagline,
      mark: mark.value,
      style: loaded.style,
      faces: loaded,
      colors: { primary, accent },
      seed,
    }
    return drawAll(logo)
  }, [faces, mark.value, shownName, shownTagline, primary, accent, seed])
  const failed = [faces, mark].find((part) => part.status === 'failed')
  return {
    name: shownName,
    isSample,
    drawings,
    missing:
      letters.length === 0 || faces.value === undefined
        ? null
        : { letters, style: faces.value.style, others: others.value ?? [], areLeftOut: shownName !== '' },
    hasFailed: failed !== undefined,
    retry: () => failed?.status === 'failed' && failed.retry(),
  }
}

function drawAll(logo: Logo): Record<LogoLayout, Drawing> {
  return Object.fromEntries(logoLayouts.map((layout) => [layout, drawLogo(logo, layout)])) as Record<
    LogoLayout,
    Drawing
  >
}

/** On one line, and without characters that only steer programs, which no font has. */
function cleanText(text: string): string {
  return text
    .replaceAll(/\p{Format}|\p{Variation_Selector}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
