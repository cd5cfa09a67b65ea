/**
 * What the vault's window shows when a login by a provider has come to its end; it is the fragment of its address. Behind
 * `done` come the login's id and its ticket, with dots between.
 */
export const socialEnds = { done: 'social-done', failed: 'social-failed', opening: 'social' } as const

/** Names the login in an address of the page that it leads back to. */
export const resultParameter = 'result_uri'
