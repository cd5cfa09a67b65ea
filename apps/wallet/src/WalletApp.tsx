import type { RemoteWallet } from '@portico/testing/remote-wallet'
import { AccountCard } from './account/AccountCard.tsx'
import { Inbox } from './inbox/Inbox.tsx'
import { PairForm } from './pair/PairForm.tsx'
import { SiteList } from './sites/SiteList.tsx'
import { useWalletState } from './useWalletState.ts'

interface WalletAppProps {
  readonly wallet: RemoteWallet
  /** An initial pairing URI. */
  readonly uri: string | undefined
}

export function WalletApp({ wallet, uri }: WalletAppProps) {
  const { online } = useWalletState(wallet)
  return (
    <div className="app">
      <header className="top">
        <img src="/mark.svg" alt="" width="28" height="28" />
        <h1>Sandbox Wallet</h1>
        <button
          type="button"
          role="switch"
          aria-checked={online}
          className="switch"
          onClick={() => (online ? wallet.goOffline() : wallet.goOnline())}
        >
          {online ? 'Online' : 'Offline'}
        </button>
      </header>
      <main>
        <AccountCard wallet={wallet} />
        <Inbox wallet={wallet} />
        <PairForm wallet={wallet} uri={uri} />
        <SiteList wallet={wallet} />
      </main>
      <footer>Its keys are public. Never send real money here.</footer>
    </div>
  )
}
