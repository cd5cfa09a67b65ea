import type { RemoteChain, RemoteRequest } from '@portico/testing/remote-wallet'
import { formatEther, hexToBytes, isHex } from 'viem'
import { decodeBase58 } from './decodeBase58.ts'

export interface DescribedRequest {
  readonly title: string
  /** The label of the approve button. */
  readonly method: string
  /** The message to sign, if it is readable. */
  readonly text?: string | undefined
  readonly facts: readonly (readonly [label: string, value: string])[]
}

type Asked = Pick<RemoteRequest, 'method' | 'params' | 'chainId'>
type Describer = (request: Asked, network: string) => DescribedRequest

const describers: Readonly<Record<string, Describer>> = {
  personal_sign: ({ params }) => ({
    title: 'Sign a message',
    method: 'Sign',
    text: readHexText(at(params, 0)),
    facts: [],
  }),
  solana_signMessage: ({ params }) => ({
    title: 'Sign a message',
    method: 'Sign',
    text: readBase58Text(get(params, 'message')),
    facts: [],
  }),
  signMessage: describeMessage,
  polkadot_signMessage: describeMessage,
  sendTransfer: ({ params }, network) => ({
    title: 'Send bitcoin',
    method: 'Send',
    facts: [
      ['To', show(get(params, 'recipientAddress'))],
      ['Amount', `${show(get(params, 'amount'))} satoshis`],
      ['Network', network],
    ],
  }),
  eth_signTypedData: describeTypedData,
  eth_signTypedData_v4: describeTypedData,
  eth_sendTransaction: ({ params }, network) => ({
    title: 'Send a transaction',
    method: 'Send',
    facts: [...describeCall(at(params, 0)), ['Network', network]],
  }),
  wallet_sendCalls: ({ params }, network) => {
    const calls = get(at(params, 0), 'calls')
    const list = Array.isArray(calls) ? calls : []
    const facts = list.flatMap((call, index) =>
      describeCall(call).map(([label, value]) => [`${index + 1}. ${label}`, value] as const),
    )
    return { title: `Send ${list.length} calls`, method: 'Send', facts: [...facts, ['Network', network]] }
  },
  wallet_switchEthereumChain: ({ params }) => ({
    title: 'Change the network',
    method: 'Change',
    facts: [['Network', formatQuantity(get(at(params, 0), 'chainId'))]],
  }),
  wallet_addEthereumChain: ({ params }) => ({
    title: 'Add a network',
    method: 'Add',
    facts: [
      ['Name', show(get(at(params, 0), 'chainName'))],
      ['Chain id', formatQuantity(get(at(params, 0), 'chainId'))],
      ['Node', show(at(get(at(params, 0), 'rpcUrls'), 0))],
    ],
  }),
}

/** Describes a request; an unknown method is shown by its name. */
export function describeRequest(request: Asked, chains: readonly RemoteChain[]): DescribedRequest {
  const network = chains.find(({ id }) => id === request.chainId)?.name ?? request.chainId
  const describe = Object.hasOwn(describers, request.method) ? describers[request.method] : undefined
  if (describe) return describe(request, network)
  return {
    title: /ransaction|signPsbt|signDirect|signAmino/.test(request.method)
      ? 'Sign a transaction'
      : 'A request',
    method: 'Approve',
    facts: [
      ['Method', request.method],
      ['Network', network],
    ],
  }
}

function describeMessage({ params }: Asked): DescribedRequest {
  return { title: 'Sign a message', method: 'Sign', text: show(get(params, 'message')), facts: [] }
}

function describeTypedData({ params }: Asked): DescribedRequest {
  const given = at(params, 1)
  const data = typeof given === 'string' ? parseJson(given) : given
  const message = get(data, 'message')
  const fields = typeof message === 'object' && message !== null ? Object.entries(message) : []
  return {
    title: 'Sign data',
    method: 'Sign',
    facts: [
      ['For', show(get(get(data, 'domain'), 'name'))],
      ['Kind', show(get(data, 'primaryType'))],
      ...fields.map(([name, value]) => [name, show(value)] as const),
    ],
  }
}

function describeCall(call: unknown): readonly (readonly [string, string])[] {
  const value = get(call, 'value')
  const data = get(call, 'data') ?? get(call, 'input')
  return [
    ['To', show(get(call, 'to')) || 'A new contract'],
    ['Amount', `${isHex(value) ? formatEther(BigInt(value)) : '0'} ETH`],
    ...(isHex(data) && data.length > 2 ? [['Data', data] as const] : []),
  ]
}

/** Decodes UTF-8 text, otherwise returns the hex. */
function readHexText(value: unknown): string {
  if (!isHex(value) || value.length % 2) return show(value)
  return readText(hexToBytes(value)) ?? value
}

function readBase58Text(value: unknown): string {
  const bytes = typeof value === 'string' ? decodeBase58(value) : undefined
  return (bytes && readText(bytes)) ?? show(value)
}

function readText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const formatQuantity = (value: unknown) => (isHex(value) ? String(Number(value)) : show(value))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function show(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const at = (value: unknown, index: number): unknown => (Array.isArray(value) ? value[index] : undefined)

const get = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
