import { readTheme, showTheme } from './chosenTheme.ts'

// Runs before anything is drawn, so that no page flashes in the other theme.
const theme = readTheme()
if (theme) showTheme(theme)
