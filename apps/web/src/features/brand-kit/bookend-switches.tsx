import { useQuery } from '@tanstack/react-query'
import { brandMessages as words } from '@vivify/contract/brand-messages'
import { brandKitQuery } from '../../api/brand-kit.ts'
import { SwitchField } from '../../ui/toggles.tsx'
import { awaitsBrandKit } from '../project/project-content.ts'
import { useProject } from '../project/use-project.ts'
import { bookendPlaces, switchBookend } from './bookends.ts'

/** Turns intro and outro on and off for this video. */
export function BookendSwitches() {
  const project = useProject()
  const kit = useQuery(brandKitQuery).data?.brand
  const brand = (awaitsBrandKit(project) ? kit : undefined) ?? project.settings.brand
  return (
    <div role="group" aria-label={words.inThisVideo} className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {bookendPlaces.map((place) => (
        <SwitchField
          key={place}
          label={words[place]}
          isOn={brand[place]?.isOn ?? false}
          onChange={(isOn) => project.changeSettings({ brand: switchBookend(brand, kit, place, isOn) })}
        />
      ))}
    </div>
  )
}
