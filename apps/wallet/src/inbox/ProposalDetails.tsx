import type { RemoteChain, RemoteProposal } from '@portico/testing/remote-wallet'

interface ProposalDetailsProps {
  readonly proposal: RemoteProposal
  readonly chains: readonly RemoteChain[]
}

export function ProposalDetails({ proposal, chains }: ProposalDetailsProps) {
  const granted = Object.values(proposal.offer).flatMap(namespace => namespace.chains ?? [])
  const asked = [proposal.requiredNamespaces, proposal.optionalNamespaces].flatMap(namespaces =>
    Object.values(namespaces).flatMap(namespace => namespace.chains ?? []),
  )
  const others = new Set(asked.filter(chain => !granted.includes(chain))).size
  return (
    <>
      <p className="soft">It will see your address and balance, and can ask you to sign.</p>
      <ul className="chips" aria-label="Networks">
        {granted.map(chain => (
          <li key={chain}>{chains.find(({ id }) => id === chain)?.name ?? chain}</li>
        ))}
      </ul>
      {others > 0 ? (
        <p className="soft">{`${others} more ${others === 1 ? 'network is' : 'networks are'} asked for that this wallet does not have.`}</p>
      ) : null}
    </>
  )
}
