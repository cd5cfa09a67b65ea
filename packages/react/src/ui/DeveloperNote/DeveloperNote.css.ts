import { css } from '../../theme/css.js'

/* It looks like a console in every theme, so that visitors do not mistake it for a message of the site. */
export const developerNoteStyles = css`
.developer-note {
  position: fixed;
  inset-block-end: 16px;
  inset-inline-start: 16px;
  z-index: var(--portico-z-index);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 8px;
  max-width: min(420px, 100% - 32px);
  padding: 12px;
  border: 1px dashed #9aa1b2;
  border-radius: var(--portico-radius-2xs);
  background: #14161c;
  color: #f4f5f8;
  font-family: ui-monospace, monospace;
  font-size: 12px;
  text-align: start;
  overflow-wrap: anywhere;
  animation: portico-fade-in var(--portico-duration-view);
}
.developer-note-label { color: #b6bccb; }
.developer-note-message { grid-column: 1; }
.developer-note .link { color: inherit; text-decoration: underline; }
.developer-note-close { grid-area: 1 / 2 / 3 / 3; display: grid; place-items: center; width: 44px; height: 44px; margin: -8px; }
@media (max-width: 430px) { .developer-note { inset-block: 16px auto; } }
`
