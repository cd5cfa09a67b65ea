import { invalidParams, PorticoError } from '@portico/protocol'
import { base64 } from '@scure/base'
import type { DirectDocument } from '../sign/documents.ts'
import {
  assertSingle,
  type Form,
  hasOnly,
  readAll,
  readBytes,
  readFields,
  readForm,
  readText,
} from '../sign/protobuf.ts'
import type { CosmosAction, CosmosTransaction } from './describeCosmos.ts'
import { messageTypes, readCoin } from './messages.ts'

/** Field numbers of the document's parts. Extension options are excluded because their effect is unknown. */
const forms = {
  body: { single: [2, 3], repeated: [1] },
  auth: { single: [2], repeated: [1] },
  signer: { single: [1, 2, 3] },
  fee: { single: [2, 3, 4], repeated: [1] },
  any: { single: [1, 2] },
} as const satisfies Record<string, Form>

/** Parses a SIGN_MODE_DIRECT document completely and refuses unknown or duplicate fields. */
export function readDirect({ bodyBytes, authInfoBytes }: DirectDocument): CosmosTransaction {
  const body = readForm(base64.decode(bodyBytes), forms.body)
  const auth = readForm(base64.decode(authInfoBytes), forms.auth)
  for (const signer of readAll(auth, 1)) readForm(signer, forms.signer)
  const messages = readAll(body, 1)
  if (messages.length === 0)
    throw new PorticoError(invalidParams, { detail: 'The transaction has no messages.' })
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

function readAction(name: string, bytes: Uint8Array): CosmosAction {
  const type = messageTypes.find(({ direct }) => direct === name)
  if (!type) return { name }
  const message = readFields(bytes)
  const fields = Object.entries(type.fields)
  const numbersOf = (isRepeated: boolean) =>
    fields.flatMap(([, [field, kind]]) => (Boolean(kind.isRepeated) === isRepeated ? [field] : []))
  const form = { single: numbersOf(false), repeated: numbersOf(true) }
  assertSingle(message, form)
  // The effect of a newer, unknown field cannot be described.
  if (!hasOnly(message, form)) return { name }
  const values = fields.map(([key, [field, { direct }]]) => [key, direct(message, field)])
  return { name, type, values: Object.fromEntries(values) }
}
