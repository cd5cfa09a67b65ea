import { css } from '../../theme/css.js'

export const illustrationStyles = css`
.illustration { display: block; width: 160px; height: 112px; margin-inline: auto; }
.illustration-glow { fill: var(--portico-accent-soft); }
.illustration-sheet { fill: var(--portico-background); stroke: var(--portico-accent-text); stroke-width: 1.5px; }
.illustration-coin { fill: var(--portico-background); stroke: var(--portico-accent-text); stroke-width: 1.5px; }
.illustration-coin-strong, .illustration-strong { fill: var(--portico-accent); }
.illustration-on { fill: var(--portico-on-accent); }
.illustration-line, .illustration-line-on { fill: none; stroke: var(--portico-accent-text); stroke-width: 1.5px; stroke-linecap: round; stroke-linejoin: round; }
.illustration-line-on { stroke: var(--portico-on-accent); }
`
