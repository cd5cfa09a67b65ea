import { css } from '../../theme/css.js'

const sizes = [24, 32, 40, 56, 64, 72]
  .map(
    size =>
      `.image-${size} { width: ${size}px; height: ${size}px; font-size: ${Math.round(size * 0.42)}px; }`,
  )
  .join('\n')

export const imageStyles = css`
.image { --radius: 26%; position: relative; flex: none; display: block; overflow: hidden; border-radius: var(--radius); line-height: 1; }
.image-circle { --radius: 50%; }
${sizes}
.image::after { content: ''; position: absolute; inset: 0; border-radius: inherit; box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--portico-text) 8%, transparent); }
.image img { position: absolute; inset: 0; display: block; width: 100%; height: 100%; object-fit: cover; opacity: 0; }
.image .image-under, .image[data-status='shown'] img, .image[data-status='here'] img { opacity: 1; }
/* Fades in over the previous image, to avoid a flash of an empty box. */
.image[data-status='shown']:not(:has(.image-under)) { animation: portico-image-in var(--portico-duration-view); }
.image[data-status='shown'] img:not(.image-under) { animation: portico-fade-in var(--portico-duration-view); }
@keyframes portico-image-in { from { background: var(--portico-surface-active); } }
.image-mark { display: grid; place-items: center; background: var(--portico-surface-active); }
.image-monogram {
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  background: linear-gradient(160deg, hsl(var(--hue) 62% 50%), hsl(calc(var(--hue) + 32) 62% 34%));
  color: #fff;
  font-weight: 600;
  text-shadow: 0 1px 2px rgb(0 0 0 / 0.36);
}
.image[data-status='loading'] .image-monogram { background: var(--portico-surface-active); color: transparent; text-shadow: none; animation: portico-pulse 1.6s ease-in-out infinite; }
@media (forced-colors: active) { .image { border: 1px solid CanvasText; } }
`
