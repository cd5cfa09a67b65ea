import type { Portico } from '../runtime/Portico.js'

export const isSignInRequired = ({ options: { siwx } }: Pick<Portico, 'options'>): boolean =>
  siwx?.getRequired?.() ?? false
