import { useState } from 'react'

const copyPath =
  'M9.5 4.5v-2a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2m1-5h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1Z'
const checkPath = 'm2 7.5 3.5 3.5 6.5-8'

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
      // Permission denied; the address is visible anyway.
    }
  }
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <button type="button" className="address" title={address} onClick={copy}>
          <span aria-hidden="true">{`${address.slice(0, 6)}…${address.slice(-6)}`}</span>
          <span className="sr-only">{`Copy ${address}`}</span>
          <svg
            aria-hidden="true"
            width="14"
            height="14"
            viewBox="0 0 14 14"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={isCopied ? checkPath : copyPath} />
          </svg>
          <span className="sr-only" role="status">
            {isCopied ? 'Copied' : ''}
          </span>
        </button>
      </dd>
    </div>
  )
}
