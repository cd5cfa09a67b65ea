import { createIcon } from './Icon.js'

export const NetworkIcon = createIcon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0c2.3 2.2 3.5 5.4 3.5 9s-1.2 6.8-3.5 9c-2.3-2.2-3.5-5.4-3.5-9S9.7 5.2 12 3ZM3.5 9.5h17m-17 5h17',
)
