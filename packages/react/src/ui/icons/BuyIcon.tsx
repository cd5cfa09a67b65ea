import { createIcon } from './Icon.js'

export const BuyIcon = createIcon('M12 5v14M5 12h14')
