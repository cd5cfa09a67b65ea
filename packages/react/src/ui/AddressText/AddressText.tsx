import { useStyles } from '../useStyles.js'
import { addressTextStyles } from './AddressText.css.js'

/** As many letters as people compare. */
const compared = 6

/** A whole address on two lines, with bold ends. */
export function AddressText({
  address,
  ...rest
}: {
  readonly address: string
  readonly 'data-testid'?: string
}) {
  useStyles(addressTextStyles)
  return (
    <bdi {...rest} className="address-text">
      <b>{address.slice(0, compared)}</b>
      {address.slice(compared, -compared)}
      <b>{address.slice(-compared)}</b>
    </bdi>
  )
}
