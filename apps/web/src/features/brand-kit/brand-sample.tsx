import { fonts } from '@vivify/contract/fonts'
import { useEffect } from 'react'
import { assetContentUrl } from '../../api/assets.ts'
import type { BrandKit } from '../../api/brand-kit.ts'

let loading: Promise<void> | null = null

/** A sample frame that shows the brand settings as the person changes them. */
export function BrandSample({ brand }: { brand: BrandKit['brand'] }) {
  const { primaryColor, secondaryColor, font, logoAsset, watermark } = brand
  useEffect(() => {
    // If the fonts can't be loaded, the sample uses the page's own font.
    loading ??= import('@vivify/timeline/browser/fonts').then(({ loadFonts }) => loadFonts())
    loading.catch(() => undefined)
  }, [])
  const face = fonts.find(({ family }) => family === font) ?? fonts[0]
  return (
    <figure
      aria-hidden="true"
      className="relative mx-auto grid aspect-9/16 w-34 content-center overflow-hidden rounded-base bg-sunken p-3 text-center text-on-scrim ring-1 ring-line"
      style={{
        backgroundImage: `radial-gradient(120% 80% at 20% 0%, color-mix(in oklab, ${primaryColor} 55%, black), transparent), radial-gradient(120% 80% at 90% 100%, color-mix(in oklab, ${secondaryColor} 60%, black), transparent), linear-gradient(black, black)`,
      }}
    >
      {logoAsset !== null && (
        <img
          src={assetContentUrl(logoAsset)}
          alt=""
          className="absolute top-3 left-3 h-5 max-w-16 object-contain"
        />
      )}
      <p
        className="text-[1.35rem] leading-[1.05] text-balance uppercase"
        style={{ fontFamily: `"${face.family}", sans-serif`, fontWeight: face.weight }}
      >
        Your <span style={{ color: primaryColor }}>words</span> stop the thumb
      </p>
      <span
        className="absolute inset-x-3 bottom-2 h-1 rounded-full"
        style={{ backgroundColor: primaryColor }}
      />
      {watermark !== null && watermark.trim() !== '' && (
        <span className="absolute inset-x-3 bottom-5 truncate text-[0.6rem] opacity-70">{watermark}</span>
      )}
    </figure>
  )
}
