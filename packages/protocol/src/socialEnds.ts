/**
 * Fragments of the vault's window at the end of a social login. `done` is followed by the login's id and ticket,
 * separated by dots.
 */
export const socialEnds = { done: 'social-done', failed: 'social-failed', opening: 'social' } as const

/** Query parameter with the result of a login on the page it returns to. */
export const resultParameter = 'result_uri'
