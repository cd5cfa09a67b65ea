import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { encodeAddress, encodeBytes, encodeItems, encodeWord } from '@portico/codec/abi'
import { toUtf8 } from '../../../keys/encoding.ts'
import type { SmartCall } from '../sign/UserOperation.ts'

/** MetaMask's `EIP7702StatelessDeleGator` 1.3.0. The account never delegates to another contract (EIP-7702). */
export const delegate = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B'

/** Signed in an authorization, it ends a delegation. */
export const noDelegate = '0x0000000000000000000000000000000000000000'

/** The contract that the delegate lets act for the account, within delegations that the account has signed (ERC-7710). */
export const delegationManager = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'

/** What an account's code is once it delegates. */
export const delegationCode = `0xef0100${delegate.slice(2).toLowerCase()}`

/** Positions of the two values in the delegate's code that its constructor derives from the chain. */
const chainIdAt = 5801
const domainAt = 5843

/** Of the code with these two values set to zero: the same on every network. */
const codeHash = '29e80da8dce2a5184fbbe98d907f0b4c01c9ad4f40c485bb038c82f28db5425a'

const hashText = (text: string) => bytesToHex(keccak_256(toUtf8(text)))

function hashDomain(chainId: bigint): Uint8Array {
  const type = 'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)'
  const parts = [
    hashText(type),
    hashText('EIP7702StatelessDeleGator'),
    hashText('1'),
    encodeWord(chainId),
    encodeAddress(delegate),
  ]
  return keccak_256(hexToBytes(parts.join('')))
}

/** Whether this is the code that was published and audited, as deployed on this chain. */
export function isDelegateCode(code: unknown, chainId: bigint): boolean {
  if (typeof code !== 'string' || !/^0x([\da-f]{2}){6000,24576}$/i.test(code)) return false
  const bytes = hexToBytes(code.slice(2))
  const take = (at: number) => bytesToHex(bytes.slice(at, at + 32))
  if (take(chainIdAt) !== encodeWord(chainId) || take(domainAt) !== bytesToHex(hashDomain(chainId)))
    return false
  bytes.fill(0, chainIdAt, chainIdAt + 32).fill(0, domainAt, domainAt + 32)
  return bytesToHex(keccak_256(bytes)) === codeHash
}

/** ERC-7579: a batch that reverts as a whole. */
const batchMode = '01'.padEnd(64, '0')

/** `execute(bytes32,bytes)` of the delegate, which only the account itself and the entry point may call. */
export function encodeBatch(calls: readonly SmartCall[]): Uint8Array {
  const items = calls.map(
    ({ to, value, data }) =>
      encodeAddress(to) + encodeWord(value) + encodeWord(96) + encodeBytes(bytesToHex(data)),
  )
  const executions = encodeWord(32) + encodeWord(items.length) + encodeItems(items)
  return concatBytes(hexToBytes('e9ae5c53'), hexToBytes(batchMode + encodeWord(64) + encodeBytes(executions)))
}
