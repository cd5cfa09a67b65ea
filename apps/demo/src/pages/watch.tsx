import { watchOnly } from 'portico'
import { evm } from 'portico/evm'
import { PorticoButton, PorticoProvider, usePorticoSignMessage } from 'portico/react'
import { solana } from 'portico/solana'
import '../site/site.css'
import { ActionCard } from '../site/ActionCard.tsx'
import { createDemoPortico } from '../site/createDemoPortico.ts'
import { mount } from '../site/mount.tsx'
import { anvilOne, anvilTwo, solanaLocal } from '../site/networks.ts'
import { Page } from '../site/Page.tsx'

/** Watch-only accounts. */
const portico = createDemoPortico({
  networks: [anvilOne, anvilTwo, solanaLocal],
  adapters: [evm(), solana()],
  sources: [
    watchOnly({
      accounts: [
        'eip155:31337:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
        `solana:${solanaLocal.id}:vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg`,
      ],
    }),
  ],
})

function Sign() {
  const { signMessageAsync } = usePorticoSignMessage()
  return (
    <ActionCard
      title="Sign a message"
      method="Sign"
      run={() => signMessageAsync({ message: 'Hello from Portico' })}
    />
  )
}

function WatchPage() {
  return (
    <PorticoProvider portico={portico}>
      <Page
        title="Only watched"
        about="An account of somebody else, to be looked at. Nothing can be signed with it."
      >
        <PorticoButton />
        <Sign />
      </Page>
    </PorticoProvider>
  )
}

mount(<WatchPage />)
