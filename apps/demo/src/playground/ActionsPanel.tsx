import {
  fetchBalance,
  getCallsStatus,
  type Portico,
  selectAccountView,
  selectConnectedAccount,
  selectNetwork,
  sendCalls,
  sendTransaction,
  signMessage,
  signTypedData,
  switchNetwork,
  waitForReceipt,
} from 'portico'
import { useState } from 'react'
import { ActionCard } from '../site/ActionCard.tsx'
import { useSelected } from '../site/useSelected.ts'
import { greetingTypedData, oneEther, receiver } from './samples.ts'

export function ActionsPanel({ portico }: { readonly portico: Portico }) {
  const account = useSelected(portico, state => selectConnectedAccount(state))
  const network = useSelected(portico, state => selectNetwork(state))
  const networks = useSelected(portico, state => state.networks.requested)
  const [message, setMessage] = useState('Hello from Portico')

  if (!account) {
    return (
      <section className="panel" aria-label="Actions">
        <p className="empty">
          Connect a wallet to sign, send and switch. No extension at hand? Switch on “Demo wallet”.
        </p>
      </section>
    )
  }

  const others = networks.filter(other => other.caipNetworkId !== network?.caipNetworkId)

  return (
    <section className="panel actions" aria-label="Actions">
      <ActionCard
        title="Sign message"
        method="Sign message"
        run={() => signMessage(portico, { message })}
        field={
          <input aria-label="Message" value={message} onChange={event => setMessage(event.target.value)} />
        }
      />
      {account.namespace === 'eip155' ? <EvmActions portico={portico} chainId={network?.id ?? 1} /> : null}
      <ActionCard
        title="Balance"
        method="Read balance"
        run={async () => {
          const { amount, symbol } = await fetchBalance(portico, { force: true })
          return `${amount} ${symbol}`
        }}
      />
      {others.slice(0, 3).map(other => (
        <ActionCard
          key={other.caipNetworkId}
          title="Network"
          method={`Switch to ${other.name}`}
          run={async () => {
            const { name } = await switchNetwork(portico, other.caipNetworkId)
            return `Now on ${name}, account ${selectAccountView(portico.store.get()).status}`
          }}
        />
      ))}
    </section>
  )
}

interface EvmActionsProps {
  readonly portico: Portico
  readonly chainId: number | string
}

/** EVM-only actions; the page of the families covers the others. */
function EvmActions({ portico, chainId }: EvmActionsProps) {
  const [amount, setAmount] = useState('1')
  const value = () => (BigInt(Math.round(Number(amount) * 1000)) * oneEther) / 1000n
  return (
    <>
      <ActionCard
        title="Sign typed data"
        method="Sign typed data"
        run={() => signTypedData(portico, { typedData: greetingTypedData(chainId) })}
      />
      <ActionCard
        title="Send transaction"
        method="Send"
        run={async say => {
          const hash = await sendTransaction(portico, { to: receiver, value: value() })
          say(`${hash} waiting`)
          const receipt = await waitForReceipt(portico, { hash })
          await fetchBalance(portico, { force: true })
          return `${hash} ${receipt.status} in block ${receipt.blockNumber}`
        }}
        field={
          <input
            aria-label="Amount in ether"
            inputMode="decimal"
            value={amount}
            onChange={event => setAmount(event.target.value)}
          />
        }
      />
      <ActionCard
        title="Batch of two calls"
        method="Send batch"
        run={async say => {
          const call = { to: receiver, value: oneEther / 1000n }
          const { id } = await sendCalls(portico, { calls: [call, call] })
          say(`${id} waiting`)
          const { status } = await getCallsStatus(portico, { id })
          return `${id} ${status}`
        }}
      />
    </>
  )
}
