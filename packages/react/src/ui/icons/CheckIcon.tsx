import { createIcon } from './Icon.js'

export const CheckIcon = createIcon('m5 12.5 4.7 4.7L19 7.5')
