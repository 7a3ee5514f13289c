import { Badge } from '../../ui/surfaces.tsx'
import { StudioSketch, type ScreenPlan } from './studio-sketch.tsx'

/** A screen that is not built yet: its name, its plan and a sketch, but no controls. */
export function NotBuiltScreen({ name, plan }: { name: string; plan: ScreenPlan }) {
  return (
    <div className="grid flex-1 items-center gap-10 py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14 lg:py-14">
      <div className="grid justify-items-start gap-4">
        <Badge tone="second">Being built</Badge>
        <h1 className="text-4xl sm:text-5xl">{name}</h1>
        <p className="max-w-md text-lg text-muted">{plan.about}</p>
      </div>
      <StudioSketch shape={plan.shape} />
    </div>
  )
}
