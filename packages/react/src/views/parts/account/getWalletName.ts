import type { ShownAccount } from '../pictures/AccountPicture.js'
import { socialNames } from '../socials/socialNames.js'

/** The name of the wallet; after a social login, that of the provider. */
export const getWalletName = ({ wallet, user }: ShownAccount): string =>
  user?.provider ? socialNames[user.provider] : wallet.name
