import { createPortico } from 'portico'
import { evm } from 'portico/evm'
import { PorticoButton, PorticoProvider } from 'portico/react'
import { createRoot } from 'react-dom/client'
import { getPageAddresses } from '../../../../packages/sandbox/start/addresses.mjs'

const { server, chainOne } = getPageAddresses()

// Only the kit: the size check and the benchmark measure this page.
const portico = createPortico({
  projectId: 'portico-sandbox',
  services: server,
  networks: [
    {
      id: 31337,
      name: 'Anvil One',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [chainOne] } },
    },
  ],
  adapters: [evm()],
})
window.portico = portico

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <PorticoProvider portico={portico}>
      <h1>First load</h1>
      <PorticoButton />
    </PorticoProvider>,
  )
}
