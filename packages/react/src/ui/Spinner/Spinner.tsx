export interface SpinnerProps {
  size?: 16 | 20 | 24 | 32 | undefined
  label?: string | undefined
}

export function Spinner({ size = 24, label }: SpinnerProps) {
  return (
    <svg
      className="spinner"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle className="spinner-track" cx="12" cy="12" r="9" />
      <circle className="spinner-arc" cx="12" cy="12" r="9" pathLength="100" />
    </svg>
  )
}
