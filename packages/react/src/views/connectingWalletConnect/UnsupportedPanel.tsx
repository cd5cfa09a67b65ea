import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Button } from '../../ui/Button/Button.js'
import { LinkButton } from '../../ui/Button/LinkButton.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { PairingPicture } from '../parts/pairing/PairingPicture.js'
import { pairingStrings } from '../parts/pairing/strings.js'
import { useGetWallet } from '../parts/pairing/useGetWallet.js'
import type { ListedWallet } from '../parts/wallets/ListedWallet.js'

/** A wallet that exists only as an extension, which is not installed in this browser. */
export function UnsupportedPanel({ wallet }: { readonly wallet: ListedWallet }) {
  const { messages, format } = useMessages()
  const { connect, titles } = messages
  const words = useStrings(pairingStrings)
  const { push } = useNavigation()
  const way = useGetWallet(wallet)
  const look = { variant: 'primary', size: 'lg', fullWidth: true, 'data-testid': 'get-wallet' } as const
  const get = format(titles.downloads, { wallet: wallet.name })
  return (
    <RequestPanel
      state="idle"
      picture={<PairingPicture wallet={wallet} size={72} />}
      title={format(words.notFound, { wallet: wallet.name })}
      text={words.notFoundText}
      action={
        way?.href ? (
          <LinkButton {...look} href={way.href}>
            {get}
          </LinkButton>
        ) : way ? (
          <Button {...look} onClick={way.onClick}>
            {get}
          </Button>
        ) : undefined
      }
      otherWay={{
        label: connect.notDetected,
        onClick: () => push({ name: 'WalletNotDetected', walletId: wallet.id }),
      }}
    />
  )
}
