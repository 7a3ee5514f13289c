import type { ReactNode } from 'react'
import { joinClasses } from '../../../ui/class-names.ts'

interface Column<Row> {
  label: string
  /** Numbers stand at the right. */
  isNumber?: boolean
  cell: (row: Row) => ReactNode
}

interface FigureTableProps<Row> {
  /** Names the table for screen readers. */
  label: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** A table of the operator's page. Its first column names the row. */
export function FigureTable<Row>({ label, columns, rows, keyOf }: FigureTableProps<Row>) {
  const [first, ...rest] = columns
  return (
    // A scrolling area has to be reachable by keyboard.
    <div
      className="relative overflow-x-auto rounded-large border border-line bg-raised"
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table className={joinClasses('w-full text-left text-sm', rest.length > 2 && 'min-w-xl')}>
        <thead className="border-b border-line text-xs text-muted">
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={classesOf(column.isNumber, 'font-semibold')}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th
                scope="row"
                className={joinClasses(
                  'max-w-96 px-4 py-2.5 font-medium wrap-anywhere',
                  rest.length > 2 && 'min-w-52',
                )}
              >
                {first.cell(row)}
              </th>
              {rest.map((column) => (
                <td key={column.label} className={classesOf(column.isNumber, 'text-muted')}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function classesOf(isNumber: boolean | undefined, rest: string): string {
  return joinClasses('px-4 py-2.5 whitespace-nowrap', isNumber && 'text-right tabular-nums', rest)
}
