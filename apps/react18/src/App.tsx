import { createPortico } from 'portico'
import { evm } from 'portico/evm'
import { NetworkButton, PorticoButton, PorticoProvider } from 'portico/react'
import { StrictMode, useState, version } from 'react'
import { getPageAddresses } from '../../../packages/sandbox/start/addresses.mjs'

const { server, chainOne } = getPageAddresses()

const anvilOne = {
  id: 31337,
  name: 'Anvil One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [chainOne] } },
} as const

export function App() {
  const [portico] = useState(() =>
    createPortico({
      projectId: 'portico-sandbox',
      services: server,
      networks: [anvilOne],
      adapters: [evm()],
    }),
  )
  return (
    <StrictMode>
      <PorticoProvider portico={portico}>
        <h1>React {version}</h1>
        <PorticoButton />
        <NetworkButton />
      </PorticoProvider>
    </StrictMode>
  )
}
