import { plans } from '@vivify/contract/plans'
import { Check, Minus } from '../../ui/icons.tsx'
import { Fragment } from 'react'
import { comparison } from './comparison.ts'
import { PlannedMark } from './planned-mark.tsx'

/** Compares the features of the plans in three groups. */
export function ComparisonTable() {
  return (
    <section aria-labelledby="comparison" className="mx-auto flex flex-col w-full max-w-6xl gap-4">
      <h2 id="comparison" className="text-2xl">
        Compare features
      </h2>
      <div className="overflow-hidden rounded-large border border-line bg-raised">
        <table className="w-full table-fixed text-sm">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="w-[40%] p-3 text-left font-medium text-muted sm:px-5">
                Feature
              </th>
              {plans.map((plan) => (
                <th
                  key={plan.id}
                  scope="col"
                  className="p-3 text-center font-semibold max-sm:px-1 max-sm:text-xs"
                >
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.map((group) => (
              <Fragment key={group.title}>
                <tr className="bg-surface">
                  <th
                    scope="colgroup"
                    colSpan={4}
                    className="px-3 py-2.5 text-left font-display text-base font-semibold sm:px-5"
                  >
                    {group.title}
                  </th>
                </tr>
                {group.rows.map((row) => (
                  <tr key={row.feature} className="border-t border-line">
                    <th scope="row" className="px-3 py-3 text-left font-normal sm:px-5">
                      {row.feature}
                      {row.isPlanned === true && <PlannedMark />}
                    </th>
                    {plans.map((plan) => (
                      <td key={plan.id} className="p-3 text-center tabular-nums">
                        <ComparisonValue value={row.valueOf(plan)} />
                      </td>
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function ComparisonValue({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value
  const Mark = value ? Check : Minus
  return (
    <>
      <Mark
        className={value ? 'mx-auto size-4.5 text-primary-text' : 'mx-auto size-4 text-muted'}
        aria-hidden="true"
      />
      <span className="sr-only">{value ? 'Included' : 'Not included'}</span>
    </>
  )
}
