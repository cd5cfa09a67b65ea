import { createIcon } from './Icon.js'

export const ErrorIcon = createIcon('M9.2 9.2l5.6 5.6m0-5.6-5.6 5.6M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z')
