import { useTexts } from '../texts/useTexts.ts'
import { Table } from './Table.tsx'

export interface Bar {
  label: string
  value: number
  note?: string | undefined
}

/** Horizontal bars. Labels and values are text beside them, so the pictures themselves are hidden. */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const { formatNumber } = useTexts()
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul className="bars">
      {bars.map(({ label, value, note }) => (
        <li key={label}>
          <span>{label}</span>
          <span className="number">
            {formatNumber(value)}
            {note ? ` · ${note}` : ''}
          </span>
          <svg className="bar-line" aria-hidden="true">
            <rect className="track" width="100%" height="12" rx="3" />
            <rect className="bar-fill" width={`${(value / most) * 100}%`} height="12" rx="3" />
          </svg>
        </li>
      ))}
    </ul>
  )
}

export interface Point {
  at: string
  value: number
}

const [width, height] = [600, 180]

/** A line over time, with the same values as a table behind it. */
export function LineChart({ title, points }: { title: string; points: readonly Point[] }) {
  const { t, formatNumber, formatTime } = useTexts()
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return <p className="empty">{t.insight.empty}</p>
  const most = Math.max(1, ...points.map(({ value }) => value))
  const toPoint = ({ value }: Point, index: number) =>
    `${(index / Math.max(1, points.length - 1)) * width},${height - (value / most) * height}`
  const total = points.reduce((sum, { value }) => sum + value, 0)
  return (
    <>
      <p className="hint">{formatNumber(most)}</p>
      <svg
        className="chart"
        role="img"
        aria-label={`${title}: ${formatNumber(total)}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
      >
        <polyline
          className="line"
          points={points.length === 1 ? `0,0 ${width},0` : points.map(toPoint).join(' ')}
        />
      </svg>
      <p className="hint ends">
        <span>{formatTime(first.at)}</span>
        <span>{formatTime(last.at)}</span>
      </p>
      <details>
        <summary>{t.insight.table}</summary>
        <Table
          label={title}
          rows={points}
          rowKey={({ at }) => at}
          empty={t.insight.empty}
          columns={[
            { title: t.insight.time, cell: ({ at }) => formatTime(at) },
            { title: t.insight.count, isNumber: true, cell: ({ value }) => formatNumber(value) },
          ]}
        />
      </details>
    </>
  )
}
