import type { SiwxSession } from '@portico/protocol'
import { defineQuery } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import { selectConnected } from '../store/slices/accounts.js'
import { isSameSubject, type SignInSubject } from '../store/slices/signIn.js'
import type { PorticoState } from '../store/state.js'
import { listSignedNetworks } from './signInRecord.js'

export interface SignedIn {
  readonly subject: SignInSubject
  readonly session: SiwxSession
}

/** Sign-ins of the connected accounts according to the site's plugin; the active one comes first. */
export async function listSignIns(portico: Portico): Promise<readonly SignedIn[]> {
  const { siwx } = portico.options
  if (!siwx) return []
  const { accounts, signIn } = portico.store.get()
  const inUse = signIn.status === 'signedIn' ? [signIn.subject] : []
  const others = selectConnected(accounts).flatMap(({ namespace, address }) =>
    listSignedNetworks(portico, { namespace, address })
      .map(({ caipNetworkId }) => ({ namespace, address, caipNetworkId }))
      .filter(subject => !isSameSubject(subject, inUse[0])),
  )
  const found = [...inUse, ...others].map(async subject => {
    const [session] = await siwx.getSessions(subject.caipNetworkId, subject.address)
    return session ? [{ subject, session }] : []
  })
  return (await Promise.all(found)).flat()
}

export const selectSignInAccounts = ({ accounts }: PorticoState): string =>
  selectConnected(accounts)
    .map(({ caipAddress }) => caipAddress)
    .join(' ')

export const signInsQuery = defineQuery<readonly SignedIn[], string>({
  name: 'signIns',
  queryKey: accounts => accounts,
  maxEntries: 1,
  staleTime: 10_000,
  refetchOnWindowFocus: 'always',
  queryFn: listSignIns,
})
