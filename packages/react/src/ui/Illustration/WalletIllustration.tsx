export function WalletIllustration() {
  return (
    <svg className="illustration" viewBox="0 0 160 112" aria-hidden="true">
      <circle className="illustration-glow" cx="80" cy="58" r="52" />
      <circle className="illustration-coin" cx="58" cy="30" r="13" />
      <path className="illustration-line" d="M58 24.500v11m-3.5-7.500h5.200a2 2 0 0 1 0 4h-3.4" />
      <circle className="illustration-coin-strong" cx="90" cy="22" r="16" />
      <path
        className="illustration-line-on"
        d="m90 13.5-5.5 9 5.5 3.2 5.5-3.2-5.5-9Zm-5.5 11.3 5.5 7.2 5.5-7.2-5.5 3.2-5.5-3.200Z"
      />
      <rect className="illustration-sheet" x="34" y="38" width="92" height="60" rx="14" />
      <path className="illustration-line" d="M34 54.500h92" />
      <path className="illustration-strong" d="M126 62h-20a10 10 0 0 0 0 20h20Z" />
      <circle className="illustration-on" cx="107" cy="72" r="3.5" />
      <path className="illustration-line" d="M48 84h24" />
    </svg>
  )
}
