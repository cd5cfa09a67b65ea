import { formatBalance, requestWallet, sendTransaction } from 'portico'
import { embedded } from 'portico/embedded'
import { evm } from 'portico/evm'
import {
  PorticoButton,
  PorticoProvider,
  usePorticoAccount,
  usePorticoBalance,
  usePorticoSignMessage,
} from 'portico/react'
import { solana } from 'portico/solana'
import { getPageAddresses } from '../../../../packages/sandbox/start/addresses.mjs'
import '../site/site.css'
import { ActionCard } from '../site/ActionCard.tsx'
import { buildSolanaTransfer } from '../site/buildSolanaTransfer.ts'
import { createDemoPortico } from '../site/createDemoPortico.ts'
import { getSignIn } from '../site/getSignIn.ts'
import { mount } from '../site/mount.tsx'
import { anvilOne, anvilTwo, solanaLocal } from '../site/networks.ts'
import { Page } from '../site/Page.tsx'

const addresses = getPageAddresses()
const query = new URLSearchParams(location.search)

// Smart accounts are the default if all networks support them: with ?smart, the second local chain is left out.
const isSmart = query.has('smart')

const portico = createDemoPortico({
  networks: isSmart ? [anvilOne, solanaLocal] : [anvilOne, anvilTwo, solanaLocal],
  adapters: [evm(), solana()],
  // With ?otpInVault the one-time code is entered in the vault.
  sources: [
    embedded({
      vault: addresses.vault,
      announce: true,
      otpInVault: query.has('otpInVault'),
      // The sandbox has one identity provider for all of them.
      socials: true,
    }),
  ],
  locale: query.get('locale') ?? undefined,
  // With ?network=solana the page starts on Solana.
  defaultNetwork: query.get('network') === 'solana' ? solanaLocal : undefined,
  siwx: getSignIn(),
  // With ?reconnect=off each page load ends the previous session.
  reconnect: query.get('reconnect') !== 'off',
  // Payments are for visitors who have logged in before: with ?pay the kit turns off e-mail and social login.
  features: { pay: query.has('pay') },
})

const families = {
  eip155: {
    name: 'EVM',
    send: (address: string) => sendTransaction(portico, { namespace: 'eip155', to: address, value: 1n }),
  },
  solana: {
    name: 'Solana',
    async send(address: string) {
      const transaction = await buildSolanaTransfer(addresses.solana, address, 1n)
      return requestWallet(portico, { namespace: 'solana', method: 'signAndSendTransaction', transaction })
    },
  },
} as const

function Family({ namespace }: { readonly namespace: keyof typeof families }) {
  const { name, send } = families[namespace]
  const { address, status } = usePorticoAccount({ namespace })
  const { data: balance } = usePorticoBalance({ namespace })
  const { signMessageAsync } = usePorticoSignMessage()
  // After a reload the address is known before the wallet is ready.
  const isReady = status === 'connected'
  return (
    <section className="action" aria-label={name}>
      <h3>{name}</h3>
      <output data-testid="address">{address ?? status}</output>
      <output data-testid="balance">
        {balance ? `${formatBalance(balance.amount)} ${balance.symbol}` : ''}
      </output>
      {address ? (
        <>
          <ActionCard
            title="Sign a message"
            method="Sign"
            disabled={!isReady}
            run={() => signMessageAsync({ namespace, message: 'Hello from Portico' })}
          />
          <ActionCard
            title="Send the least there is to yourself"
            method="Send"
            disabled={!isReady}
            run={() => send(address)}
          />
        </>
      ) : null}
    </section>
  )
}

mount(
  <PorticoProvider portico={portico}>
    <Page
      title="A wallet with an e-mail address"
      about="No extension, no app: a code by mail or an account elsewhere, and an account on EVM chains and on Solana. The keys are in the vault, on another origin; its mails arrive in the inbox of the sandbox."
    >
      <PorticoButton />
      <Family namespace="eip155" />
      <Family namespace="solana" />
    </Page>
  </PorticoProvider>,
)
