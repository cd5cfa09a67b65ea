import type { RemoteWallet } from '@portico/testing/remote-wallet'
import { useTask } from '../useTask.ts'
import { useWalletState } from '../useWalletState.ts'
import { SiteLine } from './SiteLine.tsx'

export function SiteList({ wallet }: { readonly wallet: RemoteWallet }) {
  const { sessions } = useWalletState(wallet)
  const { busy, error, run } = useTask()
  const known = sessions.filter(({ acknowledged }) => acknowledged)
  return (
    <section className="card" aria-labelledby="sites-title">
      <h2 id="sites-title">Connected sites</h2>
      {known.length === 0 ? (
        <p className="soft">None yet. Scan a site’s code, or paste the link under it.</p>
      ) : null}
      <ul className="sites">
        {known.map(session => {
          const { site } = session
          return (
            <li key={session.topic}>
              <SiteLine site={site} />
              <button
                type="button"
                disabled={busy}
                aria-label={`Disconnect ${site.name}`}
                onClick={() => void run(() => wallet.disconnect(session.topic))}
              >
                Disconnect
              </button>
            </li>
          )
        })}
      </ul>
      {error ? (
        <p className="problem" role="alert">
          {error}
        </p>
      ) : null}
    </section>
  )
}
