import type { LogoWish } from '@vivify/generators/logo/read-logo-prompt'
import { shadeOf } from '@vivify/generators/logo/colors'
import { usualBrandColors } from '@vivify/contract/choices'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { brandKitQuery } from '../../api/brand-kit.ts'
import { useAccountKey } from '../../lib/session/use-account-key.ts'
import { loadFinder } from './load-logo.ts'
import { readLogoForm, writeLogoForm, type LogoForm } from './logo-form.ts'

export interface BrandColors {
  primary: string
  accent: string
}

export interface LogoFormState {
  form: LogoForm
  change: (changes: Partial<LogoForm>) => void
  /** Colors of the brand kit; null while it has those that every account starts with. */
  brandColors: BrandColors | null
}

/** The form, kept in this browser. A prompt in the address fills it in. */
export function useLogoForm(): LogoFormState {
  const userId = useAccountKey()
  const [form, setForm] = useState(() => readLogoForm(userId))
  useEffect(() => writeLogoForm(userId, form), [userId, form])
  const change = useCallback(
    (changes: Partial<LogoForm>) => setForm((known) => ({ ...known, ...changes })),
    [],
  )
  const brandColors = useBrandColors()
  useEffect(() => {
    if (brandColors !== null) setForm((known) => (known.hasOwnColors ? known : { ...known, ...brandColors }))
  }, [brandColors])
  usePromptInAddress(change)
  return { form, change, brandColors }
}

function useBrandColors(): BrandColors | null {
  const { primaryColor, secondaryColor } = useQuery(brandKitQuery).data?.brand ?? usualBrandColors
  return useMemo(() => {
    const isUntouched =
      primaryColor === usualBrandColors.primaryColor && secondaryColor === usualBrandColors.secondaryColor
    return isUntouched ? null : { primary: primaryColor, accent: secondaryColor }
  }, [primaryColor, secondaryColor])
}

/** Reads the prompt that the image generator's link carries, once. */
function usePromptInAddress(change: LogoFormState['change']): void {
  const [search, setSearch] = useSearchParams()
  const prompt = search.get('prompt')
  const taken = useRef<string | null>(null)
  useEffect(() => {
    if (prompt === null || taken.current === prompt) return
    taken.current = prompt
    setSearch({}, { replace: true })
    void Promise.all([import('@vivify/generators/logo/read-logo-prompt'), loadFinder()]).then(
      ([{ readLogoPrompt }, { entries, suggestMarks }]) => {
        const wish = readLogoPrompt(prompt)
        const [mark] = suggestMarks(wish, entries, 1)
        const changes = { ...changesOf(wish), name: wish.name, tagline: wish.tagline }
        change(mark === undefined ? changes : { ...changes, mark: mark.name, hasOwnMark: true })
      },
      // The form then stays as it was; the field for marks says what is wrong.
      () => {},
    )
  }, [prompt, change, setSearch])
}

function changesOf({ style, layout, colors }: LogoWish): Partial<LogoForm> {
  const [primary, accent] = colors
  return {
    ...(style === null ? {} : { style }),
    ...(layout === null ? {} : { layout }),
    // A single color is enough: its own lighter or darker shade is the accent.
    ...(primary === undefined ? {} : { primary, accent: accent ?? shadeOf(primary), hasOwnColors: true }),
  }
}
