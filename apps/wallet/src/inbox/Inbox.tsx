import type { RemoteWallet } from '@portico/testing/remote-wallet'
import { useWalletState } from '../useWalletState.ts'
import { Decision } from './Decision.tsx'
import { describeRequest } from './describeRequest.ts'
import { ProposalDetails } from './ProposalDetails.tsx'
import { RequestDetails } from './RequestDetails.tsx'

/** All pending proposals and requests, oldest first. */
export function Inbox({ wallet }: { readonly wallet: RemoteWallet }) {
  const { proposals, authentications, requests, chains } = useWalletState(wallet)
  // A sign-in also connects, so the plain proposal of the same pairing is hidden.
  const signingIn = new Set(authentications.map(({ pairingTopic }) => pairingTopic))
  const plain = proposals.filter(({ pairingTopic }) => !signingIn.has(pairingTopic))
  const waiting = plain.length + authentications.length + requests.length
  return (
    <section className="inbox" aria-label="Requests">
      <p className="sr-only" role="status">
        {waiting === 0 ? '' : waiting === 1 ? 'One request is waiting' : `${waiting} requests are waiting`}
      </p>
      {authentications.map(item => (
        <Decision key={item.id} site={item.site} title="Sign in" method="Sign in" item={item}>
          <pre className="text">{item.message}</pre>
        </Decision>
      ))}
      {plain.map(item => (
        <Decision key={item.id} site={item.site} title="Connect to this site" method="Connect" item={item}>
          <ProposalDetails proposal={item} chains={chains} />
        </Decision>
      ))}
      {requests.map(item => {
        const described = describeRequest(item, chains)
        return (
          <Decision
            key={item.id}
            site={item.site}
            title={described.title}
            method={described.method}
            item={item}
          >
            <RequestDetails described={described} request={item} />
          </Decision>
        )
      })}
    </section>
  )
}
