import { createIcon } from './Icon.js'

export const RetryIcon = createIcon('M19 5v4.5h-4.5M18.7 9.5A7.25 7.25 0 1 0 19.25 12.5')
