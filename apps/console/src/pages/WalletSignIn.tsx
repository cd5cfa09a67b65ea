import { createPortico } from 'portico'
import { evm } from 'portico/evm'
import { mainnet } from 'portico/networks'
import { PorticoButton, PorticoProvider } from 'portico/react'
import { serverSiwx } from 'portico/sign-in'
import { useEffect, useRef, useState } from 'react'

interface WalletSignInProps {
  statement: string
  /** Receives the proof of a signed message, for a session. */
  onToken(token: string): void
}

/** Our own kit, which signs staff in as it does visitors. */
// biome-ignore lint/style/noDefaultExport: `lazy` of React expects one.
export default function WalletSignIn({ statement, onToken }: WalletSignInProps) {
  const latest = useRef(onToken)
  useEffect(() => {
    latest.current = onToken
  }, [onToken])
  const [portico] = useState(() =>
    createPortico({
      networks: [mainnet],
      adapters: [evm()],
      // Each sign-in is a new connection with a new message.
      reconnect: false,
      debug: false,
      metadata: { name: document.title, description: document.title },
      siwx: serverSiwx({
        url: '/api/siwx',
        statement,
        onToken: token => {
          if (token) latest.current(token)
        },
      }),
    }),
  )
  return (
    <PorticoProvider portico={portico}>
      <PorticoButton balance="hide" />
    </PorticoProvider>
  )
}
