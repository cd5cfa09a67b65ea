import type { KitCheck } from '../KitProbes.js'

/** Whether the browser opened the login window. */
export const checkWindow: KitCheck = {
  name: 'window',
  async run({ isWindowBlocked }) {
    if (!isWindowBlocked()) return undefined
    return {
      code: 'window_blocked',
      message:
        'The browser did not open the window of the login: pop-up windows are blocked for this site, or it was not asked for within a click.',
    }
  },
}
