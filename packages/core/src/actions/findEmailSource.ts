import type { Portico } from '../types/Portico.js'
import type { EmailLogin, WalletSource } from '../types/Source.js'

export interface EmailSource extends WalletSource {
  readonly email: EmailLogin
}

/** The source through which visitors log in with an e-mail address, if there is one. */
export function findEmailSource({ sources }: Portico): EmailSource | undefined {
  return [...sources.values()].find((source): source is EmailSource => source.email !== undefined)
}
