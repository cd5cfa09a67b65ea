import { toBytes } from '../address.js'
import { writeLength } from './readTransaction.js'

interface AccountUse {
  readonly address: string
  readonly isSigner?: boolean | undefined
  readonly isWritable?: boolean | undefined
}

export interface InstructionToWrite {
  readonly program: string
  readonly accounts: readonly AccountUse[]
  readonly data: Uint8Array
}

/** Writes a legacy message, which every wallet supports. */
export function writeMessage(
  payer: string,
  blockhash: string,
  instructions: readonly InstructionToWrite[],
): Uint8Array {
  const keys = listKeys(payer, instructions)
  const addresses = keys.map(({ address }) => address)
  const count = (isCounted: (key: Key) => boolean) => keys.filter(isCounted).length
  const placeOf = (address: string) => addresses.indexOf(address)
  return Uint8Array.from([
    count(({ isSigner }) => isSigner),
    count(({ isSigner, isWritable }) => isSigner && !isWritable),
    count(({ isSigner, isWritable }) => !isSigner && !isWritable),
    ...writeLength(keys.length),
    ...addresses.flatMap(address => [...toBytes(address)]),
    ...toBytes(blockhash),
    ...writeLength(instructions.length),
    ...instructions.flatMap(({ program, accounts, data }) => [
      placeOf(program),
      ...writeLength(accounts.length),
      ...accounts.map(({ address }) => placeOf(address)),
      ...writeLength(data.length),
      ...data,
    ]),
  ])
}

interface Key {
  readonly address: string
  readonly isSigner: boolean
  readonly isWritable: boolean
}

function listKeys(payer: string, instructions: readonly InstructionToWrite[]): readonly Key[] {
  const keys = new Map<string, Key>()
  const uses: readonly AccountUse[] = [
    { address: payer, isSigner: true, isWritable: true },
    ...instructions.flatMap(({ accounts }) => accounts),
    ...instructions.map(({ program }) => ({ address: program })),
  ]
  for (const { address, isSigner = false, isWritable = false } of uses) {
    const before = keys.get(address)
    keys.set(address, {
      address,
      isSigner: isSigner || before?.isSigner === true,
      isWritable: isWritable || before?.isWritable === true,
    })
  }
  const rank = ({ isSigner, isWritable }: Key) => (isSigner ? 0 : 2) + (isWritable ? 0 : 1)
  // The payer was inserted first, and the sort is stable.
  return [...keys.values()].sort((one, other) => rank(one) - rank(other))
}
