import { css } from '../../theme/css.js'

export const otpFieldStyles = css`
.otp { position: relative; width: 100%; max-width: 312px; margin-inline: auto; }
.otp-boxes { display: grid; grid-template-columns: repeat(6, 1fr); gap: 8px; direction: ltr; }
.otp-box {
  display: grid;
  place-items: center;
  height: 52px;
  border-radius: var(--portico-radius-sm);
  background: var(--portico-surface);
  box-shadow: inset 0 0 0 1px var(--portico-border-control);
  font-size: var(--portico-font-size-xl);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
}
/* One input covers the boxes, so that paste, autofill, selection and every keyboard work. */
.otp-input {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  direction: ltr;
  /* Below 16 px iOS zooms the page when the field takes focus. */
  font-size: 16px;
  letter-spacing: 2em;
  cursor: text;
}
.otp-input:focus-visible + .otp-boxes .otp-box[data-current] { box-shadow: inset 0 0 0 2px var(--portico-focus); }
.otp-input[aria-invalid='true'] + .otp-boxes .otp-box { box-shadow: inset 0 0 0 2px var(--portico-danger); }
.otp-input:read-only + .otp-boxes { opacity: 0.6; }
@media (forced-colors: active) {
  .otp-box { border: 1px solid ButtonBorder; }
  .otp-input:focus-visible + .otp-boxes .otp-box[data-current] { outline: 2px solid Highlight; }
}
`
