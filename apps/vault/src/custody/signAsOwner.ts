import { ed25519 } from '@noble/curves/ed25519.js'
import { formatWayStatement, type WayStatement } from '@portico/protocol/auth'
import { toBase64Url, toUtf8 } from '../keys/encoding.ts'
import type { OpenWallet } from './Custody.ts'

export const signAsOwner = ({ solanaKey }: OpenWallet['accounts'], statement: string): string =>
  toBase64Url(ed25519.sign(toUtf8(statement), solanaKey))

export const signWay = ({ wallet, accounts }: OpenWallet, said: Omit<WayStatement, 'walletId'>): string =>
  signAsOwner(accounts, formatWayStatement({ walletId: wallet.id, ...said }))
