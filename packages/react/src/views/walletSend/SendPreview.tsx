import { type ConnectedAccount, formatAddress, formatBalance, formatUnits, type Network } from '@portico/core'
import {
  type CheckedTransfer,
  findFeeChoice,
  formatFullBalance,
  formatMoney,
  type SendDraft,
  type SendWarning,
  selectSendSpeed,
  toMoney,
} from '@portico/core/internal'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Button } from '../../ui/Button/Button.js'
import { Checkbox } from '../../ui/Checkbox/Checkbox.js'
import { WarningIcon } from '../../ui/icons/WarningIcon.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { Text } from '../../ui/Text/Text.js'
import { TokenPicture } from '../parts/pictures/TokenPicture.js'
import { sendStrings } from './strings.js'

export interface SendPreviewProps {
  readonly account: ConnectedAccount
  readonly network: Network
  readonly transfer: CheckedTransfer
  readonly draft: SendDraft
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Warnings that the visitor must confirm. */
const grave: ReadonlySet<SendWarning> = new Set(['lookAlike', 'nameChanged', 'contract'])

export function SendPreview({ account, network, transfer, draft, onConfirm, onCancel }: SendPreviewProps) {
  const portico = usePorticoInstance('SendPreview')
  const { locale } = portico.options
  const { format } = useMessages()
  const words = useStrings(sendStrings)
  const [hasCompared, setHasCompared] = useState(false)
  const { token, units, amount, receiver, name, choices, opening, warnings } = transfer
  const worth = toMoney(units, token)
  const { symbol, decimals } = network.nativeCurrency
  const chosen = findFeeChoice(choices, draft.speed)
  const isGrave = warnings.some(warning => grave.has(warning))
  const formatFee = (fee: bigint) => `${formatSmall(formatUnits(fee, decimals), locale)} ${symbol}`
  return (
    <ViewBody
      footer={
        <div className="send-buttons">
          <Button size="lg" fullWidth onClick={onCancel} data-testid="send-cancel">
            {words.cancel}
          </Button>
          <Button
            variant="primary"
            size="lg"
            fullWidth
            disabled={isGrave && !hasCompared}
            onClick={onConfirm}
            data-testid="send-confirm"
          >
            {words.send}
          </Button>
        </div>
      }
    >
      <div className="send-sum">
        <TokenPicture token={token} size={40} />
        <Text as="h2" size="xl" weight="semibold">
          <bdi>{`${formatFullBalance(amount, locale)} ${token.symbol}`}</bdi>
        </Text>
        {worth === undefined ? null : (
          <Text tone="secondary">
            <bdi>{formatMoney(Number(worth), locale)}</bdi>
          </Text>
        )}
      </div>
      {warnings.map(warning => (
        <p
          key={warning}
          className="send-warning"
          data-grave={grave.has(warning) || undefined}
          data-testid={`send-warning-${warning}`}
        >
          <WarningIcon />
          <span>{words.warnings[warning]}</span>
        </p>
      ))}
      <dl className="send-facts">
        <Fact label={words.to}>
          {name === undefined ? null : (
            <div>
              <bdi>{name}</bdi>
            </div>
          )}
          <bdi className="send-whole" data-testid="send-to">
            {receiver}
          </bdi>
        </Fact>
        <Fact label={words.from}>
          <bdi title={account.address}>{formatAddress(account.address)}</bdi>
        </Fact>
        {token.address === undefined ? null : (
          <Fact label={token.symbol}>
            <bdi className="send-whole" data-testid="send-contract">
              {token.address}
            </bdi>
          </Fact>
        )}
        <Fact label={words.network}>
          <bdi>{network.name}</bdi>
        </Fact>
        {chosen && choices.length === 1 ? (
          <Fact label={words.fee}>{format(words.feeAbout, { fee: formatFee(chosen.fee) })}</Fact>
        ) : null}
        {opening === undefined ? null : (
          <Fact label={words.opening}>
            <div>
              <bdi data-testid="send-opening">{formatFee(opening)}</bdi>
            </div>
            <Text size="xs" tone="secondary">
              {words.openingText}
            </Text>
          </Fact>
        )}
      </dl>
      {choices.length > 1 ? (
        <fieldset className="send-speeds">
          <legend>
            <Text tone="secondary">{words.fee}</Text>
          </legend>
          {choices.map(({ speed, fee }) => (
            <label key={speed} className="send-speed">
              <input
                type="radio"
                name="speed"
                checked={speed === chosen?.speed}
                onChange={() => selectSendSpeed(portico, speed)}
              />
              <Text weight="medium">{words.speeds[speed]}</Text>
              <Text size="xs" tone="secondary">
                <bdi>{formatFee(fee)}</bdi>
              </Text>
            </label>
          ))}
        </fieldset>
      ) : null}
      {isGrave ? (
        <Checkbox checked={hasCompared} onCheckedChange={setHasCompared} data-testid="send-compared">
          {words.compared}
        </Checkbox>
      ) : null}
    </ViewBody>
  )
}

/** Fees are small: three decimals would often show zero, so three significant digits are shown. */
function formatSmall(amount: string, locale: string | undefined): string {
  const [small] = /^0\.000\d*?[1-9]\d{0,2}/.exec(amount) ?? []
  return small ?? formatBalance(amount, locale)
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="send-fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
