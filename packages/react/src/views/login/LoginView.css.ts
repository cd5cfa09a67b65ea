import { css } from '../../theme/css.js'

export const loginStyles = css`
.login { display: grid; gap: 20px; padding-block: 16px 0; }
.login-words { display: grid; gap: 4px; justify-items: center; }
.login-words .text { overflow-wrap: anywhere; }
.login-status { display: grid; align-items: start; min-height: 40px; }
.login-picture { display: grid; place-items: center; width: 72px; height: 72px; border-radius: 50%; background: var(--portico-accent-soft); color: var(--portico-accent-text); }
/* Logos use brand or text colours, so their background is the same for all. */
.social-picture { display: grid; place-items: center; width: 72px; height: 72px; border-radius: 50%; background: var(--portico-surface); color: var(--portico-text); }
.request-words .text { overflow-wrap: anywhere; }
.update-email { display: grid; align-content: start; gap: 20px; padding: 0 16px 24px; }
/* The height that the vault's frame needs. */
.update-email-asking { height: min(536px, var(--view-max-height, 536px)); }
.device-waiting { display: grid; height: min(480px, var(--view-max-height, 480px)); }
.window-waiting { display: grid; min-height: min(360px, var(--view-max-height, 360px)); }
.window-waiting.surface-shown { height: min(480px, var(--view-max-height, 480px)); }
.window-waiting > .view-body { justify-content: space-between; }
.device-waiting > .view-body { justify-content: space-between; }
.surface.surface-code { height: min(320px, var(--view-max-height, 320px)); margin-inline: calc(-1 * var(--portico-view-padding)); }
`
