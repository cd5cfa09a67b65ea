import { css } from '../../theme/css.js'

const gaps = [4, 8, 12, 16, 24].map(gap => `.gap-${gap} { gap: ${gap}px; }`).join('\n')

export const stackStyles = css`
.stack { display: flex; flex-direction: column; min-width: 0; }
.stack-center { align-items: center; }
${gaps}
.view-body { display: flex; flex-direction: column; padding-inline: var(--portico-view-padding); }
.view-content { display: flex; flex-direction: column; gap: 12px; padding-block: 4px var(--portico-view-padding); }
.view-footer { position: sticky; inset-block-end: 0; z-index: 1; padding-block-end: var(--portico-view-padding); background: var(--portico-background); }
/* Content below it fades out; at the end only the padding does. */
.view-footer::before { content: ''; position: absolute; inset: auto 0 100%; height: var(--portico-view-padding); background: linear-gradient(transparent, var(--portico-background)); pointer-events: none; }
/* Where it would cover the content, as at 200 % zoom, it follows the content. */
@media (max-height: 500px) { .view-footer { position: static; } .view-footer::before { content: none; } }
`
