import * as v from 'valibot'
import type { AminoDocument } from '../sign/documents.ts'
import { type CosmosAction, type CosmosTransaction, voteOptions } from './describeCosmos.ts'

const text = v.pipe(v.string(), v.maxLength(4096))
const coin = v.strictObject({ denom: text, amount: v.pipe(v.string(), v.regex(/^\d{1,40}$/)) })
const coins = v.pipe(v.array(coin), v.maxLength(64))
const height = v.strictObject({ revision_number: v.optional(text), revision_height: v.optional(text) })

const StakeSchema = v.strictObject({ delegator_address: text, validator_address: text, amount: coin })

const stake = (kind: 'delegate' | 'undelegate') =>
  v.pipe(
    StakeSchema,
    v.transform(
      ({ delegator_address, validator_address, amount }): CosmosAction => ({
        kind,
        from: delegator_address,
        validator: validator_address,
        coins: [amount],
      }),
    ),
  )

const schemas: Readonly<Record<string, v.GenericSchema<unknown, CosmosAction>>> = {
  'cosmos-sdk/MsgSend': v.pipe(
    v.strictObject({ from_address: text, to_address: text, amount: coins }),
    v.transform(({ from_address, to_address, amount }) => ({
      kind: 'send' as const,
      from: from_address,
      to: to_address,
      coins: amount,
    })),
  ),
  'cosmos-sdk/MsgDelegate': stake('delegate'),
  'cosmos-sdk/MsgUndelegate': stake('undelegate'),
  'cosmos-sdk/MsgBeginRedelegate': v.pipe(
    v.strictObject({
      delegator_address: text,
      validator_src_address: text,
      validator_dst_address: text,
      amount: coin,
    }),
    v.transform(given => ({
      kind: 'redelegate' as const,
      from: given.delegator_address,
      source: given.validator_src_address,
      validator: given.validator_dst_address,
      coins: [given.amount],
    })),
  ),
  'cosmos-sdk/MsgWithdrawDelegationReward': v.pipe(
    v.strictObject({ delegator_address: text, validator_address: text }),
    v.transform(({ delegator_address, validator_address }) => ({
      kind: 'rewards' as const,
      from: delegator_address,
      validator: validator_address,
    })),
  ),
  'cosmos-sdk/MsgVote': v.pipe(
    v.strictObject({
      voter: text,
      proposal_id: text,
      option: v.picklist([1, 2, 3, 4]),
    }),
    v.transform(({ voter, proposal_id, option }) => ({
      kind: 'vote' as const,
      from: voter,
      proposal: proposal_id,
      option: voteOptions[option],
    })),
  ),
  'cosmos-sdk/MsgTransfer': v.pipe(
    v.strictObject({
      source_port: text,
      source_channel: text,
      token: coin,
      sender: text,
      receiver: text,
      timeout_height: v.optional(height),
      timeout_timestamp: v.optional(text),
      memo: v.optional(text, ''),
    }),
    v.transform(({ source_port, source_channel, token, sender, receiver, memo }) => ({
      kind: 'ibc' as const,
      from: sender,
      to: receiver,
      channel: `${source_port}/${source_channel}`,
      coins: [token],
      memo,
    })),
  ),
}

export const readAmino = ({ msgs, fee, memo }: AminoDocument): CosmosTransaction => ({
  actions: msgs.map(({ type, value }): CosmosAction => {
    const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined
    const parsed = schema && v.safeParse(schema, value)
    return parsed?.success ? parsed.output : { kind: 'unknown', type }
  }),
  fee: fee.amount,
  payer: fee.payer ?? '',
  granter: fee.granter ?? '',
  memo,
})
