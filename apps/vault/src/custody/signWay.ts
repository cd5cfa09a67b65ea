import { ed25519 } from '@noble/curves/ed25519.js'
import { formatWayStatement, type WayStatement } from '@portico/protocol/auth'
import { toBase64Url, toUtf8 } from '../keys/encoding.ts'
import type { OpenWallet } from './Custody.ts'

export const signWay = (
  { wallet, accounts }: Pick<OpenWallet, 'wallet' | 'accounts'>,
  said: Omit<WayStatement, 'walletId'>,
): string =>
  toBase64Url(ed25519.sign(toUtf8(formatWayStatement({ walletId: wallet.id, ...said })), accounts.solanaKey))
