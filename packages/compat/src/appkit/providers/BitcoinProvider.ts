import { type Connector, type Portico, requestWallet, signMessage } from '@portico/core'
import type { BitcoinMessageProtocol } from '@portico/core/adapter'
import { invalidParams, PorticoError } from '@portico/protocol'
import { FamilyProvider } from './FamilyProvider.js'

export interface AccountAddress {
  readonly address: string
  readonly purpose: 'payment' | 'ordinal' | 'stx'
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
}

export interface SignPSBTParams {
  /** In base64. */
  readonly psbt: string
  /** @default every input of the connected account */
  readonly signInputs?:
    | readonly {
        readonly address: string
        readonly index: number
        readonly sighashTypes?: readonly number[] | undefined
      }[]
    | undefined
  readonly broadcast?: boolean | undefined
}

export class BitcoinProvider extends FamilyProvider<readonly string[]> {
  constructor(portico: Portico, connector: Connector) {
    super(portico, connector, 'bip122')
  }

  async requestAccounts(): Promise<readonly string[]> {
    await this.connect()
    return (await this.getAccounts()).map(({ address }) => address)
  }

  async getAccountAddresses(): Promise<readonly AccountAddress[]> {
    this.requireAddress()
    const addresses = await requestWallet(this.portico, {
      namespace: 'bip122',
      method: 'getAccountAddresses',
    })
    return addresses.map(({ type, ...address }) => ({ ...address, purpose: type }))
  }

  /** Resolves to the signature in base64. */
  async signMessage(parameters: {
    readonly message: string
    readonly address?: string | undefined
    readonly protocol?: BitcoinMessageProtocol | undefined
  }): Promise<string> {
    const { address = this.requireAddress(), message, protocol } = parameters
    this.requireAddress()
    return signMessage(this.portico, { namespace: 'bip122', message, protocol, signer: address })
  }

  /** The amount is in satoshis. Resolves to the transaction id. */
  async sendTransfer({
    recipient,
    amount,
  }: {
    readonly recipient: string
    readonly amount: string | number | bigint
  }): Promise<string> {
    this.requireAddress()
    return requestWallet(this.portico, {
      namespace: 'bip122',
      method: 'sendTransfer',
      recipient,
      amount: parseSatoshis(amount),
    })
  }

  async signPSBT({ psbt, signInputs = [], broadcast }: SignPSBTParams): Promise<{
    readonly psbt: string
    readonly txid?: string | undefined
  }> {
    this.requireAddress()
    const inputs = signInputs.map(({ index, address, sighashTypes }) => ({
      address,
      indexes: [index],
      sighashTypes,
    }))
    const signed = await requestWallet(this.portico, {
      namespace: 'bip122',
      method: 'signPsbt',
      psbt,
      inputs: inputs.length > 0 ? inputs : undefined,
      broadcast,
    })
    return { psbt: signed.psbt, txid: signed.transactionId }
  }

  protected toAccounts(address: string): readonly string[] {
    return [address]
  }
}

function parseSatoshis(amount: string | number | bigint): bigint {
  if (typeof amount !== 'string' || /^\d+$/.test(amount)) {
    if (typeof amount !== 'number' || Number.isSafeInteger(amount)) return BigInt(amount)
  }
  throw new PorticoError(invalidParams, { detail: 'The amount must be a whole number of satoshis.' })
}
