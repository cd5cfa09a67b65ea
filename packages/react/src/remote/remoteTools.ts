import { chooseRemoteWallet, getWalletLink } from '@portico/core'
import { keepCode } from './keepCode.js'

/** What the lists need of remote wallets on a phone; other devices never load it for them. */
export const remoteTools = { chooseRemoteWallet, getWalletLink, keepCode }
