export function WarningMark() {
  return (
    <svg
      className="portico-button-warning"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M10 3.5l7.5 13h-15zM10 8.5v3.5M10 14.2v.1" />
    </svg>
  )
}
