import { formatUnits } from '../../utils/formatUnits.js'
import type { PaymentLink } from '../PaymentLink.js'
import { isEvmAddress } from './hexShapes.js'

const etherDecimals = 18

/** EIP-681. */
export function parseEthereumLink(path: string, parameters: URLSearchParams): PaymentLink | undefined {
  const [, target = '', chainId, call] =
    /^(?:pay-)?([^@/]+)(?:@(\d{1,15}))?(?:\/(\w+))?$/.exec(decodeURIComponentSafely(path)) ?? []
  const chain = { namespace: 'eip155', chainId } as const
  if (call === undefined) {
    const value = parameters.get('value')
    const units = value === null ? undefined : parseInteger(value)
    if (!isReceiver(target) || (value !== null && units === undefined)) return undefined
    const amount = units === undefined ? undefined : formatUnits(units, etherDecimals)
    return { ...chain, receiver: target, amount }
  }
  const receiver = parameters.get('address') ?? ''
  const wanted = parameters.get('uint256')
  const units = wanted === null ? undefined : parseInteger(wanted)
  if (call !== 'transfer' || !isEvmAddress(target) || !isReceiver(receiver)) return undefined
  if (wanted !== null && units === undefined) return undefined
  return { ...chain, receiver, token: target, units }
}

const isReceiver = (text: string) =>
  isEvmAddress(text) || (!/^0x/i.test(text) && /^[^\s./]+(\.[^\s./]+)+$/.test(text))

/** Also accepts `2.014e18`, as EIP-681 does; the result must be an exact integer. */
function parseInteger(text: string): bigint | undefined {
  const [, whole, fraction = '', power = '0'] =
    /^(\d{1,78})(?:\.(\d{1,78}))?(?:e(\d{1,2}))?$/i.exec(text) ?? []
  if (whole === undefined) return undefined
  const digits = fraction.replace(/0+$/, '')
  const zeros = Number(power) - digits.length
  return zeros < 0 ? undefined : BigInt(whole + digits) * 10n ** BigInt(zeros)
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
