import * as messages from '@vivify/contract/messages'
import { Palette } from '../../ui/icons.tsx'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useProject } from '../project/use-project.ts'

const BrandKitDialog = lazy(async () => ({
  default: (await import('./brand-kit-dialog.tsx')).BrandKitDialog,
}))

/** Opens the brand kit; shows this project's two brand colors. */
export function BrandKitButton() {
  const { brand } = useProject().settings
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <Button
        size="small"
        icon={<Palette className="size-4" />}
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        {messages.brandKit.open}
        <span className="flex -space-x-1" aria-hidden="true">
          {[brand.primaryColor, brand.secondaryColor].map((color) => (
            <span
              key={color}
              className="size-3.5 rounded-full border border-line"
              style={{ backgroundColor: color }}
            />
          ))}
        </span>
      </Button>
      {wasOpened && (
        <Suspense>
          <BrandKitDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
