import { bytesToHex } from '@noble/hashes/utils.js'
import { type AbiReader, createAbiReader, Undecodable } from './createAbiReader.ts'

export interface NestedCall {
  /** Absent if the contract calls itself. */
  readonly to?: string
  readonly value: bigint
  readonly data: Uint8Array
  /** A delegatecall: the code of `to` runs as the contract that makes the call. */
  readonly isDelegated?: true
}

type Decode = (read: AbiReader) => NestedCall[]

const readSelfCalls = (read: AbiReader, list: number): NestedCall[] =>
  read.items(list, 32).map(at => ({ value: 0n, data: read.bytes(read.offset(at, list + 32)) }))

/** Reads a list of tuples of `words` words that begin with an address and end with bytes. */
const readTuples = (read: AbiReader, list: number, words: number, valueAt?: number): NestedCall[] =>
  read.items(list, 32).map(at => {
    const tuple = read.offset(at, list + 32)
    return {
      to: read.address(tuple),
      value: valueAt === undefined ? 0n : read.number(tuple + valueAt * 32),
      data: read.bytes(read.offset(tuple + (words - 1) * 32, tuple)),
    }
  })

/** Reads parallel lists of targets, optional values and calldata. */
function readColumns(read: AbiReader, hasValues: boolean): NestedCall[] {
  const receivers = read.items(read.offset(0), 32)
  const values = hasValues ? read.items(read.offset(32), 32) : []
  const data = readSelfCalls(read, read.offset(hasValues ? 64 : 32))
  if (data.length !== receivers.length || (hasValues && values.length !== receivers.length))
    throw new Undecodable()
  return receivers.map((at, index) => {
    const place = values[index]
    return {
      to: read.address(at),
      value: place === undefined ? 0n : read.number(place),
      data: data[index]?.data ?? new Uint8Array(),
    }
  })
}

const readOne: Decode = read => [
  { to: read.address(0), value: read.number(32), data: read.bytes(read.offset(64)) },
]

/** A Safe operation: call (0) or delegatecall (1). */
const readSafe: Decode = read => {
  const operation = read.number(96)
  if (operation > 1n) throw new Undecodable()
  return readOne(read).map(call => (operation === 1n ? { ...call, isDelegated: true } : call))
}

const decoders: Readonly<Record<string, Decode>> = {
  // multicall(bytes[]), multicall(uint256,bytes[]), multicall(bytes32,bytes[])
  ac9650d8: read => readSelfCalls(read, read.offset(0)),
  '5ae401dc': read => readSelfCalls(read, read.offset(32)),
  '1f0464d1': read => readSelfCalls(read, read.offset(32)),
  // aggregate((address,bytes)[]), tryAggregate(bool,(address,bytes)[])
  '252dba42': read => readTuples(read, read.offset(0), 2),
  bce38bd7: read => readTuples(read, read.offset(32), 2),
  // aggregate3((address,bool,bytes)[]), aggregate3Value((address,bool,uint256,bytes)[])
  '82ad56cb': read => readTuples(read, read.offset(0), 3),
  '174dea71': read => readTuples(read, read.offset(0), 4, 2),
  // execute(address,uint256,bytes)
  b61d27f6: readOne,
  // execute(address,bytes) of a DSProxy
  '1cff79cd': read => [
    { to: read.address(0), value: 0n, data: read.bytes(read.offset(32)), isDelegated: true },
  ],
  // execTransaction(address,uint256,bytes,uint8,…), execTransactionFromModule and execTransactionFromModuleReturnData
  '6a761202': readSafe,
  '468721a7': readSafe,
  '5229073f': readSafe,
  // executeBatch(address[],bytes[]), executeBatch(address[],uint256[],bytes[]), executeBatch((address,uint256,bytes)[])
  '18dfb3c7': read => readColumns(read, false),
  '47e1da2a': read => readColumns(read, true),
  '34fcd5be': read => readTuples(read, read.offset(0), 3, 1),
}

/** Returns the calls that a call contains; empty if it is no multicall. */
export function decodeNested(data: Uint8Array): readonly NestedCall[] {
  const decode = decoders[bytesToHex(data.subarray(0, 4))]
  try {
    return decode ? decode(createAbiReader(data.subarray(4))) : []
  } catch (error) {
    if (!(error instanceof Undecodable)) throw error
    return []
  }
}
