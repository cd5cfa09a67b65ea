'use client'

import { NetworkButton, PorticoButton } from 'portico/react'

export function Buttons() {
  return (
    <div className="line">
      <PorticoButton />
      <NetworkButton />
    </div>
  )
}
