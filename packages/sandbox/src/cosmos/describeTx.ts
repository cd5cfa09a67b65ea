import { formatAddress, formatBech32 } from './addresses.js'
import type { TxResult } from './createCosmosLedger.js'
import { getText } from './protobuf.js'
import { type Coin, readCoins, readTx, type TxMessage } from './readTx.js'

interface TxEvent {
  readonly type: string
  readonly attributes: readonly { readonly key: string; readonly value: string; readonly index: true }[]
}

const writeEvent = (type: string, attributes: Readonly<Record<string, string>>): TxEvent => ({
  type,
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, value, index: true })),
})

const writeCoins = (coins: readonly Coin[]) => coins.map(({ denom, amount }) => amount + denom).join()

/** Events of a transaction: first of its fee, then of its messages, each with its index. */
function listEvents({ code, included }: TxResult, prefix: string): readonly TxEvent[] {
  if (!included) return []
  const { fee, messages, signers } = readTx(included.bytes)
  const payer = formatAddress(signers[0]?.publicKey ?? new Uint8Array(33), prefix)
  const collector = formatBech32(new Uint8Array(20), prefix)
  const paid = { recipient: collector, sender: payer, amount: writeCoins(fee.amount) }
  const done = messages.flatMap(({ fields }, index) => {
    const [sender, recipient] = [getText(fields, 1), getText(fields, 2)]
    const msg_index = String(index)
    return [
      writeEvent('transfer', { recipient, sender, amount: writeCoins(readCoins(fields, 3)), msg_index }),
      writeEvent('message', { sender, module: 'bank', msg_index }),
    ]
  })
  return [writeEvent('transfer', paid), writeEvent('message', { sender: payer }), ...(code === 0 ? done : [])]
}

const describeMessage = ({ typeUrl, fields }: TxMessage) => ({
  '@type': typeUrl,
  from_address: getText(fields, 1),
  to_address: getText(fields, 2),
  amount: readCoins(fields, 3),
})

/** A transaction in the format of the REST API, with only the sequence of its signers. */
export function describeTx(result: TxResult, prefix: string) {
  const { hash, code, log, gasWanted, gasUsed, included } = result
  const { signers, messages } = included ? readTx(included.bytes) : { signers: [], messages: [] }
  return {
    height: String(included?.height ?? 0),
    txhash: hash,
    codespace: code === 0 ? '' : 'sdk',
    code,
    data: '',
    raw_log: log,
    logs: [],
    info: '',
    gas_wanted: gasWanted.toString(),
    gas_used: gasUsed.toString(),
    tx: included
      ? {
          body: { messages: messages.map(describeMessage) },
          auth_info: { signer_infos: signers.map(({ sequence }) => ({ sequence: String(sequence) })) },
        }
      : null,
    timestamp: included?.time ?? '',
    events: listEvents(result, prefix),
  }
}
