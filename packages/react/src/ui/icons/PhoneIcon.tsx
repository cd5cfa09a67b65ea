import { createIcon } from './Icon.js'

export const PhoneIcon = createIcon(
  'M9 3.5h6A2.5 2.5 0 0 1 17.5 6v12a2.5 2.5 0 0 1-2.5 2.5H9A2.5 2.5 0 0 1 6.5 18V6A2.5 2.5 0 0 1 9 3.5Zm2 14h2',
)
