import { createIcon } from './Icon.js'

export const NameIcon = createIcon(
  'M15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zm0 0v1.3a2.2 2.2 0 0 0 4.4 0V12a7.9 7.9 0 1 0-3.2 6.4',
)
