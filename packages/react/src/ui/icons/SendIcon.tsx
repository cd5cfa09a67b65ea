import { createIcon } from './Icon.js'

export const SendIcon = createIcon('M7 17 17 7m-8 0h8v8', { mirrored: true })
