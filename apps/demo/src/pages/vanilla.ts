import { createPortico, watchAccount } from 'portico'
import { defineElements } from 'portico/elements'
import { evm } from 'portico/evm'
import { getPageAddresses } from '../../../../packages/sandbox/start/addresses.mjs'
import '../site/site.css'
import { anvilOne, anvilTwo } from '../site/networks.ts'
import { swapContracts } from '../site/swaps.ts'

const portico = createPortico({
  projectId: 'portico-sandbox',
  services: getPageAddresses().server,
  networks: [anvilOne, anvilTwo],
  adapters: [evm()],
  swapContracts,
})
window.portico = portico

defineElements(portico)

watchAccount(portico, {
  onChange: ({ address, status }) => {
    const text = document.getElementById('account')
    if (text) text.textContent = status === 'connected' ? `Connected as ${address}` : 'Not connected'
  },
})
