import { createIcon } from './Icon.js'

export const WalletIcon = createIcon(
  'M18 8V6.5a2 2 0 0 0-2.4-1.96L5.6 6.54A2 2 0 0 0 4 8.5m0 0V17a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 17v-6.5A2.5 2.5 0 0 0 17.5 8H4.5m11.5 5.75v.1',
)
