import './dialog.css'
import { createPortico, setThemeMode } from 'portico'
import { bitcoin as bitcoinWallets } from 'portico/bitcoin'
import { cosmos } from 'portico/cosmos'
import { evm } from 'portico/evm'
import { base, bitcoin, cosmosHub, mainnet, polkadot, solana } from 'portico/networks'
import { polkadot as polkadotWallets } from 'portico/polkadot'
import { PorticoModal, PorticoProvider } from 'portico/react'
import { solana as solanaWallets } from 'portico/solana'
import { mount } from '../../demo/src/site/mount.tsx'
import { readTheme, showTheme, themeKey } from '../src/page/chosenTheme.ts'

/** The dialog of the home page: the real one, with the reader's own wallets and without services. */
const portico = createPortico({
  networks: [mainnet, base, solana, bitcoin, polkadot, cosmosHub],
  adapters: [evm(), solanaWallets(), bitcoinWallets(), polkadotWallets(), cosmos()],
  dialog: { display: 'inPage' },
  metadata: { name: 'Portico documentation', description: 'The live dialog' },
})

function followTheme(): void {
  const theme = readTheme()
  setThemeMode(portico, theme)
  if (theme) showTheme(theme)
}

followTheme()
// The page around the frame stores the reader's choice.
window.addEventListener('storage', ({ key }) => {
  if (key === themeKey) followTheme()
})

mount(
  <PorticoProvider portico={portico}>
    <PorticoModal />
  </PorticoProvider>,
)
