import { createIcon } from './Icon.js'

export const SuccessIcon = createIcon('m8.25 12.3 2.6 2.6 5-5.3M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z')
