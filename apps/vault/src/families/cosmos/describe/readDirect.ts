import { invalidParams, PorticoError } from '@portico/protocol'
import { base64 } from '@scure/base'
import type { DirectDocument } from '../sign/documents.ts'
import {
  assertOnly,
  type Fields,
  readAll,
  readFields,
  readMessage,
  readNumber,
  readText,
} from '../sign/protobuf.ts'
import { type Coin, type CosmosAction, type CosmosTransaction, voteOptions } from './CosmosAction.ts'

const refuse = (detail: string) => new PorticoError(invalidParams, { detail })

/** Fields that only options of the chain have: what they do, nobody here knows. */
const [extensions, minorExtensions] = [1023, 2047]

/** Reads the bytes of the direct mode to the end: a field that is not known is refused. */
export function readDirect({ bodyBytes, authInfoBytes }: DirectDocument): CosmosTransaction {
  const body = readFields(base64.decode(bodyBytes))
  assertOnly(body, [1, 2, 3])
  const auth = readFields(base64.decode(authInfoBytes))
  assertOnly(auth, [1, 2])
  if (body.has(extensions) || body.has(minorExtensions)) throw refuse('It has options that are not known.')
  const messages = readAll(body, 1)
  if (messages.length === 0) throw refuse('It has no messages.')
  const fee = readMessage(auth, 2)
  if (fee) assertOnly(fee, [1, 2, 3, 4])
  return {
    actions: messages.map(bytes => {
      const any = readFields(bytes)
      assertOnly(any, [1, 2])
      return readAction(readText(any, 1), readAll(any, 2)[0] ?? new Uint8Array())
    }),
    fee: fee ? readCoins(fee, 1) : [],
    payer: fee ? readText(fee, 3) : '',
    granter: fee ? readText(fee, 4) : '',
    memo: readText(body, 2),
  }
}

function readAction(type: string, value: Uint8Array): CosmosAction {
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined
  try {
    return read?.(readFields(value)) ?? { kind: 'unknown', type }
  } catch {
    // Of another form than its kind has: then nobody can say what a chain makes of it.
    return { kind: 'unknown', type }
  }
}

type Reader = (fields: Fields) => CosmosAction

const stake =
  (kind: 'delegate' | 'undelegate'): Reader =>
  fields => {
    assertOnly(fields, [1, 2, 3])
    return { kind, from: readText(fields, 1), validator: readText(fields, 2), coins: readCoins(fields, 3) }
  }

const readers: Readonly<Record<string, Reader>> = {
  '/cosmos.bank.v1beta1.MsgSend': fields => {
    assertOnly(fields, [1, 2, 3])
    return { kind: 'send', from: readText(fields, 1), to: readText(fields, 2), coins: readCoins(fields, 3) }
  },
  '/cosmos.staking.v1beta1.MsgDelegate': stake('delegate'),
  '/cosmos.staking.v1beta1.MsgUndelegate': stake('undelegate'),
  '/cosmos.staking.v1beta1.MsgBeginRedelegate': fields => {
    assertOnly(fields, [1, 2, 3, 4])
    return {
      kind: 'redelegate',
      from: readText(fields, 1),
      source: readText(fields, 2),
      validator: readText(fields, 3),
      coins: readCoins(fields, 4),
    }
  },
  '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward': fields => {
    assertOnly(fields, [1, 2])
    return { kind: 'rewards', from: readText(fields, 1), validator: readText(fields, 2) }
  },
  '/cosmos.gov.v1beta1.MsgVote': fields => {
    assertOnly(fields, [1, 2, 3])
    return {
      kind: 'vote',
      from: readText(fields, 2),
      proposal: String(readNumber(fields, 1)),
      option: voteOptions[Number(readNumber(fields, 3))] ?? String(readNumber(fields, 3)),
    }
  },
  '/ibc.applications.transfer.v1.MsgTransfer': fields => {
    assertOnly(fields, [1, 2, 3, 4, 5, 6, 7, 8])
    return {
      kind: 'ibc',
      from: readText(fields, 4),
      to: readText(fields, 5),
      channel: `${readText(fields, 1)}/${readText(fields, 2)}`,
      coins: readCoins(fields, 3),
      memo: readText(fields, 8),
    }
  },
}

const readCoins = (fields: Fields, field: number): readonly Coin[] =>
  readAll(fields, field).map(bytes => {
    const coin = readFields(bytes)
    assertOnly(coin, [1, 2])
    const amount = readText(coin, 2)
    if (!/^\d{1,40}$/.test(amount)) throw refuse('An amount is no number.')
    return { denom: readText(coin, 1), amount }
  })
