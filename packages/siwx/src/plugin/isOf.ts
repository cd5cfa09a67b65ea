import type { SiwxSession } from '@portico/protocol'
import { isSameAccount } from '../message/isSameAccount.js'

export const isOf = ({ data }: SiwxSession, chainId: string, address: string): boolean =>
  isSameAccount({ chainId: data.chainId, address: data.accountAddress }, { chainId, address })
