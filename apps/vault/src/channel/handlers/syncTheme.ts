import type { Handler } from '../Handler.ts'

export const syncTheme: Handler<'SYNC_THEME'> = async (theme, { setTheme }) => {
  setTheme(theme)
  return undefined
}
