import { readTheme, showTheme } from './chosenTheme.ts'

// Runs before the first paint, so that no page flashes in the other theme.
const theme = readTheme()
if (theme) showTheme(theme)
