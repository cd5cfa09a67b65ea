import { useState } from 'react'

interface AddressProps {
  readonly label: string
  readonly address: string
}

export function Address({ label, address }: AddressProps) {
  const [copied, setCopied] = useState('')
  const isCopied = copied === address
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(address)
    } catch {
      // Denied; the address is there to be read.
    }
  }
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <button type="button" className="address" title={address} onClick={copy}>
          <span aria-hidden="true">{`${address.slice(0, 6)}…${address.slice(-6)}`}</span>
          <span className="sr-only">{`Copy ${address}`}</span>
          {isCopied ? <span aria-hidden="true">✓</span> : null}
          <span className="sr-only" role="status">
            {isCopied ? 'Copied' : ''}
          </span>
        </button>
      </dd>
    </div>
  )
}
