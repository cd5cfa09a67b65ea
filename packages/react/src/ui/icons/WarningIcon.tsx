import { createIcon } from './Icon.js'

export const WarningIcon = createIcon(
  'M12 9.5v4m0 3v.1M10.27 4.5 3.4 16.4A2 2 0 0 0 5.13 19.4h13.74a2 2 0 0 0 1.73-3L13.73 4.5a2 2 0 0 0-3.46 0Z',
)
