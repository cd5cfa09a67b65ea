const setUp = `
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
})
`

const mount = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
const render = node => createRoot(document.getElementById('root')).render(node)
`

/** The pages that size and bench measure, written as a user of the published packages would. */
export const pages = {
  /** React and a button: what every figure is compared with. */
  floor: {
    code: `${mount}
render(createElement('button', { type: 'button' }, 'Connect Wallet'))`,
  },
  /** The smallest modal with the same interactions, wallets known beforehand and no kit. */
  leastModal: {
    code: `${mount}
import { useRef } from 'react'
function App() {
  const dialog = useRef(null)
  const wallets = ['Alder', 'Birch', 'Cedar', 'Dogwood']
  return createElement('div', null,
    createElement('button', { type: 'button', onClick: () => dialog.current.showModal() }, 'Connect Wallet'),
    createElement('dialog', { ref: dialog }, wallets.map(name => createElement('button', { key: name }, name))))
}
render(createElement(App))`,
  },
  react: {
    code: `${mount}${setUp}
import { ConnectButton, PorticoProvider } from 'portico/react'
render(createElement(PorticoProvider, { portico }, createElement(ConnectButton)))`,
  },
  vanilla: {
    body: '<portico-button></portico-button>',
    code: `${setUp}
import { defineElements } from 'portico/elements'
defineElements(portico)`,
  },
}
