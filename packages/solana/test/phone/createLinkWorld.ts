import { createPortico, type Portico, startPortico } from '@portico/core'
import type { SiwxPlugin } from '@portico/protocol'
import type { Solana } from '@portico/sandbox/solana'
import type { ConformanceTraits, SourceWorld } from '@portico/testing/conformance'
import { createMockSolanaWallet } from '@portico/testing/solana-wallet'
import { deepLink } from '../../src/deepLink/deepLink.js'
import { type LinkWalletId, linkWallets } from '../../src/deepLink/linkWallets.js'
import { solana } from '../../src/solana.js'
import { createSolanaNetwork } from '../createSolanaWorld.js'
import { createLinkWallet } from './createLinkWallet.js'
import { createPhone, type PhoneTab } from './createPhone.js'

export const linkTraits: ConformanceTraits = {
  listensTo: { no: 'a link has no events' },
  pends: { no: 'every link is a request of its own' },
  tellsAccounts: { no: 'a link brings an answer, and nothing unasked' },
  choosesChain: { no: 'a session is bound to one cluster' },
  forgets: true,
  tellsAccess: { no: 'asking the wallet means to open it' },
  locks: { no: 'a locked wallet asks to be unlocked' },
}

export const shop = 'https://shop.example/cart?item=7#/checkout'

/** A phone with a wallet app, which opens its answers in a new tab where the site runs too. */
export function createLinkWorld(id: LinkWalletId, chain: Solana) {
  const wallet = createMockSolanaWallet({ chains: { 'solana:localnet': chain.url } })
  const releases: (() => void)[] = []
  const redirects: string[] = []
  let opensTabs = true
  const { base, keyParameter, name } = linkWallets[id]
  const app = createLinkWallet({
    base,
    keyParameter,
    cluster: 'solana:localnet',
    wallet,
    redirect(link) {
      redirects.push(link)
      if (opensTabs) openSite(phone.openTab(link))
    },
  })
  const phone = createPhone('ios', { open: link => void app.open(link), address: shop })

  function openSite(tab: PhoneTab, siwx?: SiwxPlugin): Portico {
    const portico = createPortico({
      projectId: 'test',
      networks: [createSolanaNetwork(chain)],
      adapters: [solana()],
      sources: [deepLink(id)],
      debug: false,
      metadata: { name: 'Shop', url: 'https://shop.example', icons: [] },
      environment: tab.environment,
      siwx,
    })
    releases.push(startPortico(portico))
    return portico
  }

  const end = () => {
    for (const release of releases) release()
  }
  const { environment } = phone.openTab()
  const conformance: SourceWorld = {
    wallet: { connectorId: id, name, control: wallet.control },
    environment,
    createSource: () => ({ source: deepLink(id, { endsInWallet: true }) }),
    end,
  }
  return {
    conformance,
    phone,
    app,
    control: wallet.control,
    redirects,
    openSite,
    end,
    /** From now on the answer is only noted, as if the browser had been closed meanwhile. */
    holdRedirects() {
      opensTabs = false
    },
  }
}
