import { invalidParams, PorticoError } from '@portico/protocol'
import { base64 } from '@scure/base'
import type { DirectDocument } from '../sign/documents.ts'
import {
  assertSingle,
  type Fields,
  type Form,
  hasOnly,
  readAll,
  readBytes,
  readFields,
  readForm,
  readNumber,
  readText,
} from '../sign/protobuf.ts'
import { type Coin, type CosmosAction, type CosmosTransaction, voteOptions } from './describeCosmos.ts'

const refuse = (detail: string) => new PorticoError(invalidParams, { detail })

/** Field numbers of the document's parts. Extension options are excluded because their effect is unknown. */
const forms = {
  body: { single: [2, 3], repeated: [1] },
  auth: { single: [2], repeated: [1] },
  signer: { single: [1, 2, 3] },
  fee: { single: [2, 3, 4], repeated: [1] },
  any: { single: [1, 2] },
  coin: { single: [1, 2] },
} as const satisfies Record<string, Form>

/** Parses a SIGN_MODE_DIRECT document completely and refuses unknown or duplicate fields. */
export function readDirect({ bodyBytes, authInfoBytes }: DirectDocument): CosmosTransaction {
  const body = readForm(base64.decode(bodyBytes), forms.body)
  const auth = readForm(base64.decode(authInfoBytes), forms.auth)
  for (const signer of readAll(auth, 1)) readForm(signer, forms.signer)
  const messages = readAll(body, 1)
  if (messages.length === 0) throw refuse('The transaction has no messages.')
  const fee = readForm(readBytes(auth, 2), forms.fee)
  return {
    actions: messages.map(bytes => {
      const any = readForm(bytes, forms.any)
      return readAction(readText(any, 1), readBytes(any, 2))
    }),
    fee: readAll(fee, 1).map(readCoin),
    payer: readText(fee, 3),
    granter: readText(fee, 4),
    memo: readText(body, 2),
  }
}

function readAction(type: string, value: Uint8Array): CosmosAction {
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined
  if (!kind) return { kind: 'unknown', type }
  const fields = readFields(value)
  assertSingle(fields, kind)
  // The effect of a newer, unknown field cannot be described.
  return hasOnly(fields, kind) ? kind.read(fields) : { kind: 'unknown', type }
}

interface Kind extends Form {
  readonly read: (fields: Fields) => CosmosAction
}

const stake = (kind: 'delegate' | 'undelegate'): Kind => ({
  single: [1, 2, 3],
  read: fields => ({
    kind,
    from: readText(fields, 1),
    validator: readText(fields, 2),
    coins: [readCoin(readBytes(fields, 3))],
  }),
})

const kinds: Readonly<Record<string, Kind>> = {
  '/cosmos.bank.v1beta1.MsgSend': {
    single: [1, 2],
    repeated: [3],
    read: fields => ({
      kind: 'send',
      from: readText(fields, 1),
      to: readText(fields, 2),
      coins: readAll(fields, 3).map(readCoin),
    }),
  },
  '/cosmos.staking.v1beta1.MsgDelegate': stake('delegate'),
  '/cosmos.staking.v1beta1.MsgUndelegate': stake('undelegate'),
  '/cosmos.staking.v1beta1.MsgBeginRedelegate': {
    single: [1, 2, 3, 4],
    read: fields => ({
      kind: 'redelegate',
      from: readText(fields, 1),
      source: readText(fields, 2),
      validator: readText(fields, 3),
      coins: [readCoin(readBytes(fields, 4))],
    }),
  },
  '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward': {
    single: [1, 2],
    read: fields => ({ kind: 'rewards', from: readText(fields, 1), validator: readText(fields, 2) }),
  },
  '/cosmos.gov.v1beta1.MsgVote': {
    single: [1, 2, 3],
    read: fields => ({
      kind: 'vote',
      from: readText(fields, 2),
      proposal: String(readNumber(fields, 1)),
      option: readOption(readNumber(fields, 3)),
    }),
  },
  '/ibc.applications.transfer.v1.MsgTransfer': {
    single: [1, 2, 3, 4, 5, 6, 7, 8],
    read: fields => ({
      kind: 'ibc',
      from: readText(fields, 4),
      to: readText(fields, 5),
      channel: `${readText(fields, 1)}/${readText(fields, 2)}`,
      coins: [readCoin(readBytes(fields, 3))],
      memo: readText(fields, 8),
    }),
  },
}

/** Chains truncate the value to 32 bits, so a larger number would be another vote there than shown here. */
function readOption(number: bigint): string {
  const option = voteOptions[Number(number)]
  if (!option) throw refuse('The vote option is unknown.')
  return option
}

function readCoin(bytes: Uint8Array): Coin {
  const coin = readForm(bytes, forms.coin)
  const amount = readText(coin, 2)
  if (!/^\d{1,40}$/.test(amount)) throw refuse('An amount is not a number.')
  return { denom: readText(coin, 1), amount }
}
