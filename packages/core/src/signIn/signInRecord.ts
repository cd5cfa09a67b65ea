import { getFamily } from '../families/Families.js'
import type { Family } from '../families/Family.js'
import type { Network } from '../families/networks/Network.js'
import type { Portico } from '../runtime/Portico.js'
import type { SignInOutcome } from '../services/storageKeys.js'
import { selectRequestedNetwork } from '../store/slices/networks.js'
import type { SignInSubject } from '../store/slices/signIn.js'
import { isSameAddress } from '../utils/isSameAddress.js'

const kept = 20

const toKey = ({ caipNetworkId, address }: SignInSubject) => `${caipNetworkId}:${address}` as const

export function readOutcome(
  { storage }: Pick<Portico, 'storage'>,
  subject: SignInSubject,
): SignInOutcome | undefined {
  return storage.get('signIns')?.[toKey(subject)]
}

/** Other tabs check again when this changes. */
export function writeOutcome(
  { storage }: Pick<Portico, 'storage'>,
  subject: SignInSubject,
  outcome: SignInOutcome,
): void {
  const key = toKey(subject)
  const others = Object.entries(storage.get('signIns') ?? {}).filter(([other]) => other !== key)
  storage.set('signIns', Object.fromEntries([...others, [key, outcome] as const].slice(-kept)))
}

/** After a disconnect the account is asked again. */
export function forgetOutcomes(
  { storage, store }: Pick<Portico, 'storage' | 'store'>,
  { namespace, address }: SignInSubject,
): void {
  const family = getFamily(store.get().families, namespace)
  const all = Object.entries(storage.get('signIns') ?? {})
  const left = all.filter(([key]) => !isOf(key, family, address))
  if (left.length < all.length) storage.set('signIns', Object.fromEntries(left))
}

export function listSignedNetworks(
  { storage, store }: Pick<Portico, 'storage' | 'store'>,
  { namespace, address }: Pick<SignInSubject, 'namespace' | 'address'>,
): readonly Network[] {
  const { networks, families } = store.get()
  const family = getFamily(families, namespace)
  return Object.entries(storage.get('signIns') ?? {})
    .filter(([key, outcome]) => outcome === 'signedIn' && isOf(key, family, address))
    .map(([key]) => key.slice(0, key.lastIndexOf(':')) as SignInSubject['caipNetworkId']) // as `toKey` made it
    .map(id => selectRequestedNetwork(networks, id))
    .filter(network => network !== undefined)
    .reverse()
}

/** Networks to return to for visitors who decline here, latest first: they have signed in there. */
export function listReturnNetworks(portico: Portico): readonly Network[] {
  const { signIn } = portico.store.get()
  if (signIn.status === 'off') return []
  const { subject } = signIn
  return listSignedNetworks(portico, subject).filter(
    ({ caipNetworkId }) => caipNetworkId !== subject.caipNetworkId,
  )
}

function isOf(key: string, family: Family, address: string): boolean {
  const end = key.lastIndexOf(':')
  return key.startsWith(`${family.namespace}:`) && isSameAddress(family, key.slice(end + 1), address)
}
