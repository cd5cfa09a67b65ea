import { createIcon } from './Icon.js'

export const InfoIcon = createIcon('M12 11.5v5m0-8.6v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z')
