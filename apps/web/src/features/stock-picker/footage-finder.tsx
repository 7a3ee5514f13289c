import * as messages from '@vivify/contract/messages'
import type { StockPlacement } from '../../api/stock.ts'
import { Button } from '../../ui/button.tsx'
import { CircleAlert, Info, Search } from '../../ui/icons.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { useLibraries } from './use-libraries.ts'
import { usePlacing } from './use-placing.ts'

const words = messages.stock

/** Finds footage for every scene that has none. */
export function FootageFinder({ onPlaced }: { onPlaced: (placed: readonly StockPlacement[]) => void }) {
  const libraries = useLibraries()
  const { isBusy, progress, error, warnings, start, cancel } = usePlacing(null, onPlaced)
  if (libraries?.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      {isBusy ? (
        <Progress
          stage={words.finding}
          share={progress === null ? null : progress.done / progress.total}
          onCancel={cancel}
        />
      ) : (
        <Button icon={<Search className="size-4" />} onClick={() => start()}>
          {words.findAll}
        </Button>
      )}
      <p className="text-xs text-muted">{words.about}</p>
      {error !== null && (
        <Notice tone="danger" icon={<CircleAlert />}>
          {error}
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="second" icon={<Info />}>
          <span role="status">{warnings.join(' ')}</span>
        </Notice>
      )}
    </div>
  )
}
