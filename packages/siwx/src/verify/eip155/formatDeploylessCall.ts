import type { WrappedSignature } from './parseWrappedSignature.js'

/**
 * Code for an `eth_call` without a target: it has the factory deploy the account, calls the account, and returns the
 * result, or nothing if it reverted. The node only simulates it; no transaction is sent.
 */
export function formatDeploylessCall(
  { factory, factoryData }: Pick<WrappedSignature, 'factory' | 'factoryData'>,
  account: string,
  question: string,
): string {
  const [deploySize, askSize] = [push(factoryData.length / 2), push(question.length / 2)]
  const write = (deployAt: number) =>
    [
      // The deployment may fail, because the account may already exist.
      copy(deploySize, push(deployAt)),
      ...[zero, zero, deploySize, zero, zero, `73${factory}`, '5a', 'f1', '50'], // CALL, POP
      copy(askSize, push(deployAt + factoryData.length / 2)),
      ...[zero, zero, askSize, zero, `73${account}`, '5a', 'fa'], // STATICCALL
      ...['3d', zero, zero, '3e'], // RETURNDATACOPY
      ...['3d', '02', zero, 'f3'], // RETURN of the size times the success flag
    ].join('')
  const length = write(0).length / 2
  return `0x${write(length)}${factoryData}${question}`
}

const zero = '6000'

/** PUSH3: the data is shorter than 16 MB, and the code length is independent of the values. */
function push(value: number): string {
  return `62${value.toString(16).padStart(6, '0')}`
}

/** CODECOPY from after the code to the start of memory. */
function copy(size: string, from: string): string {
  return `${size}${from}${zero}39`
}
