import {
  PorticoProvider,
  usePorticoAccount,
  usePorticoNetwork,
  usePorticoPairing,
  usePorticoSwitchNetwork,
  usePorticoWallets,
} from 'portico/react'
import { useState } from 'react'
import '../site/site.css'
import { createDemoPortico } from '../site/createDemoPortico.ts'
import { mount } from '../site/mount.tsx'
import { Page } from '../site/Page.tsx'

const portico = createDemoPortico({ dialog: { display: 'placed' } })

/** A pairing URI in a custom view. */
function Code() {
  const pairing = usePorticoPairing()
  return (
    <section className="action" aria-label="Code">
      <h3>Remote wallet</h3>
      <output data-testid="code" data-status={pairing.status}>
        {pairing.uri}
      </output>
      <button type="button" className="plain-button" onClick={pairing.renew}>
        New code
      </button>
    </section>
  )
}

/** The wallet registry in a custom view. */
function Wallets() {
  const { wallets, status, query, setQuery, hasMore, loadMore } = usePorticoWallets()
  return (
    <section className="action" aria-label="Wallets">
      <h3>Wallets</h3>
      <input aria-label="Search" value={query} onChange={event => setQuery(event.target.value)} />
      <ul data-status={status}>
        {wallets.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {hasMore ? (
        <button type="button" className="plain-button" onClick={loadMore}>
          More
        </button>
      ) : null}
    </section>
  )
}

function Networks() {
  const { network, networks } = usePorticoNetwork()
  const { switchNetwork, status } = usePorticoSwitchNetwork()
  const { status: account } = usePorticoAccount()
  return (
    <section className="action" aria-label="Networks">
      <h3>
        {network?.name}, {account}
      </h3>
      <output data-testid="switching">{status}</output>
      <div className="line">
        {networks.map(({ caipNetworkId, name }) => (
          <button
            key={caipNetworkId}
            type="button"
            className="plain-button"
            onClick={() => switchNetwork(caipNetworkId)}
          >
            {name}
          </button>
        ))}
      </div>
    </section>
  )
}

function HeadlessPage() {
  const [coding, setCoding] = useState(false)
  return (
    <PorticoProvider portico={portico}>
      <Page
        title="Views of your own"
        about="The kit without its dialog: the page draws the code, the catalogue and the networks by hooks."
      >
        <Networks />
        {coding ? <Code /> : null}
        <button type="button" className="plain-button" onClick={() => setCoding(before => !before)}>
          {coding ? 'Hide the code' : 'Show a code'}
        </button>
        <Wallets />
      </Page>
    </PorticoProvider>
  )
}

mount(<HeadlessPage />)
