import { invalidParams, PorticoError } from '@portico/protocol'
import * as v from 'valibot'
import type { TextKey } from '../../../locales/en.ts'
import { type Fields, readAll, readBytes, readForm, readNumber, readText } from '../sign/protobuf.ts'

export interface Coin {
  readonly denom: string
  /** Decimal, in base units. */
  readonly amount: string
}

type Value = string | readonly Coin[]

/** A value in both encodings. `transform` leaves only text and coins, the same for both. */
interface FieldType {
  readonly amino: v.GenericSchema<unknown, Value>
  readonly direct: (fields: Fields, field: number) => Value
  readonly isRepeated?: true
}

export interface MessageType {
  readonly direct: string
  readonly amino: string
  /** The field with the account that acts. */
  readonly actor: string
  /** Every field of the message, by its amino name, with its protobuf number. */
  readonly fields: Readonly<Record<string, readonly [field: number, FieldType]>>
  /** What is shown of it: a label and the fields that make its value. */
  readonly rows: readonly (readonly [TextKey, ...string[]])[]
}

const refuse = (detail: string) => new PorticoError(invalidParams, { detail })

/** Indexed by the value of the `VoteOption` enum. */
const voteOptions = ['', 'Yes', 'Abstain', 'No', 'No with veto'] as const

const limited = v.pipe(v.string(), v.maxLength(4096))
const CoinSchema = v.strictObject({ denom: limited, amount: v.pipe(v.string(), v.regex(/^\d{1,40}$/)) })

export function readCoin(bytes: Uint8Array): Coin {
  const coin = readForm(bytes, { single: [1, 2] })
  const amount = readText(coin, 2)
  if (!/^\d{1,40}$/.test(amount)) throw refuse('An amount is not a number.')
  return { denom: readText(coin, 1), amount }
}

/** Chains truncate the value to 32 bits, so a larger number would be another vote there than shown here. */
function readVote(fields: Fields, field: number): string {
  const option = voteOptions[Number(readNumber(fields, field))]
  if (!option) throw refuse('The vote option is unknown.')
  return option
}

const text: FieldType = { amino: limited, direct: readText }
const optionalText: FieldType = { amino: v.optional(limited, ''), direct: readText }
const number: FieldType = { amino: limited, direct: (...place) => String(readNumber(...place)) }
const coin: FieldType = {
  amino: v.pipe(
    CoinSchema,
    v.transform(each => [each]),
  ),
  direct: (...place) => [readCoin(readBytes(...place))],
}
const coins: FieldType = {
  amino: v.pipe(v.array(CoinSchema), v.maxLength(64)),
  direct: (...place) => readAll(...place).map(readCoin),
  isRepeated: true,
}
const vote: FieldType = {
  amino: v.pipe(
    v.picklist([1, 2, 3, 4]),
    v.transform(option => voteOptions[option]),
  ),
  direct: readVote,
}
/** The last block or time at which a transfer may arrive: without an effect on what it sends. */
const limit: FieldType = {
  amino: v.pipe(
    v.optional(
      v.union([
        limited,
        v.strictObject({ revision_number: v.optional(limited), revision_height: v.optional(limited) }),
      ]),
    ),
    v.transform(() => ''),
  ),
  direct: () => '',
}

const createStaking = (name: string, label: TextKey): MessageType => ({
  direct: `/cosmos.staking.v1beta1.Msg${name}`,
  amino: `cosmos-sdk/Msg${name}`,
  actor: 'delegator_address',
  fields: { delegator_address: [1, text], validator_address: [2, text], amount: [3, coin] },
  rows: [
    [label, 'amount'],
    ['validator', 'validator_address'],
  ],
})

/** The messages that can be described. Any other could transfer everything. */
export const messageTypes: readonly MessageType[] = [
  {
    direct: '/cosmos.bank.v1beta1.MsgSend',
    amino: 'cosmos-sdk/MsgSend',
    actor: 'from_address',
    fields: { from_address: [1, text], to_address: [2, text], amount: [3, coins] },
    rows: [
      ['leaves', 'amount'],
      ['to', 'to_address'],
    ],
  },
  createStaking('Delegate', 'stake'),
  createStaking('Undelegate', 'unstake'),
  {
    direct: '/cosmos.staking.v1beta1.MsgBeginRedelegate',
    amino: 'cosmos-sdk/MsgBeginRedelegate',
    actor: 'delegator_address',
    fields: {
      delegator_address: [1, text],
      validator_src_address: [2, text],
      validator_dst_address: [3, text],
      amount: [4, coin],
    },
    rows: [
      ['restake', 'amount'],
      ['from', 'validator_src_address'],
      ['validator', 'validator_dst_address'],
    ],
  },
  {
    direct: '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward',
    amino: 'cosmos-sdk/MsgWithdrawDelegationReward',
    actor: 'delegator_address',
    fields: { delegator_address: [1, text], validator_address: [2, text] },
    rows: [['arrives'], ['validator', 'validator_address']],
  },
  {
    direct: '/cosmos.gov.v1beta1.MsgVote',
    amino: 'cosmos-sdk/MsgVote',
    actor: 'voter',
    fields: { proposal_id: [1, number], voter: [2, text], option: [3, vote] },
    rows: [
      ['proposal', 'proposal_id'],
      ['vote', 'option'],
    ],
  },
  {
    direct: '/ibc.applications.transfer.v1.MsgTransfer',
    amino: 'cosmos-sdk/MsgTransfer',
    actor: 'sender',
    fields: {
      source_port: [1, text],
      source_channel: [2, text],
      token: [3, coin],
      sender: [4, text],
      receiver: [5, text],
      timeout_height: [6, limit],
      timeout_timestamp: [7, limit],
      memo: [8, optionalText],
    },
    rows: [
      ['leaves', 'token'],
      ['to', 'receiver'],
      ['channel', 'source_port', 'source_channel'],
      ['memo', 'memo'],
    ],
  },
]
