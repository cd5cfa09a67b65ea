import { css } from '../../theme/css.js'

export const doctorStyles = css`
.doctor-looking { display: grid; justify-items: center; gap: 12px; padding-block: 24px; }
.doctor-findings { display: grid; gap: 8px; }
.doctor-finding { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 8px; padding: 12px 16px; border-radius: var(--portico-radius-sm); background: var(--portico-surface); overflow-wrap: anywhere; }
.doctor-finding .icon { margin-block-start: 2px; color: var(--portico-warning); }
.doctor-finding > :not(.icon) { grid-column: 2; }
`
