import type { Portico } from 'portico'
import { NetworkButton, PorticoButton, PorticoModal } from 'portico/react'
import { getPageAddresses } from '../../../../packages/sandbox/start/addresses.mjs'
import { useSelected } from '../site/useSelected.ts'
import { isSandbox } from './isSandbox.ts'
import type { Settings } from './settings.ts'

/** The test wallet that `npm start` serves. */
const { wallet: walletUrl } = getPageAddresses()

interface PreviewProps {
  readonly settings: Settings
  readonly portico: Portico
  onDemoWallet(): void
}

/** A small site around the kit's buttons. */
export function Preview({ settings, portico, onDemoWallet }: PreviewProps) {
  const wallets = useSelected(
    portico,
    state => state.connectors.filter(({ type }) => type !== 'WALLET_CONNECT').length,
  )
  const placed = settings.display !== 'overlay'
  return (
    <section className="stage" aria-label="Preview">
      <div className="window">
        <div className="window-bar">
          <i />
          <i />
          <i />
          <span className="window-address">your-site.example</span>
        </div>
        <div className="window-nav">
          <b>Meridian</b>
          <div className="window-buttons">
            <NetworkButton disabled={settings.buttonDisabled} />
            <PorticoButton
              size={settings.buttonSize}
              balance={settings.buttonBalance}
              disabled={settings.buttonDisabled}
              {...(settings.buttonLabel ? { label: settings.buttonLabel } : {})}
            />
          </div>
        </div>
        <div className="window-body">
          <div>
            <h1>Markets without middlemen</h1>
            <p>A page like yours. The two buttons above are the kit; everything else is scenery.</p>
            {isSandbox && wallets === 0 && !settings.demoWallet ? (
              <p className="invite">
                No wallet in this browser.{' '}
                <button type="button" className="link" onClick={onDemoWallet}>
                  Use the demo wallet
                </button>
                {settings.pairing ? (
                  <>
                    , or pair{' '}
                    <a href={walletUrl} target="_blank" rel="noreferrer">
                      the sandbox wallet
                    </a>
                  </>
                ) : null}
                .
              </p>
            ) : null}
          </div>
          {placed ? (
            <div className="placed">
              <PorticoModal />
            </div>
          ) : null}
        </div>
      </div>
    </section>
  )
}
