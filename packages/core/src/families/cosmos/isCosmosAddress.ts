import { isSegwit } from '../isSegwit.js'

export function isCosmosAddress(address: string): boolean {
  return /^[a-z][a-z0-9]*1[02-9ac-hj-np-z]{38,64}$/i.test(address) && !isSegwit(address)
}
