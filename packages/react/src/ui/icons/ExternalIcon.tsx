import { createIcon } from './Icon.js'

export const ExternalIcon = createIcon(
  'M9 5.5H7a2 2 0 0 0-2 2V17a2 2 0 0 0 2 2h9.5a2 2 0 0 0 2-2v-2M13.5 5H19v5.5M18.7 5.3 11.5 12.5',
)
