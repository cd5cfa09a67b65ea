import { css } from '../../theme/css.js'

export const avatarStyles = css`
.avatar {
  position: relative;
  flex: none;
  display: block;
  overflow: hidden;
  border-radius: 50%;
  /* Its colours are its only distinguishing feature. */
  forced-color-adjust: none;
  background:
    radial-gradient(circle at 76% 22%, hsl(var(--a) 90% 66%) 0, transparent 58%),
    radial-gradient(circle at 18% 38%, hsl(var(--b) 86% 58%) 0, transparent 62%),
    linear-gradient(150deg, hsl(var(--c) 80% 56%), hsl(calc(var(--c) + 60) 76% 40%));
}
.avatar::after { content: ''; position: absolute; inset: 0; border-radius: inherit; box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.08); }
.avatar img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
`
