import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NetworkButton, PorticoButton, PorticoProvider } from 'portico/react'
import { wagmiAdapter } from 'portico/wagmi'
import { parseEther } from 'viem'
import {
  useConnection,
  useDisconnect,
  usePublicClient,
  useSendTransaction,
  useSignMessage,
  useSwitchChain,
  WagmiProvider,
} from 'wagmi'
import '../site/site.css'
import { receiver } from '../playground/samples.ts'
import { ActionCard } from '../site/ActionCard.tsx'
import { createDemoPortico } from '../site/createDemoPortico.ts'
import { createWagmiConfig } from '../site/createWagmiConfig.ts'
import { getEmailSources } from '../site/getEmailSources.ts'
import { mount } from '../site/mount.tsx'
import { anvilOne, anvilTwo } from '../site/networks.ts'
import { Page } from '../site/Page.tsx'

const config = createWagmiConfig([anvilOne, anvilTwo])
const portico = createDemoPortico({ adapters: [wagmiAdapter({ config })], sources: getEmailSources() })
const queryClient = new QueryClient()

/** wagmi's own hooks, used with the kit's button. */
function WagmiActions() {
  const { address, chainId, connector, status } = useConnection()
  const { mutateAsync: signMessage } = useSignMessage()
  const { mutateAsync: sendTransaction } = useSendTransaction()
  const { mutateAsync: switchChain } = useSwitchChain()
  const { mutateAsync: disconnect } = useDisconnect()
  const client = usePublicClient()
  return (
    <>
      <p>
        wagmi says:{' '}
        <output id="library">{status === 'connected' ? `${address} on ${chainId}` : status}</output>
      </p>
      <p>
        By way of: <output id="connector">{connector?.name ?? 'nothing'}</output>
      </p>
      <ActionCard
        title="useSignMessage"
        method="Sign"
        run={() => signMessage({ message: 'Hello from wagmi' })}
      />
      <ActionCard
        title="useSendTransaction"
        method="Send"
        run={async () => {
          const hash = await sendTransaction({ to: receiver, value: parseEther('0.01') })
          const receipt = await client?.waitForTransactionReceipt({ hash })
          return `${hash} ${receipt?.status}`
        }}
      />
      <ActionCard
        title="useSwitchChain"
        method="Switch"
        run={async () => {
          const { name } = await switchChain({ chainId: chainId === anvilOne.id ? anvilTwo.id : anvilOne.id })
          return `on ${name}`
        }}
      />
      <ActionCard
        title="useDisconnect"
        method="Leave"
        run={async () => {
          await disconnect()
          return 'left'
        }}
      />
    </>
  )
}

/** With `?reconnect` wagmi restores its connections itself, which is its default. */
const reconnectOnMount = new URLSearchParams(location.search).has('reconnect')

mount(
  <WagmiProvider config={config} reconnectOnMount={reconnectOnMount}>
    <QueryClientProvider client={queryClient}>
      <PorticoProvider portico={portico}>
        <Page title="With wagmi" about="The kit drives wagmi, and wagmi's hooks work as its users expect.">
          <div className="line">
            <PorticoButton />
            <NetworkButton />
          </div>
          <WagmiActions />
        </Page>
      </PorticoProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
