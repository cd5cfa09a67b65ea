export function SearchIllustration() {
  return (
    <svg className="illustration" viewBox="0 0 160 112" aria-hidden="true">
      <circle className="illustration-glow" cx="80" cy="56" r="52" />
      <rect className="illustration-sheet" x="28" y="22" width="64" height="30" rx="9" />
      <rect className="illustration-sheet" x="40" y="60" width="64" height="30" rx="9" />
      <path className="illustration-line" d="M40 37h4m10 0h24M52 75h4m10 0h16" />
      <circle className="illustration-coin" cx="102" cy="56" r="22" />
      <path className="illustration-line" d="m118 72 16 16m-41-32a9 9 0 0 1 9-9" />
      <path
        className="illustration-strong"
        d="M128 80.500a4 4 0 0 1 5.600 0l7 7a4 4 0 0 1-5.600 5.600l-7-7a4 4 0 0 1 0-5.600Z"
      />
    </svg>
  )
}
