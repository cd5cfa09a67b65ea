import { createIcon } from './Icon.js'

export const MailIcon = createIcon(
  'M4 8.5v8A2.5 2.5 0 0 0 6.5 19h11a2.5 2.5 0 0 0 2.5-2.5v-8M4 8.5A2.5 2.5 0 0 1 6.5 6h11A2.5 2.5 0 0 1 20 8.5M4 8.5l6.7 4.6a2.3 2.3 0 0 0 2.6 0L20 8.5',
)
