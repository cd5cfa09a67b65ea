import { createIcon } from './Icon.js'

export const CloseIcon = createIcon('M7 7l10 10M17 7 7 17')
