import { css } from '../../../theme/css.js'

export const requestPanelStyles = css`
.request { display: grid; gap: 24px; padding-block: 24px 16px; }
.request-words { display: grid; gap: 4px; justify-items: center; min-height: 68px; align-content: start; }
.request-words .text-secondary { max-width: 272px; }
.request-retry { display: grid; place-items: center; width: 32px; height: 32px; border-radius: 50%; }
`
