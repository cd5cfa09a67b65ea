import { createIcon } from './Icon.js'

export const DisconnectIcon = createIcon(
  'M13.5 5H8a2.5 2.5 0 0 0-2.5 2.5v9A2.5 2.5 0 0 0 8 19h5.5M10.5 12H20m-3.5-3.5L20 12l-3.5 3.5',
  { mirrored: true },
)
