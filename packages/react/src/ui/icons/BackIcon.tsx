import { createIcon } from './Icon.js'

export const BackIcon = createIcon('M14.5 5.5 8 12l6.5 6.5', { mirrored: true })
