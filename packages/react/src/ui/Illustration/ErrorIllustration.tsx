export function ErrorIllustration() {
  return (
    <svg className="illustration" viewBox="0 0 160 112" aria-hidden="true">
      <circle className="illustration-glow" cx="80" cy="56" r="52" />
      <path className="illustration-line" d="M18 78c14 0 14-22 28-22m96-22c-14 0-14 22-28 22" />
      <rect className="illustration-sheet" x="42" y="42" width="26" height="28" rx="8" />
      <rect className="illustration-sheet" x="92" y="42" width="26" height="28" rx="8" />
      <path className="illustration-line" d="M68 50h7m-7 12h7m17-12h-4m4 12h-4" />
      <circle className="illustration-strong" cx="110" cy="82" r="13" />
      <path className="illustration-line-on" d="M110 75.500v7m0 5v.1" />
    </svg>
  )
}
