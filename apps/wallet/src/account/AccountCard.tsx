import type { RemoteWallet } from '@portico/testing/remote-wallet'
import { formatEther } from 'viem'
import { useTask } from '../useTask.ts'
import { useWalletState } from '../useWalletState.ts'
import { Address } from './Address.tsx'
import { useBalance } from './useBalance.ts'

const families = [
  ['Ethereum', 'eip155'],
  ['Solana', 'solana'],
  ['Bitcoin', 'bip122'],
  ['Polkadot', 'polkadot'],
  ['Cosmos', 'cosmos'],
] as const

export function AccountCard({ wallet }: { readonly wallet: RemoteWallet }) {
  const { accountIndex, chain, chains } = useWalletState(wallet)
  const addresses = wallet.getAddresses('eip155')
  const address = addresses[accountIndex] ?? ''
  const balance = useBalance(wallet, address)
  const { run, error } = useTask()
  return (
    <section className="account" aria-label="Account">
      <p className="balance">
        {balance === undefined ? (
          <span className="balance-none">No balance</span>
        ) : (
          <>
            {formatBalance(balance)} <small>ETH</small>
          </>
        )}
      </p>
      <dl className="addresses">
        {families.map(([label, family]) => {
          const home = chains.find(({ id }) => id.startsWith(family))?.id ?? family
          const own = wallet.getAddresses(home)[accountIndex]
          return own ? <Address key={family} label={label} address={own} /> : null
        })}
      </dl>
      <div className="choices">
        <label>
          Account
          <select
            value={accountIndex}
            onChange={event => void run(() => wallet.switchAccount(Number(event.target.value)))}
          >
            {addresses.map((item, index) => (
              <option key={item} value={index}>
                {`Account ${index + 1}`}
              </option>
            ))}
          </select>
        </label>
        <label>
          Network
          <select value={chain} onChange={event => void run(() => wallet.switchChain(event.target.value))}>
            {chains
              .filter(({ id }) => id.split(':')[0] === 'eip155')
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name ?? id}
                </option>
              ))}
          </select>
        </label>
      </div>
      {error ? (
        <p className="problem" role="alert">
          {error}
        </p>
      ) : null}
    </section>
  )
}

function formatBalance(wei: bigint): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 }).format(Number(formatEther(wei)))
}
