import { formatAddress, formatBalance, formatUnits } from '@portico/core'
import type { FeeChoice } from '@portico/core/adapter'
import { type CheckedTransfer, formatFullBalance } from '@portico/core/internal'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import type { UsePorticoSendResult } from '../../hooks/usePorticoSend.js'
import { AddressText, Fact, Facts, Text, useStyles } from '../../ui/index.js'
import { PreviewBody, Warning } from '../parts/flow/PreviewBody.js'
import { Worth } from '../parts/flow/Worth.js'
import { TokenPicture } from '../parts/pictures/Picture.js'
import { sendStrings } from './strings.js'
import { walletSendStyles } from './WalletSendView.css.js'

interface SendPreviewProps {
  readonly send: UsePorticoSendResult
  readonly sender: NonNullable<UsePorticoSendResult['sender']>
  readonly transfer: CheckedTransfer
  readonly onCancel: () => void
}

export function SendPreview({ send, sender: { account, network }, transfer, onCancel }: SendPreviewProps) {
  const { locale } = usePorticoInstance('SendPreview').options
  const words = useStrings(sendStrings)
  const { token, units, amount, receiver, name, choices, opening, warnings } = transfer
  const { fee, graveWarnings } = send
  const { symbol, decimals } = network.nativeCurrency
  const formatFee = (coins: bigint) => `${formatSmall(formatUnits(coins, decimals), locale)} ${symbol}`
  return (
    <PreviewBody
      words={words}
      confirmLabel={words.send}
      condition={graveWarnings.length > 0 ? { label: words.compared, testId: 'send-compared' } : undefined}
      onConfirm={send.confirm}
      onCancel={onCancel}
      testIds={{ cancel: 'send-cancel', confirm: 'send-confirm' }}
    >
      <div className="flow-sum">
        <TokenPicture token={token} size={40} />
        <Text as="h2" size="xl" weight="semibold">
          <bdi>{`${formatFullBalance(amount, locale)} ${token.symbol}`}</bdi>
        </Text>
        <Worth token={token} units={units} size="sm" />
      </div>
      {warnings.map(warning => (
        <Warning
          key={warning}
          grave={graveWarnings.includes(warning)}
          data-testid={`send-warning-${warning}`}
        >
          {words.warnings[warning]}
        </Warning>
      ))}
      <Facts>
        <Fact label={words.to}>
          {name === undefined ? null : (
            <div>
              <bdi>{name}</bdi>
            </div>
          )}
          <AddressText address={receiver} data-testid="send-to" />
        </Fact>
        <Fact label={words.from}>
          <bdi title={account.address}>{formatAddress(account.address)}</bdi>
        </Fact>
        {token.address === undefined ? null : (
          <Fact label={token.symbol}>
            <AddressText address={token.address} data-testid="send-contract" />
          </Fact>
        )}
        <Fact label={words.network}>{network.name}</Fact>
        {fee && choices.length === 1 ? (
          <Fact label={words.fee}>{format(words.feeAbout, { fee: formatFee(fee.fee) })}</Fact>
        ) : null}
        {opening === undefined ? null : (
          <Fact label={words.opening}>
            <div>
              <bdi data-testid="send-opening">{formatFee(opening)}</bdi>
            </div>
            <Text variant="caption">{words.openingText}</Text>
          </Fact>
        )}
      </Facts>
      {choices.length > 1 ? <FeeChoices send={send} choices={choices} format={formatFee} /> : null}
    </PreviewBody>
  )
}

/** Fees are small: three decimals would often show zero, so three significant digits are shown. */
function formatSmall(amount: string, locale: string | undefined): string {
  const [small] = /^0\.000\d*?[1-9]\d{0,2}/.exec(amount) ?? []
  return small ?? formatBalance(amount, locale)
}

interface FeeChoicesProps {
  readonly send: UsePorticoSendResult
  readonly choices: readonly FeeChoice[]
  readonly format: (fee: bigint) => string
}

function FeeChoices({ send, choices, format }: FeeChoicesProps) {
  useStyles(walletSendStyles)
  const words = useStrings(sendStrings)
  return (
    <fieldset className="send-speeds">
      <legend>
        <Text tone="secondary">{words.fee}</Text>
      </legend>
      {choices.map(({ speed, fee }) => (
        <label key={speed} className="send-speed">
          <input
            type="radio"
            name="speed"
            checked={speed === send.fee?.speed}
            onChange={() => send.selectSpeed(speed)}
          />
          <Text weight="medium">{words.speeds[speed]}</Text>
          <Text variant="caption">
            <bdi>{format(fee)}</bdi>
          </Text>
        </label>
      ))}
    </fieldset>
  )
}
