import * as messages from '@vivify/contract/messages'
import { LogoMaker } from '../../features/logo-maker/logo-maker.tsx'

/** Makes logos: a name, a mark and six layouts, as SVG and PNG. */
export function LogoMakerScreen() {
  return (
    <div className="flex flex-col gap-5 py-6">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-3xl sm:text-4xl">{messages.logos.title}</h1>
        <p className="text-base text-muted">{messages.logos.about}</p>
      </header>
      <LogoMaker />
    </div>
  )
}
