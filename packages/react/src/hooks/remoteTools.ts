import { chooseRemoteWallet, getWalletLink, pair } from '@portico/core'

/** What the lists need of remote wallets on a phone; other devices never load it for them. */
export const remoteTools = { chooseRemoteWallet, getWalletLink, pair }
