'use client'

import { createPortico } from 'portico'
import { evm } from 'portico/evm'
import { PorticoProvider } from 'portico/react'
import { useState } from 'react'
import { getPageAddresses } from '../../../scripts/sandbox/addresses.mjs'
import { networks } from './networks.js'

/** One kit per visitor: made in state, so that requests on the server never share one. */
export function Kit({ children }) {
  const [portico] = useState(() =>
    createPortico({
      projectId: 'portico-sandbox',
      services: getPageAddresses().server,
      networks,
      adapters: [evm()],
    }),
  )
  return <PorticoProvider portico={portico}>{children}</PorticoProvider>
}
