import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'

/** Everything of the account as one file, and its end. */
export function MyDataSection() {
  return (
    <div className="flex flex-col gap-5">
      <ExportData />
      <DeleteAccount />
    </div>
  )
}
