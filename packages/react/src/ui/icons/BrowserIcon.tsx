import { createIcon } from './Icon.js'

export const BrowserIcon = createIcon(
  'M5.5 4.5h13A2.5 2.5 0 0 1 21 7v10a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17V7a2.5 2.5 0 0 1 2.5-2.5ZM3 9.5h18M6.5 7v.1M9 7v.1',
)
