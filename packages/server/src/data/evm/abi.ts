import { createAbiReader } from '@portico/codec/abi'
import * as v from 'valibot'
import { QuantitySchema } from '../schemas.js'

export function readAmount(answer: string | undefined): bigint | undefined {
  const amount = v.safeParse(QuantitySchema, answer)
  return amount.success ? amount.output : undefined
}

export function readAddress(answer: string | undefined): string | undefined {
  const address = answer?.length === 66 ? createAbiReader(answer).address(0) : undefined
  return address === `0x${'0'.repeat(40)}` ? undefined : address
}

export function decodeText(data: string): string | undefined {
  const reader = createAbiReader(data)
  const at = reader.offset(0)
  const bytes = data.length === 66 ? data.slice(2) : at === undefined ? undefined : reader.bytes(at)
  const text = bytes && Buffer.from(bytes, 'hex').toString('utf8').replace(/\0+$/, '')
  return text?.includes('\ufffd') ? undefined : text
}
