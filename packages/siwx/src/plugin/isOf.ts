import type { SiwxSession } from '@portico/protocol'
import { isSameAccount } from '../message/isSameAccount.js'

/** Whether a session is of this account on this network. */
export const isOf = ({ data }: SiwxSession, chainId: string, address: string): boolean =>
  isSameAccount({ chainId: data.chainId, address: data.accountAddress }, { chainId, address })
