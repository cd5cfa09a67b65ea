'use client'

import { serverSiwx } from '@portico/siwx'
import { createPortico } from 'portico'
import { evm } from 'portico/evm'
import { pairing } from 'portico/pairing'
import { PorticoProvider } from 'portico/react'
import { useState } from 'react'
import { getPageAddresses } from '../../../packages/sandbox/start/addresses.mjs'
import { networks } from './networks.js'

/** One kit per visitor: made in state, so that requests on the server never share one. */
export function Kit({ children, signsIn = false }) {
  const [portico] = useState(() => {
    const { server, relay: relayUrl } = getPageAddresses()
    return createPortico({
      projectId: 'portico-sandbox',
      services: server,
      networks,
      adapters: [evm()],
      sources: signsIn ? [pairing({ relayUrl })] : [],
      siwx: signsIn ? serverSiwx({ url: '/api/siwx', statement: 'Sign in to read on.' }) : undefined,
    })
  })
  return <PorticoProvider portico={portico}>{children}</PorticoProvider>
}
