import { createIcon } from './Icon.js'

export const ChevronIcon = createIcon('m9.5 6.5 5.5 5.5-5.5 5.5', { mirrored: true })
