import { type ChainNamespace, formatBalance, sendTransaction } from 'portico'
import { bitcoin } from 'portico/bitcoin'
import { cosmos } from 'portico/cosmos'
import { evm } from 'portico/evm'
import { polkadot } from 'portico/polkadot'
import {
  PorticoButton,
  PorticoProvider,
  usePortico,
  usePorticoAccount,
  usePorticoBalance,
  usePorticoDisconnect,
  usePorticoSignMessage,
} from 'portico/react'
import { solana } from 'portico/solana'
import '../site/site.css'
import { ActionCard } from '../site/ActionCard.tsx'
import { createDemoPortico } from '../site/createDemoPortico.ts'
import { getEmailSources } from '../site/getEmailSources.ts'
import { getSignIn } from '../site/getSignIn.ts'
import { mount } from '../site/mount.tsx'
import {
  anvilOne,
  anvilTwo,
  bitcoinLocal,
  cosmosLocal,
  polkadotLocal,
  solanaLocal,
} from '../site/networks.ts'
import { Page } from '../site/Page.tsx'

const portico = createDemoPortico({
  networks: [anvilOne, anvilTwo, solanaLocal, bitcoinLocal, polkadotLocal, cosmosLocal],
  adapters: [evm(), solana(), bitcoin(), polkadot(), cosmos()],
  // With ?email the embedded wallet provides all five families.
  sources: getEmailSources(),
  siwx: getSignIn(),
})

const families = {
  eip155: 'EVM',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
} as const

/** A small transfer to the account itself, on the local chains that track balances. */
const sends: Partial<Record<ChainNamespace, (address: string) => Promise<string>>> = {
  bip122: recipient => sendTransaction(portico, { namespace: 'bip122', recipient, amount: 10_000n }),
  cosmos: recipient =>
    sendTransaction(portico, {
      namespace: 'cosmos',
      recipient,
      amount: [{ denom: 'uatom', amount: '1000' }],
    }),
}

function Family({ namespace, name }: { readonly namespace: ChainNamespace; readonly name: string }) {
  const { open } = usePortico()
  const account = usePorticoAccount({ namespace })
  const { data: balance } = usePorticoBalance({ namespace })
  const { signMessageAsync } = usePorticoSignMessage()
  const { disconnect } = usePorticoDisconnect()
  const connected = account.status === 'connected'
  const send = sends[namespace]
  return (
    <section className="action" aria-label={name}>
      <h3>{name}</h3>
      <output data-testid="address">{account.address ?? account.status}</output>
      <output data-testid="balance">
        {balance ? `${formatBalance(balance.amount)} ${balance.symbol}` : ''}
      </output>
      <div className="line">
        {connected ? (
          <button type="button" className="plain-button" onClick={() => disconnect({ namespace })}>
            Disconnect
          </button>
        ) : (
          <button type="button" className="plain-button" onClick={() => open({ view: 'Connect', namespace })}>
            Connect
          </button>
        )}
      </div>
      {connected ? (
        <ActionCard
          title="Sign a message"
          method="Sign"
          run={() => signMessageAsync({ namespace, message: 'Hello from Portico' })}
        />
      ) : null}
      {connected && send ? (
        <ActionCard title="Send a little to yourself" method="Send" run={() => send(account.address)} />
      ) : null}
    </section>
  )
}

function FamiliesPage() {
  return (
    <PorticoProvider portico={portico}>
      <Page
        title="Five families at once"
        about="A wallet of each chain family, connected side by side. What happens in one changes nothing in the others."
      >
        <PorticoButton />
        {Object.entries(families).map(([namespace, name]) => (
          // The keys of the table above are namespaces.
          <Family key={namespace} namespace={namespace as ChainNamespace} name={name} />
        ))}
      </Page>
    </PorticoProvider>
  )
}

mount(<FamiliesPage />)
