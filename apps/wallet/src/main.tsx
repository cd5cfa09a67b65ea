import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createSandboxWallet } from './createSandboxWallet.ts'
import { takeUri } from './takeUri.ts'
import { WalletApp } from './WalletApp.tsx'
import './wallet.css'
import './account/account.css'
import './inbox/inbox.css'
import './pair/pair.css'
import './sites/sites.css'

const wallet = createSandboxWallet()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <WalletApp wallet={wallet} uri={takeUri()} />
    </StrictMode>,
  )
}
