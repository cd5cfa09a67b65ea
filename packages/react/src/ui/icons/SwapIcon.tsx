import { createIcon } from './Icon.js'

export const SwapIcon = createIcon('M7.5 4.5 4 8l3.5 3.5M4 8h13m-.5 4.5L20 16l-3.5 3.5M20 16H7')
