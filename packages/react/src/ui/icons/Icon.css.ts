import { css } from '../../theme/css.js'

export const iconStyles = css`
.icon {
  flex: none;
  display: block;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5px;
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
}
.icon path { vector-effect: inherit; }
.icon-mirrored:dir(rtl) { transform: scaleX(-1); }
`
