import type { Portico } from '../runtime/Portico.js'

/** Whether visitors who do not sign in are disconnected. */
export const isSignInRequired = ({ options: { siwx } }: Pick<Portico, 'options'>): boolean =>
  siwx?.getRequired?.() ?? false
