const setUp = (extra = '') => `
import { createPortico } from 'portico'
import { evm } from 'portico/evm'
const portico = createPortico({
  projectId: 'portico-sandbox',
  services: 'http://127.0.0.1:4100',
  networks: [{
    id: 31337,
    name: 'Anvil One',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  }],
  adapters: [evm()],
  ${extra}
})
`

const mount = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
const render = node => createRoot(document.getElementById('root')).render(node)
`

/** The imports of each chain family: its adapter, and its first network. */
export const families = {
  evm: 'mainnet',
  solana: 'solana',
  bitcoin: 'bitcoin',
  polkadot: 'polkadot',
  cosmos: 'cosmosHub',
}

/** A React app with `ConnectButton` for the given chain families. @param {readonly string[]} names */
export function describeFamiliesPage(names) {
  const list = format => names.map(format).join(', ')
  return {
    code: `${mount}
import { createPortico } from 'portico'
${names.map(name => `import { ${name} } from 'portico/${name}'`).join('\n')}
import { ${list(name => `${families[name]} as ${name}Network`)} } from 'portico/networks'
import { ConnectButton, PorticoProvider } from 'portico/react'
const portico = createPortico({
  projectId: 'portico-sandbox',
  networks: [${list(name => `${name}Network`)}],
  adapters: [${list(name => `${name}()`)}],
})
render(createElement(PorticoProvider, { portico }, createElement(ConnectButton)))`,
  }
}

/** A kit with all features, and its button. */
export const everything = `${setUp('sources: [pairing()],')}
import { pairing } from 'portico/pairing'
import { PorticoButton, PorticoProvider } from 'portico/react'`

export const pages = {
  /** React and a button: the baseline. */
  floor: {
    code: `${mount}
render(createElement('button', { type: 'button' }, 'Connect Wallet'))`,
  },
  /**
   * The smallest modal with the same interactions: discovers wallets, connects, reconnects after a reload, and
   * lists the registry with virtual scrolling.
   */
  leastModal: {
    code: `${mount}
import { useEffect, useRef, useState } from 'react'
function App() {
  const dialog = useRef(null)
  const [wallets, setWallets] = useState([])
  const [account, setAccount] = useState()
  const [listed, setListed] = useState()
  const list = async () => {
    const answer = await fetch('http://127.0.0.1:4100/getWallets?page=1&entries=40')
    setListed((await answer.json()).data)
  }
  useEffect(() => {
    const add = async ({ detail }) => {
      setWallets(known => known.some(({ info }) => info.uuid === detail.info.uuid) ? known : [...known, detail])
      if (localStorage.getItem('wallet') === detail.info.rdns) connect(detail, 'eth_accounts')
    }
    addEventListener('eip6963:announceProvider', add)
    dispatchEvent(new Event('eip6963:requestProvider'))
    return () => removeEventListener('eip6963:announceProvider', add)
  }, [])
  const connect = async ({ info, provider }, method) => {
    const [address] = await provider.request({ method })
    localStorage.setItem('wallet', info.rdns)
    setAccount(address)
    dialog.current?.close()
  }
  return createElement('div', null,
    createElement('button', { type: 'button', onClick: () => dialog.current.showModal() }, account ?? 'Connect Wallet'),
    createElement('dialog', { ref: dialog }, wallets.map(wallet => createElement('button', {
      key: wallet.info.uuid,
      'data-testid': 'wallet-' + wallet.info.rdns,
      onClick: () => connect(wallet, 'eth_requestAccounts'),
    }, wallet.info.name)),
      createElement('button', { 'data-testid': 'all-wallets', onClick: list }, 'All wallets'),
      listed && createElement('input', { 'data-testid': 'wallet-search' }),
      listed?.slice(0, 16).map(({ id, name }) => createElement('button', { key: id, 'data-testid': 'wallet-' + id }, name))))
}
render(createElement(App))`,
  },
  /** A typical site with all features. */
  kit: {
    code: `${mount}${everything}
render(createElement(PorticoProvider, { portico }, createElement(PorticoButton)))`,
  },
  /** The React page with e-mail login. */
  email: {
    code: `${mount}${setUp("sources: [embedded({ vault: 'https://vault.example' })],")}
import { embedded } from 'portico/embedded'
import { ConnectButton, PorticoProvider } from 'portico/react'
render(createElement(PorticoProvider, { portico }, createElement(ConnectButton)))`,
  },
  /** One function of many: tree shaking must remove the rest. */
  single: {
    code: `import { formatUnits } from 'portico'
document.body.append(formatUnits(1n, 18))`,
  },
  react: {
    code: `${mount}${setUp()}
import { ConnectButton, PorticoProvider } from 'portico/react'
render(createElement(PorticoProvider, { portico }, createElement(ConnectButton)))`,
  },
  vanilla: {
    body: '<portico-button></portico-button>',
    code: `${setUp()}
import { defineElements } from 'portico/elements'
defineElements(portico)`,
  },
}
