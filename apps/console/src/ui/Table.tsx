import type { ReactNode } from 'react'

interface Column<Row> {
  title: string
  cell(row: Row): ReactNode
  isNumber?: boolean
}

interface TableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): string | number
  empty: string
}

/** The first column names the row. Wide tables scroll by themselves, also by keyboard. */
export function Table<Row>({ label, columns, rows, rowKey, empty }: TableProps<Row>) {
  if (rows.length === 0) return <p className="empty">{empty}</p>
  const [first, ...others] = columns
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and a region for a landmark.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <div className="scroll" role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) => (
              <th key={title} scope="col" className={isNumber ? 'number' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowKey(row)}>
              <th scope="row">{first?.cell(row)}</th>
              {others.map(({ title, cell, isNumber }) => (
                <td key={title} className={isNumber ? 'number' : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
