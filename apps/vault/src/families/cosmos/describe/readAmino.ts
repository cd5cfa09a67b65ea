import * as v from 'valibot'
import type { AminoDocument } from '../sign/documents.ts'
import type { CosmosAction, CosmosTransaction } from './describeCosmos.ts'
import { messageTypes } from './messages.ts'

function readAction({ type: name, value }: AminoDocument['msgs'][number]): CosmosAction {
  const type = messageTypes.find(({ amino }) => amino === name)
  if (!type) return { name }
  const entries = Object.entries(type.fields).map(([key, [, { amino }]]) => [key, amino])
  const parsed = v.safeParse(v.strictObject(Object.fromEntries(entries)), value)
  return parsed.success ? { name, type, values: parsed.output } : { name }
}

export const readAmino = ({ msgs, fee, memo }: AminoDocument): CosmosTransaction => ({
  actions: msgs.map(readAction),
  fee: fee.amount,
  payer: fee.payer ?? '',
  granter: fee.granter ?? '',
  memo,
})
