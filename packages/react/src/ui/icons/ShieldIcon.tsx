import { createIcon } from './Icon.js'

export const ShieldIcon = createIcon(
  'M12 4 5.5 6.5v5c0 4 2.7 7 6.5 8.5 3.8-1.5 6.5-4.5 6.5-8.5v-5zM9.3 12l2 2 3.6-3.8',
)
