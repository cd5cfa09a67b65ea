import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64, hex } from '@scure/base'
import { asRecord } from '../../controls/asRecord.js'
import { invalidParams, ProviderRpcError } from '../../evmWallet/providerRpcError.js'
import type { BitcoinAddress } from '../createBitcoinAccount.js'
import type { BitcoinKernel } from '../createBitcoinKernel.js'
import { readPsbtText } from '../readPsbtRequest.js'
import type { BitcoinFormRules, CreateBitcoinForm } from './BitcoinForm.js'
import { readRecipients } from './readRecipients.js'

type Params = Readonly<Record<string, unknown>>
type Method = (kernel: BitcoinKernel, params: Params, ask: () => Promise<void>) => Promise<unknown>

const connecting = ['wallet_connect', 'getAccounts', 'getAddresses', 'wallet_requestPermissions']

export const satsConnectRules: BitcoinFormRules = {
  prompting: [...connecting, 'signMessage', 'signPsbt', 'sendTransfer'],
  connecting: 'wallet_connect',
}

const codes = {
  rejected: -32000,
  denied: -32002,
  invalid: -32602,
  unknown: -32601,
  internal: -32603,
} as const

const networkNames = {
  mainnet: 'Mainnet',
  testnet: 'Testnet',
  signet: 'Signet',
  regtest: 'Regtest',
} as const

const describeAddress = ({ address, shownKey, purpose, type }: BitcoinAddress) => ({
  address,
  publicKey: hex.encode(shownKey),
  purpose,
  addressType: type,
  walletType: 'software',
})

function listAddresses(kernel: BitcoinKernel, purposes: unknown): unknown {
  const wanted = Array.isArray(purposes) ? purposes : ['payment', 'ordinals']
  const shown = kernel.getAddresses().filter(({ purpose }) => wanted.includes(purpose))
  return kernel.deliverList(shown.map(describeAddress))
}

const describeNetwork = ({ network }: BitcoinKernel) => ({
  bitcoin: { name: networkNames[network] },
  stacks: { name: networkNames[network] },
})

const describeWallet = (kernel: BitcoinKernel, purposes: unknown) => ({
  id: 'account-1',
  addresses: listAddresses(kernel, purposes),
  walletType: 'software',
  network: describeNetwork(kernel),
})

const methods: Readonly<Record<string, Method>> = {
  async wallet_connect(kernel, params, ask) {
    await kernel.connect(ask)
    return describeWallet(kernel, params.addresses)
  },
  async getAccounts(kernel, params, ask) {
    await kernel.connect(ask)
    return listAddresses(kernel, params.purposes)
  },
  async getAddresses(kernel, params, ask) {
    await kernel.connect(ask)
    return { addresses: listAddresses(kernel, params.purposes), network: describeNetwork(kernel) }
  },
  async wallet_requestPermissions(kernel, _, ask) {
    await kernel.connect(ask)
    return true
  },
  async wallet_getAccount(kernel) {
    kernel.requireAddress()
    return describeWallet(kernel, undefined)
  },
  async wallet_disconnect(kernel) {
    kernel.setConnected(false)
    return null
  },
  async wallet_renouncePermissions(kernel) {
    kernel.setConnected(false)
    return true
  },
  wallet_getNetwork: async kernel => describeNetwork(kernel),
  getInfo: async () => ({ version: '1.0.0', platform: 'web', methods: Object.keys(methods), supports: [] }),
  async signMessage(kernel, { address, message, protocol }, ask) {
    const signer = kernel.requireAddress(readText(address))
    const text = readText(message)
    // Taproot has no ECDSA message signature.
    const chosen = protocol === 'BIP322' || signer.type === 'p2tr' ? 'BIP322' : 'ECDSA'
    await ask()
    return {
      address: signer.address,
      protocol: chosen,
      messageHash: hex.encode(sha256(utf8ToBytes(text))),
      signature: base64.encode(kernel.signMessage(signer, utf8ToBytes(text), chosen)),
    }
  },
  async signPsbt(kernel, { psbt, signInputs, broadcast }, ask) {
    const inputs = signInputs === undefined ? undefined : readInputs(signInputs)
    const signed = kernel.signPsbt(readPsbtText(psbt, 'base64'), inputs)
    await ask()
    if (!broadcast) return { psbt: signed.base64 }
    return { psbt: signed.base64, txid: await kernel.broadcastPsbt(signed.psbt as Uint8Array) }
  },
  async sendTransfer(kernel, { recipients }, ask) {
    const paid = readRecipients(recipients)
    kernel.requireAddress()
    await ask()
    return { txid: await kernel.send(paid) }
  },
  async getBalance(kernel) {
    kernel.requireAddress()
    const { confirmed, unconfirmed, total } = await kernel.getBalance()
    return { confirmed: String(confirmed), unconfirmed: String(unconfirmed), total: String(total) }
  },
}

/** A wallet as sats-connect finds it: listed by name, reached by the path of its id. */
export const createSatsConnectForm: CreateBitcoinForm = (kernel, { name, icon }) => {
  const { emitter, handle } = kernel.engine
  const id = `${name.replace(/\W/g, '')}Providers.BitcoinProvider`
  let lastId = 0

  const provider = {
    async request(method: string, params?: unknown) {
      const respond = { jsonrpc: '2.0', id: `mock-${++lastId}` } as const
      try {
        const result = await handle(method, params === undefined ? [] : [params], async ask => {
          const act = Object.hasOwn(methods, method) ? methods[method] : undefined
          if (!act) throw new ProviderRpcError(codes.unknown, `The wallet does not support ${method}.`)
          return act(kernel, asRecord(params), ask)
        })
        return { ...respond, result }
      } catch (error) {
        // Other errors are bugs that tests ask for.
        if (!(error instanceof ProviderRpcError)) throw error
        return { ...respond, error: { code: translateCode(error.code), message: error.message } }
      }
    },
    addListener(event: unknown, listener?: (payload: unknown) => void) {
      const named = typeof event === 'string' ? { eventName: event, cb: listener } : asRecord(event)
      const { eventName, cb } = named
      if (typeof eventName !== 'string' || typeof cb !== 'function') throw invalidParams('Expected an event.')
      const tell = cb as (payload: unknown) => void
      emitter.on(eventName, tell)
      return () => emitter.removeListener(eventName, tell)
    },
  }
  const tellAccounts = () =>
    emitter.emit('accountChange', { type: 'accountChange', addresses: listAddresses(kernel, undefined) })

  return {
    provider,
    install(page) {
      // Global names of this form.
      const names = page as unknown as Record<string, unknown>
      const [first = '', last = ''] = id.split('.')
      names[first] = { [last]: provider }
      const others = Array.isArray(names.btc_providers) ? names.btc_providers : []
      names.btc_providers = [...others, { id, name, icon, methods: Object.keys(methods) }]
    },
    tellAccounts,
    tellNetwork: () => emitter.emit('networkChange', { type: 'networkChange', ...describeNetwork(kernel) }),
    tellDisconnected: () => emitter.emit('disconnect', { type: 'disconnect' }),
  }
}

function translateCode(code: number): number {
  if (code === 4001) return codes.rejected
  return code === 4100 ? codes.denied : code
}

function readText(value: unknown): string {
  if (typeof value !== 'string') throw invalidParams('Expected text.')
  return value
}

/** Input indexes by signing address. */
function readInputs(value: unknown) {
  return Object.entries(asRecord(value)).flatMap(([address, indexes]) =>
    (Array.isArray(indexes) ? indexes : []).map(index => ({ address, index: Number(index) })),
  )
}
