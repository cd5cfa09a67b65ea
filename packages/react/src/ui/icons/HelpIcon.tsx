import { createIcon } from './Icon.js'

export const HelpIcon = createIcon(
  'M9.3 9.2a2.75 2.75 0 1 1 4.3 2.3c-.9.6-1.6 1.1-1.6 2.2v.3M12 16.9v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
)
