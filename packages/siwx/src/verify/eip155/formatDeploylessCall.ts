import type { WrappedSignature } from './parseWrappedSignature.js'

/**
 * A program for `eth_call` without a target: it has the factory deploy the account, then asks the account, and returns
 * what that returned, or nothing where it reverted. A node runs it and forgets it; there is no transaction to send.
 */
export function formatDeploylessCall(
  { factory, factoryData }: Pick<WrappedSignature, 'factory' | 'factoryData'>,
  account: string,
  question: string,
): string {
  const [deploySize, askSize] = [push(factoryData.length / 2), push(question.length / 2)]
  const write = (deployAt: number) =>
    [
      // Whether the deployment works does not matter: the account may be there already.
      copy(deploySize, push(deployAt)),
      ...[zero, zero, deploySize, zero, zero, `73${factory}`, '5a', 'f1', '50'], // CALL, POP
      copy(askSize, push(deployAt + factoryData.length / 2)),
      ...[zero, zero, askSize, zero, `73${account}`, '5a', 'fa'], // STATICCALL
      ...['3d', zero, zero, '3e'], // RETURNDATACOPY
      ...['3d', '02', zero, 'f3'], // RETURN of as much, times one where it succeeded
    ].join('')
  const length = write(0).length / 2
  return `0x${write(length)}${factoryData}${question}`
}

const zero = '6000'

/** PUSH3: what is copied is shorter than 16 MB, and the program is the same length whatever the numbers are. */
function push(value: number): string {
  return `62${value.toString(16).padStart(6, '0')}`
}

/** CODECOPY from behind the program to the start of the memory. */
function copy(size: string, from: string): string {
  return `${size}${from}${zero}39`
}
