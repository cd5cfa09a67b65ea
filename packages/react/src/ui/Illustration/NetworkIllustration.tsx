export function NetworkIllustration() {
  return (
    <svg className="illustration" viewBox="0 0 160 112" aria-hidden="true">
      <circle className="illustration-glow" cx="80" cy="56" r="52" />
      <path
        className="illustration-line"
        d="M80 56 36 32m44 24 46-22M80 56 46 88m34-32 36 30M36 32l10 56 70-2 10-52-90-2Z"
      />
      <circle className="illustration-sheet" cx="36" cy="32" r="12" />
      <circle className="illustration-coin" cx="126" cy="34" r="10" />
      <circle className="illustration-coin" cx="46" cy="88" r="10" />
      <circle className="illustration-sheet" cx="116" cy="86" r="12" />
      <path className="illustration-line" d="M31.5 32h9M36 27.500v9m75.5 49.500h9" />
      <rect className="illustration-strong" x="60" y="36" width="40" height="40" rx="13" />
      <path className="illustration-line-on" d="m80 46 9 5v10l-9 5-9-5V51l9-5Zm0 10 9-5m-9 5-9-5m9 5v10" />
    </svg>
  )
}
