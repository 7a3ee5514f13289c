import { useAllowance } from '../../lib/session/use-allowance.ts'
import { PlanNeeded } from '../../ui/plan-needed.tsx'
import { ProductAdStudio } from '../../features/product-ad/product-ad-studio.tsx'

/** Turns a product photo into ads in the sizes that platforms require. */
export function ProductAdStudioScreen() {
  const { features } = useAllowance()
  return (
    <div className="flex flex-col gap-7 py-8">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-3xl sm:text-4xl">Product Ad Studio</h1>
        <p className="text-base text-muted">One photo, a scene that suits it, four sizes at once.</p>
      </header>
      {features.includes('ads') ? <ProductAdStudio /> : <PlanNeeded feature="ads" />}
    </div>
  )
}
