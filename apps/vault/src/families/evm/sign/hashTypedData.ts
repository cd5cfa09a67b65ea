import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { toUtf8 } from '../../../keys/encoding.ts'
import { refuseParams } from '../../refuseParams.ts'

export interface TypedDataField {
  readonly name: string
  readonly type: string
}

export interface TypedData {
  readonly types: Readonly<Record<string, readonly TypedDataField[]>>
  readonly primaryType: string
  readonly domain: Readonly<Record<string, unknown>>
  readonly message: Readonly<Record<string, unknown>>
}

const domainFields: readonly TypedDataField[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

type Types = TypedData['types']

/** In bytes. Bounds the hashing time; legitimate requests need a fraction of it. */
const mostWork = 1 << 21

interface Work {
  readonly types: Types
  readonly typeHashes: Map<string, Uint8Array>
  left: number
}

/** The signed domain fields: those of the declared type, or the standard fields that are present. */
export const getDomainFields = ({ types, domain }: Pick<TypedData, 'types' | 'domain'>) =>
  Object.hasOwn(types, 'EIP712Domain')
    ? getFields('EIP712Domain', types)
    : domainFields.filter(({ name }) => domain[name] !== undefined)

function describeWork({ types, domain }: Pick<TypedData, 'types' | 'domain'>): Work {
  const described = { ...types, EIP712Domain: getDomainFields({ types, domain }) }
  return { types: described, typeHashes: new Map(), left: mostWork }
}

export function hashTypedData(data: TypedData): Uint8Array {
  const { primaryType, domain, message } = data
  const work = describeWork(data)
  const parts = [Uint8Array.of(0x19, 0x01), hashStruct('EIP712Domain', domain, work)]
  if (primaryType !== 'EIP712Domain') parts.push(hashStruct(primaryType, message, work))
  return keccak_256(concatBytes(...parts))
}

export function hashTypedDataParts(data: TypedData) {
  const work = describeWork(data)
  return {
    domain: hashStruct('EIP712Domain', data.domain, work),
    contents: hashStruct(data.primaryType, data.message, work),
    contentsType: encodeType(data.primaryType, work.types),
  }
}

function hash(bytes: Uint8Array, work: Work): Uint8Array {
  work.left -= bytes.length
  if (work.left < 0) throw refuseParams('The typed data takes too long to hash.')
  return keccak_256(bytes)
}

function getFields(type: string, types: Types): readonly TypedDataField[] {
  const fields = Object.hasOwn(types, type) ? types[type] : undefined
  if (!fields) throw refuseParams(`The type ${type} is not defined.`)
  return fields
}

const baseOf = (type: string) => type.replace(/(\[\d*\])+$/, '')

function findStructs(type: string, types: Types, found = new Set<string>()): Set<string> {
  if (found.has(type) || !Object.hasOwn(types, type)) return found
  found.add(type)
  for (const field of getFields(type, types)) findStructs(baseOf(field.type), types, found)
  return found
}

function encodeType(type: string, types: Types): string {
  const others = [...findStructs(type, types)].filter(other => other !== type).sort()
  return [type, ...others]
    .map(
      name =>
        `${name}(${getFields(name, types)
          .map(field => `${field.type} ${field.name}`)
          .join(',')})`,
    )
    .join('')
}

function hashType(type: string, work: Work): Uint8Array {
  const known = work.typeHashes.get(type)
  if (known) return known
  const hashed = hash(toUtf8(encodeType(type, work.types)), work)
  work.typeHashes.set(type, hashed)
  return hashed
}

function hashStruct(type: string, value: unknown, work: Work): Uint8Array {
  if (typeof value !== 'object' || value === null) throw refuseParams(`A ${type} value is missing.`)
  const encoded = getFields(type, work.types).map(field => {
    const part = Object.hasOwn(value, field.name) ? (value as Record<string, unknown>)[field.name] : undefined
    return encodeValue(field.type, part, work)
  })
  return hash(concatBytes(hashType(type, work), ...encoded), work)
}

function encodeValue(type: string, value: unknown, work: Work): Uint8Array {
  const list = /^(.*)\[(\d*)\]$/.exec(type)
  if (list) return hashList(list[1] ?? '', list[2] ?? '', value, work)
  if (Object.hasOwn(work.types, type)) return hashStruct(type, value, work)
  if (type === 'string') return hash(toUtf8(parseText(value)), work)
  if (type === 'bytes') return hash(parseHex(value), work)
  return encodeWord(type, value)
}

function hashList(type: string, length: string, value: unknown, work: Work) {
  if (!Array.isArray(value) || (length !== '' && value.length !== Number(length)))
    throw refuseParams(`An array of ${type} is missing or has the wrong length.`)
  return hash(concatBytes(...value.map(item => encodeValue(type, item, work))), work)
}

function encodeWord(type: string, value: unknown): Uint8Array {
  const word = new Uint8Array(32)
  if (type === 'bool') {
    if (typeof value !== 'boolean') throw refuseParams('A bool is missing.')
    word[31] = value ? 1 : 0
    return word
  }
  if (type === 'address') {
    const address = parseHex(value)
    if (address.length !== 20) throw refuseParams('An address has the wrong length.')
    word.set(address, 12)
    return word
  }
  const fixed = /^bytes([1-9]|[12]\d|3[0-2])$/.exec(type)
  if (fixed) {
    const bytes = parseHex(value)
    if (bytes.length !== Number(fixed[1])) throw refuseParams(`A ${type} value has the wrong length.`)
    word.set(bytes)
    return word
  }
  const number = /^(u?)int(\d{1,3})$/.exec(type)
  const bits = Number(number?.[2])
  if (!number || bits === 0 || bits > 256 || bits % 8 !== 0)
    throw refuseParams(`The type ${type} is unknown.`)
  return encodeInteger(parseInteger(value), bits, number[1] === 'u')
}

function encodeInteger(value: bigint, bits: number, isUnsigned: boolean) {
  const least = isUnsigned ? 0n : -(1n << BigInt(bits - 1))
  const most = (1n << BigInt(isUnsigned ? bits : bits - 1)) - 1n
  if (value < least || value > most) throw refuseParams('A number is out of range for its type.')
  return hexToBytes(BigInt.asUintN(256, value).toString(16).padStart(64, '0'))
}

export function parseInteger(value: unknown): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  if (typeof value === 'string' && /^(-?\d{1,78}|0x[\da-f]{1,64})$/i.test(value)) return BigInt(value)
  throw refuseParams('A number is missing or not an integer.')
}

function parseText(value: unknown) {
  if (typeof value !== 'string') throw refuseParams('A string is missing.')
  return value
}

function parseHex(value: unknown) {
  if (typeof value !== 'string' || !/^0x([\da-f]{2})*$/i.test(value))
    throw refuseParams('Bytes are missing or not hex.')
  return hexToBytes(value.slice(2))
}
