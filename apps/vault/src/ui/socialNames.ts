import type { LoginProvider } from '@portico/protocol/auth'

/** As the providers write themselves, in every language. */
export const socialNames: Readonly<Record<LoginProvider, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
}
