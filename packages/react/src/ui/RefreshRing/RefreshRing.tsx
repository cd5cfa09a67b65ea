import { useStyles } from '../useStyles.js'
import { refreshRingStyles } from './RefreshRing.css.js'

interface RefreshRingProps {
  readonly label: string
  /** What the ring means, as a tooltip. */
  readonly title: string
  /** Changes with every refresh, which starts the ring again. */
  readonly since: number | undefined
  readonly isFetching: boolean
  readonly onClick: () => void
  readonly 'data-testid'?: string | undefined
}

/** Fills up until the next refresh, which a click does at once. */
export function RefreshRing({ label, title, since, isFetching, onClick, ...rest }: RefreshRingProps) {
  useStyles(refreshRingStyles)
  return (
    <button
      {...rest}
      type="button"
      className="refresh"
      aria-label={label}
      title={title}
      aria-busy={isFetching || undefined}
      onClick={onClick}
    >
      <svg
        key={since}
        viewBox="0 0 20 20"
        width="18"
        height="18"
        aria-hidden="true"
        data-busy={isFetching || undefined}
      >
        <circle className="refresh-track" cx="10" cy="10" r="7.5" />
        <circle className="refresh-arc" cx="10" cy="10" r="7.5" pathLength="100" />
      </svg>
    </button>
  )
}
