import { createIcon } from './Icon.js'

export const SearchIcon = createIcon(
  'm19.5 19.5-4.2-4.2M17 10.75a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0Z',
)
